// What is similar to a posting, and in which order. @rule jobs.27
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, expect, it } from 'vitest';
import { scanDocuments } from '../search/documents.ts';

const db = await cloneDatabase();
const search = new ReferenceSearch();
const app = await testApp({ ...db, search });
let asked = '';

beforeAll(async () => {
  await db.database.insertInto('tenant').values({ slug: 'fairway', name: 'Fairway', is_default: true }).execute();
  const posting = async (organization: number, title: string, language: string, country: string) => {
    const id = await insertJob(db.database, { organizationId: organization, title, countries: [country] });
    await db.database.updateTable('job').set({ language }).where('id', '=', id).execute();
    return id;
  };
  const [own, near, halfway, far] = await Promise.all(
    ['Own', 'Near', 'Halfway', 'Far'].map((name) => insertOrganization(db.database, { name })),
  );
  asked = await posting(own!, 'Data Analyst', 'de', 'DE');
  await posting(own!, 'Data Analyst, own', 'de', 'DE');
  await posting(near!, 'Analyst, near', 'de', 'DE');
  await posting(halfway!, 'Data Analyst, halfway', 'en', 'DE');
  await posting(far!, 'Data Analyst, far', 'en', 'US');
  for await (const batch of scanDocuments(db.pool, Date.now())) await search.apply(batch.map((document) => ({ kind: 'put', document })));
});

it('counts language and country more than a word of the title, and leaves its own organization for the end', async () => {
  const { jobs } = (await app.inject({ url: `/api/v1/postings/${asked}/similar` })).json() as { jobs: { title: string }[] };
  expect(jobs.map(({ title }) => title)).toEqual(['Analyst, near', 'Data Analyst, halfway', 'Data Analyst, far', 'Data Analyst, own']);
});
