import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { text } from '../kernel/fields.ts';

export const askSupport = endpoint({
  name: 'askSupport',
  method: 'POST',
  path: '/api/v1/support',
  summary: 'Mails a question to the support address of the tenant.',
  tag: 'support',
  access: 'public',
  body: z.strictObject({ email: z.email().max(254), message: text(4000).min(1), page: text(500) }),
  status: 202,
  returns: z.object({ accepted: z.boolean() }),
  errors: [],
});
