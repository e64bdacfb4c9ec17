import { fold } from '@fairway/rules/folding';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { lastMail, mailsTo } from '@fairway/testkit/mailbox';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { ensureConnection, lockConnection, moveConnection } from '../commands.ts';
import { insertProvingSchool, insertStudy } from '../school.fixture.ts';

const DAY = 86_400_000;
let now = new Date('2026-11-21T09:30:00Z');
const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now, actors });

let schools = 0;
/** A school of its own with a member of staff, whose name is the actor's. */
async function school() {
  schools += 1;
  const slug = `school-${schools}`;
  const schoolId = await insertProvingSchool(db.database, { name: `School ${schools}`, slug, domains: [`${slug}.example`] });
  const email = `finn@${slug}.staff.example`;
  const userId = await insertPerson(db.database, {
    email,
    firstName: 'Finn',
    lastName: 'Holm',
    roles: [{ role: 'CareerStaff', schoolId }],
  });
  actors[slug] = { ...CANDIDATE, userId, roles: ['CareerStaff'], staffSchoolIds: [schoolId] };
  const url = `/api/v1/staff/schools/${schoolId}/verifications`;
  const send = (method: 'GET' | 'POST', path: string, body?: object, actor = slug) =>
    app.inject({ method, url: url + path, headers: { 'x-test-actor': actor }, ...(body ? { payload: body } : {}) });
  return {
    schoolId,
    slug,
    send,
    list: async (query = '') => (await send('GET', query)).json(),
    names: async (query = '') => (await send('GET', query)).json().rows.map((row: { name: string }) => row.name),
    record: async (id: string) => (await send('GET', `/${id}`)).json(),
    code: async (method: 'GET' | 'POST', path: string, body?: object, actor?: string) => {
      const reply = await send(method, path, body, actor);
      return reply.statusCode < 300 ? 'ok' : reply.json().code;
    },
  };
}

type Asked = { first: string; last?: string; daysAgo?: number; studentEmail?: string; phone?: string; message?: string };
let people = 0;
/** Somebody who asked a school; gives the connection's id. */
async function request(schoolId: number, { first, last = 'Berg', daysAgo = 1, studentEmail, phone, message = 'Please' }: Asked) {
  people += 1;
  const email = `p${people}@home.example`;
  const userId = await insertPerson(db.database, { email, firstName: first, lastName: last });
  if (phone) await db.database.updateTable('app_user').set({ phone_number: phone }).where('id', '=', userId).execute();
  const at = new Date(now.getTime() - daysAgo * DAY);
  const connection = await ensureConnection(db.database, userId, schoolId, at);
  const words = studentEmail
    ? { method: 'academic_email' as const, studentEmail }
    : { method: 'manual' as const, studentEmail: null, text: message };
  await moveConnection(db.database, connection, 'request', { kind: 'candidate', userId }, at, words);
  return { id: connection.id, userId, email };
}
const answer = async (id: string, userId: string) =>
  moveConnection(db.database, await lockConnection(db.database, id, { userId }), 'answer', { kind: 'candidate', userId }, now, {
    text: '2019',
  });
const auditsOf = async (userId: string) =>
  (
    await db.database
      .selectFrom('audit_line')
      .select(['action', 'school_id'])
      .where('subject', '=', `user:${userId}`)
      .orderBy('at')
      .execute()
  ).map((line) => line.action);

describe('the queue', () => {
  it('shows the oldest request first, with its message, program and way', async () => {
    const { schoolId, list, slug } = await school();
    const ada = await request(schoolId, { first: 'Ada', daysAgo: 3, message: 'I began in\nSeptember.' });
    const ben = await request(schoolId, { first: 'Ben', daysAgo: 5, studentEmail: `ben@${slug}.example` });
    await insertStudy(db.database, ada.userId, schoolId, '2027-06-01');
    const page = await list();
    expect(page).toMatchObject({ total: 2, totalIsExact: true });
    expect(page.rows).toMatchObject([
      { id: ben.id, name: 'Ben Berg', method: 'academic_email', studentEmail: `ben@${slug}.example`, program: null, morePrograms: 0 },
      {
        id: ada.id,
        email: ada.email,
        method: 'manual',
        studentEmail: null,
        message: 'I began in\nSeptember.',
        status: 'waiting',
        program: { name: 'MSc', levelId: 'master', endOn: '2027-06-01', isCurrent: true, isKept: false },
        actions: ['approve', 'reject', 'askBack'],
        duplicates: 0,
      },
    ]);
  });

  it('is searched by name without accents, and by either address', async () => {
    const { schoolId, names, slug } = await school();
    await request(schoolId, { first: 'Zoë', last: 'Ångström' });
    const ole = await request(schoolId, { first: 'Øle', studentEmail: `o.berg@${slug}.example` });
    expect(await names('?q=zoe%20ang')).toEqual(['Zoë Ångström']);
    expect(await names('?q=OLE')).toEqual(['Øle Berg']);
    expect(await names(`?q=o.berg@${slug}`)).toEqual(['Øle Berg']);
    expect(await names(`?q=${ole.email}`)).toEqual(['Øle Berg']);
    expect(await names('?q=nobody')).toEqual([]);
    // An address that changes is found at once.
    await db.pool.query('update app_user set email = $1, email_folded = $1 where email = $2', [`moved-${ole.email}`, ole.email]);
    expect(await names(`?q=moved-${ole.email}`)).toEqual(['Øle Berg']);
  });

  it('is filtered by kind, program, level, status and age', async () => {
    const { schoolId, names, slug, send } = await school();
    const ada = await request(schoolId, { first: 'Ada', daysAgo: 40 });
    const ben = await request(schoolId, { first: 'Ben', daysAgo: 8, studentEmail: `ben@${slug}.example` });
    const cem = await request(schoolId, { first: 'Cem', daysAgo: 0 });
    await insertStudy(db.database, ada.userId, schoolId, '2027-06-01');
    const kept = newId();
    await db.database
      .insertInto('study_program')
      .values({ id: kept, school_id: schoolId, name: 'Law', level_id: 'bachelor', is_verified: true })
      .execute();
    const candidate = newId();
    await db.database.insertInto('candidate').values({ id: candidate, user_id: ben.userId }).execute();
    await db.database
      .insertInto('candidate_study_program')
      .values({ id: newId(), candidate_id: candidate, study_program_id: kept })
      .execute();
    await send('POST', `/${cem.id}/question`, { question: 'Which year?' });
    const found: Record<string, string[]> = {
      '?kind=manual': ['Ada', 'Cem'],
      '?kind=email': ['Ben'],
      [`?program=${kept}`]: ['Ben'],
      '?program=typed': ['Ada'],
      '?program=none': ['Cem'],
      '?level=master': ['Ada'],
      '?level=master&level=bachelor': ['Ada', 'Ben'],
      '?endsFrom=2027-06-01': ['Ada'],
      '?endsFrom=2027-06-02': [],
      '?endsTo=2027-06-01': ['Ada'],
      '?endsTo=2027-05-31': [],
      '?endsFrom=2027-01-01&endsTo=2027-12-31': ['Ada'],
      '?status=asked': ['Cem'],
      '?status=waiting': ['Ada', 'Ben'],
      '?status=answered': [],
      '?age=day': ['Ada', 'Ben'],
      '?age=week': ['Ada', 'Ben'],
      '?age=month': ['Ada'],
      '?view=decided': [],
    };
    for (const [query, wanted] of Object.entries(found))
      expect([query, await names(query)]).toEqual([query, wanted.map((name) => `${name} Berg`)]);
    expect((await send('GET', '/programs')).json()).toEqual({ programs: [{ id: kept, name: 'Law', levelId: 'bachelor', people: 1 }] });
    await answer(cem.id, cem.userId);
    expect(await names('?sort=state')).toEqual(['Cem Berg', 'Ada Berg', 'Ben Berg']);
    expect(await names('?sort=-name')).toEqual(['Cem Berg', 'Ben Berg', 'Ada Berg']);
    expect(await names('?sort=-requestedAt')).toEqual(['Cem Berg', 'Ben Berg', 'Ada Berg']);
  });

  it('shows proofs that end within 30 days, the next end first', async () => {
    const { schoolId, send, names, list } = await school();
    for (const [first, lastDay] of [
      ['Ada', '2026-12-20'],
      ['Ben', '2026-11-30'],
      ['Cem', '2026-12-21'],
      ['Dee', null],
    ] as const) {
      const { id } = await request(schoolId, { first });
      await send('POST', `/${id}/approve`);
      await send('POST', `/${id}/extend`, { lastDay });
    }
    expect(await names('?view=expiring&sort=expiresAt')).toEqual(['Ben Berg', 'Ada Berg']);
    expect((await list('?view=expiring')).rows[0].actions).toEqual(['revoke', 'extend']);
  });

  it.each([
    '?view=all',
    '?status=verified',
    '?kind=post',
    '?program=x',
    '?level=x',
    '?age=year',
    '?endsTo=2027-02-30',
    '?sort=email',
    '?other=1',
  ])('refuses %s', async (query) => {
    const { send } = await school();
    expect((await send('GET', query)).statusCode).toBe(422);
  });

  it('comes as a file', async () => {
    const { schoolId, send } = await school();
    await request(schoolId, { first: '=Ada', message: 'One\nTwo' });
    const reply = await send('GET', '/export.csv?kind=manual');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="verifications-2026-11-21.csv"');
    expect(reply.body).toContain(`\r\n'=Ada Berg,p`);
    expect(reply.body).toContain(',waiting,2026-11-20T09:30:00.000Z,,,,,,"One\nTwo",\r\n');
  });
});

describe('duplicates', () => {
  it('share the folded name, the student address or the telephone, at this school only, and were asked for', async () => {
    const { schoolId, record, list, slug } = await school();
    const other = await school();
    const ada = await request(schoolId, { first: 'Åda', studentEmail: `ada@${slug}.example`, phone: '+4712345678' });
    const named = await request(schoolId, { first: 'ADA', last: 'berg', phone: '+4712345678' });
    const mailed = await request(schoolId, { first: 'Bo', studentEmail: `ADA@${slug}.example` });
    await request(other.schoolId, { first: 'Ada', studentEmail: `ada@${slug}.example` });
    const silent = await insertPerson(db.database, { email: `silent@${slug}.home.example`, firstName: 'Ada' });
    await ensureConnection(db.database, silent, schoolId, now);
    expect((await list('?sort=name')).rows.map((row: { duplicates: number }) => row.duplicates)).toEqual([2, 1, 1]);
    const { duplicates } = await record(ada.id);
    expect(Object.fromEntries(duplicates.map((one: { id: string; signs: string[] }) => [one.id, one.signs.sort()]))).toEqual({
      [named.id]: ['name', 'phone'],
      [mailed.id]: ['studentEmail'],
    });
    expect(duplicates[0]).toMatchObject({ state: 'pending' });
  });

  it('follow a person who is renamed', async () => {
    const { schoolId, list } = await school();
    await request(schoolId, { first: 'Ada', daysAgo: 2 });
    const { userId } = await request(schoolId, { first: 'Bo' });
    await db.database.updateTable('app_user').set({ first_name: 'Àda' }).where('id', '=', userId).execute();
    expect((await list()).rows.map((row: { duplicates: number }) => row.duplicates)).toEqual([1, 1]);
  });

  it.each(['Zoë Ångström', 'ØLE  Łukasz', 'Ægir Œuvre ß', 'Þór Ðan ı', 'İpek', 'Юлия Ёлкина', '王 小明', 'が', 'ﬁn'])(
    'compare %s as the rule folds it',
    async (name) => {
      const { rows } = await sql<{ folded: string }>`select fold_name(${name}) as folded`.execute(db.database);
      expect(rows[0]?.folded).toBe(fold(name));
    },
  );
});

describe('a decision', () => {
  it('approves for as long as the school says, mails it, and is one audit line', async () => {
    const { schoolId, send, names } = await school();
    const { id, email, userId } = await request(schoolId, { first: 'Ada' });
    await db.database
      .insertInto('school_verification_method')
      .values({ school_id: schoolId, method: 'manual', position: 0, validity_days: 10 })
      .execute();
    expect((await send('POST', `/${id}/approve`)).json()).toMatchObject({
      state: 'verified',
      status: 'approved',
      decidedBy: 'Finn Holm',
      expiresAt: new Date(now.getTime() + 10 * DAY).toISOString(),
      actions: ['undo', 'revoke', 'extend'],
      history: [
        { action: 'approve', by: 'staff', name: 'Finn Holm' },
        { action: 'request', by: 'candidate', name: null, note: 'Please' },
      ],
    });
    expect((await lastMail(db.database, email, 'connection_approved')).parameters.school).toBe(`School ${schools}`);
    expect(await auditsOf(userId)).toEqual(['connection.approve']);
    expect(await names()).toEqual([]);
    expect(await names('?view=decided')).toEqual(['Ada Berg']);
  });

  it('rejects with a reason that is mailed, and not without one', async () => {
    const { schoolId, send, code } = await school();
    const { id, email } = await request(schoolId, { first: 'Ada' });
    expect(await code('POST', `/${id}/reject`, { reason: ' \n\u200b ' })).toBe('verification.reason_missing');
    expect(await code('POST', `/${id}/reject`, { reason: 'x'.repeat(501) })).toBe('verification.message_long');
    expect(await code('POST', `/${id}/reject`, { reason: 'x'.repeat(4001) })).toBe('validation');
    expect((await send('POST', `/${id}/reject`, { reason: 'No student of ours.' })).json()).toMatchObject({
      state: 'needVerification',
      status: 'rejected',
      reason: 'No student of ours.',
      actions: ['undo'],
    });
    expect((await lastMail(db.database, email, 'connection_rejected')).parameters.text).toBe('No student of ours.');
  });

  it('asks back by mail, and hears the answer', async () => {
    const { schoolId, send, code, record } = await school();
    const { id, userId, email } = await request(schoolId, { first: 'Ada' });
    expect(await code('POST', `/${id}/question`, { question: '' })).toBe('verification.message_missing');
    expect((await send('POST', `/${id}/question`, { question: 'Which year?' })).json()).toMatchObject({
      status: 'asked',
      question: 'Which year?',
    });
    expect((await lastMail(db.database, email, 'connection_question')).parameters.text).toBe('Which year?');
    await answer(id, userId);
    expect(await record(id)).toMatchObject({ status: 'answered', answer: '2019' });
  });

  it('is taken once: the second of two staff is told', async () => {
    const { schoolId, send, code } = await school();
    const { id, email } = await request(schoolId, { first: 'Ada' });
    const replies = await Promise.all([send('POST', `/${id}/approve`), send('POST', `/${id}/reject`, { reason: 'No.' })]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    expect(await code('POST', `/${id}/approve`)).toBe('verification.wrong_state');
    expect(await mailsTo(db.database, email)).toHaveLength(1);
  });

  it.each(['approve', 'reject'] as const)('of many to %s is undone as one; who asked again meanwhile is named', async (decision) => {
    const { schoolId, send, names } = await school();
    const people = [
      await request(schoolId, { first: 'Ada' }),
      await request(schoolId, { first: 'Ben' }),
      await request(schoolId, { first: 'Cleo' }),
    ];
    const ids = people.map(({ id }) => id);
    const decide = async (what: string) => (await send('POST', '/decisions', { ids, decision: what, reason: 'No.' })).json();
    expect((await decide(decision)).done).toEqual(ids);
    await send('POST', `/${ids[0]}/undo`);
    const undone = await decide('undo');
    expect(undone.done).toEqual(ids.slice(1));
    expect(undone.refused).toMatchObject([{ id: ids[0], code: 'verification.wrong_state' }]);
    expect((await names()).length).toBe(3);
  });

  it.each(['approve', 'reject'] as const)('to %s is undone for seven days, and no longer', async (decision) => {
    const { schoolId, send, code, names } = await school();
    const [early, late] = [await request(schoolId, { first: 'Ada' }), await request(schoolId, { first: 'Ben' })];
    for (const { id } of [early, late]) await send('POST', `/${id}/${decision}`, decision === 'reject' ? { reason: 'No.' } : undefined);
    const decidedAt = now;
    now = new Date(decidedAt.getTime() + 7 * DAY);
    expect((await send('POST', `/${early.id}/undo`)).json()).toMatchObject({
      state: 'pending',
      status: 'waiting',
      decidedAt: null,
      reason: '',
    });
    expect(await code('POST', `/${early.id}/undo`)).toBe('verification.wrong_state');
    now = new Date(decidedAt.getTime() + 7 * DAY + 1000);
    expect(await names('?view=decided')).toEqual([]);
    // Older ones stay to be read, with what was decided.
    expect(await names('?view=past')).toEqual(['Ben Berg']);
    expect((await send('GET', '?view=past')).json().rows[0]).toMatchObject({
      status: decision === 'approve' ? 'approved' : 'rejected',
      decidedBy: 'Finn Holm',
      reason: decision === 'approve' ? '' : 'No.',
    });
    expect((await send('GET', `/${late.id}`)).json().actions).not.toContain('undo');
    expect(await code('POST', `/${late.id}/undo`)).toBe('verification.too_late');
    now = decidedAt;
  });

  it('ends a verification with a reason, or gives it another last day', async () => {
    const { schoolId, send, code } = await school();
    const { id, email } = await request(schoolId, { first: 'Ada' });
    await send('POST', `/${id}/approve`);
    expect((await send('POST', `/${id}/extend`, { lastDay: '2027-01-31' })).json()).toMatchObject({
      expiresAt: '2027-02-01T00:00:00.000Z',
    });
    expect((await send('POST', `/${id}/extend`, { lastDay: null })).json()).toMatchObject({ expiresAt: null, status: null });
    expect(await code('POST', `/${id}/extend`, { lastDay: '2026-11-20' })).toBe('verification.bad_end');
    expect(await code('POST', `/${id}/extend`, { lastDay: '2040-01-01' })).toBe('verification.bad_end');
    expect(await code('POST', `/${id}/extend`, { lastDay: '2027-02-30' })).toBe('validation');
    expect(await code('POST', `/${id}/revoke`, { reason: '' })).toBe('verification.reason_missing');
    expect((await send('POST', `/${id}/revoke`, { reason: 'Left in May.' })).json()).toMatchObject({
      state: 'needVerification',
      actions: [],
    });
    expect((await lastMail(db.database, email, 'connection_revoked')).parameters.text).toBe('Left in May.');
    expect(await code('POST', `/${id}/revoke`, { reason: 'Again.' })).toBe('verification.wrong_state');
  });
});

describe('many at once', () => {
  it('are decided apart: what changed meanwhile is named, the rest goes through, one audit line each', async () => {
    const { schoolId, send } = await school();
    const [ada, ben, cem] = [
      await request(schoolId, { first: 'Ada' }),
      await request(schoolId, { first: 'Ben' }),
      await request(schoolId, { first: 'Cem' }),
    ];
    await send('POST', `/${ben.id}/approve`);
    const foreign = await request((await school()).schoolId, { first: 'Eve' });
    const ids = [ada.id, ada.id.toUpperCase(), ben.id, foreign.id, cem.id];
    expect((await send('POST', '/decisions', { ids, decision: 'reject', reason: 'No.' })).json()).toEqual({
      done: [ada.id, cem.id],
      refused: [
        { id: ben.id, name: 'Ben Berg', code: 'verification.wrong_state' },
        { id: foreign.id, name: null, code: 'not_found' },
      ],
    });
    expect(await auditsOf(ada.userId)).toEqual(['connection.reject']);
    expect(await auditsOf(ben.userId)).toEqual(['connection.approve']);
    expect(await auditsOf(foreign.userId)).toEqual([]);
    expect((await lastMail(db.database, cem.email, 'connection_rejected')).parameters.text).toBe('No.');
  });

  it('need a reason to be rejected, and are at most a hundred', async () => {
    const { schoolId, code, names } = await school();
    const { id } = await request(schoolId, { first: 'Ada' });
    expect(await code('POST', '/decisions', { ids: [id], decision: 'reject' })).toBe('verification.reason_missing');
    expect(await code('POST', '/decisions', { ids: [], decision: 'approve' })).toBe('validation');
    const many = Array.from({ length: 101 }, () => newId());
    expect(await code('POST', '/decisions', { ids: many, decision: 'approve' })).toBe('validation');
    expect(await names()).toEqual(['Ada Berg']);
  });
});

describe('a neighbour', () => {
  it('sees and does nothing: the same answer as for a school or request of nobody', async () => {
    const own = await school();
    const neighbour = await school();
    const { id } = await request(own.schoolId, { first: 'Ada' });
    const calls: [method: 'GET' | 'POST', path: string, body?: object][] = [
      ['GET', ''],
      ['GET', '/export.csv'],
      ['GET', '/programs'],
      ['GET', `/${id}`],
      ['POST', `/${id}/approve`],
      ['POST', `/${id}/reject`, { reason: 'No.' }],
      ['POST', `/${id}/question`, { question: 'Why?' }],
      ['POST', `/${id}/undo`],
      ['POST', `/${id}/revoke`, { reason: 'No.' }],
      ['POST', `/${id}/extend`, { lastDay: null }],
      ['POST', '/decisions', { ids: [id], decision: 'approve' }],
    ];
    for (const [method, path, body] of calls) {
      expect([path, await own.code(method, path, body, neighbour.slug)]).toEqual([path, 'not_found']);
      if (path.includes(id)) expect([path, await neighbour.code(method, path, body)]).toEqual([path, 'not_found']);
    }
    expect(await own.names()).toEqual(['Ada Berg']);
  });

  it('is also a candidate, and a person who never asked', async () => {
    const { schoolId, code } = await school();
    actors.plain = CANDIDATE;
    expect(await code('GET', '', undefined, 'plain')).toBe('forbidden');
    const userId = await insertPerson(db.database, { email: `quiet${schoolId}@home.example` });
    const { id } = await ensureConnection(db.database, userId, schoolId, now);
    expect(await code('GET', `/${id}`)).toBe('not_found');
  });
});
