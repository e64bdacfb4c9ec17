// Everything that is held on a person, as a ZIP: a JSON file a part, a page that reads them offline, a README in the reader's language, and
// the person's own files. All parts are read in one snapshot; files are passed on piece by piece, however many there are. No hash, token or
// key is ever in it: each part says what it gives, column by column.
import { formatters } from '@fairway/i18n/formatters';
import { type Translator, translator } from '@fairway/i18n/translator';
import { freeName } from '@fairway/rules/document-names';
import { knownTimeZone } from '@fairway/rules/time-zones';
import type { Database } from '../../../kernel/database/database.ts';
import { inOneSnapshot } from '../../../kernel/database/snapshot.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import type { PersonalDataPart } from '../../../kernel/personal-data.ts';
import type { Person } from '../../identity/people/queries.ts';
import { localeOf } from '../person.ts';
import { type ArchivedPart, archiveOf, type OwnFile } from './archive-of.ts';

export type ArchiveServices = { database: Database; personalData: readonly PersonalDataPart[]; files: FileStore };

/** The bytes of the ZIP, piece by piece. */
export async function personalArchive(person: Person, services: ArchiveServices, now: Date): Promise<AsyncIterable<Uint8Array>> {
  const locale = localeOf(person);
  const t = await translator(locale);
  const { parts, ownFiles } = await readParts(person, services, t);
  const format = formatters({ locale, timeZone: knownTimeZone(person.time_zone) ?? 'UTC', now });
  return archiveOf(parts, ownFiles, {
    ...{ locale, t, format, now, files: services.files },
    title: t('archive.title'),
    note: t('archive.secrets'),
  });
}

function readParts(person: Person, { database, personalData }: ArchiveServices, t: Translator) {
  return inOneSnapshot(database, async (snapshot) => {
    const parts: ArchivedPart[] = [];
    const ownFiles: OwnFile[] = [];
    const reference = { userId: person.id, emailFolded: person.email_folded };
    for (const part of personalData) {
      const content = await part.read(snapshot, reference);
      // As the file shows it: instants as text.
      parts.push({ name: part.name, heading: part.heading(t), content: JSON.parse(JSON.stringify(content)) });
      const taken: string[] = [];
      for (const { name, key } of (await part.files?.(snapshot, reference)) ?? []) {
        taken.push(freeName(name, taken));
        ownFiles.push({ path: `${part.name}/${taken.at(-1)}`, key });
      }
    }
    return { parts, ownFiles };
  });
}
