// Tenants in the console: made and edited with what belongs to one tenant only, switches that work at the next call, and edits of
// something that changed meanwhile.
import { UNBUILT } from '@fairway/contract/switches';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import { keepSchoolHosts } from '../../schools/hosts/commands.ts';

const URL = '/api/v1/admin/tenants';
const db = await cloneDatabase();
const actors = await everyRole(db.database);
let now = new Date('2026-03-01T10:00:00.123Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });
let whole = 0;
let bare = 0;

const TRANSLATOR = 'https://translate.example/?url={url}&to={language}';
const WORDS = {
  name: 'Alpine Careers',
  slug: 'alpine',
  hosts: ['careers.alpine.example'],
  isDefault: false,
  logo: null,
  primaryColor: '#1D4E89',
  secondaryColor: '#e3a72f',
  locale: 'de',
  countryCode: 'AT',
  zone: 'Europe/Vienna',
  socialAuths: ['google'],
  consent: 'explicit',
  accounts: 'plain',
  phoneCountry: 'NL',
  supportEmail: 'help@alpine.example',
  blogLink: 'https://alpine.example/blog',
  faqLink: null,
  privacyLink: null,
  messengerLink: null,
  translatorTemplate: null,
  schoolId: null,
  needsSchool: false,
  administratorsNeedSecondFactor: false,
  production: false,
};

beforeAll(async () => {
  const rows = await db.database
    .insertInto('school')
    .values([
      { name: 'Whole', slug: 'whole', logo: '/media/whole.svg' },
      { name: 'Bare', slug: 'bare' },
    ])
    .returning('id')
    .execute();
  [whole = 0, bare = 0] = rows.map((row) => row.id);
  await db.database.insertInto('school_domain').values({ domain: 'whole.example', school_id: whole, is_primary: true }).execute();
});

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, host = 'localhost') =>
  app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin', host },
  });
const later = () => {
  now = new Date(now.getTime() + 60_000);
};
async function made(words: object = {}) {
  const reply = await call('POST', URL, { ...WORDS, ...words });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}
const codeOf = async (words: object, at?: string) => {
  const reply = at ? await call('PUT', `${URL}/${at}`, { ...WORDS, ...words }) : await call('POST', URL, { ...WORDS, ...words });
  return reply.json().code;
};
const actions = async () =>
  (await db.pool.query("select action, detail from audit_line where action like 'tenant.%' order by at, id")).rows as {
    action: string;
    detail: Record<string, unknown>;
  }[];

describe('a tenant', () => {
  it('is made, found by its host, and answers there', async () => {
    const tenant = await made();
    expect(tenant).toMatchObject({ ...WORDS, primaryColor: '#1d4e89', updatedAt: now.toISOString() });
    expect((await call('GET', `${URL}?q=careers.alpine`)).json().rows).toMatchObject([
      { id: tenant.id, hosts: ['careers.alpine.example'] },
    ]);
    expect((await call('GET', '/api/v1/configuration', undefined, 'careers.alpine.example')).json()).toMatchObject({
      name: 'Alpine Careers',
      phoneCountry: 'NL',
    });
    expect((await actions()).at(-1)?.action).toBe('tenant.created');
  });

  it('begins phone numbers with Norway until it says otherwise, or with where the person lives', async () => {
    const phoneCountry = async (host: string) => (await call('GET', '/api/v1/configuration', undefined, host)).json().phoneCountry;
    expect(await phoneCountry('localhost')).toBe('NO');
    await made({ slug: 'homes', hosts: ['homes.example'], phoneCountry: 'home' });
    expect(await phoneCountry('homes.example')).toBe('home');
  });

  it('has no translator until one is chosen, tells readers’ pages of it, and forgets it again', async () => {
    const configured = async () => (await call('GET', '/api/v1/configuration', undefined, 'worded.localhost')).json().translatorTemplate;
    let tenant = await made({ slug: 'worded', hosts: [] });
    expect(await configured()).toBeNull();
    for (const translatorTemplate of [TRANSLATOR, null]) {
      later();
      const words = { ...WORDS, slug: 'worded', hosts: [], translatorTemplate, updatedAt: tenant.updatedAt };
      tenant = (await call('PUT', `${URL}/${tenant.id}`, words)).json();
      expect(tenant.translatorTemplate).toBe(translatorTemplate);
      expect(await configured()).toBe(translatorTemplate);
      expect((await actions()).at(-1)).toEqual({ action: 'tenant.edited', detail: { changed: 'translatorTemplate' } });
    }
  });

  it.each<[string, object, string]>([
    ['a short name that is taken', { hosts: [] }, 'tenants.slug_taken'],
    ['a host that is another’s', { slug: 'other' }, 'tenants.host_taken'],
    ['a host with a path', { slug: 'other', hosts: ['https://x.example/'] }, 'tenants.host_wrong'],
    ['a school that is none', { slug: 'other', hosts: [], schoolId: 999_999 }, 'tenants.school_unknown'],
    ['no school where it needs one', { slug: 'other', hosts: [], needsSchool: true }, 'tenants.school_incomplete'],
    ['a zone that is none', { slug: 'other', hosts: [], zone: 'Mars/Olympus' }, 'InvalidTimeZone'],
    ['a colour that is none', { slug: 'other', hosts: [], primaryColor: 'red' }, 'validation'],
    ['a link that runs a script', { slug: 'other', hosts: [], blogLink: 'javascript:alert(1)' }, 'validation'],
    ['a logo of another site', { slug: 'other', hosts: [], logo: 'https://x.example/a.svg' }, 'validation'],
    ['a telephone prefix of no country', { slug: 'other', hosts: [], phoneCountry: 'Norway' }, 'validation'],
    ['a translator without https', { slug: 'other', hosts: [], translatorTemplate: TRANSLATOR.replace('https', 'http') }, 'validation'],
    [
      'a translator that runs a script',
      { slug: 'other', hosts: [], translatorTemplate: 'javascript:alert("{url}{language}")' },
      'validation',
    ],
    [
      'a translator that is told no address',
      { slug: 'other', hosts: [], translatorTemplate: TRANSLATOR.replace('{url}', '') },
      'validation',
    ],
    ['a translator of no port', { slug: 'other', hosts: [], translatorTemplate: TRANSLATOR.replace('/?', ':99999/?') }, 'validation'],
    ['a translator of 2,000 characters', { slug: 'other', hosts: [], translatorTemplate: TRANSLATOR.padEnd(2000, 'x') }, 'validation'],
    ['a blank name', { slug: 'other', hosts: [], name: '  ' }, 'validation'],
  ])('is refused with %s, and nothing is made', async (_case, words, code) => {
    expect(await codeOf(words)).toBe(code);
    expect((await db.pool.query("select from tenant where slug = 'other'")).rowCount).toBe(0);
  });

  it('that loses the host of its school’s sub-domain takes the sub-domain with it', async () => {
    const [school] = await db.database
      .insertInto('school')
      .values({ name: 'Fjord', slug: 'fjord', sub_domain: 'fjord' })
      .returning('id')
      .execute();
    expect(await keepSchoolHosts(db.database, { baseUrl: 'https://fairway.example', now })).toBe(1);
    const subDomain = async () =>
      (
        await db.database
          .selectFrom('school')
          .select('sub_domain')
          .where('id', '=', school?.id ?? 0)
          .executeTakeFirst()
      )?.sub_domain;
    const [row] = (await call('GET', `${URL}?q=fjord`)).json().rows;
    expect(row).toMatchObject({ hosts: ['fjord.fairway.example'], school: { id: school?.id } });
    const edit = async (changes: object) => {
      const { updatedAt, ...tenant } = (await call('GET', `${URL}/${row.id}`)).json();
      const edited = Object.fromEntries(Object.keys(WORDS).map((name) => [name, tenant[name]]));
      later();
      return call('PUT', `${URL}/${row.id}`, { ...edited, ...changes, updatedAt });
    };
    expect((await edit({ hosts: ['fjord.fairway.example', 'jobs.fjord.example'] })).statusCode).toBe(200);
    expect(await subDomain()).toBe('fjord');
    expect((await edit({ hosts: ['jobs.fjord.example'] })).statusCode).toBe(200);
    expect(await subDomain()).toBeNull();
  });

  it('needs all of its school, or does without', async () => {
    expect(await codeOf({ slug: 'bare', hosts: [], schoolId: bare, needsSchool: true })).toBe('tenants.school_incomplete');
    expect((await made({ slug: 'bare', hosts: [], schoolId: bare })).school).toEqual({
      id: bare,
      name: 'Bare',
      hasLogo: false,
      hasDomain: false,
      isSuspended: false,
    });
    expect((await made({ slug: 'whole', hosts: [], schoolId: whole, needsSchool: true })).needsSchool).toBe(true);
  });

  it('changes hosts with what it answers, and says what changed without the words', async () => {
    const tenant = await made({ slug: 'moving', hosts: ['old.example'] });
    later();
    const words = { ...WORDS, slug: 'moving', name: 'Moved', hosts: [' New.example '], updatedAt: tenant.updatedAt };
    const reply = await call('PUT', `${URL}/${tenant.id}`, words);
    expect(reply.json()).toMatchObject({ hosts: ['new.example'], name: 'Moved' });
    expect((await call('GET', '/api/v1/configuration', undefined, 'new.example')).json().name).toBe('Moved');
    expect((await actions()).at(-1)).toEqual({ action: 'tenant.edited', detail: { changed: 'name hosts' } });
  });

  it('is not overwritten by who edited an older one', async () => {
    const tenant = await made({ slug: 'contested', hosts: [] });
    later();
    const edit = { slug: 'contested', hosts: [], updatedAt: tenant.updatedAt };
    expect(await codeOf({ ...edit, name: 'First' }, tenant.id)).toBeUndefined();
    expect(await codeOf({ ...edit, name: 'Second' }, tenant.id)).toBe('tenants.changed');
    expect((await call('GET', `${URL}/${tenant.id}`)).json().name).toBe('First');
  });

  it('takes the place of the default, and the default never just stops', async () => {
    const first = await made({ slug: 'first', hosts: [], isDefault: true });
    later();
    expect(await codeOf({ slug: 'first', hosts: [], isDefault: false, updatedAt: first.updatedAt }, first.id)).toBe(
      'tenants.default_needed',
    );
    await made({ slug: 'second', hosts: [], isDefault: true });
    const rows = (await call('GET', `${URL}?pageSize=100`)).json().rows as { slug: string; isDefault: boolean }[];
    expect(rows.filter((row) => row.isDefault).map((row) => row.slug)).toEqual(['second']);
  });

  it('that is none is 404', async () => {
    expect((await call('GET', `${URL}/999999`)).statusCode).toBe(404);
    expect(await codeOf({ slug: 'x', hosts: [], updatedAt: now.toISOString() }, '999999')).toBe('not_found');
  });
});

describe('a switch', () => {
  it('works at the next call, is told to every node, and goes back to its default', async () => {
    const tenant = await made({ slug: 'switched', hosts: [] });
    const set = (on: boolean | null, feature = 'findJobs') => call('PUT', `${URL}/${tenant.id}/features/${feature}`, { on });
    const configured = async () =>
      (await call('GET', '/api/v1/configuration', undefined, 'switched.localhost')).json().features.findJobs as boolean;
    expect(await configured()).toBe(true);
    expect((await set(false)).json().features.find((one: { feature: string }) => one.feature === 'findJobs')).toEqual({
      feature: 'findJobs',
      on: false,
      byDefault: true,
      set: false,
      built: true,
    });
    expect(await configured()).toBe(false);
    expect((await call('GET', '/api/v1/suggestion?q=a', undefined, 'switched.localhost')).statusCode).toBe(404);
    expect((await db.pool.query("select from news where kind = 'tenant.changed' and subject = $1", [`tenant:${tenant.id}`])).rowCount).toBe(
      2,
    );
    await set(null);
    expect(await configured()).toBe(true);
    expect((await actions()).at(-1)).toEqual({ action: 'tenant.feature_set', detail: { feature: 'findJobs', on: null } });
  });

  it('of something that is not built cannot be turned on', async () => {
    const tenant = await made({ slug: 'unbuilt', hosts: [] });
    const [unbuilt] = UNBUILT;
    const reply = await call('PUT', `${URL}/${tenant.id}/features/${unbuilt}`, { on: true });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'tenants.feature_unbuilt']);
    expect((await call('PUT', `${URL}/${tenant.id}/features/noSuchThing`, { on: true })).statusCode).toBe(404);
  });
});

describe('how people sign in', () => {
  it('is changed by who showed lately who they are, and all else by every administrator', async () => {
    const tenant = await made({ slug: 'guarded', hosts: [] });
    const { sessionId } = actors.platformAdmin as { sessionId: string };
    const proveAt = (at: Date) => db.database.updateTable('login_session').set({ proved_at: at }).where('id', '=', sessionId).execute();
    await proveAt(new Date(now.getTime() - 11 * 60_000));
    const words = { slug: 'guarded', hosts: [], updatedAt: tenant.updatedAt };
    const edits = [{ socialAuths: [] }, { accounts: 'discreet' }, { administratorsNeedSecondFactor: true }];
    for (const edit of edits) expect(await codeOf({ ...words, ...edit }, tenant.id)).toBe('ProofNeeded');
    const login = (on: boolean | null) => call('PUT', `${URL}/${tenant.id}/features/login`, { on });
    expect((await login(false)).json().code).toBe('ProofNeeded');
    await proveAt(now);
    for (const edit of edits) {
      const { updatedAt } = (await call('GET', `${URL}/${tenant.id}`)).json();
      expect(await codeOf({ ...words, ...edit, updatedAt }, tenant.id)).toBeUndefined();
    }
    expect((await login(false)).statusCode).toBe(200);
  });
});

describe('the export', () => {
  it('is a file of the list', async () => {
    const reply = await call('GET', `${URL}/export.csv?q=alpine`);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.body).toMatch(/,alpine,Alpine Careers,careers\.alpine\.example,false,false,de,/);
  });
});
