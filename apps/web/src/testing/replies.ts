// What the API says in browser tests: who is there, what is wrong, and a table of calls that notes what was asked.

/** The session of nobody. */
export const VISITOR = { authenticated: false, canRefresh: false, accessEndsInMs: null, user: null, unreadMessages: 0 };

/** The session of somebody; `changes`: what else it says. */
export const signedIn = <U extends object>(user: U, changes: object = {}) => ({
  authenticated: true,
  canRefresh: true,
  accessEndsInMs: 800_000,
  user,
  unreadMessages: 0,
  ...changes,
});

/** Ada, a candidate. */
export const ADA = { id: '1', email: 'ada@x.example', firstName: 'Ada', lastName: 'Berg', avatar: null, roles: ['Candidate'] };

/** A refusal, as the server words it. */
export const problem = (code: string, status: number, errors?: readonly { pointer: string; code: string }[]) =>
  Response.json(
    { type: 'about:blank', title: code, status, code, requestId: 'r', ...(errors ? { errors } : {}) },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

export type Answers = Record<string, (request: Request) => unknown>;

/** Answers calls by "METHOD path", or "METHOD *"; a Response as it is, anything else as JSON. Notes every call with its query. */
export function server(answers: Answers) {
  const calls: string[] = [];
  const reply = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search}`);
    const answer = answers[`${request.method} ${pathname}`] ?? answers[`${request.method} *`];
    const given = answer ? await answer(request) : problem('not_found', 404);
    if (given instanceof Response) return given;
    return given === undefined ? new Response(null, { status: 204 }) : Response.json(given);
  };
  return { calls, reply };
}
