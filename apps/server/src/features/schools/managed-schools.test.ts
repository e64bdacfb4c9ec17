// Who may open which school's console, and the list of them: the pattern of every list of the consoles.
import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { everyRole } from '../../api/every-role.fixture.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import { pageOfRows, rowBatches } from '../../kernel/database/lists.ts';
import type { Actor, ApiRequest } from '../../kernel/http/request.ts';
import { administeredSchoolId, managedSchoolId } from './access.ts';

const URL = '/api/v1/staff/schools';
const db = await cloneDatabase();
const actors: Record<string, Actor> = await everyRole(db.database);
const { staffSchoolIds: [own = 0] = [] } = actors.careerStaff as { staffSchoolIds?: number[] };
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const rows = Array.from({ length: 60 }, (_, at) => ({
  name: `School ${String(at).padStart(2, '0')}`,
  slug: `school-${at}`,
  country_code: at % 3 === 0 ? null : at % 3 === 1 ? 'NO' : 'DE',
}));
const ids = (await db.database.insertInto('school').values(rows).returning('id').execute()).map((row) => row.id);
const [other = 0] = ids;

const get = (path: string, actor = 'platformAdmin') => app.inject({ method: 'GET', url: path, headers: { 'x-test-actor': actor } });
const names = async (query: string, actor?: string) =>
  (await get(`${URL}${query}`, actor)).json().rows.map((row: { name: string }) => row.name);

describe('the schools of a console', () => {
  it('are their own for staff, and every one for platform administrators', async () => {
    expect((await get(URL, 'careerStaff')).json()).toEqual({
      rows: [{ schoolId: own, name: 'Nordic', logo: null, country: null, administered: false, duties: [...STAFF_DUTIES] }],
      page: 1,
      pageSize: 25,
      total: 1,
      totalIsExact: true,
    });
    expect((await get(URL, 'schoolAdmin')).json().rows[0].administered).toBe(true);
    expect((await get(URL)).json().total).toBeGreaterThanOrEqual(61);
    expect(await names(`?schoolId=${other}`, 'careerStaff')).toEqual([]);
    expect(await names(`?schoolId=${other}`)).toEqual(['School 00']);
  });

  it('are searched, sorted and paged', async () => {
    expect((await names('?q=school%200&sort=-name')).slice(0, 2)).toEqual(['School 09', 'School 08']);
    const first = await names('?q=school&pageSize=50');
    const second = await names('?q=school&pageSize=50&page=2');
    expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
    expect(await names('?q=school&page=4000')).toEqual([]);
    expect((await get(`${URL}?q=school&page=4000`)).json().total).toBe(first.length + second.length);
  });

  it.each(['?sort=id', '?sort=--name', '?page=0', '?page=x', '?pageSize=26', '?other=1', '?q=%00', '?page=100001', '?schoolId=0'])(
    'refuse %s',
    async (query) => {
      expect((await get(`${URL}${query}`)).statusCode).toBe(422);
    },
  );

  it('come as a file that a spreadsheet reads and does not run', async () => {
    await db.database.insertInto('school').values({ name: '=1+1, "x"', slug: 'formula' }).execute();
    const reply = await get(`${URL}/export.csv?sort=-name`);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="schools-\d{4}-\d\d-\d\d\.csv"$/);
    expect(reply.body.startsWith('\ufeffSchool,Name,Country,Administered\r\n')).toBe(true);
    expect(reply.body).toContain(`,"'=1+1, ""x""",,true\r\n`);
    expect((await get(`${URL}/export.csv?page=2`)).statusCode).toBe(422);
    expect((await get(`${URL}/export.csv`, 'careerStaff')).body.trim().split('\r\n')).toHaveLength(2);
  });
});

describe('a school', () => {
  const call = (actor: string) => ({ call: 'getSchoolSettings', actor: actors[actor], database: db.database }) as unknown as ApiRequest;
  const outcome = (promise: Promise<number>) => promise.catch((problem: { code: string }) => problem.code);

  it.each([
    ['careerStaff', 'managed', true, false],
    ['careerStaff', 'administered', false, false],
    ['schoolAdmin', 'managed', true, false],
    ['schoolAdmin', 'administered', true, false],
    ['platformAdmin', 'managed', true, true],
    ['platformAdmin', 'administered', true, true],
    ['candidate', 'managed', false, false],
    ['organizationAdmin', 'administered', false, false],
  ] as const)('is open to %s (%s): own %s, another %s', async (actor, kind, ownOpen, otherOpen) => {
    const mint = kind === 'managed' ? managedSchoolId : administeredSchoolId;
    expect(await outcome(mint(call(actor), own))).toBe(ownOpen ? own : 'not_found');
    expect(await outcome(mint(call(actor), other))).toBe(otherOpen ? other : 'not_found');
    expect(await outcome(mint(call(actor), 2_000_000_000))).toBe('not_found');
  });
});

describe('a list', () => {
  const ORDER: ListOrder<'country'> = { key: 's.id', sorts: { country: 's.country_code' } };
  const query = db.database.selectFrom('school as s').select(['s.id', 's.country_code']).where('s.slug', 'like', 'school-%');

  it('has one order, down and up, where many rows are alike', async () => {
    const all = async (sort: 'country' | '-country') => {
      const found: number[] = [];
      for (let page = 1; page <= 3; page += 1)
        found.push(...(await pageOfRows(db.database, query, ORDER, { sort, page, pageSize: 25 })).rows.map((row) => row.id));
      return found;
    };
    const down = await all('-country');
    expect(down).toHaveLength(60);
    expect((await all('country')).reverse()).toEqual(down);
  });

  it('gives nothing but what was selected', async () => {
    const { rows: found } = await pageOfRows(db.database, query, ORDER, { sort: 'country', page: 1, pageSize: 25 });
    expect(Object.keys(found[0] ?? {})).toEqual(['id', 'country_code']);
  });

  it('counts exactly to 10,000, and says so above', async () => {
    const many = (count: number) =>
      db.database.selectFrom(sql<{ n: number }>`(select n::int from generate_series(1, ${count}::int) as n)`.as('many')).select('many.n');
    const page = (count: number) =>
      pageOfRows(db.database, many(count), { key: 'many.n', sorts: { n: 'many.n' } }, { sort: '-n', page: 2, pageSize: 25 });
    expect(await page(10_000)).toMatchObject({ total: 10_000, totalIsExact: true });
    const above = await page(10_001);
    expect(above).toMatchObject({ total: 10_000, totalIsExact: false });
    expect(above.rows[0]).toEqual({ n: 9976 });
    expect(await page(30)).toMatchObject({ total: 30, totalIsExact: true });
    expect(await page(20)).toMatchObject({ total: 20, totalIsExact: true, rows: [] });
  });

  it('is not counted where the first few are asked for', async () => {
    const few = (page: number) => pageOfRows(db.database, query, ORDER, { sort: 'country', page, pageSize: 5 });
    expect(await few(2)).toMatchObject({ total: 10, totalIsExact: false, rows: { length: 5 } });
    expect(await few(12)).toMatchObject({ total: 60, totalIsExact: true, rows: { length: 5 } });
  });

  it('is read from its head where that fills the page, and whole where it does not', async () => {
    const whole = await pageOfRows(db.database, query, ORDER, { sort: 'country', page: 2, pageSize: 25 });
    const first = db.database.selectFrom('school as s').select(['s.id', 's.country_code']).where('s.slug', 'like', 'school-%');
    const headOf = (count: number) => first.orderBy('s.country_code').orderBy('s.id').limit(count);
    for (const count of [0, 20, 49, 50, 60])
      expect(
        await pageOfRows(
          db.database,
          query,
          ORDER,
          { sort: 'country', page: 2, pageSize: 25 },
          { head: db.database.selectFrom(headOf(count).as('s')).select(['s.id', 's.country_code']) },
        ),
        `a head of ${count}`,
      ).toEqual(whole);
    // A head that leaves out what is first shows that it was read.
    const [top] = (await pageOfRows(db.database, query, ORDER, { sort: 'country', page: 1, pageSize: 25 })).rows;
    const head = first.where('s.id', '<>', Number(top?.id));
    const { rows } = await pageOfRows(db.database, query, ORDER, { sort: 'country', page: 1, pageSize: 25 }, { head });
    expect(rows.map(({ id }) => id)).not.toContain(top?.id);
  });

  it('is read for an export batch by batch, each row once', async () => {
    const many = db.database.selectFrom(sql<{ n: number }>`(select n::int from generate_series(1, 2500) as n)`.as('many')).select('many.n');
    const sizes: number[] = [];
    const seen = new Set<number>();
    for await (const batch of rowBatches(many, { key: 'many.n', sorts: { n: 'many.n' } }, 'n')) {
      sizes.push(batch.length);
      for (const { n } of batch) seen.add(n);
    }
    expect(sizes).toEqual([1000, 1000, 500]);
    expect(seen.size).toBe(2500);
  });
});
