// Generated from the contract: what every list of the consoles owes. Pages, orders, filters and its file, each tried with all it can be asked.

import { ENDPOINTS } from '@fairway/contract/endpoints';
import type { EndpointShape } from '@fairway/contract/kernel/endpoint';
import { openApiDocument } from '@fairway/contract/kernel/openapi';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../kernel/http/request.ts';
import { filled, goodCall } from './named-things.fixture.ts';
import type { JsonSchema } from './schema-values.fixture.ts';
import { insertSchoolWorld } from './school-world.fixture.ts';

const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const world = await insertSchoolWorld(db, actors, app);
const document = openApiDocument();

type Parameter = { name: string; in: string; schema: JsonSchema };
const isConsole = ({ path }: EndpointShape) => path.startsWith('/api/v1/staff/') || path.startsWith('/api/v1/admin/');
const queryOf = (endpoint: EndpointShape): Parameter[] => {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] as { parameters?: Parameter[] } | undefined;
  return (operation?.parameters ?? []).filter((parameter) => parameter.in === 'query');
};
const namesOf = (endpoint: EndpointShape) => queryOf(endpoint).map(({ name }) => name);
const LISTS = ENDPOINTS.filter((endpoint) => isConsole(endpoint) && endpoint.method === 'GET' && namesOf(endpoint).includes('pageSize'));
const PAGING = ['page', 'pageSize'];
const COMMON = ['q', 'sort', ...PAGING];

/** Nothing to choose by but words: names and how many people typed them; the few tenants, each with all of its pages. */
const WITHOUT_FILTERS = ['listTypedSkills', 'listSitePages', 'listRetained'];
/** Which school is looked for by its id, in the switcher of the console; there is no page of it. */
const NOT_CHOSEN = ['listManagedSchools'];

/** What a parameter can be, where it is one of a few words. */
const wordsOf = ({ schema }: Parameter): string[] => {
  const parts = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return parts.flatMap((part) => [...(part.enum ?? []), ...(part.items?.enum ?? [])]).map(String);
};

const pathOf = (endpoint: EndpointShape) => filled(goodCall(endpoint).path, world.id);
const ask = (path: string, query: string) =>
  app.inject({ url: `${path}?${query}`, headers: { 'x-test-actor': `${world.mark}.platformAdmin` } });

type Page = { rows: object[]; total: number; totalIsExact: boolean; page: number; pageSize: number };
async function pageOf(path: string, query: string): Promise<Page> {
  const reply = await ask(path, query);
  expect(reply.statusCode, `${path}?${query} ${reply.body}`).toBe(200);
  return reply.json();
}

/** Lines of a CSV file; a line break inside quotes is none. */
function linesOf(file: string): number {
  let [lines, quoted] = [0, false];
  for (const letter of file.trimEnd()) {
    if (letter === '"') quoted = !quoted;
    else if (letter === '\n' && !quoted) lines += 1;
  }
  return lines + 1;
}

describe('every list of the consoles', () => {
  it('is here', () => {
    expect(LISTS.length).toBeGreaterThan(15);
  });

  it.each(LISTS.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
    const path = pathOf(endpoint);
    const file = ENDPOINTS.find((one) => one.path === `${endpoint.path}/export.csv`);
    expect(file, 'its file').toMatchObject({ method: 'GET', access: endpoint.access, produces: 'text/csv' });
    expect(namesOf(endpoint)).toEqual(expect.arrayContaining(COMMON));
    expect(file ? namesOf(file).sort() : []).toEqual(
      namesOf(endpoint)
        .filter((one) => !PAGING.includes(one))
        .sort(),
    );
    const filters = queryOf(endpoint).filter((parameter) => !COMMON.includes(parameter.name));
    if (!WITHOUT_FILTERS.includes(name) && !NOT_CHOSEN.includes(name)) expect(filters, 'its filters').not.toEqual([]);

    const orders = wordsOf(queryOf(endpoint).find((parameter) => parameter.name === 'sort') as Parameter).map((word) => `sort=${word}`);
    const asked = [
      '',
      'q=a',
      'q=%25',
      'q=zz%20zz%20zz',
      ...orders,
      ...filters.flatMap((filter) => wordsOf(filter).map((word) => `${filter.name}=${word}`)),
    ];
    for (const query of asked) {
      const page = await pageOf(path, query);
      expect(page.rows.length, query).toBe(Math.min(page.total, 25));
      const whole = await ask(`${path}/export.csv`, query);
      expect(whole.statusCode, query).toBe(200);
      expect(whole.headers['content-type']).toContain('text/csv');
      expect(linesOf(whole.body) - 1, `the file of ${query}`).toBe(page.total);
    }
    for (const query of ['', ...orders.map((order) => `${order}&q=a`)]) {
      const [page, few] = [await pageOf(path, query), await pageOf(path, `pageSize=5&${query}`)];
      expect(few.rows, `the first few of ${query}`).toEqual(page.rows.slice(0, 5));
      expect(few).toMatchObject({ total: Math.min(page.total, 5), totalIsExact: page.total <= 5 });
    }
    expect((await pageOf(path, 'q=zz%20zz%20zz')).total).toBe(0);
    expect(await pageOf(path, 'page=90&pageSize=100')).toMatchObject({ rows: [], page: 90, pageSize: 100 });
    for (const bad of ['page=0', 'page=x', 'pageSize=7', 'sort=nonsense', 'nonsense=1', ...filters.flatMap(badOf)])
      expect((await ask(path, bad)).statusCode, `${path}?${bad}`).toBe(422);
  });
});

const badOf = (filter: Parameter): string[] => (wordsOf(filter).length > 0 ? [`${filter.name}=nonsense`] : []);
