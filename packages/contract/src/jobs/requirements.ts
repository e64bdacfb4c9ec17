// What a posting asks for against the caller's own profile. @rule jobs.43
import { REQUIREMENT_KINDS, REQUIREMENT_REASONS, VERDICTS } from '@fairway/rules/requirements';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { uuid } from '../kernel/fields.ts';

const postingRequirement = z
  .object({
    kind: z.enum(REQUIREMENT_KINDS),
    /** Any of these meets it: codes, the name of a skill, a day. */
    wanted: z.array(z.string()),
    /** `unknown`: my profile says nothing of this kind. */
    verdict: z.enum(VERDICTS),
    reason: z.enum(REQUIREMENT_REASONS),
    /** What of my profile decided: codes, the name of a skill, a day. */
    found: z.array(z.string()),
  })
  .meta({ id: 'PostingRequirement' });

export const listPostingRequirements = endpoint({
  name: 'listPostingRequirements',
  method: 'GET',
  path: '/api/v1/postings/{id}/requirements',
  summary:
    'What a posting asks for, one thing after another, and whether my own profile meets it, with the reason. None: it asks for nothing.',
  tag: 'jobs',
  access: 'candidate',
  feature: 'findJobs',
  params: z.strictObject({ id: uuid }),
  returns: z.object({ requirements: z.array(postingRequirement) }).meta({ id: 'PostingRequirements' }),
  errors: ['jobs.not_found'],
});
