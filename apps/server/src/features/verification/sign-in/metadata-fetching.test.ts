// The metadata of a SAML provider by its address: what is taken, what stays while it cannot be read, and who is told that a certificate ends.
// (verification.26, verification.27)
import { createServer } from 'node:http';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { freePort } from '@fairway/testkit/ports';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../kernel/http/request.ts';
import { insertProvingSchool } from '../school.fixture.ts';
import { warnOfCertificates } from './certificate-warning.ts';
import { fetchMetadata, refreshMetadata } from './metadata-fetching.ts';
import { ENTITY_ID, providerMetadata } from './saml-provider.fixture.ts';

const INSIDE = 'http://127.0.0.1:3000';
const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const port = await freePort();
const URL_OF = `http://127.0.0.1:${port}/metadata`;
const SSO = `http://127.0.0.1:${port}/sso`;
let said: { status: number; body: string; headers?: Record<string, string> };
const provider = createServer((_request, reply) => {
  reply.writeHead(said.status, said.headers).end(said.body);
});
await new Promise<void>((resolve) => provider.listen(port, '127.0.0.1', resolve));
afterAll(() => provider.close());

const school = await insertProvingSchool(db.database, { name: 'Nordic', slug: 'nordic' });
const admin = (email: string, status: 'active' | 'suspended') =>
  insertPerson(db.database, { email, status, roles: [{ role: 'SchoolAdmin', schoolId: school }] });
const hana = await admin('hana@nordic.example', 'active');
await admin('gone@nordic.example', 'suspended');
await insertPerson(db.database, { email: 'finn@nordic.example', roles: [{ role: 'CareerStaff', schoolId: school }] });
actors.hana = { ...CANDIDATE, userId: hana, roles: ['SchoolAdmin'], schoolIds: [school] };

const send = (method: 'GET' | 'PUT', path: string, payload?: object) =>
  app.inject({ method, url: `/api/v1/staff/schools/${school}${path}`, headers: { 'x-test-actor': 'hana' }, ...(payload && { payload }) });
const save = (more: object) => send('PUT', '/sign-in', { protocol: 'saml', requirement: null, ...more });
const shown = async () => (await send('GET', '/sign-in')).json().signIn;
const home = async (): Promise<string[]> => {
  const items: { item: string; count: number }[] = (await send('GET', '/home')).json().items;
  return items.flatMap(({ item, count }) => (item.startsWith('signIn') && count > 0 ? [item] : []));
};
const at = (time: string) => ({ baseUrl: INSIDE, now: new Date(time) });

beforeEach(async () => {
  said = { status: 200, body: providerMetadata(SSO) };
  await db.pool.query('delete from outgoing_mail');
  const saved = await save({ metadataUrl: URL_OF });
  expect(saved.statusCode, saved.body).toBe(200);
});

describe('metadata by its address', () => {
  it('is read when it is saved, and says when', async () => {
    expect(await shown()).toMatchObject({
      issuer: ENTITY_ID,
      ssoUrl: SSO,
      metadataUrl: URL_OF,
      metadataFault: null,
      metadataFailedAt: null,
    });
    expect((await shown()).metadataReadAt).toMatch(/^\d{4}-/);
    expect(await home()).toEqual([]);
  });

  it('follows the provider, with a line of the audit where something changed', async () => {
    const lines = () => db.database.selectFrom('audit_line').select('id').where('action', '=', 'verification.sign_in_refreshed').execute();
    expect(await refreshMetadata(db.database, at('2026-12-01T04:00:00Z'))).toEqual({ read: 1, failed: 0 });
    expect(await lines()).toEqual([]);
    said.body = providerMetadata(`${SSO}/moved`);
    await refreshMetadata(db.database, at('2026-12-02T04:00:00Z'));
    expect(await shown()).toMatchObject({ ssoUrl: `${SSO}/moved`, metadataReadAt: '2026-12-02T04:00:00.000Z' });
    expect(await lines()).toHaveLength(1);
  });

  it('keeps what was read while it fails, says so since the first failure, and is quiet once it is mended', async () => {
    const before = await shown();
    said = { status: 503, body: 'later' };
    expect(await refreshMetadata(db.database, at('2026-12-01T04:00:00Z'))).toEqual({ read: 0, failed: 1 });
    said = { status: 200, body: '<x/>' };
    await refreshMetadata(db.database, at('2026-12-02T04:00:00Z'));
    const { ssoUrl, certificates } = before;
    const failing = { ssoUrl, certificates, metadataFault: 'no_provider', metadataFailedAt: '2026-12-01T04:00:00.000Z' };
    expect(await shown()).toMatchObject(failing);
    expect(await home()).toEqual(['signInMetadata']);
    said = { status: 200, body: providerMetadata(SSO) };
    await refreshMetadata(db.database, at('2026-12-03T04:00:00Z'));
    expect(await shown()).toMatchObject({ metadataFault: null, metadataFailedAt: null });
    expect(await home()).toEqual([]);
  });

  it('takes no other provider by itself', async () => {
    said.body = providerMetadata(`${SSO}/other`).replace(ENTITY_ID, 'https://other.example/idp');
    await refreshMetadata(db.database, at('2026-12-01T04:00:00Z'));
    expect(await shown()).toMatchObject({ issuer: ENTITY_ID, ssoUrl: SSO, metadataFault: 'other_provider' });
  });

  it('goes when a document is handed in, or when it is taken away', async () => {
    await save({ metadataUrl: null });
    expect(await shown()).toMatchObject({ issuer: ENTITY_ID, metadataUrl: null, metadataReadAt: null });
    await save({ metadataUrl: URL_OF });
    await save({});
    expect((await shown()).metadataUrl).toBe(URL_OF);
    await save({ metadata: providerMetadata(SSO) });
    expect(await shown()).toMatchObject({ metadataUrl: null, metadataReadAt: null });
  });

  it.each([
    ['an error', () => ({ status: 500, body: '' }), 'unreachable'],
    ['a redirect', () => ({ status: 302, body: '', headers: { location: URL_OF } }), 'unreachable'],
    ['too much', () => ({ status: 200, body: 'x'.repeat(600_000) }), 'too_large'],
    ['far too much', () => ({ status: 200, body: 'x'.repeat(1_100_000) }), 'unreachable'],
    ['no metadata', () => ({ status: 200, body: 'Hello' }), 'not_xml'],
    ['a way to a script', () => ({ status: 200, body: providerMetadata('javascript:alert(1)') }), 'provider_address'],
  ])('refuses %s, and changes nothing', async (_what, answer, fault) => {
    const before = await shown();
    said = answer();
    const reply = await save({ metadataUrl: URL_OF });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'verification.metadata_invalid']);
    expect(reply.json().errors).toEqual([expect.objectContaining({ pointer: '/body/metadataUrl', code: fault })]);
    expect(await shown()).toEqual(before);
  });

  it.each(['http://idp.example/metadata', 'https://10.0.0.1/metadata', 'https://localhost/metadata', 'ftp://idp.example/', 'metadata'])(
    'of a deployment on the internet is not fetched from %s',
    async (url) => {
      expect(await fetchMetadata(url, 'https://careers.example')).toEqual({ ok: false, fault: 'provider_address' });
    },
  );
});

describe('a certificate that ends', () => {
  const mails = async () =>
    (await db.database.selectFrom('outgoing_mail').select('user_id').where('kind', '=', 'sign_in_certificate').execute()).map(
      (mail) => mail.user_id,
    );
  // That of the tests ends on 2126-10-28.
  it('is told to active administrators once, 30 days before', async () => {
    expect(await warnOfCertificates(db.database, new Date('2126-09-27T12:00:00Z'))).toBe(0);
    expect(await mails()).toEqual([]);
    expect(await warnOfCertificates(db.database, new Date('2126-09-29T12:00:00Z'))).toBe(1);
    expect(await mails()).toEqual([hana]);
    expect(await warnOfCertificates(db.database, new Date('2126-10-29T12:00:00Z'))).toBe(0);
    expect(await mails()).toEqual([hana]);
  });
});
