// A tenant whose hosts answer nothing but that they are suspended, until it is resumed.
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId } from '../kernel/fields.ts';
import { adminTenant } from './administration.ts';

const path = '/api/v1/admin/tenants/{id}/suspension';
const params = z.strictObject({ id: intId });

export const suspendTenant = endpoint({
  name: 'suspendTenant',
  method: 'POST',
  path,
  summary: 'Suspends a tenant: within a second its hosts answer 503 to everything. One that is suspended already stays so.',
  tag: 'tenants',
  access: 'platformAdmin',
  params,
  returns: adminTenant,
  errors: ['tenants.never_suspended', 'ProofNeeded'],
  tx: false,
});

export const resumeTenant = endpoint({
  name: 'resumeTenant',
  method: 'DELETE',
  path,
  summary: 'Lets a tenant answer again, with all that it had; one that is not suspended stays as it is.',
  tag: 'tenants',
  access: 'platformAdmin',
  params,
  returns: adminTenant,
  errors: [],
  tx: false,
});
