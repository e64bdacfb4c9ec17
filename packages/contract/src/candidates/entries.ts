// Single entries of a profile, each call a transaction of its own. @rule profile.51
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { text, uuid } from '../kernel/fields.ts';
import { candidateLanguage, workAuthorization } from './profile-entries.ts';

export const createLanguage = endpoint({
  name: 'createLanguage',
  method: 'POST',
  path: '/api/v1/candidate/language',
  summary: 'Adds a language.',
  tag: 'candidates',
  access: 'candidate',
  feature: 'myProfile',
  body: z.strictObject({ languageId: text(20), proficiencyId: text(40) }),
  status: 201,
  returns: candidateLanguage,
  errors: ['profile.invalid'],
});

export const updateLanguage = endpoint({
  name: 'updateLanguage',
  method: 'PUT',
  path: '/api/v1/candidate/language/{id}',
  summary: 'Changes a language or how well I speak it.',
  tag: 'candidates',
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ languageId: text(20).optional(), proficiencyId: text(40).optional() }),
  returns: candidateLanguage,
  errors: ['profile.invalid'],
});

export const deleteLanguage = endpoint({
  name: 'deleteLanguage',
  method: 'DELETE',
  path: '/api/v1/candidate/language/{id}',
  summary: 'Removes a language.',
  tag: 'candidates',
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid }),
  errors: [],
});

export const listWorkAuthorizations = endpoint({
  name: 'listWorkAuthorizations',
  method: 'GET',
  path: '/api/v1/candidate/workauthorization',
  summary: 'Where I may work: what I said, and what follows from my nationalities.',
  tag: 'candidates',
  access: 'candidate',
  feature: 'myProfile',
  returns: z.object({ workAuthorizations: z.array(workAuthorization) }),
  errors: [],
});

export const createWorkAuthorization = endpoint({
  name: 'createWorkAuthorization',
  method: 'POST',
  path: '/api/v1/candidate/workauthorization',
  summary: 'Adds a country, or the EU, where I may work.',
  tag: 'candidates',
  access: 'candidate',
  feature: 'myProfile',
  body: z.strictObject({ code: text(10), type: z.union([z.literal(0), z.literal(1)]).optional() }),
  status: 201,
  returns: workAuthorization,
  errors: ['profile.invalid'],
});

export const deleteWorkAuthorization = endpoint({
  name: 'deleteWorkAuthorization',
  method: 'DELETE',
  path: '/api/v1/candidate/workauthorization/{id}',
  summary: 'Removes one that I added.',
  tag: 'candidates',
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid }),
  errors: [],
});
