// Rosters: what is read of a file, what is refused, and what a proof by it needs.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { insertPerson } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertSession } from '../../../api/every-role.fixture.ts';
import { migrateBackground } from '../../../kernel/background/background.ts';
import type { Actor } from '../../../kernel/http/request.ts';
import { sessionKeys } from '../../../kernel/session/keys.ts';
import { sweepRosters } from './changes.ts';
import { readUpload } from './jobs.ts';
import { RosterError, type RosterRow, readRoster } from './reader.ts';

const db = await cloneDatabase();
await migrateBackground(db.pool);
const actors: Record<string, Actor> = {};
let now = new Date();
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });
const services = { database: db.database, keys: sessionKeys(TEST_SECRET), clock: { now: () => now } };
let school = 0;
let other = 0;

async function actor(name: string, role: 'Candidate' | 'SchoolAdmin', schoolId?: number): Promise<void> {
  const roles = [schoolId === undefined ? { role } : { role, schoolId }];
  const userId = await insertPerson(db.database, { email: `${name}@nordic.example`, password: null, roles });
  const held = { roles: [role], organizationIds: [], schoolIds: schoolId === undefined ? [] : [schoolId], staffSchoolIds: [] };
  actors[name] = { kind: 'user', userId, sessionId: await insertSession(db.database, userId), ...held, secondFactor: false };
}
beforeAll(async () => {
  const schools = [
    { name: 'Nordic', slug: 'nordic' },
    { name: 'Other', slug: 'other' },
  ];
  [school = 0, other = 0] = (await db.database.insertInto('school').values(schools).returning('id').execute()).map(({ id }) => id);
  const methods = [school, other].map((school_id) => ({ school_id, method: 'roster', position: 0, validity_days: 365 }));
  await db.database.insertInto('school_verification_method').values(methods).execute();
  await actor('ada', 'Candidate');
  await actor('ben', 'Candidate');
  await actor('admin', 'SchoolAdmin', school);
  await actor('neighbour', 'SchoolAdmin', other);
});
beforeEach(async () => {
  now = new Date();
  for (const table of ['school_connection', 'school_roster_entry', 'school_roster_upload']) await db.pool.query(`delete from ${table}`);
});

const ROSTER = (id = school) => `/api/v1/staff/schools/${id}/roster`;
const as = (name: string) => ({ 'x-test-actor': name });
const get = async () => (await app.inject({ url: ROSTER(), headers: as('admin') })).json();
const upload = (bytes: Uint8Array | string, mode?: string, name = 'admin', id = school) => {
  const form = multipart(
    { name: 'file', fileName: 'roster.csv', bytes: Buffer.from(bytes) },
    ...(mode ? [{ name: 'mode', value: mode }] : []),
  );
  return app.inject({ method: 'POST', url: ROSTER(id), payload: form.payload, headers: { ...form.headers, ...as(name) } });
};
/** Uploads, and reads as the job does. */
async function read(bytes: Uint8Array | string, mode?: string, name = 'admin', id = school) {
  const reply = await upload(bytes, mode, name, id);
  expect(reply.statusCode, reply.body).toBe(202);
  expect(reply.json().upload).toMatchObject({ state: 'waiting', progressPercent: 0 });
  await readUpload(services, reply.json().upload.id);
  return get();
}

const act = (step: 'confirm' | 'drop' | 'undo', uploadId: string, name = 'admin', id = school) =>
  app.inject({ method: 'POST', url: `${ROSTER(id)}/${uploadId}/${step}`, headers: as(name) });

/** Reads, and takes over what was shown. */
async function take(bytes: Uint8Array | string, mode?: string, name = 'admin', id = school) {
  const shown = await read(bytes, mode, name, id);
  const reply = await act('confirm', (await app.inject({ url: ROSTER(id), headers: as(name) })).json().upload.id, name, id);
  expect(reply.statusCode, reply.body).toBe(200);
  return shown && reply.json();
}
const prove = (name = 'ada', schoolId = school) =>
  app.inject({ method: 'POST', url: '/api/v1/university-connection/roster', payload: { schoolId }, headers: as(name) });
const rows = async (bytes: Uint8Array | string): Promise<RosterRow[]> => {
  const found: RosterRow[] = [];
  for await (const row of readRoster(Buffer.from(bytes))) found.push(row);
  return found;
};
const addresses = async (bytes: Uint8Array | string) =>
  (await rows(bytes)).map((row) => (row.ok ? [row.address, row.endsOn] : [row.line, row.code]));

describe('a file', () => {
  it.each<[string, Uint8Array | string]>([
    ['with commas', 'name,email,end\nAda,ada@nordic.example,2027-06-30\n'],
    ['with semicolons, other words and a mark', '\ufeffName;E-Mail;Valid until\r\nAda;ada@nordic.example;30.06.2027\r\n'],
    ['with tabs and a month', 'Student e-mail\tEnd date\nada@nordic.example\t2027-06\n'],
    ['in UTF-16', Buffer.from('\ufeffname,email,end\nÅda,ada@nordic.example,2027-06-30\n', 'utf16le')],
    ['in the encoding of an old spreadsheet', Buffer.from('name,email,end\nÅse,ada@nordic.example,2027-06-30\n', 'latin1')],
    ['with quotes and a line break in a name', 'name,email,end\n"Berg,\nAda",ada@nordic.example,2027-06-30\n'],
    ['with quotes that are none', 'name,email,end\nAda "the" Berg,ada@nordic.example,2027-06-30\n'],
    ['with empty lines', '\nname,email,end\n\n,,\nAda,ada@nordic.example,2027-06-30\n\n'],
  ])('%s is read', async (_title, bytes) => {
    expect(await addresses(bytes)).toEqual([['ada@nordic.example', '2027-06-30']]);
  });

  it('may be a bare list', async () => {
    expect(await addresses('ada@nordic.example\nben@nordic.example\n')).toEqual([
      ['ada@nordic.example', null],
      ['ben@nordic.example', null],
    ]);
  });

  it('tells bad rows by their line', async () => {
    const text =
      'email,end\nada@nordic.example,soon\nnobody,\n,2027-01-01\n"x\ny",\nben@nordic.example,2027-02-30\nben@nordic.example,06/07/2027\nok@nordic.example,\n';
    expect(await addresses(text)).toEqual([
      [2, 'bad_date'],
      [3, 'bad_address'],
      [4, 'no_address'],
      [5, 'bad_address'],
      [7, 'bad_date'],
      [8, 'bad_date'],
      ['ok@nordic.example', null],
    ]);
  });

  it.each<[string, Uint8Array | string, string]>([
    ['empty', '', 'empty'],
    ['of spaces', ' \n\n', 'empty'],
    ['without a column of addresses', 'name,grade\nAda,5\n', 'no_column'],
    ['that is a picture', Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(5000, 7)]), 'no_column'],
    ['of one endless record', `email\n"${'x'.repeat(60_000)}`, 'damaged'],
  ])('%s is refused', async (_title, bytes, fault) => {
    await expect(rows(bytes)).rejects.toMatchObject({ fault });
    await expect(rows(bytes)).rejects.toBeInstanceOf(RosterError);
  });
});

describe('an upload', () => {
  it('of 100,000 lines with 500 bad ones takes the good ones and names the bad', async () => {
    const lines = ['email,name,end'];
    for (let at = 0; at < 100_000; at += 1)
      lines.push(at % 200 === 7 ? `not an address ${at},x,` : `student${at}@nordic.example,Student ${at},${at % 3 ? '' : '2030-06-30'}`);
    const begun = performance.now();
    const roster = await take(lines.join('\n'));
    console.info(`100,000 lines in ${Math.round(performance.now() - begun)} ms`);
    expect(roster).toMatchObject({
      count: 99_500,
      upload: { state: 'done', progressPercent: 100, rowCount: 100_000, addedCount: 99_500, repeatedCount: 0, badCount: 500, fault: null },
    });
    expect(roster.upload.badRows).toHaveLength(500);
    expect(roster.upload.badRows[0]).toEqual({ line: 9, code: 'bad_address' });
  }, 60_000);

  it('is shown first: what comes, changes and goes, bad rows, addresses of public mail providers; nothing counts yet', async () => {
    await take('email,end\nada@nordic.example,2030-01-31\nben@nordic.example,\ndora@nordic.example,\n');
    const file = 'email,end\nada@nordic.example,2031-01-31\nben@nordic.example,\ncleo@gmail.com,\nnobody,\n';
    const changes = { state: 'read', addedCount: 1, changedCount: 1, badCount: 1, publicCount: 1, publicLines: [4] };
    expect(await read(file)).toMatchObject({ count: 3, upload: { ...changes, mode: 'add', removedCount: 0 } });
    expect(await read(file, 'replace')).toMatchObject({ count: 3, upload: { ...changes, mode: 'replace', removedCount: 1 } });
    expect((await prove('ben')).statusCode).toBe(200);
  });

  it('that is dropped changes nothing, and is gone', async () => {
    await take('email\nada@nordic.example\n');
    const { upload: shown } = await read('email\nben@nordic.example\n', 'replace');
    expect((await act('drop', shown.id)).json()).toMatchObject({ count: 1, upload: { state: 'dropped' } });
    expect((await act('confirm', shown.id)).json().code).toBe('verification.roster_over');
    expect(await db.database.selectFrom('school_roster_row').selectAll().execute()).toEqual([]);
  });

  it('that was taken over is undone within 7 days, as it was before', async () => {
    await take('email,end\nada@nordic.example,2030-01-31\nben@nordic.example,\n');
    const entries = () => db.database.selectFrom('school_roster_entry').selectAll().orderBy('address_hash').execute();
    const before = await entries();
    const taken = await take('email,end\nada@nordic.example,2031-01-31\ncleo@nordic.example,\n', 'replace');
    expect(taken).toMatchObject({ count: 2, undoable: { id: taken.upload.id } });
    now = new Date(now.getTime() + 6 * 86_400_000);
    expect((await act('undo', taken.upload.id)).json()).toMatchObject({ count: 2, upload: { state: 'undone' }, undoable: null });
    expect(await entries()).toEqual(before);
    expect((await act('undo', taken.upload.id)).json().code).toBe('verification.roster_over');
  });

  it('is undone only while it is the last one, for 7 days; then what was before is forgotten', async () => {
    const first = await take('email\nada@nordic.example\n');
    const second = await take('email\nben@nordic.example\n');
    expect((await act('undo', first.upload.id)).json().code).toBe('verification.too_late');
    now = new Date(now.getTime() + 8 * 86_400_000);
    expect((await get()).undoable).toBeNull();
    expect((await act('undo', second.upload.id)).json().code).toBe('verification.too_late');
    await read('email\ncleo@nordic.example\n');
    now = new Date(now.getTime() + 8 * 86_400_000);
    expect(await sweepRosters(db.database, now)).toBe(2);
    for (const table of ['school_roster_former', 'school_roster_row'] as const)
      expect(await db.database.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('of another school is nobody’s to confirm, drop or undo', async () => {
    const { upload: shown } = await read('email\nada@nordic.example\n');
    for (const step of ['confirm', 'drop', 'undo'] as const) {
      expect((await act(step, shown.id, 'neighbour')).statusCode).toBe(404);
      expect((await act(step, shown.id, 'neighbour', other)).statusCode).toBe(404);
    }
    expect((await get()).upload.state).toBe('read');
  });

  it('keeps no address that could be read, and no file', async () => {
    // No word of hex digits alone: an identifier that a chance made may hold "ada".
    await take('email\ntorsten@nordic.example\n');
    const entry = await db.database.selectFrom('school_roster_entry').selectAll().execute();
    expect(JSON.stringify(entry)).not.toMatch(/torsten|nordic/);
    expect(entry[0]?.address_hash).toHaveLength(32);
    expect(await db.database.selectFrom('school_roster_upload').select('sealed_file').execute()).toEqual([{ sealed_file: null }]);
  });

  it('lies sealed until it is read', async () => {
    await upload('email\nada@nordic.example\n');
    const { sealed_file } = await db.database.selectFrom('school_roster_upload').select('sealed_file').executeTakeFirstOrThrow();
    expect(sealed_file?.toString('latin1')).not.toContain('ada@');
  });

  it('adds by default, and replaces the roster as a whole only when told', async () => {
    await take('email\nada@nordic.example\nben@nordic.example\n');
    expect((await take('email\ncleo@nordic.example\n')).count).toBe(3);
    expect((await take('email\ncleo@nordic.example\n', 'replace')).count).toBe(1);
  });

  it('counts an address once, however it is spelled; its last row counts', async () => {
    const roster = await take('email,end\nAda@Nordic.example,2020-01-01\n ada@nordic.example ,\n');
    expect(roster).toMatchObject({ count: 1, endedCount: 0, upload: { addedCount: 1, repeatedCount: 1 } });
  });

  it('that cannot be taken leaves the former roster as it was, and says why', async () => {
    await take('email\nada@nordic.example\n');
    expect(await read('name\nAda\n')).toMatchObject({ count: 1, upload: { state: 'failed', fault: 'no_column' } });
    const bad = await read('email\nnobody\nno one\n');
    expect(bad).toMatchObject({ count: 1, upload: { state: 'failed', fault: 'no_rows', badCount: 2 } });
    expect(bad.upload.badRows).toEqual([
      { line: 2, code: 'bad_address' },
      { line: 3, code: 'bad_address' },
    ]);
  });

  it('waits for the one before it', async () => {
    const first = (await upload('email\nada@nordic.example\n')).json();
    expect((await upload('email\nben@nordic.example\n')).json().code).toBe('verification.roster_running');
    expect((await app.inject({ method: 'DELETE', url: ROSTER(), headers: as('admin') })).json().code).toBe('verification.roster_running');
    await readUpload(services, first.upload.id);
    // One that was shown and not confirmed gives way.
    expect((await upload('email\nben@nordic.example\n')).statusCode).toBe(202);
    expect((await act('confirm', first.upload.id)).json().code).toBe('verification.roster_over');
    now = new Date(now.getTime() + 2 * 3_600_000);
    expect((await upload('email\nben@nordic.example\n')).statusCode).toBe(202);
  });

  it('read twice is read once', async () => {
    const { upload: told } = await take('email\nada@nordic.example\n');
    await db.database.deleteFrom('school_roster_entry').execute();
    await readUpload(services, told.id);
    expect((await get()).count).toBe(0);
  });

  it('over 16 MiB is refused, and so is no file', async () => {
    expect((await upload(Buffer.alloc(16 * 1024 * 1024 + 1, 'a'))).json().code).toBe('verification.roster_too_large');
    expect((await app.inject({ method: 'POST', url: ROSTER(), payload: {}, headers: as('admin') })).statusCode).toBe(415);
  });

  it('is a matter of the school’s own administrators', async () => {
    expect((await upload('email\nx@nordic.example\n', undefined, 'neighbour')).statusCode).toBe(404);
    expect((await app.inject({ url: ROSTER(), headers: as('neighbour') })).statusCode).toBe(404);
  });

  it('and its deletion are audited, with counts and without addresses', async () => {
    await db.database.deleteFrom('audit_line').execute();
    await take('email\nada@nordic.example\n');
    expect((await app.inject({ method: 'DELETE', url: ROSTER(), headers: as('admin') })).statusCode).toBe(204);
    expect(await get()).toEqual({ count: 0, endedCount: 0, upload: null, undoable: null });
    const lines = await db.database
      .selectFrom('audit_line')
      .select(['action', 'detail'])
      .where('school_id', '=', school)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(['verification.roster_deleted', 'verification.roster_confirmed']);
    expect(lines[0]?.detail).toEqual({ count: 1 });
  });
});

describe('a proof by the roster', () => {
  it('is at once, until the last day there or the end of validity', async () => {
    await take('email,end\nada@nordic.example,2027-01-31\n');
    now = new Date('2026-12-01T12:00:00Z');
    const reply = await prove();
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ state: 'verified', expiresAt: '2027-02-01T00:00:00.000Z' });
    expect((await prove()).json()).toEqual(reply.json());
  });

  it('needs a proven address: a contact address is only typed', async () => {
    await take('email\nben@private.example\n');
    await db.pool.query(`update app_user set contact_email = 'ben@private.example' where email = 'ben@nordic.example'`);
    expect((await prove('ben')).json().code).toBe('verification.not_in_roster');
    await take('email\nben@nordic.example\n');
    await db.pool.query(`update app_user set email_verified_at = null where email = 'ben@nordic.example'`);
    expect((await prove('ben')).json().code).toBe('verification.not_in_roster');
    await db.pool.query('update app_user set email_verified_at = now()');
    expect((await prove('ben')).statusCode).toBe(200);
  });

  it('takes a student address whose link was opened', async () => {
    await take('email\na.berg@student.nordic.example\n');
    await db.pool.query(
      `insert into school_connection (id, user_id, school_id) select gen_random_uuid(), id, $1 from app_user where email = 'ada@nordic.example'`,
      [school],
    );
    await db.pool.query(
      `insert into school_connection_link (hash, connection_id, email, expires_at) select '\\x01', id, 'A.Berg@student.nordic.example', now() from school_connection`,
    );
    expect((await prove()).json().code).toBe('verification.not_in_roster');
    await db.pool.query('update school_connection_link set used_at = now()');
    expect((await prove()).statusCode).toBe(200);
  });

  it('is at once for whoever asks in another way: no link, no queue', async () => {
    await take('email\nada@nordic.example\n');
    await db.database.insertInto('school_verification_method').values({ school_id: school, method: 'manual', position: 1 }).execute();
    const ask = (name: string) => {
      const payload = { schoolId: school, noAcademicEmail: true, message: 'I study here.' };
      return app.inject({ method: 'POST', url: '/api/v1/university-connection', payload, headers: as(name) });
    };
    const reply = await ask('ada');
    expect(reply.json()).toMatchObject({ code: 'Verified', connection: { state: 'verified', method: 'roster' } });
    expect((await ask('ada')).json().code).toBe('ExistingConnection');
    expect((await ask('ben')).json()).toMatchObject({ code: 'Requested', connection: { state: 'pending' } });
    await db.database.deleteFrom('school_verification_method').where('method', '=', 'manual').execute();
  });

  it('is over with the last day', async () => {
    await take('email,end\nada@nordic.example,2026-12-31\n');
    now = new Date('2027-01-01T00:00:01Z');
    expect((await prove()).json().code).toBe('verification.not_in_roster');
    expect(await get()).toMatchObject({ count: 0, endedCount: 1 });
  });

  it('of another school proves nothing here', async () => {
    await take('email\nada@nordic.example\n', undefined, 'neighbour', other);
    expect((await prove()).json().code).toBe('verification.not_in_roster');
    expect((await prove('ada', other)).statusCode).toBe(200);
  });

  it('needs the school to take it', async () => {
    await take('email\nada@nordic.example\n');
    await db.database.updateTable('school_verification_method').set({ is_on: false }).execute();
    expect((await prove()).json().code).toBe('verification.method_off');
    await db.database.updateTable('school_verification_method').set({ is_on: true }).execute();
    expect((await prove('ada', 2_000_000_000)).json().code).toBe('not_found');
  });
});
