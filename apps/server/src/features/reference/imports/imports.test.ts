// Many entries at once: what an import would change is looked at before it is written, all of it in one transaction, and taken back as one;
// what somebody edited meanwhile is never overwritten. Files of names, skills in the form of ESCO, and names that others maintain.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import { newId } from '../../../kernel/ids.ts';
import { fixedCoverage } from '../lists.ts';

const db = await cloneDatabase();
const actors = await everyRole(db.database);
let now = new Date('2026-03-02T10:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });
const IMPORTS = '/api/v1/admin/reference-imports';
const DAY_MS = 86_400_000;

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const headers = { 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin' };
  return (await app.inject({ method, url, ...(payload && { payload }), headers })).json();
};
async function read(path: string, content: string, fields: Record<string, string> = {}) {
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  const form = multipart(...parts, { name: 'file', fileName: 'a.csv', bytes: Buffer.from(content) });
  const headers = { ...form.headers, 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin' };
  return (await app.inject({ method: 'POST', url: `/api/v1/admin/reference-import${path}`, payload: form.payload, headers })).json();
}
const write = (id: string) => call('POST', `${IMPORTS}/${id}/write`);
const undo = (id: string) => call('POST', `${IMPORTS}/${id}/undo`);
const changes = async (id: string, query = '') => (await call('GET', `${IMPORTS}/${id}/changes?${query}`)).rows;
const skills = async () =>
  (await db.pool.query('select name, folded, names, aliases, source, concept_uri, active from skill order by folded collate "C"')).rows;
const sectors = async () => (await db.pool.query('select code, names, active from sector order by sort')).rows;
const actions = async () =>
  (await db.pool.query("select action from audit_line where action like 'reference.%' order by id")).rows.map((row) => row.action);

beforeEach(async () => {
  for (const table of ['reference_import', 'candidate_skill', 'skill', 'sector', 'audit_line']) await db.pool.query(`delete from ${table}`);
  await db.pool.query(
    `insert into sector (code, names, sort) values ('fishery', '{"en":"Fishery"}', 10), ('consulting', '{"en":"Consulting","de":"Beratung"}', 20)`,
  );
  await db.pool.query(`insert into skill (name, folded, names, aliases, source, concept_uri) values
    ('Sailing', 'sailing', '{"de":"Segeln"}', '{~yachting}', 'fairway', null),
    ('Knitting', 'knitting', '{}', '{}', 'esco', 'http://esco.example/knit')`);
});

const FILE =
  'kind,key,en,de,fr\nskills,sailing,,Segelsport,Voile\nskills,Kite surfing,,,\nsectors,fishery,Fisheries,Fischerei,\nsectors,consulting,,Beratung,\n';

// @rule reference.6
describe('an import', () => {
  it('shows by row what it would change, and changes nothing yet', async () => {
    const before = [await skills(), await sectors()];
    const kept = await read('', FILE);
    expect(kept).toMatchObject({ form: 'names', state: 'waiting', read: 4, created: 1, changed: 2, unchanged: 1, undoUntil: null });
    expect(await changes(kept.id)).toMatchObject([
      {
        line: 2,
        kind: 'skills',
        key: 'Sailing',
        isNew: false,
        differences: [
          { field: 'de', before: 'Segeln', after: 'Segelsport' },
          { field: 'fr', before: null, after: 'Voile' },
        ],
      },
      { line: 3, key: 'Kite surfing', isNew: true, entryId: null, differences: [{ field: 'en', before: null, after: 'Kite surfing' }] },
      {
        line: 4,
        kind: 'sectors',
        key: 'fishery',
        differences: [
          { field: 'en', before: 'Fishery', after: 'Fisheries' },
          { field: 'de', before: null, after: 'Fischerei' },
        ],
      },
    ]);
    expect((await changes(kept.id, 'change=new')).length).toBe(1);
    expect((await changes(kept.id, 'kind=sectors')).length).toBe(1);
    expect([await skills(), await sectors()]).toEqual(before);
    expect(await actions()).toEqual([]);
  });

  it('is written in one, once, and taken back in one, once: everything is as it was', async () => {
    const before = [await skills(), await sectors()];
    const { id } = await read('', FILE);
    expect(await write(id)).toMatchObject({ state: 'written', undoUntil: '2026-03-09T10:00:00.000Z' });
    expect(await write(id)).toMatchObject({ state: 'written' });
    expect(await skills()).toMatchObject([
      { name: 'Kite surfing', source: 'platform' },
      { name: 'Knitting' },
      { name: 'Sailing', names: { de: 'Segelsport', fr: 'Voile' } },
    ]);
    expect((await sectors())[0]).toMatchObject({ names: { en: 'Fisheries', de: 'Fischerei' } });
    expect((await changes(id, 'change=new'))[0].entryId).toMatch(/^skills-\d+$/);
    expect(await undo(id)).toMatchObject({ state: 'undone', undoUntil: null });
    expect(await undo(id)).toMatchObject({ state: 'undone' });
    expect([await skills(), await sectors()]).toEqual(before);
    expect((await write(id)).code).toBe('reference.import_over');
    expect(await actions()).toEqual(['reference.imported', 'reference.import_undone']);
  });

  it('retires what it brought and somebody chose, when it is taken back', async () => {
    const { id } = await read('', FILE);
    await write(id);
    const { userId } = actors.candidate as { userId: string };
    const candidate = newId();
    await db.database
      .insertInto('candidate')
      .values({ id: candidate, user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
    const { rows } = await db.pool.query("select id from skill where name = 'Kite surfing'");
    const owner = await db.database.selectFrom('candidate').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
    await db.database
      .insertInto('candidate_skill')
      .values({ id: newId(), candidate_id: owner.id, position: 0, skill_id: rows[0].id, folded: 'kite surfing' })
      .execute();
    await undo(id);
    expect((await skills())[0]).toMatchObject({ name: 'Kite surfing', active: false });
  });

  it('overwrites nothing that was edited since: not when it is written, not when it is taken back, and a file tells by its marks', async () => {
    const exported = async () =>
      (await app.inject({ url: '/api/v1/admin/reference/skills/export.csv', headers: { 'x-test-actor': 'platformAdmin' } })).body;
    const old = (await exported()).replace('Segeln', 'Segelsport');
    const { id } = await read('', old);
    await db.pool.query(`update skill set names = '{"de":"Segelkunst"}' where name = 'Sailing'`);
    expect((await write(id)).code).toBe('reference.overtaken');
    expect(await read('', old)).toMatchObject({ id: null, state: 'refused', faults: [{ line: 3, code: 'overtaken', key: 'Sailing' }] });
    const fresh = await read('', (await exported()).replace('Segelkunst', 'Segelsport'));
    await write(fresh.id);
    await db.pool.query(`update skill set names = '{"de":"Segeln!"}' where name = 'Sailing'`);
    expect((await undo(fresh.id)).code).toBe('reference.overtaken');
    expect((await skills())[1].names).toEqual({ de: 'Segeln!' });
  });

  it.each([
    ['a key that somebody added meanwhile', `insert into skill (name, folded) values ('Kite surfing', 'kite surfing')`],
    ['an English name that somebody gave meanwhile', `insert into sector (code, names) values ('fishing', '{"en":"fisheries"}')`],
    ['an entry that somebody took away meanwhile', `delete from sector where code = 'fishery'`],
  ])('is refused for %s', async (_what, meanwhile) => {
    const { id } = await read('', FILE);
    await db.pool.query(meanwhile);
    const before = [await skills(), await sectors()];
    expect((await write(id)).code).toBe('reference.overtaken');
    expect([await skills(), await sectors()]).toEqual(before);
  });

  it('is kept for a week, a day where nobody wrote it, and taken back within that week alone', async () => {
    const waiting = (await read('', FILE)).id;
    const written = (await read('', 'kind,key,fr\nsectors,consulting,Conseil\n')).id;
    await write(written);
    expect((await call('GET', IMPORTS)).rows.map(({ id }: { id: string }) => id).sort()).toEqual([waiting, written].sort());
    now = new Date(now.getTime() + 2 * DAY_MS);
    await read('', 'kind,key,it\nsectors,consulting,Consulenza\n');
    expect((await call('GET', `${IMPORTS}/${waiting}`)).code).toBe('not_found');
    now = new Date(now.getTime() + 6 * DAY_MS);
    expect((await undo(written)).code).toBe('reference.import_over');
    expect((await call('GET', IMPORTS)).rows.map(({ id }: { id: string }) => id)).not.toContain(written);
    for (const act of [write, undo]) expect((await act(newId())).code).toBe('not_found');
    expect((await undo((await read('', 'kind,key,nl\nsectors,consulting,Advies\n')).id)).code).toBe('reference.import_over');
  });
});

const ESCO = [
  'conceptType,conceptUri,skillType,preferredLabel,altLabels,status',
  'KnowledgeSkillCompetence,http://esco.example/knit,skill,Knit garments,"knitting\nhand knitting",released',
  'KnowledgeSkillCompetence,http://esco.example/sail,skill,sailing,yacht sailing,released',
  'KnowledgeSkillCompetence,http://esco.example/weld,skill,Weld metal,,released',
  'KnowledgeSkillCompetence,http://esco.example/old,skill,Forge,,obsoleted',
  'KnowledgeSkillCompetence,,skill,Nothing,,released',
].join('\n');

// @rule reference.7
describe('skills of ESCO', () => {
  it('are matched by concept, then by name, else added; ours keep their name; bad rows are told and left out', async () => {
    const before = await skills();
    const kept = await read('/esco', ESCO);
    expect(kept).toMatchObject({
      form: 'esco',
      state: 'waiting',
      created: 1,
      changed: 2,
      faultCount: 1,
      faults: [{ line: 7, code: 'no_concept', key: 'Nothing' }],
    });
    expect(await skills()).toEqual(before);
    expect(
      (await changes(kept.id)).map(({ key, isNew, differences }: { key: string; isNew: boolean; differences: { field: string }[] }) => [
        key,
        isNew,
        differences.map(({ field }) => field),
      ]),
    ).toEqual([
      ['Knitting', false, ['en', 'spellings']],
      ['Sailing', false, ['concept']],
      ['Weld metal', true, ['en', 'concept']],
    ]);
    await write(kept.id);
    expect(await skills()).toMatchObject([
      { name: 'Knit garments', aliases: ['knitting', 'hand knitting'], source: 'esco' },
      { name: 'Sailing', source: 'fairway', concept_uri: 'http://esco.example/sail' },
      { name: 'Weld metal', source: 'esco' },
    ]);
    expect(await read('/esco', ESCO)).toMatchObject({ id: null, state: 'same' });
    await undo(kept.id);
    expect(await skills()).toEqual(before);
  });

  it('name in another language those that are there', async () => {
    const kept = await read('/esco', 'conceptUri,preferredLabel\nhttp://esco.example/knit,Stricken\nhttp://esco.example/weld,Schweißen\n', {
      locale: 'de',
    });
    expect(kept).toMatchObject({ created: 0, changed: 1, faults: [{ line: 3, code: 'unknown_concept' }] });
    await write(kept.id);
    expect((await skills())[0]).toMatchObject({ name: 'Knitting', names: { de: 'Stricken' } });
  });

  it('of a file that is cut off, empty, or in no such form are refused whole', async () => {
    for (const content of ['', 'name,label\na,b\n', 'conceptUri,preferredLabel\nx,"cut'])
      expect(await read('/esco', content), content).toMatchObject({ id: null, state: 'refused', faultCount: 1 });
  });
});

describe('names that others maintain', () => {
  const suggest = () => call('POST', '/api/v1/admin/reference-import/suggestions');

  it('are those of this release and, of languages and countries, of CLDR; what has a name keeps it', async () => {
    await db.pool.query(
      `insert into skill (name, folded, names) values ('Portuguese', 'portuguese', '{"de":"Portugiesisch!"}'), ('Accounting', 'accounting', '{}')`,
    );
    const kept = await suggest();
    expect(kept).toMatchObject({ form: 'suggestions', state: 'waiting', created: 0, changed: 3 });
    await write(kept.id);
    const named = Object.fromEntries((await skills()).map(({ name, names }) => [name, names]));
    expect(named.Portuguese).toMatchObject({ de: 'Portugiesisch!', fr: 'Portugais', jp: 'ポルトガル語' });
    expect(named.Accounting).toMatchObject({ de: 'Rechnungswesen', ko: '회계' });
    expect((await sectors())[1].names).toMatchObject({ de: 'Beratung', cn: '咨询', fil: 'Consulting' });
    expect(await suggest()).toMatchObject({ id: null, state: 'same' });
  });
});

// @rule reference.8
it('CLDR names every language and country in every locale, and is asked without its way out', () => {
  const lists = fixedCoverage();
  expect(lists.map(({ kind }) => kind)).toContain('languages');
  for (const { kind, total, missing } of lists) expect([kind, total > 3, missing]).toEqual([kind, true, {}]);
  expect(new Intl.DisplayNames(['de'], { type: 'language', fallback: 'none' }).of('qqx')).toBeUndefined();
});
