// Favourite postings, their calendar feed, and postings suggested from the profile. @rule favorites.1, favorites.8, favorites.3, favorites.7, favorites.2, jobs.29
import { FAVORITE_DEADLINES } from '@fairway/rules/favorites';
import { z } from 'zod';
import { jobSummary } from '../jobs/endpoints.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { locale, many, text, uuid } from '../kernel/fields.ts';

export const favorite = z
  .object({
    id: z.string(),
    candidate_id: z.string(),
    jobAdId: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    /** The posting's deadline; a favourite expires with it. */
    postingExpireTime: z.string().nullable(),
    expired: z.boolean(),
    job: z.object({
      id: z.string(),
      jobId: z.string(),
      title: z.string(),
      segment: z.string(),
      companyId: z.int(),
      companyLogo: z.string().nullable(),
      companyName: z.string(),
      postingExpireTime: z.string().nullable(),
      address: z.string(),
    }),
  })
  .meta({ id: 'Favorite' });

export const listFavorites = endpoint({
  name: 'listFavorites',
  method: 'GET',
  path: '/api/v1/candidate/favorite',
  summary: 'My favourites, active or expired, saved last first; active ones by when they close.',
  tag: 'favorites',
  access: 'candidate',
  feature: 'favorites',
  query: z.strictObject({
    bucket: z.enum(['active', 'expired']).default('active'),
    deadline: z.enum(FAVORITE_DEADLINES).optional(),
    page: z.coerce.number().int().min(1).max(500).default(1),
    locale: locale.default('en'),
  }),
  returns: z.object({ favorites: z.array(favorite), page: z.int(), totalCount: z.int(), hasNext: z.boolean() }),
  errors: [],
});

export const saveFavorite = endpoint({
  name: 'saveFavorite',
  method: 'POST',
  path: '/api/v1/candidate/favorite',
  summary: 'Saves a posting; saving twice is saving once.',
  tag: 'favorites',
  access: 'candidate',
  feature: 'favorites',
  body: z.strictObject({ jobAdId: uuid }),
  returns: favorite,
  errors: ['jobs.not_found', 'favorites.limit'],
});

export const getFavorite = endpoint({
  name: 'getFavorite',
  method: 'GET',
  path: '/api/v1/candidate/favorite/{id}',
  summary: 'A favourite by its own id or its posting’s.',
  tag: 'favorites',
  access: 'candidate',
  feature: 'favorites',
  params: z.strictObject({ id: uuid }),
  returns: favorite,
  errors: [],
});

export const deleteFavorite = endpoint({
  name: 'deleteFavorite',
  method: 'DELETE',
  path: '/api/v1/candidate/favorite/{id}',
  summary: 'Removes a favourite by its own id or its posting’s.',
  tag: 'favorites',
  access: 'candidate',
  feature: 'favorites',
  params: z.strictObject({ id: uuid }),
  errors: [],
});

export const listFavoriteStates = endpoint({
  name: 'listFavoriteStates',
  method: 'GET',
  path: '/api/v1/candidate/favorite-states',
  summary: 'Which of these postings are my favourites.',
  tag: 'favorites',
  access: 'candidate',
  feature: 'favorites',
  query: z.strictObject({ jobId: many(uuid, 100) }),
  returns: z.object({ jobIds: z.array(z.string()) }),
  errors: [],
});

const feedAddress = z.object({ url: z.string().nullable(), lastReadAt: z.string().nullable() });

export const getDeadlineCalendar = endpoint({
  name: 'getDeadlineCalendar',
  method: 'GET',
  path: '/api/v1/candidate/favorite-calendar',
  summary: 'The secret address of the calendar of my favourites’ deadlines, if there is one.',
  tag: 'favorites',
  access: 'candidate',
  feature: 'favorites',
  returns: feedAddress,
  whileViewing: 'refused',
  errors: [],
});

export const renewDeadlineCalendar = endpoint({
  name: 'renewDeadlineCalendar',
  method: 'POST',
  path: '/api/v1/candidate/favorite-calendar',
  summary: 'Makes a new secret address; the one before stops working.',
  tag: 'favorites',
  access: 'candidate',
  feature: 'favorites',
  returns: feedAddress,
  errors: [],
});

export const revokeDeadlineCalendar = endpoint({
  name: 'revokeDeadlineCalendar',
  method: 'DELETE',
  path: '/api/v1/candidate/favorite-calendar',
  summary: 'Ends the address; nobody can read it any more.',
  tag: 'favorites',
  access: 'candidate',
  feature: 'favorites',
  errors: [],
});

/** Why a posting is suggested, for one line: what the words of the page count. */
export const suggestionReason = z.object({
  skills: z.array(z.string()),
  careerField: z.string().nullable(),
  educationField: z.string().nullable(),
  educationLevel: z.string().nullable(),
  country: z.string().nullable(),
  sector: z.string().nullable(),
  employer: z.boolean(),
});

export const listSuggestedPostings = endpoint({
  name: 'listSuggestedPostings',
  method: 'GET',
  path: '/api/v1/candidate/suggested-postings',
  summary: 'Open postings that fit my profile, best first, each with its reasons; the newest ones for an empty profile.',
  tag: 'favorites',
  access: 'candidate',
  feature: 'myPage',
  query: z.strictObject({
    locale: locale.default('en'),
    limit: z.coerce.number().int().min(1).max(50).default(12),
    timeZone: text(60).optional(),
  }),
  returns: z.object({
    /** newest: nothing is known of the candidate yet. @rule jobs.29 */
    basis: z.enum(['profile', 'newest']),
    country: z.string().nullable(),
    requestId: z.string(),
    suggestions: z.array(z.object({ job: jobSummary, reason: suggestionReason })),
  }),
  errors: [],
});
