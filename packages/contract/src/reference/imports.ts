// Many entries of the edited lists at once: a file of names, skills as ESCO publishes them, or names that are missing and others maintain. Each is
// read, looked at difference by difference, then written in one transaction, and taken back as one for a week. @rule reference.6, reference.7
import {
  EDITED_KINDS,
  ESCO_FILE,
  IMPORT_CHANGES,
  IMPORT_FORMS,
  IMPORT_STATES,
  REFERENCE_FILE,
  REFERENCE_ROW_FAULTS,
} from '@fairway/rules/reference-entries';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { locale, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

const base = '/api/v1/admin/reference-imports';
const params = z.strictObject({ id: uuid });

const counts = { read: z.int(), created: z.int(), changed: z.int(), unchanged: z.int(), faultCount: z.int() };

export const referenceImport = z
  .object({
    /** Null: nothing of it can be written. */
    id: z.string().nullable(),
    form: z.enum(IMPORT_FORMS),
    /** `refused`: rows of a file of names are wrong, so nothing of it is written; `same`: nothing would change. */
    state: z.enum(IMPORT_STATES),
    madeAt: z.string(),
    ...counts,
    /** The first of them, by the line of the file. */
    faults: z.array(z.object({ line: z.int(), code: z.enum(REFERENCE_ROW_FAULTS), key: z.string() })),
    writtenAt: z.string().nullable(),
    undoneAt: z.string().nullable(),
    /** Until then it can be taken back; null: not, or not any more. */
    undoUntil: z.string().nullable(),
  })
  .meta({ id: 'ReferenceImport' });

const common = { tag: 'reference', access: 'platformAdmin', returns: referenceImport, tx: false } as const;

export const readReferenceFile = endpoint({
  ...common,
  name: 'readReferenceFile',
  method: 'POST',
  path: '/api/v1/admin/reference-import',
  summary:
    'Reads names from a CSV file (kind, key, a column a locale, and the mark of an export). An empty cell leaves a name as it is. With one bad row nothing of it can be written.',
  upload: { field: 'file', maxBytes: REFERENCE_FILE.bytes, tooLarge: 'reference.file_too_large' },
  body: z.strictObject({}),
  errors: [],
});

export const readEscoFile = endpoint({
  ...common,
  name: 'readEscoFile',
  method: 'POST',
  path: '/api/v1/admin/reference-import/esco',
  summary:
    'Reads skills from a CSV of ESCO (conceptUri, preferredLabel, altLabels). In English they are matched by concept, then by name, or added; in another language they name the skills that are there. Bad rows are left out.',
  upload: { field: 'file', maxBytes: ESCO_FILE.bytes, tooLarge: 'reference.esco_too_large' },
  body: z.strictObject({ locale: locale.default('en') }),
  errors: [],
});

export const suggestReferenceNames = endpoint({
  ...common,
  name: 'suggestReferenceNames',
  method: 'POST',
  path: '/api/v1/admin/reference-import/suggestions',
  summary:
    'Puts together the names that offered entries lack and others maintain: those of this release, and of languages and countries from CLDR.',
  errors: [],
});

export const referenceImportsList = listEndpoints({
  noun: 'ReferenceImports',
  path: base,
  summary: 'Imports of the last seven days; those that nobody wrote go after a day.',
  tag: 'reference',
  access: 'platformAdmin',
  row: referenceImport,
  sorts: ['made'],
  sort: '-made',
  filters: { form: z.enum(IMPORT_FORMS).optional() },
});

export const getReferenceImport = endpoint({
  name: 'getReferenceImport',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One import with its counts and what was left out.',
  tag: 'reference',
  access: 'platformAdmin',
  params,
  returns: referenceImport,
  errors: [],
});

export const referenceChange = z
  .object({
    /** Its place in the import. */
    place: z.int(),
    line: z.int(),
    kind: z.enum(EDITED_KINDS),
    key: z.string(),
    /** `skills-12`; null while a new entry is not written. */
    entryId: z.string().nullable(),
    isNew: z.boolean(),
    /** A locale, `name` (of skills that were imported before) or `spellings`, with what stood there and what does then. */
    differences: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  })
  .meta({ id: 'ReferenceChange' });

export const referenceChangesList = listEndpoints({
  noun: 'ReferenceChanges',
  path: `${base}/{id}/changes`,
  summary: 'What an import changes, entry by entry, as it was when it was read.',
  tag: 'reference',
  access: 'platformAdmin',
  params,
  row: referenceChange,
  sorts: ['line', 'key'],
  sort: 'line',
  filters: { kind: z.enum(EDITED_KINDS).optional(), change: z.enum(IMPORT_CHANGES).optional() },
});

export const writeReferenceImport = endpoint({
  ...common,
  name: 'writeReferenceImport',
  method: 'POST',
  path: `${base}/{id}/write`,
  summary: 'Writes all of an import; where one of its entries was edited since it was read, nothing. Repeated, nothing happens.',
  params,
  errors: ['reference.overtaken', 'reference.import_over'],
});

export const undoReferenceImport = endpoint({
  ...common,
  name: 'undoReferenceImport',
  method: 'POST',
  path: `${base}/{id}/undo`,
  summary:
    'Takes back all of an import within seven days; where one of its entries was edited since, nothing. New entries that somebody chose are retired, others go. Repeated, nothing happens.',
  params,
  errors: ['reference.overtaken', 'reference.import_over'],
});
