// The demo accounts: one of every role, and each of them can sign in with the password that is documented.
import { readFileSync } from 'node:fs';
import { ROLES } from '@fairway/rules/access';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPasswordIssues } from '../../kernel/session/new-password.ts';
import { closeDemoAccounts, demoAccountLines, type PeopleWorld, seedPeople } from './seed.ts';
import { DEMO_PEOPLE } from './social/demo-provider/people.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './world/people.ts';

const db = await cloneDatabase();
const app = await testApp({ ...db, search: new ReferenceSearch() });
const README = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8');
let world: PeopleWorld;
const write = () => db.database.transaction().execute((transaction) => seedPeople(transaction, world));

beforeAll(async () => {
  const school = await db.database
    .insertInto('school')
    .values({ name: 'Nordic School', slug: 'nordic' })
    .returning('id')
    .executeTakeFirstOrThrow();
  world = {
    today: new Date('2026-11-21T09:00:00Z'),
    schools: [{ id: school.id, slug: 'nordic' }],
    organizations: await Promise.all(
      ['lindvik', 'hallbruck', 'rheinlabor', 'hanbit'].map(async (key) => ({ id: await insertOrganization(db.database, {}), key })),
    ),
  };
  // Somebody had this address before the demo world came.
  await insertPerson(db.database, { email: 'Dina@Mail.example', firstName: 'Real' });
});

describe('the demo accounts', () => {
  it('are written once, and take nobody’s address', async () => {
    expect(await write()).toBe(DEMO_ACCOUNTS.length - 1);
    expect(await write()).toBe(0);
    const dina = await db.database.selectFrom('app_user').select('first_name').where('email_folded', '=', 'dina@mail.example').execute();
    expect(dina).toEqual([{ first_name: 'Real' }]);
  });

  it('are of every role there is', () => {
    expect([...new Set(DEMO_ACCOUNTS.map((account) => account.role))].sort()).toEqual([...ROLES].sort());
  });

  it.each(DEMO_ACCOUNTS.filter((account) => account.firstName !== 'Dina').map((account) => [account.email, account] as const))(
    '%s signs in, and is what the list says',
    async (email, account) => {
      const browser = testBrowser(app);
      await browser.signIn(email, DEMO_PASSWORD);
      const { user } = (await browser.send('GET', '/identity/v1/session')).json();
      expect(user).toMatchObject({ email, firstName: account.firstName, lastName: account.lastName, roles: [account.role] });
      expect(user.organizationIds).toEqual(world.organizations.flatMap(({ id, key }) => (key === account.organization ? [id] : [])));
      expect([...user.schoolIds, ...user.staffSchoolIds]).toEqual(account.school ? [world.schools[0]?.id] : []);
    },
  );

  it('have a password that the rules accept', async () => {
    for (const { firstName, lastName, email } of DEMO_ACCOUNTS)
      expect(await newPasswordIssues(DEMO_PASSWORD, [firstName, lastName, email])).toEqual([]);
  });

  it('share one address with the demo provider', () => {
    const provided = DEMO_PEOPLE.map((person) => person.email);
    expect(DEMO_ACCOUNTS.filter((account) => provided.includes(account.email)).map((account) => account.firstName)).toEqual(['Ada']);
  });

  it('stand in what a start prints, and in the README', () => {
    const printed = demoAccountLines().join('\n');
    for (const words of [DEMO_PASSWORD, ...DEMO_ACCOUNTS.map((account) => account.email)]) {
      expect(printed).toContain(words);
      expect(README).toContain(words);
    }
  });
});

describe('at a public address', () => {
  it('accounts whose password everybody knows are closed; one whose owner set another stays', async () => {
    const ada = testBrowser(app);
    await ada.signIn('ada@nordic.example', DEMO_PASSWORD);
    await db.pool.query("update app_user set password_changed_at = now() where email = 'ben@nordic.example'");
    expect(await closeDemoAccounts(db.database)).toBe(DEMO_ACCOUNTS.length - 2);
    const refused = await testBrowser(app).send('POST', '/identity/v1', { email: 'ada@nordic.example', password: DEMO_PASSWORD });
    expect(refused.json().code).toBe('AuthenticationFailed');
    expect((await ada.send('POST', '/identity/v1/token/refresh', {})).statusCode).toBe(401);
    await testBrowser(app).signIn('ben@nordic.example', DEMO_PASSWORD);
    expect(await closeDemoAccounts(db.database)).toBe(0);
  });
});
