import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from '../../testing/stage.tsx';
import type { PrivateAddress } from './components/connections.ts';
import PrivateAddressNotice from './components/private-address-notice.tsx';
import VerificationAlert from './components/verification-alert.tsx';
import { refusal, replyOf, type VerificationWorld, verificationWorld } from './verification.fixture.ts';
import VerifyPage from './verify.page.tsx';

beforeEach(async () => {
  await page.viewport(1000, 740);
});
afterEach(unmount);

const PATH = '/api/v1/university-connection/private-address';
const ADDRESS: PrivateAddress = {
  needed: true,
  school: { id: 3, name: 'Nordic School' },
  endsOn: '2027-01-12',
  accountEmail: 'ada@student.nordic.example',
  contactEmail: null,
  uses: ['account', 'contact'],
  pending: null,
};
const SCHEMES = [
  ['light', 1000],
  ['dark', 360],
] as const;

async function staged(world: VerificationWorld, { scheme = 'light' as 'light' | 'dark', pageId = 'profile' } = {}) {
  const element = (
    <>
      <h1>Profile</h1>
      <PrivateAddressNotice pageId={pageId} />
    </>
  );
  await stage(element, { scheme, reply: (request) => replyOf(world, request) });
}

describe('asking for a private address', () => {
  test.each(SCHEMES)('the notice and its dialog: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    const world = verificationWorld();
    world.replies[`GET ${PATH}`] = ADDRESS;
    world.replies[`POST ${PATH}`] = { ...ADDRESS, pending: { email: 'ada@home.example', use: 'contact' } };
    await staged(world, { scheme });
    await expect.element(page.getByText(/Nordic School ends on 12 Jan 2027/)).toBeVisible();
    await page.getByRole('button', { name: 'Add a private email' }).click();
    const field = page.getByRole('textbox', { name: 'Private email' });
    await expect.element(field).toBeVisible();
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    await field.fill('ada@home.example');
    await page.getByRole('radio', { name: /^Employers write to it/ }).click();
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect.element(page.getByText(/We sent a link to ada@home\.example\. Open it/)).toBeVisible();
    expect(world.sent).toEqual([[`POST ${PATH}`, { email: 'ada@home.example', use: 'contact' }]]);
  });

  test('stands beside the alert of a school that is not verified: each is a region of its own name', async () => {
    const world = verificationWorld();
    world.replies[`GET ${PATH}`] = ADDRESS;
    const element = (
      <>
        <h1>My page</h1>
        <VerificationAlert userId="u2" pageId="mypage" />
        <PrivateAddressNotice pageId="mypage" />
      </>
    );
    await stage(element, { reply: (request) => replyOf(world, request) });
    await until(() => document.querySelectorAll('aside').length === 2);
    expect(await violations()).toEqual([]);
  });

  test('an address of a school is refused at the field', async () => {
    const world = verificationWorld();
    world.replies[`GET ${PATH}`] = { ...ADDRESS, uses: ['contact'] };
    world.replies[`POST ${PATH}`] = refusal('verification.address_academic');
    await staged(world);
    await page.getByRole('button', { name: 'Add a private email' }).click();
    await page.getByRole('textbox', { name: 'Private email' }).fill('ada@nordic.example');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect.element(page.getByText('This is an address of a school. Give a private one.')).toBeVisible();
    expect(document.querySelector('[aria-invalid="true"]')).not.toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('nobody is asked who needs none, nor on other pages', async () => {
    const world = verificationWorld();
    world.replies[`GET ${PATH}`] = { ...ADDRESS, needed: false };
    await staged(world);
    expect(document.querySelector('[data-private-address]')).toBeNull();
    unmount();
    world.replies[`GET ${PATH}`] = ADDRESS;
    await staged(world, { pageId: 'jobs' });
    expect(document.querySelector('[data-private-address]')).toBeNull();
  });
});

describe('the page that its mail leads to', () => {
  const openLink = (world: VerificationWorld, scheme: 'light' | 'dark' = 'light') =>
    stage(<VerifyPage />, { scheme, reply: (request) => replyOf(world, request), address: '/en/verify?private=secret', pages: ['jobs'] });

  test.each(SCHEMES)('says what the address becomes; one button uses the link: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    const world = verificationWorld({}, { isSignedIn: false });
    world.replies[`GET ${PATH}/verify`] = { valid: true, email: 'ada@home.example', use: 'account' };
    world.replies[`POST ${PATH}/verify`] = { email: 'ada@home.example', use: 'account' };
    await openLink(world, scheme);
    await expect.element(page.getByText(/From now on you sign in with/)).toBeVisible();
    expect(world.sent).toEqual([]);
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(page.getByRole('heading', { name: 'Your private email is confirmed' })).toBeVisible();
    expect(world.sent).toEqual([[`POST ${PATH}/verify`, { token: 'secret' }]]);
    expect(await violations()).toEqual([]);
  });

  test('a link that is no good says so, also when it was used meanwhile', async () => {
    const world = verificationWorld();
    world.replies[`GET ${PATH}/verify`] = { valid: false, email: null, use: null };
    await openLink(world);
    await expect.element(page.getByRole('heading', { name: 'This link is no longer good' })).toBeVisible();
    expect(await violations()).toEqual([]);
    unmount();
    world.replies[`GET ${PATH}/verify`] = { valid: true, email: 'ada@home.example', use: 'contact' };
    world.replies[`POST ${PATH}/verify`] = refusal('InvalidToken');
    await openLink(world);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await until(() => document.body.textContent?.includes('This link is no longer good') === true);
  });
});
