// The students of a school as its staff see them: list, filters, file, labels, notes, record, and what a private profile keeps.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyRole } from '../../api/every-role.fixture.ts';
import { toProblem } from '../../kernel/http/problems.ts';
import type { Actor } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { ensureConnection, moveConnection } from '../verification/commands.ts';
import { insertProvingSchool } from '../verification/school.fixture.ts';
import { eraseStudentNotes, studentPersonalData } from './personal-data.ts';

const NOW = new Date('2026-03-01T10:00:00Z');
const clock = { now: NOW };
const db = await cloneDatabase();
const roles = await everyRole(db.database);
const { staffSchoolIds: [own = 0] = [] } = roles.careerStaff as { staffSchoolIds?: number[] };
const neighbour = await insertProvingSchool(db.database, { name: 'Neighbour', slug: 'neighbour' });
const actors: Record<string, Actor> = {
  ...roles,
  neighbour: { ...(roles.careerStaff as Extract<Actor, { kind: 'user' }>), staffSchoolIds: [neighbour] },
};
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => clock.now });
const BASE = `/api/v1/staff/schools/${own}`;

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = 'careerStaff') {
  const url = path.startsWith('/api') ? path : BASE + path;
  return app.inject({
    method,
    url,
    headers: { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' },
    ...(body ? { payload: body } : {}),
  });
}
const list = async (query = '') => (await send('GET', `/students${query}`)).json();
const names = async (query = ''): Promise<string[]> => (await list(query)).rows.map((row: { name: string }) => row.name);
const record = async (id: string, actor?: string) => (await send('GET', `/students/${id}`, undefined, actor)).json();

const programs: Record<string, string> = {};
async function program(name: string, level: string, schoolId = own): Promise<string> {
  const id = newId();
  await db.database.insertInto('study_program').values({ id, school_id: schoolId, name, level_id: level, is_verified: true }).execute();
  programs[name] = id;
  return id;
}

type Given = { first: string; last: string; studies?: [string, string | null][]; visibility?: string };
async function student({ first, last, studies = [], visibility = 'schools' }: Given, schoolId = own): Promise<string> {
  const id = await insertPerson(db.database, {
    email: `${first}@mail.example`.toLowerCase(),
    firstName: first,
    lastName: last,
    password: null,
  });
  const candidate = newId();
  await db.database
    .insertInto('candidate')
    .values({ id: candidate, user_id: id, profile_visibility: visibility, summary: `<p>${first}</p>` })
    .execute();
  for (const [name, end] of studies)
    await db.database
      .insertInto('candidate_study_program')
      .values({ id: newId(), candidate_id: candidate, study_program_id: programs[name] ?? '', end_on: end })
      .execute();
  await ensureConnection(db.database, id, schoolId, NOW);
  return id;
}
const prove = async (id: string, studentEmail: string) =>
  moveConnection(db.database, await ensureConnection(db.database, id, own, NOW), 'prove', { kind: 'candidate', userId: id }, NOW, {
    method: 'academic_email',
    studentEmail,
  });

let ada: string;
let bo: string;
let cem: string;
let dora: string;
let stranger: string;
beforeAll(async () => {
  await program('Finance', 'master');
  await program('Systems', 'bachelor');
  await program('Elsewhere', 'phd', neighbour);
  ada = await student({
    first: 'Ada',
    last: 'Berg',
    studies: [
      ['Finance', '2027-06-01'],
      ['Systems', '2025-06-01'],
    ],
  });
  bo = await student({ first: 'Bo', last: 'Åström', studies: [['Systems', '2025-06-01']] });
  cem = await student({ first: 'Cem', last: 'Łukasz', studies: [['Systems', null]], visibility: 'private' });
  dora = await student({ first: '=Dora', last: '李' });
  stranger = await student({ first: 'Nils', last: 'Strange', studies: [['Elsewhere', null]] }, neighbour);
  await prove(ada, 'ada.berg@student.nordic.example');
  await prove(cem, 'c.lukasz@student.nordic.example');
  await moveConnection(db.database, await ensureConnection(db.database, bo, own, NOW), 'request', { kind: 'candidate', userId: bo }, NOW, {
    method: 'manual',
    text: 'Please',
  });
});

describe('the list', () => {
  it('shows everybody who is connected, with the program that ends last', async () => {
    const { rows, total } = await list();
    expect(total).toBe(4);
    expect(rows.find((row: { id: string }) => row.id === ada)).toMatchObject({
      name: 'Ada Berg',
      email: 'ada.berg@student.nordic.example',
      program: { name: 'Finance', levelId: 'master' },
      endsOn: '2027-06-30',
      state: 'verified',
      verdict: null,
      lastSeenAt: null,
      isPrivate: false,
    });
    expect(rows.find((row: { id: string }) => row.id === bo).email).toBe('bo@mail.example');
  });

  it('shows of a private profile the name and the connection only, and no filter tells more', async () => {
    const row = (await list('?q=cem')).rows[0];
    expect(row).toMatchObject({
      name: 'Cem Łukasz',
      email: 'c.lukasz@student.nordic.example',
      isPrivate: true,
      program: null,
      endsOn: null,
      lastSeenAt: null,
    });
    expect(await names('?levels=bachelor')).toEqual(['Bo Åström']);
    expect(await names('?study=current')).toEqual(['Ada Berg']);
    expect(await names('?q=cem%40mail')).toEqual([]);
    const shown = await record(cem);
    expect(shown).toMatchObject({ isPrivate: true, profile: null, avatar: null, lastSeenAt: null });
    await db.database.updateTable('candidate').set({ profile_visibility: 'schools' }).where('user_id', '=', cem).execute();
    expect((await list('?q=cem%40mail')).rows[0]).toMatchObject({ isPrivate: false, program: { name: 'Systems' }, endsOn: null });
    await db.database.updateTable('candidate').set({ profile_visibility: 'private' }).where('user_id', '=', cem).execute();
    expect(await names('?q=cem%40mail')).toEqual([]);
  });

  it.each([
    ['?q=ber', ['Ada Berg']],
    ['?q=BERG%20ada', ['Ada Berg']],
    ['?q=er', []],
    ['?q=be', ['Ada Berg']],
    ['?q=astrom', ['Bo Åström']],
    ['?q=str%C3%B6m', ['Bo Åström']],
    ['?q=lukasz', ['Cem Łukasz']],
    ['?q=%E6%9D%8E', ['=Dora 李']],
    ['?q=student.nordic', ['Ada Berg', 'Cem Łukasz']],
    ['?q=bo%40mail.example', ['Bo Åström']],
    ['?q=strange', []],
    ['?q=%25', []],
    ['?states=pending', ['Bo Åström']],
    ['?states=verified&states=pending', ['Ada Berg', 'Bo Åström', 'Cem Łukasz']],
    ['?levels=master', ['Ada Berg']],
    ['?levels=phd', []],
    ['?endsFrom=2027-01-01', ['Ada Berg']],
    ['?endsTo=2025-06-30', ['Bo Åström']],
    ['?endsTo=2025-06-29', []],
    ['?endsFrom=2025-01-01&endsTo=2025-12-31', ['Bo Åström']],
    ['?study=graduated', ['Bo Åström']],
    ['?study=current', ['Ada Berg']],
  ])('finds by %s', async (query, found) => {
    expect((await names(query)).sort()).toEqual([...found].sort());
  });

  it('finds by program, and names the programs, years and labels to choose from', async () => {
    expect(await names(`?program=${programs.Systems}`)).toEqual(['Bo Åström']);
    expect(await names(`?program=${programs.Elsewhere}`)).toEqual([]);
    const filters = (await send('GET', '/students/filters')).json();
    expect(filters).toMatchObject({ firstEndYear: 2025, lastEndYear: 2027 });
    expect(filters.programs.map((one: { name: string }) => one.name)).toEqual(['Finance', 'Systems']);
  });

  it('is sorted by name, end, state and time, both ways', async () => {
    expect(await names('?sort=name')).toEqual(['=Dora 李', 'Ada Berg', 'Bo Åström', 'Cem Łukasz']);
    expect((await names('?sort=endsOn')).slice(0, 2)).toEqual(['Bo Åström', 'Ada Berg']);
    expect((await names('?sort=state')).slice(0, 2)).toEqual(['Bo Åström', '=Dora 李']);
    for (const sort of ['name', 'endsOn', 'state', 'since'])
      expect(await names(`?sort=-${sort}`)).toEqual((await names(`?sort=${sort}`)).reverse());
  });

  it.each(['?sort=email', '?states=gone', '?levels=x', '?program=7', '?endsFrom=2025-02-30', '?study=never', '?labels=x', '?q=%00'])(
    'refuses %s',
    async (query) => {
      expect((await send('GET', `/students${query}`)).statusCode).toBe(422);
    },
  );

  it('follows names, addresses, programs and people that go', async () => {
    const id = await student({ first: 'Eli', last: 'Old', studies: [['Finance', null]] });
    await db.database.updateTable('app_user').set({ last_name: 'Newname', email: 'eli@new.example' }).where('id', '=', id).execute();
    expect(await names('?q=newname')).toEqual(['Eli Newname']);
    expect(await names('?q=eli%40new')).toEqual(['Eli Newname']);
    await db.database.deleteFrom('candidate_study_program').where('candidate_id', 'in', db.database.selectFrom('candidate').select('id').where('user_id', '=', id)).execute(); // biome-ignore format: a query
    expect((await list('?q=newname')).rows[0].program).toBeNull();
    await db.database.deleteFrom('app_user').where('id', '=', id).execute();
    expect(await names('?q=newname')).toEqual([]);
  });

  it('comes as a file of what is filtered, which a spreadsheet does not run', async () => {
    const reply = await send('GET', '/students/export.csv?sort=name');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="students-2026-03-01.csv"');
    expect(reply.body.startsWith('\ufeff')).toBe(true);
    const lines = reply.body.trim().split('\r\n');
    expect(lines[0]).toBe('First name,Last name,E-mail,Program,Level,Ends,State,Labels,Adviser,Connected since,Last seen');
    expect(lines[1]).toContain("'=Dora,李,");
    expect(lines[2]).toBe('Ada,Berg,ada.berg@student.nordic.example,Finance,master,2027-06-30,verified,,,2026-03-01,');
    expect(lines[4]).toBe('Cem,Łukasz,c.lukasz@student.nordic.example,,,,verified,,,2026-03-01,');
    expect((await send('GET', '/students/export.csv?levels=master')).body.trim().split('\r\n')).toHaveLength(2);
  });
});

describe('a neighbour', () => {
  it('sees and does nothing here', async () => {
    const tried: [Parameters<typeof send>[0], string, object?][] = [
      ['GET', '/students'],
      ['GET', '/students/export.csv'],
      ['GET', '/students/filters'],
      ['GET', '/student-labels'],
      ['GET', `/students/${ada}`],
      ['POST', `/students/${ada}/revoke`, { reason: 'x' }],
      ['POST', `/students/${ada}/extend`, { endsOn: null }],
      ['POST', `/students/${ada}/notes`, { text: 'x', isShared: true }],
      ['POST', '/students/labels', { students: { ids: [ada] } }],
      ['POST', '/student-labels', { name: 'x', color: 'red' }],
    ];
    for (const [method, path, body] of tried) expect([path, (await send(method, path, body, 'neighbour')).statusCode]).toEqual([path, 404]);
    expect((await send('GET', `/students/${stranger}`)).statusCode).toBe(404);
    expect((await send('GET', `/students/${newId()}`)).statusCode).toBe(404);
  });
});

describe('labels', () => {
  const make = async (name: string, color = 'blue') => (await send('POST', '/student-labels', { name, color })).json();

  it('are the school’s own: made, renamed, put on many, filtered by, taken away and deleted', async () => {
    const [mentor, honours] = [await make('Mentor'), await make('Honours', 'yellow')];
    const put = (body: object) => send('POST', '/students/labels', body);
    expect((await put({ students: { ids: [ada, bo] }, add: [mentor.id, honours.id] })).json()).toMatchObject({ students: 2 });
    expect((await put({ students: { ids: [ada, bo] }, add: [mentor.id], remove: [honours.id] })).json()).toMatchObject({ students: 2 });
    expect((await list('?q=ada')).rows[0].labels).toEqual([{ id: mentor.id, name: 'Mentor', color: 'blue', isProvided: false }]);
    expect(await names(`?labels=${mentor.id}`)).toEqual(['Ada Berg', 'Bo Åström']);
    expect(await names(`?labels=${honours.id}`)).toEqual([]);
    expect((await send('PUT', `/student-labels/${mentor.id}`, { name: 'Guide', color: 'teal' })).json()).toEqual({
      id: mentor.id,
      name: 'Guide',
      color: 'teal',
      isProvided: false,
    });
    expect((await send('GET', '/students/filters')).json().labels.map((one: { name: string }) => one.name)).toEqual(['Guide', 'Honours']);
    expect((await send('GET', '/student-labels')).json().labels).toMatchObject([
      { name: 'Guide', students: 2 },
      { name: 'Honours', students: 0 },
    ]);
    expect((await send('DELETE', `/student-labels/${mentor.id}`)).statusCode).toBe(204);
    expect((await list('?q=ada')).rows[0].labels).toEqual([]);
    expect((await send('DELETE', `/student-labels/${mentor.id}`)).statusCode).toBe(404);
  });

  it('have a name of their own, and one of the colours', async () => {
    const twin = await make('Twin');
    expect((await make('  TWÍN ')).code).toBe('students.label_taken');
    expect((await make(' \u200b ')).code).toBe('students.label_name');
    expect((await send('POST', '/student-labels', { name: 'x', color: '#ff0000' })).statusCode).toBe(422);
    expect((await send('PUT', `/student-labels/${twin.id}`, { name: 'Honours', color: 'red' })).json().code).toBe('students.label_taken');
    expect((await send('PUT', `/student-labels/${newId()}`, { name: 'Nobody', color: 'red' })).statusCode).toBe(404);
  });

  it('are put on all who are named, or on nobody', async () => {
    const label = await make('Whole');
    const foreign = newId();
    await db.database.insertInto('student_label').values({ id: foreign, school_id: neighbour, name: 'Foreign', folded_name: 'foreign', color: 'red' }).execute(); // biome-ignore format: a row
    for (const body of [
      { students: { ids: [ada, stranger] }, add: [label.id] },
      { students: { ids: [ada] }, add: [label.id, foreign] },
      { students: { ids: [ada] }, remove: [foreign] },
    ])
      expect((await send('POST', '/students/labels', body)).statusCode).toBe(404);
    expect(await names(`?labels=${label.id}`)).toEqual([]);
    expect((await send('POST', '/students/labels', { students: { ids: [] }, add: [label.id] })).statusCode).toBe(422);
  });

  it('are put on all that match the list’s own filters and words, while as many match as were shown', async () => {
    const label = await make('Matching');
    const { total } = await list('?states=verified');
    const matching = { states: ['verified'], q: '' };
    const put = (students: object, more: object = { add: [label.id] }) => send('POST', '/students/labels', { students, ...more });
    const late = await put({ matching, total: total + 1 });
    expect([late.statusCode, late.json().code, late.json().detail]).toEqual([409, 'lists.changed', `${total}`]);
    expect(await names(`?labels=${label.id}`)).toEqual([]);
    expect((await put({ matching, total })).json()).toMatchObject({ students: total, change: expect.any(String) });
    expect(await names(`?labels=${label.id}`)).toEqual(await names('?states=verified'));
    expect((await put({ matching: { labels: [label.id], q: 'ada' }, total: 1 }, { remove: [label.id] })).json()).toMatchObject({
      students: 1,
    });
    expect((await list(`?labels=${label.id}`)).total).toBe(total - 1);
    for (const students of [
      { matching: { states: ['gone'] }, total },
      { matching: { page: 2 }, total },
      { matching, total: 0 },
      { matching, total: 10_001 },
      { matching },
      { ids: [ada], total: 1 },
    ])
      expect([students, (await put(students)).statusCode]).toEqual([students, 422]);
  });

  it('come back as they were by one undo of all, for a day, and once', async () => {
    const [kept, gone] = [await make('Kept'), await make('Gone')];
    const put = async (body: object) => (await send('POST', '/students/labels', { students: { ids: [ada, bo] }, ...body })).json();
    const undo = (change: string, actor?: string) => send('POST', '/students/labels/undo', { change }, actor);
    await send('POST', '/students/labels', { students: { ids: [ada] }, add: [kept.id, gone.id] });
    const { change } = await put({ add: [kept.id], remove: [gone.id] });
    expect(await put({ add: [kept.id] })).toEqual({ students: 2, change: null });
    expect((await undo(change, 'neighbour')).statusCode).toBe(404);
    expect((await undo(change, 'schoolAdmin')).statusCode).toBe(204);
    expect([await names(`?labels=${kept.id}`), await names(`?labels=${gone.id}`)]).toEqual([['Ada Berg'], ['Ada Berg']]);
    await send('POST', '/students/labels', { students: { ids: [bo] }, add: [kept.id] });
    expect((await undo(change)).statusCode).toBe(204);
    expect(await names(`?labels=${kept.id}`)).toEqual(['Ada Berg', 'Bo Åström']);
    const later = await put({ remove: [kept.id, gone.id] });
    await send('DELETE', `/student-labels/${gone.id}`);
    clock.now = new Date(NOW.getTime() + 86_400_001);
    expect((await undo(later.change)).statusCode).toBe(404);
    clock.now = NOW;
    expect((await undo(later.change)).statusCode).toBe(204);
    expect(await names(`?labels=${kept.id}`)).toEqual(['Ada Berg', 'Bo Åström']);
    expect((await undo(newId())).statusCode).toBe(404);
  });
});

describe('notes', () => {
  it('are their author’s, or shared with colleagues, and only their author changes them', async () => {
    const write = (text: string, isShared: boolean, actor?: string) => send('POST', `/students/${bo}/notes`, { text, isShared }, actor);
    const secret = (await write('Mine alone', false)).json();
    const shared = (await write(' Met at the fair \r\n\r\n\r\n twice ', true)).json();
    expect(shared).toMatchObject({ text: 'Met at the fair\n\ntwice', isShared: true, isMine: true, author: 'Ada Berg' });
    expect((await record(bo, 'schoolAdmin')).notes).toMatchObject([{ id: shared.id, isMine: false }]);
    expect((await record(bo)).notes).toHaveLength(2);
    const change = (id: string, actor: string) => send('PUT', `/students/${bo}/notes/${id}`, { text: 'Changed', isShared: true }, actor);
    expect((await change(shared.id, 'schoolAdmin')).statusCode).toBe(404);
    expect((await send('DELETE', `/students/${bo}/notes/${secret.id}`, undefined, 'schoolAdmin')).statusCode).toBe(404);
    expect((await send('PUT', `/students/${ada}/notes/${shared.id}`, { text: 'x', isShared: true })).statusCode).toBe(404);
    expect((await change(shared.id, 'careerStaff')).json().text).toBe('Changed');
    expect(await studentPersonalData.read(db.database, { userId: bo, emailFolded: '' })).toMatchObject({
      notes: [{ school: 'Nordic', text: 'Changed' }],
    });
    const author = (roles.careerStaff as { userId: string }).userId;
    await db.database.transaction().execute((transaction) => eraseStudentNotes(transaction, { userId: author, emailFolded: '' }));
    expect((await record(bo)).notes).toMatchObject([{ id: shared.id }]);
    expect((await send('DELETE', `/students/${bo}/notes/${shared.id}`)).statusCode).toBe(204);
    expect((await record(bo)).notes).toEqual([]);
  });

  it('say something, in at most 2,000 characters', async () => {
    expect((await send('POST', `/students/${bo}/notes`, { text: ' \n ', isShared: true })).json().code).toBe('students.note_empty');
    expect((await send('POST', `/students/${bo}/notes`, { text: 'x'.repeat(2001), isShared: true })).statusCode).toBe(422);
  });
});

it('labels and notes outlive a connection that the person removes, and are shown to nobody meanwhile', async () => {
  const rea = await student({ first: 'Rea', last: 'Turner' });
  const label = (await send('POST', '/student-labels', { name: 'Returner', color: 'teal' })).json();
  const stays = { students: { ids: [rea] }, add: [label.id] };
  expect((await send('POST', '/students/labels', stays)).statusCode).toBe(200);
  expect((await send('POST', `/students/${rea}/notes`, { text: 'Comes back in spring', isShared: true })).statusCode).toBe(201);
  const people = async () =>
    (await send('GET', '/student-labels')).json().labels.find(({ id }: { id: string }) => id === label.id).students;
  expect(await people()).toBe(1);
  await db.database.deleteFrom('school_connection').where('user_id', '=', rea).execute();
  expect((await send('GET', `/students/${rea}`)).statusCode).toBe(404);
  expect(await names(`?labels=${label.id}`)).toEqual([]);
  expect(await people()).toBe(0);
  const mine = await studentPersonalData.read(db.database, { userId: rea, emailFolded: '' });
  expect(mine).toMatchObject({ notes: [{ text: 'Comes back in spring' }], labels: [{ label: 'Returner' }] });
  await ensureConnection(db.database, rea, own, NOW);
  expect(await record(rea)).toMatchObject({
    state: 'needVerification',
    labels: [{ name: 'Returner' }],
    notes: [{ text: 'Comes back in spring' }],
  });
  await db.database.deleteFrom('app_user').where('id', '=', rea).execute();
  expect(await people()).toBe(0);
  expect((await db.pool.query('select count(*)::int n from student_note where user_id = $1', [rea])).rows[0].n).toBe(0);
  // Who writes about a person that is erased meanwhile is told that nobody is there.
  const late = db.pool.query('insert into student_label_use (label_id, school_id, user_id) values ($1, $2, $3)', [label.id, own, rea]);
  expect(toProblem(await late.catch((error) => error)).code).toBe('not_found');
});

describe('the record', () => {
  it('shows the profile without what the law protects, and what happened', async () => {
    const shown = await record(ada);
    expect(shown).toMatchObject({
      name: 'Ada Berg',
      connection: { method: 'academic_email', can: { revoke: true, extend: true, decide: false } },
      history: [{ action: 'prove', by: 'candidate', name: null }],
      profile: { summary: '<p>Ada</p>', email: 'ada@mail.example' },
    });
    for (const field of ['disability', 'ethnicMinority', 'attributes', 'preferences', 'nationalities', 'gender'])
      expect(shown.profile).not.toHaveProperty(field);
  });

  it('keeps who looked: one line an hour and viewer', async () => {
    await Promise.all([record(dora), record(dora), record(dora, 'schoolAdmin')]);
    expect((await record(dora)).viewings).toHaveLength(2);
    clock.now = new Date(NOW.getTime() + 3_600_001);
    expect((await record(dora)).viewings).toHaveLength(3);
    clock.now = NOW;
  });

  it('ends access with a reason, which is mailed', async () => {
    const id = await student({ first: 'Fay', last: 'Ended', studies: [['Finance', null]] });
    await prove(id, 'fay@student.nordic.example');
    const revoke = (reason: string) => send('POST', `/students/${id}/revoke`, { reason });
    expect((await revoke(' ')).json().code).toBe('verification.reason_missing');
    expect((await revoke('x'.repeat(1001))).json().code).toBe('verification.message_long');
    expect((await revoke('Left the school')).statusCode).toBe(204);
    expect((await revoke('Again')).json().code).toBe('verification.wrong_state');
    expect(await record(id)).toMatchObject({
      state: 'needVerification',
      verdict: 'revoked',
      connection: { reason: 'Left the school' },
      history: [{ action: 'revoke', by: 'staff', name: 'Ada Berg', note: 'Left the school' }, { action: 'prove' }],
    });
    expect((await list('?q=fay')).rows[0]).toMatchObject({ state: 'needVerification', verdict: 'revoked' });
    const mail = await db.database.selectFrom('outgoing_mail').select('kind').where('user_id', '=', id).execute();
    expect(mail).toEqual([{ kind: 'connection_revoked' }]);
  });

  it('gives the verification another last day, or none', async () => {
    const extend = (endsOn: string | null, id = ada) => send('POST', `/students/${id}/extend`, { endsOn });
    expect((await extend('2026-12-31')).statusCode).toBe(204);
    expect((await record(ada)).connection.expiresAt).toBe('2026-12-31T23:59:59.999Z');
    expect((await extend(null)).statusCode).toBe(204);
    expect((await record(ada)).connection.expiresAt).toBeNull();
    for (const day of ['2026-03-01', '2020-01-01', '2036-03-02']) expect((await extend(day)).json().code).toBe('students.end');
    expect((await extend('2026-12-31', bo)).json().code).toBe('verification.wrong_state');
    expect((await extend('soon')).statusCode).toBe(422);
  });
});
