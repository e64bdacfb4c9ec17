// Sharing a profile: its owner shares it with a person or an organisation, or answers those who ask for it. Nobody sees a profile that was not
// consented to, nor after its end; the answers that the law protects are never part of it. @rule shares.1, shares.5, profile.56. The call `share/{userId}` answers, but has no screen: it comes with the console of employers.
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, uuid } from '../kernel/fields.ts';
import { candidate } from './endpoints.ts';

export const profileShare = z
  .object({
    id: z.string(),
    /** Whose profile it is. */
    user_id: z.string(),
    sharedWithUser: z.string().nullable(),
    sharedWithOrg: z.int().nullable(),
    /** Name and picture of whom it is shared with; for what others share with me, of its owner. */
    name: z.string(),
    image: z.string().nullable(),
    /** Asked for by the other side; false: shared unasked. */
    requested: z.boolean(),
    /** null: not answered yet. false: declined, or taken back. */
    consented: z.boolean().nullable(),
    consentedAt: z.string().nullable(),
    expirationTime: z.string().nullable(),
    /** Consented to, and its end has not come. */
    active: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: 'ProfileShare' });

/** What a profile shows to those it is shared with. */
export const sharedCandidate = candidate
  .pick({
    userId: true,
    firstName: true,
    lastName: true,
    avatar: true,
    pronoun: true,
    country: true,
    city: true,
    linkedin: true,
    github: true,
  })
  .extend({
    email: z.string(),
    phoneNumber: z.string().nullable(),
    summary: z.string().nullable(),
    languages: candidate.shape.languages,
    studyPrograms: candidate.shape.studyPrograms,
    workAuthorizations: candidate.shape.workAuthorizations,
    skills: candidate.shape.skills.unwrap(),
    workExperiences: candidate.shape.workExperiences.unwrap(),
    memberships: candidate.shape.memberships.unwrap(),
    links: candidate.shape.links.unwrap(),
  })
  .meta({ id: 'SharedCandidate' });

const path = '/api/v1/candidate/share';
const tag = 'candidates';

export const shareProfile = endpoint({
  name: 'shareProfile',
  method: 'POST',
  path,
  summary:
    'Shares my profile with a person or an organisation; with somebody else’s `userId`, asks for theirs in the name of an organisation that I run.',
  tag,
  access: 'user',
  feature: 'myProfile',
  body: z.strictObject({
    userId: uuid.optional(),
    sharedWithUser: uuid.nullable().optional(),
    sharedWithOrg: intId.nullable().optional(),
    expirationTime: instant.nullable().optional(),
  }),
  status: 201,
  returns: profileShare,
  errors: ['not_found', 'shares.target', 'shares.expiration', 'shares.declined', 'shares.daily_limit'],
});

export const answerShareRequests = endpoint({
  name: 'answerShareRequests',
  method: 'PUT',
  path,
  summary: 'Answers several requests, all or none; `consented: false` also takes back what was shared.',
  tag,
  access: 'candidate',
  feature: 'myProfile',
  body: z
    .array(z.strictObject({ action: z.literal('CONSENT'), request: uuid, consented: z.boolean() }))
    .min(1)
    .max(100),
  returns: z.object({ shares: z.array(profileShare) }),
  errors: ['not_found'],
});

export const answerShareRequest = endpoint({
  name: 'answerShareRequest',
  method: 'POST',
  path: `${path}/{id}/answer`,
  summary: 'Answers one request, or takes back what was shared.',
  tag,
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ consented: z.boolean() }),
  returns: profileShare,
  errors: [],
});

export const listShares = endpoint({
  name: 'listShares',
  method: 'GET',
  path,
  summary:
    'With whom my profile is shared and who asks for it (`given`), or what others share with me and my organisations (`received`), newest first.',
  tag,
  access: 'user',
  feature: 'myProfile',
  query: z.strictObject({
    direction: z.enum(['given', 'received']).default('given'),
    page: z.coerce.number().int().min(1).max(500).default(1),
  }),
  returns: z.object({ shares: z.array(profileShare), page: z.int(), totalCount: z.int(), hasNext: z.boolean() }),
  errors: [],
});

export const getSharedProfile = endpoint({
  name: 'getSharedProfile',
  method: 'GET',
  path: `${path}/{userId}`,
  summary: 'The profile of a person who shares it with me or an organisation that I run; else 404.',
  tag,
  access: 'user',
  feature: 'myProfile',
  params: z.strictObject({ userId: uuid }),
  returns: z.object({ share: profileShare, candidate: sharedCandidate }),
  errors: [],
});
