import { afterEach, expect, test, vi } from 'vitest';
import { exchangeSession, onSessionExpired } from './session-keeper.ts';

afterEach(() => vi.restoreAllMocks());

const refused = () => new Request(new URL('/api/v1/candidate/me', location.href));

test('what is refused while the session is exchanged is sent again with the new one, and costs nobody their cookies (identity.7)', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 401 }));
  let bring: (reply: string) => void = () => undefined;
  const exchange = exchangeSession(() => new Promise<string>((resolve) => (bring = resolve)));
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(1));
  const again = onSessionExpired(refused());
  await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 5));
  bring('Hana');
  expect(await exchange).toBe('Hana');
  expect(await again).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

test('an exchange that fails leaves the renewal to the next', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('{}', { status: 200 }));
  await expect(exchangeSession(() => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
  expect(await onSessionExpired(refused())).toBe(true);
  expect(fetched).toHaveBeenCalledOnce();
});
