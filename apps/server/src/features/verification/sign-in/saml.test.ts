// SAML 2.0 against a provider of its own, over real HTTP and with real signatures; and every way in which an answer may be spoiled.

import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { freePort } from '@fairway/testkit/ports';
import { testApp } from '@fairway/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertSession } from '../../../api/every-role.fixture.ts';
import type { Actor } from '../../../kernel/http/request.ts';
import { readProviderMetadata } from './provider-metadata.ts';
import {
  CERTIFICATE,
  ENTITY_ID,
  FOREIGN_KEY,
  type Person,
  providerMetadata,
  readRequest,
  type Spoiling,
  samlResponse,
  serveProvider,
} from './saml-provider.fixture.ts';

const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const port = await freePort();
const STUDENT: Person = { nameId: 'pid-of-ada', affiliations: ['member', 'student'] };
let person = STUDENT;
const provider = await serveProvider(port, () => person);
afterAll(() => provider.close());
let school = 0;

async function actor(name: string, role: 'Candidate' | 'SchoolAdmin', schoolId?: number): Promise<void> {
  const userId = await insertPerson(db.database, {
    email: `${name}@methods.example`,
    password: null,
    roles: [schoolId === undefined ? { role } : { role, schoolId }],
  });
  const held = { roles: [role], organizationIds: [], schoolIds: schoolId === undefined ? [] : [schoolId], staffSchoolIds: [] };
  actors[name] = { kind: 'user', userId, sessionId: await insertSession(db.database, userId), ...held, secondFactor: false };
}

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, as: string, payload?: object) =>
  app.inject({ method, url, headers: { 'x-test-actor': as }, ...(payload && { payload }) });
const START = () => `/api/v1/university-connection/sign-in/${school}`;
const SETTINGS = () => `/api/v1/staff/schools/${school}/sign-in`;

beforeAll(async () => {
  school = (await db.database.insertInto('school').values({ name: 'Nordic', slug: 'nordic' }).returning('id').executeTakeFirstOrThrow()).id;
  await db.database
    .insertInto('school_verification_method')
    .values({ school_id: school, method: 'sign_in', position: 0, validity_days: 365 })
    .execute();
  await actor('ada', 'Candidate');
  await actor('ben', 'Candidate');
  await actor('admin', 'SchoolAdmin', school);
  const { userId } = actors.ada as { userId: string };
  actors.adaElsewhere = { ...(actors.ada as Extract<Actor, { kind: 'user' }>), sessionId: await insertSession(db.database, userId) };
});
beforeEach(async () => {
  person = STUDENT;
  for (const table of ['school_connection', 'school_sign_in_subject', 'school_sign_in_flow', 'attempt_window'])
    await db.pool.query(`delete from ${table}`);
  const body = {
    protocol: 'saml',
    metadata: providerMetadata(`http://127.0.0.1:${port}/sso`),
    requirement: { name: 'eduPersonAffiliation', value: 'student' },
  };
  const saved = await send('PUT', SETTINGS(), 'admin', body);
  expect(saved.statusCode, saved.body).toBe(200);
});

const start = async (as = 'ada', returnUrl = '/en/profile?verify=1') => {
  const reply = await send('POST', START(), as, { returnUrl });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().location as string;
};

/** Posts as the provider's form does in a browser: from another site. Gives what the landing page hands on. */
async function post(fields: Record<string, string>): Promise<{ path: string; answer: Record<string, string> }> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/university-connection/sign-in/saml',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'cross-site' },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(reply.statusCode, reply.body).toBe(200);
  const target = new URL((/content="0;url=([^"]+)"/.exec(reply.body)?.[1] ?? '').replaceAll('&amp;', '&'));
  const answer = Object.fromEntries(new URLSearchParams(target.hash.replace(/^#school-sign-in&/, '')));
  return { path: target.pathname + target.search, answer };
}

/** Through the provider's own page. */
async function throughProvider(location: string) {
  const form = await (await fetch(location)).text();
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? '';
  return post({ SAMLResponse: value('SAMLResponse'), RelayState: value('RelayState') });
}

async function spoiled(spoiling: Spoiling) {
  const { request, relayState } = readRequest(await start());
  return post({ SAMLResponse: samlResponse(request, STUDENT, spoiling), RelayState: relayState });
}

const finish = (answer: object, as = 'ada') => send('POST', `${START()}/finish`, as, answer);
const code = async (reply: ReturnType<typeof send>) => (await reply).json().code;
const state = async (as: string) =>
  await db.database
    .selectFrom('school_connection')
    .select(['state', 'method', 'expires_at'])
    .where('user_id', '=', (actors[as] as { userId: string }).userId)
    .executeTakeFirst();

/** The same document with elements in each other behind its first tag. */
const nested = (xml: string, depth: number) => xml.replace(/(<[a-z][^>]*>)/i, `$1${'<x>'.repeat(depth)}${'</x>'.repeat(depth)}`);
const attributes = (count: number) => Array.from({ length: count }, (_, n) => `a${n}="1"`).join(' ');

describe('a sign-in by SAML', () => {
  it('verifies at once, for as long as the school lets it hold, and is audited', async () => {
    const { path, answer } = await throughProvider(await start());
    expect(path).toBe('/en/profile?verify=1');
    expect(await state('ada')).toBeUndefined();
    const reply = await finish(answer);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ schoolId: school, state: 'verified' });
    expect(await state('ada')).toMatchObject({ state: 'verified', method: 'sign_in' });
    expect(Date.parse(reply.json().expiresAt) - Date.now()).toBeGreaterThan(364 * 86_400_000);
    const line = await db.database
      .selectFrom('audit_line')
      .select('action')
      .where('school_id', '=', school)
      .where('action', '=', 'connection.prove')
      .execute();
    expect(line.length).toBeGreaterThan(0);
  });

  it('sends a request that names us and nothing of the person', async () => {
    const { request, xml } = readRequest(await start());
    expect(request).toMatchObject({
      consumerUrl: 'http://localhost/api/v1/university-connection/sign-in/saml',
      issuer: 'http://localhost/api/v1/university-connection/sign-in/metadata',
    });
    expect(xml).not.toContain('methods.example');
  });

  it('is finished once', async () => {
    const { answer } = await throughProvider(await start());
    expect((await finish(answer)).statusCode).toBe(200);
    expect(await code(finish(answer))).toBe('verification.sign_in_over');
  });

  it('an answer is posted once: a second post is worth nothing, and another flow does not take it', async () => {
    const location = await start();
    const { request, relayState } = readRequest(location);
    const response = samlResponse(request, STUDENT);
    expect((await post({ SAMLResponse: response, RelayState: relayState })).answer.ticket).toBeTruthy();
    expect((await post({ SAMLResponse: response, RelayState: relayState })).answer).toEqual({});
    const other = readRequest(await start('ben'));
    expect((await post({ SAMLResponse: response, RelayState: other.relayState })).answer).toMatchObject({ error: 'failed' });
  });

  it('of another session, another person or without the ticket is worth nothing', async () => {
    for (const as of ['adaElsewhere', 'ben']) {
      const { answer } = await throughProvider(await start());
      expect(await code(finish(answer, as)), as).toBe('verification.sign_in_over');
    }
    const { answer } = await throughProvider(await start());
    expect(await code(finish({ state: answer.state, ticket: 'guessed' }))).toBe('verification.sign_in_failed');
    expect(await state('ada')).toBeUndefined();
  });

  it('proves one account a person', async () => {
    expect((await finish((await throughProvider(await start())).answer)).statusCode).toBe(200);
    expect(await code(finish((await throughProvider(await start('ben'))).answer, 'ben'))).toBe('verification.sign_in_taken');
    expect((await state('ben'))?.state ?? 'none').not.toBe('verified');
    person = { ...STUDENT, nameId: 'pid-of-ben' };
    expect((await finish((await throughProvider(await start('ben'))).answer, 'ben')).statusCode).toBe(200);
  });

  it('without what the school asks for, or without a lasting name, is refused', async () => {
    person = { ...STUDENT, affiliations: ['staff'] };
    expect(await code(finish((await throughProvider(await start())).answer))).toBe('verification.sign_in_refused');
    expect(await code(finish((await spoiled({ transient: true })).answer))).toBe('verification.sign_in_refused');
  });

  it.each<[string, Spoiling]>([
    ['not signed', { signs: 'nothing' }],
    ['signed by another key', { key: FOREIGN_KEY }],
    ['signed with SHA-1', { sha1: true }],
    ['signed around, not inside', { signs: 'response' }],
    ['changed after it was signed', { changedAfter: 'pid-of-eve' }],
    ['too old', { from: -60, until: -30 }],
    ['old, with an end far away', { from: -60, until: 600 }],
    ['of the future', { from: 30, until: 60 }],
    ['for somebody else', { audience: 'https://other.example' }],
    ['for nobody named', { audience: null }],
    ['sent to another address', { recipient: 'https://other.example/acs' }],
    ['in answer to another request', { inResponseTo: '_another' }],
    ['in answer to another request, in a right envelope', { inResponseTo: '_another', envelopeInResponseTo: '' }],
    ['without a confirmation', { noConfirmation: true }],
    ['of another issuer', { issuer: 'https://other.example/saml' }],
    ['with a document type', { docType: true }],
    ['with two assertions', { twice: true }],
    ['that says no', { status: 'Responder' }],
  ])('an answer %s is not believed', async (_title, spoiling) => {
    const { answer } = await spoiled(spoiling);
    expect(answer).toMatchObject({ error: 'failed' });
    expect(answer.ticket).toBeUndefined();
    expect(await code(finish({ state: answer.state, error: 'failed' }))).toBe('verification.sign_in_failed');
    expect(await state('ada')).toBeUndefined();
  });

  it.each([
    ['of elements in each other without end', (xml: string) => nested(xml, 25_000)],
    ['with an element of countless attributes', (xml: string) => xml.replace('<saml:Issuer', `<x ${attributes(5000)}/><saml:Issuer`)],
    ['of countless elements', (xml: string) => xml.replace('<saml:Issuer', `${'<x/>'.repeat(20_000)}<saml:Issuer`)],
  ])('an answer %s is refused before it is read', async (_title, spoil) => {
    const { request, relayState } = readRequest(await start());
    const response = spoil(Buffer.from(samlResponse(request, STUDENT), 'base64').toString('utf8'));
    const { answer } = await post({ SAMLResponse: Buffer.from(response).toString('base64'), RelayState: relayState });
    expect(answer).toMatchObject({ error: 'failed' });
  });

  it('an envelope that names the right request does not save an assertion that answers another', async () => {
    const { request, relayState } = readRequest(await start());
    const response = samlResponse(request, STUDENT, { inResponseTo: '_another', envelopeInResponseTo: request.id });
    expect((await post({ SAMLResponse: response, RelayState: relayState })).answer).toMatchObject({ error: 'failed' });
  });

  it.each([[{}], [{ RelayState: 'unknown', SAMLResponse: 'x' }], [{ SAMLResponse: '%%%' }]])(
    'a post of %j leads home and says nothing',
    async (fields) => {
      expect(await post(fields as Record<string, string>)).toEqual({ path: '/', answer: {} });
    },
  );

  it('needs the school to take it', async () => {
    await db.database.updateTable('school_verification_method').set({ is_on: false }).execute();
    expect(await code(send('POST', START(), 'ada', {}))).toBe('verification.method_off');
    await db.database.updateTable('school_verification_method').set({ is_on: true }).execute();
    expect((await send('DELETE', SETTINGS(), 'admin')).statusCode).toBe(204);
    expect(await code(send('POST', START(), 'ada', {}))).toBe('verification.sign_in_missing');
    expect(await code(send('DELETE', SETTINGS(), 'admin'))).toBe('not_found');
  });

  it('set up anew meanwhile is over', async () => {
    const { answer } = await throughProvider(await start());
    await db.pool.query(`update school_sign_in set issuer = 'https://new.example'`);
    expect(await code(finish(answer))).toBe('verification.sign_in_over');
  });

  it('never leads to another site', async () => {
    for (const returnUrl of ['https://evil.example/x', '//evil.example', '/\\evil.example'])
      expect((await throughProvider(await start('ada', returnUrl))).path, returnUrl).toBe('/');
  });
});

describe('a trial', () => {
  it('shows what came and what it would mean, and verifies nobody', async () => {
    const begun = await send('POST', `${SETTINGS()}/test`, 'admin', { returnUrl: '/en/staff' });
    const { answer } = await throughProvider(begun.json().location);
    expect(await code(finish(answer, 'ada'))).toBe('verification.sign_in_over');
    const shown = await send('POST', `${SETTINGS()}/test/finish`, 'admin', answer);
    expect(shown.json()).toEqual({
      subject: 'pid-of-ada',
      verdict: 'verified',
      claims: [
        { name: 'NameID', values: ['pid-of-ada'] },
        { name: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.1', values: ['member', 'student'] },
      ],
    });
    expect(await db.database.selectFrom('school_connection').select('id').execute()).toEqual([]);
  });
});

describe('metadata', () => {
  const good = providerMetadata('https://idp.nordic.example/sso');

  it('is read: entity id, redirect address, certificates', async () => {
    expect(await readProviderMetadata(good)).toMatchObject({
      ok: true,
      metadata: { entityId: ENTITY_ID, ssoUrl: 'https://idp.nordic.example/sso' },
    });
    const read = await readProviderMetadata(`\ufeff${good}`);
    expect(read.ok && read.metadata.certificates[0]?.replace(/\s/g, '')).toBe(CERTIFICATE.replace(/\s/g, ''));
  });

  it.each([
    ['no XML', 'hello', 'not_xml'],
    ['cut off', good.slice(0, 300), 'not_xml'],
    [
      'with a document type',
      `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${good.replace('<?xml version="1.0"?>', '')}`,
      'document_type',
    ],
    ['of a service provider', '<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="x"/>', 'no_provider'],
    ['of a federation', `<a xmlns="x">${good.replace('<?xml version="1.0"?>', '').repeat(2)}</a>`, 'many_providers'],
    ['without redirect', good.replace('HTTP-Redirect', 'SOAP'), 'no_redirect'],
    ['without certificates', good.replace(/<md:KeyDescriptor.*<\/md:KeyDescriptor>/s, ''), 'no_certificate'],
    ['with a certificate that is none', good.replace(/MII\w{20}/, 'AAAA'), 'bad_certificate'],
    ['that is too large', ' '.repeat(500_001), 'too_large'],
    ['with elements in each other without end', nested(good, 30_000), 'too_large'],
    ['with an element of countless attributes', good.replace(/ entityID/, ` ${attributes(5000)} entityID`), 'too_large'],
    ['with a fault, and elements in each other behind it', nested(`<a ">${good}`, 30_000), 'not_xml'],
  ])('%s is refused', async (_title, xml, fault) => {
    expect(await readProviderMetadata(xml)).toEqual({ ok: false, fault });
  });

  it('of ours is read by a parser and names where answers go', async () => {
    const reply = await app.inject({ url: '/api/v1/university-connection/sign-in/metadata' });
    expect(reply.headers['content-type']).toMatch(/^application\/samlmetadata\+xml/);
    expect(reply.body).toContain('Location="http://localhost/api/v1/university-connection/sign-in/saml"');
    expect(await readProviderMetadata(reply.body)).toEqual({ ok: false, fault: 'no_provider' });
  });

  it('that is refused changes nothing, and its code names the fault', async () => {
    const reply = await send('PUT', SETTINGS(), 'admin', { protocol: 'saml', metadata: 'hello', requirement: null });
    expect(reply.json()).toMatchObject({ code: 'verification.metadata_invalid', errors: [{ pointer: '/body/metadata', code: 'not_xml' }] });
    const kept = await send('PUT', SETTINGS(), 'admin', { protocol: 'saml', requirement: null });
    expect(kept.json().signIn).toMatchObject({ issuer: ENTITY_ID, requirement: null });
    expect(kept.json().signIn.certificates[0]).toMatchObject({ subject: 'CN=Identity provider of tests a' });
  });
});
