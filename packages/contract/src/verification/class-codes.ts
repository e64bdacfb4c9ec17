// Codes that staff show in class, and the proof by one. Issue 5 "a QR code shown in class"
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, text, uuid } from '../kernel/fields.ts';
import { candidateBase, methodProof, proofErrors, schoolParams, staffBase } from './methods.ts';

export const CLASS_CODE_MINUTES = { least: 5, most: 240 } as const;
export const CLASS_CODE_USES = 1000;

export const classCode = z
  .object({
    id: z.string(),
    label: z.string(),
    startedAt: instant,
    endsAt: instant,
    /** Ended early. */
    endedAt: instant.nullable(),
    isRunning: z.boolean(),
    maxUses: z.int(),
    useCount: z.int(),
  })
  .meta({ id: 'ClassCode' });

const shownCode = classCode.extend({
  /** Eight letters and digits, in two groups; null once it is over. */
  code: z.string().nullable(),
  /** Where the QR code leads, and the code as SVG; null once it is over. */
  address: z.string().nullable(),
  qrCode: z.string().nullable(),
  uses: z.array(z.object({ name: z.string(), usedAt: instant })),
});

const codeParams = z.strictObject({ schoolId: intId, id: uuid });

export const listClassCodes = endpoint({
  name: 'listClassCodes',
  method: 'GET',
  path: `${staffBase}/class-codes`,
  summary: 'The last 50 class codes of a school, running ones first.',
  tag: 'verification',
  access: 'schoolStaff',
  params: schoolParams,
  returns: z.object({ codes: z.array(classCode) }),
  errors: ['not_found'],
});

export const startClassCode = endpoint({
  name: 'startClassCode',
  method: 'POST',
  path: `${staffBase}/class-codes`,
  summary: 'Starts a code to show in class.',
  tag: 'verification',
  access: 'schoolStaff',
  params: schoolParams,
  body: z.strictObject({
    label: text(120).default(''),
    minutes: z.int().min(CLASS_CODE_MINUTES.least).max(CLASS_CODE_MINUTES.most),
    maxUses: z.int().min(1).max(CLASS_CODE_USES),
  }),
  status: 201,
  returns: shownCode,
  errors: ['not_found', 'verification.method_off', 'verification.school_rests', 'verification.code_limit'],
});

export const getClassCode = endpoint({
  name: 'getClassCode',
  method: 'GET',
  path: `${staffBase}/class-codes/{id}`,
  summary: 'A class code with who used it; asked every few seconds while it is shown.',
  tag: 'verification',
  access: 'schoolStaff',
  params: codeParams,
  returns: shownCode,
  errors: ['not_found'],
});

export const endClassCode = endpoint({
  name: 'endClassCode',
  method: 'POST',
  path: `${staffBase}/class-codes/{id}/end`,
  summary: 'Ends a class code now; ending it twice is ending it once.',
  tag: 'verification',
  access: 'schoolStaff',
  params: codeParams,
  returns: classCode,
  errors: ['not_found'],
});

export const redeemClassCode = endpoint({
  name: 'redeemClassCode',
  method: 'POST',
  path: `${candidateBase}/class-code`,
  summary: 'Verifies at once with a code that is shown in class; wrong tries are limited.',
  tag: 'verification',
  access: 'candidate',
  body: z.strictObject({ schoolId: intId, code: text(40) }),
  returns: methodProof,
  errors: [...proofErrors, 'verification.code_unknown', 'verification.code_over', 'verification.code_used_up'],
});
