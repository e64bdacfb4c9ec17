import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { locale, text } from '../kernel/fields.ts';

/** `companyId` of the one organization that is called so. @rule search.5 */
export const suggestion = z
  .object({ suggestion: z.string(), type: z.enum(['title', 'company', 'skill', 'place']), companyId: z.int().optional() })
  .meta({ id: 'Suggestion' });

const suggestionQuery = z.strictObject({ q: text(5000).default(''), limit: z.coerce.number().int().min(1).max(50).default(8) });

export const listSuggestions = endpoint({
  name: 'listSuggestions',
  method: 'GET',
  path: '/api/v1/suggestion',
  summary:
    'Titles, organizations, skills and places for a text being typed, tolerant of typos; with `locale`, towns and regions are named in it.',
  tag: 'search',
  access: 'public',
  feature: 'findJobs',
  query: suggestionQuery.extend({ locale: locale.optional() }),
  returns: z.object({ suggestions: z.array(suggestion) }),
  errors: [],
});

export const listPlaceSuggestions = endpoint({
  name: 'listPlaceSuggestions',
  method: 'GET',
  path: '/api/v1/suggestion/places',
  summary: 'Countries, regions and cities where there are postings, for a text being typed in any language, named in the asked locale.',
  tag: 'search',
  access: 'public',
  feature: 'findJobs',
  query: z.strictObject({
    q: text(200).default(''),
    locale: locale.default('en'),
    limit: z.coerce.number().int().min(1).max(20).default(8),
  }),
  returns: z.object({
    places: z.array(
      /** `label` is what `where` of the postings takes. */
      z.object({ label: z.string(), kind: z.enum(['country', 'region', 'city']) }).meta({ id: 'PlaceSuggestion' }),
    ),
  }),
  errors: [],
});

export const listCompletions = endpoint({
  name: 'listCompletions',
  method: 'GET',
  path: '/api/v1/autocomplete',
  summary: 'Titles only, for a text being typed.',
  tag: 'search',
  access: 'public',
  feature: 'findJobs',
  query: suggestionQuery,
  returns: z.object({ suggestions: z.array(suggestion) }),
  errors: [],
});
