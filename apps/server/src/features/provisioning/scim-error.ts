// A refusal as RFC 7644 section 3.12 words it.
import SCIMMY from 'scimmy';
import { Problem } from '../../kernel/http/problems.ts';

const SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';

export class ScimError extends Error {
  override name = 'ScimError';
  readonly status: number;
  readonly scimType: string | undefined;
  constructor(status: number, scimType: string | undefined, detail: string) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export const noSuchResource = (id: string) => new ScimError(404, undefined, `Resource ${id} not found`);

/** What of an error can be told; undefined for one of ours. */
export function scimErrorOf(error: unknown): ScimError | undefined {
  if (error instanceof ScimError) return error;
  if (error instanceof SCIMMY.Types.Error) return new ScimError(error.status, error.scimType ?? undefined, error.message);
  if (error instanceof Problem) return undefined;
  // Fastify's own: what is no JSON, is too large, or of another type.
  const { statusCode, code, message } = error as { statusCode?: number; code?: string; message?: string };
  if (code?.startsWith('FST_ERR_CTP') || error instanceof SyntaxError)
    return new ScimError(statusCode ?? 400, statusCode === undefined || statusCode === 400 ? 'invalidSyntax' : undefined, message ?? '');
  return undefined;
}

export const scimErrorBody = ({ status, scimType, message }: ScimError) => ({
  schemas: [SCHEMA],
  status: `${status}`,
  ...(scimType ? { scimType } : {}),
  detail: message,
});
