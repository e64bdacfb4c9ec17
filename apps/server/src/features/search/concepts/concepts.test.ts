import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setConceptEdits } from '@fairway/search/concept-dictionary';
import type { SearchRequest } from '@fairway/search/types';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import { openJobSearch } from '../job-search.ts';
import { insertJob, insertOrganization } from '../jobs.fixture.ts';
import { followRows } from '../row-follower.ts';
import { RowWriter } from '../row-writer.ts';
import { listEdits } from './queries.ts';

const db = await cloneDatabase();
const roles = await everyRole(db.database);
const clock = { now: () => new Date() };
const open = async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'fairway-concepts-'));
  return openJobSearch({ pool: db.pool, databaseUrl: db.url, dataDir, log: pino({ level: 'silent' }), clock });
};
const nodes = [await open(), await open()];
const app = await testApp({ ...db, search: nodes[0]!.search, actors: { ...roles } });

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  setConceptEdits([]);
});

type Concept = { id: string; words: Record<string, string[]>; broader: string[]; state: string; mark: string };
const call = async (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object, actor = 'platformAdmin') => {
  const reply = await app.inject({
    method,
    url: `/api/v1/admin/${url}`,
    headers: { 'x-test-actor': actor },
    ...(payload ? { payload } : {}),
  });
  return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() };
};
const get = async (id: string): Promise<Concept> => (await call('GET', `concepts/${id}`)).body;
const save = async (
  id: string,
  change: { words?: Record<string, string>; broader?: string[]; isOff?: boolean; confirmed?: boolean; mark?: string },
) => {
  const known = await call('GET', `concepts/${id}`);
  const { words = {}, broader = [], mark = '', kind = 'occupation' } = known.status === 200 ? known.body : {};
  const lines = Object.fromEntries(Object.entries(words as Concept['words']).map(([language, some]) => [language, some.join(', ')]));
  return call('PUT', `concepts/${id}`, { kind, broader, isOff: false, mark, ...change, words: { ...lines, ...change.words } });
};
const ALL: SearchRequest = {
  ...{ text: '', prefix: false, filters: {}, organizationIds: [], languages: [], sort: 'relevance', after: null, offset: 0, pageSize: 20 },
  ...{ visibility: { schoolIds: [], excludeSchoolIds: [] }, now: Date.now() },
};
const codes = (reply: { body: { errors?: { code: string }[] } }) => reply.body.errors?.map(({ code }) => code);

beforeAll(async () => {
  const organization = await insertOrganization(db.pool, 'Harbour');
  for (const title of ['Dock whisperer', 'Nurse', ...Array.from({ length: 12 }, () => 'Clerk')])
    await insertJob(db.pool, { organization_id: organization, title });
  await Promise.all(nodes.map((node) => node.waitUntil()));
});

describe('the dictionary of concepts (search.17)', () => {
  it('is listed as it ships, by word, kind and state', async () => {
    const listed = await call('GET', 'concepts?q=midwife&kind=occupation');
    expect(listed.body.rows.length).toBeGreaterThan(0);
    expect(listed.body.rows[0]).toMatchObject({ kind: 'occupation', state: 'shipped', at: null });
    expect((await call('GET', 'concepts?state=off')).body.total).toBe(0);
    expect((await call('GET', 'concepts/no-such-thing')).status).toBe(404);
  });

  it('takes a word that every node finds by it without a restart, and gives it up again (search.19)', { timeout: 300_000 }, async () => {
    const found = (node: number) => nodes[node]!.search.search({ ...ALL, text: 'nursing' }).then(({ ids }) => ids.length);
    expect([await found(0), await found(1)]).toEqual([1, 1]);
    const saved = await save('nurse', { words: { en: `${(await get('nurse')).words.en!.join(', ')}, dock whisperer` } });
    expect([saved.status, saved.body.state]).toEqual([200, 'changed']);
    for (const node of [0, 1]) await expect.poll(() => found(node), { timeout: 90_000 }).toBe(2);
    await expect.poll(async () => (await call('GET', 'concept-renewal')).body.percent, { timeout: 90_000 }).toBeNull();
    expect((await call('DELETE', `concepts/nurse?mark=${encodeURIComponent(saved.body.mark)}`)).status).toBe(204);
    for (const node of [0, 1]) await expect.poll(() => found(node), { timeout: 90_000 }).toBe(1);
    expect((await get('nurse')).state).toBe('shipped');
    const { rows } = await db.pool.query("select action from audit_line where subject = 'concept:nurse' order by at, id");
    expect(rows.map(({ action }) => action)).toEqual(['concept.changed', 'concept.restored']);
  });

  it('keeps postings found that change while the index is made anew', { timeout: 300_000 }, async () => {
    const organization = await insertOrganization(db.pool, 'Meanwhile');
    await save('kelp-farmer', { words: { en: 'kelp farmer' } });
    await insertJob(db.pool, { organization_id: organization, title: 'Zzmeanwhile' });
    await nodes[0]!.waitUntil();
    await expect.poll(async () => (await call('GET', 'concept-renewal')).body.percent, { timeout: 90_000 }).toBeNull();
    await nodes[0]!.waitUntil();
    expect((await nodes[0]!.search.search({ ...ALL, text: 'zzmeanwhile' })).total).toBe(1);
    expect((await call('GET', 'concepts?state=added')).body.rows).toMatchObject([{ id: 'kelp-farmer', state: 'added', words: 1 }]);
  });

  it('to change what is as it ships is no change', async () => {
    expect((await save('carpenter', {})).body).toMatchObject({ state: 'shipped', mark: '' });
  });
});

describe('what is refused (search.18)', () => {
  it('circles, words that say nothing, and broader ones that are not there', async () => {
    const [child = ''] = (await call('GET', 'concepts/engineering')).body.narrower as string[];
    expect(codes(await save('engineering', { broader: [child] }))).toEqual(['circle']);
    expect(codes(await save('nurse', { words: { en: 'nurse, the' } }))).toEqual(['word_says_nothing']);
    expect(codes(await save('nurse', { broader: ['no-such-thing'] }))).toEqual(['unknown_broader']);
  });

  it('a word of many postings has to be confirmed', async () => {
    const asked = await save('nurse', { words: { en: 'nurse, clerk' } });
    expect([asked.status, asked.body.code]).toEqual([409, 'concepts.common_words']);
    expect(asked.body.errors[0]).toMatchObject({ pointer: '/body/words/clerk', code: '80' });
    expect((await save('nurse', { words: { en: 'nurse, clerk' }, confirmed: true })).status).toBe(200);
  });

  it('an edit of what somebody else has changed meanwhile', async () => {
    expect((await save('nurse', { mark: 'old' })).body.code).toBe('concepts.changed');
    expect((await call('DELETE', 'concepts/nurse?mark=old')).body.code).toBe('concepts.changed');
  });

  it('who does not run the platform, and what is no concept', async () => {
    for (const actor of ['candidate', 'careerStaff']) expect((await call('GET', 'concepts', undefined, actor)).status).toBe(403);
    expect(
      (await call('PUT', 'concepts/Not%20An%20Id', { kind: 'occupation', broader: [], isOff: false, words: {}, mark: '' })).status,
    ).toBe(404);
    expect((await save('x1', { words: { en: 'q'.repeat(20_001) } })).status).toBe(422);
    expect(codes(await save('nothing-at-all', {}))).toEqual(['no_words']);
  });
});

describe('a node that starts', () => {
  it('knows the edits before it looks at the side table, which is of them', { timeout: 300_000 }, async () => {
    await save('nurse', { words: { en: 'nurse, ward sister' } });
    await Promise.all(nodes.splice(0).map((node) => node.close()));
    setConceptEdits(await listEdits(db.pool));
    while ((await followRows(db.pool, new RowWriter(), Date.now())) !== 'caught up');
    const history = async () => (await db.pool.query('select history, filled_to is null as filled from search_cursor')).rows[0];
    const before = await history();
    // As in a process of its own.
    setConceptEdits([]);
    const started = await open();
    nodes.push(started);
    await started.waitUntil();
    expect(await history()).toEqual(before);
    expect((await started.search.search({ ...ALL, text: 'ward sister' })).total).toBe(1);
  });
});
