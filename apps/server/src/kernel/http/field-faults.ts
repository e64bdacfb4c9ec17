// Several faults of one body in one answer: the code is the first one's, `errors` lists them all with their places.
import type { ErrorCode } from '@fairway/contract/errors';
import { Problem } from './problems.ts';

export type FieldFault = { pointer: string; code: ErrorCode };

/** @throws Problem with the first code, when there is any */
export function refuseFaults(faults: readonly FieldFault[]): void {
  const [first] = faults;
  if (first) throw new Problem(first.code, { errors: [...faults] });
}
