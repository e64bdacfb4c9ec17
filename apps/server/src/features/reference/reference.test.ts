// The lists that profiles choose from.
import { JOB_CATEGORIES } from '@fairway/rules/jobs';
import { LOCALES } from '@fairway/rules/locales';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { profileWorld } from '../candidates/profile.fixture.ts';
import { seedSectors } from './sectors.ts';

const db = await cloneDatabase();
let nowMs = Date.now();
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => new Date(nowMs) });
const read = async (path: string) => (await app.inject({ url: `/api/v1/${path}` })).json();

beforeAll(async () => {
  await db.database.transaction().execute((transaction) => seedSectors(transaction));
  await db.database
    .insertInto('skill')
    .values([
      { name: 'JavaScript', folded: 'javascript', aliases: ['=JS', '?Ecma'] },
      { name: 'Java', folded: 'java' },
      { name: 'Welding', folded: 'welding', names: '{"de":"Schweißen"}' },
      { name: 'Spot welding', folded: 'spot welding' },
    ])
    .execute();
});

describe('languages', () => {
  it.each(LOCALES.map((locale) => [locale]))('have a name each in %s, sorted, ending with Other, and five levels', async (locale) => {
    const { languages, proficiencies } = await read(`languages?locale=${locale}`);
    expect(languages.length).toBeGreaterThan(180);
    expect(languages.map((one: { sort: number }) => one.sort)).toEqual(languages.map((_one: unknown, at: number) => at + 1));
    expect(languages.at(-1)).toMatchObject({ code: 'other', value: 'other' });
    expect(languages.filter((one: { code: string; label: string }) => one.label === '' || one.label === one.code)).toEqual([]);
    expect(new Set(languages.map((one: { label: string }) => one.label)).size).toBe(languages.length);
    expect(proficiencies.map((one: { level: number }) => one.level)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are in the order of the reader’s alphabet', async () => {
    const { languages } = await read('languages?locale=de');
    expect(languages[0]).toMatchObject({ label: 'Abchasisch', code: 'ab', sort: 1 });
    expect(languages).toContainEqual(expect.objectContaining({ code: 'nb', label: 'Norwegisch (Bokmål)' }));
  });
});

describe('skills for a text being typed', () => {
  const names = async (query: string) => (await read(`skills?${query}`)).skills.map((one: { name: string }) => one.name);

  it.each([
    ['begins with it first', 'q=weld', ['Welding', 'Spot welding']],
    ['another spelling', 'q=ecma', ['JavaScript']],
    ['a typing error', 'q=javascrpt', ['JavaScript']],
    ['in the reader’s language', 'q=schwei&locale=de', ['Schweißen']],
    ['in English all the same', 'q=welding&locale=de', ['Schweißen', 'Spot welding']],
    ['nothing', 'q=zzzz', []],
    ['so many', 'q=&limit=2', ['Java', 'JavaScript']],
  ])('%s', async (_name, query, found) => {
    expect((await names(query)).slice(0, found.length || 1)).toEqual(found);
  });

  it('learn of a skill that came, after some seconds', async () => {
    await names('q=sailing');
    await db.database.insertInto('skill').values({ name: 'Sailing', folded: 'sailing' }).execute();
    nowMs += 20_000;
    await names('q=sailing');
    await expect.poll(() => names('q=sailing')).toEqual(['Sailing']);
  });

  it('are 50 at most', async () => {
    expect((await app.inject({ url: '/api/v1/skills?limit=51' })).statusCode).toBe(422);
  });
});

describe('sectors and career fields', () => {
  it('have their names in the reader’s language', async () => {
    const { sectors } = await read('sectors?locale=de');
    expect(sectors).toHaveLength(14);
    const { careerFields } = await read('careerfields?locale=en');
    expect(careerFields.map((one: { id: string }) => one.id).sort()).toEqual([...JOB_CATEGORIES].sort());
    expect(careerFields[0]).toEqual({ id: 'ACCOUNTING_AND_FINANCE', name: 'Accounting and finance' });
  });
});

describe('employers', () => {
  it('are active organizations, and for their owner the names that were typed', async () => {
    const other = await cloneDatabase();
    const { person, app: own } = await profileWorld(other);
    const fjord = await insertOrganization(other.database, { name: 'Fjord Energy' });
    await insertOrganization(other.database, { name: 'Old Fjord' });
    await insertOrganization(other.database, { name: 'Fjord Gone', status: 'suspended' });
    const me = await person();
    await me.saved({
      preferences: {
        op: 'update',
        value: {
          addCustomEmployers: [
            { name: 'Fjord aunt', order: 0 },
            { name: 'FJORD ENERGY', order: 1 },
            { name: 'Else', order: 2 },
          ],
        },
      },
    });
    const ask = async (query: string, browser = me.browser) =>
      (await browser.send('GET', `/api/v1/employers?q=fjord${query}`))
        .json()
        .employers.map((one: { id: number | null; name: string }) => [one.id !== null, one.name]);
    expect(await ask('')).toEqual([
      [true, 'Fjord Energy'],
      [true, 'Old Fjord'],
    ]);
    expect(await ask('&includeCustomFor=me')).toEqual([
      [false, 'Fjord aunt'],
      [true, 'Fjord Energy'],
      [true, 'Old Fjord'],
    ]);
    expect(await ask(`&includeCustomFor=${me.userId}`)).toHaveLength(3);
    expect(await ask('&includeCustomFor=me&limit=1')).toHaveLength(1);
    for (const whose of ['me', me.userId]) expect(await ask(`&includeCustomFor=${whose}`, (await person()).browser)).toHaveLength(2);
    expect((await own.inject({ url: '/api/v1/employers?q=fjord&includeCustomFor=me' })).json().employers[0].id).toBe(fjord);
  });
});
