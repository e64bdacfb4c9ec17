// One posting, many schools: who is shown it, what each school makes of it, what is said, edits after it, employers that a school trusts.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { EMPTY_POSTING, type PostingContent } from '@fairway/rules/posting-content';
import { mayMoveDecision, POSTING_DECISION_MOVERS, POSTING_DECISION_STATES } from '@fairway/rules/posting-decisions';
import { DEFAULT_POSTING_RULES, type PostingRules } from '@fairway/rules/posting-rules';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { mailsTo } from '@fairway/testkit/mailbox';
import { insertPerson, insertVerifiedConnection, testBrowser } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateBackground } from '../../kernel/background/background.ts';
import { newId } from '../../kernel/ids.ts';
import { recordNews } from '../../kernel/news/news.ts';
import { announceReactions, reactionJobs } from '../../kernel/news/reactions.ts';
import { sessionKeys } from '../../kernel/session/keys.ts';
import { openJobSearch } from '../search/job-search.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';
import { insertProvingSchool } from '../verification/school.fixture.ts';
import { answerSchool } from './answering/commands.ts';
import { tellDecisions } from './mails/commands.ts';
import { postingDecisionReactions } from './reactions.ts';

const db = await cloneDatabase();
await migrateBackground(db.pool);
let now = new Date('2026-11-24T10:00:00Z');
const clock = { now: () => now };
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'fairway-search-'));
const node = openJobSearch({ pool: db.pool, databaseUrl: db.url, dataDir, log: pino({ level: 'silent' }), clock });
const app = await testApp({ ...db, search: node.search, now: clock.now });
afterAll(async () => {
  await node.close();
  await rm(dataDir, { recursive: true, force: true });
});

const waitingForLocks = sql<{ count: number }>`
  select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

type Browser = ReturnType<typeof testBrowser>;
type Shown = {
  id: string;
  edition: number;
  state: string;
  isChanged: boolean;
  isFirst: boolean;
  history: { step: string; mover: string; note: string; name: string }[];
};
let worlds = 0;
let organization = 0;
let [north, south] = [0, 0];
let [rita, nora, sven, anna, bert]: Browser[] = [];
let ritaId = '';
let word = '';

beforeEach(async () => {
  worlds += 1;
  // So unlike each other that none is taken for another mistyped.
  word = `Zz${[0, 1, 2, 3, 4, 5, 6].map((at) => String.fromCharCode(97 + ((worlds * (at + 3) + at * at * 5) % 26))).join('')}`;
  organization = await insertOrganization(db.database, { name: `Acme ${worlds}` });
  north = await insertProvingSchool(db.database, { name: `North ${worlds}`, slug: `north-${worlds}` });
  south = await insertProvingSchool(db.database, { name: `South ${worlds}`, slug: `south-${worlds}` });
  const person = async (name: string, more: object) => {
    const email = `${name}${worlds}@example.org`;
    const id = await insertPerson(db.database, { email, firstName: name, lastName: 'Roth', ...more });
    const browser = testBrowser(app);
    await browser.signIn(email);
    return { id, browser };
  };
  const staff = (schoolId: number) => ({ roles: [{ role: 'CareerStaff' as const, schoolId }] });
  ({ browser: rita, id: ritaId } = await person('rita', { roles: [{ role: 'Recruiter', organizationId: organization }] }));
  nora = (await person('nora', staff(north))).browser;
  sven = (await person('sven', staff(south))).browser;
  const students = [await person('anna', {}), await person('bert', {})] as const;
  await insertVerifiedConnection(db.database, students[0].id, north);
  await insertVerifiedConnection(db.database, students[1].id, south);
  [anna, bert] = [students[0].browser, students[1].browser];
});

const TEXT = `<p>You work with us on things that matter.</p><script>alert(1)</script><p>${'We look for people who like to learn Python and SQL. '.repeat(4)}</p>`;
const whole = (): PostingContent => ({
  ...EMPTY_POSTING,
  ...{ title: `${word} trainee`, html: TEXT, places: [{ city: 'Oslo', country: 'NO' }], employmentTypes: ['FULL_TIME'] },
  ...{ categories: ['COMPUTER_AND_IT'], zone: 'Europe/Oslo', deadlineOn: '2026-12-31', replyDays: 14, schools: [north, south] },
});
const own = (tail = '') => `/api/v1/employer/organizations/${organization}/postings${tail}`;
const at = (school: number, tail = '') => `/api/v1/staff/schools/${school}/postings${tail}`;
const codeOf = (reply: { statusCode: number; json(): { code?: string } }) => [reply.statusCode, reply.json().code];
const ok = <T>(reply: { statusCode: number; body: string; json(): T }): T => {
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};

async function write(content: Partial<PostingContent> = {}): Promise<string> {
  const { id } = ok<{ id: string }>(await rita!.send('POST', own(), { copyOf: null }));
  await save(id, content);
  await move(id, 'live');
  return id;
}
const mine = async (id: string) => ok<{ edition: number; content: PostingContent }>(await rita!.send('GET', own(`/${id}`)));
async function save(id: string, content: Partial<PostingContent>) {
  const { edition } = await mine(id);
  return ok(await rita!.send('PUT', own(`/${id}/content`), { edition, content: { ...whole(), ...content } }));
}
async function move(id: string, state: string) {
  const { edition } = await mine(id);
  return ok(await rita!.send('POST', own(`/${id}/state`), { edition, state }));
}
const look = async (who: Browser | undefined, school: number, id: string) => ok<Shown>(await who!.send('GET', at(school, `/${id}`)));
async function decide(who: Browser | undefined, school: number, id: string, decision: object, seen?: object) {
  const { edition, state } = await look(who, school, id);
  return who!.send('POST', at(school, `/${id}/decision`), { edition, state, ...seen, ...decision });
}
const approve = (who: Browser | undefined, school: number, id: string, more: object = {}) =>
  decide(who, school, id, { decision: 'approve', ...more });
const decline = (who: Browser | undefined, school: number, id: string, more: object = {}) =>
  decide(who, school, id, { decision: 'decline', reason: 'pay', ...more });
const open = async (who: Browser | undefined, school: number, query = '') =>
  ok<{ rows: Shown[] }>(await who!.send('GET', at(school, `?${query}`))).rows.map(({ id }) => id);

/** Every way by which somebody may come to know of it. */
async function finds(who: Browser | undefined, id: string): Promise<string[]> {
  await node.waitUntil();
  const get = async (url: string) => (await who!.send('GET', url)).json();
  const seen: string[] = [];
  const list = await get(`/api/v1/postings?q=${word}`);
  if (list.matchingJobs.length > 0 || list.totalSize > 0) seen.push('list');
  const all = await get(`/api/v1/postings?company_id=${organization}`);
  if (all.totalSize > 0 || all.facets.address.length > 0) seen.push('counts');
  if (JSON.stringify(await get(`/api/v1/suggestion?q=${word.slice(0, 7)}`)).includes(word)) seen.push('suggestion');
  if (JSON.stringify(await get(`/api/v1/autocomplete?q=${word.slice(0, 7)}`)).includes(word)) seen.push('completion');
  if (JSON.stringify(await get(`/api/v1/companies/${organization}`)).includes(word)) seen.push('organization');
  if ((await who!.send('GET', `/api/v1/postings/${id}`)).statusCode === 200) seen.push('address');
  if ((await who!.send('GET', `/sitemaps/jobs-${id}.xml`)).body.includes(id)) seen.push('sitemap');
  if ((await who!.send('GET', `/en/jobs.rss?q=${word}`)).body.includes(id)) seen.push('feed');
  return seen;
}
const STUDENTS_WAYS = ['list', 'counts', 'suggestion', 'completion', 'organization', 'address'];

// @rule postings.6
describe('a posting for two schools', () => {
  it('is seen by the students of the one that approved it as soon as the index follows, and by nobody else in any way', async () => {
    const id = await write();
    const everybody = [anna, bert, rita, nora, testBrowser(app)];
    for (const who of everybody) expect(await finds(who, id)).toEqual([]);
    ok(await approve(nora, north, id, { note: 'Welcome' }));
    ok(await decline(sven, south, id));
    expect(await finds(anna, id)).toEqual(STUDENTS_WAYS);
    for (const who of [bert, testBrowser(app)]) expect(await finds(who, id)).toEqual([]);
    const pay = await anna!.send('GET', `/api/v1/postings/${id}`);
    expect(pay.json()).toMatchObject({ expired: false, title: `${word} trainee` });
  });

  it('is gone for them when their school changes its mind, and open to nobody', async () => {
    const id = await write();
    ok(await approve(nora, north, id));
    expect(await finds(anna, id)).toEqual(STUDENTS_WAYS);
    ok(await decline(nora, north, id));
    for (const who of [anna, bert, testBrowser(app)]) expect(await finds(who, id)).toEqual([]);
    // Nor when the platform opens again what it withdrew.
    await sql`update job set withdrawn_at = null where id = ${id}`.execute(db.database);
    for (const who of [anna, bert, testBrowser(app)]) expect(await finds(who, id)).toEqual([]);
  });

  it('keeps both decisions of two schools that approve at once', async () => {
    const id = await write();
    const replies = await Promise.all([approve(nora, north, id), approve(sven, south, id)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await finds(anna, id)).toEqual(STUDENTS_WAYS);
    expect(await finds(bert, id)).toEqual(STUDENTS_WAYS);
  });

  it('that everybody saw and that is for schools now is seen by nobody until one approves', async () => {
    const id = await write({ schools: null });
    expect(await finds(testBrowser(app), id)).toContain('sitemap');
    await save(id, { schools: [north] });
    for (const who of [anna, bert, testBrowser(app)]) expect(await finds(who, id)).toEqual([]);
    ok(await approve(nora, north, id));
    expect(await finds(anna, id)).toEqual(STUDENTS_WAYS);
    expect(await finds(bert, id)).toEqual([]);
    await save(id, { schools: null });
    expect(await finds(bert, id)).toContain('list');
    expect(await open(nora, north, 'view=decided')).toEqual([]);
  });

  it('is not shown by a school that it is not for any more, which keeps what it decided', async () => {
    const id = await write();
    ok(await approve(nora, north, id));
    await save(id, { schools: [south] });
    expect(await finds(anna, id)).toEqual([]);
    expect((await nora!.send('GET', at(north, `/${id}`))).statusCode).toBe(404);
    await save(id, { schools: [south, north] });
    expect(await finds(anna, id)).toEqual(STUDENTS_WAYS);
  });

  it('that is paused waits for nobody, and stays with those who approved when it is shown again', async () => {
    const id = await write();
    const before = await look(nora, north, id);
    ok(await approve(nora, north, id));
    await move(id, 'paused');
    expect(await open(sven, south)).toEqual([]);
    const reply = await sven!.send('POST', at(south, `/${id}/decision`), {
      ...{ edition: before.edition + 1, state: 'waiting', decision: 'approve' },
    });
    expect(codeOf(reply)).toEqual([409, 'posting_decisions.over']);
    expect((await finds(anna, id)).filter((way) => way !== 'address')).toEqual([]);
    await move(id, 'live');
    expect(await finds(anna, id)).toEqual(STUDENTS_WAYS);
    expect(await finds(bert, id)).toEqual([]);
    expect(await open(sven, south)).toEqual([id]);
  });

  it('whose last school is deleted is open to nobody', async () => {
    const id = await write({ schools: [north] });
    ok(await approve(nora, north, id));
    await db.database.deleteFrom('job_visibility').where('job_id', '=', id).execute();
    for (const who of [anna, bert, testBrowser(app)]) expect(await finds(who, id)).toEqual([]);
  });
});

// @rule postings.5
describe('a school', () => {
  it('asks back, is answered, and decides; both sides read what was said, and no name of the other’s', async () => {
    const id = await write();
    const { edition } = await look(nora, north, id);
    const waiting = async () =>
      ok<{ items: { item: string; count: number }[] }>(
        await rita!.send('GET', `/api/v1/employer/organizations/${organization}/waiting`),
      ).items.find(({ item }) => item === 'schoolQuestions')?.count;
    const question = '<script>alert(1)</script> Is it paid?';
    ok(await nora!.send('POST', at(north, `/${id}/question`), { edition, state: 'waiting', question }));
    expect(await waiting()).toBe(1);
    const answer = (schoolId: number, text: string) => rita!.send('POST', own(`/${id}/answers`), { schoolId, answer: text });
    expect(codeOf(await answer(north, '  '))).toEqual([422, 'posting_decisions.note_missing']);
    expect(codeOf(await answer(south, 'Yes'))).toEqual([409, 'posting_decisions.move']);
    expect(codeOf(await answer(2_000_000_000, 'Yes'))).toEqual([404, 'not_found']);
    const { decisions } = ok<{ decisions: { schoolId: number; state: string }[] }>(await answer(north, 'Yes, 30 EUR an hour'));
    expect(decisions.find(({ schoolId }) => schoolId === north)).toMatchObject({ state: 'waiting' });
    expect(await waiting()).toBe(0);
    const { history } = await look(nora, north, id);
    expect(history.map(({ step, note, name }) => [step, note, name])).toEqual([
      ['wait', '', ''],
      ['ask', question, 'nora Roth'],
      ['answer', 'Yes, 30 EUR an hour', ''],
    ]);
    ok(await approve(nora, north, id));
  });

  it('reads state and history of one moment: an answer that comes while it reads is in both or in neither', async () => {
    const id = await write();
    const { edition } = await look(nora, north, id);
    ok(await nora!.send('POST', at(north, `/${id}/question`), { edition, state: 'waiting', question: 'Is it paid?' }));
    const { reading } = await db.database.transaction().execute(async (transaction) => {
      await sql`lock table posting_decision_step in access exclusive mode`.execute(transaction);
      const answering = { organizationId: organization as ManagedOrganizationId, actorId: ritaId, now };
      const begun = look(nora, north, id);
      await expect.poll(async () => (await waitingForLocks.execute(transaction)).rows).toEqual([{ count: 1 }]);
      await answerSchool(transaction, answering, id, { schoolId: north, answer: 'Yes' });
      return { reading: begun };
    });
    const seen = await reading;
    expect([seen.state, seen.history.map(({ step }) => step)]).toEqual(['asked', ['wait', 'ask']]);
    const after = await look(nora, north, id);
    expect([after.state, after.history.map(({ step }) => step)]).toEqual(['waiting', ['wait', 'ask', 'answer']]);
  });

  it('declines with a reason, and is asked again only about what was changed', async () => {
    const id = await write();
    expect(codeOf(await decline(nora, north, id, { reason: 'other' }))).toEqual([422, 'posting_decisions.note_missing']);
    expect((await decline(nora, north, id, { reason: 'nonsense' })).statusCode).toBe(422);
    ok(await decline(nora, north, id, { note: 'Too little' }));
    const answer = () => rita!.send('POST', own(`/${id}/answers`), { schoolId: north, answer: 'More now' });
    expect(codeOf(await answer())).toEqual([409, 'posting_decisions.unchanged']);
    await save(id, { title: `${word} trainee, paid` });
    ok(await answer());
    expect(await open(nora, north)).toEqual([id]);
  });

  it('is shown what changed since it approved, until somebody looked', async () => {
    const id = await write();
    ok(await approve(nora, north, id));
    await save(id, { title: `${word} engineer`, salary: { min: 1, max: 2, currency: 'NOK', unit: 'HOUR' } });
    expect(await open(nora, north, 'view=changed')).toEqual([id]);
    const shown = ok<{ isChanged: boolean; before: { content: PostingContent; text: string }; content: PostingContent }>(
      await nora!.send('GET', at(north, `/${id}`)),
    );
    expect(shown).toMatchObject({
      isChanged: true,
      before: { content: { title: `${word} trainee` } },
      content: { title: `${word} engineer` },
    });
    expect(shown.content.html).not.toContain('script');
    expect(shown.before.text).not.toContain('script');
    // Back as it was there is nothing to look at; and another school more is no change.
    await save(id, { schools: [north] });
    expect(await open(nora, north, 'view=changed')).toEqual([]);
    await save(id, { title: `${word} engineer` });
    const confirmed = ok<Shown>(await approve(nora, north, id));
    expect([confirmed.isChanged, confirmed.history.at(-1)?.step]).toEqual([false, 'confirm']);
    expect(await finds(anna, id)).toEqual(STUDENTS_WAYS);
  });

  it('decides on what it saw: an edit or a colleague in between is 409, and the same sent twice is one', async () => {
    const id = await write();
    const seen = await look(nora, north, id);
    await save(id, { title: `${word} engineer` });
    const send = (edition: number, state: string) =>
      nora!.send('POST', at(north, `/${id}/decision`), { edition, state, decision: 'approve', note: 'Good' });
    expect(codeOf(await send(seen.edition, 'waiting'))).toEqual([409, 'posting_decisions.changed']);
    const [first, second] = await Promise.all([send(seen.edition + 1, 'waiting'), send(seen.edition + 1, 'waiting')]);
    expect([first?.statusCode, second?.statusCode]).toEqual([200, 200]);
    expect((await look(nora, north, id)).history.map(({ step }) => step)).toEqual(['wait', 'approve']);
    const late = await nora!.send('POST', at(north, `/${id}/decision`), {
      ...{ edition: seen.edition + 1, state: 'waiting', decision: 'decline', reason: 'pay' },
    });
    expect(codeOf(late)).toEqual([409, 'posting_decisions.changed']);
  });

  it('has only what was written for it: neither another school’s, nor another organization’s answers', async () => {
    const id = await write({ schools: [south] });
    const body = { edition: 2, state: 'waiting', decision: 'approve' };
    expect(codeOf(await nora!.send('GET', at(north, `/${id}`)))).toEqual([404, 'not_found']);
    expect(codeOf(await nora!.send('POST', at(north, `/${id}/decision`), body))).toEqual([404, 'not_found']);
    expect(codeOf(await nora!.send('POST', at(south, `/${id}/decision`), body))).toEqual([404, 'not_found']);
    expect(codeOf(await nora!.send('POST', at(north, `/${newId()}/decision`), body))).toEqual([404, 'not_found']);
    expect((await anna!.send('GET', at(south))).statusCode).toBe(403);
    const email = `elsewhere${worlds}@example.org`;
    const other = await insertOrganization(db.database, {});
    await insertPerson(db.database, { email, roles: [{ role: 'Recruiter', organizationId: other }] });
    const stranger = testBrowser(app);
    await stranger.signIn(email);
    expect(codeOf(await stranger.send('GET', own(`/${id}/decisions`)))).toEqual([404, 'not_found']);
    const foreign = `/api/v1/employer/organizations/${other}/postings/${id}`;
    expect(codeOf(await stranger.send('GET', `${foreign}/decisions`))).toEqual([404, 'not_found']);
    expect(codeOf(await stranger.send('POST', `${foreign}/answers`, { schoolId: south, answer: 'x' }))).toEqual([404, 'not_found']);
  });

  it('decides several at once, each by itself', async () => {
    const ids = [await write(), await write(), await write({ schools: [south] })];
    const items = [];
    for (const id of ids.slice(0, 2)) {
      const { edition, state } = await look(nora, north, id);
      items.push({ id, edition, state });
    }
    items.push({ id: ids[2], edition: 2, state: 'waiting' }, { ...items[0], id: newId() });
    const bulk = (body: object) => nora!.send('POST', at(north, '/decisions'), body);
    expect(codeOf(await bulk({ decision: 'decline', reason: 'other', items }))).toEqual([422, 'posting_decisions.note_missing']);
    const reply = ok<{ done: string[]; refused: { id: string; code: string }[] }>(await bulk({ decision: 'approve', items }));
    expect(reply.done).toEqual(ids.slice(0, 2));
    expect(reply.refused.map(({ code }) => code)).toEqual(['not_found', 'not_found']);
    expect((await bulk({ decision: 'approve', items: [] })).statusCode).toBe(422);
  });

  it('finds its postings by words, employer, state and whether it knows the employer', async () => {
    const id = await write();
    expect(await open(nora, north, `q=${word.toUpperCase()}`)).toEqual([id]);
    expect(await open(nora, north, `q=acme+${worlds}`)).toEqual([id]);
    expect(await open(nora, north, 'q=nothing')).toEqual([]);
    expect(await open(nora, north, `organization=${organization}&first=true&state=waiting&sort=-organization`)).toEqual([id]);
    expect(await open(nora, north, 'organization=1')).toEqual(organization === 1 ? [id] : []);
    expect((await nora!.send('GET', at(north, '?view=nonsense'))).statusCode).toBe(422);
    const { items } = ok<{ items: { item: string; count: number }[] }>(await nora!.send('GET', `/api/v1/staff/schools/${north}/waiting`));
    expect(items).toContainEqual(expect.objectContaining({ item: 'jobs', count: 1 }));
  });
});

// @rule postings.7
describe('an employer', () => {
  const employers = async (who: Browser | undefined, school: number) =>
    ok<{ rows: { organizationId: number; state: string | null; approvedBy: number; declinedBy: number; reasons: object[] }[] }>(
      await who!.send('GET', `/api/v1/staff/schools/${school}/employers`),
    ).rows.find(({ organizationId }) => organizationId === organization);

  it('is approved with its first posting; trusted, its next ones come by themselves, and the approved text stays', async () => {
    const first = await write();
    expect(await look(nora, north, first)).toMatchObject({ isFirst: true });
    ok(await approve(nora, north, first, { trusts: true }));
    expect(await employers(nora, north)).toMatchObject({ state: 'approved', isTrusted: true });
    const second = await write({ title: `${word} analyst` });
    expect(await look(nora, north, second)).toMatchObject({ state: 'approved', isFirst: false, isTrusted: true });
    expect(await look(sven, south, second)).toMatchObject({ state: 'waiting', isFirst: true });
    expect(await finds(anna, second)).toContain('list');
    expect((await bert!.send('GET', `/api/v1/postings/${second}`)).statusCode).toBe(404);
  });

  it('that a school does not take is declined as it comes; other schools read how many, and why', async () => {
    const first = await write();
    ok(await decline(nora, north, first));
    const put = (school: number, who: Browser | undefined, body: object) =>
      who!.send('PUT', `/api/v1/staff/schools/${school}/employers/${organization}`, { isTrusted: false, ...body });
    expect(codeOf(await put(north, nora, { state: 'declined', isTrusted: true }))).toEqual([422, 'posting_decisions.trust']);
    ok(await put(north, nora, { state: 'declined' }));
    const second = await write({ title: `${word} analyst` });
    expect(await look(nora, north, second)).toMatchObject({ state: 'declined' });
    const told = await employers(sven, south);
    expect(told).toMatchObject({ state: null, declinedBy: 1, approvedBy: 0 });
    expect(told?.reasons).toEqual([
      { reason: 'employer', schools: 1 },
      { reason: 'pay', schools: 1 },
    ]);
  });

  it('that never wrote for a school is not there, and chooses among schools that decide here', async () => {
    const stranger = await insertOrganization(db.database, {});
    const url = `/api/v1/staff/schools/${north}/employers/${stranger}`;
    const body = { state: 'approved', isTrusted: false };
    expect(codeOf(await nora!.send('PUT', url, body))).toEqual([404, 'not_found']);
    const silent = await insertProvingSchool(db.database, { name: `Silent ${worlds}`, slug: `silent-${worlds}`, isManaged: false });
    const find = async (query: string) =>
      ok<{ schools: { schoolId: number }[] }>(
        await rita!.send('GET', `/api/v1/employer/organizations/${organization}/posting-schools?${query}`),
      ).schools.map(({ schoolId }) => schoolId);
    expect(await find(`ids=${silent}&ids=${south}&ids=${north}`)).toEqual([south, north]);
    expect(await find(`q=Silent+${worlds}`)).not.toContain(silent);
  });
});

it('the database holds to the table of moves', async () => {
  for (const from of POSTING_DECISION_STATES)
    for (const to of POSTING_DECISION_STATES.filter((one) => one !== from))
      for (const mover of POSTING_DECISION_MOVERS) {
        const id = newId();
        const row = { id, organization_id: organization, content: '{}', created_at: now, changed_at: now };
        await db.database.insertInto('posting').values(row).execute();
        await sql`insert into posting_approved_content values (${id}, 0, '{}', '')`.execute(db.database);
        const columns = (state: string) => ({
          ...{ state, approved_edition: state === 'approved' ? 0 : null },
          ...{ declined_edition: state === 'declined' ? 0 : null, reason: state === 'declined' ? 'pay' : null },
        });
        await db.database
          .insertInto('posting_decision')
          .values({ posting_id: id, school_id: north, since: now, ...columns(from) })
          .execute();
        const moved = await db.database
          .updateTable('posting_decision')
          .set({ ...columns(to), moved_by: mover })
          .where('posting_id', '=', id)
          .execute()
          .then(
            () => true,
            () => false,
          );
        expect([from, to, mover, moved]).toEqual([from, to, mover, mayMoveDecision(from, to, mover)]);
      }
});

// @rule postings.8
describe('the rules of a school', () => {
  const rulesAt = (school: number, tail = '') => `/api/v1/staff/schools/${school}/posting-rules${tail}`;
  const save = (who: Browser | undefined, school: number, rules: Partial<PostingRules>, edition = 0) =>
    who!.send('PUT', rulesAt(school), { rules: { ...DEFAULT_POSTING_RULES, ...rules }, edition });
  const pays = (min: number) => ({ pay: 'paid' as const, salary: { min, max: null, currency: 'NOK', unit: 'MONTH' as const } });
  const leastPay = [{ country: 'NO', amount: 30_000, currency: 'NOK' as const, unit: 'MONTH' as const }];

  it('approve and decline what comes, and leave to its people what they cannot tell', async () => {
    ok(await save(nora, north, { approves: 'approved', leastPay, payElse: 'decline' }));
    const first = await write(pays(35_000));
    // Nobody has approved its employer yet.
    expect(await look(nora, north, first)).toMatchObject({ state: 'waiting' });
    ok(await approve(nora, north, first));
    const [good, bad, silent] = [await write(pays(30_000)), await write(pays(29_999)), await write()];
    expect(await look(nora, north, good)).toMatchObject({ state: 'approved', decidedBy: '' });
    expect(await look(nora, north, bad)).toMatchObject({ state: 'declined', reason: 'pay' });
    expect((await look(nora, north, bad)).history.map(({ step, mover }) => [step, mover])).toEqual([
      ['wait', 'system'],
      ['decline', 'system'],
    ]);
    expect(await look(nora, north, silent)).toMatchObject({ state: 'waiting' });
    // The other school has said nothing.
    for (const id of [good, bad, silent]) expect(await look(sven, south, id)).toMatchObject({ state: 'waiting' });
    expect(await finds(anna, good)).toEqual(STUDENTS_WAYS);
    expect(await finds(bert, good)).toEqual([]);
  });

  it('are tried on what waits without a change, and carried out when somebody says so', async () => {
    const [known, ...others] = [await write(pays(40_000)), await write(pays(40_000)), await write(pays(1)), await write()];
    ok(await approve(nora, north, known!));
    const rules = { approves: 'approved' as const, leastPay, payElse: 'decline' as const };
    const tried = { approved: 1, declined: 1, left: 1 };
    const body = { rules: { ...DEFAULT_POSTING_RULES, ...rules } };
    expect(ok(await nora!.send('POST', rulesAt(north, '/trial'), body))).toEqual(tried);
    expect((await open(nora, north)).toSorted()).toEqual(others.toSorted());
    // Nothing is kept: what waits stays with the school's people.
    expect(ok(await nora!.send('POST', rulesAt(north, '/run')))).toEqual({ approved: 0, declined: 0, left: 3 });
    ok(await save(nora, north, rules));
    expect((await open(nora, north)).toSorted()).toEqual(others.toSorted());
    expect(ok(await nora!.send('POST', rulesAt(north, '/run')))).toEqual(tried);
    expect(await open(nora, north)).toEqual([others[2]]);
    expect(await finds(anna, others[0]!)).toEqual(STUDENTS_WAYS);
    expect(ok(await nora!.send('POST', rulesAt(north, '/run')))).toEqual({ approved: 0, declined: 0, left: 1 });
    expect((await open(sven, south)).length).toBe(4);
  });

  it('are changed by one at a time, by staff of the school alone, and never without sense', async () => {
    expect(ok(await nora!.send('GET', rulesAt(north)))).toEqual({
      ...{ rules: DEFAULT_POSTING_RULES, partners: [], edition: 0, savedAt: null, savedBy: '' },
    });
    expect(ok(await save(nora, north, { approves: 'nobody' }))).toMatchObject({
      edition: 1,
      savedBy: 'nora Roth',
      rules: { approves: 'nobody' },
    });
    expect(codeOf(await save(nora, north, {}))).toEqual([409, 'posting_decisions.rules_changed']);
    expect(codeOf(await save(sven, south, {}, 1))).toEqual([409, 'posting_decisions.rules_changed']);
    const both = await Promise.all([save(nora, north, { unpaid: 'look' }, 1), save(nora, north, { unpaid: 'decline' }, 1)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    for (const tail of ['', '/trial', '/run'])
      expect(
        (
          await sven!.send(
            tail === '' ? 'GET' : 'POST',
            rulesAt(north, tail),
            tail === '/trial' ? { rules: DEFAULT_POSTING_RULES } : undefined,
          )
        ).statusCode,
      ).toBe(404);
    expect(codeOf(await save(nora, north, { leastPay: [...leastPay, ...leastPay] }, 2))).toEqual([422, 'posting_decisions.rules_country']);
    for (const amount of [0, -1, 1e12, Number.NaN])
      expect(codeOf(await save(nora, north, { leastPay: [{ ...leastPay[0]!, amount }] }, 2))).toEqual([422, 'validation']);
    expect(codeOf(await save(nora, north, { countries: ['ZZ'] }, 2))).toEqual([422, 'posting_decisions.rules_country']);
    expect(codeOf(await save(nora, north, { countries: ['no'] }, 2))).toEqual([422, 'validation']);
  });
});

// @rule postings.9
describe('a decision that is taken back', () => {
  const undo = (who: Browser | undefined, school: number, ...ids: string[]) => who!.send('POST', at(school, '/undone'), { ids });
  const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
  const stepsOf = async (id: string) => (await look(nora, north, id)).history.map(({ step }) => step);

  it('is as it was, for its readers and its employer too, and is taken back once', async () => {
    const id = await write();
    ok(await approve(nora, north, id, { trusts: true, note: 'Welcome' }));
    expect(await finds(anna, id)).toEqual(STUDENTS_WAYS);
    expect(ok(await undo(nora, north, id))).toEqual({ done: [id], refused: [] });
    const told = await db.database.selectFrom('school_employer_step').select('id').where('organization_id', '=', organization).execute();
    expect(told).toEqual([]);
    expect(await look(nora, north, id)).toMatchObject({ state: 'waiting', note: '', isFirst: true, isTrusted: false, decidedBy: '' });
    expect(await finds(anna, id)).toEqual([]);
    expect(ok(await undo(nora, north, id))).toEqual({ done: [id], refused: [] });
    expect(await stepsOf(id)).toEqual(['wait', 'approve', 'undo']);
    // Trust was taken back with it.
    expect(await look(nora, north, await write())).toMatchObject({ state: 'waiting' });
  });

  it('goes back to what was decided before: a no, a yes with what was approved, a question', async () => {
    const id = await write();
    later(1);
    ok(await approve(nora, north, id, { note: 'Welcome' }));
    await save(id, { title: `${word} other` });
    later(1);
    ok(await decline(nora, north, id));
    expect(await finds(anna, id)).toEqual([]);
    ok(await approve(sven, south, id));
    expect(ok(await undo(nora, north, id))).toMatchObject({ done: [id] });
    expect(await look(nora, north, id)).toMatchObject({
      state: 'approved',
      note: 'Welcome',
      isChanged: true,
      isFirst: false,
      decidedBy: 'nora Roth',
    });
    expect(await finds(anna, id)).toEqual(STUDENTS_WAYS);
    // One step alone: what was decided before it stays.
    expect(ok(await undo(nora, north, id))).toEqual({ done: [id], refused: [] });
    expect(await look(nora, north, id)).toMatchObject({ state: 'approved' });
    const { edition, state } = await look(sven, south, id);
    expect(codeOf(await sven!.send('POST', at(south, `/${id}/question`), { edition, state, question: 'Paid?' }))[0]).toBe(409);
    const other = await write();
    const seen = await look(nora, north, other);
    ok(await nora!.send('POST', at(north, `/${other}/question`), { edition: seen.edition, state: seen.state, question: 'Paid?' }));
    later(1);
    ok(await decline(nora, north, other));
    ok(await undo(nora, north, other));
    expect(await look(nora, north, other)).toMatchObject({ state: 'asked', note: 'Paid?', reason: null });
  });

  it('is one of the last ten minutes, of one’s own school, and none that its employer has moved on', async () => {
    const [late, answered, others] = [await write(), await write(), await write()];
    const seen = await look(nora, north, answered);
    ok(await nora!.send('POST', at(north, `/${answered}/question`), { edition: seen.edition, state: seen.state, question: 'Paid?' }));
    later(1);
    ok(await rita!.send('POST', own(`/${answered}/answers`), { schoolId: north, answer: 'Yes' }));
    for (const id of [late, others]) ok(await approve(nora, north, id));
    const refused = (id: string, code = 'posting_decisions.undo') => ({ done: [], refused: [{ id, code }] });
    expect(ok(await undo(nora, north, answered))).toEqual(refused(answered));
    expect(ok(await undo(sven, south, others))).toEqual(refused(others));
    expect((await undo(sven, north, others)).statusCode).toBe(404);
    expect(ok(await undo(nora, north, newId()))).toMatchObject({ refused: [{ code: 'not_found' }] });
    later(10);
    expect(ok(await undo(nora, north, late))).toEqual(refused(late));
    expect(await look(nora, north, late)).toMatchObject({ state: 'approved' });
  });

  it('is told to nobody; what stands is, ten minutes after, in one mail to who recruits there and wants it', async () => {
    const mails = () => mailsTo(db.database, `rita${worlds}@example.org`, 'posting_decisions');
    const dana = await insertPerson(db.database, {
      email: `dana${worlds}@example.org`,
      roles: [{ role: 'Recruiter', organizationId: organization }],
    });
    await db.database.insertInto('email_setting').values({ user_id: dana, kind: 'posting_decisions', is_on: false }).execute();
    await db.database.updateTable('posting_decision_step').set({ told_at: now }).execute();
    const [kept, undone] = [await write(), await write()];
    ok(await approve(nora, north, kept, { note: 'Welcome' }));
    ok(await decline(sven, south, kept));
    ok(await approve(nora, north, undone));
    ok(await undo(nora, north, undone));
    const tell = () => tellDecisions({ database: db.database, keys: sessionKeys(TEST_SECRET), secret: TEST_SECRET }, now);
    later(9);
    expect(await tell()).toBe(0);
    later(1);
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(0);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.parameters).toMatchObject({
      ...{ organization: `Acme ${worlds}`, count: 2, more: 0, title0: `${word} trainee`, school0: `North ${worlds}`, step0: 'approve' },
      ...{ note0: 'Welcome', school1: `South ${worlds}`, step1: 'decline', reason1: 'pay', sealedDecline: expect.any(String) },
    });
    expect(mail?.parameters).not.toHaveProperty('title2');
    expect(await mailsTo(db.database, `dana${worlds}@example.org`, 'posting_decisions')).toEqual([]);
  });
});

// @rule school-partners.4
describe('the approval of a partner school', () => {
  let east = 0;
  let eve: Browser | undefined;
  let partnerships: Record<'northSouth' | 'southEast' | 'northEast', string>;
  const jobs = reactionJobs({ database: db.database, clock }, postingDecisionReactions);

  beforeEach(async () => {
    await announceReactions(db.pool, postingDecisionReactions);
    east = await insertProvingSchool(db.database, { name: `East ${worlds}`, slug: `east-${worlds}` });
    const email = `eve${worlds}@example.org`;
    await insertPerson(db.database, { email, firstName: 'eve', lastName: 'Roth', roles: [{ role: 'CareerStaff', schoolId: east }] });
    eve = testBrowser(app);
    await eve.signIn(email);
    const agree = async (one: number, other: number) => {
      const id = newId();
      const accepted = { state: 'accepted', moved_by: 'asked', proposed_at: now, answered_at: now };
      await db.database
        .insertInto('school_partnership')
        .values({ id, proposer_id: one, asked_id: other, ...accepted })
        .execute();
      return id;
    };
    partnerships = { northSouth: await agree(north, south), southEast: await agree(south, east), northEast: await agree(north, east) };
  });

  const rulesAt = (school: number, tail = '') => `/api/v1/staff/schools/${school}/posting-rules${tail}`;
  const saveRules = (who: Browser | undefined, school: number, rules: Partial<PostingRules>, edition = 0) =>
    who!.send('PUT', rulesAt(school), { rules: { ...DEFAULT_POSTING_RULES, ...rules }, edition });
  const takesAll = async (...schools: [Browser | undefined, number][]) => {
    for (const [who, school] of schools) ok(await saveRules(who, school, { partners: 'all' }));
  };
  /** Deals with what was told, as the background does; gives how many postings it was about. */
  async function hear(): Promise<number> {
    const waiting = await db.database.selectFrom('news_waiting').select('subject').distinct().execute();
    for (const { subject } of waiting) for (const job of jobs) await job.run({ subject }, { log: pino({ level: 'silent' }) } as never);
    return waiting.length;
  }
  const states = async (id: string) => {
    const { rows } = await sql<{ state: string; partner_id: number | null }>`select state, partner_id from posting_decision
      where posting_id = ${id}::uuid and school_id in (${south}, ${east}) order by school_id`.execute(db.database);
    return rows.map(({ state, partner_id }) => [state, partner_id]);
  };
  const all = () => ({ schools: [north, south, east] });
  const end = (id: string) =>
    db.database.updateTable('school_partnership').set({ state: 'ended', moved_by: 'asked', ended_at: now }).where('id', '=', id).execute();

  it('approves it where a rule takes it over: for that school’s students everywhere, as by rule, with the partner’s name', async () => {
    await takesAll([sven, south]);
    const id = await write();
    const other = await write();
    ok(await approve(nora, north, id, { note: 'Welcome' }));
    expect(await finds(bert, id)).toEqual([]);
    await hear();
    expect(await look(sven, south, id)).toMatchObject({
      ...{ state: 'approved', note: '', decidedBy: '', isFirst: true, partner: { name: `North ${worlds}`, stands: true } },
      history: [{ step: 'wait' }, { step: 'approve', mover: 'system', name: '', partner: `North ${worlds}` }],
    });
    expect(await finds(bert, id)).toEqual(STUDENTS_WAYS);
    expect(await look(sven, south, other)).toMatchObject({ state: 'waiting', partner: null });
    expect(await open(sven, south)).toEqual([other]);
    // Its employer reads that a rule approved, and of no other school.
    const { decisions } = ok<{ decisions: { schoolId: number; history: { step: string; partner: string }[] }[] }>(
      await rita!.send('GET', own(`/${id}/decisions`)),
    );
    expect(decisions.find(({ schoolId }) => schoolId === south)?.history.at(-1)).toMatchObject({ step: 'approve', partner: '' });
    // Done again nothing is done.
    await db.database
      .insertInto('news')
      .values({ kind: 'posting_decision.approved', subject: `posting:${id}` })
      .execute();
    await hear();
    expect((await look(sven, south, id)).history).toHaveLength(2);
  });

  it('is looked for by the rule also when the posting comes later than the decision', async () => {
    await takesAll([sven, south]);
    const id = await write({ schools: [north] });
    ok(await approve(nora, north, id));
    expect(await hear()).toBe(0);
    await save(id, { schools: [north, south] });
    expect(await states(id)).toEqual([['approved', north]]);
    expect(await finds(bert, id)).toEqual(STUDENTS_WAYS);
  });

  it('that came by this rule approves nothing further: of schools that trust each other none follows but by a decision of its own', async () => {
    await takesAll([nora, north], [sven, south], [eve, east]);
    // North and East are no partners: only South’s could reach East.
    await end(partnerships.northEast);
    const id = await write(all());
    expect(await hear()).toBe(0);
    ok(await approve(nora, north, id));
    expect(await hear()).toBe(1);
    expect(await states(id)).toEqual([
      ['approved', north],
      ['waiting', null],
    ]);
    expect(await hear()).toBe(0);
    expect(ok(await eve!.send('POST', rulesAt(east, '/run')))).toEqual({ approved: 0, declined: 0, left: 1 });
    // A person at South who looks and decides makes it South’s own.
    ok(await decline(sven, south, id));
    ok(await approve(sven, south, id));
    await hear();
    expect(await states(id)).toEqual([
      ['approved', null],
      ['approved', south],
    ]);
  });

  it('that a person took back and brought back stays what it was: taken over, and no reason for others', async () => {
    await takesAll([sven, south], [eve, east]);
    await end(partnerships.northEast);
    const id = await write(all());
    ok(await approve(nora, north, id));
    await hear();
    now = new Date(now.getTime() + 60_000);
    ok(await decline(sven, south, id));
    now = new Date(now.getTime() + 60_000);
    ok(await sven!.send('POST', at(south, '/undone'), { ids: [id] }));
    await hear();
    expect(await states(id)).toEqual([
      ['approved', north],
      ['waiting', null],
    ]);
  });

  it('by another rule counts as its own', async () => {
    const first = await write({ schools: [north] });
    ok(await approve(nora, north, first, { trusts: true }));
    await takesAll([sven, south]);
    const id = await write();
    expect(await look(nora, north, id)).toMatchObject({ state: 'approved', partner: null });
    await hear();
    expect(await states(id)).toEqual([['approved', north]]);
  });

  it('counts of chosen partners alone, where all else fits, and of what was approved as it stands', async () => {
    const leastPay = [{ country: 'NO', amount: 30_000, currency: 'NOK' as const, unit: 'MONTH' as const }];
    ok(await saveRules(eve, east, { partners: 'chosen', partnerships: [partnerships.southEast] }));
    ok(await saveRules(sven, south, { partners: 'all', leastPay, payElse: 'decline' }));
    const id = await write(all());
    const poor = await write({ ...all(), pay: 'paid', salary: { min: 1, max: null, currency: 'NOK', unit: 'MONTH' } });
    // It came to South before, and its rules declined it then; the other waits for its pay.
    expect(await states(poor)).toEqual([
      ['declined', null],
      ['waiting', null],
    ]);
    for (const one of [id, poor]) ok(await approve(nora, north, one));
    await hear();
    expect(await states(id)).toEqual([
      ['waiting', null],
      ['waiting', null],
    ]);
    ok(await approve(sven, south, id));
    await save(id, { ...all(), title: `${word} other` });
    // What South approved is not what stands there now.
    await hear();
    expect((await states(id))[1]).toEqual(['waiting', null]);
    ok(await approve(sven, south, id));
    await hear();
    expect((await states(id))[1]).toEqual(['approved', south]);
  });

  it('is counted when rules are tried, and taken over when they are carried out', async () => {
    const [id] = [await write(), await write()];
    ok(await approve(nora, north, id!));
    await hear();
    const rules = { ...DEFAULT_POSTING_RULES, partners: 'all' as const };
    expect(ok(await sven!.send('POST', rulesAt(south, '/trial'), { rules }))).toEqual({ approved: 1, declined: 0, left: 1 });
    expect(await states(id!)).toEqual([['waiting', null]]);
    ok(await saveRules(sven, south, rules));
    expect(ok(await sven!.send('POST', rulesAt(south, '/run')))).toEqual({ approved: 1, declined: 0, left: 1 });
    expect(await states(id!)).toEqual([['approved', north]]);
  });

  it('that is taken back before anybody heard approves nothing; later, and when the partnership ends, what was decided stays and says so', async () => {
    await takesAll([sven, south]);
    const [early, late, over] = [await write(), await write(), await write()];
    ok(await approve(nora, north, early));
    ok(await nora!.send('POST', at(north, '/undone'), { ids: [early] }));
    for (const id of [late, over]) ok(await approve(nora, north, id));
    await hear();
    expect(await states(early)).toEqual([['waiting', null]]);
    ok(await decline(nora, north, late));
    const stands = async (id: string) => (ok(await sven!.send('GET', at(south, `/${id}`))) as { partner: object }).partner;
    expect(await stands(late)).toEqual({ name: `North ${worlds}`, stands: false });
    expect(await stands(over)).toEqual({ name: `North ${worlds}`, stands: true });
    await end(partnerships.northSouth);
    expect(await stands(over)).toEqual({ name: `North ${worlds}`, stands: false });
    for (const id of [late, over]) {
      expect(await states(id)).toEqual([['approved', north]]);
      expect(await finds(bert, id)).toContain('address');
    }
    ok(await approve(nora, north, early));
    await hear();
    expect(await states(early)).toEqual([['waiting', null]]);
  });

  it('rests with a suspended school, on either side, and is caught up with when it is back', async () => {
    await takesAll([sven, south]);
    for (const school of [north, south]) {
      const id = await write();
      ok(await approve(nora, north, id));
      const suspend = (suspended_at: Date | null) =>
        db.database
          .updateTable('school')
          .set({ suspended_at, suspension_reason: suspended_at && 'x' })
          .where('id', '=', school)
          .execute();
      await suspend(now);
      await hear();
      expect(await states(id)).toEqual([['waiting', null]]);
      // Another change of a school that rests is none.
      const changed = () => recordNews(db.database, [{ kind: 'school.changed', subject: `school:${school}` }]);
      await changed();
      await hear();
      expect(await states(id)).toEqual([['waiting', null]]);
      await suspend(null);
      await changed();
      await hear();
      expect(await states(id)).toEqual([['approved', north]]);
    }
  });

  it('is chosen among partners alone; one whose partnership has ended is chosen no more, nor after it is agreed on anew', async () => {
    const kept = async () => ok<{ rules: PostingRules; partners: object[] }>(await sven!.send('GET', rulesAt(south)));
    expect((await kept()).partners).toEqual([
      { id: partnerships.southEast, name: `East ${worlds}` },
      { id: partnerships.northSouth, name: `North ${worlds}` },
    ]);
    const chosen = { partners: 'chosen' as const, partnerships: [partnerships.northSouth] };
    for (const foreign of [partnerships.northEast, newId()])
      expect(codeOf(await saveRules(sven, south, { ...chosen, partnerships: [foreign] }))).toEqual([
        422,
        'posting_decisions.rules_partner',
      ]);
    for (const bad of ['x', 7, null])
      expect((await saveRules(sven, south, { ...chosen, partnerships: [bad as string] })).statusCode).toBe(422);
    expect((await saveRules(sven, south, { partners: 'nonsense' as 'all' })).statusCode).toBe(422);
    ok(await saveRules(sven, south, chosen));
    await end(partnerships.northSouth);
    expect((await kept()).rules).toMatchObject({ partners: 'chosen', partnerships: [] });
    expect(codeOf(await saveRules(sven, south, chosen, 1))).toEqual([422, 'posting_decisions.rules_partner']);
    const accepted = { state: 'accepted', moved_by: 'asked', proposed_at: now, answered_at: now };
    await db.database
      .insertInto('school_partnership')
      .values({ id: newId(), proposer_id: south, asked_id: north, ...accepted })
      .execute();
    const id = await write();
    ok(await approve(nora, north, id));
    await hear();
    expect(await states(id)).toEqual([['waiting', null]]);
  });
});

describe('the schools of an organization', () => {
  it('are those that it wrote for, with what they made of what is theirs, and lead to it', async () => {
    const schools = async (query = '') =>
      ok<{ rows: { name: string; waiting: number; asked: number; approved: number; declined: number }[] }>(
        await rita!.send('GET', `/api/v1/employer/organizations/${organization}/schools?${query}`),
      ).rows;
    expect(await schools()).toEqual([]);
    const [one, two] = [await write(), await write({ schools: [north] })];
    ok(await approve(nora, north, one));
    ok(await decline(sven, south, one));
    const { edition, state } = await look(nora, north, two);
    ok(await nora!.send('POST', at(north, `/${two}/question`), { edition, state, question: 'Paid?' }));
    expect(await schools()).toMatchObject([
      { name: `North ${worlds}`, waiting: 0, asked: 1, approved: 1, declined: 0 },
      { name: `South ${worlds}`, waiting: 0, asked: 0, approved: 0, declined: 1 },
    ]);
    expect((await schools('asked=true')).map(({ name }) => name)).toEqual([`North ${worlds}`]);
    expect((await schools(`q=south+${worlds}`)).map(({ name }) => name)).toEqual([`South ${worlds}`]);
    const written = async (school: number) =>
      ok<{ rows: { id: string }[] }>(await rita!.send('GET', own(`?school=${school}`)))
        .rows.map(({ id }) => id)
        .toSorted();
    expect(await written(south)).toEqual([one]);
    expect(await written(north)).toEqual([one, two].toSorted());
    // A posting that is not for it any more is not counted.
    await save(one, { schools: [north] });
    expect((await schools()).map(({ name }) => name)).toEqual([`North ${worlds}`]);
    expect((await nora!.send('GET', `/api/v1/employer/organizations/${organization}/schools`)).statusCode).toBe(403);
  });
});
