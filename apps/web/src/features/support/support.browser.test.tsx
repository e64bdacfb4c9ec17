import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../../testing/stage.tsx';
import { HelpButton } from './components/help-button.tsx';

let received: unknown[] = [];
const accept = async (request: Request) => {
  received.push({ path: new URL(request.url).pathname, body: await request.json() });
  return Response.json({ accepted: true }, { status: 202 });
};
const refuse = () => Response.json({ code: 'rate_limited', status: 429 }, { status: 429 });

const opened = async () => {
  await page.getByRole('button', { name: 'Help' }).click();
  await expect.element(page.getByRole('dialog', { name: 'How can we help?' })).toBeVisible();
};
const email = () => page.getByRole('textbox', { name: 'Your email' });
const message = () => page.getByRole('textbox', { name: 'Your message' });
const send = () => page.getByRole('button', { name: 'Send' }).click();

beforeEach(async () => {
  await page.viewport(1000, 700);
  received = [];
});
afterEach(unmount);

describe('the help form', () => {
  test.each(['light', 'dark'] as const)('has nothing that axe objects to in the %s scheme, empty and with faults', async (scheme) => {
    await stage(<HelpButton />, { scheme, tenant: { messengerLink: 'https://chat.example.org' } });
    expect(await violations()).toEqual([]);
    await opened();
    expect(await violations()).toEqual([]);
    await send();
    await until(() => document.querySelectorAll('[aria-invalid]').length === 2);
    expect(await violations()).toEqual([]);
  });

  test('sends address, text and page, and says so', async () => {
    await stage(<HelpButton />, { reply: accept });
    await opened();
    await email().fill('ada@example.org');
    await message().fill('  The list stays empty.  ');
    await send();
    await expect.element(page.getByRole('dialog', { name: 'Your message was sent' })).toBeVisible();
    expect(received).toEqual([
      {
        path: '/api/v1/support',
        body: { email: 'ada@example.org', message: 'The list stays empty.', page: window.location.pathname + window.location.search },
      },
    ]);
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await until(() => document.querySelector('dialog') === null);
  });

  test('knows the address of whoever is signed in', async () => {
    await stage(<HelpButton email="ada@example.org" />, { reply: accept });
    await opened();
    await expect.element(email()).toHaveValue('ada@example.org');
  });

  test('sends nothing while something is missing, and goes to the first field that is wrong', async () => {
    await stage(<HelpButton />, { reply: accept });
    await opened();
    await email().fill('ada@example');
    await send();
    await expect.element(page.getByText('This does not look like an email', { exact: false })).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(email().element());
    expect(received).toEqual([]);
  });

  test('keeps what was written when sending fails, and says why', async () => {
    await stage(<HelpButton />, { reply: refuse });
    await opened();
    await email().fill('ada@example.org');
    await message().fill('Hello');
    await send();
    await expect.element(page.getByRole('alert').getByText('Too many attempts', { exact: false })).toBeVisible();
    await expect.element(message()).toHaveValue('Hello');
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('dialog') === null);
  });

  test('links to the messenger of the tenant where there is one', async () => {
    await stage(<HelpButton />, { tenant: { messengerLink: 'https://chat.example.org' } });
    await opened();
    await expect.element(page.getByRole('link', { name: 'Chat with us instead' })).toHaveAttribute('href', 'https://chat.example.org');
  });
});
