// The clock of replies: what is due, what closes by itself, who is reminded, and what is told of how an organization answers.
import { APPLICATION_STATES, type ApplicationState } from '@fairway/rules/applications';
import { closesWithoutAnswerAt, countReplies, replyDueAt, replyStanding } from '@fairway/rules/reply-clock';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { mailsTo } from '@fairway/testkit/mailbox';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { chanceOf } from '@fairway/world-kit/chance';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateBackground } from '../../../kernel/background/background.ts';
import type { Actor } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { renderMail } from '../../../kernel/mail/render.ts';
import { sessionKeys } from '../../../kernel/session/keys.ts';
import { notePostedAgain } from '../../jobs/own/commands.ts';
import type { ManagedOrganizationId } from '../../teams/access.ts';
import { applicationMails } from '../mails/templates.ts';
import { moveApplications } from '../moving.ts';
import { closeUnanswered, remindOfReplies } from './commands.ts';
import { countOverdue, countRepliesOf, countRepliesOfPostings } from './queries.ts';
import { replyMails } from './templates.ts';

const db = await cloneDatabase();
await migrateBackground(db.pool);
const NOW = new Date('2026-11-27T10:00:00Z');
let now = NOW;
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });
const services = { database: db.database, keys: sessionKeys(TEST_SECRET), secret: TEST_SECRET };
const DAY_MS = 86_400_000;
const ago = (days: number, from = NOW) => new Date(from.getTime() - days * DAY_MS);
let turn = 0;
let organization = 0 as ManagedOrganizationId;
let job = '';
let people: string[] = [];

beforeAll(async () => {
  people = await Promise.all(
    Array.from({ length: 12 }, (_, at) => insertPerson(db.database, { email: `applicant${at}@mail.example`, password: null })),
  );
});
beforeEach(async () => {
  turn += 1;
  now = NOW;
  await db.database.deleteFrom('application').execute();
  await db.database.deleteFrom('outgoing_mail').execute();
  organization = (await insertOrganization(db.database, { name: `Acme ${turn}` })) as ManagedOrganizationId;
  job = await posting();
});

async function posting(given: { replyDays?: number | null; inside?: boolean; at?: number; schoolIds?: number[] } = {}) {
  const { replyDays = 14, inside = true, at = organization, schoolIds = [] } = given;
  const id = await insertJob(db.database, { organizationId: at, schoolIds, publishedAt: ago(40), deadlineAt: ago(-40) });
  await db.database.updateTable('job').set({ applies_inside: inside, reply_days: replyDays }).where('id', '=', id).execute();
  return id;
}
type Given = { state?: ApplicationState; daysAgo?: number; replyDays?: number | null; answeredAfter?: number; kind?: string; of?: string };
async function apply(who: number, given: Given = {}): Promise<string> {
  const { state = 'sent', daysAgo = 0, replyDays = 14, answeredAfter, kind = 'inside', of = job } = given;
  const id = newId();
  const sentAt = ago(daysAgo);
  await db.database
    .insertInto('application')
    .values({
      ...{ id, user_id: people[who]!, kind, job_id: of, organization_id: organization, state, title: 'Analyst', organization_name: 'Acme' },
      ...{ sent_at: sentAt, changed_at: sentAt, reply_days: replyDays, profile: '{}', send_key: newId() },
      answered_at: answeredAfter === undefined ? null : ago(daysAgo - answeredAfter),
    })
    .execute();
  return id;
}
const stateOf = async (id: string) =>
  (await db.database.selectFrom('application').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const move = (id: string, to: ApplicationState) =>
  db.database
    .transaction()
    .execute((transaction) => moveApplications(transaction, { organizationId: organization, ids: [id], to, actorId: people[11]!, now }));
const get = async (url: string, actor?: string) => {
  const reply = await app.inject({ url, ...(actor && { headers: { 'x-test-actor': actor } }) });
  return { status: reply.statusCode, json: reply.json() };
};
const ofPosting = (id = job, query = '') => get(`/api/v1/postings/${id}/replies${query}`);

describe('when an answer is due (applications.12)', () => {
  it('is the same in the database as by the rule, over changes of clocks and without a promise', async () => {
    await sql`set time zone 'Europe/Oslo'`.execute(db.database);
    const chance = chanceOf('due');
    for (let each = 0; each < 11; each += 1)
      await apply(each, { daysAgo: chance.whole(0, 360) + 0.25, replyDays: chance.happens(0.3) ? null : chance.whole(0, 90) });
    const rows = await db.database.selectFrom('application').select(['sent_at', 'reply_days', 'reply_due_at']).execute();
    expect(rows.map(({ reply_due_at }) => reply_due_at)).toEqual(rows.map((row) => replyDueAt(row.sent_at, row.reply_days)));
  });

  it('stops with the first answer, which stays where the organization takes it back', async () => {
    const id = await apply(0, { daysAgo: 3 });
    const answeredAt = async () =>
      (await db.database.selectFrom('application').select('answered_at').where('id', '=', id).executeTakeFirstOrThrow()).answered_at;
    await move(id, 'seen');
    expect(await answeredAt()).toBeNull();
    await move(id, 'inTalks');
    now = ago(-5);
    await move(id, 'seen');
    await move(id, 'declined');
    expect(await answeredAt()).toEqual(NOW);
    await move(id, 'seen');
    expect(await closeUnanswered(db.database, ago(-200))).toBe(0);
  });

  it.each([[-1], [91]])('holds no promise of %d days', async (replyDays) => {
    await expect(apply(0, { replyDays })).rejects.toThrow(/reply_days/);
  });
});

describe('closing without an answer (applications.12)', () => {
  it('comes 30 days after it was due, to what nobody answered, and once', async () => {
    const [over, nearly, unpromised] = [
      await apply(0, { daysAgo: 44, state: 'seen' }),
      await apply(1, { daysAgo: 43.99 }),
      await apply(2, { daysAgo: 60, replyDays: null }),
    ];
    const others = [
      await apply(3, { daysAgo: 90, state: 'inTalks', answeredAfter: 2 }),
      await apply(4, { daysAgo: 90, state: 'seen', answeredAfter: 2 }),
      await apply(5, { daysAgo: 90, state: 'withdrawn' }),
      await apply(6, { daysAgo: 90, kind: 'outside' }),
      await apply(7, { daysAgo: 59, replyDays: null }),
    ];
    expect(await closeUnanswered(db.database, NOW)).toBe(2);
    expect(await closeUnanswered(db.database, NOW)).toBe(0);
    expect([await stateOf(over), await stateOf(unpromised)]).toEqual(['closedWithoutAnswer', 'closedWithoutAnswer']);
    expect(await Promise.all([nearly, ...others].map(stateOf))).toEqual(['sent', 'inTalks', 'seen', 'withdrawn', 'sent', 'sent']);
    const steps = await db.database.selectFrom('application_step').selectAll().where('application_id', '=', over).execute();
    expect(steps).toMatchObject([{ moved_by: 'system', actor_id: null, from_state: 'seen', to_state: 'closedWithoutAnswer', at: NOW }]);
    const mails = await mailsTo(db.database, 'applicant0@mail.example', 'application_moved');
    expect(mails).toMatchObject([{ parameters: { state: 'closedWithoutAnswer', page: `/applications/${over}` } }]);
    expect(mails[0]?.parameters).not.toHaveProperty('unpromised');
    const unpromisedMail = await mailsTo(db.database, 'applicant2@mail.example', 'application_moved');
    expect(unpromisedMail).toMatchObject([{ parameters: { unpromised: 'yes' } }]);
    // A late answer still reaches the candidate.
    await move(over, 'declined');
    expect(await stateOf(over)).toBe('declined');
  });

  it('is decided as the rule decides, for every state', async () => {
    const cases = APPLICATION_STATES.flatMap((state) => [30, 50].map((daysAgo) => ({ state, daysAgo })));
    for (const { state, daysAgo } of cases) {
      const id = await apply(0, { state, daysAgo });
      await closeUnanswered(db.database, NOW);
      const isOver = replyStanding({ state, sentAt: ago(daysAgo), promisedDays: 14, answeredAt: null }, NOW) === 'over';
      expect([state, daysAgo, await stateOf(id)]).toEqual([state, daysAgo, isOver ? 'closedWithoutAnswer' : state]);
      await db.database.deleteFrom('application').execute();
    }
  });

  it('goes on after a batch that failed, and loses nothing that was closed before', async () => {
    const person = people[0]!;
    const rows = Array.from({ length: 230 }, (_, at) => ({
      ...{
        id: newId(),
        user_id: person,
        kind: 'inside',
        state: 'sent',
        title: at === 150 ? 'Poisoned' : 'Analyst',
        organization_name: 'Acme',
      },
      ...{ sent_at: ago(300 - at), changed_at: ago(300 - at), profile: '{}', send_key: newId(), organization_id: organization },
    }));
    await db.database.insertInto('application').values(rows).execute();
    await sql`create function poison() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(db.database);
    await sql`create trigger poison before update on application for each row when (new.title = 'Poisoned') execute function poison()`.execute(
      db.database,
    );
    await expect(closeUnanswered(db.database, NOW)).rejects.toThrow('killed');
    const closed = async () =>
      (await db.database.selectFrom('application').select('id').where('state', '=', 'closedWithoutAnswer').execute()).length;
    expect(await closed()).toBe(100);
    await sql`drop trigger poison on application`.execute(db.database);
    expect(await closeUnanswered(db.database, NOW)).toBe(130);
    const steps = await db.database.selectFrom('application_step').select('application_id').execute();
    expect([steps.length, new Set(steps.map(({ application_id }) => application_id)).size]).toEqual([230, 230]);
  });

  it('closes each once of two runs at once, and leaves what somebody answers at this moment to them', async () => {
    const ids = await Promise.all([0, 1, 2, 3].map((who) => apply(who, { daysAgo: 80 })));
    const client = await db.pool.connect();
    await client.query('begin');
    await client.query('select from application where id = $1 for update', [ids[0]]);
    const counts = await Promise.all([closeUnanswered(db.database, NOW), closeUnanswered(db.database, NOW)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    await client.query("update application set state = 'inTalks', moved_by = 'organization', answered_at = now() where id = $1", [ids[0]]);
    await client.query('commit');
    client.release();
    expect(await closeUnanswered(db.database, NOW)).toBe(0);
    expect(await stateOf(ids[0]!)).toBe('inTalks');
  });
});

describe('reminders (applications.14)', () => {
  const member = (name: string, role: 'OrganizationAdmin' | 'Recruiter' | 'Representative', status: 'active' | 'suspended' = 'active') =>
    insertPerson(db.database, {
      ...{ email: `${name}${turn}@acme.example`, firstName: name, password: null, status },
      roles: [{ role, organizationId: organization }],
    });
  const remindersTo = (name: string) => mailsTo(db.database, `${name}${turn}@acme.example`, 'reply_reminder');

  it('go once a day to owners and recruiters, with what is overdue by posting', async () => {
    for (const [name, role] of [['olga', 'OrganizationAdmin'], ['rita', 'Recruiter'], ['rolf', 'Representative']] as const) await member(name, role); // biome-ignore format: one thought
    await member('sven', 'Recruiter', 'suspended');
    const dana = await member('dana', 'Recruiter');
    await db.database.insertInto('email_setting').values({ user_id: dana, kind: 'reply_reminders', is_on: false }).execute();
    const other = await posting();
    await apply(0, { daysAgo: 14 });
    await apply(1, { daysAgo: 20 });
    await apply(2, { daysAgo: 30, of: other });
    await apply(3, { daysAgo: 13 });
    await apply(4, { daysAgo: 30, answeredAfter: 20, state: 'inTalks' });
    await Promise.all([remindOfReplies(services, NOW), remindOfReplies(services, NOW)]);
    await remindOfReplies(services, new Date('2026-11-27T23:59:59Z'));
    for (const name of ['rolf', 'sven', 'dana']) expect(await remindersTo(name)).toEqual([]);
    for (const name of ['olga', 'rita']) {
      const mails = await remindersTo(name);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.parameters).toMatchObject({
        ...{ organization: `Acme ${turn}`, count: 3, more: 0, page: `/employer?organization=${organization}` },
        ...{
          count0: 1,
          closes0: closesWithoutAnswerAt(ago(16)).toISOString(),
          count1: 2,
          closes1: closesWithoutAnswerAt(ago(6)).toISOString(),
        },
        sealedDecline: expect.any(String),
      });
    }
    await remindOfReplies(services, new Date('2026-11-28T06:37:00Z'));
    expect(await remindersTo('rita')).toHaveLength(2);
  });

  it('go to nobody where nothing is overdue, nor of an organization that is suspended', async () => {
    await member('rita', 'Recruiter');
    await apply(0, { daysAgo: 13.9 });
    expect(await remindOfReplies(services, NOW)).toBe(0);
    await apply(1, { daysAgo: 15 });
    await db.database.updateTable('organization').set({ status: 'suspended' }).where('id', '=', organization).execute();
    expect(await remindOfReplies(services, NOW)).toBe(0);
  });

  it('say it in words, and name no more postings than a mail holds', async () => {
    const words = (template: Parameters<typeof renderMail>[0], parameters: object) =>
      renderMail(template, {
        sender: { name: 'Fairway', logo: undefined, colour: '#1d4e89', origin: 'https://fairway.example', zone: 'Europe/Oslo', locale: 'en', supportAddress: undefined },
        ...{ locale: 'en', timeZone: undefined, now: NOW, parameters: parameters as Record<string, unknown>, link: '/employer' },
      }); // biome-ignore format: one thought
    const evil = '<script>alert(1)</script>';
    const { text, html, subject } = await words(replyMails.reply_reminder, {
      ...{ firstName: 'Rita', organization: 'Acme', count: 12, more: 4, title0: evil, count0: 8, closes0: '2026-12-27T10:00:00Z' },
    });
    expect(subject).toBe('12 replies are overdue at Acme');
    expect(text).toContain('8 overdue, the first closes on 27 Dec 2026');
    expect(text).toContain('And 4 more at other postings.');
    expect(html).not.toContain('<script');
    expect((await words(replyMails.reply_reminder, {})).text).not.toMatch(/undefined|null|NaN|[{}]/);
    const moved = { firstName: 'Ada', title: 'Analyst', organization: 'Acme', state: 'closedWithoutAnswer' };
    expect((await words(applicationMails.application_moved, moved)).text.replaceAll('\n', ' ')).toContain('in the time they promised');
    const unpromised = (await words(applicationMails.application_moved, { ...moved, unpromised: 'yes' })).text.replaceAll('\n', ' ');
    expect(unpromised).toContain('did not answer your application for Analyst in 60 days');
    expect(unpromised).not.toContain('promised');
  });
});

describe('how an organization answers (applications.13)', () => {
  it('is counted by the database as by the rule, of the organization and of each posting in one question', async () => {
    const chance = chanceOf('measured');
    const jobs = await Promise.all([posting(), posting(), posting()]);
    const given = jobs.flatMap((of) =>
      Array.from({ length: 11 }, (_, who) => {
        const [daysAgo, answered] = [chance.whole(0, 380), chance.happens(0.7)];
        const state: ApplicationState = answered ? 'declined' : chance.pick(['sent', 'seen', 'withdrawn', 'closedWithoutAnswer']);
        const replyDays = chance.pick([null, 7, 14]);
        return { who, of, daysAgo, state, replyDays, ...(answered && { answeredAfter: chance.whole(0, 40) + 0.5 }) };
      }),
    );
    for (const { who, ...one } of given) await apply(who, one);
    const byRule = (of?: string) =>
      countReplies(
        given
          .filter((one) => of === undefined || one.of === of)
          .map(({ state, daysAgo, replyDays, answeredAfter }) => ({
            ...{ state, sentAt: ago(daysAgo), promisedDays: replyDays },
            answeredAt: answeredAfter === undefined ? null : ago(daysAgo - answeredAfter),
          })),
        NOW,
      );
    expect(await countRepliesOf(db.database, organization, NOW)).toEqual(byRule());
    const counted = await countRepliesOfPostings(db.database, [...jobs, newId()], NOW);
    expect(jobs.map((of) => counted.get(of))).toEqual(jobs.map((of) => byRule(of)));
    expect([...counted.values()].map(({ applications }) => applications)).toContain(0);
    expect((await countRepliesOfPostings(db.database, [], NOW)).size).toBe(0);
  });

  it('is told of a posting from five applications on, before that of its organization', async () => {
    const other = await posting({ replyDays: 21 });
    for (const who of [0, 1, 2, 3]) await apply(who, { daysAgo: 30, state: 'declined', answeredAfter: who + 1 });
    expect((await ofPosting()).json).toMatchObject({ measured: null, promisedDays: 14 });
    expect((await ofPosting()).json.lines.join('\n')).not.toContain('%');
    await apply(4, { daysAgo: 30 });
    expect((await ofPosting()).json).toMatchObject({
      measured: { of: 'posting', applications: 5, answeredPercent: 80, inTimePercent: 80, medianDays: null },
    });
    await apply(5, { daysAgo: 30, state: 'declined', answeredAfter: 20, of: other });
    const { json } = await ofPosting(other);
    expect(json.measured).toEqual({ of: 'organization', applications: 6, answeredPercent: 83, inTimePercent: 67, medianDays: 3 });
    expect(json.heading).toBe('Replies');
    expect(json.lines).toEqual([
      'Promises an answer within 21 days',
      `Acme ${turn} usually answers within 3 days, 83% of 6 applications answered`,
      'Without an answer your application closes after 51 days, and you are told',
      'Open since 18 Oct 2026',
    ]);
    const page = await get(`/api/v1/companies/${organization}/replies`);
    expect(page.json).toMatchObject({ promisedDays: { least: 14, most: 21 }, measured: { applications: 6 } });
    expect(page.json.lines).toEqual([
      'Promises an answer within 14 to 21 days, by posting',
      'Usually answers within 3 days, 83% of 6 applications answered',
    ]);
  });

  it('is said in the asked language, and nothing is told of who is applied to elsewhere', async () => {
    expect((await ofPosting(job, '?locale=de')).json.lines).toHaveLength(3);
    const elsewhere = await posting({ inside: false, replyDays: null });
    expect((await ofPosting(elsewhere)).json).toMatchObject({ lines: [], measured: null, promisedDays: null, postedAgain: 0 });
    const quiet = await insertOrganization(db.database);
    expect((await get(`/api/v1/companies/${quiet}/replies`)).json).toMatchObject({ lines: [], measured: null, promisedDays: null });
  });

  it('is not told of what the reader may not see, nor of what is none', async () => {
    const { id: school } = await db.database
      .insertInto('school')
      .values({ name: 'Far', slug: `far${turn}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const exclusive = await posting({ schoolIds: [school] });
    expect([(await ofPosting(exclusive)).status, (await ofPosting(newId())).json.code]).toEqual([404, 'jobs.not_found']);
    expect((await ofPosting('nonsense')).status).toBe(404);
    expect((await ofPosting(job, '?locale=xx')).status).toBe(422);
    expect((await ofPosting(job, '?score=1')).status).toBe(422);
    await db.database.updateTable('organization').set({ status: 'suspended' }).where('id', '=', organization).execute();
    expect((await ofPosting()).status).toBe(404);
    expect((await get(`/api/v1/companies/${organization}/replies`)).json.code).toBe('companies.not_found');
  });
});

describe('facts of a posting (applications.15)', () => {
  const text = 'You will work with a team on things that matter to many people. '.repeat(4);
  const like = (id: string, hash = 'same') =>
    db.database
      .insertInto('job_likeness')
      .values({ job_id: id, organization_id: organization, title_key: 'analyst', text_hash: hash, words: 48, version: 1 })
      .execute();
  const earlier = async (days: number, given: { hash?: string; openStill?: boolean } = {}) => {
    const id = await insertJob(db.database, { organizationId: organization, text, publishedAt: ago(days), deadlineAt: given.openStill ? null : ago(days - 20) });
    await like(id, given.hash);
    return id;
  }; // biome-ignore format: one thought

  it('tells how often the same was posted before, and nothing of what only has the title or is open beside it', async () => {
    await like(job);
    for (const days of [300, 200]) await earlier(days);
    await earlier(250, { hash: 'another' });
    await earlier(100, { openStill: true });
    const { json } = await ofPosting();
    expect([json.postedAgain, json.openSince]).toEqual([2, ago(300).toISOString()]);
    expect(json.lines).toContain('First posted 31 Jan 2026, posted again 2 times since');
    await db.database.updateTable('job').set({ applies_inside: false }).where('id', '=', job).execute();
    expect((await ofPosting()).json.lines).toEqual(['First posted 31 Jan 2026, posted again 2 times since']);
  });

  it('counts when its organization opens it again after a week, and no pause', async () => {
    const goneFor = async (days: number) => {
      await db.database
        .updateTable('job')
        .set({ withdrawn_at: ago(days) })
        .where('id', '=', job)
        .execute();
      await notePostedAgain(db.database, job, NOW);
      return (await ofPosting()).json.postedAgain;
    };
    expect([await goneFor(6), await goneFor(7), await goneFor(8)]).toEqual([0, 1, 2]);
    await notePostedAgain(db.database, newId(), NOW);
  });

  it('tells the month in which somebody who answers was here last, and of nobody else', async () => {
    const add = async (role: 'Recruiter' | 'Representative', days: number, method = 'password') => {
      const user_id = await insertPerson(db.database, {
        ...{ email: `${role}${days}${turn}@acme.example`, password: null },
        roles: [{ role, organizationId: organization }],
      });
      const session = { id: newId(), user_id, method, created_at: ago(200), last_used_at: ago(days), expires_at: ago(-30) };
      const viewed_by = method === 'view_as' ? people[0]! : null;
      await db.database
        .insertInto('login_session')
        .values({ ...session, viewed_by })
        .execute();
    };
    const told = async () => {
      const { json } = await ofPosting();
      return [json.lastSignInMonth, json.lines.at(-1)];
    };
    await add('Representative', 1);
    expect(await told()).toEqual([null, 'Open since 18 Oct 2026']);
    await add('Recruiter', 2, 'view_as');
    expect(await told()).toEqual([null, 'Nobody who reads applications was signed in lately']);
    await add('Recruiter', 60);
    expect(await told()).toEqual(['2026-09', 'Somebody who reads applications was last signed in in Sept 2026']);
    await add('Recruiter', 20);
    expect(await told()).toEqual(['2026-11', 'Somebody who reads applications was signed in this month']);
  });
});

describe('the console of an organization (applications.14)', () => {
  const as = (role: 'Recruiter' | 'Representative', of: number): Promise<Actor> =>
    insertPerson(db.database, { email: `${role}${newId()}@acme.example`, password: null, roles: [{ role, organizationId: of }] }).then(
      (userId) => ({ ...CANDIDATE, userId, roles: [role], organizationIds: [of] }),
    );
  const own = (actor: string, of: number = organization) => get(`/api/v1/employer/organizations/${of}/replies`, actor);

  it('has what is measured against what was promised, what is overdue first, and counts it', async () => {
    actors.rita = await as('Recruiter', organization);
    const other = await posting({ replyDays: null });
    for (const who of [0, 1, 2, 3, 4]) await apply(who, { daysAgo: 30, state: 'declined', answeredAfter: 4 });
    await apply(5, { daysAgo: 31, replyDays: null, of: other });
    await apply(6, { daysAgo: 400, of: other });
    const { json } = await own('rita');
    expect(json).toMatchObject({ overdue: 2, measured: { applications: 6, answeredPercent: 83, medianDays: 4 } });
    expect(json.postings).toMatchObject([
      { id: other, promisedDays: null, overdue: 1, measured: null },
      { id: job, promisedDays: 14, overdue: 0, measured: { applications: 5, answeredPercent: 100, inTimePercent: 100 } },
    ]);
    expect(await countOverdue(db.database, organization, NOW)).toEqual({ count: 2, oldestAt: ago(386) });
    const home = await get(`/api/v1/employer/organizations/${organization}/home`, 'rita');
    expect(home.json.items).toContainEqual({ item: 'overdueReplies', count: 2, oldestAt: ago(386).toISOString() });
  });

  it('is for those who recruit there', async () => {
    const neighbour = await insertOrganization(db.database);
    [actors.rolf, actors.nora] = [await as('Representative', organization), await as('Recruiter', neighbour)];
    expect([(await own('rolf')).status, (await own('nora')).status, (await own('nora', 999_999)).status]).toEqual([404, 404, 404]);
    expect((await own('nora', neighbour)).json).toEqual({ measured: null, overdue: 0, closesAt: null, postings: [] });
    expect((await get('/api/v1/employer/organizations/x/replies', 'nora')).status).toBe(404);
    expect((await get(`/api/v1/employer/organizations/${organization}/replies`)).status).toBe(401);
  });
});
