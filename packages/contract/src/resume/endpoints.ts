// The profile as a document: PDF and JSON Resume out, JSON Resume in, and the record of what came in. @rule imports.1, imports.12, imports.13
import { LIMITS } from '@fairway/rules/limits';
import { IMPORT_SECTIONS } from '@fairway/rules/profile-import';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { locale, text, uuid } from '../kernel/fields.ts';

export const RESUME_LAYOUTS = ['classic', 'modern'] as const;

/** What a file is refused for before it is read; no attempt is counted. */
const REFUSED = ['documents.wrong_type', 'documents.too_large', 'documents.infected', 'import.daily_limit'] as const;
/** Why nothing could be read of it. */
const UNREAD = ['import.damaged', 'import.locked', 'import.no_text', 'import.no_letters', 'import.too_much', 'import.failed'] as const;

export const profileImport = z
  .object({
    id: z.string(),
    sourceType: z.enum(['LinkedIn', 'CV', 'JSONResume']),
    /** What its file was called, or the link; null where it had neither. */
    fileName: z.string().nullable(),
    createdAt: z.string(),
    reviewedAt: z.string().nullable(),
    /** Until when all of it can be taken back; null: not any more, or it was. */
    undoUntil: z.string().nullable(),
    undoneAt: z.string().nullable(),
    result: z.object({
      sections: z.array(
        z.object({
          sectionType: z.enum(IMPORT_SECTIONS),
          items: z.array(
            z.object({
              id: z.string(),
              descriptionKey: z.string(),
              descriptionValues: z.record(z.string(), z.string()),
              isAction: z.boolean(),
              resolved: z.boolean(),
              /** What the file says can be taken instead of what is there. */
              canTake: z.boolean(),
            }),
          ),
        }),
      ),
      /** What was not understood, as it stands in the file. */
      unread: z.array(z.object({ heading: z.string().nullable(), lines: z.array(z.string()) })),
    }),
  })
  .meta({ id: 'ProfileImport' });

/** An import in a list. */
export const recentImport = profileImport
  .omit({ result: true })
  .extend({
    /** Items that ask for their person and are not done; what is newer in the file is taken or left with the finish. */
    open: z.int(),
  })
  .meta({ id: 'RecentImport' });

/** A JSON list in a form's field. */
const sectionList = z
  .string()
  .max(400)
  .transform((words, context) => {
    try {
      return JSON.parse(words) as unknown;
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })

  .pipe(z.array(z.enum(IMPORT_SECTIONS)).min(1).max(IMPORT_SECTIONS.length));
const flag = z.enum(['true', 'false']).default('false');

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

export const importResumeFile = endpoint({
  name: 'importResumeFile',
  method: 'POST',
  path: '/api/v1/candidate/import/resume-file',
  summary:
    'Reads a CV (PDF, DOCX, DOC, RTF, ODT, Europass, JSON Resume; at most 16 MiB) into my profile. The file is not kept unless that is asked for.',
  tag: 'resume',
  access: 'candidate',
  feature: 'myProfile',
  upload: { field: 'file', maxBytes: LIMITS.documentBytes, tooLarge: 'documents.too_large' },
  body: z.strictObject({ sectionTypes: sectionList, keepAsDocument: flag, consent: flag }),
  returns: profileImport,
  errors: [...REFUSED, ...UNREAD, 'documents.consent', 'profile.invalid'],
  tx: false,
});

export const importLinkedinFile = endpoint({
  name: 'importLinkedinFile',
  method: 'POST',
  path: '/api/v1/candidate/import/linkedin-file',
  summary: 'Reads what LinkedIn gave its member (the profile as PDF, or the ZIP of the data export) into my profile.',
  tag: 'resume',
  access: 'candidate',
  feature: 'myProfile',
  upload: { field: 'file', maxBytes: LIMITS.documentBytes, tooLarge: 'documents.too_large' },
  body: z.strictObject({ sectionTypes: sectionList }),
  returns: profileImport,
  errors: [...REFUSED, ...UNREAD, 'profile.invalid'],
  tx: false,
});

export const importLinkedinLink = endpoint({
  name: 'importLinkedinLink',
  method: 'POST',
  path: '/api/v1/candidate/import/linkedin-proxycurl',
  summary: 'Has the configured provider read my public profile page into my profile.',
  tag: 'resume',
  access: 'candidate',
  feature: 'myProfile',
  body: z.strictObject({
    sectionTypes: z.array(z.enum(IMPORT_SECTIONS)).min(1).max(IMPORT_SECTIONS.length),
    linkedinProfileLink: text(500),
  }),
  returns: profileImport,
  errors: [
    'not_found',
    'import.link_invalid',
    'import.profile_not_found',
    'import.daily_limit',
    'import.provider_failed',
    'profile.invalid',
  ],
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
  returns: z.object({
    import: profileImport.nullable(),
    /** A provider reads profile links here; else LinkedIn's own files are asked for. */
    readsLinks: z.boolean(),
  }),
  errors: [],
});

export const listImports = endpoint({
  name: 'listImports',
  method: 'GET',
  path: '/api/v1/candidate/import',
  summary:
    'What was imported within the last seven days, newest first: as long as it can be taken back. Whole, for it is bounded by five a day.',
  tag: 'resume',
  access: 'candidate',
  feature: 'myProfile',
  returns: z.object({ imports: z.array(recentImport) }),
  errors: [],
});

export const getImport = endpoint({
  name: 'getImport',
  method: 'GET',
  path: '/api/v1/candidate/import/{id}',
  summary: 'One of my imports, for its review.',
  tag: 'resume',
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid }),
  returns: profileImport,
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
  summary: 'Marks what is to be done in these sections of an import as done, or as not yet; what is newer in the file is taken or left.',
  tag: 'resume',
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ sectionTypes: z.array(z.enum(IMPORT_SECTIONS)).min(1).max(IMPORT_SECTIONS.length), areResolved: z.boolean() }),
  returns: profileImport,
  errors: [],
});

export const takeImportItem = endpoint({
  name: 'takeImportItem',
  method: 'PATCH',
  path: '/api/v1/candidate/import/{id}/take',
  summary: 'Takes what the file says instead of what my profile says, for one item of an import.',
  tag: 'resume',
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ item: text(40) }),
  returns: profileImport,
  errors: ['import.nothing_to_take', 'profile.invalid'],
});

export const undoImport = endpoint({
  name: 'undoImport',
  method: 'POST',
  path: '/api/v1/candidate/import/{id}/undo',
  summary:
    'Takes a whole import back, within seven days; what I changed since (`kept`) and what a later import went on from (`later`) stays, and is named among its items.',
  tag: 'resume',
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid }),
  returns: z.object({ import: profileImport, kept: z.int(), later: z.int() }),
  errors: ['import.undo_over'],
});

export const deleteImport = endpoint({
  name: 'deleteImport',
  method: 'DELETE',
  path: '/api/v1/candidate/import/{id}',
  summary: 'Deletes the record of an import, and with it the way back; what came into my profile stays.',
  tag: 'resume',
  access: 'candidate',
  feature: 'myProfile',
  params: z.strictObject({ id: uuid }),
  errors: [],
});
