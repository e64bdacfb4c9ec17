import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, problem, server } from '../../testing/replies.ts';
import { stage } from '../../testing/stage.tsx';
import { ProvisioningSettings } from './components/provisioning-settings.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(unmount);

const BASE = '/api/v1/staff/schools/3/provisioning';
const TOKEN = `fwscim_${'a'.repeat(43)}`;
const token = (id: string, more: object = {}) => ({
  ...{ id, createdBy: 'Finn Dahl', createdAt: '2026-11-01T10:00:00.000Z', expiresAt: '2027-11-01T10:00:00.000Z', lastUsedAt: null },
  ...more,
});
const EMPTY = {
  baseUrl: 'https://careers.example/scim/v2',
  tokens: [] as object[],
  activeUsers: 0,
  endedUsers: 0,
  lastChangeAt: null as string | null,
  groups: 0,
};
const FULL = {
  ...EMPTY,
  tokens: [token('t1'), token('t2', { createdBy: null, lastUsedAt: '2026-11-20T10:00:00.000Z' })],
  groups: 12,
  activeUsers: 1200,
  endedUsers: 1,
  lastChangeAt: '2026-11-20T10:00:00.000Z',
};

async function open(answers: Answers, scheme: 'light' | 'dark' = 'light') {
  const { calls, reply } = server(answers);
  await stage(<ProvisioningSettings schoolId={3} offText="The roster is off." />, { reply, scheme });
  return calls;
}

test.each(['light', 'dark'] as const)('shows address, counts and tokens, wide and narrow, in %s', async (scheme) => {
  await open({ [`GET ${BASE}`]: () => FULL }, scheme);
  await expect.element(page.getByLabelText('Address for the provider (base URL)')).toHaveValue(EMPTY.baseUrl);
  await expect.element(page.getByText(/1,200 active users, 1 ended\./)).toBeVisible();
  await expect.element(page.getByText(/never used/)).toBeVisible();
  await expect.element(page.getByText('12 groups are labels that the provider keeps.')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.viewport(360, 740);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(await violations()).toEqual([]);
});

test('makes a token, shows it once, and revokes one after a question', async () => {
  const bodies: unknown[] = [];
  const calls = await open({
    [`GET ${BASE}`]: () => EMPTY,
    [`POST ${BASE}/tokens`]: async (request) => {
      bodies.push(await request.json());
      return Response.json({ token: TOKEN, provisioning: { ...EMPTY, tokens: [token('t1')] } }, { status: 201 });
    },
    [`DELETE ${BASE}/tokens/t1`]: () => EMPTY,
  });
  await expect.element(page.getByText('There is no token. Make one and give it to the provider.')).toBeVisible();
  await page.getByLabelText('How long the new token holds').selectOptions('90');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect.element(page.getByLabelText('The new token')).toHaveValue(TOKEN);
  expect(bodies).toEqual([{ days: 90 }]);
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: /Revoke the token that ends/ }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await until(() => calls.includes(`DELETE ${BASE}/tokens/t1`));
  await expect.element(page.getByText('There is no token. Make one and give it to the provider.')).toBeVisible();
});

test('takes over the labels of the provider after a question', async () => {
  const calls = await open({ [`GET ${BASE}`]: () => FULL, [`DELETE ${BASE}/groups`]: () => ({ ...FULL, groups: 0 }) });
  await page.getByRole('button', { name: 'Take over the labels' }).click();
  await expect.element(page.getByRole('alertdialog').getByText(/a group of the same name again, it is refused/)).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(calls).not.toContain(`DELETE ${BASE}/groups`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take over the labels' }).click();
  await until(() => calls.includes(`DELETE ${BASE}/groups`));
  await expect.element(page.getByText(/labels that the provider keeps/)).not.toBeInTheDocument();
});

test('says what went wrong', async () => {
  await open({ [`GET ${BASE}`]: () => EMPTY, [`POST ${BASE}/tokens`]: () => problem('provisioning.tokens', 409) });
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect.element(page.getByText('A school has at most 5 tokens. Revoke one first.')).toBeVisible();
  unmount();
  await open({ [`GET ${BASE}`]: () => problem('internal', 500) });
  await until(() => document.querySelector('[role="alert"]') !== null);
  expect(await violations()).toEqual([]);
});
