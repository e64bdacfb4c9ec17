// A database client that makes a span of every statement inside a request or job: the statement without its values.
import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { errorKind, type OpenSpan, type Tracing } from './tracing.ts';

const STATEMENT_CHARS = 2000;

type Callback = (error: Error | null, result: unknown) => void;
type QueryArguments = [query: string | { text?: string }, ...rest: unknown[]];

/** The client class for a pool (option `Client`). */
export function tracedClient(tracing: Tracing): typeof pg.Client {
  return class TracedClient extends pg.Client {
    // pg's query has eight overloads; what passes through here is not looked at but for its text.
    override query(...args: unknown[]): never {
      const [query, ...rest] = args as QueryArguments;
      const text = typeof query === 'string' ? query : query.text;
      const span = text
        ? tracing.beginCall(spanName(text), { 'db.system.name': 'postgresql', 'db.query.text': withoutValues(text) })
        : undefined;
      const send = (...sent: unknown[]) => Reflect.apply(super.query, this, sent) as unknown;
      return (span ? observed(span, query, rest, send) : send(...args)) as never;
    }
  };
}

/** `pool.query` waits in a queue for a client, and would go on in the trace of whoever frees one. */
export function keepTraces(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: (...args: unknown[]) => void) => unknown;
  pool.connect = ((callback?: (...args: unknown[]) => void) => connect(callback && AsyncResource.bind(callback))) as pg.Pool['connect'];
}

function observed(span: OpenSpan, query: unknown, rest: unknown[], send: (...args: unknown[]) => unknown): unknown {
  const finish = (error?: unknown) => {
    if (error) span.fail(errorKind(error));
    span.end();
  };
  const last = rest.at(-1);
  if (typeof last === 'function') {
    const callback = last as Callback;
    return send(query, ...rest.slice(0, -1), (error: Error | null, result: unknown) => {
      finish(error);
      callback(error, result);
    });
  }
  const sent = send(query, ...rest);
  if (sent instanceof Promise) sent.then(() => finish(), finish);
  else finish();
  return sent;
}

/** `select job`: the first word and the first table, so that there are few names. */
function spanName(text: string): string {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
  const table = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][\w.]*)/i.exec(text)?.[1];
  return table ? `${operation} ${table}` : operation;
}

/** The text as it is prepared, with `?` for literals that stand in it. */
function withoutValues(text: string): string {
  return text
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, STATEMENT_CHARS);
}
