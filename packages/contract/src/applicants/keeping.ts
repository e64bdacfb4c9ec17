// Asks an applicant whether the organization may keep the application for later, and ends it. @rule applicants.12
import { KEEP_MONTHS } from '@fairway/rules/keeping';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { uuid } from '../kernel/fields.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';
import { applicant } from './endpoints.ts';

const common = {
  tag: 'applicants',
  access: 'organizationStaff',
  path: `${EMPLOYER_BASE}/applicants/{id}/keep`,
  params: organizationParams.extend({ id: uuid }),
  returns: applicant,
} as const;

export const askToKeep = endpoint({
  ...common,
  name: 'askToKeepApplicant',
  method: 'PUT',
  summary:
    'Asks the candidate, on the page of the application and by mail, whether it may be kept so long. Asking while it waits or is kept changes nothing.',
  body: z.strictObject({ months: z.union(KEEP_MONTHS.map((months) => z.literal(months))) }),
  errors: ['not_found', 'applications.keep_refused', 'applications.keep_asked'],
});

export const endKeep = endpoint({
  ...common,
  name: 'endApplicantKeep',
  method: 'DELETE',
  summary: 'Asks no more, or keeps it no more. Again changes nothing.',
  errors: ['not_found'],
});
