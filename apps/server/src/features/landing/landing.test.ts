import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, insertVerifiedConnection } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { scanDocuments } from '../search/documents.ts';

const db = await cloneDatabase();
const search = new ReferenceSearch();
const nora = { ...CANDIDATE, userId: await insertPerson(db.database, { email: 'nora@landing.example' }) };
const app = await testApp({ ...db, search, actors: { nora } });

type Landing = {
  jobs: {
    total: number;
    near: number;
    newest: { title: string }[];
    kinds: object[];
    fields: object[];
    countries: object[];
  } | null;
  organizations: { hiring: number; shown: { name: string; openPostings: number; answers: string | null }[] } | null;
  schools: { total: number; shown: { name: string; logo: string | null }[] } | null;
};
const get = async (query = '', headers: Record<string, string> = {}) => {
  const reply = await app.inject({ url: `/api/v1/landing${query}`, headers });
  return { status: reply.statusCode, body: reply.json() as Landing };
};
const titles = ({ jobs }: Landing) => jobs?.newest.map(({ title }) => title);

/** So many days ago. */
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

/** A tenant, at a host of its name. */
async function addTenant(slug: string, switches: Record<string, boolean>, schoolId: number | null = null) {
  const { id } = await db.database
    .insertInto('tenant')
    .values({ slug, name: slug, school_id: schoolId })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [feature, on] of Object.entries(switches))
    await db.database.insertInto('tenant_feature').values({ tenant_id: id, feature, is_on: on }).execute();
}

let nordic = 0;

beforeAll(async () => {
  const school = (name: string, logo: string | null, isManaged = true) =>
    db.database
      .insertInto('school')
      .values({ name, slug: name.toLowerCase(), logo, is_managed: isManaged })
      .returning('id')
      .executeTakeFirstOrThrow();
  nordic = (await school('Nordic', null)).id;
  const valclair = (await school('Valclair', '/media/valclair.svg')).id;
  await school('Elsewhere', null, false);
  await db.database.insertInto('tenant').values({ slug: 'fairway', name: 'Fairway', is_default: true }).execute();
  await db.database.insertInto('school_domain').values({ domain: 'valclair.example', school_id: valclair, is_primary: true }).execute();
  await addTenant('narrow', { findJobs: false, findCompanies: false }, valclair);
  await addTenant('plain', { landing: false });
  await insertVerifiedConnection(db.database, nora.userId, nordic);
  const oslo = await insertOrganization(db.database, { name: 'Oslo Labs', countryCode: 'NO' });
  const koeln = await insertOrganization(db.database, { name: 'Kölner Werke', countryCode: 'DE' });
  await insertOrganization(db.database, { name: 'Quiet Ltd' });
  const hidden = await insertOrganization(db.database, { name: 'Suspended', status: 'suspended' });
  for (const [n, employmentTypes] of [['FULL_TIME'], ['FULL_TIME'], ['INTERN']].entries())
    await insertJob(db.database, { organizationId: oslo, title: `Oslo ${n}`, employmentTypes, publishedAt: ago(n + 1) });
  await insertJob(db.database, { organizationId: koeln, title: 'Köln', countries: ['DE'], publishedAt: ago(9) });
  await insertJob(db.database, { organizationId: koeln, title: 'Gone', countries: ['DE'], deadlineAt: ago(1) });
  await insertJob(db.database, { organizationId: koeln, title: 'For Nordic', schoolIds: [nordic], publishedAt: ago(0) });
  await insertJob(db.database, { organizationId: hidden, title: 'Hidden' });
  for await (const batch of scanDocuments(db.pool, Date.now())) await search.apply(batch.map((document) => ({ kind: 'put', document })));
});

describe('the landing page (pages.5)', () => {
  it('counts what a visitor may find: open, of active organizations, for everybody (pages.47)', async () => {
    const { body } = await get();
    expect(body.jobs).toMatchObject({
      total: 4,
      kinds: [
        { value: 'FULL_TIME', count: 3 },
        { value: 'INTERN', count: 1 },
      ],
      fields: [{ value: 'COMPUTER_AND_IT', count: 4 }],
      countries: [
        { value: 'NO', count: 3 },
        { value: 'DE', count: 1 },
      ],
    });
    expect(body.organizations).toMatchObject({
      hiring: 2,
      shown: [
        { name: 'Oslo Labs', openPostings: 3 },
        { name: 'Kölner Werke', openPostings: 1 },
      ],
    });
  });

  it('counts the postings of their school too for who may see them', async () => {
    expect((await get('', { 'x-test-actor': 'nora' })).body.jobs?.total).toBe(5);
  });

  it('shows the newest, two of one organization, those near the reader first (pages.45)', async () => {
    expect(titles((await get()).body)).toEqual(['Oslo 0', 'Oslo 1', 'Köln']);
    const german = (await get('?locale=de')).body;
    expect(titles(german)).toEqual(['Köln', 'Oslo 0', 'Oslo 1']);
    expect(german.jobs?.near).toBe(1);
    expect(german.organizations?.shown.map(({ name }) => name)).toEqual(['Kölner Werke', 'Oslo Labs']);
  });

  it('shows employers that answer before others, and says how (applications.17)', async () => {
    // As many openings as in Oslo, and what is known of five applications: one of ten days, or none.
    const open = async (name: string, answeredAfter: number | null) => {
      const organizationId = await insertOrganization(db.database, { name, countryCode: 'NO' });
      const jobIds = [];
      for (let n = 0; n < 3; n++)
        jobIds.push(await insertJob(db.database, { organizationId, title: `${name} ${n}`, publishedAt: ago(30) }));
      for (let n = 0; n < 5; n++) {
        const userId = await insertPerson(db.database, { email: `${name}${n}@answers.example`, password: null });
        const sentAt = ago(60);
        await db.database
          .insertInto('application')
          .values({
            ...{
              id: newId(),
              user_id: userId,
              kind: 'inside',
              job_id: jobIds[0]!,
              organization_id: organizationId,
              organization_name: name,
            },
            ...{
              state: answeredAfter === null ? 'sent' : 'declined',
              title: 'Analyst',
              sent_at: sentAt,
              changed_at: sentAt,
              reply_days: 14,
            },
            ...{ profile: '{}', send_key: newId(), answered_at: answeredAfter === null ? null : ago(60 - answeredAfter) },
          })
          .execute();
      }
    };
    await open('Silent', null);
    await open('Answering', 10);
    // The directory is read again after some seconds.
    const shownNow = async () => (await get()).body.organizations!.shown;
    await expect.poll(async () => (await shownNow()).length, { timeout: 15_000 }).toBe(4);
    const shown = await shownNow();
    expect(shown.map(({ name, answers }) => [name, answers])).toEqual([
      ['Answering', 'Usually answers within 10 days, 100% of 5 applications answered'],
      ...['Oslo Labs', 'Silent'].map((name) => [name, null]),
      ['Kölner Werke', null],
    ]);
    expect((await get('?locale=de')).body.organizations!.shown.map(({ name }) => name).slice(0, 2)).toEqual(['Kölner Werke', 'Answering']);
    // What was measured is kept for some minutes: nobody's visit counts a year anew.
    await db.database.deleteFrom('application').execute();
    expect((await shownNow())[0]?.answers).toBe(shown[0]?.answers);
  });

  it('names the schools whose career services work here, those with a logo first', async () => {
    const { schools } = (await get()).body;
    expect([schools?.total, schools?.shown.map(({ name }) => name)]).toEqual([2, ['Valclair', 'Nordic']]);
  });

  it('refuses what it does not understand', async () => {
    expect((await get('?locale=xx')).status).toBe(422);
    expect((await get('?page=2')).status).toBe(422);
  });
});

describe('a tenant', () => {
  it('that leaves jobs or employers out is told nothing of them; the site of one school nothing of others', async () => {
    expect((await get('', { host: 'narrow.localhost' })).body).toEqual({ jobs: null, organizations: null, schools: null });
  });

  it('without the page has no such call', async () => {
    expect((await get('', { host: 'plain.localhost' })).status).toBe(404);
  });
});
