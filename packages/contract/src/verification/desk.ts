// What else staff do with a request of the queue: open the file that it carries, and say who of them has it. Issue 12
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, uuid } from '../kernel/fields.ts';
import { base, params, shape, verificationRecord } from './queue.ts';

export const openVerificationFile = endpoint({
  ...shape,
  name: 'openVerificationFile',
  method: 'POST',
  path: `${base}/{id}/file`,
  summary: 'Addresses of this origin that show and save the file of a request for five minutes; each opening is written down.',
  params,
  returns: z.object({ showUrl: z.string(), saveUrl: z.string(), isPicture: z.boolean(), expiresAt: instant }),
  errors: ['not_found', 'verification.file_gone'],
});

export const assignVerification = endpoint({
  ...shape,
  name: 'assignVerification',
  method: 'PUT',
  path: `${base}/{id}/assignee`,
  summary: 'Takes a request that waits, gives it to a colleague, or gives it back to the queue (null); anybody may still decide it.',
  params,
  body: z.strictObject({
    userId: uuid.nullable(),
    /** Who had it when this was decided: of two who take it at once, the second is told. */
    from: uuid.nullable(),
  }),
  returns: verificationRecord,
  errors: ['verification.wrong_state', 'verification.taken', 'verification.no_colleague'],
});
