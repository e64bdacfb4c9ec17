// What readers report, what is decided on it and told, what the organization answers, and that no feed brings back what was withdrawn.
import { CASE_STATES, CASE_STEPS, nextCaseState, TRUST_LIMITS } from '@fairway/rules/trust';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { writePostings } from '../jobs/feeds/commands.ts';
import { findUnchanged } from '../jobs/feeds/queries.ts';
import { mergeOrganizations } from '../organizations/administration/merging.ts';
import { forgetTakenOff, takeOffArticles } from '../organizations/articles/commands.ts';
import { tellDecisions } from './mails/commands.ts';
import { moveCases } from './merging.ts';
import { trustPersonalData } from './personal-data.ts';
import { countOpenReports, listNeededArticles } from './queries.ts';

const ADMIN = '/api/v1/admin/reports';
const MINUTE_MS = 60_000;
const db = await cloneDatabase();
const ada = await insertPerson(db.database, { email: 'ada@x.example' });
await db.database.updateTable('app_user').set({ locale: 'de' }).where('id', '=', ada).execute();
const hana = await insertPerson(db.database, { email: 'hana@x.example', roles: [{ role: 'Admin' }] });
let now = new Date();
const organizationId = await insertOrganization(db.database, { name: 'Lindvik' });
const rival = await insertOrganization(db.database, { name: 'Rival' });
const eva = await insertPerson(db.database, { email: 'eva@x.example', roles: [{ role: 'OrganizationAdmin', organizationId }] });
const rolf = await insertPerson(db.database, { email: 'rolf@x.example', roles: [{ role: 'Recruiter', organizationId }] });
const otto = await insertPerson(db.database, { email: 'otto@x.example', roles: [{ role: 'OrganizationAdmin', organizationId: rival }] });
const actors: Record<string, Actor> = {
  ada: { ...CANDIDATE, userId: ada },
  erased: { ...CANDIDATE, userId: newId() },
  hana: { ...CANDIDATE, userId: hana, roles: ['Admin'], secondFactor: true },
  eva: { ...CANDIDATE, userId: eva, roles: ['OrganizationAdmin'], organizationIds: [organizationId], secondFactor: true },
  rolf: { ...CANDIDATE, userId: rolf, roles: ['Recruiter'], organizationIds: [organizationId], secondFactor: true },
  otto: { ...CANDIDATE, userId: otto, roles: ['OrganizationAdmin'], organizationIds: [rival], secondFactor: true },
};
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });
const school = (await db.database.insertInto('school').values({ name: 'Nordic', slug: 'nordic' }).returning('id').executeTakeFirstOrThrow())
  .id;

beforeEach(async () => {
  now = new Date(now.getTime() + MINUTE_MS);
  await db.database.deleteFrom('report_case').execute();
  await db.database.deleteFrom('outgoing_mail').execute();
  await db.database.updateTable('organization').set({ status: 'active', suspended_at: null, suspension_reason: null }).execute();
});

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, actor?: string) {
  const headers = { 'sec-fetch-site': 'same-origin', ...(actor ? { 'x-test-actor': actor } : {}) };
  const reply = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}
const report = (id: string, body: object, actor?: string) => send('POST', `/api/v1/postings/${id}/reports`, body, actor);
const list = async (query = '') => (await send('GET', ADMIN + query, undefined, 'hana')).body;
const caseOf = async (thing: string | number) =>
  (await sql<{ id: string }>`select id from report_case where ${String(thing)} in (job_id::text, organization_id::text, article_id::text)`.execute(db.database))
    .rows[0]!.id; // biome-ignore format: one thought
const one = async (thing: string | number) => (await send('GET', `${ADMIN}/${await caseOf(thing)}`, undefined, 'hana')).body;
const decide = async (thing: string | number, body: object) => send('PUT', `${ADMIN}/${await caseOf(thing)}/decision`, body, 'hana');
const takeDown = (thing: string | number, note = 'A fraud.') => decide(thing, { decision: 'taken_down', note });
const undo = async (thing: string | number) => send('DELETE', `${ADMIN}/${await caseOf(thing)}/decision`, undefined, 'hana');
const answer = async (thing: string | number, body: object) => send('PUT', `${ADMIN}/${await caseOf(thing)}/appeal`, body, 'hana');
const decisions = (actor: string, at = organizationId) =>
  send('GET', `/api/v1/employer/organizations/${at}/report-decisions`, undefined, actor);
const appeal = (id: string, text: string, actor = 'eva', at = organizationId) =>
  send('POST', `/api/v1/employer/organizations/${at}/report-decisions/${id}/appeal`, { text }, actor);
const mails = async () =>
  (await db.database.selectFrom('outgoing_mail').select(['kind', 'recipient', 'locale', 'parameters']).orderBy('kind').execute()).map(
    (row) => ({ ...row, parameters: row.parameters as Record<string, unknown> }),
  );
const withdrawnAt = async (id: string) =>
  (await db.database.selectFrom('job').select('withdrawn_at').where('id', '=', id).executeTakeFirstOrThrow()).withdrawn_at;
async function insertArticle(title: string, at = organizationId): Promise<number> {
  const row = { slug: newId(), organization_id: at, title: JSON.stringify({ en: title }), body: '{"en":"<p>Tea &amp; work</p><p>Two</p>"}', published_at: new Date(0) }; // biome-ignore format: a row
  return (await db.database.insertInto('organization_article').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

describe('a report (jobs.39, trust.1, trust.2)', () => {
  it('comes from visitors, each time anew, and from somebody signed in once a posting', async () => {
    const id = await insertJob(db.database, { organizationId, title: 'Diver' });
    expect((await report(id, { reason: 'not_real' })).status).toBe(202);
    await report(id.toUpperCase(), { reason: 'not_real' });
    await report(id, { reason: 'closed', text: ' first ' }, 'ada');
    now = new Date(now.getTime() + 1000);
    await report(id, { reason: 'asks_payment', text: 'second' }, 'ada');
    const { reports, signedIn, reasons, given, state } = await one(id);
    expect([reports, signedIn, reasons, state]).toEqual([3, 1, ['asks_payment', 'not_real'], 'waiting']);
    expect(given[0]).toEqual({ reason: 'asks_payment', text: 'second', at: now.toISOString(), signedIn: true, waits: true });
    expect(await trustPersonalData.read(db.database, { userId: ada } as never)).toMatchObject([
      { kind: 'posting', jobId: id, title: 'Diver', reason: 'asks_payment', text: 'second' },
    ]);
  });

  it('is of organizations and articles too, each with reasons of its own', async () => {
    const article = await insertArticle('News');
    const [ofOrganization, ofArticle] = [
      `/api/v1/companies/${organizationId}/reports`,
      `/api/v1/organizations/articles/${article}/reports`,
    ];
    expect((await send('POST', ofOrganization, { reason: 'pretends' }, 'ada')).status).toBe(202);
    expect((await send('POST', ofOrganization, { reason: 'asks_money' }, 'ada')).status).toBe(202);
    expect((await send('POST', ofArticle, { reason: 'copied' })).status).toBe(202);
    for (const [url, reason] of [[ofOrganization, 'copied'], [ofArticle, 'pretends'], [ofArticle, 'other']] as const) // biome-ignore format: pairs
      expect((await send('POST', url, { reason })).body.code).toBe('validation');
    expect(await one(organizationId)).toMatchObject({ kind: 'organization', title: 'Lindvik', reports: 1, reasons: ['asks_money'] });
    expect((await send('POST', '/api/v1/companies/2000000000/reports', { reason: 'pretends' })).body.code).toBe('companies.not_found');
    expect((await send('POST', '/api/v1/organizations/articles/2000000000/reports', { reason: 'copied' })).status).toBe(404);
    expect((await list()).rows.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['article', 'organization']);
    expect((await list('?kind=article')).total).toBe(1);
  });

  it.each([
    [{ reason: 'other' }, 'validation'],
    [{ reason: 'other', text: '  ' }, 'validation'],
    [{ reason: 'boring' }, 'validation'],
    [{ text: 'x' }, 'validation'],
    [{ reason: 'closed', text: 'x'.repeat(50_000) }, 'validation'],
  ])('of %j is refused', async (body, code) => {
    expect((await report(await insertJob(db.database, { organizationId }), body)).body.code).toBe(code);
  });

  it('of somebody whose account was erased a moment ago is a visitor’s', async () => {
    const { status } = await report(await insertJob(db.database, { organizationId }), { reason: 'not_real' }, 'erased');
    expect(status).toBeLessThan(300);
    expect((await list()).rows).toMatchObject([{ kind: 'posting', reports: 1 }]);
    expect(await db.database.selectFrom('report').select('reporter_id').execute()).toEqual([{ reporter_id: null }]);
  });

  it('is of a posting that the reader may see', async () => {
    const exclusive = await insertJob(db.database, { organizationId, schoolIds: [school] });
    for (const id of [newId(), exclusive]) expect((await report(id, { reason: 'closed' })).body.code).toBe('jobs.not_found');
  });
});

describe('the queue (jobs.40, trust.3)', () => {
  it('has one row a thing, last reported first, by kind, state and reason; it is counted while it waits', async () => {
    const first = await insertJob(db.database, { organizationId });
    const second = await insertJob(db.database, { organizationId, title: 'Cook' });
    await report(first, { reason: 'closed' });
    now = new Date(now.getTime() + 1000);
    await report(second, { reason: 'not_real' });
    const ids = async (query = '') => (await list(query)).rows.map(({ id }: { id: string }) => id);
    const [a, b] = [await caseOf(first), await caseOf(second)];
    expect(await ids()).toEqual([b, a]);
    expect([await ids('?reason=closed'), await ids('?q=cook'), await ids('?state=kept'), await ids('?kind=article')]).toEqual([
      [a],
      [b],
      [],
      [],
    ]);
    expect(await countOpenReports(db.database)).toBe(2);
    await decide(second, { decision: 'kept' });
    expect([await ids('?state=kept'), await ids('?open=true'), await countOpenReports(db.database)]).toEqual([[b], [a], 1]);
    expect((await send('GET', '/api/v1/admin/home', undefined, 'hana')).body.openReports).toBe(1);
    expect((await send('GET', ADMIN, undefined, 'ada')).status).toBe(403);
  });

  it('lets a kept case wait again when somebody reports it', async () => {
    const id = await insertJob(db.database, { organizationId });
    await report(id, { reason: 'closed' }, 'ada');
    await decide(id, { decision: 'kept' });
    expect(await one(id)).toMatchObject({ state: 'kept', given: [{ waits: false }] });
    await report(id, { reason: 'asks_payment' }, 'ada');
    expect(await one(id)).toMatchObject({ state: 'waiting', given: [{ waits: true }], decisions: [{ decision: 'kept' }] });
  });

  it('moves as the table of the rules says, in the database too', async () => {
    const possible = new Set(CASE_STATES.flatMap((from) => CASE_STEPS.flatMap((step) => `${from} ${nextCaseState(from, step)}`)));
    const job_id = await insertJob(db.database, { organizationId });
    for (const from of CASE_STATES)
      for (const to of CASE_STATES) {
        await db.database.deleteFrom('report_case').execute();
        const { id } = await db.database.insertInto('report_case').values({ id: newId(), kind: 'posting', job_id, state: from }).returning('id').executeTakeFirstOrThrow(); // biome-ignore format: one thought
        const moved = await db.database.updateTable('report_case').set({ state: to }).where('id', '=', id).execute().then(() => true, () => false); // biome-ignore format: one thought
        expect([from, to, moved]).toEqual([from, to, possible.has(`${from} ${to}`)]);
      }
  });
});

describe('evidence (trust.4)', () => {
  it('is what was shown when it was reported, each state once, with how many reported it', async () => {
    const article = await insertArticle('News');
    const url = `/api/v1/organizations/articles/${article}/reports`;
    await send('POST', url, { reason: 'copied' });
    await send('POST', url, { reason: 'copied' }, 'ada');
    await db.database.updateTable('organization_article').set({ title: '{"en":"Changed"}' }).where('id', '=', article).execute();
    now = new Date(now.getTime() + 1000);
    await send('POST', url, { reason: 'misleading' });
    const { title, evidence } = await one(article);
    expect(title).toBe('Changed');
    expect(evidence.map((shown: Record<string, unknown>) => [shown.title, shown.text, shown.reports])).toEqual([
      ['Changed', 'Tea & work\nTwo', 1],
      ['News', 'Tea & work\nTwo', 2],
    ]);
    expect(evidence[0].link).toBe(`/employers/${organizationId}-lindvik/articles/${article}`);
  });

  it('tells earlier decisions on others of the organization', async () => {
    const [first, second] = [
      await insertJob(db.database, { organizationId }),
      await insertJob(db.database, { organizationId, title: 'Cook' }),
    ];
    for (const id of [first, second]) await report(id, { reason: 'closed' });
    await decide(first, { decision: 'kept' });
    expect((await one(second)).earlier).toMatchObject([{ kind: 'posting', state: 'kept' }]);
    await undo(first);
    expect((await one(second)).earlier).toEqual([]);
  });
});

describe('a decision (jobs.40, trust.5)', () => {
  it('withdraws the posting with those that are the same, and is taken back', async () => {
    const [id, same, other] = [
      await insertJob(db.database, { organizationId }),
      await insertJob(db.database, { organizationId }),
      await insertJob(db.database, { organizationId, title: 'Cook' }),
    ];
    await db.database.insertInto('job_duplicate').values({ job_id: same, stands_id: id, joined_at: now }).execute();
    await report(id, { reason: 'not_real' });
    expect((await one(id)).together).toBe(2);
    const { body } = await takeDown(id, ' A fraud. ');
    expect([body.state, body.decisions[0].note]).toEqual(['taken_down', 'A fraud.']);
    expect((await takeDown(id)).body.code).toBe('trust.state');
    expect([await withdrawnAt(id), await withdrawnAt(same), await withdrawnAt(other)]).toEqual([now, now, null]);
    expect((await undo(id)).body.state).toBe('waiting');
    expect((await undo(id)).body.code).toBe('trust.state');
    expect([await withdrawnAt(id), await withdrawnAt(same)]).toEqual([null, null]);
    const { rows } = await db.pool.query('select action, actor_id from audit_line where subject = $1', [`job:${id}`]);
    expect(rows.map(({ action }) => action).sort()).toEqual(['report.taken_down', 'report.undone']);
    expect(rows.every(({ actor_id }) => actor_id === hana)).toBe(true);
  });

  it('brings back what it has withdrawn, but not what its feed has', async () => {
    const [id, gone] = [await insertJob(db.database, { organizationId }), await insertJob(db.database, { organizationId, title: 'Cook' })];
    for (const one of [id, gone]) await report(one, { reason: 'closed' });
    const before = new Date(now.getTime() - 1000);
    await db.database.updateTable('job').set({ withdrawn_at: before }).where('id', '=', gone).execute();
    for (const one of [id, gone]) {
      await takeDown(one);
      await undo(one);
    }
    expect([await withdrawnAt(id), await withdrawnAt(gone)]).toEqual([null, before]);
  });

  it('holds whatever a feed brings, until it is taken back', async () => {
    const id = await insertJob(db.database, { organizationId });
    await db.database.updateTable('job').set({ source: 'harbour', source_id: 'a', content_hash: 'one' }).where('id', '=', id).execute();
    await report(id, { reason: 'not_real' });
    await takeDown(id);
    const bring = async () => {
      const client = await db.pool.connect();
      const lists = { languages: [], employment_types: [], categories: [], education_levels: [], education_fields: [], skills: [], sectors: [], countries: [] }; // biome-ignore format: a row
      const row = {
        id: newId(), source_id: 'a', content_hash: 'two', organization_id: organizationId, title: 'Diver', description_html: '', description_text: '', language: 'en',
        published_at: now, labels: [], starts_now: false, zone: 'UTC', ...lists,
      }; // biome-ignore format: a row
      try {
        await writePostings(client, { source: 'harbour', now, rows: [JSON.stringify(row)], places: [], written: [{ id, isNew: false }] });
      } finally {
        client.release();
      }
    };
    expect(await findUnchanged(db.pool, 'harbour', new Map([['a', 'one']]))).toEqual(new Set(['a']));
    await bring();
    expect(await withdrawnAt(id)).toEqual(now);
    await undo(id);
    await bring();
    expect(await withdrawnAt(id)).toBeNull();
  });

  it('suspends an organization with its reason, and lifts that', async () => {
    await send('POST', `/api/v1/companies/${organizationId}/reports`, { reason: 'pretends' });
    await takeDown(organizationId, 'They are not Lindvik.');
    expect((await send('GET', `/api/v1/companies/${organizationId}`)).status).toBe(404);
    const { body } = await send('GET', `/api/v1/employer/organizations/${organizationId}/home`, undefined, 'eva');
    expect([body.state, body.suspensionReason]).toEqual(['suspended', 'They are not Lindvik.']);
    await undo(organizationId);
    expect((await send('GET', `/api/v1/companies/${organizationId}`)).status).toBe(200);
  });

  it('hides an article everywhere, and it comes back whole (trust.7)', async () => {
    const article = await insertArticle('News');
    await send('POST', `/api/v1/organizations/articles/${article}/reports`, { reason: 'copied' });
    const seen = async () => [
      (await send('GET', `/api/v1/organizations/articles/${article}`)).status,
      (await send('GET', `/api/v1/organizations/${organizationId}/profile`)).body.articles.some(({ id }: { id: number }) => id === article),
      (await app.inject({ url: '/sitemaps/articles.xml' })).body.includes(`/articles/${article}<`),
    ];
    expect(await seen()).toEqual([200, true, true]);
    const whole = (await send('GET', `/api/v1/organizations/articles/${article}`)).body;
    await takeDown(article);
    expect(await seen()).toEqual([404, false, false]);
    await undo(article);
    expect(await seen()).toEqual([200, true, true]);
    expect((await send('GET', `/api/v1/organizations/articles/${article}`)).body).toEqual(whole);
    const { rows } = await db.pool.query("select count(*)::int n from news where kind = 'company.changed' and subject = $1", [
      `company:${organizationId}`,
    ]);
    expect(rows[0].n).toBe(2);
  });

  it('decides on an article that its owners take off all the same, and lets it go long after (trust.9)', async () => {
    const [article, quiet, draft] = [await insertArticle('News'), await insertArticle('Quiet'), await insertArticle('Draft')];
    await db.database.updateTable('organization_article').set({ published_at: null }).where('id', '=', draft).execute();
    await send('POST', `/api/v1/organizations/articles/${article}/reports`, { reason: 'copied' }, 'ada');
    await takeOffArticles(db.database, organizationId, [], now);
    const there = async () =>
      (
        await db.database.selectFrom('organization_article').select('id').where('id', 'in', [article, quiet, draft]).orderBy('id').execute()
      ).map(({ id }) => id);
    expect(await there()).toEqual([article, quiet]);
    expect((await send('GET', `/api/v1/organizations/articles/${article}`)).status).toBe(404);
    expect((await send('GET', `/api/v1/organizations/${organizationId}/profile`)).body.articles).toEqual([]);
    expect((await app.inject({ url: '/sitemaps/articles.xml' })).body).not.toContain(`/articles/${article}<`);
    expect(await one(article)).toMatchObject({ state: 'waiting', removedAt: now.toISOString() });

    const sweep = async (days: number) => {
      const before = new Date(now.getTime() + (days - TRUST_LIMITS.takenOffDays) * 86_400_000);
      await forgetTakenOff(db.database, before, await listNeededArticles(db.database, before));
      return there();
    };
    expect(await sweep(TRUST_LIMITS.takenOffDays)).toEqual([article, quiet]);
    // Nobody waits for the other one; of the first somebody still decides, however long ago that was.
    expect(await sweep(TRUST_LIMITS.takenOffDays + 1)).toEqual([article]);
    await takeDown(article);
    await undo(article);
    expect((await send('GET', `/api/v1/organizations/articles/${article}`)).status).toBe(404);
    await takeDown(article);
    now = new Date(now.getTime() + 11 * MINUTE_MS);
    await tellDecisions(db.database, now);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(['ada@x.example', 'eva@x.example']));
    expect(await sweep(TRUST_LIMITS.takenOffDays - 1)).toEqual([article]);
    expect(await sweep(TRUST_LIMITS.takenOffDays + 1)).toEqual([]);
  });

  it('takes nothing down without words, and is of what was reported', async () => {
    const id = await insertJob(db.database, { organizationId });
    await report(id, { reason: 'closed' });
    expect((await takeDown(id, '  ')).body.code).toBe('validation');
    expect((await decide(id, { decision: 'maybe' })).body.code).toBe('validation');
    for (const call of ['decision', 'appeal'] as const) {
      const body = call === 'decision' ? { decision: 'kept' } : { answer: 'lifted', note: 'x' };
      expect((await send('PUT', `${ADMIN}/${newId()}/${call}`, body, 'hana')).body.code).toBe('trust.not_found');
    }
  });
});

describe('answers (trust.5, trust.6)', () => {
  const wait = (minutes: number) => {
    now = new Date(now.getTime() + minutes * MINUTE_MS);
    return tellDecisions(db.database, now);
  };

  it('tell who reported signed in whether something was done, in their language and without details, and the owners why', async () => {
    const id = await insertJob(db.database, { organizationId, title: 'Diver' });
    await report(id, { reason: 'closed', text: 'A secret' }, 'ada');
    await report(id, { reason: 'closed' });
    await takeDown(id);
    expect([await wait(9), await mails()]).toEqual([0, []]);
    expect([await wait(2), await wait(2)]).toEqual([1, 0]);
    const [acted, down, ...more] = await mails();
    expect(more).toEqual([]);
    expect(acted).toMatchObject({ kind: 'report_acted', recipient: 'ada@x.example', locale: 'de' });
    expect(Object.keys(acted!.parameters).sort()).toEqual(['firstName', 'kind', 'title']);
    expect(down).toMatchObject({ kind: 'report_taken_down', recipient: 'eva@x.example', parameters: { note: 'A fraud.', title: 'Diver' } });
  });

  it('tell nobody of what was undone before, and owners of what was undone after', async () => {
    const id = await insertJob(db.database, { organizationId });
    await report(id, { reason: 'closed' }, 'ada');
    await takeDown(id);
    await undo(id);
    expect([await wait(11), await mails()]).toEqual([0, []]);
    await decide(id, { decision: 'kept' });
    expect(await wait(11)).toBe(1);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['report_kept']);
    await undo(id);
    await takeDown(id);
    await wait(11);
    await undo(id);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['report_acted', 'report_kept', 'report_restored', 'report_taken_down']);
  });
});

describe('an appeal (trust.6)', () => {
  async function takenDown() {
    const id = await insertJob(db.database, { organizationId, title: `Diver ${newId()}` });
    await report(id, { reason: 'closed' });
    await takeDown(id);
    const [decision] = (await decisions('eva')).body.decisions;
    return { id, decision };
  }

  it('is an owner’s, once; the platform lifts it with words, and the owners are told', async () => {
    const { id, decision } = await takenDown();
    expect(decision).toMatchObject({ kind: 'posting', note: 'A fraud.', state: 'taken_down', mayAppeal: true, appeal: null });
    expect((await decisions('rolf')).body.decisions).toHaveLength(1);
    const { items } = (await send('GET', `/api/v1/employer/organizations/${organizationId}/waiting`, undefined, 'eva')).body;
    expect(items).toContainEqual(expect.objectContaining({ item: 'takenDown', count: 1 }));
    expect((await appeal(decision.id, 'No.', 'rolf')).status).toBe(403);
    expect((await appeal(decision.id, '  ')).body.code).toBe('validation');
    const answered = await appeal(decision.id, ' It is real. ');
    expect(answered.body.decisions[0]).toMatchObject({ state: 'appealed', mayAppeal: false, appeal: { text: 'It is real.' } });
    expect((await appeal(decision.id, 'Again.')).body.code).toBe('trust.state');
    expect((await undo(id)).body.code).toBe('trust.state');
    expect(await countOpenReports(db.database)).toBe(1);
    expect((await answer(id, { answer: 'lifted', note: ' ' })).body.code).toBe('validation');
    expect((await answer(id, { answer: 'lifted', note: 'You are right.' })).body.state).toBe('lifted');
    expect(await withdrawnAt(id)).toBeNull();
    expect(await mails()).toMatchObject([{ kind: 'report_lifted', recipient: 'eva@x.example', parameters: { note: 'You are right.' } }]);
    expect((await decisions('eva')).body.decisions[0]).toMatchObject({
      state: 'lifted',
      answer: { answer: 'lifted', note: 'You are right.' },
    });
  });

  it('that is upheld may be lifted later, and nothing else', async () => {
    const { id, decision } = await takenDown();
    expect((await answer(id, { answer: 'upheld', note: 'x' })).body.code).toBe('trust.state');
    await appeal(decision.id, 'It is real.');
    await answer(id, { answer: 'upheld', note: 'It is not.' });
    expect([(await one(id)).state, (await withdrawnAt(id)) !== null]).toEqual(['upheld', true]);
    expect((await answer(id, { answer: 'upheld', note: 'x' })).body.code).toBe('trust.state');
    await answer(id, { answer: 'lifted', note: 'We were wrong.' });
    expect([(await one(id)).state, await withdrawnAt(id)]).toEqual(['lifted', null]);
    await report(id, { reason: 'closed' });
    expect((await one(id)).state).toBe('waiting');
  });

  it('is taken for 30 days, of what is one’s own, and of a suspended organization too', async () => {
    const { decision } = await takenDown();
    expect((await appeal(decision.id, 'Mine.', 'otto', rival)).body.code).toBe('not_found');
    expect((await appeal(decision.id, 'Mine.', 'otto')).body.code).toBe('not_found');
    expect((await decisions('otto')).body.code).toBe('not_found');
    const before = now;
    now = new Date(now.getTime() + 31 * 86_400_000);
    expect((await decisions('eva')).body.decisions[0].mayAppeal).toBe(false);
    expect((await appeal(decision.id, 'Late.')).body.code).toBe('trust.appeal_over');
    now = before;
    await send('POST', `/api/v1/companies/${organizationId}/reports`, { reason: 'pretends' });
    await takeDown(organizationId);
    const own = (await decisions('eva')).body.decisions.find(({ kind }: { kind: string }) => kind === 'organization');
    expect((await appeal(own.id, 'We are.')).status).toBe(200);
  });
});

describe('an organization', () => {
  it('tells on its page what was proven of it, how and when (trust.8)', async () => {
    expect((await send('GET', `/api/v1/companies/${rival}/trust`)).body).toMatchObject({
      lines: [],
      proofs: [],
      report: 'Report this employer',
    });
    const proven_at = new Date('2026-03-01T10:00:00Z');
    await db.database
      .insertInto('organization_proof')
      .values({ organization_id: rival, method: 'dns', domain: 'rival.example', proven_at })
      .execute();
    const { heading, lines } = (await send('GET', `/api/v1/companies/${rival}/trust?locale=en`)).body;
    expect(heading).toBe('Verified');
    expect(lines).toEqual([expect.stringMatching(/rival\.example.*2026/)]);
    expect((await send('GET', '/api/v1/companies/2000000000/trust')).status).toBe(404);
  });

  it('that is merged into another brings what was reported of it', async () => {
    const small = await insertOrganization(db.database, { name: 'Small' });
    const big = await insertOrganization(db.database, { name: 'Big' });
    await send('POST', `/api/v1/companies/${small}/reports`, { reason: 'pretends' }, 'ada');
    await send('POST', `/api/v1/companies/${small}/reports`, { reason: 'pretends' });
    await send('POST', `/api/v1/companies/${big}/reports`, { reason: 'offensive' }, 'ada');
    await decide(big, { decision: 'kept' });
    const merge = { sourceId: small, targetId: big };
    await db.database
      .transaction()
      .execute((transaction) => mergeOrganizations(transaction, merge, { actorId: hana, now }, [{ moves: [], run: moveCases }]));
    expect(await one(big)).toMatchObject({ state: 'waiting', reports: 2, reasons: ['offensive', 'pretends'] });
    expect((await list()).total).toBe(1);
  });
});
