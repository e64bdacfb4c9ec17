// The roster of a school, and the proof by it. Issue 5 "a roster upload (hashed addresses)"
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, intId } from './fields.ts';
import { candidateBase, methodProof, proofErrors, schoolParams, staffBase } from './verification-methods.ts';

export const ROSTER_BYTES = 16 * 1024 * 1024;
export const ROSTER_BAD_ROWS_SHOWN = 1000;

export const ROSTER_ROW_FAULTS = ['no_address', 'bad_address', 'bad_date'] as const;
export const ROSTER_FAULTS = ['empty', 'no_column', 'too_many_rows', 'damaged', 'no_rows'] as const;

const rosterUpload = z.object({
  id: z.string(),
  mode: z.enum(['replace', 'add']),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Of the file's bytes, 0 to 100. */
  progressPercent: z.int(),
  rowCount: z.int(),
  addedCount: z.int(),
  repeatedCount: z.int(),
  badCount: z.int(),
  /** The first of them, by the line of the file. */
  badRows: z.array(z.object({ line: z.int(), code: z.enum(ROSTER_ROW_FAULTS) })),
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
    'Takes a CSV of addresses (column email; optional end date). It is read in the background; all good rows count at once, or none.',
  tag: 'verification',
  access: 'schoolAdmin',
  params: schoolParams,
  upload: { field: 'file', maxBytes: ROSTER_BYTES, tooLarge: 'verification.roster_too_large' },
  body: z.strictObject({ mode: z.enum(['replace', 'add']).default('replace') }),
  status: 202,
  returns: schoolRoster,
  errors: ['not_found', 'verification.roster_running'],
  tx: false,
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
