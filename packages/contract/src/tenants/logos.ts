// The logo of a tenant, as a file: every page and mail of its hosts shows it. Whoever wants another one brings another file.
import { LOGO_BYTES } from '@fairway/rules/school-settings';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId } from '../kernel/fields.ts';
import { adminTenant } from './administration.ts';

const path = '/api/v1/admin/tenants/{id}/logo';
const params = z.strictObject({ id: intId });

export const uploadTenantLogo = endpoint({
  name: 'uploadTenantLogo',
  method: 'POST',
  path,
  summary: 'The logo of a tenant: a PNG, JPEG or WebP, stored anew, or an SVG that neither runs nor loads anything.',
  tag: 'tenants',
  access: 'platformAdmin',
  params,
  upload: { field: 'logo', maxBytes: LOGO_BYTES, tooLarge: 'tenants.logo_large' },
  body: z.strictObject({}),
  returns: adminTenant,
  errors: ['tenants.logo_type', 'tenants.logo_unreadable', 'tenants.logo_active'],
  tx: false,
});

export const removeTenantLogo = endpoint({
  name: 'removeTenantLogo',
  method: 'DELETE',
  path,
  summary: 'Removes the logo of a tenant; where there is none, nothing happens.',
  tag: 'tenants',
  access: 'platformAdmin',
  params,
  returns: adminTenant,
  errors: [],
  tx: false,
});
