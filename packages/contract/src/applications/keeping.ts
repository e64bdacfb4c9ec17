// "May we keep your application for later?": what its candidate says to it. @rule applications.16
import { KEEP_ANSWERS } from '@fairway/rules/keeping';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { uuid } from '../kernel/fields.ts';
import { application } from './endpoints.ts';

export const answerKeep = endpoint({
  name: 'answerApplicationKeep',
  method: 'PUT',
  path: '/api/v1/candidate/applications/{id}/keep',
  summary: 'Lets the organization keep my application for later, or not; `no` takes it back at once, at any time. Again changes nothing.',
  tag: 'applications',
  access: 'candidate',
  feature: 'applications',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ answer: z.enum(KEEP_ANSWERS) }),
  returns: application,
  errors: ['not_found', 'applications.keep_over'],
});
