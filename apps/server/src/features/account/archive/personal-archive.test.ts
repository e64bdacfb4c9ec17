// "Download my data": everything that is held on the person, nothing of others, no secret, readable without the internet.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { PASSWORD } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../../features.ts';
import { personalDataOf } from '../../../kernel/feature.ts';
import { newId } from '../../../kernel/ids.ts';
import { signedInBrowsers } from '../signed-in.fixture.ts';

const db = await cloneDatabase();
let now = new Date('2026-03-01T10:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
const open = signedInBrowsers(app, db, () => now);
const URL = '/identity/v1/user/export';

async function download(browser: Awaited<ReturnType<typeof open>>['browser']) {
  const reply = await browser.send('GET', URL);
  expect(reply.statusCode).toBe(200);
  const files = Object.fromEntries(Object.entries(unzipSync(reply.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]));
  return { reply, files, part: (name: string) => JSON.parse(files[`${name}.json`] ?? 'null') };
}

describe('my data', () => {
  it('come as a ZIP with a date in its name: a page, a README and a JSON file a part', async () => {
    const { browser, email } = await open();
    const { reply, files, part } = await download(browser);
    expect(reply.headers['content-type']).toBe('application/zip');
    expect(reply.headers['content-disposition']).toContain('attachment; filename="fairway-2026-03-01.zip"');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(Object.keys(files).sort()).toEqual(
      ['README.txt', 'index.html', ...personalDataOf(FEATURES).map(({ name }) => `${name}.json`)].sort(),
    );
    expect(part('account')).toMatchObject({ email, firstName: 'Ada', lastName: 'Berg' });
    expect(part('roles')).toMatchObject([{ role: 'Candidate' }]);
    expect(part('sessions')).toHaveLength(1);
  });

  it('hold what was done here: mails, settings, subscriptions, friends, activity', async () => {
    const { browser, userId } = await open();
    await browser.send('PUT', '/api/v1/communication/email/settings', { settings: [{ kind: 'events', on: false }] });
    // A topic that was taken while it was offered.
    await db.database.insertInto('mail_subscription').values({ id: newId(), user_id: userId, topic: 'newsletter' }).execute();
    await browser.send('POST', '/api/v1/referrals', { firstName: 'Mia', lastName: 'Lind', email: 'mia@example.org' });
    await browser.send('POST', '/identity/v1/user/email', { email: 'ada2@example.org' });
    const { part } = await download(browser);
    expect(part('mail-settings')).toMatchObject([{ kind: 'events', on: false }]);
    expect(part('subscriptions')).toMatchObject([{ topic: 'newsletter' }]);
    expect(part('referrals')).toMatchObject([{ firstName: 'Mia', email: 'mia@example.org' }]);
    expect(part('mails')).toMatchObject([{ kind: 'change_email', recipient: 'ada2@example.org' }]);
    expect(part('activity')).toMatchObject([{ action: 'account.email_change_asked', byMe: true }]);
    expect(part('sign-ins')).toMatchObject({ hasPassword: true, links: [{ purpose: 'change_email', usedAt: null }] });
  });

  it('hold no hash, token, key or sealed secret, and nothing of another person', async () => {
    const { browser, userId } = await open();
    const other = await open({ email: 'somebody.else@example.org' });
    await db.database
      .insertInto('passkey')
      .values({ id: 'credential-id-of-mine', user_id: userId, public_key: Buffer.from('public-key-bytes'), name: 'Laptop' })
      .execute();
    await db.database
      .insertInto('authenticator')
      .values({ user_id: userId, sealed_secret: Buffer.from('sealed-secret') })
      .execute();
    await db.database
      .insertInto('recovery_code')
      .values({ user_id: userId, hash: Buffer.from('code-hash') })
      .execute();
    await db.database
      .insertInto('audit_line')
      .values({ id: userId, actor_id: other.userId, action: 'role.granted', subject: `user:${userId}` })
      .execute();
    await browser.send('POST', '/identity/v1/user/email', { email: 'ada3@example.org' });
    const { files } = await download(browser);
    const everything = Object.values(files).join('\n');
    expect(everything).toContain('Laptop');
    expect(everything).toContain('role.granted');
    for (const secret of [
      'argon2',
      'sealed',
      'hash"',
      'public-key-bytes',
      'credential-id',
      other.userId,
      'somebody.else',
      ...browser.cookies.values(),
    ])
      expect(everything, secret).not.toContain(secret);
  });

  it('need a recent proof, and a signed-in person', async () => {
    const { browser } = await open();
    now = new Date(now.getTime() + 11 * 60_000);
    const reply = await browser.send('GET', URL);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'ProofNeeded']);
    await browser.send('POST', '/identity/v1/user/prove', { password: PASSWORD });
    await download(browser);
    expect((await app.inject({ url: URL })).statusCode).toBe(401);
  });

  it.each([
    ['de', 'Deine Daten', 'de'],
    ['jp', '保存されているデータ', 'ja'],
    ['fr', 'Tes données', 'fr'],
  ])('speak the reader’s language (%s)', async (locale, title, tag) => {
    const { browser } = await open();
    await browser.send('PUT', '/identity/v1/user/me', { locale });
    const { files } = await download(browser);
    expect(files['README.txt']).toContain(title);
    expect(files['index.html']).toContain(`<html lang="${tag}">`);
    expect(files['index.html']).toContain(`<h1>${title}</h1>`);
  });

  it('show what people wrote as text, and load nothing from anywhere', async () => {
    const { browser } = await open();
    await browser.send('PUT', '/identity/v1/user/me', { firstName: '<img src=x onerror=alert(1)>', lastName: '"&\'</dd>' });
    const page = (await download(browser)).files['index.html'] ?? '';
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).not.toMatch(/<(script|img|link|iframe|object|form)\b/i);
    expect(page).not.toMatch(/(href|src)="(?!#)/);
    expect(page).toContain("default-src 'none'");
  });
});

it('every table that names a person is in the export, or said here to hold nothing to show', async () => {
  const { rows } = await sql<{ name: string }>`select distinct c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (c.column_name ~ '(^|_)(user|actor)_id$' or c.column_name ~ 'email$|recipient$')`.execute(
    db.database,
  );
  const statements: string[] = [];
  const reading = db.database.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { userId, email } = await open();
  for (const part of personalDataOf(FEATURES)) await part.read(reading, { userId, emailFolded: email });
  const read = statements.join('\n');
  const unread = rows.map((row) => row.name).filter((name) => !read.includes(`"name":"${name}"`));
  expect(unread.sort()).toEqual([
    // Hashes of ten codes: how many are left is shown by the account page.
    // A challenge lives for minutes; the development mailbox is no product; a tenant is no person.
    'mailbox_message',
    'passkey_challenge',
    'recovery_code',
    // People whom a school knows at an employer: they have no account, and what is kept of them is the school's.
    'school_employer_contact',
    // What the list of a school is sorted and searched by: taken from rows that are shown.
    'school_student',
    // What was there before a change of staff, for a day; what is there now is shown.
    'student_change_row',
    // That a profile changed, for two days: the profile itself is shown.
    'talent_outbox',
    'tenant',
  ]);
});
