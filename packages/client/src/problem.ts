// The one error that a call of the API ends with. Pages show `errors.<code>`; they never read a status or a text of the server.

export type ProblemBody = {
  status: number;
  code: string;
  detail?: string;
  requestId?: string;
  errors?: { pointer: string; code: string }[];
};

/** A refused or failed call: `code` is of the error catalogue, `status` the HTTP status (0 where no reply came). */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  /** Field errors of a 422: JSON pointers into the body, or names of the query. */
  readonly errors: readonly { pointer: string; code: string }[];

  constructor(body: ProblemBody) {
    super(`${body.status} ${body.code}${body.detail ? `: ${body.detail}` : ''}`);
    this.name = 'ApiProblem';
    this.status = body.status;
    this.code = body.code;
    this.requestId = body.requestId;
    this.errors = body.errors ?? [];
  }
}

/** Reads the problem of a reply that is not ok; a reply that is no problem document becomes `internal` or `unavailable`. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const fallback = response.status === 503 || response.status === 502 || response.status === 504 ? 'unavailable' : 'internal';
  try {
    const body = (await response.clone().json()) as Partial<ProblemBody>;
    return new ApiProblem({ ...body, status: response.status, code: typeof body.code === 'string' ? body.code : fallback });
  } catch {
    return new ApiProblem({ status: response.status, code: fallback });
  }
}
