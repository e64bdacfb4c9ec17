// Schools in the platform's console: the list of all of them, what the platform keeps, and the first administrator by invitation.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';

const URL = '/api/v1/admin/schools';
const db = await cloneDatabase();
const actors = await everyRole(db.database);
let now = new Date('2026-03-01T10:00:00.123Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });
const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({ method, url, ...(payload && { payload }), headers: { 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin' } });
const later = () => {
  now = new Date(now.getTime() + 60_000);
};

describe('a school', () => {
  it('is made, found and edited; another edit meanwhile is told', async () => {
    const made = await call('POST', URL, { name: ' Alpine School ', slug: 'alpine', country: 'AT', isManaged: false });
    expect(made.statusCode, made.body).toBe(201);
    const school = made.json();
    expect(school).toMatchObject({ name: 'Alpine School', slug: 'alpine', isManaged: false, staff: [], tenants: [] });
    expect((await call('GET', `${URL}?q=alpine&managed=no&country=AT`)).json().rows).toMatchObject([{ id: school.id, administrators: 0 }]);
    expect((await call('GET', `${URL}?q=alpine&managed=yes`)).json().rows).toEqual([]);
    later();
    const edit = { name: 'Alpine School', slug: 'alpine', country: 'CH', isManaged: true, updatedAt: school.updatedAt };
    expect((await call('PUT', `${URL}/${school.id}`, edit)).json()).toMatchObject({ country: 'CH', isManaged: true });
    expect((await call('PUT', `${URL}/${school.id}`, edit)).json().code).toBe('schools.changed');
    const { rows } = await db.pool.query("select school_id, detail from audit_line where action = 'school.edited'");
    expect(rows).toEqual([{ school_id: school.id, detail: { changed: 'country isManaged' } }]);
  });

  it('has a short name of its own', async () => {
    const words = { name: 'Another', slug: 'alpine', country: null, isManaged: false };
    expect((await call('POST', URL, words)).json().code).toBe('schools.slug_taken');
    const other = (await call('POST', URL, { ...words, slug: 'another' })).json();
    expect((await call('PUT', `${URL}/${other.id}`, { ...words, updatedAt: other.updatedAt })).json().code).toBe('schools.slug_taken');
    expect((await call('POST', URL, { ...words, slug: 'With Space' })).statusCode).toBe(422);
    expect((await call('POST', URL, { ...words, name: ' ' })).statusCode).toBe(422);
  });
});

describe('the first administrator of a school', () => {
  const appoint = async (email: string, schoolId?: number) => {
    const id = schoolId ?? (await call('GET', `${URL}?q=nordic`)).json().rows[0].id;
    return call('POST', `${URL}/${id}/administrators`, { email, firstName: 'Ines', lastName: 'Roth', locale: 'de' });
  };
  const mails = async (recipient: string) =>
    (await db.pool.query('select kind, locale from outgoing_mail where recipient = $1', [recipient])).rows;

  it('is invited by mail where nobody has the address; again, the link is a new one', async () => {
    const reply = await appoint('ines@new.example');
    expect(reply.json()).toMatchObject({ outcome: 'invited' });
    expect(reply.json().school.staff).toContainEqual(
      expect.objectContaining({ email: 'ines@new.example', role: 'SchoolAdmin', status: 'inactive' }),
    );
    expect((await appoint('INES@new.example')).json().outcome).toBe('invited');
    expect(await mails('ines@new.example')).toEqual([
      { kind: 'staff_invitation', locale: 'de' },
      { kind: 'staff_invitation', locale: 'de' },
    ]);
    expect((await db.pool.query("select from mail_token where email = 'ines@new.example' and purpose = 'activate'")).rowCount).toBe(1);
  });

  it('is offered the role where there is an account', async () => {
    const id = await insertPerson(db.database, { email: 'there@school.example', roles: [] });
    expect((await appoint('there@school.example')).json().outcome).toBe('invited');
    expect((await mails('there@school.example')).map((mail) => mail.kind)).toEqual(['staff_offer']);
    expect((await db.pool.query('select role from user_role where user_id = $1', [id])).rows).toEqual([]);
  });

  it('stands on the card of the school with the end of the invitation, mailed or offered, until it is taken', async () => {
    const { id: schoolId } = (await call('POST', URL, { name: 'Card', slug: 'card', country: null, isManaged: true })).json();
    const userId = await insertPerson(db.database, { email: 'offered@card.example', roles: [] });
    await insertPerson(db.database, { email: 'finn@card.example', roles: [{ role: 'CareerStaff', schoolId }] });
    await appoint('offered@card.example', schoolId);
    await appoint('mailed@card.example', schoolId);
    const card = async () => (await call('GET', `${URL}/${schoolId}`)).json().staff;
    const inAWeek = new Date(now.getTime() + 7 * 86_400_000).toISOString();
    expect(await card()).toMatchObject([
      { email: 'mailed@card.example', role: 'SchoolAdmin', status: 'inactive', invitedUntil: inAWeek },
      { email: 'finn@card.example', role: 'CareerStaff', status: 'active', invitedUntil: null },
      { email: 'offered@card.example', role: 'SchoolAdmin', status: 'active', invitedUntil: inAWeek },
    ]);
    await db.database.deleteFrom('staff_offer').where('user_id', '=', userId).execute();
    expect((await card()).map(({ email }: { email: string }) => email)).not.toContain('offered@card.example');
  });

  it('loses a password that was set before the address was proven', async () => {
    const id = await insertPerson(db.database, { email: 'squatted@school.example', status: 'inactive' });
    expect((await appoint('squatted@school.example')).json().outcome).toBe('invited');
    expect((await db.pool.query('select password_hash from app_user where id = $1', [id])).rows).toEqual([{ password_hash: null }]);
  });

  it('is nobody who is suspended, and no address that somebody else writes from', async () => {
    await insertPerson(db.database, { email: 'gone@school.example', status: 'suspended' });
    await insertPerson(db.database, { email: 'other@school.example' });
    await db.pool.query("update app_user set contact_email = 'claimed@school.example' where email = 'other@school.example'");
    for (const email of ['gone@school.example', 'claimed@school.example'])
      expect((await appoint(email)).json().code).toBe('staff.not_available');
  });

  it('needs an address and a school', async () => {
    expect((await appoint('no address')).json().code).toBe('InvalidEmail');
    expect((await appoint('who@school.example', 999_999)).json().code).toBe('not_found');
  });
});
