// The e-mail domains of a school, as its administrators keep them; other staff read them. One that the school claims verifies nobody before
// it is proven: by its DNS, by a code that is mailed to who runs it, or by the platform's word.
// A deletion carries the number of uses that was shown; when it is another by now it is refused (settings.in_use) and asked for again.
import { DOMAIN_PROOFS, DOMAIN_STATES, PROOF_MAILBOXES, TXT_OUTCOMES } from '@fairway/rules/domain-proof';
import { DOMAIN_PROVEN, DOMAIN_SORTS, SCHOOL_COUNTS, USES } from '@fairway/rules/school-settings';
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
    state: z.enum(DOMAIN_STATES),
    /** How it was proven; null while it is not. */
    provenBy: z.enum(DOMAIN_PROOFS).nullable(),
    /** Null of domains that were there before this was kept. */
    provenAt: z.string().nullable(),
    /** What is to be done while it is not proven. */
    claim: z
      .object({
        /** The TXT record to set at the domain. */
        record: z.string(),
        claimedAt: z.string(),
        endsAt: z.string(),
        /** What the DNS said last, and when. */
        outcome: z.enum(TXT_OUTCOMES).nullable(),
        lookedAt: z.string().nullable(),
        /** To whom at the domain a code was mailed last, and when. */
        mailbox: z.enum(PROOF_MAILBOXES).nullable(),
        mailedAt: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'SchoolDomain' });

export const schoolDomainsList = listEndpoints({
  noun: 'SchoolDomains',
  path: `${SCHOOL_BASE}/domains`,
  summary: 'The e-mail domains of a school, proven and claimed ones, with how many students are verified by each.',
  tag: 'school settings',
  access: 'schoolStaff',
  params,
  row: schoolDomain,
  sorts: DOMAIN_SORTS,
  sort: 'domain',
  filters: { use: z.enum(USES).optional(), proven: z.enum(DOMAIN_PROVEN).optional() },
});

export const addSchoolDomain = endpoint({
  name: 'addSchoolDomain',
  method: 'POST',
  path: `${SCHOOL_BASE}/domains`,
  summary: `Claims an e-mail domain for the school, at most ${SCHOOL_COUNTS.domains}; one whose time was over is claimed anew. It is proven at once where the platform adds it, or where it lies below a proven domain of the school.`,
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
  summary:
    'Removes a domain, or drops the claim; students who proved an address of it stay verified. `proofs`: how many there are, as it was shown.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: domainParams,
  query: z.strictObject({ proofs: uses.default(0) }),
  returns: schoolSettings,
  errors: ['settings.in_use', 'settings.needed'],
});

export const getSchoolDomain = endpoint({
  name: 'getSchoolDomain',
  method: 'GET',
  path: `${SCHOOL_BASE}/domains/{domain}`,
  summary: 'One domain of a school, with what proves it.',
  tag: 'school settings',
  access: 'schoolStaff',
  params: domainParams,
  returns: schoolDomain,
  errors: [],
});

export const lookAtSchoolDomain = endpoint({
  name: 'lookAtSchoolDomain',
  method: 'POST',
  path: `${SCHOOL_BASE}/domains/{domain}/dns`,
  summary:
    'Reads the TXT records of a claimed domain now; with the right one among them it is proven. A domain that is proven stays as it is.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: domainParams,
  returns: schoolDomain,
  errors: ['settings.claim_over'],
  // A DNS server that is slow holds nobody up.
  tx: false,
});

export const mailSchoolDomainCode = endpoint({
  name: 'mailSchoolDomainCode',
  method: 'POST',
  path: `${SCHOOL_BASE}/domains/{domain}/mail`,
  summary: 'Mails a code to one of the addresses of who runs a claimed domain. It counts for 7 days, and the one mailed last alone.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: domainParams,
  body: z.strictObject({ mailbox: z.enum(PROOF_MAILBOXES) }),
  returns: schoolDomain,
  errors: ['settings.claim_over'],
});

export const proveSchoolDomain = endpoint({
  name: 'proveSchoolDomain',
  method: 'POST',
  path: `${SCHOOL_BASE}/domains/{domain}/code`,
  summary: 'Proves a claimed domain with the code that was mailed for it.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: domainParams,
  body: z.strictObject({ code: text(100) }),
  returns: schoolDomain,
  errors: ['settings.code_unknown', 'settings.claim_over'],
});

export const decideSchoolDomain = endpoint({
  name: 'decideSchoolDomain',
  method: 'POST',
  path: `${SCHOOL_BASE}/domains/{domain}/decision`,
  summary: 'The platform’s administrators say that a claimed domain is the school’s.',
  tag: 'school settings',
  access: 'platformAdmin',
  params: domainParams,
  returns: schoolDomain,
  errors: [],
});
