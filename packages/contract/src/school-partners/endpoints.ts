// Partner schools: all staff of a school read who they are, its administrators find, propose, answer and end. @rule school-partners.1
import {
  OPEN_PARTNERSHIP_STATES,
  PARTNER_STANDINGS,
  PARTNERSHIP_ANSWERS,
  PARTNERSHIP_STATES,
  SCHOOL_PARTNER_LIMITS,
} from '@fairway/rules/school-partners';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { locale, text, uuid } from '../kernel/fields.ts';
import { managedSchoolParams } from '../schools/managed.ts';
import { SCHOOL_BASE } from '../schools/settings.ts';

const tag = 'school-partners';
const path = `${SCHOOL_BASE}/partners`;
const reader = { tag, access: 'schoolStaff', params: managedSchoolParams } as const;
const administrator = { tag, access: 'schoolAdmin', params: managedSchoolParams } as const;
const partnershipParams = managedSchoolParams.extend({ partnershipId: uuid });

const school = z.object({
  schoolId: z.int(),
  name: z.string(),
  logo: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
});

const partnership = school
  .extend({
    id: z.string(),
    state: z.enum(PARTNERSHIP_STATES),
    /** Our school proposed it. */
    isOurs: z.boolean(),
    /** What was said with the proposal. */
    note: z.string(),
    proposedAt: z.string(),
    /** When a proposal ends by itself. */
    expiresAt: z.string(),
    /** Accepted or declined. */
    answeredAt: z.string().nullable(),
    /** Of what is over: when it came to that. */
    endedAt: z.string().nullable(),
    /** Who of our school proposed or answered; empty: somebody of the other one, or an account that is gone. */
    by: z.string(),
    /** The other school is suspended: nothing comes of it until it is open again. */
    rests: z.boolean(),
  })
  .meta({ id: 'SchoolPartnership' });

export const schoolPartners = z
  .object({
    /** By name. */
    partners: z.array(partnership),
    /** What waits for our answer, the oldest first. */
    received: z.array(partnership),
    /** What we proposed and nobody answered yet. */
    sent: z.array(partnership),
    /** The latest of what is over. */
    past: z.array(partnership),
    can: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'SchoolPartners' });

export const getSchoolPartners = endpoint({
  ...reader,
  name: 'getSchoolPartners',
  method: 'GET',
  path,
  summary: 'The partner schools of a school, and the proposals that were made to it and by it.',
  returns: schoolPartners,
  errors: [],
});

export const findPartnerSchools = endpoint({
  ...administrator,
  name: 'findPartnerSchools',
  method: 'GET',
  path: `${path}/found`,
  summary: `Schools whose career services are here and that are not suspended, the best ${SCHOOL_PARTNER_LIMITS.found} for some words, with how each stands to this one.`,
  query: z.strictObject({ q: text(200).default(''), locale: locale.default('en') }),
  returns: z
    .object({
      schools: z.array(
        school.extend({
          standing: z.enum(PARTNER_STANDINGS),
          /** From when on it can be proposed to again. */
          againAt: z.string().nullable(),
        }),
      ),
    })
    .meta({ id: 'FoundPartnerSchools' }),
  errors: [],
});

const common = ['school_partners.not_yours', 'school_partners.suspended', 'school_partners.limit'] as const;

export const proposePartnership = endpoint({
  ...administrator,
  name: 'proposePartnership',
  method: 'POST',
  path,
  summary:
    'Proposes a partnership to a school. Where that one proposed it before, this accepts it. The same proposal sent twice changes nothing.',
  body: z.strictObject({ schoolId: z.int().min(1).max(2_147_483_647), note: text(SCHOOL_PARTNER_LIMITS.noteCharacters).default('') }),
  returns: schoolPartners,
  errors: [
    ...common,
    'school_partners.own',
    'school_partners.unknown',
    'school_partners.partners',
    'school_partners.proposed',
    'school_partners.declined',
  ],
});

export const answerPartnership = endpoint({
  ...administrator,
  name: 'answerPartnership',
  method: 'POST',
  path: `${path}/{partnershipId}/answer`,
  summary: 'Accepts or declines what another school proposed. The same answer again changes nothing.',
  params: partnershipParams,
  body: z.strictObject({ answer: z.enum(PARTNERSHIP_ANSWERS) }),
  returns: schoolPartners,
  errors: [...common, 'not_found', 'school_partners.own_proposal', 'school_partners.over'],
});

export const endPartnership = endpoint({
  ...administrator,
  name: 'endPartnership',
  method: 'POST',
  path: `${path}/{partnershipId}/end`,
  summary: 'Ends a partnership, or takes back a proposal of one’s own. State is the one that was shown. Again changes nothing.',
  params: partnershipParams,
  body: z.strictObject({ state: z.enum(OPEN_PARTNERSHIP_STATES) }),
  returns: schoolPartners,
  errors: ['school_partners.not_yours', 'not_found', 'school_partners.over'],
});
