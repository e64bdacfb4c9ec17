// Everything that is held on a person, as a ZIP: a JSON file a part, a page that reads them offline, a README in the reader's language, and
// the person's own files. All parts are read in one snapshot; files are passed on piece by piece, however many there are. No hash, token or
// key is ever in it: each part says what it gives, column by column.
import { formatters } from '@fairway/i18n/formatters';
import { translator } from '@fairway/i18n/translator';
import { knownTimeZone } from '@fairway/rules/time-zones';
import type { Database } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import type { PersonalDataPart } from '../../../kernel/personal-data.ts';
import type { Person } from '../../identity/people/queries.ts';
import { localeOf } from '../person.ts';
import { archiveOf } from './archive-of.ts';
import { readParts } from './archived-parts.ts';

export type ArchiveServices = { database: Database; personalData: readonly PersonalDataPart[]; files: FileStore };

/** The bytes of the ZIP, piece by piece. */
export async function personalArchive(person: Person, services: ArchiveServices, now: Date): Promise<AsyncIterable<Uint8Array>> {
  const locale = localeOf(person);
  const t = await translator(locale);
  const about = { userId: person.id, emailFolded: person.email_folded };
  const { parts, ownFiles } = await readParts(services.database, services.personalData, about, t);
  const format = formatters({ locale, timeZone: knownTimeZone(person.time_zone) ?? 'UTC', now });
  return archiveOf(parts, ownFiles, {
    ...{ locale, t, format, now, files: services.files },
    title: t('archive.title'),
    note: t('archive.secrets'),
  });
}
