// Postings side by side. @rule jobs.36
import { COMPARED_MAX } from '@fairway/rules/own-postings';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { many, uuid } from '../kernel/fields.ts';
import { jobSummary } from './endpoints.ts';

export const comparedPosting = jobSummary.extend({ skills: z.array(z.string()) }).meta({ id: 'ComparedJob' });

export const comparePostings = endpoint({
  name: 'comparePostings',
  method: 'GET',
  path: '/api/v1/postings/compared',
  summary: 'Up to four postings by their ids, in this order; closed ones too. What is none, or not for the caller, is left out.',
  tag: 'jobs',
  access: 'public',
  feature: 'findJobs',
  query: z.strictObject({ id: many(uuid, COMPARED_MAX) }),
  returns: z.object({
    postings: z.array(comparedPosting),
    /** What the profile of somebody signed in says; the skills that they have are `matchingSkills` of each posting. */
    reader: z.object({ speaks: z.array(z.string()) }).nullable(),
  }),
  errors: [],
});
