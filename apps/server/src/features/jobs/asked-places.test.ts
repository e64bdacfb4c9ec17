import { readFileSync } from 'node:fs';
import { LOCALES } from '@fairway/rules/locales';
import { meansRemote } from '@fairway/search/asked-remote';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { scanDocuments } from '../search/documents.ts';

const db = await cloneDatabase();
const search = new ReferenceSearch();
const app = await testApp({ ...db, search });

/** City and country of each posting; its title is its city. */
const PLACES = [
  ['Lyon', 'FR'], ['Villeurbanne', 'FR'], ['Grenoble', 'FR'], ['Paris', 'FR'], ['Nice', 'FR'], ['München', 'DE'], ['Garching', 'DE'], ['Nürnberg', 'DE'],
  ['Reading', 'GB'], ['Cambridge', 'GB'], ['Cambridge, MA', 'US'], ['København', 'DK'], ['東京', 'JP'], ['Smallville', 'CH'],
] as const; // biome-ignore format: a table

beforeAll(async () => {
  const organization = await insertOrganization(db.database, { name: 'Everywhere', countryCode: 'FR', sectors: [] });
  for (const [city, country] of PLACES) {
    const id = await insertJob(db.database, { organizationId: organization, title: `Cook ${city}`, countries: [country], city });
    if (city === 'Cambridge, MA')
      await db.database.updateTable('job_place').set({ city: 'Cambridge', region: 'MA' }).where('job_id', '=', id).execute();
  }
  const both = await insertJob(db.database, { organizationId: organization, title: 'Travelling', countries: ['NO', 'ES'], city: 'Oslo' });
  await db.database
    .insertInto('job_place')
    .values({ job_id: both, position: 1, line: 'Bilbao', city: 'Bilbao', country_code: 'ES' })
    .execute();
  const anywhere = await insertJob(db.database, { organizationId: organization, title: 'Cook anywhere', countries: ['PT'], city: 'Porto' });
  await db.database.updateTable('job').set({ workplace: 'remote' }).where('id', '=', anywhere).execute();
  for await (const batch of scanDocuments(db.pool, Date.now())) await search.apply(batch.map((document) => ({ kind: 'put', document })));
});

async function list(query: Record<string, string>, locale = 'en') {
  const reply = await app.inject({
    url: `/api/v1/postings?${new URLSearchParams({ page_size: '50', ...query })}`,
    headers: { 'accept-language': locale },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  const body = reply.json();
  const cities: string[] = body.matchingJobs.map(({ title }: { title: string }) => title.replace('Cook ', ''));
  return { ...body, cities };
}

describe('where (search.7)', () => {
  it.each([
    ['Munich', ['München']],
    ['Monaco di Baviera', ['München']],
    ['ミュンヘン', ['München']],
    ['Nice', ['Nice']],
    ['Reading', ['Reading']],
    ['Cambridge, UK', ['Cambridge']],
    ['Cambridge, Massachusetts', ['Cambridge, MA']],
    ['Bavaria', ['München', 'Garching', 'Nürnberg']],
    ['Massachusetts', ['Cambridge, MA']],
    ['Deutschland', ['München', 'Garching', 'Nürnberg']],
    ['uk', ['Reading', 'Cambridge']],
    ['Villeurbanne', ['Villeurbanne']],
  ])('%s finds what is there', async (where, cities) => {
    const { cities: found, relaxed } = await list({ where });
    expect(found.slice(0, relaxed?.complete ?? 50).sort()).toEqual([...cities].sort());
  });

  it('is said in the language of the reader, and whether a radius makes sense', async () => {
    const named = async (where: string, locale: string) => (await list({ where }, locale)).where;
    expect(await named('Munich', 'de')).toEqual({ text: 'Munich', name: 'München, Deutschland', kind: 'city', canWiden: true, radiusKm: 0, inQuestion: false });
    expect(await named('Copenhagen', 'ja')).toMatchObject({ name: 'コペンハーゲン、デンマーク' });
    expect(await named('Suisse', 'en')).toMatchObject({ name: 'Switzerland', kind: 'country', canWiden: false });
    expect(await named('Bayern', 'en')).toMatchObject({ name: 'Bavaria, Germany', kind: 'region' });
    expect(await named('Bavière', 'de')).toMatchObject({ name: 'Bayern, Deutschland', kind: 'region' });
    expect((await list({})).where).toBeNull();
  }); // biome-ignore format: a table

  it('that we do not know is searched by its words, and said so', async () => {
    const { where, cities } = await list({ where: 'Smallville', q: 'cook' });
    expect([where.name, where.text, cities[0]]).toEqual([null, 'Smallville', 'Smallville']);
  });

  it('finds the country too where few are there, those that are there first', async () => {
    const { cities, relaxed, totalSize } = await list({ where: 'Lyon', q: 'cook' });
    expect([cities[0], totalSize, relaxed]).toEqual(['Lyon', 5, { without: [], complete: 1 }]);
  });

  it('is never let go, though words that nothing answers are', async () => {
    const { cities, relaxed } = await list({ where: 'København', q: 'zzqqxx' });
    expect([cities, relaxed.without]).toEqual([['København'], ['zzqqxx']]);
  });
});

describe('from anywhere (search.26)', () => {
  it.each(['remote', 'Homeoffice', 'télétravail', '在宅'])('%s as a place is the filter of it', async (where) => {
    const { cities, where: there, relaxed, totalSize } = await list({ where, q: 'cook' });
    expect([cities, there, relaxed, totalSize]).toEqual([['anywhere'], null, null, 1]);
  });

  it('goes with the filter that is chosen beside it, and the last page is what it is', async () => {
    expect((await list({ where: 'remote', workplace: 'remote' })).totalSize).toBe(1);
    expect((await list({ where: 'remote', address: 'FR' })).totalSize).toBe(0);
  });

  it.each(LOCALES)('the word that the list suggests for it is understood: %s', (locale) => {
    const messages = JSON.parse(
      readFileSync(new URL(`../../../../../packages/i18n/messages/${locale}/jobs.json`, import.meta.url), 'utf8'),
    );
    expect(meansRemote(messages.work.workplace.remote), messages.work.workplace.remote).toBe(true);
  });
});

describe('radius (search.8)', () => {
  it.each([
    ['10', ['Lyon', 'Villeurbanne']],
    ['100', ['Lyon', 'Villeurbanne', 'Grenoble']],
  ])('%s km around Lyon, nearest first', async (radius, expected) => {
    const { cities, facets, relaxed, where } = await list({ where: 'Lyon', radius });
    expect([cities.slice(0, 2).sort(), cities.slice(2)]).toEqual([expected.slice(0, 2), expected.slice(2)]);
    expect([facets.address, relaxed, where.radiusKm]).toEqual([[{ value: 'FR', count: expected.length }], null, Number(radius)]);
  });

  it('goes with filters, words and pages', async () => {
    const asked = { where: 'Munich', radius: '25', page_size: '1' };
    const first = await list({ ...asked, q: 'cook', address: 'DE' });
    const second = await list({ ...asked, q: 'cook', address: 'DE', page_token: first.nextPageToken });
    expect([...first.cities, ...second.cities, first.totalSize]).toEqual(['München', 'Garching', 2]);
    expect((await list({ ...asked, address: 'FR' })).totalSize).toBe(0);
    const other = await app.inject(`/api/v1/postings?where=Munich&radius=50&page_token=${first.nextPageToken}`);
    expect(other.json().code).toBe('jobs.bad_page_token');
  });

  it('of coordinates is 25 km unless told', async () => {
    const { cities, where } = await list({ where: '45.76, 4.84' });
    expect([cities.sort(), where.name, where.radiusKm]).toEqual([['Lyon', 'Villeurbanne'], 'Lyon, France', 25]);
    expect((await list({ where: '-45,-120' })).totalSize).toBe(0);
  });

  it('means nothing around a country', async () => {
    expect((await list({ where: 'Denmark', radius: '50' })).where).toMatchObject({ radiusKm: 0, canWiden: false });
  });

  it.each([
    ['cook near Lyon', ['Lyon', 'Villeurbanne']],
    ['cuisinier près de Lyon', ['Lyon', 'Villeurbanne']],
    ['リヨンの近くの cook', ['Lyon', 'Villeurbanne']],
    ['Jobs in der Nähe von München', ['Garching', 'München']],
  ])('"%s" means 25 km', async (q, expected) => {
    const { cities, where } = await list({ q });
    expect([cities.slice(0, expected.length).sort(), where.radiusKm, where.inQuestion]).toEqual([expected, 25, true]);
  });

  it('"near" is a wish, and a radius a limit: where few are near, the rest of the country follows', async () => {
    expect(await list({ q: 'cook near Lyon' })).toMatchObject({ totalSize: 5, relaxed: { without: [], complete: 2 } });
    expect(await list({ q: 'cook', where: 'Lyon', radius: '25' })).toMatchObject({ totalSize: 2, relaxed: null });
  });
});

describe('bad input', () => {
  it.each([
    'radius=7', 'radius=-10', 'radius=1e9', 'radius=', 'radius=10&radius=25', 'where=91,0', 'where=0,181', 'where=-90.1,0', `where=${'x'.repeat(401)}`,
    'where=%00', 'where=a&where=b',
  ])('%s is refused', async (query) => {
    expect((await app.inject(`/api/v1/postings?${query}`)).statusCode).toBe(422);
  }); // biome-ignore format: a table

  it.each([
    'where=',
    'where=%20',
    'where=,',
    'where=%F0%9F%8C%8D',
    'where=91',
    'where=1,2,3',
    'where=%27;drop',
    'radius=10',
    'q=near',
    'q=near%20near',
  ])('%s is only text', async (query) => expect((await app.inject(`/api/v1/postings?${query}`)).statusCode).toBe(200));
});

describe('a posting of several places', () => {
  it('shows first the one that it is found for', async () => {
    const shown = async (where: string) => (await list({ q: 'travelling', where })).matchingJobs[0].shortLocation;
    expect([await shown('Oslo'), await shown('Bilbao'), await shown('Spain')]).toEqual([
      'Oslo, Norway +1',
      'Bilbao, Spain +1',
      'Bilbao, Spain +1',
    ]);
  });
});

describe('places of postings in the words of the reader (search.10)', () => {
  it.each([
    ['ja', 'コペンハーゲン、デンマーク'],
    ['de', 'Kopenhagen, Dänemark'],
    ['en', 'Copenhagen, Denmark'],
    ['ru', 'Копенгаген, Дания'],
  ])('%s: %s', async (locale, line) => {
    const { matchingJobs } = await list({ where: 'DK' }, locale);
    expect([matchingJobs[0].shortLocation, matchingJobs[0].location]).toEqual([line, line]);
    const detail = await app.inject({ url: `/api/v1/postings/${matchingJobs[0].id}`, headers: { 'accept-language': locale } });
    expect(detail.json().places[0]).toMatchObject({ line, city: 'København', country: 'DK' });
  });

  it('an American city has its state', async () => {
    expect((await list({ where: 'Massachusetts' }, 'fr')).matchingJobs[0].shortLocation).toBe('Cambridge, MA, États-Unis');
  });
});

describe('places among other suggestions (search.24)', () => {
  const places = async (query: Record<string, string>) => {
    const { suggestions } = (await app.inject(`/api/v1/suggestion?${new URLSearchParams(query)}`)).json();
    return suggestions.flatMap(({ suggestion, type }: { suggestion: string; type: string }) => (type === 'place' ? [suggestion] : []));
  };

  it.each([
    ['münch', 'en', ['Munich, Germany']],
    ['munich', 'de', ['München, Deutschland']],
    ['コペン', 'jp', ['コペンハーゲン, デンマーク']],
    // Countries are the filter's.
    ['japan', 'en', []],
    ['stockholm', 'en', []],
  ])('%s in %s', async (q, locale, expected) => expect(await places({ q, locale })).toEqual(expected));

  it('stand as postings write them where no language is said', async () => expect(await places({ q: 'münch' })).toEqual(['München']));

  it('are within the limit', async () => {
    const { suggestions } = (await app.inject('/api/v1/suggestion?q=c&locale=en&limit=2')).json();
    expect(suggestions).toHaveLength(2);
  });
});

describe('suggested places (search.11)', () => {
  const suggested = async (q: string, locale = 'en') =>
    (await app.inject(`/api/v1/suggestion/places?${new URLSearchParams({ q, locale })}`)).json().places;

  it.each([
    ['münch', 'de', [{ label: 'München, Deutschland', kind: 'city' }]],
    ['munich', 'jp', [{ label: 'ミュンヘン, ドイツ', kind: 'city' }]],
    ['japan', 'de', [{ label: 'Japan', kind: 'country' }]],
    ['switz', 'fr', [{ label: 'Suisse', kind: 'country' }]],
    ['UK', 'en', [{ label: 'United Kingdom', kind: 'country' }]],
    ['bavar', 'en', [{ label: 'Bavaria, Germany', kind: 'region' }]],
    // As the reader calls it, whatever name was begun.
    ['bavar', 'de', [{ label: 'Bayern, Deutschland', kind: 'region' }]],
    ['бавар', 'ru', [{ label: 'Бавария, Германия', kind: 'region' }]],
    ['ville', 'en', [{ label: 'Villeurbanne, France', kind: 'city' }]],
    ['cambridge', 'en', [{ label: 'Cambridge, United Kingdom', kind: 'city' }, { label: 'Cambridge, MA, United States', kind: 'city' }]],
    ['stockholm', 'en', []],
    ['', 'en', []],
    ['%_\\', 'en', []],
    ['x'.repeat(200), 'en', []],
  ])('%s in %s', async (q, locale, places) => expect(await suggested(q, locale)).toEqual(places)); // biome-ignore format: a table

  it('each finds postings where it is asked for', async () => {
    for (const locale of ['en', 'de', 'jp', 'ru', 'vi'])
      for (const { label } of [...(await suggested('mu', locale)), ...(await suggested('co', locale))])
        expect((await list({ where: label })).where.name, label).not.toBeNull();
  });
});
