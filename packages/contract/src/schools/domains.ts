// The e-mail domains of a school, as its administrators keep them; other staff read them.
// A deletion carries the number of uses that was shown; when it is another by now it is refused (settings.in_use) and asked for again.
import { DOMAIN_SORTS, SCHOOL_COUNTS, USES } from '@fairway/rules/school-settings';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId, text } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { SCHOOL_BASE, schoolSettings } from './settings.ts';

const params = z.strictObject({ schoolId: intId });
const uses = z.coerce.number().int().min(0).max(1_000_000_000);

export const schoolDomain = z
  .object({
    domain: z.string(),
    isPrimary: z.boolean(),
    /** Students whose proof is an address of it. */
    proofs: z.int(),
  })
  .meta({ id: 'SchoolDomain' });

export const schoolDomainsList = listEndpoints({
  noun: 'SchoolDomains',
  path: `${SCHOOL_BASE}/domains`,
  summary: 'The e-mail domains of a school, with how many students are verified by each.',
  tag: 'school settings',
  access: 'schoolStaff',
  params,
  row: schoolDomain,
  sorts: DOMAIN_SORTS,
  sort: 'domain',
  filters: { use: z.enum(USES).optional() },
});

export const addSchoolDomain = endpoint({
  name: 'addSchoolDomain',
  method: 'POST',
  path: `${SCHOOL_BASE}/domains`,
  summary: `Adds an e-mail domain of the school, at most ${SCHOOL_COUNTS.domains}; the first becomes the primary one.`,
  tag: 'school settings',
  access: 'schoolAdmin',
  params,
  body: z.strictObject({ domain: text(300) }),
  returns: schoolSettings,
  errors: ['settings.invalid', 'settings.domain_known', 'settings.domain_taken', 'settings.limit'],
});

const domainParams = z.strictObject({ schoolId: intId, domain: text(253) });

export const setPrimaryDomain = endpoint({
  name: 'setPrimaryDomain',
  method: 'PUT',
  path: `${SCHOOL_BASE}/domains/{domain}/primary`,
  summary: 'Makes a domain of the school its primary one.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: domainParams,
  returns: schoolSettings,
  errors: [],
});

export const removeSchoolDomain = endpoint({
  name: 'removeSchoolDomain',
  method: 'DELETE',
  path: `${SCHOOL_BASE}/domains/{domain}`,
  summary: 'Removes a domain; students who proved an address of it stay verified. `proofs`: how many there are, as it was shown.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: domainParams,
  query: z.strictObject({ proofs: uses.default(0) }),
  returns: schoolSettings,
  errors: ['settings.in_use', 'settings.needed'],
});
