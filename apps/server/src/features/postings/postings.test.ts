// Postings that organizations write: drafts, showing, moving, two recruiters at once, what comes and goes by itself.
import { EMPTY_POSTING, type PostingContent } from '@fairway/rules/posting-content';
import { mayMovePosting, POSTING_MOVERS, POSTING_STATES } from '@fairway/rules/posting-states';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { turnPostings } from './editing/commands.ts';
import { openPreparer } from './preparing.ts';
import { deadlineOf } from './showing/commands.ts';

const db = await cloneDatabase();
const now = new Date('2026-11-24T10:00:00Z');
const clock = { now: () => now };
const app = await testApp({ ...db, search: new ReferenceSearch(), now: clock.now });
const preparer = openPreparer({ pool: db.pool, clock });
afterAll(() => preparer.close());
await db.database
  .insertInto('skill')
  .values(['Python', 'SQL'].map((name) => ({ name, folded: name.toLowerCase(), source: 'platform' })))
  .execute();
let worlds = 0;
let organization = 0;
let rita = testBrowser(app);
let otto = testBrowser(app);

beforeEach(async () => {
  worlds += 1;
  organization = await insertOrganization(db.database, { name: `Acme ${worlds}` });
  const roles = [{ role: 'Recruiter' as const, organizationId: organization }];
  [rita, otto] = [testBrowser(app), testBrowser(app)];
  for (const [browser, name] of [
    [rita, 'Rita'],
    [otto, 'Otto'],
  ] as const) {
    const email = `${name}${worlds}@acme.example`;
    await insertPerson(db.database, { email, firstName: name, lastName: 'Roth', roles });
    await browser.signIn(email);
  }
});

const TEXT = `<p>You work with us on things that matter.</p><script>alert(1)</script><p>${'We look for people who like to learn Python and SQL. '.repeat(4)}</p>`;
const whole: PostingContent = {
  ...EMPTY_POSTING,
  ...{ title: 'Data trainee', html: TEXT, places: [{ city: 'Oslo', country: 'NO' }], employmentTypes: ['FULL_TIME'] },
  ...{ categories: ['COMPUTER_AND_IT'], zone: 'Europe/Oslo', deadlineOn: '2026-12-31', replyDays: 14 },
};
const at = (path = '', of = organization) => `/api/v1/employer/organizations/${of}/postings${path}`;
type Posting = { id: string; edition: number; state: string; content: PostingContent; segment: string | null; changedBy: string };
const begin = async (copyOf: string | null = null): Promise<Posting> => (await rita.send('POST', at(), { copyOf })).json();
const save = (who: typeof rita, { id, edition }: Posting, content: Partial<PostingContent>) =>
  who.send('PUT', at(`/${id}/content`), { edition, content: { ...whole, ...content } });
const move = (who: typeof rita, { id, edition }: Posting, state: string, more: object = {}) =>
  who.send('POST', at(`/${id}/state`), { edition, state, ...more });
const read = async (id: string): Promise<Posting> => (await rita.send('GET', at(`/${id}`))).json();
const codeOf = (reply: { statusCode: number; json(): { code?: string } }) => [reply.statusCode, reply.json().code];
const pointers = (reply: { json(): { errors?: { pointer: string; code: string }[] } }) =>
  (reply.json().errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
const shown = async (id: string) => (await app.inject({ url: `/api/v1/postings/${id}` })).json();
const live = async (content: Partial<PostingContent> = {}) => {
  const saved: Posting = (await save(rita, await begin(), content)).json();
  const reply = await move(rita, saved, 'live');
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json() as Posting;
};

describe('a draft', () => {
  it('may lack everything, is seen by nobody, and is refused to be shown with each thing that lacks', async () => {
    const draft = await begin();
    expect(draft).toMatchObject({ state: 'draft', edition: 0, segment: null });
    const reply = await move(rita, draft, 'live');
    expect(codeOf(reply)).toEqual([422, 'postings.missing']);
    expect(pointers(reply)).toEqual(
      ['title', 'html', 'places', 'employmentTypes', 'categories'].map((field) => `/body/content/${field} postings.missing`),
    );
    expect(await shown(draft.id)).toMatchObject({ code: 'jobs.not_found' });
  });

  // @rule postings.2
  it('is saved by whom it was begun from: the second of two is told, and who was first', async () => {
    const draft = await begin();
    expect((await save(otto, draft, { title: 'Otto’s' })).statusCode).toBe(200);
    expect(codeOf(await save(rita, draft, { title: 'Rita’s' }))).toEqual([409, 'postings.changed']);
    expect(await read(draft.id)).toMatchObject({ edition: 1, content: { title: 'Otto’s' }, changedBy: 'Otto Roth' });
  });

  it('of two who save in one moment keeps one whole', async () => {
    const draft = await begin();
    const replies = await Promise.all([save(rita, draft, { title: 'Rita’s' }), save(otto, draft, { title: 'Otto’s' })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is refused with what is wrong in itself', async () => {
    const draft = await begin();
    const salary = { min: 5, max: 4, currency: 'NOK', unit: 'HOUR' as const };
    expect(pointers(await save(rita, draft, { salary, zone: 'Nowhere/X' }))).toEqual([
      '/body/content/salary postings.salary_order',
      '/body/content/zone postings.zone_unknown',
    ]);
    const question = { kind: 'choice' as const, text: 'When?', choices: ['Now'], required: true, knockOut: null };
    expect(codeOf(await save(rita, draft, { questions: [question] }))).toEqual([422, 'jobs.question_choices']);
    expect((await save(rita, draft, { questions: Array.from({ length: 200 }, () => question) })).statusCode).toBe(422);
    expect((await read(draft.id)).edition).toBe(0);
  });

  it('is copied with its words, and neither its deadline nor its questions’ ids', async () => {
    const question = { kind: 'yesNo' as const, text: 'May you work here?', choices: [], required: true, knockOut: { answers: ['no'] } };
    const first = await live({ questions: [question] });
    const copy = await begin(first.id);
    expect(copy).toMatchObject({ state: 'draft', content: { title: 'Data trainee', deadlineOn: null, questions: [question] } });
    expect(copy.id).not.toBe(first.id);
  });
});

// @rule postings.1
describe('a posting', () => {
  it('is shown with its text made safe, its place found, and what is asked of who applies', async () => {
    const salary = { min: 400_000, max: 500_000, currency: 'NOK', unit: 'YEAR' as const };
    const { id, segment } = await live({ salary, skills: ['Python'] });
    const seen = await shown(id);
    expect(seen).toMatchObject({ title: 'Data trainee', country: 'NO', company: { id: organization }, expired: false });
    expect(seen.description).not.toContain('script');
    expect(segment).toContain('data-trainee');
    const row = await db.database.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      source: 'fairway',
      applies_inside: true,
      reply_days: 14,
      application_url: null,
      pay: 'paid',
      skills: ['Python'],
    });
    // The end of the last day in Oslo.
    expect(row.deadline_at?.toISOString()).toBe('2026-12-31T22:59:59.000Z');
  });

  it('is changed for its readers at each save, and has to stay complete', async () => {
    const posting = await live();
    expect((await save(rita, posting, { title: 'Data engineer' })).statusCode).toBe(200);
    expect((await shown(posting.id)).title).toBe('Data engineer');
    expect(codeOf(await save(rita, { ...posting, edition: posting.edition + 1 }, { places: [] }))).toEqual([422, 'postings.missing']);
    expect((await shown(posting.id)).title).toBe('Data engineer');
  });

  it('is paused, shown again, closed and opened again; its page says when it is gone', async () => {
    let posting = await live();
    const gone = async () => [(await shown(posting.id)).expired, (await shown(posting.id)).applicationLink];
    for (const [state, isGone] of [
      ['paused', true],
      ['live', false],
      ['closed', true],
      ['live', false],
    ] as const) {
      const reply = await move(rita, posting, state);
      expect(reply.statusCode, `${state}: ${reply.body}`).toBe(200);
      posting = reply.json();
      expect([state, (await gone())[0]]).toEqual([state, isGone]);
    }
    expect(codeOf(await move(rita, posting, 'draft'))).toEqual([409, 'postings.move']);
    expect(codeOf(await move(otto, { ...posting, edition: 0 }, 'closed'))).toEqual([409, 'postings.changed']);
  });

  it('was posted again where it comes back a week after it was closed, and not after a pause (applications.15)', async () => {
    let posting = await live();
    const times = async () =>
      (await db.database.selectFrom('job').select('posted_again').where('id', '=', posting.id).executeTakeFirstOrThrow()).posted_again;
    const backAfter = async (state: string, days: number) => {
      posting = (await move(rita, posting, state)).json();
      const withdrawn_at = new Date(now.getTime() - days * 86_400_000);
      await db.database.updateTable('job').set({ withdrawn_at }).where('id', '=', posting.id).execute();
      posting = (await move(rita, posting, 'live')).json();
      return times();
    };
    expect([await backAfter('paused', 30), await backAfter('closed', 6), await backAfter('closed', 7)]).toEqual([0, 0, 1]);
    await save(rita, posting, { title: 'Another title' });
    expect(await times()).toBe(1);
  });

  it('of an organization that nobody sees cannot be shown, and is kept', async () => {
    await db.database.updateTable('organization').set({ status: 'pending' }).where('id', '=', organization).execute();
    const saved: Posting = (await save(rita, await begin(), {})).json();
    expect(codeOf(await move(rita, saved, 'live'))).toEqual([409, 'postings.not_public']);
    expect(await read(saved.id)).toMatchObject({ state: 'draft', content: { title: 'Data trainee' } });
  });

  it('comes at its time and goes after its last day, by itself', async () => {
    const saved: Posting = (await save(rita, await begin(), {})).json();
    const past = await move(rita, saved, 'scheduled', { publishAt: now.toISOString() });
    expect(pointers(past)).toEqual(['/body/publishAt postings.publish_past']);
    const publishAt = new Date(now.getTime() + 3_600_000).toISOString();
    expect((await move(rita, saved, 'scheduled', { publishAt })).json()).toMatchObject({ state: 'scheduled', publishAt });
    await turnPostings({ database: db.database, preparer }, now);
    expect((await read(saved.id)).state).toBe('scheduled');
    await turnPostings({ database: db.database, preparer }, new Date(publishAt));
    expect(await read(saved.id)).toMatchObject({ state: 'live', publishAt: null });
    expect((await shown(saved.id)).title).toBe('Data trainee');
    await turnPostings({ database: db.database, preparer }, new Date('2027-01-01T00:00:00Z'));
    expect((await read(saved.id)).state).toBe('expired');
  });

  it('that was saved while it was read is shown a round later, as it was saved', async () => {
    const saved: Posting = (await save(rita, await begin(), {})).json();
    const publishAt = new Date(now.getTime() + 3_600_000);
    const scheduled: Posting = (await move(rita, saved, 'scheduled', { publishAt: publishAt.toISOString() })).json();
    let reply: Awaited<ReturnType<typeof save>> | undefined;
    const slow = {
      ...preparer,
      prepare: async (content: Parameters<typeof preparer.prepare>[0]) => {
        reply ??= await save(otto, scheduled, { title: 'Otto’s' });
        return preparer.prepare(content);
      },
    };
    expect(await turnPostings({ database: db.database, preparer: slow }, publishAt)).toMatchObject({ shown: 0 });
    expect(reply?.statusCode).toBe(200);
    expect(await turnPostings({ database: db.database, preparer: slow }, publishAt)).toMatchObject({ shown: 1 });
    expect((await shown(saved.id)).title).toBe('Otto’s');
  });

  it('that cannot be shown when its time has come is a draft again', async () => {
    const saved: Posting = (await save(rita, await begin(), {})).json();
    const publishAt = new Date(now.getTime() + 3_600_000);
    await move(rita, saved, 'scheduled', { publishAt: publishAt.toISOString() });
    await db.database
      .updateTable('organization')
      .set({ status: 'suspended', suspension_reason: 'x', suspended_at: now })
      .where('id', '=', organization)
      .execute();
    for (const _round of [1, 2]) await turnPostings({ database: db.database, preparer }, publishAt);
    expect((await read(saved.id)).state).toBe('draft');
  });

  it('that is exclusive waits for a school, and everybody else never sees it', async () => {
    const { id: school } = await db.database
      .insertInto('school')
      .values({ name: `S ${worlds}`, slug: `s-${worlds}`, is_managed: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const posting = await live({ schools: [school] });
    expect(await shown(posting.id)).toMatchObject({ code: 'jobs.not_found' });
    expect(pointers(await save(rita, posting, { schools: [school, 2_000_000_000] }))).toEqual([
      '/body/content/schools postings.school_unknown',
    ]);
  });

  it('is nobody else’s: not another organization’s, not a representative’s', async () => {
    const posting = await live();
    const elsewhere = await insertOrganization(db.database, {});
    const email = `rep${worlds}@acme.example`;
    await insertPerson(db.database, {
      email,
      roles: [
        { role: 'Representative', organizationId: organization },
        { role: 'Recruiter', organizationId: elsewhere },
      ],
    });
    const rep = testBrowser(app);
    await rep.signIn(email);
    expect(codeOf(await rep.send('GET', at(`/${posting.id}`)))).toEqual([404, 'not_found']);
    expect(codeOf(await rep.send('GET', at(`/${posting.id}`, elsewhere)))).toEqual([404, 'not_found']);
  });
});

describe('several at once', () => {
  it('are closed, copied and extended, each by itself', async () => {
    const [first, second] = [await live(), await live({ title: 'Second' })];
    const draft = await begin();
    const bulk = async (body: object) => (await rita.send('POST', at('/bulk'), body)).json();
    expect(await bulk({ action: 'close', ids: [first.id, draft.id, newId()] })).toMatchObject({
      done: [first.id],
      refused: [{ id: draft.id, code: 'postings.move' }, { code: 'not_found' }],
    });
    expect(await bulk({ action: 'extend', ids: [second.id], deadlineOn: '2027-02-28' })).toMatchObject({ done: [second.id] });
    expect((await read(second.id)).content.deadlineOn).toBe('2027-02-28');
    const { done } = await bulk({ action: 'copy', ids: [second.id] });
    expect((await read(done[0])).state).toBe('draft');
  });
});

it('the platform reads title and text for whoever writes, and hints', async () => {
  const reply = await rita.send('POST', at('/recognition'), {
    title: 'Data engineer internship',
    html: TEXT.replace('people', 'young and dynamic people'),
    language: 'en',
  });
  expect(reply.json()).toMatchObject({ categories: ['COMPUTER_AND_IT'], skills: expect.arrayContaining(['Python', 'SQL']) });
  expect(reply.json().html).not.toContain('script');
  expect(reply.json().hints).toContainEqual({ hint: 'age', words: 'young and dynamic' });
});

it.each([
  // Oslo goes to summer time on 28 March 2027 and back on 31 October.
  ['Europe/Oslo', '2027-03-27', '2027-03-27T22:59:59'],
  ['Europe/Oslo', '2027-03-28', '2027-03-28T21:59:59'],
  ['Europe/Oslo', '2027-10-31', '2027-10-31T22:59:59'],
  ['Pacific/Kiritimati', '2027-03-28', '2027-03-28T09:59:59'],
])('its last day ends in its zone, also on the day when clocks change: %s, %s', (zone, deadlineOn, end) => {
  expect(
    deadlineOf({ ...EMPTY_POSTING, zone, deadlineOn })
      ?.toISOString()
      .slice(0, 19),
  ).toBe(end);
});

it('a blank one promises an answer as its owners said, and one that is there keeps its own (postings.14)', async () => {
  const before = await begin();
  const path = `/api/v1/employer/organizations/${organization}/posting-defaults`;
  expect((await rita.send('PUT', path, { replyDays: 12 })).statusCode).toBe(403);
  const email = `owner${organization}@acme.example`;
  await insertPerson(db.database, { email, roles: [{ role: 'OrganizationAdmin', organizationId: organization }] });
  const owner = testBrowser(app);
  await owner.signIn(email);
  expect((await owner.send('PUT', path, { replyDays: 12 })).json()).toEqual({ replyDays: 12 });
  expect((await owner.send('PUT', path, { replyDays: 91 })).statusCode).toBe(422);
  expect((await rita.send('GET', path)).json()).toEqual({ replyDays: 12 });
  const promised = async (id: string) => (await rita.send('GET', at(`/${id}`))).json().content.replyDays;
  expect([await promised(before.id), (await begin()).content.replyDays]).toEqual([null, 12]);
});

it('the list knows what is searched, what is in a state and what ends soon', async () => {
  const first = await live({ deadlineOn: '2026-11-28' });
  await live({ title: 'Ærlig økonom' });
  await begin();
  const titles = async (query: string) => (await rita.send('GET', at(query))).json().rows.map(({ title }: { title: string }) => title);
  expect(await titles('?q=aerlig')).toEqual(['Ærlig økonom']);
  expect(await titles('?state=draft')).toEqual(['']);
  expect(await titles('?expiring=true')).toEqual([first.content.title]);
  const { items } = (await rita.send('GET', `/api/v1/employer/organizations/${organization}/waiting`)).json();
  expect(items).toContainEqual({ item: 'expiringPostings', count: 1, oldestAt: null });
});

it('the database holds to the table of moves', async () => {
  for (const from of POSTING_STATES)
    for (const to of POSTING_STATES.filter((one) => one !== from))
      for (const mover of POSTING_MOVERS) {
        const id = newId();
        const row = { id, organization_id: organization, content: '{}', created_at: now, changed_at: now };
        await db.database
          .insertInto('posting')
          .values({ ...row, state: from, publish_at: from === 'scheduled' ? now : null })
          .execute();
        const moved =
          await sql`update posting set state = ${to}, moved_by = ${mover}, publish_at = ${to === 'scheduled' ? now : null} where id = ${id}`
            .execute(db.database)
            .then(
              () => true,
              () => false,
            );
        expect([from, to, mover, moved]).toEqual([from, to, mover, mayMovePosting(from, to, mover)]);
      }
});

// @rule postings.13
describe('a template', () => {
  const templates = (tail = '', of = organization) => `/api/v1/employer/organizations/${of}/posting-templates${tail}`;
  type Listed = { templates: { id: string; name: string; title: string; changedBy: string }[] };
  const keep = (postingId: string, name: string, more: object = {}) => rita.send('POST', templates(), { postingId, name, ...more });

  it('keeps what was written without its days, and another posting begins from it with questions of its own', async () => {
    const question = { kind: 'yesNo' as const, text: 'May you work here?', choices: [], required: true, knockOut: null };
    const saved: Posting = (await save(rita, await begin(), { questions: [question], startOn: '2027-02-01' })).json();
    const kept: Listed = (await keep(saved.id, ' Trainees ')).json();
    expect(kept.templates).toMatchObject([{ name: 'Trainees', title: 'Data trainee', changedBy: 'Rita Roth' }]);
    await save(rita, saved, { title: 'Something else' });
    const draft: Posting = (await otto.send('POST', at(), { copyOf: null, template: kept.templates[0]!.id })).json();
    expect(draft).toMatchObject({ state: 'draft', edition: 0, content: { title: 'Data trainee', deadlineOn: null, startOn: null } });
    expect(draft.content.questions).toEqual([question]);
    expect(draft.id).not.toBe(saved.id);
  });

  it('has a name that no other of its organization has, and is replaced where one says so', async () => {
    const one = await begin();
    const first: Listed = (await keep(one.id, 'Trainees')).json();
    expect(codeOf(await keep(one.id, ' TRAINÉES'))).toEqual([409, 'postings.template_name']);
    const saved: Posting = (await save(rita, one, { title: 'Anew' })).json();
    const replaced: Listed = (await keep(saved.id, 'TRAINÉES', { replaces: true })).json();
    expect(replaced.templates).toMatchObject([{ id: first.templates[0]!.id, name: 'TRAINÉES', title: 'Anew' }]);
    const two: Listed = (await keep(one.id, 'Others')).json();
    const other = two.templates.find(({ name }) => name === 'Others')!;
    expect(codeOf(await rita.send('PUT', templates(`/${other.id}`), { name: 'trainees' }))).toEqual([409, 'postings.template_name']);
    expect((await rita.send('PUT', templates(`/${other.id}`), { name: 'OTHERS' })).json().templates[0].name).toBe('OTHERS');
    for (const name of ['', '  ', 'a'.repeat(121)]) expect(codeOf(await keep(one.id, name))).toEqual([422, 'validation']);
    const both = await Promise.all([keep(one.id, 'Twice'), keep(one.id, 'Twice')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('is removed without what began from it, and is one of fifty', async () => {
    const { id } = await begin();
    const [first, ...others] = await Promise.all(Array.from({ length: 50 }, (_, count) => keep(id, `Template ${count}`)));
    for (const reply of [first, ...others]) expect(reply!.statusCode, reply!.body).toBe(200);
    expect(codeOf(await keep(id, 'One more'))).toEqual([409, 'postings.templates_many']);
    expect((await keep(id, 'Template 7', { replaces: true })).statusCode).toBe(200);
    const listed: Listed = (await rita.send('GET', templates())).json();
    const draft: Posting = (await rita.send('POST', at(), { copyOf: null, template: listed.templates[0]!.id })).json();
    for (let again = 0; again < 2; again += 1)
      expect((await rita.send('DELETE', templates(`/${listed.templates[0]!.id}`))).json().templates).toHaveLength(49);
    expect(await read(draft.id)).toMatchObject({ state: 'draft' });
    expect(codeOf(await rita.send('POST', at(), { copyOf: null, template: listed.templates[0]!.id }))).toEqual([404, 'not_found']);
  });

  it('is nobody else’s, and no posting of another becomes one', async () => {
    const elsewhere = await insertOrganization(db.database, { name: `Other ${worlds}` });
    const mine: Listed = (await keep((await begin()).id, 'Mine')).json();
    const eve = testBrowser(app);
    const email = `eve${worlds}@other.example`;
    await insertPerson(db.database, { email, roles: [{ role: 'Recruiter', organizationId: elsewhere }] });
    await eve.signIn(email);
    const theirs: Posting = (await eve.send('POST', at('', elsewhere), { copyOf: null })).json();
    expect(codeOf(await keep(theirs.id, 'Theirs'))).toEqual([404, 'not_found']);
    expect(codeOf(await eve.send('POST', at('', elsewhere), { copyOf: null, template: mine.templates[0]!.id }))).toEqual([
      404,
      'not_found',
    ]);
    expect(codeOf(await eve.send('PUT', templates(`/${mine.templates[0]!.id}`, elsewhere), { name: 'Mine' }))).toEqual([404, 'not_found']);
    await eve.send('DELETE', templates(`/${mine.templates[0]!.id}`, elsewhere));
    expect((await rita.send('GET', templates())).json().templates).toHaveLength(1);
    for (const organizationId of [organization]) expect((await eve.send('GET', templates('', organizationId))).statusCode).toBe(404);
  });
});
