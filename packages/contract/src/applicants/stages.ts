// Stages of an organization's own. @rule applications.11
import { APPLICANT_LIMITS, STAGED_STATES } from '@fairway/rules/applicants';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { text, uuid } from '../kernel/fields.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';

const state = z.enum(STAGED_STATES);
/** One of the organization's own, within a state. */
export const ownStage = z.object({ id: z.string(), name: z.string() });

const stages = z
  .object({ stages: z.array(ownStage.extend({ state, /** How many stand there. */ applicants: z.int() })) })
  .meta({ id: 'ApplicantStages' });
const common = { tag: 'applicants', path: `${EMPLOYER_BASE}/applicants/stages`, params: organizationParams, returns: stages } as const;

export const listApplicantStages = endpoint({
  ...common,
  access: 'organizationStaff',
  name: 'listApplicantStages',
  method: 'GET',
  summary: 'The stages of the organization’s own in their order, each within the state that candidates see.',
  errors: [],
});

export const changeApplicantStages = endpoint({
  ...common,
  access: 'organizationAdmin',
  name: 'changeApplicantStages',
  method: 'PUT',
  summary: 'Names the stages of the organization’s own anew. Who stands in one that goes stands in its state alone; nobody is told.',
  body: z.strictObject({
    /** Those that were shown, in order. */
    before: z.array(uuid).max(APPLICANT_LIMITS.ownStages),
    /** A stage that is there stays in its state. */
    stages: z
      .array(z.strictObject({ id: uuid, state, name: text(APPLICANT_LIMITS.ownStageCharacters).trim().min(1) }))
      .max(APPLICANT_LIMITS.ownStages),
  }),
  errors: ['not_found', 'applicants.stages_changed', 'applicants.stage_twice'],
});
