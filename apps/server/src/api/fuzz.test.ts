// A fuzz test from the contract: calls with hostile and half-right input find no 5xx and no answer that the OpenAPI document does not
// describe. 20,000 calls in CI, 2,000 elsewhere; the seed is printed with a failure, so that it can be run again. Each call comes from
// another address and half a minute after the one before, so that limits of tries hide nothing; few calls get as far as hashing a password.

import { ENDPOINTS } from '@fairway/contract/endpoints';
import { ERRORS, type ErrorCode } from '@fairway/contract/errors';
import { type EndpointShape, REFUSED_STATUSES } from '@fairway/contract/kernel/endpoint';
import { openApiDocument } from '@fairway/contract/kernel/openapi';
import type { Access } from '@fairway/rules/access';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { multipart } from '@fairway/testkit/multipart';
import { PASSWORD } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import type { ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfFile } from '../features/documents/inspection/files.fixture.ts';
import { createLink, type LinkPurpose } from '../features/identity/links.ts';
import { scanDocuments } from '../features/search/documents.ts';
import type { Actor } from '../kernel/http/request.ts';
import { newId } from '../kernel/ids.ts';
import { tokenHash } from '../kernel/session/token-hash.ts';
import { everyRole, insertSession } from './every-role.fixture.ts';
import { BODIES, filled, goodCall } from './named-things.fixture.ts';
import { type JsonSchema, type Pools, valuesOf } from './schema-values.fixture.ts';
import { insertSchoolWorld } from './school-world.fixture.ts';
import { keptConnection, sendStrange, strangeRequest } from './strange-requests.fixture.ts';

// The fewer calls there are of each endpoint, the fewer meet one that is right in everything.
const [CALLS, SHARE_REACHED] = process.env.CI ? [20_000, 0.7] : [6 * ENDPOINTS.length, 0.5];
const db = await cloneDatabase();
const search = new ReferenceSearch();
const roles = await everyRole(db.database);
// A ghost holds a token of an account that was erased a moment ago.
const actors: Record<string, Actor> = { ...roles, ghost: CANDIDATE };
// `own.` ones live in the school whose ids the good calls name.
const ACTORS = [
  ...['', 'candidate', 'candidate', 'platformAdmin', 'schoolAdmin', 'careerStaff', 'organizationAdmin', 'ghost'],
  ...['own.candidate', 'own.careerStaff', 'own.schoolAdmin', 'own.platformAdmin'],
];
/** Who mostly makes the calls of an access. */
const MOSTLY: Partial<Record<Access, string>> = {
  ...{ candidate: 'own.candidate', schoolStaff: 'own.careerStaff', schoolAdmin: 'own.schoolAdmin', platformAdmin: 'own.platformAdmin' },
};
const anyActor = fc.nat(ACTORS.length - 1);
const STEP_MS = 30_000;
let calledAtMs = Date.now();
const app = await testApp({ ...db, search, actors, now: () => new Date(calledAtMs) });
let own = await insertSchoolWorld(db, actors, app);
const document = openApiDocument();
const ajv = new Ajv2020.default({ strict: false, allErrors: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'doc', components: document.components });

const known: string[] = ['1', '2', 'google'];
const tokens: string[] = ['a'.repeat(43)];

beforeAll(async () => {
  const organization = await insertOrganization(db.database);
  known.push(
    String(organization),
    await insertJob(db.database, { organizationId: organization }),
    await insertJob(db.database, { organizationId: organization, deadlineAt: null }),
  );
  const { candidate } = roles;
  if (candidate.kind !== 'user') throw new Error('The candidate is somebody.');
  const { userId } = candidate;
  const [subscription, link, passkey] = [newId(), newId(), 'cGFzc2tleQ'];
  await db.database.insertInto('mail_subscription').values({ id: subscription, user_id: userId, topic: 'newsletter' }).execute();
  await db.database
    .insertInto('passkey')
    .values({ id: passkey, user_id: userId, public_key: Buffer.from('key'), name: 'Phone' })
    .execute();
  await db.database.insertInto('tool_link').values({ id: link, page: 'apps', titles: '{"en":"App"}', texts: '{}', icon: 'link' }).execute();
  const [candidateId, language, authorization] = [newId(), newId(), newId()];
  await db.database.insertInto('candidate').values({ id: candidateId, user_id: userId }).execute();
  await db.database
    .insertInto('candidate_language')
    .values({ id: language, candidate_id: candidateId, language_id: 'nb', proficiency_id: 'elementary', position: 0 })
    .execute();
  await db.database.insertInto('work_authorization').values({ id: authorization, candidate_id: candidateId, code: 'JP' }).execute();
  const [program, study, favorite, campus] = [newId(), newId(), newId(), newId()];
  await db.database
    .insertInto('study_program')
    .values({ id: program, custom_school_name: 'School of the sea', created_by: userId })
    .execute();
  await db.database
    .insertInto('candidate_study_program')
    .values({ id: study, candidate_id: candidateId, study_program_id: program })
    .execute();
  const school = await db.database.selectFrom('school').select('id').limit(1).executeTakeFirstOrThrow();
  await db.database.insertInto('campus').values({ id: campus, school_id: school.id, name: 'Harbour' }).execute();
  const saved = await insertJob(db.database, { organizationId: organization, deadlineAt: null });
  await db.database.insertInto('favorite').values({ id: favorite, candidate_id: candidateId, job_id: saved }).execute();
  known.push(await insertSession(db.database, userId), subscription, passkey, link, language, authorization, study, program, favorite);
  known.push(String(school.id), saved);
  await db.database.insertInto('school_domain').values({ domain: 'roles.example', school_id: school.id }).execute();
  await db.database.updateTable('school').set({ is_managed: true }).execute();
  const connection = newId();
  await db.database
    .insertInto('school_connection')
    .values({
      id: connection,
      user_id: userId,
      school_id: school.id,
      state: 'pending',
      method: 'academic_email',
      student_email: 'student@roles.example',
      student_email_folded: 'student@roles.example',
      question: 'In which year?',
      requested_at: new Date(),
    })
    .execute();
  known.push(connection);
  const expires_at = new Date(Date.now() + 3 * 86_400_000);
  const [proving, privately] = ['c'.repeat(43), 'd'.repeat(43)];
  await db.database
    .insertInto('school_connection_link')
    .values({ hash: tokenHash(proving), connection_id: connection, email: 'student@roles.example', expires_at })
    .execute();
  await db.database
    .insertInto('private_address_link')
    .values({ hash: tokenHash(privately), user_id: userId, email: 'private@home.example', use_as: 'contact', expires_at })
    .execute();
  tokens.push(proving, privately);
  const tenant = await db.database.insertInto('tenant').values({ slug: 'known', name: 'Known' }).returning('id').executeTakeFirstOrThrow();
  const role = await db.database.selectFrom('user_role').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  known.push(userId, role.id, String(tenant.id), 'favorites', ...(await insertReferenceAndMail()));
  const feed = await db.database
    .insertInto('feed')
    .values({ source: 'known', url: 'https://8.8.8.8/jobs', format: 'xml' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const pending = await insertOrganization(db.database, { status: 'pending' });
  known.push(String(feed.id), String(pending));
  for (const purpose of ['verify', 'reset', 'activate', 'recover', 'change_email'] as LinkPurpose[])
    tokens.push(await createLink(db.database, { purpose, userId, email: 'candidate@roles.example', returnUrl: '/', now: new Date() }));
  for await (const batch of scanDocuments(db.pool, Date.now()))
    await search.apply(batch.map((posting) => ({ kind: 'put', document: posting })));
});

/** An entry of each list, a typed skill, and a mail that failed. */
async function insertReferenceAndMail(): Promise<string[]> {
  const sector = await db.database
    .insertInto('sector')
    .values({ code: 'fuzzed', names: '{"en":"Fuzzed"}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const skill = await db.database
    .insertInto('skill')
    .values({ name: 'Fuzzing', folded: 'fuzzing' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: candidate_id } = await db.database.selectFrom('candidate').select('id').limit(1).executeTakeFirstOrThrow();
  await db.database
    .insertInto('candidate_skill')
    .values({ id: newId(), candidate_id, custom_skill_name: 'Fuzz', folded: 'fuzz', position: 0 })
    .execute();
  const mail = newId();
  await db.database
    .insertInto('outgoing_mail')
    .values({ id: mail, key: 'fuzzed', kind: 'fuzzed', recipient: 'a@x.example', locale: 'en', failed_at: new Date(), has_secret: false })
    .execute();
  return ['sectors', 'skills', `sectors-${sector.id}`, `skills-${skill.id}`, mail];
}

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

const seldom = (arbitrary: fc.Arbitrary<string>) => ({ weight: 1, arbitrary });
const often = (...values: string[]) => ({ weight: 6, arbitrary: fc.constantFrom(...values) });
const POOLS: Record<string, fc.Arbitrary<string>> = {
  email: fc.oneof(
    often('candidate@roles.example', 'Admin@Roles.example', 'new@x.example'),
    { weight: 3, arbitrary: fc.nat(99_999).map((n) => `p${n}@x.example`) },
    seldom(scalar),
  ),
  // A good one costs a hash.
  password: fc.oneof(
    often('short', 'nolongerlower', 'candidate@roles.example1A', 'Password1'),
    seldom(fc.constant(PASSWORD)),
    seldom(scalar),
  ),
  // Known when the call is made: `token:2`.
  token: fc.oneof({ weight: 6, arbitrary: fc.nat(9).map((n) => `token:${n}`) }, seldom(scalar)),
  locale: fc.oneof(often('en', 'de', 'zh'), seldom(scalar)),
  address: fc.oneof(often('/jobs', 'tenant:faq', 'https://x.example/a'), seldom(scalar)),
};
const NAMES: Record<string, keyof typeof POOLS> = {
  newPassword: 'password',
  currentPassword: 'password',
  contactEmail: 'email',
  studentEmail: 'email',
  refreshToken: 'token',
};
const pools: Pools = {
  any: anyValue,
  named: (name) =>
    POOLS[NAMES[name] ?? name] ??
    fc.oneof({ weight: 2, arbitrary: fc.constantFrom('Ada', 'x y', '2026') }, { weight: 1, arbitrary: scalar }),
  resolve: (reference) => document.components.schemas[reference.replace('#/components/schemas/', '')] as JsonSchema,
};

const TOOL_LINK = {
  page: 'apps', section: null, tenantId: null, titles: { en: 'App' }, texts: { en: 'One' }, address: '/jobs', icon: 'link', feature: null, sort: 1, active: true,
}; // biome-ignore format: a list
const FEED = {
  url: 'https://8.8.8.8/jobs.xml', format: 'xml', company: null, map: {}, intervalMinutes: 60, undatedDays: 60, isFull: true, newCompanies: 'active',
}; // biome-ignore format: a list
const FUZZED = roles.candidate.kind === 'user' ? roles.candidate.userId : '';
const DEGREE = { school: 'Sea', name: 'Masters', level_id: 'master', field_id: 'finance', end: '2026-06-01' };
const STUDY = { customSchoolName: 'Sea', levelId: 'master', addFields: [{ id: 'finance' }] };
const WORK = { title: 'Trainee', companyTitle: 'Fjord', start: '2024-01-01', end: null, isCurrentJob: true };
/** Bodies that the schema alone does not describe; one property of each is anything at all. */
const EXAMPLES: Record<string, Record<string, unknown>> = {
  recordAnalytics: { user_id: null, anonymous: true, event_type: 'apply_click', timestamp: '2026-01-01T00:00:00Z', metadata: {} },
  recordJobEvent: { requestId: 'r', eventId: 'e', createTime: '2026-01-01T00:00:00Z', jobEvent: { type: 'VIEW', jobs: [] } },
  updateProfile: {
    userId: FUZZED,
    ops: {
      candidate: { op: 'update', value: { city: 'Oslo' } },
      workExperiences: [{ op: 'create', value: WORK }],
      preferences: { op: 'update', value: { openToJobs: false } },
    },
  },
  requestVerification: { schoolId: 1, studentEmail: 'ada@roles.example', returnUrl: '/jobs' },
  setConnectionState: { schoolId: 1, state: 'ignored' },
  answerQuestion: { answer: 'In 2019.' },
  givePrivateAddress: { email: 'ada@home.example', use: 'contact' },
  updateCandidate: { firstName: 'Ada', country: 'NO', summary: '<p>Hi</p>' },
  createLanguage: { languageId: 'sv', proficiencyId: 'elementary' },
  updateLanguage: { languageId: 'da', proficiencyId: 'native_or_bilingual' },
  createWorkAuthorization: { code: 'US' },
  saveCandidateStudyProgram: { start: '2024-09-01', end: '2026-06-01', studyProgram: STUDY },
  saveStudyProgram: STUDY,
  createDegree: DEGREE,
  updateDegree: DEGREE,
  findOrNameSchool: { name: 'Sea' },
  importJsonResume: { resume: { basics: { name: 'Ada Berg' }, skills: [{ name: 'Go' }] }, sectionTypes: ['overview'] },
  addImportFeed: { ...FEED, source: 'board' },
  changeImportFeed: { ...FEED, updatedAt: '2026-01-01T00:00:00Z' },
  setOrganizationState: { state: 'suspended', reason: 'Not real' },
  setOrganizationParent: { parentId: 1 },
  mergeOrganization: { into: 1 },
  addReferenceEntry: { names: { en: 'New', de: 'Neu' } },
  changeReferenceEntry: { names: { en: 'Other', de: 'Neu' }, mark: 'x' },
  mergeTypedSkills: { folded: ['fuzz'], intoSkillId: 1 },
  runBackgroundJobs: { ids: ['1', '2'] },
  deleteBackgroundJobs: { ids: ['1', '2'] },
  addToolLink: TOOL_LINK,
  changeToolLink: TOOL_LINK,
  addPasskey: {
    challengeId: 'c',
    name: 'Key',
    response: {
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      clientExtensionResults: {},
    },
  },
  loginWithPasskey: {
    challengeId: 'c',
    response: {
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
      clientExtensionResults: {},
    },
  },
};

/** How a caller looks: a page of this site with cookies it made up, a program with a token it made up, or neither. */
const HEADERS: Record<string, string>[] = [
  {},
  {},
  { 'sec-fetch-site': 'same-origin', cookie: 'access_token=x; refresh_token=y; locale=de; fairway_social=z' },
  { 'sec-fetch-site': 'same-origin', cookie: `refresh_token=${'a'.repeat(43)}`, 'accept-language': 'xx, *;q=0' },
  { authorization: 'Bearer x.y.z', 'x-fairway-tokens': 'bearer' },
  { 'x-fairway-tokens': 'bearer', 'user-agent': 'a'.repeat(2000) },
];

type ApiRequest = {
  index: number;
  ids: string;
  query: [string, string][];
  body: unknown;
  good: number;
  actor: number;
  headers: number;
  ip: number;
};

/** Hashes a password, or builds an archive: called half as often. */
const SLOW = [
  'login',
  'register',
  'activateAccount',
  'resetPassword',
  'changePassword',
  'changeEmail',
  'prove',
  'requestDeletion',
  'exportMyData',
];

const calls = fc.oneof(
  ...ENDPOINTS.map((endpoint, index) => ({
    weight: SLOW.includes(endpoint.name) ? 1 : 2,
    arbitrary: fc.record({
      index: fc.constant(index),
      ids: fc.oneof({ weight: 2, arbitrary: fc.nat(59).map((n) => `known:${n}`) }, { weight: 1, arbitrary: scalar }),
      query: fc.array(fc.tuple(fc.nat(30).map(String), scalar), { maxLength: 5 }),
      body: endpoint.body ? bodiesOf(endpoint) : fc.constant(undefined),
      // 0: ids and query as they come; others: those of the good call.
      good: fc.nat(2),
      actor: MOSTLY[endpoint.access] ? fc.oneof(fc.constant(ACTORS.indexOf(MOSTLY[endpoint.access] ?? '')), anyActor) : anyActor,
      headers: fc.nat(HEADERS.length - 1),
      ip: fc.nat(0xff_ff_ff),
    }) as fc.Arbitrary<ApiRequest>,
  })),
);

function bodiesOf(endpoint: EndpointShape): fc.Arbitrary<unknown> {
  const example = EXAMPLES[endpoint.name] ?? (BODIES[endpoint.name] as Record<string, unknown> | undefined);
  const described = { weight: 4, arbitrary: valuesOf(bodySchema(endpoint), pools) };
  if (!example) return fc.oneof(described, { weight: 1, arbitrary: anyValue });
  const changed = fc
    .tuple(fc.constantFrom('', ...Object.keys(example)), anyValue)
    .map(([key, value]) => (key ? { ...example, [key]: value } : example));
  return fc.oneof(described, { weight: 4, arbitrary: changed }, { weight: 1, arbitrary: anyValue });
}

function bodySchema(endpoint: EndpointShape): JsonSchema {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] as {
    requestBody: { content: Record<string, { schema: JsonSchema }> };
  };
  return Object.values(operation.requestBody.content)[0]?.schema ?? {};
}

/** The body as it is sent: names of tokens become the tokens. */
function sent(body: unknown): string {
  const text = JSON.stringify(body) ?? 'undefined';
  // Strange bodies hold braces of their own.
  return filled(text, (thing) => own.ids[thing] ?? `{${thing}}`).replace(/"token:(\d+)"/g, (_all, n: string) =>
    JSON.stringify(tokens[Number(n) % tokens.length]),
  );
}

/** What a call may have undone: sessions stay proven, people stay who they are. */
async function putBack(): Promise<void> {
  await db.pool.query(
    "update login_session set proved_at = '2100-01-01', ended_at = null, ended_reason = null where proved_at < '2100-01-01' or ended_at is not null",
  );
  await db.pool.query(
    "update app_user set status = 'active', deletion_requested_at = null, deletion_due_at = null where email_folded like '%@roles.example'",
  );
}

const GOOD_FILES: Record<string, Buffer> = {
  file: pdfFile(),
  avatar: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

/** The random body as a form: its property with the file's name is the file, a good one now and then. */
function formOf(field: string, body: unknown) {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : { [field]: body });
  return multipart(
    ...entries.slice(0, 30).map(([name, value]) => {
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
      const plain = name.replace(/["\r\n]/g, '');
      const bytes = text.length % 3 === 0 ? (GOOD_FILES[field] ?? Buffer.from(text)) : Buffer.from(text);
      return plain === field ? { name: plain, fileName: 'a.pdf', bytes } : { name: plain, value: text };
    }),
  );
}

const validators = new Map<string, ValidateFunction>();

/** Of an answer by its name; answers of one schema (most refusals) share what was compiled for it. */
function validatorOf(name: string, schema: object): ValidateFunction {
  const known = validators.get(name);
  if (known) return known;
  const text = JSON.stringify(schema).replaceAll('#/components/', 'doc#/components/');
  const made = validators.get(text) ?? ajv.compile(JSON.parse(text) as object);
  validators.set(name, made).set(text, made);
  return made;
}

let callCount = 0;
/** Statuses by endpoint: what the calls reached. */
const answered = new Map<string, Set<number>>();

async function check(request: ApiRequest): Promise<void> {
  const endpoint = ENDPOINTS[request.index];
  if (!endpoint) return;
  calledAtMs += STEP_MS;
  callCount += 1;
  if (callCount % 25 === 0) await putBack();
  // What good calls name is used up by them.
  if (callCount % 200 === 0) own = await insertSchoolWorld(db, actors, app);
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] as {
    parameters?: { name: string; in: string }[];
    responses: Record<string, { content?: Record<string, { schema: object }> }>;
  };
  const id = request.ids.startsWith('known:') ? (known[Number(request.ids.slice(6)) % known.length] ?? '1') : request.ids;
  const names = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name);
  const query = request.query.map(
    ([n, value]) => `${encodeURIComponent(names[Number(n) % (names.length + 1)] ?? 'unknown')}=${encodeURIComponent(value.toWellFormed())}`,
  );
  const form = endpoint.upload && formOf(endpoint.upload.field, request.body);
  const good = goodCall(endpoint);
  if (request.good > 0 && good.query) query.push(filled(good.query, (thing) => own.id(thing)));
  const path =
    request.good > 0
      ? filled(good.path, (thing) => own.id(thing))
      : endpoint.path.replace(/\{\w+\}/g, encodeURIComponent(id.toWellFormed()));
  const actor = (ACTORS[request.actor] ?? '').replace('own', own.mark);
  const reply = await app.inject({
    method: endpoint.method,
    url: `${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    remoteAddress: `10.${request.ip >> 16}.${(request.ip >> 8) & 255}.${request.ip & 255}`,
    headers: {
      ...HEADERS[request.headers],
      ...(actor ? { 'x-test-actor': actor } : {}),
      ...form?.headers,
      ...(endpoint.body && !form ? { 'content-type': 'application/json' } : {}),
    },
    ...(form ? { payload: form.payload } : endpoint.body ? { payload: sent(request.body) } : {}),
  });
  const where = `${endpoint.method} ${reply.raw.req.url?.slice(0, 300)} as ${ACTORS[request.actor] || 'a visitor'} answered ${reply.statusCode} ${reply.body.slice(0, 300)}`;
  const answers = answered.get(endpoint.name) ?? new Set();
  answered.set(endpoint.name, answers.add(reply.statusCode));
  // A path whose parameter became another path is that path's business.
  if (request.good === 0 && (id === '' || /[/?#%\\]/.test(id))) {
    expect(reply.statusCode, where).toBeLessThan(500);
    return;
  }
  if (!isExpected(codeIn(reply.body))) expect(reply.statusCode, where).toBeLessThan(500);
  const described = operation.responses[String(reply.statusCode)];
  expect(described, `undocumented status: ${where}`).toBeDefined();
  const [type, content] = Object.entries(described?.content ?? {})[0] ?? [];
  if (!type || !content) {
    expect(reply.body, where).toBe('');
    return;
  }
  expect(String(reply.headers['content-type']), where).toContain(type);
  if (!type.includes('json')) return;
  const validate = validatorOf(`${endpoint.name} ${reply.statusCode}`, content.schema);
  expect(validate(reply.json()), `${where}: ${JSON.stringify(validate.errors)}`).toBe(true);
}

/** The specification answers what cannot be read of a file with a 500. */
const isExpected = (code: string) => 'isExpected' in (ERRORS[code as ErrorCode] ?? {});
const codeIn = (body: string): string => /"code":"([a-z_.]+)"/.exec(body)?.[1] ?? '';

describe('the API under random calls', () => {
  it(`answers ${CALLS} of them as its document says`, { timeout: 600_000 }, async () => {
    await fc.assert(fc.asyncProperty(calls, check), { numRuns: CALLS });
  });

  it('which reached most endpoints beyond their validation', () => {
    const refusals = [401, 403, 404, 422, 429];
    const reached = ENDPOINTS.filter((endpoint) => [...(answered.get(endpoint.name) ?? [])].some((status) => !refusals.includes(status)));
    console.info(`${reached.length} of ${ENDPOINTS.length} endpoints were reached.`);
    expect(reached.length / ENDPOINTS.length).toBeGreaterThan(SHARE_REACHED);
  });

  it('of strange bodies, encodings and halves, on kept connections, answers as its document says, and the next one too', {
    timeout: 600_000,
  }, async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    let next = 0;
    const lane = async () => {
      const agent = keptConnection();
      for (let n = next++; n < CALLS / 2; n = next++) {
        const endpoint = ENDPOINTS[(n * 31) % ENDPOINTS.length] as EndpointShape;
        const strange = strangeRequest(n);
        calledAtMs += STEP_MS;
        const actor = (ACTORS[(n * 7) % ACTORS.length] ?? '').replace('own', own.mark);
        const path = filled(goodCall(endpoint).path, (thing) => own.id(thing));
        const headers: Record<string, string> = actor ? { 'x-test-actor': actor } : {};
        const outcome = await sendStrange(agent, { port, method: endpoint.method, path, headers }, strange);
        const where = `${endpoint.method} ${path} with ${strange.what} as ${actor || 'a visitor'}: ${JSON.stringify(outcome).slice(0, 300)}`;
        expect(outcome, where).not.toBe('unanswered');
        if (typeof outcome === 'object') {
          expect(outcome.status, where).toBeLessThan(500);
          const described = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.responses as object;
          const isSaid = String(outcome.status) in described || REFUSED_STATUSES.includes(outcome.status);
          expect(isSaid, `undocumented status: ${where}`).toBe(true);
        }
        await new Promise((resolve) => setTimeout(resolve, n % 3));
        expect(
          await sendStrange(agent, { port, method: 'GET', path: '/healthz' }, { what: '', headers: {} }),
          `after ${where}`,
        ).toMatchObject({
          status: 200,
        });
      }
      agent.destroy();
    };
    await Promise.all([lane(), lane(), lane(), lane()]);
    await putBack();
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
