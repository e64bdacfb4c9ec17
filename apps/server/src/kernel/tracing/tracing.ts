// Traces by switch (TRACES_URL). Off means `undefined` everywhere: nothing is imported, wrapped or measured.
// A span never holds values of a person: no query values, no addresses with ids, no error messages.
import type { IncomingHttpHeaders } from 'node:http';
import type { Log } from '../log.ts';

export type SpanAttributes = Record<string, string | number>;

/** A span that was begun; `end` more than once is harmless. */
export type OpenSpan = {
  set(attributes: SpanAttributes): void;
  /** Marks it as failed; `kind` is a code or the name of an error, never its message. */
  fail(kind: string): void;
  end(): void;
  /** Runs `work` below the span: spans begun in it, however late, are its children. */
  within<T>(work: () => T): T;
};

export type Tracing = {
  /** A span of a request; it continues the W3C traceparent of `headers`. Every span below it carries the request id. */
  beginRequest(name: string, attributes: SpanAttributes, request: { id: string; headers: IncomingHttpHeaders }): OpenSpan;
  /** A span of a call to another server, below the current one; undefined where there is none: polling makes no traces. */
  beginCall(name: string, attributes: SpanAttributes): OpenSpan | undefined;
  /** Runs `work` in a new span below the current one, or at the root of a trace. */
  run<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
  /** Sends what is waiting, and ends. */
  close(): Promise<void>;
};

export type TracingOptions = {
  /** OTLP over HTTP (JSON): `http://collector:4318`, with `/v1/traces` where the path is empty. */
  url: string;
  /** The share of new traces that is kept, 0 to 1; a trace that comes in keeps its caller's choice. */
  sampleRatio: number;
  log: Log;
  /** Spans wait so long for organization; default 5 s. */
  delayMs?: number;
};

/** What may be said of an error: its code, else its name. */
export function errorKind(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'Error';
}
