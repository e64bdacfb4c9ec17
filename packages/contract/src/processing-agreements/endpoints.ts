// The agreement on data processing: written by the platform's administrators, read and accepted by those of each school. @rule processing-agreements.1
import { AGREEMENT_CHARACTERS, AGREEMENT_SORTS, AGREEMENT_STATES } from '@fairway/rules/processing-agreements';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, locale, many, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { managedSchoolParams } from '../schools/managed.ts';
import { SCHOOL_BASE } from '../schools/settings.ts';

const tag = 'processing-agreements';
const state = z.enum(AGREEMENT_STATES);
const version = z.string().regex(/^(ours|edition):[1-9]\d{0,8}$/);
/** Made by the server of a few marks; nothing else of the text is HTML. */
const html = z.string();

const acceptance = z.object({
  id: z.string(),
  version: z.string(),
  locale,
  acceptedAt: instant,
  /** null: the account is gone. */
  acceptedBy: z.string().nullable(),
});

export const schoolAgreement = z
  .object({
    title: z.string(),
    version: z.string(),
    /** The language that the text is in. */
    locale,
    /** It is not the one that was asked for: nobody wrote that. */
    fellBack: z.boolean(),
    html,
    changedOn: z.string(),
    state,
    /** Newest first. */
    acceptances: z.array(acceptance),
    can: z.object({ accept: z.boolean() }),
  })
  .meta({ id: 'SchoolProcessingAgreement' });

const school = { tag, access: 'schoolAdmin', params: managedSchoolParams } as const;
const path = `${SCHOOL_BASE}/processing-agreement`;

export const getSchoolAgreement = endpoint({
  ...school,
  name: 'getSchoolAgreement',
  method: 'GET',
  path,
  summary: 'The agreement on data processing as the school reads it, and what it accepted.',
  query: z.strictObject({ locale }),
  returns: schoolAgreement,
  errors: [],
});

export const acceptAgreement = endpoint({
  ...school,
  name: 'acceptAgreement',
  method: 'POST',
  path: `${path}/acceptances`,
  summary: 'Accepts for the school the version that was read, in the language in which it was read. Again changes nothing.',
  body: z.strictObject({ version, locale }),
  returns: schoolAgreement,
  errors: ['processing_agreements.changed', 'processing_agreements.not_yours'],
});

export const getAcceptedAgreement = endpoint({
  ...school,
  name: 'getAcceptedAgreement',
  method: 'GET',
  path: `${path}/acceptances/{acceptanceId}`,
  summary: 'A text that the school accepted, as it was read.',
  params: managedSchoolParams.extend({ acceptanceId: uuid }),
  returns: acceptance.extend({ title: z.string(), html }).meta({ id: 'AcceptedProcessingAgreement' }),
  errors: [],
});

const admin = { tag, access: 'platformAdmin' } as const;
const base = '/api/v1/admin/processing-agreement';
/** By locale; a language without words has no slot. */
const texts = z.partialRecord(locale, z.string());

export const editedAgreement = z
  .object({
    /** What the text names: of the main site. */
    platform: z.object({ name: z.string(), email: z.string().nullable(), locale }),
    version: z.string(),
    /** The newest edition: given back with the next one. 0: there is none. */
    edition: z.int(),
    /** The platform's own text; null: ours is shown. */
    texts: texts.nullable(),
    /** Our text, with its places in braces. */
    ours: z.record(locale, z.string()),
    /** Newest first. `locales` null: from here on ours was shown. */
    editions: z.array(z.object({ number: z.int(), publishedAt: z.string(), locales: z.array(locale).nullable() })),
    schools: z.object({ accepted: z.int(), all: z.int() }),
  })
  .meta({ id: 'EditedProcessingAgreement' });

export const getEditedAgreement = endpoint({
  ...admin,
  name: 'getEditedAgreement',
  method: 'GET',
  path: base,
  summary: 'The agreement with all that can be edited, our text, its editions, and how many schools accepted what holds.',
  returns: editedAgreement,
  errors: [],
});

export const getAgreementEdition = endpoint({
  ...admin,
  name: 'getAgreementEdition',
  method: 'GET',
  path: `${base}/editions/{number}`,
  summary: 'The texts of an edition; null where it went back to ours.',
  params: z.strictObject({ number: intId }),
  returns: z.object({ number: z.int(), publishedAt: z.string(), texts: texts.nullable() }).meta({ id: 'ProcessingAgreementEdition' }),
  errors: [],
});

export const publishAgreement = endpoint({
  ...admin,
  name: 'publishAgreement',
  method: 'PUT',
  path: base,
  summary: 'Publishes an edition: what is sent replaces all languages; null goes back to our text. Every school is asked again.',
  body: z.strictObject({
    edition: z.int().min(0).max(2_147_483_646),
    texts: z
      .partialRecord(locale, text(AGREEMENT_CHARACTERS))
      .refine((slots) => Object.values(slots).some((words) => words?.trim()))
      .nullable(),
  }),
  returns: editedAgreement,
  errors: ['processing_agreements.changed'],
  // Fourteen languages, each in letters of up to four bytes.
  bodyLimitBytes: 2_000_000,
});

export const agreementSchoolsList = listEndpoints({
  ...admin,
  noun: 'AgreementSchools',
  path: `${base}/schools`,
  summary: 'Schools that are managed here, with what each accepted last.',
  row: z
    .object({
      id: z.int(),
      name: z.string(),
      state,
      version: z.string().nullable(),
      acceptedAt: instant.nullable(),
      acceptedBy: z.string().nullable(),
    })
    .meta({ id: 'AgreementSchool' }),
  sorts: AGREEMENT_SORTS,
  sort: 'name',
  filters: { states: many(state, AGREEMENT_STATES.length) },
});
