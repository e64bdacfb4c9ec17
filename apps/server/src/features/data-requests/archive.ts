// What a school holds on a person as an archive to hand over: the school's language is not the person's, so it is written in the person's.
import { formatters } from '@fairway/i18n/formatters';
import { translator } from '@fairway/i18n/translator';
import { freeName } from '@fairway/rules/document-names';
import { knownLocale } from '@fairway/rules/locales';
import type { Database } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import type { Held, HeldOn } from '../../kernel/held.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { type ArchivedPart, archiveOf, type OwnFile } from '../account/archive/archive-of.ts';

type Services = { database: Database; parts: readonly Held[]; files: FileStore };

/** The bytes of the ZIP, piece by piece. @throws Problem not_found */
export async function heldArchive({ database, parts, files }: Services, on: HeldOn, now: Date): Promise<AsyncIterable<Uint8Array>> {
  const person = await database.selectFrom('identity_person').select('locale').where('id', '=', on.userId).executeTakeFirst();
  const school = await database.selectFrom('school').select('name').where('id', '=', on.schoolId).executeTakeFirst();
  if (!person || !school) throw new Problem('not_found');
  const locale = knownLocale(person.locale);
  const t = await translator(locale);
  const read: ArchivedPart[] = [];
  const ownFiles: OwnFile[] = [];
  for (const part of parts) {
    const content = await part.read(database, on);
    read.push({ name: part.name, heading: part.heading(t), content: JSON.parse(JSON.stringify(content)) });
    const taken: string[] = [];
    for (const { name, key } of (await part.files?.(database, on)) ?? []) {
      taken.push(freeName(name, taken));
      ownFiles.push({ path: `${part.name}/${taken.at(-1)}`, key });
    }
  }
  return archiveOf(read, ownFiles, {
    ...{ locale, t, format: formatters({ locale, timeZone: 'UTC', now }), files, now },
    title: t('archive.ofSchool', { school: school.name }),
    note: t('archive.ofSchoolNote'),
  });
}
