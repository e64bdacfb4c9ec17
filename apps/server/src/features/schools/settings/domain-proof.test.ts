// Domains that a school claims: nobody is verified by one before it is proven, by a real DNS answer, a real mail or the platform. (schools.8)
import { PROOF_MAILBOXES } from '@fairway/rules/domain-proof';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { lastMail } from '@fairway/testkit/mailbox';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobContext } from '../../../kernel/background/background.ts';
import { startDnsServer } from '../../../kernel/dns-server.fixture.ts';
import type { Actor } from '../../../kernel/http/request.ts';
import { openLog } from '../../../kernel/log.ts';
import { schoolJobs } from '../jobs.ts';

const DAY_MS = 86_400_000;
const db = await cloneDatabase();
const dns = await startDnsServer();
afterAll(() => dns.close());
let now = new Date('2026-11-24T10:00:00Z');
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now, app: { dnsServer: dns.address } });
const schoolOf = async (slug: string) => {
  const { id } = await db.database
    .insertInto('school')
    .values({ name: `School ${slug}`, slug, is_managed: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.database
    .insertInto('school_verification_method')
    .values({ school_id: id, method: 'academic_email', position: 0, is_on: true })
    .execute();
  const userId = await insertPerson(db.database, { email: `head@${slug}.test`, roles: [{ role: 'SchoolAdmin', schoolId: id }] });
  actors[slug] = { ...CANDIDATE, userId, roles: ['SchoolAdmin'], schoolIds: [id] };
  return id;
};
const north = await schoolOf('north');
const south = await schoolOf('south');
actors.staff = {
  ...CANDIDATE,
  userId: await insertPerson(db.database, { email: 'staff@north.test', roles: [{ role: 'CareerStaff', schoolId: north }] }),
  roles: ['CareerStaff'],
  staffSchoolIds: [north],
};
actors.platform = {
  ...CANDIDATE,
  userId: await insertPerson(db.database, { email: 'op@fairway.test', roles: [{ role: 'Admin' }] }),
  roles: ['Admin'],
};
actors.student = { ...CANDIDATE, userId: await insertPerson(db.database, { email: 'ada@home.test' }) };

const idOf = { north, south } as Record<string, number>;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', who: string, path: string, body?: object, school = idOf[who] ?? north) =>
  app.inject({
    method,
    url: `/api/v1/staff/schools/${school}${path}`,
    headers: { 'x-test-actor': who, 'sec-fetch-site': 'same-origin' },
    ...(body ? { payload: body } : {}),
  });
const add = (who: string, domain: string) => call('POST', who, '/domains', { domain });
const claim = async (who: string, domain: string): Promise<string> => {
  expect((await add(who, domain)).statusCode).toBe(200);
  return (await read(who, domain)).claim.record;
};
const read = async (who: string, domain: string) => (await call('GET', who, `/domains/${domain}`)).json();
const codeOf = (reply: { json(): { code?: string } }) => reply.json().code;
const [, job] = schoolJobs({ database: db.database, clock: { now: () => now }, config: { dnsServer: dns.address } });
const lookHourly = () => job?.run({}, { log: openLog('silent') } as JobContext);
const lines = async (school: number) =>
  (
    await db.database
      .selectFrom('audit_line')
      .select(['action', 'actor_id', 'detail'])
      .where('school_id', '=', school)
      .orderBy('id')
      .execute()
  ).map(({ action, detail }) => `${action} ${JSON.stringify(detail)}`);
const mails = (kind: string) => db.database.selectFrom('outgoing_mail').selectAll().where('kind', '=', kind).orderBy('id').execute();
/** What a student is told who asks to be verified with an address of a domain. */
const verifies = async (school: number, domain: string) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/v1/university-connection',
      headers: { 'x-test-actor': 'student', 'sec-fetch-site': 'same-origin' },
      payload: { schoolId: school, studentEmail: `ada@${domain}` },
    })
  ).json();

beforeEach(async () => {
  now = new Date(now.getTime() + DAY_MS);
  await db.pool.query('delete from school_domain; delete from school_domain_claim; delete from outgoing_mail; delete from attempt_window');
  dns.names.clear();
});

describe('a domain that a school claims', () => {
  it('verifies nobody: it is in no list but the school’s own, and an address of it is refused', async () => {
    await add('platform', 'first.example');
    const reply = await add('north', ' https://www.North.example/ ');
    expect(reply.json()).toMatchObject({ domains: ['first.example'], claimedDomains: ['north.example'] });
    expect(await read('north', 'north.example')).toMatchObject({ state: 'claimed', provenBy: null, isPrimary: false });
    expect((await db.pool.query('select domain from school_domain')).rows).toEqual([{ domain: 'first.example' }]);
    expect(codeOf(await call('PUT', 'north', '/domains/north.example/primary'))).toBe('not_found');
    const refused = await verifies(north, 'north.example');
    dns.names.set('north.example', [(await read('north', 'north.example')).claim.record]);
    expect((await call('POST', 'north', '/domains/north.example/dns')).json()).toMatchObject({
      state: 'proven',
      provenBy: 'dns',
      claim: null,
    });
    // The same request, and nothing but the proof between them.
    expect([refused.code, (await verifies(north, 'north.example')).code]).toEqual(['InvalidEmailDomain', 'Sent']);
  });

  it('is shown to all staff of the school, proven by its administrators alone, and by nobody of another school', async () => {
    await claim('north', 'north.example');
    expect((await read('staff', 'north.example')).state).toBe('claimed');
    for (const [path, body] of [
      ['/dns'],
      ['/mail', { mailbox: 'postmaster' }],
      ['/code', { code: 'ABCD-EFGH-2345' }],
      ['/decision'],
    ] as const) {
      const at = `/domains/north.example${path}`;
      expect((await call('POST', 'staff', at, body)).statusCode).toBe(403);
      expect((await call('POST', 'south', at, body, north)).statusCode).toBe(path === '/decision' ? 403 : 404);
      expect((await call('POST', 'south', at, body)).statusCode).toBe(path === '/decision' ? 403 : 404);
    }
    expect((await call('POST', 'north', '/domains/north.example/decision')).statusCode).toBe(403);
    expect((await read('north', 'north.example')).state).toBe('claimed');
  });

  it('stands in the list, its filter and its file beside those that are proven', async () => {
    await claim('north', 'claimed.example');
    await add('platform', 'proven.example');
    const domains = async (query: string) =>
      (await call('GET', 'north', `/domains?${query}`))
        .json()
        .rows.map(({ domain, state }: Record<string, string>) => `${domain} ${state}`);
    expect(await domains('')).toEqual(['claimed.example claimed', 'proven.example proven']);
    expect(await domains('proven=unproven')).toEqual(['claimed.example claimed']);
    expect(await domains('proven=proven&sort=-domain')).toEqual(['proven.example proven']);
    expect((await read('north', 'proven.example')).provenBy).toBe('platform');
  });

  it('is claimed once, counts among the domains of the school, and is dropped again', async () => {
    await claim('north', 'north.example');
    expect(codeOf(await add('north', 'north.example'))).toBe('settings.domain_known');
    const many = Array.from({ length: 49 }, (_, at) => ({
      school_id: north,
      domain: `d${at}.example`,
      token: 'x',
      claimed_at: now,
      ends_at: now,
    }));
    await db.database.insertInto('school_domain_claim').values(many).execute();
    expect(codeOf(await add('north', 'one-more.example'))).toBe('settings.limit');
    for (const _again of [1, 2]) expect((await call('DELETE', 'north', '/domains/north.example')).statusCode).toBe(200);
    expect(codeOf(await call('GET', 'north', '/domains/north.example'))).toBe('not_found');
    expect((await add('north', 'one-more.example')).statusCode).toBe(200);
  });
});

describe('a proof by DNS', () => {
  it('is what the domain says, in different words', async () => {
    const record = await claim('north', 'north.example');
    const look = async () => (await call('POST', 'north', '/domains/north.example/dns')).json();
    expect((await look()).claim).toMatchObject({ outcome: 'no_domain', lookedAt: now.toISOString() });
    dns.names.set('north.example', ['v=spf1 -all']);
    expect((await look()).claim.outcome).toBe('none');
    dns.names.set('north.example', ['fairway-verification=0000']);
    expect((await look()).claim.outcome).toBe('other');
    dns.names.set('north.example', 'broken');
    expect((await look()).claim.outcome).toBe('failed');
    dns.names.set('north.example', ['v=spf1 -all', record]);
    expect(await look()).toMatchObject({ state: 'proven', isPrimary: true, provenBy: 'dns', provenAt: now.toISOString() });
    // Again it stays as it is, whatever the DNS says.
    dns.names.clear();
    expect((await look()).state).toBe('proven');
    expect((await lines(north)).filter((line) => line.startsWith('school.domain_proven'))).toContain(
      'school.domain_proven {"by":"dns","domain":"north.example"}',
    );
  });

  it('is of this claim: the record of another school, or of a claim before, proves nothing', async () => {
    const before = await claim('north', 'north.example');
    const ofSouth = await claim('south', 'north.example');
    expect(ofSouth).not.toBe(before);
    dns.names.set('north.example', [ofSouth]);
    expect((await call('POST', 'north', '/domains/north.example/dns')).json()).toMatchObject({
      state: 'claimed',
      claim: { outcome: 'other' },
    });
    await call('DELETE', 'north', '/domains/north.example');
    const anew = await claim('north', 'north.example');
    dns.names.set('north.example', [before]);
    await call('POST', 'north', '/domains/north.example/dns');
    expect((await read('north', 'north.example')).state).toBe('claimed');
    dns.names.set('north.example', [anew]);
    expect((await call('POST', 'north', '/domains/north.example/dns')).json().state).toBe('proven');
  });

  it('proves what the school claims below it, and what it adds there later', async () => {
    await claim('north', 'students.north.example');
    const record = await claim('north', 'north.example');
    dns.names.set('north.example', [record]);
    await call('POST', 'north', '/domains/north.example/dns');
    expect(await read('north', 'students.north.example')).toMatchObject({ state: 'proven', provenBy: 'dns' });
    await add('north', 'alumni.north.example');
    expect(await read('north', 'alumni.north.example')).toMatchObject({ state: 'proven', provenBy: 'dns' });
    // Of the same school alone, and not what only ends like it.
    expect((await add('south', 'labs.north.example')).json().domains).toEqual([]);
    expect((await add('north', 'notnorth.example')).json().claimedDomains).toEqual(['notnorth.example']);
  });
});

describe('two schools that claim one domain', () => {
  it('both may; who proves it first has it, and the other is told', async () => {
    const ofNorth = await claim('north', 'shared.example');
    await claim('south', 'shared.example');
    dns.names.set('shared.example', [ofNorth]);
    await call('POST', 'north', '/domains/shared.example/dns');
    expect(await read('south', 'shared.example')).toMatchObject({ state: 'taken' });
    expect((await mails('domain_taken')).map((mail) => mail.recipient)).toEqual(['head@south.test']);
    expect((await lines(south)).at(-1)).toBe('school.domain_taken {"domain":"shared.example"}');
    expect(codeOf(await call('POST', 'south', '/domains/shared.example/dns'))).toBe('settings.claim_over');
    expect(codeOf(await add('south', 'shared.example'))).toBe('settings.domain_taken');
    // When it is free again, it can be claimed anew.
    await call('DELETE', 'north', '/domains/shared.example');
    expect((await add('south', 'shared.example')).json().claimedDomains).toEqual(['shared.example']);
  });

  it('and prove it in one moment: one has it', async () => {
    const [ofNorth, ofSouth] = [await claim('north', 'race.example'), await claim('south', 'race.example')];
    dns.names.set('race.example', [ofNorth, ofSouth]);
    const replies = await Promise.all(['north', 'south'].map((who) => call('POST', who, '/domains/race.example/dns')));
    const states = replies.map((reply) => (reply.statusCode === 200 ? reply.json().state : codeOf(reply)));
    expect(states.filter((state) => state === 'proven')).toHaveLength(1);
    expect(states.every((state) => ['proven', 'taken', 'claimed', 'settings.claim_over'].includes(state))).toBe(true);
    expect((await db.pool.query("select count(*)::int n from school_domain where domain = 'race.example'")).rows[0].n).toBe(1);
    expect((await db.pool.query('select count(*)::int n from school_domain_claim where ended is null')).rows[0].n).toBe(0);
  });
});

describe('a proof by mail', () => {
  const mail = (mailbox: string, who = 'north', domain = 'north.example') => call('POST', who, `/domains/${domain}/mail`, { mailbox });
  const prove = (code: string, who = 'north', domain = 'north.example') => call('POST', who, `/domains/${domain}/code`, { code });
  const sentCode = async () => (await mails('domain_code')).map(({ parameters }) => (parameters as { code: string }).code);

  it('is the code that went to who runs the domain', async () => {
    await claim('north', 'north.example');
    const reply = await mail('hostmaster');
    expect(reply.json().claim).toMatchObject({ mailbox: 'hostmaster', mailedAt: now.toISOString() });
    const [sent] = await mails('domain_code');
    expect(sent).toMatchObject({ recipient: 'hostmaster@north.example', user_id: null, has_secret: true });
    const [code = ''] = await sentCode();
    expect(JSON.stringify((await db.pool.query('select * from school_domain_claim')).rows)).not.toContain(code.replaceAll('-', ''));
    expect(codeOf(await prove('ABCD-EFGH-2345'))).toBe('settings.code_unknown');
    expect(codeOf(await prove('nonsense'))).toBe('settings.code_unknown');
    expect((await prove(code.toLowerCase())).json()).toMatchObject({ state: 'proven', provenBy: 'mail' });
    expect((await prove(code)).json().state).toBe('proven');
  });

  it('leads to the settings with the code filled in, where somebody of the school has to press a button', async () => {
    await claim('north', 'north.example');
    await mail('admin');
    const [code = ''] = await sentCode();
    const { link } = await lastMail(db.database, 'admin@north.example');
    expect(link).toBe(`/staff/settings/domains?school=${north}&prove=north.example&code=${code.replaceAll('-', '')}`);
  });

  it('goes to four addresses and to no other', async () => {
    await claim('north', 'north.example');
    for (const mailbox of PROOF_MAILBOXES) expect((await mail(mailbox)).statusCode).toBe(200);
    for (const mailbox of ['root', 'postmaster@evil.example, x', '']) expect((await mail(mailbox)).statusCode).toBe(422);
    expect(new Set((await mails('domain_code')).map((sent) => sent.recipient))).toEqual(
      new Set(PROOF_MAILBOXES.map((mailbox) => `${mailbox}@north.example`)),
    );
  });

  it('is the code that was mailed last, of this school and this domain', async () => {
    await claim('north', 'north.example');
    await claim('north', 'other.example');
    await claim('south', 'north.example');
    await mail('admin');
    await mail('admin', 'north', 'other.example');
    await mail('webmaster', 'south');
    const [first = '', ofOther = '', ofSouth = ''] = await sentCode();
    await mail('postmaster');
    for (const wrong of [first, ofOther, ofSouth]) expect(codeOf(await prove(wrong))).toBe('settings.code_unknown');
    const last = (await sentCode()).at(-1) ?? '';
    expect((await prove(last)).json().state).toBe('proven');
  });

  it('holds for seven days from the mail', async () => {
    await claim('north', 'north.example');
    now = new Date(now.getTime() + 3 * DAY_MS);
    await mail('admin');
    const [code = ''] = await sentCode();
    now = new Date(now.getTime() + 7 * DAY_MS);
    expect(codeOf(await prove(code))).toBe('settings.claim_over');
    now = new Date(now.getTime() - 1000);
    expect((await prove(code)).json().state).toBe('proven');
  });

  it('is guessed ten times in a quarter of an hour, and a stranger is written to three times a day by all schools together', async () => {
    await claim('north', 'north.example');
    await claim('south', 'north.example');
    for (const who of ['north', 'south', 'north']) expect((await mail('admin', who)).statusCode).toBe(200);
    expect((await mail('admin', 'south')).statusCode).toBe(429);
    expect((await mail('webmaster', 'south')).statusCode).toBe(200);
    for (let at = 0; at < 10; at++) expect(codeOf(await prove('ABCD-EFGH-2345'))).toBe('settings.code_unknown');
    const code = (await sentCode())[2] ?? '';
    expect((await prove(code)).statusCode).toBe(429);
    now = new Date(now.getTime() + 16 * 60_000);
    expect((await prove(code)).json().state).toBe('proven');
  });
});

describe('the hourly look', () => {
  it('proves what is proven by then, and tells who claimed it, once', async () => {
    const record = await claim('north', 'north.example');
    await lookHourly();
    expect((await read('north', 'north.example')).claim).toMatchObject({ outcome: 'no_domain', lookedAt: now.toISOString() });
    expect(await mails('domain_proven')).toEqual([]);
    dns.names.set('north.example', [record]);
    for (const _again of [1, 2]) await lookHourly();
    expect((await read('north', 'north.example')).state).toBe('proven');
    const [told, ...more] = await mails('domain_proven');
    expect([told?.recipient, more]).toEqual(['head@north.test', []]);
  });

  it('ends a claim after seven days, tells so once, and asks no more', async () => {
    const record = await claim('north', 'north.example');
    now = new Date(now.getTime() + 7 * DAY_MS - 1000);
    await lookHourly();
    expect((await read('north', 'north.example')).state).toBe('claimed');
    now = new Date(now.getTime() + 1000);
    for (const _again of [1, 2]) await lookHourly();
    expect((await read('north', 'north.example')).state).toBe('over');
    expect((await mails('domain_over')).map((mail) => mail.recipient)).toEqual(['head@north.test']);
    dns.asked.length = 0;
    dns.names.set('north.example', [record]);
    await lookHourly();
    expect(dns.asked).toEqual([]);
    expect(codeOf(await call('POST', 'north', '/domains/north.example/dns'))).toBe('settings.claim_over');
    // Claimed anew it has another record.
    expect(await claim('north', 'north.example')).not.toBe(record);
    expect((await read('north', 'north.example')).state).toBe('claimed');
  });

  it('ends a claim at what a list of the platform gave another school', async () => {
    await claim('north', 'listed.example');
    await db.database.insertInto('school_domain').values({ domain: 'listed.example', school_id: south }).execute();
    await lookHourly();
    expect((await read('north', 'listed.example')).state).toBe('taken');
    expect(await mails('domain_taken')).toHaveLength(1);
  });

  it('tells nobody who has no open account any more', async () => {
    const { userId } = actors.south as { userId: string };
    await claim('south', 'left.example');
    await db.database.updateTable('app_user').set({ status: 'suspended' }).where('id', '=', userId).execute();
    now = new Date(now.getTime() + 8 * DAY_MS);
    await lookHourly();
    expect((await read('south', 'left.example')).state).toBe('over');
    expect(await mails('domain_over')).toEqual([]);
    await db.database.updateTable('app_user').set({ status: 'active' }).where('id', '=', userId).execute();
  });
});

describe('the platform', () => {
  it('says of a claim that it is right, with a line of the audit, and tells who made it', async () => {
    await claim('north', 'north.example');
    await claim('south', 'north.example');
    expect((await call('POST', 'platform', '/domains/north.example/decision')).json()).toMatchObject({
      state: 'proven',
      provenBy: 'platform',
    });
    expect((await lines(north)).at(-1)).toBe('school.domain_proven {"by":"platform","domain":"north.example"}');
    expect((await mails('domain_proven')).map((mail) => mail.recipient)).toEqual(['head@north.test']);
    expect((await read('south', 'north.example')).state).toBe('taken');
    expect(codeOf(await call('POST', 'platform', '/domains/unknown.example/decision'))).toBe('not_found');
  });

  it('takes a proven domain away, and it can be claimed again', async () => {
    await add('platform', 'north.example');
    expect((await call('DELETE', 'platform', '/domains/north.example')).statusCode).toBe(200);
    expect((await lines(north)).at(-1)).toBe('school.domain_removed {"domain":"north.example","proofs":0}');
    expect((await add('north', 'north.example')).json()).toMatchObject({ domains: [], claimedDomains: ['north.example'] });
  });
});

it('the first steps of a school wait for the proof, and say so', async () => {
  const step = async () =>
    (await call('GET', 'north', '/setup')).json().steps.find(({ item }: { item: string }) => item === 'domain')?.state;
  expect(await step()).toBe('missing');
  const record = await claim('north', 'north.example');
  expect(await step()).toBe('begun');
  dns.names.set('north.example', [record]);
  await lookHourly();
  expect(await step()).toBe('done');
});
