import type { Translator } from '@fairway/i18n/translator';
import { freeName } from '@fairway/rules/document-names';
import type { Database } from '../../../kernel/database/database.ts';
import { inOneSnapshot } from '../../../kernel/database/snapshot.ts';
import type { ArchivedPart, OwnFile } from './archive-of.ts';

/** What an archive needs of a part of what is held: of a person (personal-data.ts), or of a school on a person (held.ts). */
type ReadPart<About> = {
  name: string;
  heading: (t: Translator) => string;
  read: (database: Database, about: About) => Promise<unknown>;
  files?: (database: Database, about: About) => Promise<readonly { name: string; key: string }[]>;
};

/** The contents of all parts as their files show them, and the files that belong to them, read in one snapshot. */
export function readParts<About>(database: Database, from: readonly ReadPart<About>[], about: About, t: Translator) {
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
