// Sharing a profile: its owner shares it with a person or an organization, or answers those who ask for it. Nobody sees a profile that was not
// consented to, nor after its end; the answers that the law protects are never part of it. @rule shares.1, shares.5, profile.56
import { SHARE_STATES } from '@fairway/rules/profile-shares';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, uuid } from '../kernel/fields.ts';
import { proof } from '../teams/requests.ts';
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
    state: z.enum(SHARE_STATES),
    /** When a request that waits is over. */
    waitsUntil: z.string().nullable(),
    /** What was proven of the organization that asks, or that it is shared with. */
    proofs: z.array(proof),
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
    'Shares my profile with a person or an organization; with somebody else’s `userId`, asks for theirs in the name of a verified organization for which I recruit.',
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
  errors: ['not_found', 'shares.target', 'shares.unverified', 'shares.expiration', 'shares.declined', 'shares.daily_limit'],
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
    .array(
      z.strictObject({
        action: z.literal('CONSENT'),
        request: uuid,
        consented: z.boolean(),
        expirationTime: instant.nullable().optional(),
      }),
    )
    .min(1)
    .max(100),
  returns: z.object({ shares: z.array(profileShare) }),
  errors: ['not_found', 'shares.expiration', 'shares.answered', 'shares.expired'],
});

export const answerShareRequest = endpoint({
  name: 'answerShareRequest',
  method: 'POST',
  path: `${path}/{id}/answer`,
  summary: 'Answers one request, until an end within six months, or takes back what was shared. What is said again changes nothing.',
  tag,
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ consented: z.boolean(), expirationTime: instant.nullable().optional() }),
  returns: profileShare,
  errors: ['shares.expiration', 'shares.answered', 'shares.expired'],
});

export const listShares = endpoint({
  name: 'listShares',
  method: 'GET',
  path,
  summary:
    'With whom my profile is shared and who asks for it (`given`), or what others share with me and my organizations (`received`), newest first.',
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
  summary: 'The profile of a person who shares it with me or an organization for which I recruit; else 404. Its owner sees who looked.',
  tag,
  access: 'user',
  feature: 'myProfile',
  params: z.strictObject({ userId: uuid }),
  returns: z.object({ share: profileShare, candidate: sharedCandidate }),
  errors: [],
});
