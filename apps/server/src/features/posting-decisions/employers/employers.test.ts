// One employer at a school: its page, the people whom the school knows there, notes of its staff; and that no other school, and of a private note
// nobody else, reads or changes any of it.
import { EMPTY_POSTING } from '@fairway/rules/posting-content';
import { SCHOOL_EMPLOYER_LIMITS } from '@fairway/rules/school-employers';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertSession } from '../../../api/every-role.fixture.ts';
import { FEATURES } from '../../../features.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { organizationMergesOf } from '../../../kernel/feature.ts';
import type { Actor } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { mergeOrganizations } from '../../organizations/administration/merging.ts';
import { insertProvingSchool } from '../../verification/school.fixture.ts';
import feature from '../feature.ts';
import { employerNotesPersonalData } from './personal-data.ts';

const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
let now = new Date('2026-11-27T10:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });

type Person = 'nora' | 'nils' | 'sven';
type Contact = { id: string; name: string; role: string; email: string; phone: string; note: string };
type Note = { id: string; text: string; isShared: boolean; isMine: boolean; author: string | null; createdAt: string; updatedAt: string };
type Page = {
  contacts: Contact[];
  history: { on: string; step: string; name: string; posting?: { title: string }; reason?: string | null; byRule?: boolean }[];
  postings: { id: string; state: string }[];
};

let worlds = 0;
let [organization, north, south] = [0, 0, 0];
let ids: Record<Person, string>;

beforeEach(async () => {
  worlds += 1;
  now = new Date('2026-11-27T10:00:00Z');
  organization = await insertOrganization(db.database, { name: `Lindvik ${worlds}` });
  north = await insertProvingSchool(db.database, { name: `North ${worlds}`, slug: `north-${worlds}` });
  south = await insertProvingSchool(db.database, { name: `South ${worlds}`, slug: `south-${worlds}` });
  ids = { nora: await staff('nora', north), nils: await staff('nils', north), sven: await staff('sven', south) };
  await insertPosting();
});

async function staff(name: Person, schoolId: number): Promise<string> {
  const roles = [{ role: 'CareerStaff' as const, schoolId }];
  const userId = await insertPerson(db.database, { email: `${name}${worlds}@example.org`, firstName: name, lastName: 'Roth', roles });
  actors[name] = {
    ...{ kind: 'user', userId, sessionId: await insertSession(db.database, userId), roles: ['CareerStaff'], organizationIds: [] },
    ...{ schoolIds: [], staffSchoolIds: [schoolId], secondFactor: false },
  };
  return userId;
}

/** A posting that waits at both schools. */
async function insertPosting({ title = 'Trainee', state = 'live', of = organization } = {}): Promise<string> {
  const id = newId();
  const row = { id, organization_id: of, title, folded_title: title.toLowerCase(), created_at: now, changed_at: now, state };
  const published = state === 'live' ? { published_at: now, deadline_at: new Date('2027-01-31T10:00:00Z') } : {};
  await db.database
    .insertInto('posting')
    .values({ ...row, ...published, content: JSON.stringify({ ...EMPTY_POSTING, title }) })
    .execute();
  for (const school_id of [north, south])
    await db.database.insertInto('posting_decision').values({ posting_id: id, school_id, since: now }).execute();
  return id;
}

async function decline(id: string, school: number, actorId: string | null, reason = 'pay') {
  await db.database
    .updateTable('posting_decision')
    .set({ state: 'declined', moved_by: actorId ? 'school' : 'system', reason, declined_edition: 0, decided_by: actorId })
    .where('posting_id', '=', id)
    .where('school_id', '=', school)
    .execute();
  await db.database
    .insertInto('posting_decision_step')
    .values({
      ...{ id: newId(), posting_id: id, school_id: school, step: 'decline', mover: actorId ? 'school' : 'system' },
      ...{ actor_id: actorId, reason, at: now },
    })
    .execute();
}

const at = (tail = '', school = north, employer = organization) => `/api/v1/staff/schools/${school}/employers/${employer}${tail}`;
function send(who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
  const headers = { 'x-test-actor': who, 'sec-fetch-site': 'same-origin', ...(body ? { 'content-type': 'application/json' } : {}) };
  return app.inject({ method, url, headers, ...(body ? { payload: JSON.stringify(body) } : {}) });
}
type Reply = Awaited<ReturnType<typeof send>>;
const codeOf = (reply: Reply) => [reply.statusCode, reply.json().code];
const NOT_FOUND = [404, 'not_found'];
const done = (reply: Reply) => {
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.body === '' ? undefined : reply.json();
};
const pageOf = async (who: Person, school = north, employer = organization): Promise<Page> =>
  done(await send(who, 'GET', at('', school, employer)));

const KIM = { name: 'Kim Lund', role: 'Recruiter', email: 'kim@lindvik.example', phone: '+47 22 00 00 00', note: 'Calls back' };
const addContact = (who: Person, more: object = {}, school = north) =>
  send(who, 'POST', at('/contacts', school), { key: newId(), ...KIM, ...more });
const write = (who: Person, text: string, { isShared = true, key = newId(), school = north } = {}) =>
  send(who, 'POST', at('/notes', school), { key, text, isShared });
const notesOf = async (who: Person, query = '', school = north): Promise<Note[]> =>
  done(await send(who, 'GET', at(`/notes?${query}`, school))).rows;
const textsOf = async (who: Person, query = '') => (await notesOf(who, query)).map(({ text }) => text);

// @rule postings.10
describe('the page of an employer', () => {
  it('tells what the school and others made of it, what was proven, and its latest postings here', async () => {
    await db.database
      .insertInto('organization_proof')
      .values({ organization_id: organization, method: 'dns', domain: 'lindvik.example', proven_at: now })
      .execute();
    await db.database
      .updateTable('organization')
      .set({ link: 'https://www.lindvik.example/jobs' })
      .where('id', '=', organization)
      .execute();
    const gone = await insertPosting({ title: 'Paused', state: 'paused' });
    const other = await insertPosting({ title: 'Other' });
    await decline(other, south, ids.sven);
    const page = await pageOf('nora');
    expect(page).toMatchObject({
      ...{ organizationId: organization, name: `Lindvik ${worlds}`, host: 'lindvik.example', isShown: true, state: null, isTrusted: false },
      // The one that is paused waits for nobody.
      ...{ waiting: 2, approved: 0, declined: 0, approvedBy: 0, declinedBy: 1, reasons: [{ reason: 'pay', schools: 1 }] },
      ...{ proofs: [{ method: 'dns', domain: 'lindvik.example' }], contacts: [], history: [] },
    });
    expect(page.postings.map(({ id }) => id)).toEqual(expect.arrayContaining([gone, other]));
    expect(page).not.toHaveProperty('note');
    for (let count = 0; count < SCHOOL_EMPLOYER_LIMITS.postings; count += 1) await insertPosting();
    expect((await pageOf('nora')).postings).toHaveLength(SCHOOL_EMPLOYER_LIMITS.postings);
  });

  it('tells what this school decided, by whom, newest first, and nothing of another school’s history', async () => {
    const [first, second] = [await insertPosting({ title: 'First' }), await insertPosting({ title: 'Second' })];
    await decline(first, north, ids.nils);
    now = new Date(now.getTime() + 1000);
    await decline(second, north, null, 'employer');
    await decline(second, south, ids.sven);
    now = new Date(now.getTime() + 1000);
    const put = (state: string, isTrusted: boolean) => send('nora', 'PUT', at(), { state, isTrusted });
    done(await put('approved', true));
    now = new Date(now.getTime() + 1000);
    done(await put('declined', false));
    // The same again is nothing new.
    done(await put('declined', false));
    expect((await pageOf('nora')).history).toMatchObject([
      { on: 'employer', step: 'decline', name: 'nora Roth' },
      { on: 'employer', step: 'trust', name: 'nora Roth' },
      { on: 'posting', step: 'decline', posting: { title: 'Second' }, reason: 'employer', byRule: true, name: '' },
      { on: 'posting', step: 'decline', posting: { title: 'First' }, reason: 'pay', byRule: false, name: 'nils Roth' },
    ]);
    expect((await pageOf('sven', south)).history).toMatchObject([{ on: 'posting', name: 'sven Roth' }]);
    const audits = await db.database.selectFrom('audit_line').select('action').where('school_id', '=', north).execute();
    expect(audits).toEqual([{ action: 'employer.saved' }, { action: 'employer.saved' }]);
  });

  it('of one that never wrote for the school is not there, in any call', async () => {
    const stranger = await insertOrganization(db.database, {});
    const url = (tail = '') => at(tail, north, stranger);
    for (const reply of [
      await send('nora', 'GET', url()),
      await send('nora', 'PUT', url(), { state: 'approved', isTrusted: false }),
      await send('nora', 'POST', url('/contacts'), { key: newId(), ...KIM }),
      await send('nora', 'GET', url('/notes')),
      await send('nora', 'POST', url('/notes'), { key: newId(), text: 'Who?', isShared: true }),
    ])
      expect(codeOf(reply)).toEqual(NOT_FOUND);
  });

  it('and its list hold it as long as the school keeps a contact or a shared note of it', async () => {
    done(await addContact('nora'));
    done(await write('nora', 'Mine alone', { isShared: false }));
    await db.database.deleteFrom('posting').where('organization_id', '=', organization).execute();
    const listed = async () => done(await send('nora', 'GET', `/api/v1/staff/schools/${north}/employers`)).rows.length;
    expect(await listed()).toBe(1);
    const [contact] = (await pageOf('nora')).contacts;
    done(await send('nora', 'DELETE', at(`/contacts/${contact?.id}`)));
    expect(await listed()).toBe(0);
    expect(codeOf(await send('nora', 'GET', at()))).toEqual(NOT_FOUND);
  });
});

// @rule postings.11
describe('a contact', () => {
  it('is added, changed and deleted by any of the staff, and stands by its name', async () => {
    const kim: Contact = done(await addContact('nora', { name: ' Kim\n Lund ' }));
    expect(kim).toEqual({ ...KIM, id: kim.id });
    done(await addContact('nils', { name: 'ánn', email: '', phone: '', role: '', note: '' }));
    expect((await pageOf('nora')).contacts.map(({ name }) => name)).toEqual(['ánn', 'Kim Lund']);
    const changed = done(await send('nils', 'PUT', at(`/contacts/${kim.id}`), { ...KIM, role: 'Head of people' }));
    expect(changed).toEqual({ ...KIM, id: kim.id, role: 'Head of people' });
    done(await send('nora', 'DELETE', at(`/contacts/${kim.id}`)));
    expect((await pageOf('nora')).contacts.map(({ name }) => name)).toEqual(['ánn']);
    expect(codeOf(await send('nora', 'DELETE', at(`/contacts/${kim.id}`)))).toEqual(NOT_FOUND);
    const audits = await db.database
      .selectFrom('audit_line')
      .select(['action', 'subject', 'detail'])
      .where('school_id', '=', north)
      .execute();
    expect(audits.map(({ action }) => action)).toEqual([
      ...['employer.contact_added', 'employer.contact_added', 'employer.contact_changed', 'employer.contact_deleted'],
    ]);
    expect(JSON.stringify(audits)).not.toMatch(/Kim|lindvik/);
  });

  it('that is sent twice is one, and comes back by its key after it was deleted', async () => {
    const key = newId();
    const both = await Promise.all([addContact('nora', { key }), addContact('nora', { key })]);
    expect(both.map((reply) => done(reply).id)).toEqual([key, key]);
    expect((await pageOf('nora')).contacts).toHaveLength(1);
    done(await send('nora', 'DELETE', at(`/contacts/${key}`)));
    done(await addContact('nora', { key, role: 'Again' }));
    expect((await pageOf('nora')).contacts).toEqual([{ ...KIM, id: key, role: 'Again' }]);
  });

  it.each([
    [{ name: ' \u200b ' }, 'posting_decisions.contact_name'],
    [{ email: 'kim at lindvik' }, 'posting_decisions.contact_email'],
    [{ email: 'a@b.example, c@d.example' }, 'posting_decisions.contact_email'],
    [{ phone: 'ask Ann' }, 'posting_decisions.contact_phone'],
    [{ name: 'x'.repeat(101) }, 'validation'],
    [{ key: 'no key' }, 'validation'],
    [{ schoolId: 1 }, 'validation'],
  ])('with %j is refused', async (more, code) => {
    expect(codeOf(await addContact('nora', more))).toEqual([422, code]);
    expect((await pageOf('nora')).contacts).toEqual([]);
  });

  it('more than the limit is refused, also at once', async () => {
    const rows = Array.from({ length: SCHOOL_EMPLOYER_LIMITS.contacts - 1 }, (_, place) => ({
      ...{ school_id: north, organization_id: organization, id: newId(), name: `Contact ${place}`, created_at: now, updated_at: now },
    }));
    await db.database.insertInto('school_employer_contact').values(rows).execute();
    const replies = await Promise.all([addContact('nora'), addContact('nils'), addContact('nora')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect((await pageOf('nora')).contacts).toHaveLength(SCHOOL_EMPLOYER_LIMITS.contacts);
    // The other school has room.
    done(await addContact('sven', {}, south));
  });

  it('is nobody’s at another school', async () => {
    const kim: Contact = done(await addContact('nora'));
    expect((await pageOf('sven', south)).contacts).toEqual([]);
    for (const reply of [
      await send('sven', 'PUT', at(`/contacts/${kim.id}`, south), { ...KIM, name: 'Taken' }),
      await send('sven', 'DELETE', at(`/contacts/${kim.id}`, south)),
      await send('sven', 'PUT', at(`/contacts/${kim.id}`), { ...KIM, name: 'Taken' }),
      await send('sven', 'GET', at()),
      await addContact('sven'),
    ])
      expect(codeOf(reply)).toEqual(NOT_FOUND);
    // The same key there is another contact, and says nothing of this one.
    done(await addContact('sven', { key: kim.id, name: 'Their own' }, south));
    expect((await pageOf('nora')).contacts).toEqual([kim]);
  });

  it('whose key another employer’s contact has is refused', async () => {
    const other = await insertOrganization(db.database, {});
    await insertPosting({ of: other });
    const kim: Contact = done(await addContact('nora'));
    expect(codeOf(await send('nora', 'POST', at('/contacts', north, other), { key: kim.id, ...KIM }))).toEqual(NOT_FOUND);
    expect(codeOf(await send('nora', 'PUT', at(`/contacts/${kim.id}`, north, other), KIM))).toEqual(NOT_FOUND);
  });
});

// @rule postings.12
describe('a note', () => {
  it('is read by the staff where it is shared, else by its author alone, newest first', async () => {
    done(await write('nora', 'Came to the fair'));
    now = new Date(now.getTime() + 1000);
    done(await write('nora', 'Not sure of them', { isShared: false }));
    now = new Date(now.getTime() + 1000);
    done(await write('nils', 'Pays late', { isShared: false }));
    expect(await notesOf('nora')).toMatchObject([
      { text: 'Not sure of them', isShared: false, isMine: true, author: 'nora Roth' },
      { text: 'Came to the fair', isShared: true, isMine: true, author: 'nora Roth' },
    ]);
    expect(await notesOf('nils')).toMatchObject([
      { text: 'Pays late', isMine: true },
      { text: 'Came to the fair', isMine: false },
    ]);
    expect(await notesOf('sven', '', south)).toEqual([]);
  });

  it('that is private is in no page, search, file, or audit of anybody else', async () => {
    const secret: Note = done(await write('nora', 'Secretly doubtful', { isShared: false }));
    done(await write('nora', 'Openly glad'));
    expect(await textsOf('nils', 'q=doubtful')).toEqual([]);
    expect(await textsOf('nora', 'q=DOUBTFUL')).toEqual(['Secretly doubtful']);
    expect(await textsOf('nora', 'kind=private')).toEqual(['Secretly doubtful']);
    expect(await textsOf('nora', 'kind=shared')).toEqual(['Openly glad']);
    expect(await textsOf('nils', 'kind=private')).toEqual([]);
    const file = await send('nils', 'GET', at('/notes/export.csv'));
    expect(file.body).toContain('Openly glad');
    expect(file.body).not.toContain('doubtful');
    for (const reply of [
      await send('nils', 'PUT', at(`/notes/${secret.id}`), { text: 'Mine', isShared: true }),
      await send('nils', 'DELETE', at(`/notes/${secret.id}`)),
      await write('nils', 'Mine', { key: secret.id }),
      await send('sven', 'DELETE', at(`/notes/${secret.id}`, south)),
    ])
      expect(codeOf(reply)).toEqual(NOT_FOUND);
    const told = await Promise.all([send('nils', 'GET', at()), send('nils', 'GET', `/api/v1/staff/schools/${north}/audit`)]);
    for (const { body } of told) expect(body).not.toContain('doubtful');
    expect(await textsOf('nora', 'q=doubtful')).toEqual(['Secretly doubtful']);
  });

  it('is changed and deleted by its author alone, and what is not shared any more is gone for the others', async () => {
    const note: Note = done(await write('nora', 'Came to the fair'));
    for (const reply of [
      await send('nils', 'PUT', at(`/notes/${note.id}`), { text: 'Mine', isShared: true }),
      await send('nils', 'DELETE', at(`/notes/${note.id}`)),
    ])
      expect(codeOf(reply)).toEqual(NOT_FOUND);
    now = new Date(now.getTime() + 1000);
    const changed: Note = done(await send('nora', 'PUT', at(`/notes/${note.id}`), { text: 'Did not come', isShared: false }));
    expect(changed).toMatchObject({ text: 'Did not come', isShared: false, createdAt: note.createdAt, updatedAt: now.toISOString() });
    expect(await notesOf('nils')).toEqual([]);
    done(await send('nora', 'DELETE', at(`/notes/${note.id}`)));
    expect(await notesOf('nora')).toEqual([]);
  });

  it('that is sent twice is one; one without words is none', async () => {
    const key = newId();
    done(await write('nora', 'Once', { key }));
    done(await write('nora', 'Once', { key }));
    expect(await textsOf('nora')).toEqual(['Once']);
    for (const text of ['', ' \n ', '\u200b']) expect(codeOf(await write('nora', text))).toEqual([422, 'posting_decisions.note_empty']);
    expect(codeOf(await write('nora', 'x'.repeat(SCHOOL_EMPLOYER_LIMITS.noteCharacters + 1)))).toEqual([422, 'validation']);
    expect(codeOf(await send('nora', 'PUT', at(`/notes/${key}`), { text: ' ', isShared: true }))).toEqual([
      422,
      'posting_decisions.note_empty',
    ]);
    expect(await textsOf('nora')).toEqual(['Once']);
  });

  it('is paged, and more than the limit is refused', async () => {
    const rows = Array.from({ length: SCHOOL_EMPLOYER_LIMITS.notes - 1 }, (_, place) => ({
      ...{
        school_id: north,
        organization_id: organization,
        id: newId(),
        author_id: ids.nils,
        is_shared: place % 2 === 0,
        text: `${place}`,
      },
      ...{ created_at: new Date(now.getTime() - place * 60_000), updated_at: now },
    }));
    await db.database.insertInto('school_employer_note').values(rows).execute();
    const second = done(await send('nora', 'GET', at('/notes?page=2')));
    expect(second).toMatchObject({ page: 2, total: 250 });
    expect(second.rows[0].text).toBe('50');
    done(await write('nora', 'The last'));
    expect(codeOf(await write('nora', 'One more'))).toEqual([409, 'posting_decisions.note_limit']);
  });

  it('of somebody whose account goes stays without a name where it is shared; a private one goes', async () => {
    done(await write('nora', 'For all'));
    done(await write('nora', 'For me', { isShared: false }));
    done(await send('nora', 'PUT', at(), { state: 'approved', isTrusted: false }));
    const person = { userId: ids.nora, emailFolded: '' };
    expect(await employerNotesPersonalData.read(db.database, person)).toMatchObject({
      notes: [{ text: 'For all', employer: `Lindvik ${worlds}` }, { text: 'For me' }],
      decisions: [{ state: 'approved', isTrusted: false }],
    });
    // Without its eraser nobody goes.
    const early = db.database.deleteFrom('app_user').where('id', '=', ids.nora).execute();
    await expect(early).rejects.toMatchObject({ constraint: 'school_employer_note_private' });
    await db.database.transaction().execute(async (transaction) => {
      await feature.erase?.(transaction, person);
      await transaction.deleteFrom('app_user').where('id', '=', ids.nora).execute();
    });
    expect(await notesOf('nils')).toMatchObject([{ text: 'For all', author: null, isMine: false }]);
    const { rows } = await db.pool.query('select count(*)::int as count from school_employer_note where school_id = $1', [north]);
    expect(rows).toEqual([{ count: 1 }]);
    expect((await pageOf('nils')).history).toMatchObject([{ step: 'approve', name: '' }]);
  });
});

describe('two organizations that become one', () => {
  const other = () => insertOrganization(db.database, { name: `Lindvik too ${worlds}` });
  const mergeInto = (transaction: Database, sourceId: number, targetId: number) =>
    mergeOrganizations(transaction, { sourceId, targetId }, { actorId: ids.nora, now }, organizationMergesOf(FEATURES));

  it('keep the contacts, notes and histories of both', async () => {
    const target = await other();
    await insertPosting({ of: target });
    done(await addContact('nora'));
    done(await write('nora', 'Of the one'));
    done(await write('nora', 'Private of the one', { isShared: false }));
    done(await send('nora', 'PUT', at(), { state: 'declined', isTrusted: false }));
    done(await send('nora', 'POST', at('/contacts', north, target), { key: newId(), ...KIM, name: 'Ann Vik' }));
    done(await send('nora', 'POST', at('/notes', north, target), { key: newId(), text: 'Of the other', isShared: true }));
    now = new Date(now.getTime() + 1000);
    done(await send('nora', 'PUT', at('', north, target), { state: 'approved', isTrusted: true }));
    await db.database.transaction().execute((transaction) => mergeInto(transaction, organization, target));
    const page = await pageOf('nora', north, target);
    expect(page).toMatchObject({ state: 'approved', isTrusted: true });
    expect(page.contacts.map(({ name }) => name)).toEqual(['Ann Vik', 'Kim Lund']);
    expect(page.history.map(({ step }) => step)).toEqual(['trust', 'decline']);
    const notes: Note[] = done(await send('nora', 'GET', at('/notes', north, target))).rows;
    expect(notes.map(({ text }) => text).sort()).toEqual(['Of the one', 'Of the other', 'Private of the one']);
    const colleagues: Note[] = done(await send('nils', 'GET', at('/notes', north, target))).rows;
    expect(colleagues.map(({ text }) => text).sort()).toEqual(['Of the one', 'Of the other']);
  });

  it('while a contact is added: whoever adds it waits, and finds that this one is no more', async () => {
    const target = await other();
    done(await write('nora', 'Known'));
    const reply = await db.database.transaction().execute(async (transaction) => {
      await mergeInto(transaction, organization, target);
      const late = addContact('nora');
      await expect.poll(countBlocked).toBe(1);
      return { late };
    });
    expect(codeOf(await reply.late)).toEqual(NOT_FOUND);
    const { rows } = await db.pool.query('select id from school_employer_contact where school_id = $1', [north]);
    expect(rows).toEqual([]);
  });
});

async function countBlocked(): Promise<number> {
  const { rows } = await db.pool.query(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
  );
  return rows[0].count;
}
