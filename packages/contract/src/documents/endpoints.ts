// CVs and other documents of a candidate, and the picture. A file's type is told by its content.
// @rule documents.1, documents.2, documents.3, documents.9, documents.10
import { LIMITS } from '@fairway/rules/limits';
import { z } from 'zod';
import { user } from '../account/endpoints.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { text, uuid } from '../kernel/fields.ts';

const kind = z.enum(['cv', 'document']);

/** The page that asks: what is open on /profile/documents needs a verified school on /cvs and /cvupload. @rule documents.9 */
const place = z.enum(['profile', 'cvs']).default('profile');

export const candidateDocument = z
  .object({
    id: z.string(),
    kind,
    name: z.string(),
    extension: z.enum(['pdf', 'doc', 'docx']),
    contentType: z.string(),
    sizeBytes: z.int(),
    isDefault: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: 'CandidateDocument' });

/** What is wrong with an uploaded file. */
export const FILE_ERRORS = [
  'documents.wrong_type', 'documents.too_large', 'documents.empty', 'documents.unreadable', 'documents.infected', 'documents.macros',
  'documents.active_content', 'documents.two_types', 'documents.archive_bomb', 'documents.consent', 'documents.limit', 'documents.not_verified',
] as const; // biome-ignore format: a list

export const listDocuments = endpoint({
  name: 'listDocuments',
  method: 'GET',
  path: '/api/v1/candidate/cv',
  summary: 'My CVs and other documents, newest first.',
  tag: 'documents',
  access: 'candidate',
  feature: 'documents',
  query: z.strictObject({ kind: kind.optional(), place }),
  returns: z.object({ documents: z.array(candidateDocument), limit: z.int() }),
  errors: ['documents.not_verified'],
});

export const uploadDocument = endpoint({
  name: 'uploadDocument',
  method: 'POST',
  path: '/api/v1/candidate/cv',
  summary: 'Stores a CV or document (pdf, doc or docx of at most 16 MiB); the first CV becomes the default.',
  tag: 'documents',
  access: 'candidate',
  feature: 'documents',
  query: z.strictObject({ place }),
  upload: { field: 'file', maxBytes: LIMITS.documentBytes, tooLarge: 'documents.too_large' },
  body: z.strictObject({ kind: kind.default('cv'), name: text(200).optional(), consent: z.enum(['true', 'false']).default('false') }),
  status: 201,
  returns: candidateDocument,
  errors: ['storage_full', ...FILE_ERRORS],
  tx: false,
});

export const renameDocument = endpoint({
  name: 'renameDocument',
  method: 'PATCH',
  path: '/api/v1/candidate/cv/{id}',
  summary: 'Gives a document another name; its extension stays.',
  tag: 'documents',
  access: 'candidate',
  feature: 'documents',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ place }),
  body: z.strictObject({ name: text(200) }),
  returns: candidateDocument,
  errors: ['documents.not_verified', 'documents.name_missing'],
});

export const setDefaultDocument = endpoint({
  name: 'setDefaultDocument',
  method: 'POST',
  path: '/api/v1/candidate/cv/setdefault/{id}',
  summary: 'Makes a CV the one that employers get.',
  tag: 'documents',
  access: 'candidate',
  feature: 'documents',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ place }),
  returns: candidateDocument,
  errors: ['documents.not_verified', 'documents.not_a_cv'],
});

export const deleteDocument = endpoint({
  name: 'deleteDocument',
  method: 'DELETE',
  path: '/api/v1/candidate/cv/{id}',
  summary: 'Deletes a document; after the default CV the newest one is the default.',
  tag: 'documents',
  access: 'candidate',
  feature: 'documents',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ place }),
  errors: ['documents.not_verified'],
});

export const downloadDocument = endpoint({
  name: 'downloadDocument',
  method: 'GET',
  path: '/api/v1/candidate/cv/{id}/download',
  summary: 'An address of this origin that opens the file for five minutes.',
  tag: 'documents',
  access: 'candidate',
  feature: 'documents',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ place }),
  returns: z.object({ url: z.string(), expiresAt: z.string() }),
  errors: ['documents.not_verified'],
});

export const uploadAvatar = endpoint({
  name: 'uploadAvatar',
  method: 'POST',
  path: '/identity/v1/user/avatar',
  summary: 'My picture: a JPEG, PNG or GIF of at most 10 MiB, made square and stored anew without what the camera wrote.',
  tag: 'documents',
  access: 'user',
  upload: { field: 'avatar', maxBytes: LIMITS.avatarBytes, tooLarge: 'avatar.too_large' },
  body: z.strictObject({
    /** The square to keep, in pixels of the upright picture; absent: the largest in the middle. */
    left: z.coerce.number().int().min(0).max(20_000).optional(),
    top: z.coerce.number().int().min(0).max(20_000).optional(),
    side: z.coerce.number().int().min(1).max(20_000).optional(),
  }),
  returns: user,
  errors: ['storage_full', 'avatar.wrong_type', 'avatar.too_large', 'avatar.unreadable'],
  tx: false,
});

export const deleteAvatar = endpoint({
  name: 'deleteAvatar',
  method: 'DELETE',
  path: '/identity/v1/user/avatar',
  summary: 'Removes my picture.',
  tag: 'documents',
  access: 'user',
  returns: user,
  errors: [],
});
