// The only error class that crosses a feature, and the one handler that renders it (RFC 9457 problem+json).
import { ERRORS, type ErrorCode } from '@fairway/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/database.ts';

export type FieldError = { pointer: string; code: string };

export class Problem extends Error {
  override name = 'Problem';
  readonly code: ErrorCode;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string | string[]>;

  constructor(
    code: ErrorCode,
    more: { detail?: string; errors?: FieldError[]; headers?: Record<string, string | string[]>; cause?: unknown } = {},
  ) {
    super(more.detail ?? code, more.cause === undefined ? undefined : { cause: more.cause });
    this.code = code;
    this.detail = more.detail;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
  }

  /** HTTP status of the code. */
  get status(): number {
    return ERRORS[this.code].status;
  }

  /** No fault of the server, though its status says so. */
  get isExpected(): boolean {
    return 'isExpected' in ERRORS[this.code];
  }
}

/** PostgreSQL's code of a foreign key without its row. */
const FOREIGN_KEY = '23503';

/** Foreign keys of columns that name who calls. */
const CALLERS = /_user$|_(user_id|reporter_id|author_id|actor_id|decided_by|changed_by|invited_by)_fkey$/;

/** PostgreSQL's code of a write in a transaction that only reads. */
const READ_ONLY = '25006';

/** What went wrong, as a Problem: our own as it is, the framework's and the database's by their codes, anything else `internal`. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code = (error as FastifyError).code ?? '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('body_too_large', { cause: error });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('unsupported_media_type', { cause: error });
  if (code.startsWith('FST_ERR_CTP') || error instanceof SyntaxError || code === 'FST_ERR_BAD_URL')
    return new Problem('malformed_body', { cause: error });
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new Problem('not_found', { cause: error });
  // Somebody looks through another person's eyes, and the read would have written.
  if (code === READ_ONLY) return new Problem('view_as.read_only', { cause: error });
  if (code === 'ENOSPC' || code === '53100') return new Problem('storage_full', { cause: error });
  // The token outlived its account, which was erased: a row of that person, or by them, has nobody to belong to.
  const { constraint = '' } = error as { constraint?: string };
  if (code === FOREIGN_KEY && CALLERS.test(constraint)) return new Problem('unauthenticated', { cause: error });
  // A student was erased while staff wrote about them.
  if (code === FOREIGN_KEY && constraint.endsWith('_student_fkey')) return new Problem('not_found', { cause: error });
  if ((error as FastifyError).statusCode === 429) return new Problem('rate_limited', { cause: error });
  // Search names its failures itself (packages/search/src/failures.ts): a key that is none, else it is away for a moment.
  if (code === 'search.bad_page_key' || code === 'search.bad_id') return new Problem('jobs.bad_page_token', { cause: error });
  if (code.startsWith('search.')) {
    const { retryAfterSeconds = 2 } = error as { retryAfterSeconds?: number };
    return new Problem('unavailable', { headers: { 'retry-after': String(retryAfterSeconds) }, cause: error });
  }
  if (isUnavailable(error)) return new Problem('unavailable', { headers: { 'retry-after': '2' }, cause: error });
  return new Problem('internal', { cause: error });
}

/** Sends a problem; `title` stays the code, the words are the reader's message `errors.<code>`, sent where the specification wants a message. */
export async function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const problem = toProblem(error);
  const { status } = problem;
  if (status >= 500 && !problem.isExpected) request.log.error({ err: problem.cause ?? error, code: problem.code }, 'request failed');
  await reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: `/api/docs#${problem.code}`,
        title: problem.code,
        status,
        code: problem.code,
        detail: problem.detail,
        message: problem.detail,
        requestId: request.id,
        errors: problem.errors,
      }),
    );
}
