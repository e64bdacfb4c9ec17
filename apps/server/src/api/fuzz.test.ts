// A fuzz test from the contract: calls with hostile and half-right input find no 5xx and no answer that the OpenAPI document does not
// describe. 20,000 calls in CI, 2,000 elsewhere; the seed is printed with a failure, so that it can be run again.
import { ENDPOINTS } from '@fairway/contract/endpoints';
import { openApiDocument } from '@fairway/contract/openapi';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertCompany, insertJob } from '@fairway/testkit/job-rows';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import type { ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { scanDocuments } from '../features/search/documents.ts';

const CALLS = process.env.CI ? 20_000 : 2000;
const db = await cloneDatabase();
const search = new ReferenceSearch();
const app = await testApp({ ...db, search, actors: { ada: CANDIDATE } });
const document = openApiDocument();
const ajv = new Ajv2020.default({ strict: false, allErrors: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'doc', components: document.components });

const known: string[] = ['1', '2'];

beforeAll(async () => {
  const company = await insertCompany(db.database);
  known.push(
    String(company),
    await insertJob(db.database, { companyId: company }),
    await insertJob(db.database, { companyId: company, deadlineAt: null }),
  );
  for await (const batch of scanDocuments(db.pool, Date.now()))
    await search.apply(batch.map((posting) => ({ kind: 'put', document: posting })));
});

const EVIL = [
  '',
  '0',
  '-1',
  '1000000000',
  '2147483648',
  '99999999999999999999',
  'NaN',
  '1e309',
  '\u0000',
  '%',
  "'; drop table job; --",
  '<svg onload=alert(1)>',
  '../../etc/passwd',
  '\u202eabc',
  '😀',
  'a'.repeat(6000),
  '\ud800',
  '{}',
  '[]',
  'null',
  'true',
  'INTERN',
  'NO',
  'en',
  'relevance',
  '2026-02-30',
  '2026-01-01T00:00:00Z',
];

const scalar = fc.oneof(
  fc.constantFrom(...EVIL),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.integer().map(String),
  fc.uuid(),
);
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  scalar,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(scalar, { maxLength: 4 }),
  fc.object({ maxDepth: 2 }),
);

type Call = { index: number; ids: string; query: [string, string][]; body: unknown; signedIn: boolean };

const calls = fc.record({
  index: fc.nat(ENDPOINTS.length - 1),
  ids: fc.oneof({ weight: 2, arbitrary: fc.nat(10).map((n) => `known:${n}`) }, { weight: 1, arbitrary: scalar }),
  query: fc.array(fc.tuple(fc.nat(30).map(String), scalar), { maxLength: 5 }),
  body: anyValue,
  signedIn: fc.boolean(),
}) as fc.Arbitrary<Call>;

/** Bodies that begin as the schema wants them, so that some calls get past validation. */
function bodyFor(endpoint: (typeof ENDPOINTS)[number], given: unknown): unknown {
  if (endpoint.name === 'recordAnalytics')
    return { user_id: null, anonymous: true, event_type: 'apply_click', timestamp: '2026-01-01T00:00:00Z', metadata: given };
  if (endpoint.name === 'askSupport') return { email: 'ada@example.org', message: given, page: '/en/jobs' };
  if (endpoint.name === 'recordJobEvent')
    return { requestId: 'r', eventId: given, createTime: '2026-01-01T00:00:00Z', jobEvent: { type: 'VIEW', jobs: [] } };
  return given;
}

const validators = new Map<string, ValidateFunction>();

function validatorOf(name: string, schema: object): ValidateFunction {
  const known = validators.get(name);
  if (known) return known;
  const made = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('#/components/', 'doc#/components/')) as object);
  validators.set(name, made);
  return made;
}

async function check(call: Call): Promise<void> {
  const endpoint = ENDPOINTS[call.index];
  if (!endpoint) return;
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] as {
    parameters?: { name: string; in: string }[];
    responses: Record<string, { content?: Record<string, { schema: object }> }>;
  };
  const id = call.ids.startsWith('known:') ? (known[Number(call.ids.slice(6)) % known.length] ?? '1') : call.ids;
  const names = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name);
  const query = call.query.map(
    ([n, value]) => `${encodeURIComponent(names[Number(n) % (names.length + 1)] ?? 'unknown')}=${encodeURIComponent(value.toWellFormed())}`,
  );
  const reply = await app.inject({
    method: endpoint.method,
    url: `${endpoint.path.replace(/\{\w+\}/g, encodeURIComponent(id.toWellFormed()))}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: { ...(call.signedIn ? { 'x-test-actor': 'ada' } : {}), ...(endpoint.body ? { 'content-type': 'application/json' } : {}) },
    ...(endpoint.body ? { payload: JSON.stringify(bodyFor(endpoint, call.body)) ?? 'undefined' } : {}),
  });
  const where = `${endpoint.method} ${reply.raw.req.url?.slice(0, 300)} answered ${reply.statusCode} ${reply.body.slice(0, 300)}`;
  // A path whose parameter became another path is that path's business.
  if (id === '' || /[/?#%\\]/.test(id)) {
    expect(reply.statusCode, where).toBeLessThan(500);
    return;
  }
  expect(reply.statusCode, where).toBeLessThan(500);
  const described = operation.responses[String(reply.statusCode)];
  expect(described, `undocumented status: ${where}`).toBeDefined();
  const [type, content] = Object.entries(described?.content ?? {})[0] ?? [];
  if (!type || !content) {
    expect(reply.body, where).toBe('');
    return;
  }
  expect(String(reply.headers['content-type']), where).toContain(type);
  const validate = validatorOf(`${endpoint.name} ${reply.statusCode}`, content.schema);
  expect(validate(reply.json()), `${where}: ${JSON.stringify(validate.errors)}`).toBe(true);
}

describe('the API under random calls', () => {
  it(`answers ${CALLS} of them as its document says`, { timeout: 600_000 }, async () => {
    await fc.assert(fc.asyncProperty(calls, check), { numRuns: CALLS });
  });

  it.each([
    ['not JSON', '{', 'application/json', 400],
    ['another type', 'a=1', 'application/x-www-form-urlencoded', 415],
    ['no type', 'x', 'text/plain', 415],
    ['too much', JSON.stringify({ message: 'x'.repeat(70_000) }), 'application/json', 413],
    ['prototype pollution', '{"__proto__": {"admin": true}}', 'application/json', 400],
  ])('refuses a body that is %s', async (_name, payload, type, status) => {
    const reply = await app.inject({ method: 'POST', url: '/api/v1/support', payload, headers: { 'content-type': type } });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toContain('application/problem+json');
  });
});
