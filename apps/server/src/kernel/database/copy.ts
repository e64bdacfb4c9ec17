// COPY in and out as streams, which pg has no words for: a query object of our own that answers the protocol's messages.
// A client does nothing else meanwhile. A reader may leave early, which pg-copy-streams does not bear (docs/decisions/014).
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type pg from 'pg';

/** What pg's connection can do, as far as COPY needs it. */
type Wire = {
  stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
};

const ignore = () => undefined;

/** Runs `copy ... to stdout`; gives the bytes as the server sends them. */
export function copyOut(client: pg.ClientBase, statement: string): Readable {
  let wire: Wire | undefined;
  let failure: Error | undefined;
  const out = new Readable({ highWaterMark: 256 * 1024, read: () => void wire?.stream.resume() });
  submit(client, {
    submit: (connection: Wire) => {
      wire = connection;
      connection.query(statement);
    },
    handleCopyData: ({ chunk }: { chunk: Buffer }, connection: Wire) => {
      // Who stopped reading does not hold the connection up: the rest is let go. The parser uses its buffer again.
      if (out.destroyed) return;
      if (!out.push(Buffer.from(chunk))) connection.stream.pause();
    },
    handleError: (error: Error) => {
      failure = error;
      wire?.stream.resume();
      out.destroy(error);
    },
    handleReadyForQuery: () => {
      if (!failure) out.push(null);
    },
  });
  // Who stops reading early must not leave the connection paused.
  out.once('close', () => wire?.stream.resume());
  return out;
}

/** Runs `copy ... from stdin` over these bytes. @throws what the server or the bytes failed with; nothing is copied then */
export async function copyIn(client: pg.ClientBase, statement: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let failure: Error | undefined;
  submit(client, {
    submit: (connection: Wire) => connection.query(statement),
    handleCopyInResponse: (connection: Wire) => void send(connection),
    handleError: (error: Error) => {
      failure ??= error;
      reject(failure);
    },
    handleReadyForQuery: () => {
      if (failure) reject(failure);
      else resolve();
    },
  });

  async function send(connection: Wire): Promise<void> {
    try {
      for await (const chunk of bytes) {
        if (failure) return;
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await drained(connection.stream);
      }
      if (!failure) connection.endCopyFrom();
    } catch (error) {
      failure ??= error as Error;
      connection.sendCopyFail('the bytes could not be read');
    }
  }

  return promise;
}

function drained(stream: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stream.off('drain', done).off('close', done);
      resolve();
    };
    stream.on('drain', done).on('close', done);
  });
}

function submit(client: pg.ClientBase, query: object): void {
  const complete = {
    handleCommandComplete: ignore,
    handleRowDescription: ignore,
    handleDataRow: ignore,
    handleEmptyQuery: ignore,
    handlePortalSuspended: ignore,
  };
  client.query({ ...complete, ...query } as unknown as pg.Submittable);
}
