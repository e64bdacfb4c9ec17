// The sign-in of a school from its settings: set up, tried by an administrator who sees what the provider says, then used by a student.
// OpenID Connect at a certified provider (e2e/openid-provider.ts); SAML 2.0 at one of our own that signs as schools do, on another site.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import {
  type Person,
  providerMetadata,
  readRequest,
  samlResponse,
} from '../apps/server/src/features/verification/sign-in/saml-provider.fixture.ts';
import { demoPage, dialog, newStudent } from './new-student.ts';
import { OPENID_CLIENT } from './openid-client.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';
import { takeMethods } from './world-rows.ts';

const openIdIssuer = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 4400) + 1}`;

// Two people and a provider each.
test.slow();

const section = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Sign-in with the school', level: 2 }) });

/** The settings of a school, by the platform's administrator. */
async function settings(page: Page, schoolId: number) {
  await page.goto(`/en/staff/settings/sign-in?school=${schoolId}`);
  await expect(section(page).getByRole('button', { name: 'Save sign-in' })).toBeVisible({ timeout: 60_000 });
}

/** Writes what the provider must say, saves, and waits for the words. */
async function save(page: Page, value: string) {
  await section(page).getByRole('textbox', { name: 'Claim or attribute' }).fill('eduPersonAffiliation');
  await section(page).getByRole('textbox', { name: 'Value', exact: true }).fill(value);
  await section(page).getByRole('button', { name: 'Save sign-in' }).click();
  await expect(section(page).getByRole('button', { name: 'Test it' })).toBeVisible();
}

/** The answer of a trial: its verdict, and a row of what the provider said. */
async function expectTrial(page: Page, verdict: RegExp, claim: string, value: string) {
  await expect(section(page).getByRole('heading', { name: 'What the provider said' })).toBeInViewport({ timeout: 60_000 });
  await expect(section(page).getByText(verdict)).toBeVisible();
  await expect(section(page).getByRole('row', { name: new RegExp(claim, 'i') })).toContainText(value);
  // What came is in no address that is kept or sent on.
  expect(new URL(page.url()).hash).toBe('');
}

async function atOpenId(page: Page, name: string) {
  await page.locator('input[name="login"]').fill(name);
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('OpenID Connect: set up, tried from the settings, and used by a student', async ({ page, context, browser }) => {
  const schoolId = await takeMethods('collina', ['sign_in']);
  const staff = await demoPage(browser, 'hana@fairway.example');
  await settings(staff, schoolId);
  const form = section(staff);
  await expect(form.getByText(/\/api\/v1\/university-connection\/sign-in\/callback$/)).toBeVisible();
  // What is no address of a provider is refused in words, and nothing is kept.
  await form.getByRole('textbox', { name: 'Issuer' }).fill('ftp://nobody.example');
  await form.getByRole('textbox', { name: 'Client ID' }).fill(OPENID_CLIENT.id);
  await form.getByLabel('Client secret').fill(OPENID_CLIENT.secret);
  await form.getByRole('textbox', { name: 'Claim or attribute' }).fill('eduperson_affiliation');
  await form.getByRole('textbox', { name: 'Value', exact: true }).fill('student');
  await form.getByRole('button', { name: 'Save sign-in' }).click();
  await expect(form.getByText(/This address cannot be used/)).toBeVisible();
  await expectAccessible(staff);
  await form.getByRole('textbox', { name: 'Issuer' }).fill(openIdIssuer);
  await form.getByRole('button', { name: 'Save sign-in' }).click();
  await expect(form.getByText('A secret is stored. Leave this empty to keep it.')).toBeVisible();

  await form.getByRole('button', { name: 'Test it' }).click();
  await atOpenId(staff, `Bianca${Date.now()}`);
  await expectTrial(staff, /A student with this answer would be verified/, 'affiliation', 'member, student');
  await expectAccessible(staff);
  await staff.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(staff);
  // A reload hands nothing in again.
  await staff.reload();
  await expect(form.getByRole('button', { name: 'Test it' })).toBeVisible();
  await expect(form.getByRole('heading', { name: 'What the provider said' })).toHaveCount(0);

  await newStudent(context);
  await page.goto(`/en/profile?verify=${schoolId}`);
  await dialog(page)
    .getByRole('button', { name: /^Sign in with / })
    .click();
  await atOpenId(page, `Carla${Date.now()}`);
  await expect(dialog(page).locator('[data-verify="verified"]')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await staff.context().close();
});

/** An identity provider at another site than ours, with a button as those have that ask for consent. */
async function samlProvider(person: () => Person): Promise<{ server: Server; ssoUrl: string }> {
  const server = createServer((incoming, reply) => {
    // A browser asks for an icon too.
    if (!incoming.url?.startsWith('/sso')) return void reply.writeHead(404).end();
    const { request, relayState } = readRequest(`http://localhost${incoming.url ?? ''}`);
    const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`;
    const fields = field('SAMLResponse', samlResponse(request, person())) + field('RelayState', relayState);
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(`<title>School</title><form method="post" action="${request.consumerUrl}">${fields}<button>Continue</button></form>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, ssoUrl: `http://localhost:${(server.address() as AddressInfo).port}/sso` };
}

test('SAML 2.0: set up, tried from the settings, and used by a student', async ({ page, context, browser }) => {
  const schoolId = await takeMethods('hoshikawa', ['sign_in']);
  const staff = await demoPage(browser, 'hana@fairway.example');
  const done = [watchConsole(page), watchConsole(staff)];
  let person: Person = { nameId: `teacher-${Date.now()}`, affiliations: ['member', 'employee'] };
  const { server, ssoUrl } = await samlProvider(() => person);
  await settings(staff, schoolId);
  const form = section(staff);
  await form.getByText('SAML 2.0').click();
  await expect(form.getByText(/\/api\/v1\/university-connection\/sign-in\/saml$/)).toBeVisible();
  const metadata = form.getByRole('textbox', { name: 'Metadata of your identity provider (XML)' });
  await metadata.fill('<html>no metadata</html>');
  await form.getByRole('textbox', { name: 'Claim or attribute' }).fill('eduPersonAffiliation');
  await form.getByRole('textbox', { name: 'Value', exact: true }).fill('student');
  await form.getByRole('button', { name: 'Save sign-in' }).click();
  await expect(form.getByText('There is no identity provider in this metadata.')).toBeVisible();
  await expectAccessible(staff);
  await metadata.fill(providerMetadata(ssoUrl));
  await save(staff, 'student');
  await expect(form.getByText(ssoUrl)).toBeVisible();

  await form.getByRole('button', { name: 'Test it' }).click();
  await staff.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectTrial(staff, /would be refused: the claim that you ask for is missing/, 'urn:oid', 'member, employee');
  await expectAccessible(staff);
  person = { nameId: `student-${Date.now()}`, affiliations: ['member', 'student'] };
  await form.getByRole('button', { name: 'Test it' }).click();
  await staff.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectTrial(staff, /A student with this answer would be verified/, 'urn:oid', 'member, student');

  await newStudent(context);
  await page.goto(`/en/profile?verify=${schoolId}`);
  await dialog(page)
    .getByRole('button', { name: /^Sign in with / })
    .click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog(page).locator('[data-verify="verified"]')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  // The same school account does not prove a second person.
  const other = await browser.newContext();
  await newStudent(other);
  const second = await other.newPage();
  await second.goto(`/en/profile?verify=${schoolId}`);
  await dialog(second)
    .getByRole('button', { name: /^Sign in with / })
    .click();
  await second.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog(second).getByRole('alert')).toContainText('already verified another account', { timeout: 60_000 });
  await expectAccessible(second);
  for (const finish of done) finish();
  await Promise.all([staff.context().close(), other.close()]);
  server.close();
});
