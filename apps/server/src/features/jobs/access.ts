// What a caller may see of postings: which schools' exclusive ones. Verified connections arrive with issue 5; until then nobody has any.
import type { Call } from '../../kernel/http/call.ts';

/** Schools whose exclusive postings the caller sees. */
export function visibleSchoolIds(_call: Call): number[] {
  return [];
}
