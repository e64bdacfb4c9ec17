// A school that rests: its console, what hangs on its verification and its own hosts, until it is resumed.
import { SUSPENSION_REASON_CHARACTERS } from '@fairway/rules/organizations';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId, text } from '../kernel/fields.ts';
import { adminSchool } from './administration.ts';

const path = '/api/v1/admin/schools/{id}/suspension';
const params = z.strictObject({ id: intId });

export const suspendSchool = endpoint({
  name: 'suspendSchool',
  method: 'POST',
  path,
  summary:
    'Suspends a school: within a second it verifies nobody, shows nothing that is for its students alone, and its console and own hosts are closed. Its staff read the reason. One that is suspended already stays so.',
  tag: 'schools',
  access: 'platformAdmin',
  params,
  body: z.strictObject({ reason: text(SUSPENSION_REASON_CHARACTERS).refine((reason) => reason.trim() !== '') }),
  returns: adminSchool,
  errors: ['schools.never_suspended', 'ProofNeeded'],
  tx: false,
});

export const resumeSchool = endpoint({
  name: 'resumeSchool',
  method: 'DELETE',
  path,
  summary: 'Opens a suspended school again, with all that it had; one that is not suspended stays as it is.',
  tag: 'schools',
  access: 'platformAdmin',
  params,
  returns: adminSchool,
  errors: [],
  tx: false,
});
