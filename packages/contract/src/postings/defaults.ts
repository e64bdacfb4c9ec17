// What the drafts of an organization begin with. @rule postings.14
import { POSTING_LIMITS } from '@fairway/rules/posting-content';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';

/** Days within which an answer is promised; null: none is. */
const replyDays = z.int().min(1).max(POSTING_LIMITS.replyDaysMost).nullable();
const common = {
  tag: 'postings',
  path: `${EMPLOYER_BASE}/posting-defaults`,
  params: organizationParams,
  returns: z.object({ replyDays }).meta({ id: 'PostingDefaults' }),
  errors: [],
} as const;

export const getPostingDefaults = endpoint({
  ...common,
  access: 'organizationStaff',
  name: 'getPostingDefaults',
  method: 'GET',
  summary: 'What a blank draft begins with.',
});

export const changePostingDefaults = endpoint({
  ...common,
  access: 'organizationAdmin',
  name: 'changePostingDefaults',
  method: 'PUT',
  summary: 'Changes what blank drafts begin with from now on. Postings that are there stay as they are.',
  body: z.strictObject({ replyDays }),
});
