// Parts and files as a ZIP: a JSON file a part, a page that reads them offline, a README, and the files themselves, passed on piece by piece.
import { Readable } from 'node:stream';
import type { formatters } from '@fairway/i18n/formatters';
import type { Translator } from '@fairway/i18n/translator';
import { freeName } from '@fairway/rules/document-names';
import type { Locale } from '@fairway/rules/locales';
import { strToU8 } from 'fflate';
import type { Database } from '../../../kernel/database/database.ts';
import { inOneSnapshot } from '../../../kernel/database/snapshot.ts';
import { FileNotFound, type FileStore } from '../../../kernel/files/file-store.ts';
import { type ArchivedFile, zipped } from '../../../kernel/files/zipped.ts';
import { type ReadPart, readingPage } from './reading-page.ts';

export type ArchivedPart = ReadPart;
export type OwnFile = { path: string; key: string };
type Look = {
  locale: Locale;
  t: Translator;
  format: ReturnType<typeof formatters>;
  /** What it is called, and what is said of it besides. */
  title: string;
  note: string;
  files: FileStore;
  now: Date;
};

/** The bytes of the ZIP, piece by piece. */
export function archiveOf(parts: readonly ArchivedPart[], ownFiles: readonly OwnFile[], look: Look): AsyncIterable<Uint8Array> {
  const { locale, t, format, title, note, files, now } = look;
  const madeAt = format.dateTime(now);
  const readme = [title, t('archive.madeAt', { date: madeAt }), t('archive.readme'), note].join('\n\n');
  const texts = {
    'index.html': readingPage(parts, { locale, t, format, madeAt, title, note }),
    'README.txt': `${readme}\n`,
    ...Object.fromEntries(parts.map((part) => [`${part.name}.json`, `${JSON.stringify(part.content, null, 2)}\n`])),
  };
  return zipped(archived(texts, ownFiles, files), now);
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

/** What an archive needs of a part of what is held: of a person (personal-data.ts), or of a school on a person (held.ts). */
type HeldPart<About> = {
  name: string;
  heading: (t: Translator) => string;
  read: (database: Database, about: About) => Promise<unknown>;
  files?: (database: Database, about: About) => Promise<readonly { name: string; key: string }[]>;
};

/** The contents of all parts as their files show them, and the files that belong to them, read in one snapshot. */
export function readParts<About>(database: Database, from: readonly HeldPart<About>[], about: About, t: Translator) {
  return inOneSnapshot(database, async (snapshot) => {
    const parts: ArchivedPart[] = [];
    const ownFiles: OwnFile[] = [];
    for (const part of from) {
      const content = await part.read(snapshot, about);
      // As the file shows it: instants as text.
      parts.push({ name: part.name, heading: part.heading(t), content: JSON.parse(JSON.stringify(content)) });
      const taken: string[] = [];
      for (const { name, key } of (await part.files?.(snapshot, about)) ?? []) {
        taken.push(freeName(name, taken));
        ownFiles.push({ path: `${part.name}/${taken.at(-1)}`, key });
      }
    }
    return { parts, ownFiles };
  });
}
