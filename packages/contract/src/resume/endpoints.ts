// The profile as a document: PDF and JSON Resume out, JSON Resume in, and the record of what came in. @rule imports.1, imports.12
import { IMPORT_SECTIONS } from '@fairway/rules/profile-import';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { locale, uuid } from '../kernel/fields.ts';

export const RESUME_LAYOUTS = ['classic', 'modern'] as const;

export const profileImport = z
  .object({
    id: z.string(),
    sourceType: z.enum(['LinkedIn', 'CV', 'JSONResume']),
    createdAt: z.string(),
    reviewedAt: z.string().nullable(),
    result: z.object({
      sections: z.array(
        z.object({
          sectionType: z.enum(IMPORT_SECTIONS),
          items: z.array(
            z.object({
              descriptionKey: z.string(),
              descriptionValues: z.record(z.string(), z.string()),
              isAction: z.boolean(),
              resolved: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  })
  .meta({ id: 'ProfileImport' });

export const downloadResumePdf = endpoint({
  name: 'downloadResumePdf',
  method: 'GET',
  path: '/api/v1/candidate/resume.pdf',
  summary: 'My profile as a PDF, tagged for screen readers.',
  tag: 'resume',
  access: 'candidate',
  feature: 'myProfile',
  query: z.strictObject({ layout: z.enum(RESUME_LAYOUTS).default('classic'), locale: locale.default('en') }),
  produces: 'application/pdf',
  errors: [],
});

export const downloadJsonResume = endpoint({
  name: 'downloadJsonResume',
  method: 'GET',
  path: '/api/v1/candidate/resume.json',
  summary: 'My profile as JSON Resume 1.0; what that format has no place for stands under `meta.fairway`.',
  tag: 'resume',
  access: 'candidate',
  feature: 'myProfile',
  returns: z.looseObject({}),
  errors: [],
});

export const importJsonResume = endpoint({
  name: 'importJsonResume',
  method: 'POST',
  path: '/api/v1/candidate/import/json-resume',
  summary: 'Takes a JSON Resume into my profile: what is there already is not added again; what cannot be read is told.',
  tag: 'resume',
  access: 'candidate',
  feature: 'myProfile',
  body: z.strictObject({ resume: z.looseObject({}), sectionTypes: z.array(z.enum(IMPORT_SECTIONS)).min(1).max(IMPORT_SECTIONS.length) }),
  returns: profileImport,
  errors: ['import.unreadable', 'import.daily_limit', 'profile.invalid'],
  bodyLimitBytes: 1_048_576,
  tx: false,
});

export const getLatestImport = endpoint({
  name: 'getLatestImport',
  method: 'GET',
  path: '/api/v1/candidate/import/latest',
  summary: 'What was imported last, for its review; null when nothing was.',
  tag: 'resume',
  access: 'candidate',
  feature: 'myProfile',
  returns: z.object({ import: profileImport.nullable() }),
  errors: [],
});

export const setImportReviewed = endpoint({
  name: 'setImportReviewed',
  method: 'PATCH',
  path: '/api/v1/candidate/import/{id}/update-reviewed',
  summary: 'Marks an import as reviewed, or as not yet.',
  tag: 'resume',
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ isReviewed: z.boolean() }),
  returns: profileImport,
  errors: [],
});

export const setImportResolved = endpoint({
  name: 'setImportResolved',
  method: 'PATCH',
  path: '/api/v1/candidate/import/{id}/update-resolved',
  summary: 'Marks what is to be done in these sections of an import as done, or as not yet.',
  tag: 'resume',
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ sectionTypes: z.array(z.enum(IMPORT_SECTIONS)).min(1).max(IMPORT_SECTIONS.length), areResolved: z.boolean() }),
  returns: profileImport,
  errors: [],
});
