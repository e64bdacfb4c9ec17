// Everything that is held on a person, as a ZIP: a JSON file a part, a page that reads them offline, and a README in the reader's language.
// All parts are read in one snapshot. No hash, token or key is ever in it: each part says what it gives, column by column.
import { formatters } from '@fairway/i18n/formatters';
import { translator } from '@fairway/i18n/translator';
import { knownTimeZone } from '@fairway/rules/time-zones';
import { strToU8, zip } from 'fflate';
import type { Database } from '../../../kernel/database/database.ts';
import type { PersonalDataName, PersonalDataPart } from '../../../kernel/personal-data.ts';
import { localeOf, type Person } from '../person.ts';
import { readingPage } from './reading-page.ts';

export type ReadPart = { name: PersonalDataName; content: unknown };

/** The bytes of the ZIP. */
export async function personalArchive(
  person: Person,
  services: { database: Database; personalData: readonly PersonalDataPart[] },
  now: Date,
): Promise<Uint8Array> {
  const parts = await readParts(person, services);
  const locale = localeOf(person);
  const t = await translator(locale);
  const format = formatters({ locale, timeZone: knownTimeZone(person.time_zone) ?? 'UTC', now });
  const madeAt = format.dateTime(now);
  const readme = [t('archive.title'), t('archive.madeAt', { date: madeAt }), t('archive.readme'), t('archive.secrets')].join('\n\n');
  const files = {
    'index.html': strToU8(readingPage(parts, { locale, t, format, madeAt })),
    'README.txt': strToU8(`${readme}\n`),
    ...Object.fromEntries(parts.map((part) => [`${part.name}.json`, strToU8(`${JSON.stringify(part.content, null, 2)}\n`)])),
  };
  return new Promise((resolve, reject) => {
    zip(files, { level: 6, mtime: now }, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
}

function readParts(person: Person, { database, personalData }: { database: Database; personalData: readonly PersonalDataPart[] }) {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const read: ReadPart[] = [];
      for (const { name, read: readPart } of personalData) {
        const content = await readPart(snapshot, { userId: person.id, emailFolded: person.email_folded });
        // As the file shows it: instants as text.
        read.push({ name, content: JSON.parse(JSON.stringify(content)) });
      }
      return read;
    });
}
