import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { domainFault } from '@fairway/rules/domains';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ACADEMIC_SCHOOLS } from './academic-schools.ts';
import { importSchoolsByWords } from './command-line.ts';
import { importSchools } from './commands.ts';
import { tidyDomain } from './domains.ts';
import { readSchoolRows, SCHOOL_FORMATS } from './rows.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
const db = await cloneDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'schools-'));
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await db.database.deleteFrom('school').execute();
});

let files = 0;
async function fileOf(content: string | Buffer, name = 'list.csv'): Promise<string> {
  const file = path.join(folder, `${++files}-${name}`);
  await writeFile(file, content);
  return file;
}
const csv = async (content: string, source = 'list') =>
  importSchools(db.database, { file: await fileOf(content), format: 'csv', source, now: NOW });
const json = async (content: unknown, source = 'hipo') =>
  importSchools(db.database, { file: await fileOf(JSON.stringify(content)), format: 'json', source, now: NOW });
const schools = async () =>
  (
    await db.pool.query(`select s.name, s.country_code country, s.city, s.web_address, s.aliases, s.source,
      array(select domain from school_domain d where d.school_id = s.id order by is_primary desc, domain) domains from school s order by s.name, s.id`)
  ).rows;

describe('a list of schools', () => {
  it('comes as our own CSV', async () => {
    const report = await csv(
      'name,country,city,domains,website,aliases\n"Østervik, University of",NO,Bergen,ostervik.example stud.ostervik.example,https://ostervik.example,UiØ;Ostervik\n',
    );
    expect(report).toMatchObject({ read: 1, created: 1, faults: [] });
    expect(await schools()).toEqual([
      {
        name: 'Østervik, University of',
        country: 'NO',
        city: 'Bergen',
        web_address: 'https://ostervik.example',
        aliases: ['UiØ', 'Ostervik'],
        source: 'list',
        domains: ['ostervik.example', 'stud.ostervik.example'],
      },
    ]);
  });

  it('comes as the JSON list of university domains, in both its spellings', async () => {
    await json([
      { name: 'Rabenau', alpha_two_code: 'DE', domains: ['rabenau.example'], web_pages: ['https://rabenau.example/'], country: 'Germany' },
      { name: 'Collina', countryCode: 'IT', domains: ['collina.example'], webPages: ['https://collina.example/'] },
    ]);
    expect((await schools()).map((school) => [school.name, school.country, school.domains, school.web_address])).toEqual([
      ['Collina', 'IT', ['collina.example'], 'https://collina.example/'],
      ['Rabenau', 'DE', ['rabenau.example'], 'https://rabenau.example/'],
    ]);
  });

  it('is read in turns, between which others are answered', async () => {
    const names = Array.from({ length: 500 }, (_, n) => ({ name: `School ${n}` }));
    const lists = { csv: `name\n${names.map(({ name }) => name).join('\n')}\n`, json: JSON.stringify(names) };
    for (const format of SCHOOL_FORMATS) {
      let turn = 0;
      let counted = setImmediate(function count() {
        turn += 1;
        counted = setImmediate(count);
      });
      const turns = new Set<number>();
      for await (const { row } of readSchoolRows(await fileOf(lists[format]), format)) if (row) turns.add(turn);
      clearImmediate(counted);
      expect(turns.size, format).toBeGreaterThanOrEqual(10);
    }
  });

  it('changes nothing the second time, and only what changed the third', async () => {
    const list = 'name,country,domains\nRabenau,DE,rabenau.example\nCollina,IT,collina.example\n';
    await csv(list);
    expect(await csv(list)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    expect(await csv(list.replace('Rabenau', 'Hochschule Rabenau'))).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
    expect((await schools()).map((school) => school.name)).toEqual(['Collina', 'Hochschule Rabenau']);
  });

  it('merges with another list by domain, then by name and country; other names become aliases', async () => {
    await csv('name,country,domains\nRabenau,DE,rabenau.example\nCollina,IT,\n');
    const report = await json([
      {
        name: 'TH Rabenau',
        alpha_two_code: 'DE',
        domains: ['stud.rabenau.example', 'rabenau.example'],
        web_pages: ['https://rabenau.example'],
      },
      { name: 'COLLINA', alpha_two_code: 'IT', domains: ['collina.example'] },
      { name: 'Collina', alpha_two_code: 'CH', domains: ['collina-ch.example'] },
    ]);
    expect(report).toMatchObject({ created: 1, changed: 2 });
    expect((await schools()).map(({ name, country, aliases, domains, source }) => [name, country, aliases, domains, source])).toEqual([
      ['Collina', 'IT', [], ['collina.example'], 'list'],
      ['Collina', 'CH', [], ['collina-ch.example'], 'hipo'],
      ['Rabenau', 'DE', ['TH Rabenau'], ['rabenau.example', 'stud.rabenau.example'], 'list'],
    ]);
  });

  it('merges two rows of one school in one list', async () => {
    const list = 'name,country,domains\nUniversity of Rabenau,DE,rabenau.example\nUniversität Rabenau,DE,rabenau.example\n';
    expect(await csv(list)).toMatchObject({ created: 1 });
    expect(await csv(list)).toMatchObject({ created: 0, changed: 0 });
    expect(await schools()).toMatchObject([{ name: 'University of Rabenau', aliases: ['Universität Rabenau'] }]);
  });

  it('never changes a school that is kept here', async () => {
    const { id } = await db.database
      .insertInto('school')
      .values({ name: 'Nordic School', slug: 'nordic' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.database.insertInto('school_domain').values({ domain: 'nordic.example', school_id: id, is_primary: true }).execute();
    await csv('name,country,domains\nAnother name,SE,nordic.example evil.example\nNordic School,,evil.example\n');
    expect((await schools()).filter((school) => school.source === 'fairway')).toMatchObject([
      { name: 'Nordic School', aliases: [], domains: ['nordic.example'] },
    ]);
  });

  it('leaves a domain with the school that has it, and says so', async () => {
    await csv('name,country,domains\nRabenau,DE,rabenau.example\nCollina,IT,collina.example\n');
    const report = await csv('name,country,domains\nRabenau,DE,rabenau.example collina.example\n', 'other');
    expect(report.faults).toEqual([{ line: 2, code: 'domain_of_another', detail: 'collina.example is of Collina, not Rabenau' }]);
    expect((await schools()).map((school) => school.domains)).toEqual([['collina.example'], ['rabenau.example']]);
  });

  it('tells bad rows by their line, and takes the rest', async () => {
    const report = await csv(
      `name,domains\n,nobody.example\n"Two\nlines",gmail.com two.example\nRabenau,"edu.de not_a_domain"\n${'x'.repeat(201)},\n`,
    );
    expect(report.faults).toEqual([
      { line: 2, code: 'no_name', detail: 'the row has no name' },
      { line: 3, code: 'public_mail', detail: 'gmail.com (Two lines)' },
      { line: 5, code: 'shared_suffix', detail: 'edu.de (Rabenau)' },
      { line: 5, code: 'no_domain', detail: 'not_a_domain (Rabenau)' },
      { line: 6, code: 'name_too_long', detail: 'x'.repeat(80) },
    ]);
    expect((await schools()).map((school) => [school.name, school.domains])).toEqual([
      ['Rabenau', []],
      ['Two lines', ['two.example']],
    ]);
    expect((await json([null, 7, { domains: ['x.example'] }])).faults.map((fault) => [fault.line, fault.code])).toEqual([
      [1, 'no_row'],
      [2, 'no_row'],
      [3, 'no_name'],
    ]);
  });

  it('writes nothing of a list that is cut off, is no list, or has no names', async () => {
    const rows = Array.from({ length: 2500 }, (_, at) => `School ${at},DE,school${at}.example`).join('\n');
    const broken: [string | Buffer, 'csv' | 'json', RegExp][] = [
      [`name,country,domains\n${rows}\n"Cut off,DE`, 'csv', /cut off/],
      [gzipSync(`name,country,domains\n${rows}\n`).subarray(0, -40), 'csv', /cut off or damaged/],
      ['title,country\nA,DE\n', 'csv', /no column name/],
      ['', 'csv', /empty/],
      [Buffer.from('name\nUniversit\xe4t\n', 'latin1'), 'csv', /UTF-8/],
      ['[{"name": "A"', 'json', /no JSON/],
      ['{"name": "A"}', 'json', /no list/],
    ];
    for (const [content, format, words] of broken)
      await expect(importSchools(db.database, { file: await fileOf(content), format, source: 'list', now: NOW })).rejects.toThrow(words);
    expect(await schools()).toEqual([]);
  });

  it('may be packed, begin with a byte order mark, and be separated by semicolons', async () => {
    await importSchools(db.database, {
      file: await fileOf(gzipSync('\ufeffname;country;domains\n"Rabenau; TH";DE;rabenau.example\n')),
      format: 'csv',
      source: 'list',
      now: NOW,
    });
    expect(await schools()).toMatchObject([{ name: 'Rabenau; TH', country: 'DE', domains: ['rabenau.example'] }]);
  });

  it('is written once by two imports at a time', async () => {
    const list = 'name,country,domains\nRabenau,DE,rabenau.example\nCollina,IT,collina.example\n';
    const reports = await Promise.all([csv(list), csv(list)]);
    expect(reports.map((report) => report.created).sort()).toEqual([0, 2]);
  });
});

describe('a domain of a school', () => {
  it.each([
    ['https://www.Rabenau.example/studium', 'rabenau.example'],
    ['someone@stud.rabenau.example', 'stud.rabenau.example'],
    ['hochschule-süd.example.', 'xn--hochschule-sd-7ob.example'],
  ])('%s is %s', (typed, domain) => {
    expect(tidyDomain(typed)).toBe(domain);
    expect(domainFault(domain)).toBeUndefined();
  });

  it.each([
    ['gmail.com', 'public_mail'],
    ['ac.uk', 'shared_suffix'],
    ['edu', 'shared_suffix'],
    ['localhost', 'no_domain'],
    ['127.0.0.1', 'no_domain'],
    ['a b.example', 'no_domain'],
  ])('%s is none: %s', (domain, fault) => {
    expect(domainFault(domain)).toBe(fault);
  });
});

describe('the list that ships', () => {
  it('has more than 10,000 schools, and no domain that everybody can have', async () => {
    const report = await importSchools(db.database, { ...ACADEMIC_SCHOOLS, now: NOW });
    expect(report.created).toBeGreaterThan(10_000);
    expect(report.faults.length).toBeLessThan(20);
    expect(await importSchools(db.database, { ...ACADEMIC_SCHOOLS, now: NOW })).toMatchObject({ created: 0, changed: 0 });
  });
});

describe('schools import', () => {
  async function run(...args: string[]) {
    let [out, err] = ['', ''];
    const code = await importSchoolsByWords(args, {
      database: db.database,
      clock: { now: () => NOW },
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
    });
    return { code, out, err };
  }

  it('tells what it did', async () => {
    const file = await fileOf('name,domains\nRabenau,rabenau.example\n,x.example\n');
    const { code, out } = await run(file, '--source', 'list');
    expect(code).toBe(0);
    expect(out).toBe('2 rows read: 1 new schools, 0 changed, 0 unchanged, 1 faults\n  line 3: no_name: the row has no name\n');
  });

  it('says what it does not understand', async () => {
    expect(await run()).toMatchObject({ code: 2, err: expect.stringContaining('Say one file.') });
    expect(await run('a.csv')).toMatchObject({ code: 2, err: expect.stringContaining('--source') });
    expect(await run('a.csv', '--source', 'fairway')).toMatchObject({ code: 2 });
    expect(await run('a.csv', '--source', 'list', '--format', 'xml')).toMatchObject({ code: 2 });
    expect(await run('/nowhere/a.csv', '--source', 'list')).toMatchObject({ code: 1, err: expect.stringContaining('ENOENT') });
    expect(await run(await fileOf('title\nA\n'), '--source', 'list')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nothing was imported'),
    });
  });
});
