// Reference data as administrators edit it: names in 14 locales, retiring, merging what people typed, and files that are written whole or not.
import { foldedKey } from '@fairway/rules/folding';
import { LOCALES } from '@fairway/rules/locales';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { multipart } from '@fairway/testkit/multipart';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import { newId } from '../../../kernel/ids.ts';
import { seedSectors } from '../sectors.ts';

const BASE = '/api/v1/admin/reference';
const ENTRIES = '/api/v1/admin/reference-entries';
const db = await cloneDatabase();
const actors = await everyRole(db.database);
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });

type Method = 'GET' | 'POST' | 'PUT';
const call = (method: Method, url: string, payload?: object) =>
  app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin' },
  });
const listed = async (kind: string, query: string) =>
  (await call('GET', `${BASE}/${kind}?${query}`)).json().rows as { id: string; key: string; names: Record<string, string>; uses: object }[];
const keys = async (kind: string, query: string) => (await listed(kind, query)).map((row) => row.key);
const idOf = async (kind: string, key: string) =>
  (await listed(kind, `q=${encodeURIComponent(key)}`)).find((row) => row.key === key)?.id ?? '';
const entry = async (id: string) => (await call('GET', `${ENTRIES}/${id}`)).json();
const sectorsFor = async (locale: string) =>
  (await app.inject({ url: `/api/v1/sectors?locale=${locale}` })).json().sectors as { id: string; name: string }[];
const skillsFor = async (q: string, locale = 'en') =>
  ((await app.inject({ url: `/api/v1/skills?q=${q}&locale=${locale}` })).json().skills as { name: string }[]).map((skill) => skill.name);
const lastAudit = async () =>
  (await db.pool.query("select action, subject, detail from audit_line where action like 'reference.%' order by at desc, id desc limit 1"))
    .rows[0];

/** Reads a file, and writes it where it may be written. */
async function upload(content: string) {
  const form = multipart({ name: 'file', fileName: 'names.csv', bytes: Buffer.from(content) });
  const read = await app.inject({
    method: 'POST',
    url: '/api/v1/admin/reference-import',
    payload: form.payload,
    headers: { ...form.headers, 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin' },
  });
  return read.json().state === 'waiting' ? call('POST', `/api/v1/admin/reference-imports/${read.json().id}/write`) : read;
}

let people = 0;
/** Somebody who has these skills: listed ones by id, others as they typed them. */
async function candidateWith(...skills: (number | string)[]): Promise<string> {
  const [userId, id] = [newId(), newId()];
  people += 1;
  const email = `skilled${people}@reference.example`;
  await db.pool.query("insert into app_user (id, email, email_folded, first_name, last_name, locale) values ($1, $2, $2, 'S', 'K', 'en')", [
    userId,
    email,
  ]);
  await db.database.insertInto('candidate').values({ id, user_id: userId }).execute();
  for (const [position, skill] of skills.entries()) {
    const listedSkill =
      typeof skill === 'number'
        ? await db.database.selectFrom('skill').select('folded').where('id', '=', skill).executeTakeFirstOrThrow()
        : undefined;
    await db.database
      .insertInto('candidate_skill')
      .values({
        id: newId(),
        candidate_id: id,
        position,
        ...(typeof skill === 'number'
          ? { skill_id: skill, folded: listedSkill?.folded ?? '' }
          : { custom_skill_name: skill, folded: skill.toLowerCase() }),
      })
      .execute();
  }
  return id;
}
const skillsOf = async (candidateId: string) =>
  (
    await db.pool.query(
      'select coalesce(k.custom_skill_name, s.name) as name, k.skill_id is null as typed from candidate_skill k left join skill s on s.id = k.skill_id where candidate_id = $1 order by position',
      [candidateId],
    )
  ).rows.map((row) => (row.typed ? `typed ${row.name}` : row.name));

beforeAll(async () => {
  await db.database.transaction().execute((transaction) => seedSectors(transaction));
  await db.database
    .insertInto('skill')
    .values([
      { name: 'Welding', folded: 'welding', names: '{"de":"Schweißen"}' },
      { name: 'Sailing', folded: 'sailing', aliases: ['~yachting'] },
      { name: 'Knitting', folded: 'knitting', source: 'esco' },
    ])
    .execute();
  const organization = await insertOrganization(db.database, { sectors: ['non_profit'] });
  await insertJob(db.database, { organizationId: organization });
  await db.pool.query("update job set sectors = '{non_profit}'");
});

describe('a list', () => {
  it('is searched in every locale, by key and by other spellings', async () => {
    expect(await keys('skills', 'q=schweiss')).toEqual([]);
    expect(await keys('skills', 'q=Schwei%C3%9Fen')).toEqual(['Welding']);
    expect(await keys('skills', 'q=yacht')).toEqual(['Sailing']);
    expect(await keys('sectors', 'q=beratung')).toEqual(['consulting']);
  });

  it('is sorted by name or by when entries came, in pages', async () => {
    expect(await keys('skills', 'sort=name')).toEqual(['Knitting', 'Sailing', 'Welding']);
    expect(await keys('skills', 'sort=-added')).toEqual(['Knitting', 'Sailing', 'Welding']);
    expect(await keys('skills', 'sort=added')).toEqual(['Welding', 'Sailing', 'Knitting']);
    expect((await call('GET', `${BASE}/skills?pageSize=25&page=2`)).json()).toMatchObject({ rows: [], total: 3 });
  });

  it('tells what lacks a name in a locale', async () => {
    expect(await keys('skills', 'missing=de')).toEqual(['Knitting', 'Sailing']);
    expect(await keys('skills', 'missing=en')).toEqual([]);
    const { lists } = (await call('GET', BASE)).json();
    expect(lists).toMatchObject([
      { kind: 'sectors', offered: 14, retired: 0, missing: {} },
      { kind: 'skills', offered: 3, retired: 0, missing: { de: 2, fr: 3 } },
    ]);
  });

  it('counts who uses an entry', async () => {
    expect((await listed('sectors', 'q=non_profit'))[0]?.uses).toEqual({ profiles: 0, companies: 1, postings: 1 });
    const welding = await db.database.selectFrom('skill').select('id').where('name', '=', 'Welding').executeTakeFirstOrThrow();
    await candidateWith(welding.id);
    expect((await listed('skills', 'q=welding'))[0]?.uses).toEqual({ profiles: 1, companies: null, postings: null });
  });

  it.each(['sort=uses', 'missing=xx', 'state=gone', 'page=0', 'colour=red'])('refuses %s', async (query) => {
    expect((await call('GET', `${BASE}/skills?${query}`)).statusCode).toBe(422);
  });

  it('that is none is 404', async () => {
    expect((await call('GET', `${BASE}/countries`)).statusCode).toBe(404);
    expect((await call('GET', `${ENTRIES}/skills-999999`)).statusCode).toBe(404);
    expect((await call('GET', `${ENTRIES}/countries-1`)).statusCode).toBe(404);
  });
});

describe('an edit', () => {
  it('of a sector is seen by the next who asks, in each language', async () => {
    await sectorsFor('de');
    const id = await idOf('sectors', 'consulting');
    const before = await entry(id);
    const names = { ...before.names, en: 'Advice', de: ' Rat  und Tat ' };
    const reply = await call('PUT', `${ENTRIES}/${id}`, { names, mark: before.mark });
    expect(reply.json()).toMatchObject({ key: 'consulting', names: { en: 'Advice', de: 'Rat und Tat' } });
    expect(await sectorsFor('de')).toContainEqual({ id: 'consulting', name: 'Rat und Tat' });
    expect(await sectorsFor('en')).toContainEqual({ id: 'consulting', name: 'Advice' });
    expect(await lastAudit()).toEqual({ action: 'reference.renamed', subject: id.replace('-', ':'), detail: { locales: 'en de' } });
    expect((await db.pool.query("select from news where kind = 'reference.changed'")).rowCount).toBe(1);
  });

  it('of a skill leaves what postings know it by, and finds it by both', async () => {
    const id = await idOf('skills', 'Welding');
    const { mark } = await entry(id);
    await skillsFor('weld');
    await call('PUT', `${ENTRIES}/${id}`, { names: { en: 'Metal joining', de: 'Schweißen' }, mark });
    expect(await skillsFor('metal')).toEqual(['Metal joining']);
    expect(await skillsFor('weld')).toEqual(['Metal joining']);
    expect((await db.pool.query("select name, names from skill where folded = 'welding'")).rows).toEqual([
      { name: 'Welding', names: { en: 'Metal joining', de: 'Schweißen' } },
    ]);
    const again = await entry(id);
    await call('PUT', `${ENTRIES}/${id}`, { names: { en: 'Welding', de: 'Schweißen' }, mark: again.mark });
    expect((await db.pool.query("select names from skill where folded = 'welding'")).rows[0].names).toEqual({ de: 'Schweißen' });
  });

  it('takes a name away where its text is blank, but never the English one', async () => {
    const id = await idOf('skills', 'Welding');
    const { mark } = await entry(id);
    for (const names of [{ en: ' ', de: 'x' }, { de: 'x' }, {}])
      expect((await call('PUT', `${ENTRIES}/${id}`, { names, mark })).json().errors).toEqual([
        { pointer: '/body/names/en', code: 'custom' },
      ]);
    await call('PUT', `${ENTRIES}/${id}`, { names: { en: 'Welding', de: ' ' }, mark });
    expect((await entry(id)).names).toEqual({ en: 'Welding' });
  });

  it('of something that changed meanwhile is refused; sent twice it is one', async () => {
    const id = await idOf('skills', 'Sailing');
    const { mark } = await entry(id);
    const first = { names: { en: 'Sailing', de: 'Segeln' }, mark };
    expect((await call('PUT', `${ENTRIES}/${id}`, first)).statusCode).toBe(200);
    expect((await call('PUT', `${ENTRIES}/${id}`, first)).statusCode).toBe(200);
    expect((await call('PUT', `${ENTRIES}/${id}`, { ...first, names: { en: 'Sailing', de: 'Seefahrt' } })).json().code).toBe(
      'reference.changed',
    );
  });

  it.each([
    ['another entry’s name', { en: 'knitting' }, 'reference.name_taken', 409],
    ['a name that is too long', { en: 'x'.repeat(201) }, 'validation', 422],
    ['a locale that is none', { en: 'Sailing', xx: 'x' }, 'validation', 422],
    ['a NUL', { en: 'Sail\u0000ing' }, 'validation', 422],
  ])('with %s is refused', async (_case, names, code, status) => {
    const id = await idOf('skills', 'Sailing');
    const { mark } = await entry(id);
    const reply = await call('PUT', `${ENTRIES}/${id}`, { names, mark });
    expect([reply.json().code, reply.statusCode]).toEqual([code, status]);
  });
});

describe('a new entry', () => {
  it('of sectors gets a code of its own and stands last', async () => {
    const reply = await call('POST', `${BASE}/sectors`, { names: { en: 'Space flight', de: 'Raumfahrt' } });
    expect([reply.statusCode, reply.json()]).toMatchObject([201, { key: 'space_flight', offered: true }]);
    expect((await sectorsFor('de')).at(-1)).toEqual({ id: 'space_flight', name: 'Raumfahrt' });
    expect((await call('POST', `${BASE}/sectors`, { names: { en: 'SPACE flight' } })).json().code).toBe('reference.name_taken');
  });

  it('of skills is what people who typed it have from now on', async () => {
    const person = await candidateWith('falconry');
    expect((await call('POST', `${BASE}/skills`, { names: { en: 'Falconry' } })).statusCode).toBe(201);
    expect(await skillsOf(person)).toEqual(['Falconry']);
    expect(await skillsFor('falc')).toEqual(['Falconry']);
  });
});

describe('a retired entry', () => {
  it('is offered no more and keeps its uses and its name', async () => {
    const id = await idOf('sectors', 'space_flight');
    const organization = await insertOrganization(db.database, { sectors: ['space_flight'] });
    await call('PUT', `${ENTRIES}/${id}/offered`, { offered: false });
    await call('PUT', `${ENTRIES}/${id}/offered`, { offered: false });
    expect((await sectorsFor('en')).map((one) => one.id)).not.toContain('space_flight');
    expect(await keys('sectors', 'state=retired')).toEqual(['space_flight']);
    expect((await entry(id)).uses.companies).toBe(1);
    expect((await db.pool.query('select sectors from organization where id = $1', [organization])).rows[0].sectors).toEqual([
      'space_flight',
    ]);
    expect((await db.pool.query("select from audit_line where action = 'reference.retired'")).rowCount).toBe(1);
  });

  it('of skills is found by nobody who types, and stays with who has it', async () => {
    const id = await idOf('skills', 'Falconry');
    const has = await candidateWith(Number(id.split('-')[1]));
    await call('PUT', `${ENTRIES}/${id}/offered`, { offered: false });
    expect(await skillsFor('falconry')).toEqual([]);
    expect(await skillsOf(has)).toEqual(['Falconry']);
    await call('PUT', `${ENTRIES}/${id}/offered`, { offered: true });
    expect(await skillsFor('falconry')).toEqual(['Falconry']);
  });
});

describe('typed skills', () => {
  const typed = async (query = '') =>
    ((await call('GET', `/api/v1/admin/typed-skills?${query}`)).json().rows as { folded: string }[]).map((row) => row);
  const merge = (folded: string[], intoSkillId: number) => call('POST', '/api/v1/admin/typed-skills/merge', { folded, intoSkillId });

  it('are listed by how many have them, with the skill they probably are', async () => {
    await candidateWith('Yachting', 'Row boats');
    await candidateWith('yachting');
    expect(await typed()).toMatchObject([
      { folded: 'yachting', uses: 2, likely: { name: 'Sailing' } },
      { folded: 'row boats', name: 'Row boats', uses: 1, likely: null },
    ]);
    expect((await typed('q=row')).map((row) => row.folded)).toEqual(['row boats']);
    expect((await typed('sort=name')).map((row) => row.folded)).toEqual(['row boats', 'yachting']);
  });

  it('become the listed one: who had both has it once, and profiles tell that they changed', async () => {
    const { id } = await db.database.selectFrom('skill').select('id').where('name', '=', 'Sailing').executeTakeFirstOrThrow();
    const [one, both, twice] = [
      await candidateWith('yachting'),
      await candidateWith(id, 'yachting'),
      await candidateWith('Row boats', 'yachting'),
    ];
    expect((await merge(['yachting', 'row boats'], id)).json()).toEqual({ people: 5 });
    expect([await skillsOf(one), await skillsOf(both), await skillsOf(twice)]).toEqual([['Sailing'], ['Sailing'], ['Sailing']]);
    expect(await typed()).toEqual([]);
    expect((await db.pool.query('select section_versions from candidate where id = $1', [one])).rows[0].section_versions).toHaveProperty(
      'skills',
    );
    expect(await lastAudit()).toEqual({ action: 'reference.merged', subject: `skills:${id}`, detail: { people: 5, names: 2 } });
    expect((await merge(['yachting'], id)).json()).toEqual({ people: 0 });
  });

  it('are listed and merged by what an index holds of them, however long they are', async () => {
    const { id } = await db.database.selectFrom('skill').select('id').where('name', '=', 'Sailing').executeTakeFirstOrThrow();
    const long = '👨🏽‍👩🏿‍👧🏼‍👦🏻'.repeat(100);
    const key = foldedKey(long);
    await candidateWith(key);
    await db.database.updateTable('candidate_skill').set({ custom_skill_name: long }).where('folded', '=', key).execute();
    expect(await typed()).toEqual([{ folded: key, name: long, uses: 1, likely: null }]);
    expect((await merge([key], id)).json()).toEqual({ people: 1 });
  });

  it('never become a skill that is not offered', async () => {
    expect((await merge(['x'], 999_999)).statusCode).toBe(404);
    expect((await merge([], 1)).statusCode).toBe(422);
  });
});

describe('a file of names', () => {
  const skillNames = async (name: string) => (await db.pool.query('select names from skill where name = $1', [name])).rows[0]?.names;

  it('comes back as it was exported', async () => {
    const reply = await call('GET', `${BASE}/sectors/export.csv`);
    expect(reply.body.replace('\ufeff', '').split('\r\n')[0]).toBe(`kind,key,${LOCALES.join(',')},mark`);
    const { total } = (await call('GET', `${BASE}/sectors`)).json();
    expect((await upload(reply.body)).json()).toMatchObject({ read: total, created: 0, changed: 0, unchanged: total, state: 'same' });
  });

  it('adds names and entries, and leaves a name where the cell is empty', async () => {
    const reply = await upload(
      'kind,key,en,de,fr\nskills,sailing,,Segelsport,Voile\nskills,"Kite, surfing",,,\nsectors,fishery,Fishery,,\n',
    );
    expect(reply.json()).toMatchObject({ read: 3, created: 2, changed: 1, unchanged: 0, state: 'written', faultCount: 0, faults: [] });
    expect(await skillNames('Sailing')).toEqual({ de: 'Segelsport', fr: 'Voile' });
    expect(await skillsFor('kite')).toEqual(['Kite, surfing']);
    expect((await sectorsFor('en')).at(-1)).toEqual({ id: 'fishery', name: 'Fishery' });
    expect(await lastAudit()).toMatchObject({ action: 'reference.imported', detail: { created: 2, changed: 1 } });
  });

  it('gives back a name that a spreadsheet would run', async () => {
    await upload("kind,key,en,de\nskills,sailing,,'=Segeln\n");
    expect((await skillNames('Sailing')).de).toBe('=Segeln');
    expect((await call('GET', `${BASE}/skills/export.csv?q=sailing`)).body).toContain("'=Segeln");
  });

  it('with bad rows is told by line, and nothing of it is written', async () => {
    const before = await skillNames('Knitting');
    const rows = [
      'colours,red,Red,',
      'sectors,No Code,X,',
      'skills,knitting,,Stricken',
      'skills,Knitting,,Stricken',
      'sectors,newone,,Neu',
    ];
    const long = `skills,sailing,,${'x'.repeat(201)}`;
    const reply = await upload(`kind,key,en,de\n${[...rows, long, 'skills,sewing,Knitting,'].join('\n')}\n`);
    expect(reply.json()).toMatchObject({ id: null, state: 'refused', faultCount: 6 });
    expect(reply.json().faults.map((fault: { line: number; code: string }) => [fault.line, fault.code])).toEqual([
      [2, 'unknown_kind'],
      [3, 'bad_key'],
      [5, 'key_twice'],
      [6, 'no_english'],
      [7, 'name_too_long'],
      [8, 'name_taken'],
    ]);
    expect(await skillNames('Knitting')).toEqual(before);
  });

  it.each([
    ['that is cut off', 'kind,key,de\nskills,knitting,"Strick'],
    ['without its columns', 'name,de\nknitting,Stricken\n'],
    ['that is no text', '\u0000\ufffd\n'],
  ])('%s is refused whole', async (_case, content) => {
    const reply = await upload(content);
    expect(reply.json()).toMatchObject({ state: 'refused', faults: [{ code: 'damaged' }] });
    expect(await skillNames('Knitting')).toEqual({});
  });

  it('that is empty says so', async () => {
    for (const content of ['', '\n', '\ufeff']) {
      const reply = await upload(content);
      expect(reply.json(), JSON.stringify(content)).toMatchObject({ state: 'refused', faults: [{ line: 1, code: 'empty' }] });
    }
  });

  it('that is missing or too large is refused', async () => {
    const form = multipart({ name: 'other', fileName: 'names.csv', bytes: Buffer.from('x') });
    const headers = { ...form.headers, 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin' };
    expect((await app.inject({ method: 'POST', url: '/api/v1/admin/reference-import', payload: form.payload, headers })).statusCode).toBe(
      422,
    );
    expect((await upload('x'.repeat(8 * 1024 * 1024 + 1))).json().code).toBe('reference.file_too_large');
  });
});
