// Links of postings that somebody opened to apply elsewhere, and whether they did. @rule applications.9
import { OPENING_ANSWERS } from '@fairway/rules/applications';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, uuid } from '../kernel/fields.ts';

const own = { tag: 'applications', access: 'candidate', feature: 'applications' } as const;

export const applicationOpening = z
  .object({
    jobId: z.string(),
    title: z.string(),
    organization: z.string(),
    openedAt: instant,
    /** null: not asked yet, or not answered. notYet: the question does not come up by itself again. */
    answer: z.enum(['notYet']).nullable(),
  })
  .meta({ id: 'ApplicationOpening' });

export const listApplicationOpenings = endpoint({
  ...own,
  name: 'listApplicationOpenings',
  method: 'GET',
  path: '/api/v1/candidate/application-openings',
  summary: 'Links of postings that I opened to apply elsewhere, and have not said yet whether I applied; last opened first, at most 50.',
  returns: z.object({ openings: z.array(applicationOpening) }),
  errors: [],
});

export const answerApplicationOpening = endpoint({
  ...own,
  name: 'answerApplicationOpening',
  method: 'PUT',
  path: '/api/v1/candidate/application-openings/{id}',
  summary:
    'Answers whether I applied by the link of a posting: applied keeps an application of it, never ends the question for that posting.',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ answer: z.enum(OPENING_ANSWERS) }),
  /** Of what is kept since; null: nothing is. */
  returns: z.object({ applicationId: z.string().nullable() }),
  errors: [],
});
