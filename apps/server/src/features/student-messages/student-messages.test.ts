// Messages to students: who gets one and who is left out, how it reads, that nobody gets it twice, and what is kept.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../api/every-role.fixture.ts';
import { migrateBackground } from '../../kernel/background/background.ts';
import type { Actor } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import type { Mail } from '../../kernel/mail/mailer.ts';
import { sendOrderedMail } from '../../kernel/mail/sending.ts';
import { sessionKeys } from '../../kernel/session/keys.ts';
import { findReaderZone } from '../identity/people/queries.ts';
import { mailSender } from '../tenants/mail-sender.ts';
import { ensureConnection } from '../verification/commands.ts';
import { insertProvingSchool } from '../verification/school.fixture.ts';
import { sendBatch, sendMessageNow } from './jobs.ts';
import { studentMessageMails } from './mails/templates.ts';
import { eraseStudentMessages, studentMessagesPersonalData } from './personal-data.ts';

const NOW = new Date('2026-03-01T10:00:00Z');
const DAY_MS = 86_400_000;
const clock = { at: NOW, now: () => clock.at };
const db = await cloneDatabase();
await migrateBackground(db.pool);
const roles = await everyRole(db.database);
const me = roles.careerStaff as Extract<Actor, { kind: 'user' }>;
const own = me.staffSchoolIds[0] ?? 0;
const neighbour = await insertProvingSchool(db.database, { name: 'Neighbour', slug: 'neighbour' });
const actors: Record<string, Actor> = { ...roles, neighbour: { ...me, staffSchoolIds: [neighbour] } };
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: clock.now });
const keys = sessionKeys(TEST_SECRET);
const services = { database: db.database, keys, clock, secret: TEST_SECRET };
const { name: schoolName } = await db.database.selectFrom('school').select('name').where('id', '=', own).executeTakeFirstOrThrow();

async function student(name: string, schoolId = own) {
  const id = await insertPerson(db.database, {
    email: `${name}@mail.example`.toLowerCase(),
    firstName: name,
    lastName: 'Test',
    password: null,
  });
  await ensureConnection(db.database, id, schoolId, NOW);
  return id;
}
const send = (method: 'GET' | 'POST', path: string, body?: object, actor = 'careerStaff', school = own) =>
  app.inject({
    method,
    url: `/api/v1/staff/schools/${school}${path}`,
    headers: { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' },
    ...(body ? { payload: body } : {}),
  });
const WORDS = { subject: 'Fair, {firstName}', text: 'Hello {firstName},\r\n\r\n{school} has a fair. Ask {adviser}.' };
const check = (students: object, more: object = {}) => send('POST', '/student-messages/check', { students, ...WORDS, ...more });
const order = (students: object, reached: number, more: object = {}, actor?: string, school?: number) =>
  send('POST', '/student-messages', { key: newId(), students, reached, ...WORDS, ...more }, actor, school);
const shown = async (id: string) => (await send('GET', `/student-messages/${id}`)).json();
const mails = () =>
  db.database.selectFrom('outgoing_mail').selectAll().where('kind', '=', 'student_message').orderBy('recipient').execute();
const decline = (userId: string, isOn = false) =>
  db.database.insertInto('email_setting').values({ user_id: userId, kind: 'messages', is_on: isOn, updated_at: NOW }).execute();
const status = (userId: string, to: string) => db.database.updateTable('app_user').set({ status: to }).where('id', '=', userId).execute();

const ann = await student('Ann');
const ben = await student('Ben');
const cia = await student('Cia');
const dan = await student('Dan');
beforeEach(async () => {
  clock.at = NOW;
  for (const table of ['student_message', 'outgoing_mail', 'email_setting', 'student_adviser', 'audit_line'] as const)
    await db.database.deleteFrom(table).execute();
  for (const one of [ann, ben, cia, dan]) await status(one, 'active');
});

describe('a message', () => {
  it('is looked at before it is sent: who gets it, who is left out and why, and how one of them reads it (student-messages.2)', async () => {
    await decline(ben);
    await decline(cia, true);
    await status(dan, 'suspended');
    await db.database.insertInto('student_adviser').values({ school_id: own, user_id: cia, adviser_id: me.userId, since: NOW }).execute();
    const { first_name, last_name } = await db.database
      .selectFrom('app_user')
      .select(['first_name', 'last_name'])
      .where('id', '=', me.userId)
      .executeTakeFirstOrThrow();
    const seen = (await check({ matching: { q: 'Test' }, total: 4 }, { readerId: cia })).json();
    expect(seen).toEqual({
      reached: 2,
      leftOut: { often: 0, declined: 1, unreachable: 1 },
      empty: { program: 0, adviser: 1 },
      readers: [
        { id: ann, name: 'Ann Test' },
        { id: cia, name: 'Cia Test' },
      ],
      preview: {
        readerId: cia,
        subject: 'Fair, Cia',
        text: `Hello Cia,\n\n${schoolName} has a fair. Ask ${first_name} ${last_name}.`,
      },
    });
    expect((await check({ ids: [ben] })).json()).toMatchObject({ reached: 0, preview: null });
    expect(await mails()).toEqual([]);
  });

  it('is sent in the background to whom it was shown to be, with the numbers kept (student-messages.1)', async () => {
    await decline(ben);
    const reply = await order({ matching: { q: 'Test' }, total: 4 }, 3);
    expect(reply.statusCode).toBe(201);
    const { id, state, chosen, sent } = reply.json();
    expect({ state, chosen, sent }).toEqual({ state: 'sending', chosen: 4, sent: 0 });
    const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs where key = ${`student-messages.send:${id}`}`.execute(
      db.database,
    );
    expect(rows).toHaveLength(1);
    await sendMessageNow(services, id);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ann@mail.example', 'cia@mail.example', 'dan@mail.example']);
    expect(await shown(id)).toMatchObject({
      subject: WORDS.subject,
      text: WORDS.text.replaceAll('\r', ''),
      state: 'sent',
      chosen: 4,
      sent: 3,
      leftOut: { often: 0, declined: 1, unreachable: 0 },
    });
    expect((await send('GET', '/student-messages?state=sent&q=FAIR')).json().rows).toMatchObject([{ id, sent: 3 }]);
    expect((await send('GET', '/student-messages?state=sending')).json().rows).toEqual([]);
    const recipients = async (query = '') =>
      (await send('GET', `/student-messages/${id}/recipients${query}`))
        .json()
        .rows.map((row: { name: string; state: string }) => [row.name, row.state]);
    expect(await recipients('?state=left_out&reason=declined')).toEqual([['Ben Test', 'left_out']]);
    await db.database
      .updateTable('outgoing_mail')
      .set({ failed_at: NOW, failure: 'no' })
      .where('recipient', '=', 'dan@mail.example')
      .execute();
    expect(await recipients()).toEqual([
      ['Ann Test', 'sent'],
      ['Ben Test', 'left_out'],
      ['Cia Test', 'sent'],
      ['Dan Test', 'failed'],
    ]);
    expect(await recipients('?state=failed&q=da')).toEqual([['Dan Test', 'failed']]);
    const lines = await db.database
      .selectFrom('audit_line')
      .select(['subject', 'detail'])
      .where('action', '=', 'student.messaged')
      .execute();
    expect(lines).toEqual([{ subject: `school:${own}`, detail: { students: 3, leftOut: 1 } }]);
  });

  it('that is ordered or sent again is the same message, and a killed job goes on without sending twice (student-messages.4)', async () => {
    const key = newId();
    const students = { ids: [ann, ben, cia] };
    const first = (await order(students, 3, { key })).json();
    expect((await order(students, 3, { key })).json().id).toBe(first.id);
    expect((await order(students, 3, { key }, 'schoolAdmin')).statusCode).toBe(404);
    // Killed in the middle of a batch: nothing of it counts.
    await db.database
      .transaction()
      .execute(async (transaction) => {
        await sendBatch({ ...services, database: transaction }, first.id);
        throw new Error('killed');
      })
      .catch(() => undefined);
    expect(await mails()).toEqual([]);
    await Promise.all([sendMessageNow(services, first.id), sendMessageNow(services, first.id)]);
    await sendMessageNow(services, first.id);
    expect(await mails()).toHaveLength(3);
    expect(await shown(first.id)).toMatchObject({ sent: 3, chosen: 3, state: 'sent' });
  });

  it('goes on where a batch was done', async () => {
    const people = await Promise.all(Array.from({ length: 130 }, (_, at) => student(`Many${at}`)));
    const { id } = (await order({ matching: { q: 'Many' }, total: 130 }, 130)).json();
    await db.database.transaction().execute((transaction) => sendBatch({ ...services, database: transaction }, id));
    expect(await shown(id)).toMatchObject({ state: 'sending', sent: 100, chosen: 130 });
    await sendMessageNow(services, id);
    expect(await shown(id)).toMatchObject({ state: 'sent', sent: 130 });
    expect(await mails()).toHaveLength(130);
    await db.database.deleteFrom('app_user').where('id', 'in', people).execute();
  });

  it('leaves out who declined, or whose account was closed, after it was ordered', async () => {
    const { id } = (await order({ ids: [ann, ben, cia] }, 3)).json();
    await decline(ann);
    await status(ben, 'suspended');
    await sendMessageNow(services, id);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['cia@mail.example']);
    expect(await shown(id)).toMatchObject({ sent: 1, leftOut: { declined: 1, unreachable: 1, often: 0 }, state: 'sent' });
  });

  it('is a mail of its words, answered by whoever wrote it, with the link that turns such mails off (student-messages.5)', async () => {
    await db.database.updateTable('app_user').set({ first_name: 'www.evil.example' }).where('id', '=', ben).execute();
    const { id } = (await order({ ids: [ann, ben] }, 2)).json();
    await sendMessageNow(services, id);
    const box: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void box.push(mail), close: () => undefined };
    const sending = {
      ...services,
      mailer,
      baseUrl: 'https://fairway.example',
      templates: studentMessageMails,
      findSender: mailSender,
      findReaderZone,
    };
    for (const mail of await mails()) expect(await sendOrderedMail(sending, mail.id)).toBe('sent');
    const [toAnn, toBen] = box;
    const { email } = await db.database.selectFrom('app_user').select('email').where('id', '=', me.userId).executeTakeFirstOrThrow();
    expect(toAnn).toMatchObject({ subject: 'Fair, Ann', replyTo: { address: email } });
    expect(toAnn?.text).toContain(`Hello Ann,\n\n${schoolName} has a fair.`);
    expect(toAnn?.html).toContain('<p class="text"');
    expect(toAnn?.unsubscribeAddress).toContain('/unsubscribe?token=');
    expect(toBen?.text).not.toContain('evil');
    await db.database.updateTable('app_user').set({ first_name: 'Ben' }).where('id', '=', ben).execute();
    const token = new URL(toAnn?.unsubscribeAddress ?? '').searchParams.get('token');
    await app.inject({
      method: 'POST',
      url: '/api/v1/communication/unsubscribe',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { token },
    });
    expect((await check({ ids: [ann] })).json()).toMatchObject({ reached: 0, leftOut: { declined: 1 } });
  });

  it.each([
    [{ subject: '  ' }, '/subject', 'missing'],
    [{ text: '\n' }, '/text', 'missing'],
    [{ subject: 'x'.repeat(121) }, '/subject', 'too_long'],
    [{ text: 'x'.repeat(4001) }, '/text', 'too_long'],
    [{ text: 'Dear {name}' }, '/text', 'unknown_field'],
  ])('says what is wrong with its words: %#', async (more, pointer, code) => {
    for (const reply of [await check({ ids: [ann] }, more), await order({ ids: [ann] }, 1, more)])
      expect(reply.json()).toMatchObject({ status: 422, code: 'student_messages.invalid', errors: [{ pointer, code }] });
  });
});

describe('the cap', () => {
  it('leaves out who had two within a week from this school, those that wait included (student-messages.3)', async () => {
    for (const hours of [0, 1]) {
      clock.at = new Date(NOW.getTime() + hours * 3_600_000);
      const { id } = (await order({ ids: [ann] }, 1)).json();
      if (hours === 0) await sendMessageNow(services, id);
    }
    expect((await check({ ids: [ann, ben] })).json()).toMatchObject({ reached: 1, leftOut: { often: 1 } });
    expect((await order({ ids: [ann, ben] }, 2)).json()).toMatchObject({ code: 'student_messages.changed', status: 409, detail: '1' });
    clock.at = new Date(NOW.getTime() + 7 * DAY_MS + 1);
    expect((await check({ ids: [ann, ben] })).json()).toMatchObject({ reached: 2, leftOut: { often: 0 } });
  });

  it('does not count a message against itself, nor who was left out of one', async () => {
    await order({ ids: [ann] }, 1);
    const { id } = (await order({ ids: [ann] }, 1)).json();
    await sendMessageNow(services, id);
    expect(await shown(id)).toMatchObject({ sent: 1, leftOut: { often: 0 } });
    await decline(ben);
    for (const _ of [1, 2]) await order({ ids: [ben, cia] }, 1);
    await db.database.deleteFrom('email_setting').execute();
    expect((await check({ ids: [ben] })).json()).toMatchObject({ reached: 1 });
  });

  it('of two that are ordered at once counts both', async () => {
    await order({ ids: [ann] }, 1);
    const replies = await Promise.all([order({ ids: [ann] }, 1), order({ ids: [ann] }, 1)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });
});

describe('what is kept', () => {
  it('is shown in the record of the student, and in what they take away', async () => {
    const { id } = (await order({ ids: [ann, ben] }, 2)).json();
    expect((await send('GET', `/students/${ann}/messages`)).json()).toEqual({ messages: [] });
    await sendMessageNow(services, id);
    expect((await send('GET', `/students/${ann}/messages`)).json().messages).toMatchObject([{ id, subject: WORDS.subject }]);
    const taken = await studentMessagesPersonalData.read(db.database, { userId: ann, emailFolded: 'ann@mail.example' });
    expect(taken).toMatchObject([{ school: schoolName, subject: WORDS.subject, state: 'sent' }]);
  });

  it('goes with the person where it was for nobody else, and keeps its words and numbers otherwise (student-messages.6)', async () => {
    const eve = await student('Eve');
    const alone = (await order({ ids: [eve] }, 1)).json().id;
    const both = (await order({ ids: [ann, eve] }, 2)).json().id;
    for (const id of [alone, both]) await sendMessageNow(services, id);
    await db.database
      .transaction()
      .execute((transaction) => eraseStudentMessages(transaction, { userId: eve, emailFolded: 'eve@mail.example' } as never));
    await db.database.deleteFrom('app_user').where('id', '=', eve).execute();
    expect((await send('GET', `/student-messages/${alone}`)).statusCode).toBe(404);
    expect(await shown(both)).toMatchObject({ chosen: 2, sent: 2, subject: WORDS.subject });
    expect((await send('GET', `/student-messages/${both}/recipients`)).json().total).toBe(1);
  });

  it('ends although somebody who waited was erased', async () => {
    const eve = await student('Eve');
    const { id } = (await order({ ids: [ann, eve] }, 2)).json();
    await db.database.deleteFrom('app_user').where('id', '=', eve).execute();
    await sendMessageNow(services, id);
    expect(await shown(id)).toMatchObject({ state: 'sent', sent: 1, chosen: 2 });
  });

  it('is nothing to a neighbour', async () => {
    const theirs = await student('Fay', neighbour);
    const { id } = (await order({ ids: [ann] }, 1)).json();
    expect((await order({ ids: [ann, theirs] }, 2)).statusCode).toBe(404);
    for (const path of [`/student-messages/${id}`, `/student-messages/${id}/recipients`, `/students/${ann}/messages`])
      expect((await send('GET', path, undefined, 'neighbour', neighbour)).statusCode).toBe(404);
    expect((await order({ ids: [ann] }, 1, { key: id }, 'neighbour', neighbour)).statusCode).toBe(404);
  });
});
