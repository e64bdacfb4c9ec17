// What the platform took down of an organization, as those who work there see it, and what its owners answer. @rule trust.6
// What was proven of an organization, and the words that lead to reporting it. @rule trust.8
import { APPEAL_ANSWERS, CASE_STATES, REPORTED_KINDS } from '@fairway/rules/trust';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, locale, uuid } from '../kernel/fields.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams, proof } from '../teams/requests.ts';
import { words } from './reports.ts';

const base = `${EMPLOYER_BASE}/report-decisions`;

const takenDown = z
  .object({
    id: uuid,
    kind: z.enum(REPORTED_KINDS),
    title: z.string(),
    /** Why, as the platform wrote it. */
    note: z.string(),
    at: instant,
    state: z.enum(CASE_STATES),
    /** The last instant at which it is answered. */
    appealUntil: instant,
    mayAppeal: z.boolean(),
    appeal: z.object({ text: z.string(), at: instant }).nullable(),
    answer: z.object({ answer: z.enum(APPEAL_ANSWERS), note: z.string(), at: instant }).nullable(),
  })
  .meta({ id: 'TakenDown' });

/** So many are told, last decided first. */
export const TAKEN_DOWN_SHOWN = 100;
const returns = z.object({ decisions: z.array(takenDown) });

export const listTakenDown = endpoint({
  name: 'listTakenDown',
  method: 'GET',
  path: base,
  summary: `What the platform took down of an organization, and why; the last ${TAKEN_DOWN_SHOWN} decisions that were not undone.`,
  tag: 'trust',
  access: 'organizationStaff',
  params: organizationParams,
  returns,
  errors: ['not_found'],
});

export const appealDecision = endpoint({
  name: 'appealDecision',
  method: 'POST',
  path: `${base}/{id}/appeal`,
  summary: 'Answers a decision, once and within 30 days, for owners. The platform then upholds or lifts it.',
  tag: 'trust',
  access: 'organizationAdmin',
  params: organizationParams.extend({ id: uuid }),
  body: z.strictObject({ text: words.trim().min(1) }),
  returns,
  errors: ['not_found', 'trust.state', 'trust.appeal_over'],
});

export const getOrganizationTrust = endpoint({
  name: 'getOrganizationTrust',
  method: 'GET',
  path: '/api/v1/companies/{id}/trust',
  summary:
    'What was proven of an organization, how and when, in words of the asked locale; and the words of the way to report it or its articles.',
  tag: 'trust',
  access: 'public',
  feature: 'findCompanies',
  params: z.strictObject({ id: intId }),
  query: z.strictObject({ locale: locale.default('en') }),
  returns: z
    .object({
      /** The words: a first visit is sent none of its own for them. No lines: nothing was proven. */
      heading: z.string(),
      lines: z.array(z.string()),
      report: z.string(),
      reportArticle: z.string(),
      proofs: z.array(proof),
    })
    .meta({ id: 'OrganizationTrust' }),
  errors: ['companies.not_found'],
});
