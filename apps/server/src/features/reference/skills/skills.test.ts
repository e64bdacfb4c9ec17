import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtInSkills } from '@fairway/rules/recognition/skills';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { importSkillsByWords } from './command-line.ts';
import { ensureBuiltInSkills, importSkills } from './commands.ts';
import { SKILL_NAMES } from './names.ts';

const db = await cloneDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'skills-'));
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await db.database.deleteFrom('skill').execute();
});

const HEADER = 'conceptType,conceptUri,preferredLabel,altLabels,status\n';
let files = 0;
async function imported(content: string, locale = 'en', source = 'esco') {
  const file = path.join(folder, `${++files}.csv`);
  await writeFile(file, content);
  return importSkills(db.database, { file, source, locale });
}
const row = (id: string, label: string, alt = '', status = 'released') =>
  `KnowledgeSkillCompetence,http://esco.example/skill/${id},"${label}","${alt}",${status}\n`;
const skill = async (name: string) =>
  (await db.pool.query('select name, names, aliases, source, concept_uri from skill where name = $1', [name])).rows[0];
const count = async () => (await db.pool.query('select count(*)::int n from skill')).rows[0].n;

describe('our own skill list', () => {
  it('is in every deployment, over 1,000 skills, written once', async () => {
    await Promise.all([ensureBuiltInSkills(db.pool), ensureBuiltInSkills(db.pool)]);
    const n = await count();
    expect(n).toBeGreaterThan(1000);
    await ensureBuiltInSkills(db.pool);
    expect(await count()).toBe(n);
  });

  it('has names in other languages where they differ', async () => {
    await ensureBuiltInSkills(db.pool);
    expect((await skill('Teamwork')).names).toMatchObject({ de: 'Teamarbeit', jp: 'チームワーク', ru: 'Работа в команде' });
    expect((await skill('Python')).names).toEqual({});
    const ours = new Set(builtInSkills().map(({ name }) => name));
    expect([...SKILL_NAMES.keys()].filter((name) => !ours.has(name))).toEqual([]);
    for (const [name, names] of SKILL_NAMES) expect([name, Object.keys(names).length]).toEqual([name, 12]);
  });
});

describe('an import of ESCO', () => {
  it('adds skills with their other labels, once', async () => {
    const file = HEADER + row('1', 'manage falconry', 'run a mews\nlook after hawks|manage Falconry') + row('2', 'sew sails');
    expect(await imported(file)).toMatchObject({ read: 2, created: 2, changed: 0, faults: [] });
    expect(await imported(file)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    expect(await skill('manage falconry')).toMatchObject({ aliases: ['run a mews', 'look after hawks'], source: 'esco' });
  });

  it('finds a skill again by its concept, whatever it is called now', async () => {
    await imported(HEADER + row('1', 'manage falconry'));
    expect(await imported(HEADER + row('1', 'keep falcons'))).toMatchObject({ created: 0, changed: 1 });
    expect(await count()).toBe(1);
  });

  it('marks a skill of ours, and leaves its name and spellings alone', async () => {
    await ensureBuiltInSkills(db.pool);
    const [before, n] = [await skill('Bookkeeping'), await count()];
    expect(await imported(HEADER + row('9', 'bookkeeping', 'keep books'))).toMatchObject({ created: 0, changed: 1 });
    expect(await skill('Bookkeeping')).toEqual({ ...before, concept_uri: 'http://esco.example/skill/9' });
    expect(await count()).toBe(n);
  });

  it('knows a skill of ours by its name before a qualifier, and adds what has none', async () => {
    await ensureBuiltInSkills(db.pool);
    const file = `${HEADER}${row('1', 'Java (computer programming)', 'java')}${row('2', 'Falconry (hunting)')}`;
    expect(await imported(file)).toMatchObject({ created: 1, changed: 1, faults: [] });
    expect(await skill('Java')).toMatchObject({ source: 'fairway', concept_uri: 'http://esco.example/skill/1' });
    expect(await imported(file)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  });

  it('adds names in another language to skills that are there', async () => {
    await imported(HEADER + row('1', 'manage falconry'));
    const german = HEADER + row('1', 'Falknerei leiten', 'Greifvögel betreuen') + row('2', 'Segel nähen');
    expect(await imported(german, 'de')).toMatchObject({ created: 0, changed: 1, faults: [{ line: 3, code: 'unknown_concept' }] });
    expect(await imported(german, 'de')).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await skill('manage falconry')).toMatchObject({ names: { de: 'Falknerei leiten' }, aliases: ['Greifvögel betreuen'] });
  });

  it('takes the marks of our own list from labels', async () => {
    await imported(HEADER + row('1', 'manage falconry', '=FALC|?hawks|+birds'));
    expect(await skill('manage falconry')).toMatchObject({ aliases: ['FALC', 'hawks', 'birds'] });
  });

  it('tells bad rows by their line, and takes the rest', async () => {
    const report = await imported(
      `${HEADER}${row('1', 'sew sails', 'a\nb')}${row('1', 'sew more')}KnowledgeSkillCompetence,,label,,released\n${row('3', ' ')}${row('4', 'Sew Sails')}${row('5', 'old', '', 'obsolete')}Other,http://esco.example/x,group,,released\n${row('6', 'x'.repeat(201))}`,
    );
    expect(report).toMatchObject({ read: 6, created: 1 });
    expect(report.faults.map((fault) => [fault.line, fault.code])).toEqual([
      [4, 'concept_twice'],
      [5, 'no_concept'],
      [6, 'no_label'],
      [7, 'name_taken'],
      [10, 'label_too_long'],
    ]);
  });

  it('writes nothing of a file that is cut off', async () => {
    const rows = Array.from({ length: 1500 }, (_, at) => row(String(at), `skill number ${at}`)).join('');
    await expect(imported(`${HEADER}${rows}KnowledgeSkillCompetence,"http://esco`)).rejects.toThrow(/cut off/);
    await expect(imported('label\nx\n')).rejects.toThrow(/conceptUri, preferredLabel/);
    expect(await count()).toBe(0);
  });
});

describe('skills import', () => {
  async function run(...args: string[]) {
    let [out, err] = ['', ''];
    const code = await importSkillsByWords(args, {
      database: db.database,
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
    });
    return { code, out, err };
  }

  it('tells what it did, and what it does not understand', async () => {
    const file = path.join(folder, 'skills.csv');
    await writeFile(file, HEADER + row('1', 'sew sails') + row('2', ' '));
    expect(await run(file)).toMatchObject({
      code: 0,
      out: '2 rows read: 1 new skills, 0 changed, 0 unchanged, 1 bad\n  line 3: no_label: http://esco.example/skill/2\n',
    });
    expect(await run()).toMatchObject({ code: 2 });
    expect(await run(file, '--locale', 'xx')).toMatchObject({ code: 2, err: expect.stringContaining('no language') });
    expect(await run(file, '--source', 'fairway')).toMatchObject({ code: 2 });
    expect(await run('/nowhere.csv')).toMatchObject({ code: 1 });
  });
});
