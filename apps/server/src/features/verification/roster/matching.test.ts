// What a roster says beside addresses: numbers that keep a student one entry, programs and advisers, what the preview tells, and taking it back.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { insertPerson } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertSession } from '../../../api/every-role.fixture.ts';
import { migrateBackground } from '../../../kernel/background/background.ts';
import type { Actor } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { sessionKeys } from '../../../kernel/session/keys.ts';
import { adviserReactions } from '../../students/adviser-rules/reactions.ts';
import { verificationPersonalData } from '../personal-data.ts';
import { addressHash } from './address-hash.ts';
import { readUpload } from './jobs.ts';

const db = await cloneDatabase();
await migrateBackground(db.pool);
const actors: Record<string, Actor> = {};
const now = new Date();
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });
const keys = sessionKeys(TEST_SECRET);
let school = 0;
const ids: Record<string, string> = {};

async function person(name: string, last: string, role: 'Candidate' | 'SchoolAdmin' | 'CareerStaff') {
  const roles = [role === 'Candidate' ? { role } : { role, schoolId: school }];
  const userId = await insertPerson(db.database, {
    email: `${name}@nordic.example`,
    firstName: name,
    lastName: last,
    password: null,
    roles,
  });
  const held = {
    roles: [role],
    organizationIds: [],
    schoolIds: role === 'SchoolAdmin' ? [school] : [],
    staffSchoolIds: role === 'Candidate' ? [] : [school],
  };
  actors[name] = { kind: 'user', userId, sessionId: await insertSession(db.database, userId), ...held, secondFactor: false };
  ids[name] = userId;
}
async function program(key: string, name: string, level: string) {
  ids[key] = newId();
  await db.database
    .insertInto('study_program')
    .values({ id: ids[key], school_id: school, name, level_id: level, is_verified: true })
    .execute();
}
beforeAll(async () => {
  school = (await db.database.insertInto('school').values({ name: 'Nordic', slug: 'nordic' }).returning('id').executeTakeFirstOrThrow()).id;
  await db.database.insertInto('school_verification_method').values({ school_id: school, method: 'roster', position: 0 }).execute();
  await person('ada', 'Berg', 'Candidate');
  await person('admin', 'Chief', 'SchoolAdmin');
  await person('finn', 'Dahl', 'CareerStaff');
  await person('gro', 'Lie', 'CareerStaff');
  await program('finance', 'Finance', 'master');
  await program('law', 'Law', 'bachelor');
  await program('laws', 'Law', 'master');
});
beforeEach(async () => {
  for (const table of ['student_adviser', 'student_adviser_rule', 'school_connection', 'school_roster_entry', 'school_roster_upload'])
    await db.pool.query(`delete from ${table}`);
});

const url = () => `/api/v1/staff/schools/${school}/roster`;
const as = (name: string) => ({ 'x-test-actor': name, 'sec-fetch-site': 'same-origin' });
const get = async () => (await app.inject({ url: url(), headers: as('admin') })).json();
const HEAD = 'Number,Name,Program,Level,End,Adviser,Address\n';
async function read(rows: string, { mode = 'add', head = HEAD } = {}) {
  const file = { name: 'file', fileName: 'roster.csv', bytes: Buffer.from(head + rows) };
  const form = multipart(file, { name: 'mode', value: mode });
  const reply = await app.inject({ method: 'POST', url: url(), payload: form.payload, headers: { ...form.headers, ...as('admin') } });
  expect(reply.statusCode, reply.body).toBe(202);
  await readUpload({ database: db.database, keys, clock: { now: () => now } }, reply.json().upload.id);
  return (await get()).upload;
}
const act = (step: 'confirm' | 'undo', id: string) => app.inject({ method: 'POST', url: `${url()}/${id}/${step}`, headers: as('admin') });
async function take(rows: string, options: { mode?: string; head?: string } = {}) {
  const { id } = await read(rows, options);
  const reply = await act('confirm', id);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().upload;
}
const addressOf = new Map(['ada', 'ada.new', 'ben', 'cleo'].map((name) => [`${name}@nordic.example`, name] as const));
/** Who stands there: name, end, whether there is a number, program and adviser by the names of this file. */
async function entries() {
  const rows = await db.database.selectFrom('school_roster_entry').selectAll().where('school_id', '=', school).execute();
  const names = new Map([...addressOf].map(([address, name]) => [addressHash(keys, school, address).toString('hex'), name]));
  const key = (id: string | null) => Object.keys(ids).find((name) => ids[name] === id) ?? null;
  return Object.fromEntries(
    rows.map((row) => [
      names.get(row.address_hash.toString('hex')),
      [row.ends_on, row.number_hash !== null, key(row.program_id), key(row.adviser_id)],
    ]),
  );
}

describe('a roster with more than addresses (verification.31)', () => {
  it('keeps end, number by hash, program and adviser; names are passed over', async () => {
    const upload = await take(
      'S-1,Ada Berg,finance,,2027-06-30,finn@nordic.example,ada@nordic.example\nS-2,Ben Ek,Law,Bachelor,2027-06,Gro Lie,ben@nordic.example\n',
    );
    expect(upload).toMatchObject({ rowCount: 2, addedCount: 2, unknownCount: 0, badCount: 0 });
    expect(await entries()).toEqual({ ada: ['2027-06-30', true, 'finance', 'finn'], ben: ['2027-06-30', true, 'law', 'gro'] });
    const { rows } = await db.pool.query('select row_to_json(e)::text as line from school_roster_entry e');
    for (const { line } of rows) expect(line).not.toMatch(/berg|nordic|s-1/i);
  });

  it('tells programs, levels and advisers that the school has not by their line, and takes the row', async () => {
    const upload = await read(
      'S-1,,Physics,,,nobody@nordic.example,ada@nordic.example\nS-2,,Law,,,,ben@nordic.example\nS-3,,Law,wizardry,,,cleo@nordic.example\n',
    );
    expect(upload).toMatchObject({ addedCount: 3, badCount: 0, unknownCount: 4 });
    expect(upload.unknownRows).toEqual([
      { line: 2, code: 'unknown_program' },
      { line: 2, code: 'unknown_adviser' },
      { line: 3, code: 'unknown_program' },
      { line: 4, code: 'unknown_program' },
    ]);
  });

  it('knows neither who left nor who works elsewhere', async () => {
    await db.database
      .updateTable('app_user')
      .set({ status: 'suspended' })
      .where('id', '=', ids.gro ?? '')
      .execute();
    const upload = await read('S-1,,,,,gro@nordic.example,ada@nordic.example\nS-2,,,,,ada@nordic.example,ben@nordic.example\n');
    await db.database
      .updateTable('app_user')
      .set({ status: 'active' })
      .where('id', '=', ids.gro ?? '')
      .execute();
    expect(upload.unknownRows.map((row: { line: number }) => row.line)).toEqual([2, 3]);
  });
});

describe('a student of a roster (verification.32)', () => {
  const FIRST = 'S-1,,Finance,,2027-06-30,finn@nordic.example,ada@nordic.example\nS-2,,,,,,ben@nordic.example\n';

  it('is matched by number: another address takes the place of the former, and what changes is told', async () => {
    await take(FIRST);
    const upload = await read(
      ' s-1 ,,Law,master,2028-06-30,Gro Lie,ada.new@nordic.example\nS-2,,,,,,ben@nordic.example\nS-3,,,,,,cleo@nordic.example\n',
    );
    expect(upload).toMatchObject({ addedCount: 1, changedCount: 0, movedCount: 1, removedCount: 0 });
    expect(upload.differences).toEqual([
      {
        line: 2,
        changes: [
          { field: 'address', before: null, after: null },
          { field: 'end', before: '2027-06-30', after: '2028-06-30' },
          { field: 'program', before: 'Finance', after: 'Law' },
          { field: 'adviser', before: 'finn Dahl', after: 'gro Lie' },
        ],
      },
    ]);
    expect((await act('confirm', upload.id)).statusCode).toBe(200);
    expect(await entries()).toEqual({
      'ada.new': ['2028-06-30', true, 'laws', 'gro'],
      ben: [null, true, null, null],
      cleo: [null, true, null, null],
    });
    expect((await get()).upload.differences).toEqual([]);
  });

  it('is matched by address where there is no number yet, and has it from then on', async () => {
    await take('ada@nordic.example\n', { head: 'email\n' });
    expect(await take('S-1,,,,,,ada@nordic.example\n')).toMatchObject({ addedCount: 0, changedCount: 1, movedCount: 0 });
    expect(await take('S-1,,,,,,ada.new@nordic.example\n')).toMatchObject({ addedCount: 0, movedCount: 1 });
    expect(Object.keys(await entries())).toEqual(['ada.new']);
  });

  it('stands in it once, also where two swap their addresses, or a file says one twice', async () => {
    await take(FIRST);
    expect(await take('S-1,,,,,,ben@nordic.example\nS-2,,,,,,ada@nordic.example\n')).toMatchObject({ movedCount: 2, removedCount: 0 });
    expect(await entries()).toEqual({ ben: [null, true, 'finance', 'finn'], ada: [null, true, null, null] });
    expect(await take('S-9,,,,,,cleo@nordic.example\nS-9,,,,2030-01-31,,ada.new@nordic.example\n')).toMatchObject({
      addedCount: 1,
      repeatedCount: 1,
    });
    expect(Object.keys(await entries()).sort()).toEqual(['ada', 'ada.new', 'ben']);
  });

  it('whose address becomes another’s goes, and is said to go', async () => {
    await take(FIRST);
    expect(await take('S-7,,,,,,ben@nordic.example\n')).toMatchObject({ addedCount: 1, removedCount: 1 });
    expect(await entries()).toMatchObject({ ben: [null, true, null, null] });
    expect(await db.database.selectFrom('school_roster_entry').select('school_id').execute()).toHaveLength(2);
  });

  it('that comes again unchanged changes nothing', async () => {
    await take(FIRST);
    expect(await take(FIRST)).toMatchObject({ addedCount: 0, changedCount: 0, movedCount: 0, removedCount: 0 });
    expect(await take('ada@nordic.example,2027-06-30\n', { head: 'email,end\n' })).toMatchObject({ changedCount: 0 });
    expect((await entries()).ada).toEqual(['2027-06-30', true, 'finance', 'finn']);
  });

  it('is what the file says, where the roster is replaced', async () => {
    await take(FIRST);
    expect(await take('S-1,,,,2027-06-30,,ada.new@nordic.example\n', { mode: 'replace' })).toMatchObject({
      movedCount: 1,
      removedCount: 1,
    });
    expect(await entries()).toEqual({ 'ada.new': ['2027-06-30', true, null, null] });
  });

  it.each(['add', 'replace'])('is as it was once the file is undone (%s)', async (mode) => {
    await take(FIRST);
    const all = () => db.database.selectFrom('school_roster_entry').selectAll().orderBy('address_hash').execute();
    const before = await all();
    const { id } = await take(
      'S-1,,,,,Gro Lie,ben@nordic.example\nS-2,,Law,master,,,ada.new@nordic.example\nS-5,,,,,,cleo@nordic.example\n',
      { mode },
    );
    expect(await all()).not.toEqual(before);
    expect((await act('undo', id)).statusCode).toBe(200);
    expect(await all()).toEqual(before);
  });
});

describe('the adviser of a roster (verification.33)', () => {
  const prove = () =>
    app.inject({ method: 'POST', url: '/api/v1/university-connection/roster', payload: { schoolId: school }, headers: as('ada') });
  const react = () =>
    db.database.transaction().execute(async (transaction) => {
      const payload = { state: 'verified', action: 'prove', schoolId: school };
      await adviserReactions[0]?.run({ subject: `user:${ids.ada}`, payload } as never, { transaction, now } as never);
    });
  const adviser = async () => (await db.database.selectFrom('student_adviser').select('adviser_id').execute()).map((row) => row.adviser_id);
  const rule = (adviserId: string | undefined, programId: string | null = null) =>
    db.database
      .insertInto('student_adviser_rule')
      .values({ school_id: school, place: 0, adviser_id: adviserId ?? '', program_id: programId, surname_from: '', surname_to: '' })
      .execute();

  it('is given to whoever is verified, before the rules', async () => {
    await rule(ids.gro);
    await take('S-1,,,,,finn@nordic.example,ada@nordic.example\n');
    expect((await prove()).statusCode).toBe(200);
    await react();
    expect(await adviser()).toEqual([ids.finn]);
    // What the school says of a person is theirs to take away.
    const kept = await verificationPersonalData.read(db.database, { userId: ids.ada ?? '', emailFolded: 'ada@nordic.example' });
    expect(kept).toMatchObject({ rosters: [{ school: 'Nordic', endsOn: null, program: null, adviserLastName: 'Dahl' }] });
    expect((await app.inject({ method: 'DELETE', url: url(), headers: as('admin') })).statusCode).toBe(204);
    expect(await db.database.selectFrom('school_roster_person').selectAll().execute()).toEqual([]);
  });

  it('is given to those who are verified already when staff press the button', async () => {
    await take('ada@nordic.example\n', { head: 'email\n' });
    await prove();
    const staff = `/api/v1/staff/schools/${school}/student-advisers/rules`;
    const preview = async () => (await app.inject({ url: `${staff}/preview`, headers: as('admin') })).json();
    expect(await preview()).toMatchObject({ total: 0, left: 1 });
    await take('S-1,,,,,finn@nordic.example,ada@nordic.example\n');
    expect(await preview()).toMatchObject({ total: 1, advisers: [{ id: ids.finn, students: 1 }], left: 0 });
    await app.inject({ method: 'POST', url: `${staff}/apply`, headers: as('admin'), payload: { total: 1 } });
    expect(await adviser()).toEqual([ids.finn]);
  });

  it('is nobody who left: the rules say then', async () => {
    await rule(ids.gro);
    await take('S-1,,,,,finn@nordic.example,ada@nordic.example\n');
    await prove();
    await db.database
      .updateTable('app_user')
      .set({ status: 'suspended' })
      .where('id', '=', ids.finn ?? '')
      .execute();
    await react();
    await db.database
      .updateTable('app_user')
      .set({ status: 'active' })
      .where('id', '=', ids.finn ?? '')
      .execute();
    expect(await adviser()).toEqual([ids.gro]);
  });

  it('is found by the roster’s program where the profile shows none', async () => {
    await rule(ids.gro, ids.finance);
    await take('S-1,,Law,master,,,ada@nordic.example\n');
    await prove();
    await react();
    expect(await adviser()).toEqual([]);
    await take('S-1,,Finance,,,,ada@nordic.example\n');
    await react();
    expect(await adviser()).toEqual([ids.gro]);
  });
});
