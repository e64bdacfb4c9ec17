import { LIMITS } from '@fairway/rules/limits';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { lastMail, mailsTo } from '@fairway/testkit/mailbox';
import { insertPerson, insertVerifiedConnection } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedInBrowsers } from '../../account/signed-in.fixture.ts';
import { insertProvingSchool, insertStudy } from '../school.fixture.ts';
import { askForPrivateAddresses } from './asking.ts';

const URL = '/api/v1/university-connection/private-address';
const DAY = 86_400_000;
const db = await cloneDatabase();
const NOW = new Date(Date.now() - (Date.now() % DAY) + 10 * 3_600_000);
let now = NOW;
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
const open = signedInBrowsers(app, db, () => now);
const nordic = await insertProvingSchool(db.database, { name: 'Nordic School', slug: 'nordic', domains: ['nordic.example', 'gmail.com'] });
const valclair = await insertProvingSchool(db.database, { name: 'Valclair', slug: 'valclair', domains: ['valclair.example'] });
const day = (days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
const ask = () => askForPrivateAddresses(db.database, now);
let people = 0;

beforeEach(async () => {
  now = NOW;
  await db.database.deleteFrom('private_address_asked').execute();
  await db.database.deleteFrom('candidate_study_program').execute();
  await db.database.deleteFrom('school_connection').execute();
});

/** Somebody at the Nordic School whose last program there ends in so many days. */
async function student(endsInDays: number | null, given: { email?: string; contact?: string } = {}) {
  people += 1;
  const signedIn = await open({ email: given.email ?? `s${people}@student.nordic.example` });
  if (given.contact)
    await db.database.updateTable('app_user').set({ contact_email: given.contact }).where('id', '=', signedIn.userId).execute();
  await insertStudy(db.database, signedIn.userId, nordic, endsInDays === null ? null : safeDay(endsInDays));
  return signedIn;
}
/** Never the first of a month: that one stands for the whole month. */
const safeDay = (days: number) => (day(days).endsWith('-01') ? day(days - 1) : day(days));
const give = async ({ browser }: { browser: Awaited<ReturnType<typeof open>>['browser'] }, email: string, use: string) =>
  browser.send('POST', URL, { email, use });
const tokenTo = async (address: string) => /private=([\w-]+)/.exec((await lastMail(db.database, address, 'private_link')).link)?.[1] ?? '';
const prove = (token: string) => app.inject({ method: 'POST', url: `${URL}/verify`, payload: { token } });
const person = (userId: string) => db.database.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

describe('a private address is asked for', () => {
  it('60 and 14 days before the last program ends, once each, by mail and notice', async () => {
    const ada = await student(60);
    expect(await ask()).toBe(1);
    expect(await ask()).toBe(0);
    const mail = await lastMail(db.database, ada.email, 'private_wanted');
    expect(mail.parameters).toMatchObject({ school: 'Nordic School', address: ada.email, page: '/account/settings' });
    expect((await ada.browser.send('GET', URL)).json()).toMatchObject({
      needed: true,
      school: { id: nordic },
      uses: ['account', 'contact'],
      pending: null,
    });
    now = new Date(NOW.getTime() + 40 * DAY);
    expect(await ask()).toBe(0);
    now = new Date(NOW.getTime() + 50 * DAY);
    expect(await ask()).toBe(1);
    expect(await ask()).toBe(0);
    expect((await mailsTo(db.database, ada.email, 'private_wanted')).length).toBe(2);
  });

  it('not long before, not after, not while another program of the school goes on, nor for a private address', async () => {
    await student(62);
    await student(-40);
    await student(null);
    const ben = await student(30);
    await insertStudy(db.database, ben.userId, nordic, null);
    await student(30, { email: `home${people}@home.example` });
    await student(30, { email: `home${people}@gmail.com` });
    expect(await ask()).toBe(0);
    expect((await ben.browser.send('GET', URL)).json()).toMatchObject({ needed: false, school: null, uses: ['account', 'contact'] });
  });

  it('before an academic proof ends, not before another one', async () => {
    const soon = new Date(now.getTime() + 20 * DAY);
    const [ada, ben] = [await student(null), await student(null)];
    for (const [one, method] of [
      [ada, 'academic_email'],
      [ben, 'manual'],
    ] as const) {
      const id = await insertVerifiedConnection(db.database, one.userId, nordic);
      await db.database.updateTable('school_connection').set({ expires_at: soon, method }).where('id', '=', id).execute();
    }
    expect(await ask()).toBe(1);
    expect(await mailsTo(db.database, ada.email, 'private_wanted')).toHaveLength(1);
    expect((await ada.browser.send('GET', URL)).json().endsOn).toBe(soon.toISOString().slice(0, 10));
    expect((await ben.browser.send('GET', URL)).json().needed).toBe(false);
  });

  it('by one mail where two schools end, and of nobody whose account is closed', async () => {
    const ada = await student(20);
    await insertStudy(db.database, ada.userId, valclair, safeDay(30));
    const ben = await student(20);
    await db.database.updateTable('app_user').set({ status: 'suspended' }).where('id', '=', ben.userId).execute();
    expect(await ask()).toBe(1);
    expect(await ask()).toBe(0);
  });
});

describe('a private address that is given', () => {
  it('is proven by a link to it, once, and becomes the contact address', async () => {
    const ada = await student(30, { contact: 'ada.old@nordic.example' });
    const reply = await give(ada, ' ada.berg@home.example ', 'contact');
    expect(reply.json()).toMatchObject({
      pending: { email: 'ada.berg@home.example', use: 'contact' },
      contactEmail: 'ada.old@nordic.example',
    });
    const mail = await lastMail(db.database, 'ada.berg@home.example');
    expect(mail).toMatchObject({ kind: 'private_link', recipientName: '' });
    const token = await tokenTo('ada.berg@home.example');
    const look = async () => (await app.inject({ url: `${URL}/verify?token=${token}` })).json();
    expect(await look()).toEqual({ valid: true, email: 'ada.berg@home.example', use: 'contact' });
    expect((await prove(token)).json()).toEqual({ email: 'ada.berg@home.example', use: 'contact' });
    expect((await person(ada.userId)).contact_email).toBe('ada.berg@home.example');
    expect((await prove(token)).json().code).toBe('InvalidToken');
    expect((await look()).valid).toBe(false);
    expect((await ada.browser.send('GET', URL)).json()).toMatchObject({ uses: ['account'], pending: null });
  });

  it('becomes the account’s, after a proof of who it is; the old address hears of it', async () => {
    const ada = await student(30);
    await db.database
      .updateTable('login_session')
      .set({ proved_at: new Date(now.getTime() - (LIMITS.provedMinutes + 1) * 60_000) })
      .where('id', '=', ada.sessionId)
      .execute();
    expect((await give(ada, 'ada.account@home.example', 'account')).json().code).toBe('ProofNeeded');
    await db.database.updateTable('login_session').set({ proved_at: now }).where('id', '=', ada.sessionId).execute();
    expect((await give(ada, 'ada.account@home.example', 'account')).statusCode).toBe(200);
    expect((await prove(await tokenTo('ada.account@home.example'))).statusCode).toBe(200);
    expect(await person(ada.userId)).toMatchObject({ email: 'ada.account@home.example', email_folded: 'ada.account@home.example' });
    expect((await lastMail(db.database, ada.email)).kind).toBe('email_changed');
  });

  it.each([
    ['nonsense', 'contact', 'InvalidEmail'],
    ['ada@other.valclair.example', 'contact', 'verification.address_academic'],
    ['ada@nordic.example', 'contact', 'verification.address_academic'],
  ])('%s as %s is refused: %s', async (email, use, code) => {
    expect((await give(await student(30), email, use)).json().code).toBe(code);
  });

  it('is refused where it would replace nothing', async () => {
    const ben = await student(30, { email: `ben${people}@home.example` });
    expect((await give(ben, 'new@home.example', 'contact')).json().code).toBe('verification.wrong_state');
  });

  it('of somebody else is answered alike where accounts are discreet, and never mailed', async () => {
    await insertPerson(db.database, { email: 'taken@home.example' });
    const ada = await student(30);
    expect((await give(ada, 'taken@home.example', 'contact')).json().code).toBe('EmailNotAvailable');
    const tenant = await db.database
      .insertInto('tenant')
      .values({ slug: 'quiet', name: 'Quiet', accounts: 'discreet' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.database.insertInto('tenant_host').values({ tenant_id: tenant.id, host: 'quiet.example' }).execute();
    const reply = await give(await open({ userId: ada.userId, email: ada.email, host: 'quiet.example' }), 'taken@home.example', 'contact');
    expect(reply.json().pending).toEqual({ email: 'taken@home.example', use: 'contact' });
    expect(await mailsTo(db.database, 'taken@home.example')).toEqual([]);
  });

  it('waits for its last link only, and not forever', async () => {
    const ada = await student(30);
    await give(ada, 'first@home.example', 'contact');
    const first = await tokenTo('first@home.example');
    await give(ada, 'second@home.example', 'contact');
    expect((await prove(first)).statusCode).toBe(410);
    const second = await tokenTo('second@home.example');
    now = new Date(now.getTime() + LIMITS.verifyLinkHours * 3_600_000);
    expect((await prove(second)).statusCode).toBe(410);
  });

  it('that somebody registered meanwhile stays theirs', async () => {
    const ada = await student(30);
    await give(ada, 'raced@home.example', 'account');
    const token = await tokenTo('raced@home.example');
    await insertPerson(db.database, { email: 'raced@home.example' });
    expect((await prove(token)).json().code).toBe('EmailNotAvailable');
    expect((await person(ada.userId)).email).toBe(ada.email);
  });

  it('is asked of candidates only', async () => {
    expect((await app.inject({ url: URL })).statusCode).toBe(401);
  });
});
