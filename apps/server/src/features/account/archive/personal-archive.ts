// Everything that is held on a person, as a ZIP: a JSON file a part, a page that reads them offline, a README in the reader's language, and
// the person's own files. All parts are read in one snapshot; files are passed on piece by piece, however many there are. No hash, token or
// key is ever in it: each part says what it gives, column by column.
import { Readable } from 'node:stream';
import { formatters } from '@fairway/i18n/formatters';
import { type Translator, translator } from '@fairway/i18n/translator';
import { freeName } from '@fairway/rules/document-names';
import { knownTimeZone } from '@fairway/rules/time-zones';
import { strToU8 } from 'fflate';
import type { Database } from '../../../kernel/database/database.ts';
import { FileNotFound, type FileStore } from '../../../kernel/files/file-store.ts';
import { type ArchivedFile, zipped } from '../../../kernel/files/zipped.ts';
import type { PersonalDataPart } from '../../../kernel/personal-data.ts';
import type { Person } from '../../identity/people/queries.ts';
import { localeOf } from '../person.ts';
import { type ReadPart, readingPage } from './reading-page.ts';

type OwnFile = { path: string; key: string };
export type ArchiveServices = { database: Database; personalData: readonly PersonalDataPart[]; files: FileStore };

/** The bytes of the ZIP, piece by piece. */
export async function personalArchive(person: Person, services: ArchiveServices, now: Date): Promise<AsyncIterable<Uint8Array>> {
  const locale = localeOf(person);
  const t = await translator(locale);
  const { parts, ownFiles } = await readParts(person, services, t);
  const format = formatters({ locale, timeZone: knownTimeZone(person.time_zone) ?? 'UTC', now });
  const madeAt = format.dateTime(now);
  const readme = [t('archive.title'), t('archive.madeAt', { date: madeAt }), t('archive.readme'), t('archive.secrets')].join('\n\n');
  const texts = {
    'index.html': readingPage(parts, { locale, t, format, madeAt }),
    'README.txt': `${readme}\n`,
    ...Object.fromEntries(parts.map((part) => [`${part.name}.json`, `${JSON.stringify(part.content, null, 2)}\n`])),
  };
  return zipped(archived(texts, ownFiles, services.files), now);
}

async function* archived(texts: Record<string, string>, ownFiles: readonly OwnFile[], files: FileStore): AsyncIterable<ArchivedFile> {
  for (const [path, text] of Object.entries(texts)) yield { path, pieces: Readable.from([strToU8(text)]), isPacked: false };
  for (const { path, key } of ownFiles) {
    try {
      yield { path, pieces: (await files.get(key)).stream, isPacked: true };
    } catch (error) {
      // Deleted since the snapshot: it is nothing that is held any more.
      if (!(error instanceof FileNotFound)) throw error;
    }
  }
}

function readParts(person: Person, { database, personalData }: ArchiveServices, t: Translator) {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const parts: ReadPart[] = [];
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
