// The filters of working conditions as they are asked for over HTTP, over rows of the database.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { scanDocuments } from '../search/documents.ts';

const HOUR_MS = 3_600_000;
const db = await cloneDatabase();
const search = new ReferenceSearch();
const app = await testApp({ ...db, search, actors: {} });

const NOW = Date.now();
const CONDITIONS = {
  remote: { workplace: 'remote', salary_min: 3000, salary_max: 4000, salary_currency: 'EUR', salary_unit: 'MONTH', published_at: new Date(NOW - HOUR_MS) },
  hybrid: { workplace: 'hybrid', salary_min: 20, salary_currency: 'GBP', salary_unit: 'HOUR', languages: ['en', 'nb'], published_at: new Date(NOW - 50 * HOUR_MS) },
  unpaid: { workplace: 'on_site', pay: 'unpaid', duration_min_months: 2, duration_max_months: 6, languages: ['de'] },
  abroad: { sponsorship: 'sponsored', countries: ['US'], starts_now: true, start_on: '2027-02-01' },
  strange: { salary_max: 90_000, salary_currency: 'XTS', salary_unit: 'YEAR', start_on: '2027-02-01', languages: [] },
}; // biome-ignore format: a table
type Name = keyof typeof CONDITIONS;
const names = Object.keys(CONDITIONS) as Name[];
const ids = {} as Record<Name, string>;

beforeAll(async () => {
  const organizationId = await insertOrganization(db.database, { countryCode: 'NO' });
  const published_at = new Date(NOW - 40 * 24 * HOUR_MS);
  for (const name of names) {
    ids[name] = await insertJob(db.database, { organizationId, title: name, countries: ['NO'] });
    await db.database
      .updateTable('job')
      .set({ published_at, languages: ['en'], ...CONDITIONS[name] })
      .where('id', '=', ids[name])
      .execute();
  }
  for await (const batch of scanDocuments(db.pool, NOW)) await search.apply(batch.map((document) => ({ kind: 'put', document })));
});

const ask = async (query: string) => {
  const reply = await app.inject({ url: `/api/v1/postings?${query}` });
  return { status: reply.statusCode, body: reply.json() };
};
const found = async (query: string) => {
  const { status, body } = await ask(query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.matchingJobs.map(({ title }: { title: string }) => title).sort();
};

describe('conditions of work', () => {
  it.each([
    ['workplace=remote&workplace=hybrid', ['hybrid', 'remote']],
    ['pay=paid', ['hybrid', 'remote', 'strange']],
    ['pay=not_unpaid', ['abroad', 'hybrid', 'remote', 'strange']],
    ['pay=unpaid', ['unpaid']],
    ['salary=stated', ['hybrid', 'remote', 'strange']],
    ['duration=from_3_to_6', ['unpaid']],
    ['start=now', ['abroad']],
    ['start=2027-02', ['strange']],
    ['sponsorship=sponsored', ['abroad']],
    ['posted=day', ['remote']],
    ['posted=day&posted=three_days', ['hybrid', 'remote']],
    ['posted=month', ['hybrid', 'remote']],
  ])('%s finds %j', async (query, titles) => expect(await found(query)).toEqual(titles));

  it('are counted with the others, each without itself', async () => {
    const { body } = await ask('workplace=remote&pay=paid');
    expect(body.totalSize).toBe(1);
    expect(body.facets.workplace).toEqual([
      { value: 'hybrid', count: 1 },
      { value: 'remote', count: 1 },
    ]);
    expect(body.facets.pay).toEqual([
      { value: 'not_unpaid', count: 1 },
      { value: 'paid', count: 1 },
    ]);
  });
  it('are said of each posting', async () => {
    const { body } = await ask('q=unpaid');
    expect(body.matchingJobs[0]).toMatchObject({
      workplace: 'on_site', pay: 'unpaid', salary: null, duration: { minMonths: 2, maxMonths: 6 }, startsNow: false, sponsorship: null,
    }); // biome-ignore format: a row
    const { body: strange } = await ask('q=strange');
    expect(strange.matchingJobs[0]).toMatchObject({ pay: 'paid', salary: { min: null, max: 90_000, currency: 'XTS', unit: 'YEAR' } });
  });
  it('have names in the reader’s language', async () => {
    const { filters } = (await app.inject({ url: '/api/v1/postings/filters?locale=de' })).json();
    const optionsOf = (name: string) => filters.find((filter: { name: string }) => filter.name === name).options;
    expect(optionsOf('workplace')).toContainEqual({ value: 'on_site', count: 1, label: 'Vor Ort' });
    expect(optionsOf('start')).toContainEqual({ value: '2027-02', count: 1, label: 'Feb. 2027' });
    expect(optionsOf('posted')[0]).toEqual({ value: 'month', count: 2, label: 'Letzte 30 Tage' });
  });
});

describe('pay of so much at least', () => {
  it.each([
    ['a range counts by its upper end', 'salary_min=4000&salary_period=MONTH', ['remote']],
    ['an hour and a month are compared, pounds and euros too', 'salary_min=3900&salary_period=MONTH', ['hybrid', 'remote']],
    ['the currency asked in may be another', 'salary_min=48000&salary_currency=CHF', []],
    ['a posting in an unknown currency is never found by it', 'salary_min=1', ['hybrid', 'remote']],
    ['it holds beside other filters', 'salary_min=1&workplace=hybrid', ['hybrid']],
  ])('%s', async (_, query, titles) => expect(await found(query)).toEqual(titles));
});

describe('what the reader brings', () => {
  it.each([
    ['a posting asks for no other language, or for none', 'speaks=en', ['abroad', 'remote', 'strange']],
    ['Norwegian is one language', 'speaks=en&speaks=no', ['abroad', 'hybrid', 'remote', 'strange']],
    ['it is where the reader may work, or the permit is sponsored', 'may_work_in=DE', ['abroad']],
    ['the EU is its members', 'may_work_in=EU', ['abroad']],
    ['in one of several countries', 'may_work_in=NO&may_work_in=EU', ['abroad', 'hybrid', 'remote', 'strange', 'unpaid']],
  ])('%s', async (_, query, titles) => expect(await found(query)).toEqual(titles));
});

describe('bad input', () => {
  it.each([
    'posted=yesterday', 'workplace=moon', 'pay=maybe', 'salary=secret', 'duration=7', 'start=2027', 'start=2027-13', 'start=soon', 'sponsorship=yes',
    'salary_min=lots', 'salary_min=0', 'salary_min=-5', 'salary_min=', 'salary_min=1e99', 'salary_min=NaN', 'salary_currency=XTS', 'salary_currency=eur',
    'salary_period=FORTNIGHT', 'speaks=german', 'may_work_in=Germany', 'may_work_in=de',
  ])('%s is refused', async (query) => {
    const { status, body } = await ask(query);
    expect(status, query).toBe(422);
    expect(body.errors[0].pointer).toContain(`/query/${query.split('=')[0]}`);
  }); // biome-ignore format: a list

  it('more than ten values of a filter are refused by the limit', async () => {
    for (const name of ['start', 'speaks', 'may_work_in']) {
      const values = Array.from({ length: 11 }, (_, at) => ({ start: `2027-${String((at % 12) + 1).padStart(2, '0')}`, speaks: 'en', may_work_in: 'NO' })[name]); // biome-ignore format: one thought
      const { status, body } = await ask(values.map((value) => `${name}=${value}`).join('&'));
      expect([status, body.code]).toEqual([422, 'jobs.filter_limit']);
    }
  });
  it('an amount that is beyond all pay finds nothing', async () => {
    expect(await found('salary_min=1000000000&salary_period=HOUR')).toEqual([]);
  });
  it('a page token of another question is refused, where only a demand differs', async () => {
    const { body } = await ask('page_size=1&speaks=en');
    expect(body.nextPageToken).toBeTruthy();
    expect((await ask(`page_size=1&speaks=de&page_token=${body.nextPageToken}`)).body.code).toBe('jobs.bad_page_token');
    expect((await ask(`page_size=1&speaks=en&page_token=${body.nextPageToken}`)).status).toBe(200);
  });
});
