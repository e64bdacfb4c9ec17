import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import { newId } from '../../../kernel/ids.ts';
import { scanDocuments } from '../../search/documents.ts';

const db = await cloneDatabase();
const search = new ReferenceSearch();
const roles = await everyRole(db.database);
const app = await testApp({ ...db, search, actors: { ...roles } });

type Part = { part: string; value: number };
type Reply = {
  total: number;
  reader: { languages: string[]; countries: string[]; fit: string[] };
  units: { asked: string; concepts: string[]; matching: number }[];
  postings: {
    title: string;
    rank: Part[];
    before: string | null;
    fresher: { reason: string; days: number }[];
    answers: { level: string; points: number }[];
  }[];
};
const ask = async (query: string, actor = 'platformAdmin') => {
  const reply = await app.inject({ url: `/api/v1/admin/search-explanation${query}`, headers: { 'x-test-actor': actor } });
  return { status: reply.statusCode, body: reply.json() as Reply };
};
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
let personId = '';

beforeAll(async () => {
  const organizationId = await insertOrganization(db.database, { name: 'Harbour' });
  const publishedAt = inDays(-5);
  const one = { organizationId, publishedAt };
  await insertJob(db.database, { ...one, title: 'Data analyst in Köln', countries: ['DE'] });
  await insertJob(db.database, { ...one, title: 'Data analyst soon over', countries: ['NO'], deadlineAt: inDays(2) });
  await insertJob(db.database, {
    ...one,
    title: 'Data analyst for long',
    countries: ['NO'],
    deadlineAt: inDays(90),
  });
  await insertJob(db.database, { ...one, title: 'Data analyst, over', countries: ['NO'], deadlineAt: inDays(-1) });
  for await (const batch of scanDocuments(db.pool, Date.now())) await search.apply(batch.map((document) => ({ kind: 'put', document })));
  if (roles.candidate.kind === 'user') personId = roles.candidate.userId;
  const candidate = newId();
  await db.database
    .insertInto('candidate')
    .values({ id: candidate, user_id: personId, country: 'NO' })
    .onConflict((c) => c.doNothing())
    .execute();
});

const order = ({ body }: { body: Reply }) => body.postings.map(({ title }) => title);
const ahead = ({ body }: { body: Reply }) => body.postings.map(({ before }) => before);

describe('why a list stands in its order (search.12)', () => {
  it('tells what each word means and where each posting answers it', async () => {
    const { body } = await ask('?q=data+analyst');
    expect(body.total).toBe(3);
    expect(body.units).toMatchObject([{ asked: 'data analyst', matching: 3 }]);
    expect(body.units[0]?.concepts).toContain('data-analyst');
    const found = { where: 'title', found: 'Data analyst' };
    expect(body.postings[0]?.answers).toMatchObject([{ level: 'titleWritten', points: 24, found }]);
    expect(body.postings[0]?.rank.map(({ part }) => part)).toEqual(['lifted', 'answered', 'readable', 'home', 'moment', 'score']);
  });

  it('the points of all that is asked are what the rank counts as answered', async () => {
    const { body } = await ask('?q=full+time+data+analyst');
    for (const { answers, rank } of body.postings)
      expect(answers.reduce((sum, { points }) => sum + points, 0)).toBe(rank.find(({ part }) => part === 'answered')?.value);
    expect(body.postings.length).toBeGreaterThan(0);
  });

  it('what ends soon stands a little before what does not, and what has ended is not there (search.14)', async () => {
    const found = await ask('?address=NO');
    expect(order(found)).toEqual(['Data analyst soon over', 'Data analyst for long']);
    expect([found.body.postings[0]?.fresher, ahead(found)]).toEqual([[{ reason: 'ending', days: 1 }], ['moment', null]]);
  });

  it('without words the country of the reader comes first, with words it counts as a day (search.15)', async () => {
    const list = await ask('?locale=de');
    expect(list.body.reader).toEqual({ languages: ['de'], countries: ['DE', 'AT', 'CH', 'LI'], fit: [] });
    expect([order(list)[0], ahead(list)[0]]).toEqual(['Data analyst in Köln', 'home']);
    expect((await ask('?locale=de&q=analyst+köln')).body.postings[0]?.fresher).toEqual([{ reason: 'home', days: 1 }]);
  });

  it('what fits a person counts as fresher; of them nothing is told but what counted (search.16)', async () => {
    expect((await ask(`?person=${personId}`)).body.reader).toMatchObject({ countries: ['NO'] });
    await db.pool.query(
      "insert into work_authorization (id, candidate_id, code) select gen_random_uuid(), id, 'DE' from candidate where user_id = $1",
      [personId],
    );
    const { body } = await ask(`?person=${personId}&q=analyst`);
    expect(body.reader.fit).toContain('permit');
    // What is in the reader's own country comes before it (search.15).
    const abroad = body.postings.filter(({ rank }) => rank.some(({ part, value }) => part === 'home' && value === 0));
    expect(abroad[0]).toMatchObject({ title: 'Data analyst in Köln', fresher: [{ reason: 'permit', days: 2 }] });
    expect(JSON.stringify(body)).not.toContain(personId);
  });

  it('is for the operators of the platform alone', async () => {
    for (const actor of ['candidate', 'careerStaff']) expect((await ask('', actor)).status).toBe(403);
    expect((await ask('?person=ada')).status).toBe(422);
    expect((await ask('?page_token=x')).status).toBe(422);
  });
});
