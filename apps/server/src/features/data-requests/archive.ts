// What a school holds on a person as an archive to hand over: the school's language is not the person's, so it is written in the person's.
import { formatters } from '@fairway/i18n/formatters';
import { translator } from '@fairway/i18n/translator';
import { knownLocale } from '@fairway/rules/locales';
import type { Database } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import type { Held, HeldOn } from '../../kernel/held.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { archiveOf } from '../account/archive/archive-of.ts';
import { readParts } from '../account/archive/archived-parts.ts';

type Services = { database: Database; parts: readonly Held[]; files: FileStore };

/** The bytes of the ZIP, piece by piece. @throws Problem not_found */
export async function heldArchive({ database, parts, files }: Services, on: HeldOn, now: Date): Promise<AsyncIterable<Uint8Array>> {
  const person = await database.selectFrom('identity_person').select('locale').where('id', '=', on.userId).executeTakeFirst();
  const school = await database.selectFrom('school').select('name').where('id', '=', on.schoolId).executeTakeFirst();
  if (!person || !school) throw new Problem('not_found');
  const locale = knownLocale(person.locale);
  const t = await translator(locale);
  const read = await readParts(database, parts, on, t);
  return archiveOf(read.parts, read.ownFiles, {
    ...{ locale, t, format: formatters({ locale, timeZone: 'UTC', now }), files, now },
    title: t('archive.ofSchool', { school: school.name }),
    note: t('archive.ofSchoolNote'),
  });
}
