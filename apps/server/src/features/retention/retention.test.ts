// How long a school keeps what it holds on people: what it chooses, who is told before, what goes in a night, and what never does.
import { RETAINED_KINDS, RETENTION_MONTHS, type RetainedKind } from '@fairway/rules/retention';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { mailsTo } from '@fairway/testkit/mailbox';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { FEATURES } from '../../features.ts';
import { migrateBackground } from '../../kernel/background/background.ts';
import type { Actor } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { insertProvingSchool } from '../verification/school.fixture.ts';
import { runRetention } from './jobs.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const clock = { now: NOW };
const db = await cloneDatabase();
await migrateBackground(db.pool);
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => clock.now, actors });
const school = await insertProvingSchool(db.database, { name: 'Nordic', slug: 'nordic' });
const other = await insertProvingSchool(db.database, { name: 'Other', slug: 'other' });
const empty = await insertProvingSchool(db.database, { name: 'Nobody administers it', slug: 'nobodys' });
const administrator = (email: string, schoolId: number) =>
  insertPerson(db.database, { email, firstName: 'Hana', roles: [{ role: 'SchoolAdmin', schoolId }] });
const hana = await administrator('hana@nordic.example', school);
await administrator('maria@nordic.example', school);
const otto = await administrator('otto@other.example', other);
actors.hana = { ...CANDIDATE, userId: hana, roles: ['SchoolAdmin'], schoolIds: [school] };
actors.otto = { ...CANDIDATE, userId: otto, roles: ['SchoolAdmin'], schoolIds: [other] };
actors.finn = { ...CANDIDATE, userId: hana, roles: ['CareerStaff'], staffSchoolIds: [school] };

const kinds = FEATURES.flatMap(({ retains }) => retains ?? []);
const monthsAgo = (months: number) => new Date(Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth() - months, 10));
const run = () => runRetention(db.database, kinds, clock.now);
const send = (method: 'GET' | 'PUT' | 'POST', at = '', body?: object, { actor = 'hana', schoolId = school } = {}) =>
  app.inject({
    method,
    url: `/api/v1/staff/schools/${schoolId}/retention${at}`,
    headers: { 'x-test-actor': actor },
    ...(body ? { payload: body } : {}),
  });
const read = async () => (await send('GET')).json() as { edition: number; periods: (Record<string, unknown> & { kind: RetainedKind })[] };
const periodOf = async (kind: RetainedKind) => (await read()).periods.find((one) => one.kind === kind);
const save = async (months: Partial<Record<RetainedKind, number>>) => {
  const { edition } = await read();
  return send('PUT', '', { edition, periods: Object.entries(months).map(([kind, length]) => ({ kind, months: length })) });
};
/** What holds from now on, without the days before it. */
async function holds(months: Partial<Record<RetainedKind, number>>, schoolId = school) {
  await db.database.insertInto('school_retention').values({ school_id: schoolId, edition: 1 }).execute();
  for (const kind of RETAINED_KINDS)
    await db.database
      .insertInto('school_retention_period')
      .values({ school_id: schoolId, kind, months: months[kind] ?? RETENTION_MONTHS[kind].max })
      .execute();
}
const lines = (action: string) =>
  db.database.selectFrom('audit_line').select(['actor_id', 'school_id', 'detail']).where('action', '=', action).orderBy('id').execute();

beforeEach(async () => {
  clock.now = NOW;
  for (const table of [
    'school_retention', 'audit_line', 'outgoing_mail', 'student_note', 'student_label', 'student_adviser', 'student_message',
    'school_roster_entry', 'file_removal', 'school_connection',
  ]) // biome-ignore format: a list
    await db.pool.query(`delete from ${table}`);
});

let people = 0;
/** A student of the school; `ended`: months since the access ended. */
async function student({ state = 'needVerification', ended = 30, schoolId = school, lastName = 'Berg' } = {}) {
  people += 1;
  const user_id = await insertPerson(db.database, { email: `student${people}@home.example`, lastName });
  const connection = newId();
  await db.database
    .insertInto('school_connection')
    .values({
      ...{ id: connection, user_id, school_id: schoolId, state, created_at: monthsAgo(60) },
      ...{ last_action: 'expire', last_action_at: monthsAgo(ended), verified_at: state === 'verified' ? monthsAgo(ended) : null },
      ...(state === 'needVerification' ? {} : { method: 'manual', requested_at: monthsAgo(ended) }),
    })
    .execute();
  return { userId: user_id, connection };
}
async function note(user_id: string, at: Date, { schoolId = school, is_shared = true } = {}) {
  await db.database
    .insertInto('student_note')
    .values({
      id: newId(),
      school_id: schoolId,
      user_id,
      author_id: hana,
      is_shared,
      text: 'Wants to move',
      created_at: at,
      updated_at: at,
    })
    .execute();
}
const notes = async () => Number((await db.pool.query('select count(*)::int as n from student_note')).rows[0].n);

describe('what a school chooses', () => {
  it('begins with nothing that is deleted, until its administrators are told: then the defaults hold after 14 days', async () => {
    const ada = await student();
    await note(ada.userId, monthsAgo(40));
    expect(await read()).toMatchObject({ edition: 0 });
    expect(await periodOf('notes')).toEqual({ kind: 'notes', months: null, next: null, goes: 0, goesNext: 0 });
    expect(await run()).toEqual({ told: 2, deleted: 0 });
    const from = new Date(NOW.getTime() + 14 * 86_400_000).toISOString();
    expect(await periodOf('notes')).toEqual({ kind: 'notes', months: null, next: { months: 24, from }, goes: 1, goesNext: 0 });
    for (const address of ['hana@nordic.example', 'maria@nordic.example']) {
      const mails = await mailsTo(db.database, address, 'retention_shorter');
      expect(mails.map(({ parameters }) => parameters)).toEqual([expect.objectContaining({ school: 'Nordic', from })]);
      expect(String(mails[0]?.parameters.periods).split(' ')).toHaveLength(RETAINED_KINDS.length);
    }
    // Told once, and by no other night.
    clock.now = new Date(NOW.getTime() + 13 * 86_400_000);
    expect(await run()).toEqual({ told: 0, deleted: 0 });
    clock.now = new Date(NOW.getTime() + 14 * 86_400_000);
    expect(await run()).toEqual({ told: 0, deleted: 1 });
    expect(await notes()).toBe(0);
    expect(await lines('retention.announced')).toHaveLength(2);
  });

  it('nobody is told where nobody administers, and nothing goes there', async () => {
    const ada = await student({ schoolId: empty });
    await note(ada.userId, monthsAgo(100), { schoolId: empty });
    await run();
    clock.now = new Date(NOW.getTime() + 400 * 86_400_000);
    await run();
    expect(await notes()).toBe(1);
  });

  it('longer holds at once; shorter holds after 7 days, is told to all administrators, and goes back until then', async () => {
    await holds({ notes: 12 });
    await save({ notes: 36 });
    expect(await periodOf('notes')).toMatchObject({ months: 36, next: null });
    expect(await mailsTo(db.database, 'maria@nordic.example')).toEqual([]);
    const ada = await student();
    await note(ada.userId, monthsAgo(32));
    expect((await save({ notes: 6 })).statusCode).toBe(200);
    const from = new Date(NOW.getTime() + 7 * 86_400_000).toISOString();
    expect(await periodOf('notes')).toMatchObject({ months: 36, next: { months: 6, from }, goes: 1, goesNext: 0 });
    const [mail, ...more] = await mailsTo(db.database, 'maria@nordic.example', 'retention_shorter');
    expect(more).toEqual([]);
    expect(mail?.parameters).toMatchObject({ periods: 'notes:6', from, firstName: 'Hana' });
    expect(await run()).toMatchObject({ deleted: 0 });
    await save({ notes: 36 });
    expect(await periodOf('notes')).toMatchObject({ months: 36, next: null, goes: 0 });
    clock.now = new Date(NOW.getTime() + 8 * 86_400_000);
    expect(await run()).toMatchObject({ deleted: 0 });
    expect(await notes()).toBe(1);
    expect((await lines('retention.changed')).map(({ detail, actor_id }) => [actor_id, (detail as { months: number }).months])).toEqual(
      [36, 6, 36].map((months) => [hana, months]),
    );
  });

  it('what is the same changes nothing: no line, no edition, no mail', async () => {
    await holds({ notes: 12 });
    expect((await save({ notes: 12 })).json().edition).toBe(1);
    expect(await lines('retention.changed')).toEqual([]);
  });

  it('tells the second of two who save at once', async () => {
    await holds({});
    const replies = await Promise.all([3, 4].map((months) => send('PUT', '', { edition: 1, periods: [{ kind: 'notes', months }] })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('retention.changed');
  });

  it.each([
    ['audit', 11],
    ['notes', 61],
    ['requestFiles', 13],
  ])('refuses a length out of the bounds of %s, also in a trial, and changes nothing', async (kind, months) => {
    await holds({});
    const saved = await send('PUT', '', {
      edition: 1,
      periods: [
        { kind: 'labels', months: 2 },
        { kind, months },
      ],
    });
    expect([saved.statusCode, saved.json().code]).toEqual([422, 'retention.out_of_bounds']);
    expect(saved.json().errors).toEqual([expect.objectContaining({ pointer: '/body/periods/1/months' })]);
    expect((await read()).edition).toBe(1);
    expect((await send('POST', '/trial', { kind, months })).statusCode).toBe(422);
  });

  it('a trial says how much is older, and changes nothing', async () => {
    const ada = await student();
    await note(ada.userId, monthsAgo(40));
    expect((await send('POST', '/trial', { kind: 'notes', months: 12 })).json()).toEqual({ older: 1 });
    expect((await send('POST', '/trial', { kind: 'notes', months: 60 })).json()).toEqual({ older: 0 });
    expect(await read()).toMatchObject({ edition: 0 });
  });

  it('is for administrators of this school', async () => {
    for (const [method, at, body] of [
      ['GET', '', undefined],
      ['PUT', '', { edition: 0, periods: [{ kind: 'notes', months: 3 }] }],
      ['POST', '/trial', { kind: 'notes', months: 3 }],
      ['GET', '/notes/rows', undefined],
      ['GET', '/notes/rows/export.csv', undefined],
    ] as const) {
      expect((await send(method, at, body, { actor: 'finn' })).statusCode).toBe(403);
      expect((await send(method, at, body, { actor: 'otto' })).statusCode).toBe(404);
    }
  });
});

describe('what goes in a night', () => {
  it('notes, labels and advisers of students without access, counted from its end or from when they were last touched', async () => {
    await holds({ notes: 12, labels: 12, advisers: 12 });
    const [gone, late, verified, waiting] = [
      await student({ ended: 13 }),
      await student({ ended: 11 }),
      await student({ state: 'verified', ended: 40 }),
      await student({ state: 'pending', ended: 40 }),
    ];
    const label = newId();
    await db.database
      .insertInto('student_label')
      .values({ id: label, school_id: school, name: 'Abroad', folded_name: 'abroad', color: 'blue' })
      .execute();
    for (const { userId } of [gone, late, verified, waiting]) {
      await note(userId, monthsAgo(20));
      await note(userId, monthsAgo(20), { is_shared: false });
      await note(userId, monthsAgo(2));
      await db.database
        .insertInto('student_label_use')
        .values({ label_id: label, school_id: school, user_id: userId, created_at: monthsAgo(20) })
        .execute();
      await db.database
        .insertInto('student_adviser')
        .values({ school_id: school, user_id: userId, adviser_id: hana, since: monthsAgo(20) })
        .execute();
    }
    expect(await run()).toMatchObject({ deleted: 4 });
    const left = async (table: string) => (await db.pool.query(`select user_id from ${table}`)).rows.map((row) => row.user_id);
    expect((await left('student_note')).filter((id) => id === gone.userId)).toHaveLength(1);
    expect(await left('student_note')).toHaveLength(10);
    for (const table of ['student_label_use', 'student_adviser'])
      expect((await left(table)).sort()).toEqual([late, verified, waiting].map(({ userId }) => userId).sort());
    // The label is the school's own word and stays.
    expect(await db.database.selectFrom('student_label').select('id').execute()).toEqual([{ id: label }]);
    expect(await run()).toMatchObject({ deleted: 0 });
  });

  it('notes of a student who removed the school altogether', async () => {
    await holds({ notes: 12 });
    const stranger = await insertPerson(db.database, { email: 'gone@home.example' });
    await note(stranger, monthsAgo(13));
    expect(await run()).toMatchObject({ deleted: 1 });
  });

  it('words about requests that were decided, and their steps keep what was done', async () => {
    await holds({ requestWords: 6 });
    const speak = async (who: { connection: string }, at: Date, state: string) => {
      await db.database
        .updateTable('school_connection')
        .set({
          message: 'Please',
          reason: 'Not found',
          requested_at: at,
          method: 'manual',
          state,
          last_action: 'reject',
          last_action_at: at,
        })
        .where('id', '=', who.connection)
        .execute();
      await db.database
        .insertInto('school_connection_event')
        .values({
          ...{ id: newId(), connection_id: who.connection, school_id: school, at, action: 'reject', note: 'Not found' },
          ...{ from_state: 'pending', to_state: 'needVerification' },
        })
        .execute();
    };
    const [old, recent, open] = [await student(), await student(), await student()];
    await speak(old, monthsAgo(8), 'needVerification');
    await speak(recent, monthsAgo(4), 'needVerification');
    await speak(open, monthsAgo(8), 'pending');
    expect(await run()).toMatchObject({ deleted: 1 });
    const words = await db.database.selectFrom('school_connection').select(['id', 'message', 'reason', 'state']).execute();
    expect(words.find(({ id }) => id === old.connection)).toMatchObject({ message: '', reason: '', state: 'needVerification' });
    for (const { connection } of [recent, open])
      expect(words.find(({ id }) => id === connection)).toMatchObject({ message: 'Please', reason: 'Not found' });
    const steps = await db.database.selectFrom('school_connection_event').select(['connection_id', 'note', 'action']).execute();
    expect(steps.find(({ connection_id }) => connection_id === old.connection)).toMatchObject({ note: '', action: 'reject' });
    expect(steps.filter((step) => step.note === 'Not found')).toHaveLength(2);
  });

  it('files of requests that wait too long, from the store as well; the request waits on', async () => {
    await holds({ requestFiles: 3 });
    const put = async (at: Date) => {
      const { connection } = await student({ state: 'pending' });
      await db.database
        .insertInto('verification_file')
        .values({ connection_id: connection, name: 'card.pdf', file_key: `verification/${connection}`, content_type: 'application/pdf', size_bytes: 9, added_at: at }) // biome-ignore format: a row
        .execute();
      return connection;
    };
    const [old, recent] = [await put(monthsAgo(4)), await put(monthsAgo(2))];
    expect(await run()).toMatchObject({ deleted: 1 });
    const files = await db.database.selectFrom('verification_file').select(['connection_id', 'file_key', 'erased_at']).execute();
    expect(files.find((file) => file.connection_id === old)).toMatchObject({ file_key: null, erased_at: NOW });
    expect(files.find((file) => file.connection_id === recent)).toMatchObject({ erased_at: null });
    expect(await db.database.selectFrom('file_removal').select('file_key').execute()).toEqual([{ file_key: `verification/${old}` }]);
  });

  it('messages with their recipients, lines of the roster whose day has passed, and lines of the own audit log', async () => {
    await holds({ messages: 12, roster: 12, audit: 12 });
    const { userId } = await student();
    const message = async (at: Date | null, subject: string) => {
      const id = newId();
      await db.database
        .insertInto('student_message')
        .values({ id, school_id: school, subject, text: 'Come', created_at: monthsAgo(20), finished_at: at, chosen: 1 })
        .execute();
      await db.database
        .insertInto('student_message_recipient')
        .values({ message_id: id, school_id: school, user_id: userId, state: 'sent', at: monthsAgo(20) })
        .execute();
    };
    await message(monthsAgo(14), 'old');
    await message(monthsAgo(2), 'recent');
    await message(null, 'on its way');
    const day = (months: number) => monthsAgo(months).toISOString().slice(0, 10);
    await db.database
      .insertInto('school_roster_entry')
      .values([day(14), day(2), null].map((ends_on, at) => ({ school_id: school, address_hash: Buffer.from([at]), ends_on })))
      .execute();
    const line = (at: Date, school_id: number | null, action: string) =>
      db.database.insertInto('audit_line').values({ id: newId(), at, action, subject: 'school:1', school_id }).execute();
    await line(monthsAgo(14), school, 'widget.added');
    await line(monthsAgo(2), school, 'widget.changed');
    await line(monthsAgo(14), null, 'account.erased');
    await line(monthsAgo(14), other, 'widget.removed');
    expect(await run()).toMatchObject({ deleted: 3 });
    const subjects = await db.database.selectFrom('student_message').select('subject').orderBy('subject').execute();
    expect(subjects.map(({ subject }) => subject)).toEqual(['on its way', 'recent']);
    expect((await db.pool.query('select count(*)::int as n from student_message_recipient')).rows[0].n).toBe(2);
    expect(await db.database.selectFrom('school_roster_entry').select('address_hash').orderBy('address_hash').execute()).toHaveLength(2);
    const actions = (await db.database.selectFrom('audit_line').select('action').where('at', '<', NOW).execute()).map((one) => one.action);
    expect(actions.sort()).toEqual(['account.erased', 'widget.changed', 'widget.removed']);
    expect((await lines('retention.deleted')).map(({ detail, school_id, actor_id }) => [detail, school_id, actor_id])).toEqual(
      ['audit', 'messages', 'roster'].map((kind) => [{ kind, count: 1, before: expect.any(String) }, school, null]),
    );
  });

  it('only at the school whose time is over, in batches, until nothing is left', async () => {
    await holds({ notes: 12 });
    await holds({ notes: 60 }, other);
    const ada = await student();
    await db.pool.query(
      `insert into student_note (id, school_id, user_id, author_id, is_shared, text, created_at, updated_at)
        select gen_random_uuid(), $1, $2, $3, true, 'x', $4, $4 from generate_series(1, 1201)`,
      [school, ada.userId, hana, monthsAgo(40)],
    );
    await note(ada.userId, monthsAgo(40), { schoolId: other });
    expect(await run()).toMatchObject({ deleted: 1201 });
    expect(await notes()).toBe(1);
    expect((await lines('retention.deleted')).map(({ detail }) => (detail as { count: number }).count)).toEqual([500, 500, 201]);
  });

  it('two nodes at once delete each row once, and say so once', async () => {
    await holds({ notes: 12 });
    const ada = await student();
    for (let at = 0; at < 20; at++) await note(ada.userId, monthsAgo(40));
    const [one, two] = await Promise.all([run(), run()]);
    expect(one.deleted + two.deleted).toBe(20);
    const told = (await lines('retention.deleted')).map(({ detail }) => (detail as { count: number }).count);
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(20);
  });

  it('what fails at one kind keeps no other from its turn, and the failure is said', async () => {
    await holds({ notes: 12, labels: 12 });
    const ada = await student();
    await note(ada.userId, monthsAgo(40));
    const broken = kinds.map((kind) =>
      kind.kind === 'labels' || kind.kind === 'audit' ? { ...kind, older: () => kind.older(Number.NaN, NOW) } : kind,
    );
    await expect(runRetention(db.database, broken, NOW)).rejects.toThrow('Retention failed 2 times');
    expect(await notes()).toBe(0);
  });
});

describe('the list of what goes', () => {
  const rows = async (at: string) => (await send('GET', at)).json().rows as { name: string | null; what: string | null }[];

  it('names people of the school, the oldest first, is searched by name, and tells no words of a note', async () => {
    await holds({ notes: 12 });
    const [ada, ben] = [await student({ lastName: 'Aune' }), await student({ lastName: 'Birk' })];
    const stranger = await insertPerson(db.database, { email: 'nobody@home.example', lastName: 'Cask' });
    await note(ada.userId, monthsAgo(50));
    await note(ben.userId, monthsAgo(40));
    await note(stranger, monthsAgo(60));
    const found = await rows('/notes/rows');
    expect(found.map(({ name }) => name)).toEqual([null, 'Ada Aune', 'Ada Birk']);
    expect(JSON.stringify(found)).not.toMatch(/Wants to move|Cask/);
    expect((await rows('/notes/rows?sort=name&q=birk')).map(({ name }) => name)).toEqual(['Ada Birk']);
    expect(await rows('/notes/rows?q=cask')).toEqual([]);
    expect(found[0]).toMatchObject({ goesAt: NOW.toISOString(), what: null });
    const file = await send('GET', '/notes/rows/export.csv');
    expect(file.body.trim().split('\n')).toHaveLength(4);
  });

  it('is empty where nothing is told, and no other kind has one', async () => {
    const ada = await student();
    await note(ada.userId, monthsAgo(50));
    expect(await rows('/notes/rows')).toEqual([]);
    expect((await send('GET', '/everything/rows')).statusCode).toBe(404);
  });

  it('shows what a shorter time will take, with the day', async () => {
    await holds({ messages: 24 });
    await db.database
      .insertInto('student_message')
      .values({
        id: newId(),
        school_id: school,
        subject: 'Fair',
        text: 'Come',
        created_at: monthsAgo(8),
        finished_at: monthsAgo(8),
        chosen: 1,
      })
      .execute();
    expect(await rows('/messages/rows')).toEqual([]);
    await save({ messages: 6 });
    const goesAt = new Date(NOW.getTime() + 7 * 86_400_000).toISOString();
    expect(await rows('/messages/rows')).toEqual([expect.objectContaining({ what: 'Fair', name: null, goesAt })]);
  });
});

it('every kind is told by one feature', () => {
  expect(kinds.map(({ kind }) => kind).sort()).toEqual([...RETAINED_KINDS].sort());
});
