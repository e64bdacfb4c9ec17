import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FeedFormat } from '@fairway/rules/feeds';
import { describe, expect, it } from 'vitest';
import { readRows } from '../formats.ts';
import { FeedFault, type FeedRow, type RawPosting } from '../posting.ts';
import { readCsv } from './csv.ts';
import { decodeFeed } from './decoding.ts';
import { readFeedXml } from './feed-xml.ts';
import { readJsonLd } from './json-ld.ts';
import { linesOf } from './lines.ts';
import { readNdjson } from './ndjson.ts';

const fixture = (name: string) => path.join(import.meta.dirname, '../fixtures', name);
const OPTIONS = { company: undefined, map: {} };

async function* bytes(data: Uint8Array | string, size = 7): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.from(data as string);
  for (let at = 0; at < buffer.length; at += size) yield buffer.subarray(at, at + size);
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

async function collect(rows: AsyncIterable<FeedRow>): Promise<{ postings: RawPosting[]; faults: string[]; broken: FeedFault | undefined }> {
  const postings: RawPosting[] = [];
  const faults: string[] = [];
  try {
    for await (const row of rows) {
      if ('posting' in row) postings.push(row.posting);
      else faults.push(`${row.line} ${row.fault.code}`);
    }
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
    return { postings, faults, broken: error };
  }
  return { postings, faults, broken: undefined };
}

const read = (
  format: FeedFormat,
  data: Uint8Array | string,
  options: { company?: string; map?: Record<string, string> } = {},
  size?: number,
) => collect(readRows(format, decodeFeed(bytes(data, size)).text, { ...OPTIONS, ...options }));
const readFixture = async (format: FeedFormat, name: string, options = {}) => read(format, await readFile(fixture(name)), options);

describe('NDJSON', () => {
  it('gives postings, and bad rows by line number', async () => {
    const { postings, faults, broken } = await readFixture('ndjson', 'postings.ndjson');
    expect(postings.map((posting) => posting.sourceId)).toEqual(['a-1', 'a-2', 'a-3', 'a-1']);
    expect(faults).toEqual(['5 no_company', '6 no_id', '7 not_json', '8 not_a_posting', '9 no_title']);
    expect(broken).toBeUndefined();
  });
  it('reads a packed feed, whatever the size of its chunks', async () => {
    const packed = gzipSync(await readFile(fixture('postings.ndjson')));
    for (const size of [1, 3, 1000, 100_000]) expect((await read('ndjson', packed, {}, size)).postings.length).toBe(4);
  });
  it('tells a feed that is cut off, packed or not', async () => {
    const whole = await readFile(fixture('postings.ndjson'));
    expect((await read('ndjson', whole.subarray(0, 900))).broken?.code).toBe('cut_off');
    const packed = gzipSync(whole);
    expect((await read('ndjson', packed.subarray(0, packed.length - 30))).broken?.code).toBe('cut_off');
  });
  it('skips a giant line in one line of memory', async () => {
    const giant = `{"id":"g","title":"${'x'.repeat(10_000)}"}\n{"id":"b","title":"T","company":"C"}\n`;
    const { postings, faults } = await collect(readNdjson(decodeFeed(bytes(giant, 1000)).text, 5000));
    expect(faults).toEqual(['1 too_large']);
    expect(postings.map((posting) => posting.sourceId)).toEqual(['b']);
  });
  it('survives wrong types and NUL everywhere', async () => {
    const odd = {
      id: 12,
      title: 'T\u0000',
      company: { name: 'C', url: 5 },
      location: 'Paris',
      locations: [null, 3, { name: 'Rome' }],
      salary: 'much',
      employmentType: { a: 1 },
      datePosted: {},
      descriptionHtml: ['x'],
      skills: 7,
      tags: 'a',
    };
    const { postings } = await read('ndjson', `${JSON.stringify(odd)}\n`);
    expect(postings[0]).toMatchObject({ sourceId: '12', title: 'T', salary: undefined, employmentTypes: [], posted: undefined });
    expect(postings[0]?.places.map((place) => place.raw)).toEqual(['Paris', '3', 'Rome']);
  });
});

describe('encodings', () => {
  it('reads UTF-8 cut at every byte', async () => {
    expect((await read('ndjson', '{"id":"1","title":"Café 日本 🎓","company":"C"}\n', {}, 1)).postings[0]?.title).toBe('Café 日本 🎓');
  });
  it('falls back to windows-1252 where the bytes are no UTF-8', async () => {
    const latin = Buffer.from('{"id":"1","title":"Ingénieur à Zürich","company":"Crédit"}\n', 'latin1');
    const decoded = decodeFeed(bytes(latin));
    const { postings } = await collect(readNdjson(decoded.text));
    expect(postings[0]?.title).toBe('Ingénieur à Zürich');
    expect(decoded.encoding()).toBe('windows-1252');
  });
  it('keeps UTF-8 for one broken byte in the middle of it', async () => {
    const broken = Buffer.concat([Buffer.from('{"id":"1","title":"Café '), Buffer.from([0xe9]), Buffer.from(' été","company":"C"}\n')]);
    expect((await read('ndjson', broken, {}, 12)).postings[0]?.title).toBe('Café \ufffd été');
  });
  it('reads what XML declares, UTF-16 by its mark, and refuses an unknown name', async () => {
    const xml = (encoding: string) =>
      `<?xml version="1.0" encoding="${encoding}"?><source><job><referencenumber>1</referencenumber><title>Köchin</title><company>Gasthof</company></job></source>`;
    expect((await read('xml', Buffer.from(xml('ISO-8859-1'), 'latin1'))).postings[0]?.title).toBe('Köchin');
    expect((await read('xml', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(xml('UTF-16'), 'utf16le')]))).postings[0]?.title).toBe(
      'Köchin',
    );
    expect((await read('xml', xml('x-nonsense'))).broken?.code).toBe('bad_encoding');
  });
  it('stops at the limit of size', async () => {
    const decoded = decodeFeed(bytes(gzipSync('x'.repeat(100_000))), undefined, 50_000);
    await expect(all(decoded.text)).rejects.toMatchObject({ code: 'too_large' });
  });
  it('numbers lines of both kinds of ending', async () => {
    const lines = await all(
      linesOf(
        (async function* () {
          yield 'a\r\nb';
          yield '\n\nc';
        })(),
        100,
      ),
    );
    expect(lines.map((line) => [line.number, line.text, line.isComplete])).toEqual([
      [1, 'a', true],
      [2, 'b', true],
      [3, '', true],
      [4, 'c', false],
    ]);
  });
});

describe('job feed XML', () => {
  it("reads LinkedIn's shape", async () => {
    const { postings } = await readFixture('xml', 'jobs-linkedin.xml');
    expect(postings[0]).toMatchObject({
      sourceId: 'li-1',
      title: 'Logistics Coordinator',
      company: { name: 'Harbour Group' },
      isRemote: true,
      closes: '12/20/2026',
      salary: { min: 40000, max: 48000, currency: 'EUR', unit: 'YEAR' },
      places: [{ city: 'Rotterdam', country: 'NL' }],
      industries: [],
    });
  });
  it("reads Indeed's shape, the employer of the feed standing in for a missing one", async () => {
    const { postings, faults } = await readFixture('xml', 'jobs-indeed.xml');
    expect(postings[0]).toMatchObject({
      sourceId: 'in-1',
      title: 'Barista & Host',
      company: { name: 'Café Soleil' },
      salary: { raw: '$18.50 per hour' },
    });
    expect(postings[1]).toMatchObject({ company: { name: 'ATS Example' } });
    expect(faults).toEqual([]);
  });
  it('refuses an entity bomb at its DOCTYPE', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><source><job><title>&b;</title></job></source>`;
    const { postings, broken } = await read('xml', bomb);
    expect(postings).toEqual([]);
    expect(broken?.code).toBe('entities');
  });
  it('refuses an outside entity', async () => {
    expect(
      (await read('xml', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><source><job><title>&f;</title></job></source>')).broken
        ?.code,
    ).toBe('entities');
  });
  it('keeps the postings before the place where it is cut off', async () => {
    const text = await readFile(fixture('jobs-indeed.xml'), 'utf8');
    const { postings, broken } = await read('xml', text.slice(0, text.indexOf('</source>') - 40));
    expect(postings.map((posting) => posting.sourceId)).toEqual(['in-1']);
    expect(broken?.code).toBe('cut_off');
  });
  it('says where it is not well-formed, not XML, or empty', async () => {
    expect((await read('xml', '<source>\n<job><title>A</job></source>')).broken).toMatchObject({ code: 'not_xml', line: 2 });
    expect((await read('xml', '{"jobs":[]}')).broken?.code).toBe('not_xml');
    expect((await read('xml', '')).broken?.code).toBe('not_xml');
  });
});

describe('JSON documents', () => {
  it('reads a Greenhouse board', async () => {
    const { postings, faults } = await readFixture('greenhouse', 'greenhouse.json', { company: 'Acme' });
    expect(postings[0]).toMatchObject({
      sourceId: '4001',
      company: { name: 'Acme' },
      categories: ['Design'],
      employmentTypes: ['Full-time'],
      places: [{ raw: 'Berlin, Germany' }],
    });
    expect(postings[1]?.title).toBe('7');
    expect(faults).toEqual([]);
  });
  it('reads a Lever board', async () => {
    const { postings } = await readFixture('lever', 'lever.json', { company: 'Acme' });
    expect(postings[0]).toMatchObject({
      title: 'Backend Engineer',
      employmentTypes: ['Full-time'],
      isRemote: false,
      posted: 1793000000000,
    });
    expect(postings[0]?.places.map((place) => place.raw)).toEqual(['Toronto, Canada', 'Remote, Canada']);
    expect(postings[0]?.sections).toMatchObject([{ heading: 'You have' }, { kind: 'additionalInformation' }]);
  });
  it('names the employer missing from a board', async () => {
    expect((await readFixture('lever', 'lever.json')).faults).toEqual(['2 no_company']);
  });
  it('reads JSON-LD in a page', async () => {
    const { postings } = await readFixture('jsonld', 'posting.html');
    expect(postings).toHaveLength(1);
    expect(postings[0]).toMatchObject({
      sourceId: 'ld-1',
      title: 'Pflegefachkraft & Praxisanleitung (m/w/d)',
      isRemote: true,
      employmentTypes: ['FULL_TIME', 'PART_TIME'],
      places: [{ city: 'München', region: 'Bayern', country: 'Deutschland' }],
      salary: { min: 3200, max: 3900, unit: 'MONTH' },
    });
  });
  it('reads the street of a place where the feed names one', async () => {
    const address = { '@type': 'PostalAddress', streetAddress: 'Kaia 3 &amp; 5', addressLocality: 'Oslo', addressCountry: 'NO' };
    const one = { '@type': 'JobPosting', title: 'T', url: 'https://x.example/1', hiringOrganization: 'C', jobLocation: { address } };
    expect((await read('jsonld', JSON.stringify(one))).postings[0]?.places).toMatchObject([{ city: 'Oslo', street: 'Kaia 3 & 5' }]);
  });
  it('reads JSON-LD as one posting, an array and a list', async () => {
    const one = { '@type': 'JobPosting', title: 'T', url: 'https://x.example/1', hiringOrganization: 'C' };
    const list = {
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', item: one },
        { '@type': 'ListItem', item: { ...one, url: 'https://x.example/2' } },
      ],
    };
    expect((await read('jsonld', JSON.stringify(one))).postings.map((posting) => posting.sourceId)).toEqual(['https://x.example/1']);
    expect((await read('jsonld', JSON.stringify([one, { ...one, url: null, title: 'U' }], null, 2))).postings[1]?.sourceId).toMatch(
      /^derived-/,
    );
    expect((await read('jsonld', JSON.stringify(list))).postings).toHaveLength(2);
  });
  it('streams elements whatever stands in their strings', async () => {
    const jobs = [
      { id: 1, title: 'a "]}[{\\" b', organization_name: 'C' },
      { id: 2, title: 'x\n{', organization_name: 'C', deep: { jobs: [{ id: 9 }] } },
    ];
    const text = JSON.stringify({ meta: { jobs: [{ id: 7 }] }, jobs, after: { a: [] } });
    for (const size of [1, 2, 5, 10_000]) {
      expect((await read('greenhouse', text, {}, size)).postings.map((posting) => posting.sourceId)).toEqual(['1', '2']);
    }
  });
  it('tells cut-off, empty and foreign documents', async () => {
    const text = await readFile(fixture('greenhouse.json'), 'utf8');
    const cut = await read('greenhouse', text.slice(0, -30), { company: 'Acme' });
    expect([cut.postings.length, cut.broken?.code]).toEqual([2, 'cut_off']);
    expect((await read('lever', '')).broken?.code).toBe('not_json');
    expect((await read('lever', '<html>')).broken?.code).toBe('not_json');
    expect((await read('lever', '[]]')).broken?.code).toBe('not_json');
    expect((await read('jsonld', '<html><p>No posting</p></html>')).broken?.code).toBe('unreadable');
  });
});

describe('CSV', () => {
  it('finds columns by their names and keeps line breaks in quotes', async () => {
    const { postings, faults } = await readFixture('csv', 'board.csv');
    expect(faults).toEqual(['4 no_title']);
    expect(postings[0]).toMatchObject({
      sourceId: '7001',
      title: 'City Planner',
      closes: '15-DEC-2026',
      places: [{ raw: 'Rome, Italy' }],
      description: { text: 'Plans streets;\nand squares' },
    });
    expect(postings[1]?.sourceId).toBe('7003');
  });
  it('takes a mapping, and says which column it has not', async () => {
    const csv = 'a,b,c\nClerk,Office Ltd,x1\n';
    const { postings } = await read('csv', csv, { map: { title: 'A', company: 'b', id: 'c' } });
    expect(postings[0]).toMatchObject({ sourceId: 'x1', title: 'Clerk', company: { name: 'Office Ltd' } });
    expect((await read('csv', csv, { map: { title: 'Nope' } })).broken).toMatchObject({ code: 'no_header' });
    expect((await read('csv', csv)).broken?.message).toMatch(/--map title=COLUMN/);
  });
  it('tells a file that ends inside quotes, and an empty one', async () => {
    expect((await read('csv', 'title,company\n"Clerk,Office\n')).broken?.code).toBe('cut_off');
    expect((await read('csv', '')).broken?.code).toBe('no_header');
  });
  it('gives a posting without an id the same one each time', async () => {
    const once = await read('csv', 'title,company,location\nClerk,Office,Rome\n');
    const again = await read('csv', 'title,company,location\nClerk,Office,Rome\n');
    expect(once.postings[0]?.sourceId).toBe(again.postings[0]?.sourceId);
  });
});

describe('large feeds', () => {
  it('stream: of 40 MB no more than 2 are read ahead of the rows that were taken', async () => {
    const row = `${JSON.stringify({ id: 'x', title: 'T', company: 'C', descriptionText: 'y'.repeat(20_000) })}\n`;
    let [given, taken, ahead] = [0, 0, 0];
    const feed = (async function* () {
      for (; given < 2000; given++) yield Buffer.from(row);
    })();
    for await (const _row of readNdjson(decodeFeed(feed).text)) {
      taken++;
      ahead = Math.max(ahead, given - taken);
    }
    expect(taken).toBe(2000);
    expect(ahead * row.length).toBeLessThan(2_000_000);
  });
  it('report an unreadable file', async () => {
    await expect(collect(readNdjson(decodeFeed(createReadStream('/nonexistent/feed')).text))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('a feed without an end', () => {
  const LIMIT = 10_000;
  const STOPPED_AT = 400 * LIMIT;

  /** `start`, then `piece` for ever; fails where a reader takes far more than its limit. */
  async function* endless(start: string, piece: string): AsyncGenerator<string> {
    yield start;
    for (let taken = 0; taken < STOPPED_AT; taken += 1000) yield piece.repeat(Math.ceil(1000 / piece.length));
    throw new Error('The reader took all of it.');
  }
  const xml = (start: string, piece: string) => collect(readFeedXml(endless(start, piece), undefined, LIMIT));

  it.each([
    ['text', '<jobs><job><title>', 'word '],
    ['attribute', '<jobs><job x="', 'word '],
    ['comment', '<jobs><!-- ', 'word '],
    ['instruction', '<jobs><?x ', 'word '],
    ['name', '<jobs><', 'word'],
    ['declaration', '<!DOCTYPE jobs [', '<!ENTITY a "b">'],
    ['text before the first element', '', ' '],
  ])('is given up where one %s does not end', async (_, start, piece) => {
    expect((await xml(start, piece)).broken?.code).toBe('too_large');
  });
  it('is given up where elements stand in each other without end', async () => {
    expect((await xml('<jobs>', '<job>')).broken?.code).toBe('not_xml');
  });
  it('is given up where a CSV record or a header does not end', async () => {
    const csv = (start: string) => collect(readCsv(endless(start, 'word '), { ...OPTIONS }, LIMIT));
    expect((await csv('id,title\n1,"')).broken?.code).toBe('too_large');
    expect((await csv('id,title')).broken?.code).toBe('no_header');
  });
  it('keeps nothing of a record that is too large, and goes on behind it', async () => {
    const many = '<a>x</a>'.repeat(2 * LIMIT);
    const one = '<job><id>1</id><title>Clerk</title><company>Office</company></job>';
    const read = (text: string) => collect(readFeedXml(chunks(text), undefined, LIMIT));
    expect(await read(`<jobs><job>${many}</job>${one}</jobs>`)).toMatchObject({ faults: ['1 too_large'], postings: [{ title: 'Clerk' }] });
    const line = JSON.stringify({ id: '2', title: 'x'.repeat(2 * LIMIT) });
    expect((await collect(readNdjson(chunks(`${line}\n${line}\n`), LIMIT))).faults).toEqual(['1 too_large', '2 too_large']);
    expect((await collect(readNdjson(chunks(line), LIMIT))).broken?.code).toBe('cut_off');
    expect((await collect(readJsonLd(chunks(`[${line},{"@type":"Thing"}]`), LIMIT))).faults).toEqual(['1 too_large']);
  });

  async function* chunks(text: string): AsyncGenerator<string> {
    for (let at = 0; at < text.length; at += 1000) yield text.slice(at, at + 1000);
  }
});
