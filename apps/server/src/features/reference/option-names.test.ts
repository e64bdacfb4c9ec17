import { LOCALES } from '@fairway/rules/locales';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownSectorNames } from './option-names.ts';
import { seedSectors } from './sectors.ts';

const db = await cloneDatabase();

beforeAll(async () => {
  await db.database.transaction().execute(async (transaction) => seedSectors(transaction));
});

/** Rows are kept for some seconds; another handle on the same rows has nothing kept. */
const unread = () => db.database.withoutPlugins();

async function renameAndAdd() {
  await db.database
    .updateTable('sector')
    .set({ names: JSON.stringify({ en: 'Advising', de: 'Beratung und Prüfung' }) })
    .where('code', '=', 'consulting')
    .execute();
  await db.database
    .insertInto('sector')
    .values({ code: 'space_flight', names: JSON.stringify({ en: 'Space flight' }), sort: 900 })
    .execute();
}

describe('names of sectors that pages cannot know', () => {
  it('are none in a new deployment, in any language', async () => {
    for (const locale of LOCALES) expect(await ownSectorNames(unread(), locale, 'en'), locale).toEqual({});
  });

  it('are those that staff renamed or added, in the reader’s language or the next best', async () => {
    await renameAndAdd();
    expect(await ownSectorNames(unread(), 'de', 'en')).toEqual({ consulting: 'Beratung und Prüfung', space_flight: 'Space flight' });
    expect(await ownSectorNames(unread(), 'en', 'en')).toEqual({ consulting: 'Advising', space_flight: 'Space flight' });
  });
});
