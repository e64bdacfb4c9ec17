// Scorecards of applicants by the criteria of their posting. Those of others are shown to who has given one. @rule applicants.10
import { SCORECARD_LIMITS, SCORES, VERDICTS, type Verdict } from '@fairway/rules/scorecards';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, text, uuid } from '../kernel/fields.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';

const path = `${EMPLOYER_BASE}/applicants/{id}`;
const common = { tag: 'applicants', access: 'organizationStaff', params: organizationParams.extend({ id: uuid }) } as const;
const verdict = z.enum(VERDICTS);
/** How many gave which. */
export const verdictCounts = z.object({ strongNo: z.int(), no: z.int(), yes: z.int(), strongYes: z.int() } satisfies Record<
  Verdict,
  z.ZodInt
>);
/** null: not seen. */
const score = z.union(SCORES.map((one) => z.literal(one))).nullable();

const criterion = z.object({ id: z.string(), name: z.string() });
const card = z.object({
  verdict,
  words: z.string(),
  scores: z.array(z.object({ criterionId: z.string(), score, note: z.string() })),
  changedAt: instant,
});

export const scorecards = z
  .object({
    /** What is scored now, in order; at most 12. */
    criteria: z.array(criterion),
    /** The posting is gone: its criteria stay as they are. */
    canEdit: z.boolean(),
    mine: card.nullable(),
    /** Of the others, first given first; empty until the reader has given one. An author whose account is gone has no name. */
    others: z.array(card.extend({ id: z.string(), author: z.string() })),
    othersCount: z.int(),
    /** All that were given, by verdict and by criterion, also by those that are scored no more; null until the reader has given one. */
    summary: z
      .object({
        verdicts: verdictCounts,
        criteria: z.array(criterion.extend({ scores: z.array(z.int()).length(SCORES.length), notSeen: z.int() })),
      })
      .nullable(),
  })
  .meta({ id: 'Scorecards' });

export const getScorecards = endpoint({
  ...common,
  name: 'getScorecards',
  method: 'GET',
  path: `${path}/scorecards`,
  summary: 'The criteria of the posting, my scorecard of an application, and once there is one, those of my colleagues with their summary.',
  returns: scorecards,
  errors: ['not_found'],
});

export const giveScorecard = endpoint({
  ...common,
  name: 'giveScorecard',
  method: 'PUT',
  path: `${path}/scorecard`,
  summary: 'Gives my scorecard of an application, or gives it anew. A criterion that is left out was not seen.',
  body: z.strictObject({
    verdict,
    words: text(SCORECARD_LIMITS.wordsCharacters).trim().default(''),
    scores: z
      .array(z.strictObject({ criterionId: uuid, score, note: text(SCORECARD_LIMITS.noteCharacters).trim().default('') }))
      .max(SCORECARD_LIMITS.criteria),
  }),
  returns: scorecards,
  errors: ['not_found', 'applicants.criteria_changed'],
});

export const removeScorecard = endpoint({
  ...common,
  name: 'removeScorecard',
  method: 'DELETE',
  path: `${path}/scorecard`,
  summary: 'Deletes my scorecard of an application; those of the others are shown no more. Again changes nothing.',
  returns: scorecards,
  errors: ['not_found'],
});

export const changeCriteria = endpoint({
  ...common,
  name: 'changeApplicantCriteria',
  method: 'PUT',
  path: `${path}/criteria`,
  summary:
    'Says what applicants for the posting of this application are scored by: all of it, in order, a new criterion with an id of its own. What was scored by one that is left out stays.',
  body: z.strictObject({
    /** The ids as they were shown: where colleagues changed them meanwhile nothing is done. */
    before: z.array(uuid).max(SCORECARD_LIMITS.criteria),
    criteria: z
      .array(z.strictObject({ id: uuid, name: text(SCORECARD_LIMITS.criterionCharacters).trim().min(1) }))
      .max(SCORECARD_LIMITS.criteria),
  }),
  returns: scorecards,
  errors: ['not_found', 'applicants.criteria_changed'],
});
