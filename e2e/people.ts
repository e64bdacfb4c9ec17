// People who come to be in a journey, with an address that no other journey has.
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { linkOf } from './mailbox.ts';

/** The password of everybody who comes to be in a journey. */
export const PASSWORD = 'Lovely-Tram-42';
const headers = { 'sec-fetch-site': 'same-origin' };
let count = 0;

/** An address that nobody has yet. Who is to meet the welcome wizard has one that begins with `newcomer` (world-rows.ts). */
export function newAddress(prefix: string): string {
  count += 1;
  return `${prefix}${process.pid}x${Date.now()}x${count}@nordic.example.org`;
}

/** Registers somebody and proves the address, as an API client does: a browser that registers is signed in by the link. */
export async function registerProven(request: APIRequestContext, email: string): Promise<void> {
  const client = { 'x-fairway-tokens': 'bearer' };
  expect((await request.post('/identity/v1/user', { headers: client, data: { email, password: PASSWORD } })).status()).toBe(201);
  const token = new URL(await linkOf(request, email, 'verify'), 'http://x').searchParams.get('token');
  expect((await request.post('/identity/v1/user/email/verify', { headers: client, data: { token } })).ok()).toBe(true);
}

/** Registers somebody, proves the address and signs in. */
export async function signUp(request: APIRequestContext, email: string): Promise<void> {
  await registerProven(request, email);
  expect((await request.post('/identity/v1', { headers, data: { email, password: PASSWORD } })).ok()).toBe(true);
}

/** Somebody who has just registered and proven the address, signed in in this browser; gives id and address. */
export async function signedUp({ request }: BrowserContext, prefix: string): Promise<{ userId: string; email: string }> {
  const email = newAddress(prefix);
  await signUp(request, email);
  const me = (await (await request.get('/identity/v1/user/me', { headers })).json()) as { id: string };
  return { userId: me.id, email };
}
