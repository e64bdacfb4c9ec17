// Settings of a school: who reads and saves them, what is refused, two administrators at once, domains, campuses, the logo.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { insertPerson } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import type { Actor } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { keepSchoolHosts } from '../hosts/commands.ts';

const db = await cloneDatabase();
const actors: Record<string, Actor> = await everyRole(db.database);
const [own] = (actors.schoolAdmin as unknown as { schoolIds: [number] }).schoolIds;
const other = (await db.database.insertInto('school').values({ name: 'South', slug: 'south' }).returning('id').executeTakeFirstOrThrow())
  .id;
let now = new Date('2026-03-01T10:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });

beforeEach(() => {
  now = new Date(now.getTime() + 60_000);
});

const base = (school = own) => `/api/v1/staff/schools/${school}`;
const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, actor = 'schoolAdmin') =>
  app.inject({
    method,
    url: path,
    headers: { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' },
    ...(body ? { payload: body } : {}),
  });
const read = async (actor?: string) => (await send('GET', `${base()}/settings`, undefined, actor)).json();
const save = async (changes: object) => send('PATCH', `${base()}/settings`, { updatedAt: (await read()).updatedAt, ...changes });
const faults = (reply: { json(): { errors?: { pointer: string; code: string }[] } }) =>
  (reply.json().errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
const lines = async (action: string) =>
  (await db.database.selectFrom('audit_line').selectAll().where('action', '=', action).where('school_id', '=', own).execute()).map(
    (line) => line.detail,
  );

describe('the settings of a school', () => {
  it('are read by all its staff, and saved by its administrators', async () => {
    expect([(await read('careerStaff')).can, (await read()).can, (await read('platformAdmin')).can]).toEqual([
      { edit: false, decide: false },
      { edit: true, decide: false },
      { edit: true, decide: true },
    ]);
    const { updatedAt } = await read();
    expect((await send('PATCH', `${base()}/settings`, { updatedAt, city: 'Oslo' }, 'careerStaff')).statusCode).toBe(403);
    expect((await send('PATCH', `${base()}/settings`, { updatedAt, city: 'Oslo' }, 'candidate')).statusCode).toBe(403);
  });

  it.each([
    'GET /settings',
    'PATCH /settings',
    'DELETE /logo',
    'GET /campuses',
    'GET /domains',
    'POST /domains',
    'GET /programs',
    'GET /typed-programs',
    'GET /staff',
  ])('of another school are not there: %s', async (request) => {
    const [method, path] = request.split(' ') as ['GET', string];
    const body = { PATCH: { updatedAt: now.toISOString() }, POST: { domain: 'x.example' } }[method as string];
    expect((await send(method, base(other) + path, body)).statusCode).toBe(404);
  });

  it('are saved tidy, and shown on the school’s own hosts', async () => {
    const tenant = { slug: 'own', name: 'Own', school_id: own, primary_color: '#111111' };
    await db.database.insertInto('tenant').values(tenant).execute();
    const reply = await save({
      name: '  Nordic   School ', city: ' Oslo', countryCode: 'NO', webAddress: 'nordic.example/about', primaryColor: '#FFD400', secondaryColor: '#036',
      locale: 'de', contactEmail: ' careers@nordic.example ', subDomain: 'Nordic', socialAuths: ['google', 'google'],
    }); // biome-ignore format: a table
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({
      name: 'Nordic School', city: 'Oslo', webAddress: 'https://nordic.example/about', primaryColor: '#ffd400', secondaryColor: '#003366',
      locale: 'de', contactEmail: 'careers@nordic.example', subDomain: 'nordic', socialAuths: ['google'], updatedAt: now.toISOString(),
    }); // biome-ignore format: a table
    const shown = await db.database.selectFrom('tenant').selectAll().where('slug', '=', 'own').executeTakeFirstOrThrow();
    expect(shown).toMatchObject({ primary_color: '#ffd400', secondary_color: '#003366', locale: 'de', social_auths: ['google'] });
    const school = await db.database.selectFrom('school').select('aliases').where('id', '=', own).executeTakeFirstOrThrow();
    expect(school.aliases).toEqual(['Nordic']);
    expect(await lines('school.settings_changed')).toContainEqual({
      fields: 'name city country_code web_address primary_color secondary_color contact_email sub_domain locale social_auths',
    });
  });

  it('are refused as a whole, field by field', async () => {
    const before = await read();
    const reply = await save({
      name: ' ', city: 'x'.repeat(101), countryCode: 'ZZ', webAddress: 'javascript:alert(1)', primaryColor: 'red', secondaryColor: '#12345g',
      contactEmail: 'nobody', subDomain: 'www', requestTexts: { en: 'x'.repeat(1001) },
    }); // biome-ignore format: a table
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'settings.invalid']);
    expect(faults(reply)).toEqual([
      '/name missing', '/city too_long', '/countryCode unknown', '/webAddress no_address', '/primaryColor no_colour', '/secondaryColor no_colour',
      '/contactEmail InvalidEmail', '/subDomain no_sub_domain', '/requestTexts/en too_long',
    ]); // biome-ignore format: a list
    expect(await read()).toEqual(before);
  });

  it.each([
    'http://',
    'http://nordic',
    'http://user:pass@nordic.example',
    'ftp://nordic.example',
    'http://127.0.0.1',
    'http://a..b',
    'data:text/html,x',
  ])('take no web address that is none: %s', async (webAddress) =>
    expect(faults(await save({ webAddress }))).toEqual(['/webAddress no_address']),
  );

  it('that somebody else saved meanwhile are not overwritten', async () => {
    const { updatedAt } = await read();
    const saves = await Promise.all(['Bergen', 'Tromsø'].map((city) => send('PATCH', `${base()}/settings`, { updatedAt, city })));
    expect(saves.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    expect(saves.find((reply) => reply.statusCode === 409)?.json().code).toBe('settings.changed');
  });

  it('have a sub-domain of their own', async () => {
    await db.database.insertInto('tenant').values({ slug: 'elsewhere', name: 'Elsewhere' }).execute();
    await db.database.updateTable('school').set({ sub_domain: 'south' }).where('id', '=', other).execute();
    for (const subDomain of ['south', 'elsewhere']) expect((await save({ subDomain })).json().code).toBe('settings.sub_domain_taken');
    expect((await save({ subDomain: 'own' })).statusCode).toBe(200);
  });

  it('with a sub-domain answer there, in the school’s looks, until it is another one', async () => {
    const at = async (host: string) => (await app.inject({ url: '/api/v1/configuration', headers: { host } })).json();
    const school = await db.database.insertInto('school').values({ name: 'West', slug: 'west' }).returning('id').executeTakeFirstOrThrow();
    const path = `${base(school.id)}/settings`;
    const change = async (changes: object) => {
      const { updatedAt } = (await send('GET', path, undefined, 'platformAdmin')).json();
      return send('PATCH', path, { updatedAt, ...changes }, 'platformAdmin');
    };
    const reply = await change({ primaryColor: '#7a1f3d', locale: 'de', subDomain: 'fjord' });
    expect(reply.json()).toMatchObject({ subDomain: 'fjord', ownAddress: 'http://fjord.localhost', subDomainEnding: '.localhost' });
    expect(reply.json().hosts).toEqual(['fjord.localhost']);
    expect(await at('fjord.localhost')).toMatchObject({ name: 'West', primaryColor: '#7a1f3d', locale: 'de' });
    const made = await db.database.selectFrom('tenant').select(['id', 'slug']).where('school_id', '=', school.id).execute();
    expect(made.map(({ slug }) => slug)).toEqual(['fjord']);
    expect((await change({ name: 'Fell School', subDomain: 'fell' })).json().hosts).toEqual(['fell.localhost']);
    expect(await at('fell.localhost')).toMatchObject({ name: 'Fell School' });
    expect((await change({ subDomain: null })).json()).toMatchObject({ subDomain: null, ownAddress: null, hosts: [] });
    expect(await db.database.selectFrom('tenant').select('id').where('school_id', '=', school.id).execute()).toHaveLength(1);
  });

  it('answer at the sub-domain of a school that came with it, once for every address of the deployment', async () => {
    await db.database.updateTable('school').set({ sub_domain: 'brought' }).where('id', '=', own).execute();
    const keep = (baseUrl: string) => keepSchoolHosts(db.database, { baseUrl, now });
    // The school of the test above has a name of that kind too.
    expect([await keep('https://www.fairway.example'), await keep('https://www.fairway.example')]).toEqual([2, 0]);
    expect((await read()).hosts).toContain('brought.fairway.example');
  });

  it('keep the words of a request by locale, and forget empty ones', async () => {
    const reply = await save({ requestTexts: { en: ' Tell us your student number. ', de: '  ' } });
    expect(reply.json().requestTexts).toEqual({ en: 'Tell us your student number.' });
  });

  it('keep the ways of verification in the school’s order, with how long they hold', async () => {
    expect((await read()).methods.filter((one: { isOn: boolean }) => one.isOn)).toEqual([
      { method: 'manual', isOn: true, validityDays: null },
    ]);
    const methods = [
      { method: 'manual', isOn: true, validityDays: 400 },
      { method: 'class_code', isOn: false, validityDays: null },
      { method: 'academic_email', isOn: true, validityDays: 1 },
    ];
    const reply = await save({ methods });
    expect(reply.json().methods.slice(0, 3)).toEqual(methods);
    expect(reply.json().methods).toHaveLength(5);
    expect(faults(await save({ methods: [methods[0], methods[0]] }))).toEqual(['/methods twice']);
    expect((await save({ methods: [{ method: 'manual', isOn: true, validityDays: 0 }] })).statusCode).toBe(422);
  });
});

describe('the domains of a school', () => {
  /** By the platform, whose word counts at once. */
  const add = (domain: string, actor = 'platformAdmin') => send('POST', `${base()}/domains`, { domain }, actor);
  const domains = async () =>
    (await listed('sort=-domain')).map((one: { domain: string; isPrimary: boolean }) => `${one.domain}${one.isPrimary ? ' *' : ''}`);
  const listed = async (query = '') => (await send('GET', `${base()}/domains?${query}`)).json().rows;

  it('are kept tidy; the first is the primary one until another is', async () => {
    expect((await add(' https://www.Nordic.example/students ')).statusCode).toBe(200);
    expect((await add('student.nordic.example', 'schoolAdmin')).statusCode).toBe(200);
    const again = await add('NORDIC.example');
    expect([again.statusCode, again.json().code]).toEqual([409, 'settings.domain_known']);
    expect(await domains()).toEqual(['student.nordic.example', 'nordic.example *']);
    expect((await read()).domains).toEqual(['nordic.example', 'student.nordic.example']);
    expect((await send('PUT', `${base()}/domains/student.nordic.example/primary`)).statusCode).toBe(200);
    expect(await domains()).toEqual(['student.nordic.example *', 'nordic.example']);
    expect((await send('PUT', `${base()}/domains/south.example/primary`)).statusCode).toBe(404);
  });

  it.each([
    ['nordic', 'no_domain'],
    ['http://x', 'no_domain'],
    ['a..b', 'no_domain'],
    ['192.168.0.1', 'no_domain'],
    ['[::1]', 'no_domain'],
    ['', 'no_domain'],
    ['ac.uk', 'shared_suffix'],
    ['github.io', 'shared_suffix'],
    ['gmail.com', 'public_mail'],
    ['ada@web.de', 'whole_address'],
    ['careers@south.example', 'whole_address'],
    ['mail.yahoo.co.uk', 'public_mail'],
  ])('are real ones, of the school alone: %s is refused', async (domain, code) => {
    for (const actor of ['schoolAdmin', 'platformAdmin']) {
      const reply = await add(domain, actor);
      expect([reply.statusCode, reply.json().code, faults(reply)]).toEqual([422, 'settings.invalid', [`/domain ${code}`]]);
    }
  });

  it('are of one school', async () => {
    await db.database.insertInto('school_domain').values({ domain: 'south.example', school_id: other }).execute();
    for (const actor of ['schoolAdmin', 'platformAdmin']) {
      const reply = await add('south.example', actor);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'settings.domain_taken']);
    }
  });

  it('that proofs stand on are removed only by who saw how many; the proofs stay', async () => {
    const userId = await insertPerson(db.database, { email: 'proven@example.org' });
    const email = 'ada@a.student.nordic.example';
    const connection = {
      id: newId(),
      user_id: userId,
      school_id: own,
      state: 'verified',
      method: 'academic_email',
      student_email: email,
      verified_at: now,
    };
    await db.database
      .insertInto('school_connection')
      .values({ ...connection, student_email_folded: email })
      .execute();
    // An address of a part of a domain is one of the whole domain too.
    expect((await listed('sort=domain')).map((one: { proofs: number }) => one.proofs)).toEqual([1, 1]);
    expect(await listed('use=unused')).toEqual([]);
    expect((await listed('use=used&q=student')).map((one: { domain: string }) => one.domain)).toEqual(['student.nordic.example']);
    expect((await send('DELETE', `${base()}/domains/student.nordic.example`)).json().code).toBe('settings.in_use');
    expect((await send('DELETE', `${base()}/domains/student.nordic.example?proofs=1`)).statusCode).toBe(200);
    expect(await domains()).toEqual(['nordic.example *']);
    expect((await send('DELETE', `${base()}/domains/student.nordic.example?proofs=1`)).statusCode).toBe(200);
    const row = await db.database.selectFrom('school_connection').select('state').where('user_id', '=', userId).executeTakeFirstOrThrow();
    expect(row.state).toBe('verified');
    expect(await lines('school.domain_removed')).toEqual([{ domain: 'student.nordic.example', proofs: 1 }]);
  });

  it('are not removed from another school', async () => {
    expect((await send('DELETE', `${base()}/domains/south.example`)).statusCode).toBe(200);
    expect((await send('GET', `${base(other)}/settings`, undefined, 'platformAdmin')).json().domains).toHaveLength(1);
  });
});

describe('the campuses of a school', () => {
  const campuses = async (query = '') => (await send('GET', `${base()}/campuses?${query}`)).json().rows;

  it('are added, renamed and removed with what uses them', async () => {
    expect((await send('POST', `${base()}/campuses`, { name: ' Harbour ', city: 'Oslo', countryCode: 'NO' })).statusCode).toBe(200);
    const [campus] = await campuses();
    expect(campus).toMatchObject({ name: 'Harbour', city: 'Oslo', countryCode: 'NO', programs: 0, students: 0 });
    expect((await send('POST', `${base()}/campuses`, { name: 'harbour' })).json().code).toBe('settings.name_taken');
    const change = (body: object) => send('PUT', `${base()}/campuses/${campus.id}`, { updatedAt: campus.updatedAt, ...body });
    now = new Date(now.getTime() + 1000);
    expect((await change({ name: 'Quay' })).json()).toMatchObject({ name: 'Quay', city: null });
    expect((await change({ name: 'Pier' })).json().code).toBe('settings.changed');
    const program = newId();
    await db.database.insertInto('study_program').values({ id: program, school_id: own, name: 'Law', is_verified: true }).execute();
    await db.database.insertInto('study_program_campus').values({ study_program_id: program, campus_id: campus.id }).execute();
    expect((await campuses())[0].programs).toBe(1);
    expect((await send('DELETE', `${base()}/campuses/${campus.id}`)).json().code).toBe('settings.in_use');
    expect((await send('DELETE', `${base()}/campuses/${campus.id}?uses=1`)).statusCode).toBe(204);
    expect(await campuses()).toEqual([]);
    expect((await send('DELETE', `${base()}/campuses/${campus.id}?uses=1`)).statusCode).toBe(204);
  });

  it('are listed by their orders, what uses them and words, and as a file', async () => {
    for (const [name, city] of [['Ängen', 'Oslo'], ['Quay', 'Bergen'], ['Annex', null]]) await send('POST', `${base()}/campuses`, { name, city }); // biome-ignore format: a table
    const names = async (query: string) => (await campuses(query)).map((one: { name: string }) => one.name);
    const [quay] = await campuses('q=quay');
    const program = newId();
    await db.database.insertInto('study_program').values({ id: program, school_id: own, name: 'Sea', is_verified: true }).execute();
    await db.database.insertInto('study_program_campus').values({ study_program_id: program, campus_id: quay.id }).execute();
    expect(await names('')).toEqual(['Ängen', 'Annex', 'Quay']);
    expect(await names('sort=city')).toEqual(['Quay', 'Ängen', 'Annex']);
    expect((await names('sort=-programs'))[0]).toBe('Quay');
    expect(await names('use=used')).toEqual(['Quay']);
    expect(await names('use=unused')).toEqual(['Ängen', 'Annex']);
    expect(await names('q=angen%20os')).toEqual(['Ängen']);
    const file = await send('GET', `${base()}/campuses/export.csv?use=used`);
    expect(file.body).toBe('\ufeffname,city,country,programs,students\r\nQuay,Bergen,,1,0\r\n');
  });

  it.each([
    [{ name: ' ' }, '/name missing'],
    [{ name: 'x'.repeat(201) }, '/name too_long'],
    [{ name: 'A', countryCode: 'XX' }, '/countryCode unknown'],
  ])('have names and places: %j is refused', async (body, fault) =>
    expect(faults(await send('POST', `${base()}/campuses`, body))).toEqual([fault]),
  );
});

describe('the logo of a school', () => {
  const upload = (bytes: Uint8Array, actor = 'schoolAdmin', school = own) => {
    const form = multipart({ name: 'logo', fileName: 'logo.svg', bytes });
    const headers = { ...form.headers, 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' };
    return app.inject({ method: 'POST', url: `${base(school)}/logo`, headers, payload: form.payload });
  };
  const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
    sharp({ create: { width: 900, height: 300, channels: 4, background: '#0f6b57' } })
      .toFormat(format)
      .toBuffer();
  const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);

  it.each(['png', 'jpeg', 'webp'] as const)('is stored anew: %s', async (format) => {
    const reply = await upload(await picture(format));
    expect(reply.statusCode, reply.body).toBe(200);
    const { logo } = reply.json();
    expect(logo).toMatch(/^\/media\/logos\/[\w-]+\.webp$/);
    const stored = await app.inject({ url: logo });
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 171 });
  });

  it('is an SVG when it only draws, and the one before goes', async () => {
    const before = (await read()).logo;
    const { logo } = (await upload(svg('<rect width="9" height="9"/>'))).json();
    expect(logo).toMatch(/\.svg$/);
    expect((await app.inject({ url: logo })).headers['content-type']).toContain('image/svg+xml');
    const due = await db.database.selectFrom('file_removal').select('file_key').execute();
    expect(due.map((row) => `/${row.file_key}`)).toContain(before);
  });

  it('is refused when it is something else, runs something, or is of another school', async () => {
    const codes = [];
    for (const bytes of [await picture('gif'), Buffer.from('hello'), Buffer.from('%PDF-1.7'), svg('<script>1</script>'), svg('<g>'), (await picture('png')).subarray(0, 120), Buffer.from('\xff\xfe<svg>', 'latin1')]) // biome-ignore format: a list
      codes.push((await upload(bytes)).json().code);
    expect(codes).toEqual([
      'settings.logo_type', 'settings.logo_type', 'settings.logo_type', 'settings.logo_active', 'settings.logo_unreadable', 'settings.logo_unreadable', 'settings.logo_type',
    ]); // biome-ignore format: a list
    expect((await upload(new Uint8Array(2_200_000))).statusCode).toBe(413);
    expect((await upload(await picture('png'), 'schoolAdmin', other)).statusCode).toBe(404);
    expect((await upload(await picture('png'), 'careerStaff')).statusCode).toBe(403);
  });

  it('and the last domain stay while the school’s own host needs them', async () => {
    expect((await upload(await picture('png'))).statusCode).toBe(200);
    await db.database.updateTable('tenant').set({ needs_school: true }).where('slug', '=', 'own').execute();
    expect((await send('DELETE', `${base()}/logo`)).json().code).toBe('settings.needed');
    expect((await send('DELETE', `${base()}/domains/nordic.example?proofs=9`)).json().code).toBe('settings.needed');
    await db.database.updateTable('tenant').set({ needs_school: false }).where('slug', '=', 'own').execute();
  });

  it('is removed', async () => {
    expect((await send('DELETE', `${base()}/logo`)).json().logo).toBeNull();
    expect((await send('DELETE', `${base()}/logo`)).statusCode).toBe(200);
  });
});
