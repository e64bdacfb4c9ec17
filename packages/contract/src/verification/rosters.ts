// The roster of a school, and the proof by it. Issue 5 "a roster upload (hashed addresses)"
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, uuid } from '../kernel/fields.ts';
import { candidateBase, methodProof, proofErrors, schoolParams, staffBase } from './methods.ts';

export const ROSTER_BYTES = 16 * 1024 * 1024;
export const ROSTER_BAD_ROWS_SHOWN = 1000;

export const ROSTER_ROW_FAULTS = ['no_address', 'bad_address', 'bad_date'] as const;
export const ROSTER_UNKNOWN = ['unknown_program', 'unknown_adviser'] as const;
const ROSTER_FIELDS = ['address', 'number', 'end', 'program', 'adviser'] as const;
export const ROSTER_DIFFERENCES_SHOWN = 100;
export const ROSTER_FAULTS = ['empty', 'no_column', 'too_many_rows', 'damaged', 'no_rows'] as const;

const rosterUpload = z.object({
  id: z.string(),
  mode: z.enum(['replace', 'add']),
  /** `read`: shown, and waits to be confirmed. */
  state: z.enum(['waiting', 'running', 'read', 'done', 'failed', 'dropped', 'undone']),
  /** Of the file's bytes, 0 to 100. */
  progressPercent: z.int(),
  rowCount: z.int(),
  /** Who comes, who is there and changes (but for the address), and who goes. */
  addedCount: z.int(),
  changedCount: z.int(),
  removedCount: z.int(),
  /** Who is there by their number and gets another address. */
  movedCount: z.int(),
  /** While it is shown: the first who are there and change, by the line of the file. Addresses and numbers are not told: only hashes are kept. */
  differences: z.array(
    z.object({
      line: z.int(),
      changes: z.array(z.object({ field: z.enum(ROSTER_FIELDS), before: z.string().nullable(), after: z.string().nullable() })),
    }),
  ),
  /** Programs, levels and advisers that the school has not: passed over, the row counts. The first of them, by the line of the file. */
  unknownCount: z.int(),
  unknownRows: z.array(z.object({ line: z.int(), code: z.enum(ROSTER_UNKNOWN) })),
  repeatedCount: z.int(),
  badCount: z.int(),
  /** The first of them, by the line of the file. */
  badRows: z.array(z.object({ line: z.int(), code: z.enum(ROSTER_ROW_FAULTS) })),
  /** Rows with an address of a public mail provider, and the first lines of them: anybody has such an address. */
  publicCount: z.int(),
  publicLines: z.array(z.int()),
  fault: z.enum(ROSTER_FAULTS).nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});

export const schoolRoster = z
  .object({
    /** Addresses that count today, and those whose end is over. */
    count: z.int(),
    endedCount: z.int(),
    upload: rosterUpload.nullable(),
    /** The roster that was confirmed last, while it can be undone. */
    undoable: z.object({ id: z.string(), until: instant }).nullable(),
  })
  .meta({ id: 'SchoolRoster' });

export const getSchoolRoster = endpoint({
  name: 'getSchoolRoster',
  method: 'GET',
  path: `${staffBase}/roster`,
  summary: 'How many addresses the roster of a school holds, and how the last upload goes or went.',
  tag: 'verification',
  access: 'schoolAdmin',
  params: schoolParams,
  returns: schoolRoster,
  errors: ['not_found'],
});

export const uploadSchoolRoster = endpoint({
  name: 'uploadSchoolRoster',
  method: 'POST',
  path: `${staffBase}/roster`,
  summary:
    'Takes a CSV of addresses (column email; optional: number, end date, program, level, adviser). It is read in the background and shown; nothing counts until it is confirmed.',
  tag: 'verification',
  access: 'schoolAdmin',
  params: schoolParams,
  upload: { field: 'file', maxBytes: ROSTER_BYTES, tooLarge: 'verification.roster_too_large' },
  body: z.strictObject({ mode: z.enum(['replace', 'add']).default('add') }),
  status: 202,
  returns: schoolRoster,
  errors: ['not_found', 'verification.roster_running'],
  tx: false,
});

const uploadParams = schoolParams.extend({ id: uuid });
const onUpload = { tag: 'verification', access: 'schoolAdmin', params: uploadParams, returns: schoolRoster } as const;

export const confirmSchoolRoster = endpoint({
  ...onUpload,
  name: 'confirmSchoolRoster',
  method: 'POST',
  path: `${staffBase}/roster/{id}/confirm`,
  summary: 'Takes over a roster that was read and shown: all its good rows count at once. It can be undone for 7 days.',
  errors: ['not_found', 'verification.roster_over'],
});

export const dropSchoolRoster = endpoint({
  ...onUpload,
  name: 'dropSchoolRoster',
  method: 'POST',
  path: `${staffBase}/roster/{id}/drop`,
  summary: 'Drops a roster that was read and shown; nothing was changed by it.',
  errors: ['not_found', 'verification.roster_over'],
});

export const undoSchoolRoster = endpoint({
  ...onUpload,
  name: 'undoSchoolRoster',
  method: 'POST',
  path: `${staffBase}/roster/{id}/undo`,
  summary: 'Makes the roster what it was before the file that was confirmed last, within 7 days; who was verified by it stays verified.',
  errors: ['not_found', 'verification.roster_over', 'verification.too_late'],
});

export const deleteSchoolRoster = endpoint({
  name: 'deleteSchoolRoster',
  method: 'DELETE',
  path: `${staffBase}/roster`,
  summary: 'Deletes the roster of a school; what it proved stays proven.',
  tag: 'verification',
  access: 'schoolAdmin',
  params: schoolParams,
  errors: ['not_found', 'verification.roster_running'],
});

export const proveByRoster = endpoint({
  name: 'proveByRoster',
  method: 'POST',
  path: `${candidateBase}/roster`,
  summary: 'Verifies at once where a proven address of the candidate stands in the roster of the school.',
  tag: 'verification',
  access: 'candidate',
  body: z.strictObject({ schoolId: intId }),
  returns: methodProof,
  errors: [...proofErrors, 'verification.not_in_roster'],
});
