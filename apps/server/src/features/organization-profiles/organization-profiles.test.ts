// The profile of an organization as its owners write it: drafts, publishing, articles that wait, versions, two at once, merges.
import { EMPTY_PROFILE, type OrganizationProfileContent, type ProfileArticle } from '@fairway/rules/organization-profile';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { FEATURES } from '../../features.ts';
import { organizationMergesOf } from '../../kernel/feature.ts';
import { mergeOrganizations } from '../organizations/administration/merging.ts';
import { changeLogo } from '../organizations/commands.ts';

const db = await cloneDatabase();
let now = new Date('2026-11-27T10:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
let worlds = 0;
let organization = 0;
let olga = testBrowser(app);
let otto = testBrowser(app);
let rita = testBrowser(app);

beforeEach(async () => {
  worlds += 1;
  now = new Date('2026-11-27T10:00:00Z');
  organization = await insertOrganization(db.database, { name: `Acme ${worlds}` });
  await db.database
    .updateTable('organization')
    .set({
      tagline: '{"en":"We make things"}',
      description: '{}',
      link: 'http://acme.example',
      logo: '/media/acme.svg',
      updated_at: new Date('2026-01-01'),
    })
    .where('id', '=', organization)
    .execute();
  await db.database
    .insertInto('organization_location')
    .values({ organization_id: organization, title: 'Works', address: 'Quay 1', city: 'Oslo', country_code: 'NO', is_headquarters: true })
    .execute();
  await db.database.insertInto('organization_person').values({ organization_id: organization, position: 0, name: 'Pia Works' }).execute();
  [olga, otto, rita] = [testBrowser(app), testBrowser(app), testBrowser(app)];
  for (const [browser, name, role] of [
    [olga, 'Olga', 'OrganizationAdmin'],
    [otto, 'Otto', 'OrganizationAdmin'],
    [rita, 'Rita', 'Recruiter'],
  ] as const) {
    const email = `${name}${worlds}@acme.example`;
    await insertPerson(db.database, { email, firstName: name, lastName: 'Roth', roles: [{ role, organizationId: organization }] });
    await browser.signIn(email);
  }
});

type Draft = { edition: number; content: OrganizationProfileContent; shown: OrganizationProfileContent; changedBy: string };
const at = (path = '') => `/api/v1/employer/organizations/${organization}/profile${path}`;
const read = async (): Promise<Draft> => (await olga.send('GET', at())).json();
const save = (who: typeof olga, { edition, content }: Draft, changed: Partial<OrganizationProfileContent>) =>
  who.send('PUT', at('/content'), { edition, content: { ...content, ...changed } });
const publish = (who: typeof olga, { edition }: Draft) => who.send('POST', at('/publish'), { edition });
const versions = async () => (await olga.send('GET', at('/versions'))).json().versions;
const codeOf = (reply: { statusCode: number; json(): { code?: string } }) => [reply.statusCode, reply.json().code];
const pointers = (reply: { json(): { errors?: { pointer: string; code: string }[] } }) =>
  (reply.json().errors ?? []).map(({ pointer, code }) => `${pointer.replace('/body/content/', '')} ${code.split('.')[1] ?? code}`);
const shownTo = async (path: string) => (await app.inject({ url: path })).json();
const profile = () => shownTo(`/api/v1/organizations/${organization}/profile?locale=en`);
const company = () => shownTo(`/api/v1/companies/${organization}?locale=en`);
const article = (over: Partial<ProfileArticle> = {}): ProfileArticle => ({
  ...{
    id: null,
    slug: '',
    title: { en: 'First' },
    ingress: {},
    body: { en: '<p>Words.</p>' },
    picture: null,
    isShown: true,
    publishAt: null,
  },
  ...over,
});
/** Saves and publishes; gives the draft then. */
async function show(changed: Partial<OrganizationProfileContent>): Promise<Draft> {
  const saved = await save(olga, await read(), changed);
  expect(saved.statusCode, saved.body).toBe(200);
  const reply = await publish(olga, saved.json());
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

describe('a draft', () => {
  it('is, before anybody wrote, what readers see', async () => {
    const draft = await read();
    expect(draft).toMatchObject({
      edition: 0,
      changedBy: '',
      content: { tagline: { en: 'We make things' }, website: 'http://acme.example' },
    });
    expect(draft.content).toEqual(draft.shown);
  });

  it('is for owners: a recruiter, a neighbour and a visitor are told that there is none', async () => {
    expect(codeOf(await rita.send('GET', at()))).toEqual([404, 'not_found']);
    expect(codeOf(await publish(rita, await read()))).toEqual([404, 'not_found']);
    expect((await app.inject({ url: at() })).statusCode).toBe(401);
    const elsewhere = at().replace(`${organization}`, `${await insertOrganization(db.database, { name: 'Other' })}`);
    expect((await olga.send('GET', elsewhere)).statusCode).toBe(404);
  });

  it('is seen by nobody, may lack anything, and is whole at each save', async () => {
    const saved: Draft = (await save(olga, await read(), { ...EMPTY_PROFILE, website: 'https://' })).json();
    expect(saved).toMatchObject({ edition: 1, changedBy: 'Olga Roth', content: { website: 'https://', places: [] } });
    expect((await company()).tagline).toBe('We make things');
    expect((await profile()).locations).toHaveLength(1);
  });

  // @rule organizations.25
  it('is saved by whom it was begun from: the second of two is told', async () => {
    const draft = await read();
    const replies = await Promise.all([
      save(olga, draft, { website: 'https://a.example' }),
      save(otto, draft, { website: 'https://b.example' }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(codeOf(await save(otto, draft, {}))).toEqual([409, 'organization_profiles.changed']);
    expect(codeOf(await publish(otto, draft))).toEqual([409, 'organization_profiles.changed']);
  });

  it('is kept without scripts in whatever it says', async () => {
    const bad = '<p onclick="x()">Hello<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">you</a></p>';
    const saved: Draft = (
      await save(olga, await read(), { description: { en: bad, de: '<p> </p>' }, articles: [article({ body: { en: bad } })] })
    ).json();
    expect(saved.content.description).toEqual({ en: '<p>Hello<a>you</a></p>' });
    expect(saved.content.articles[0]?.body).toEqual(saved.content.description);
  });

  it('is refused with pictures, articles and bounds that are not its own', async () => {
    const draft = await read();
    const foreign = await save(olga, draft, { banner: 'https://evil.example/pixel.png' });
    expect(codeOf(foreign)).toEqual([422, 'organization_profiles.picture_unknown']);
    expect(codeOf(await save(olga, draft, { logo: '/media/avatars/somebody.webp' }))).toEqual([
      422,
      'organization_profiles.picture_unknown',
    ]);
    const place = { title: 'x', address: '', city: '', country: '', isHeadquarters: false };
    expect(codeOf(await save(olga, draft, { places: Array.from({ length: 200 }, () => place) }))).toEqual([422, 'validation']);
    expect(codeOf(await save(olga, draft, { articles: [article({ slug: 'a'.repeat(5000) })] }))).toEqual([422, 'validation']);
    expect(codeOf(await save(olga, draft, { tagline: { xx: 'wrong' } as never }))).toEqual([422, 'validation']);
    expect(codeOf(await save(olga, draft, { sectors: ['magic'] }))).toEqual([422, 'validation']);
    const other = await insertOrganization(db.database, { name: 'Rival' });
    const { id } = await db.database
      .insertInto('organization_article')
      .values({ organization_id: other, slug: 'theirs', title: '{"en":"Theirs"}', body: '{"en":"<p>x</p>"}', published_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await show({ website: 'https://acme.example', articles: [article({ id, title: { en: 'Mine' } }), article({ id, slug: 'two' })] });
    expect(await shownTo(`/api/v1/organizations/articles/${id}?locale=en`)).toMatchObject({ title: 'Theirs', organizationId: other });
    expect((await profile()).articles).toHaveLength(2);
  });
});

describe('publishing', () => {
  // @rule organizations.28
  it('shows all of it at once, leaves name, people and figures, and is noted', async () => {
    const links = ['https://www.linkedin.com/company/acme'];
    const video = { id: null, title: { en: 'A day' }, thumbnail: null, link: 'https://youtu.be/dQw4w9WgXcQ' };
    const place = { title: '', address: 'Kai 2', city: 'Bergen', country: 'NO', isHeadquarters: false };
    await show({
      ...{ tagline: { en: 'Better things', de: 'Bessere Dinge' }, website: 'https://acme.example', sectors: ['education_and_research'] },
      ...{ links, videos: [video], places: [place], articles: [article()] },
    });
    expect(await company()).toMatchObject({
      name: `Acme ${worlds}`,
      tagline: 'Better things',
      link: 'https://acme.example',
      logo: '/media/acme.svg',
    });
    expect(await profile()).toMatchObject({
      ...{ links, people: [{ name: 'Pia Works' }], videos: [{ title: 'A day' }], articles: [{ slug: 'first', title: 'First' }] },
      locations: [{ title: 'Bergen', city: 'Bergen', isHeadquarters: false }],
    });
    const lines = await db.database
      .selectFrom('audit_line')
      .select(['action', 'detail'])
      .where('organization_id', '=', organization)
      .execute();
    expect(lines).toEqual([{ action: 'company.profile_published', detail: { version: 2 } }]);
    const news = await db.database.selectFrom('news').select('kind').where('subject', '=', `company:${organization}`).execute();
    expect(news).toEqual([{ kind: 'company.changed' }]);
    expect((await versions()).map((one: { number: number; publishedBy: string }) => [one.number, one.publishedBy])).toEqual([
      [2, 'Olga Roth'],
      [1, ''],
    ]);
  });

  it('is refused with each thing that is wrong or lacks, and then nothing is changed', async () => {
    const saved = await save(olga, await read(), {
      ...{ tagline: {}, website: 'javascript:alert(1)', links: ['http://x.com/acme'] },
      ...{ articles: [article({ slug: 'one' }), article({ slug: 'one', body: {} }), article({ slug: 'Two Words' })] },
    });
    const reply = await publish(olga, saved.json());
    expect(reply.statusCode).toBe(422);
    expect(pointers(reply).sort()).toEqual([
      'articles/1/body missing',
      'articles/1/slug slug_twice',
      'articles/2/slug slug_unfit',
      'links/0 link_unfit',
      'tagline missing',
      'website link_unfit',
    ]);
    expect((await company()).tagline).toBe('We make things');
    expect(await versions()).toEqual([]);
  });

  it('again, at once or of nothing new, changes nothing', async () => {
    const saved: Draft = (await save(olga, await read(), { tagline: { en: 'New' }, articles: [article()] })).json();
    const replies = await Promise.all([publish(olga, saved), publish(olga, saved), publish(olga, saved)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await versions()).toHaveLength(2);
    const draft = await read();
    expect(draft.content).toEqual(draft.shown);
    expect((await publish(olga, draft)).statusCode).toBe(200);
    expect(await versions()).toHaveLength(2);
    expect((await profile()).articles).toHaveLength(1);
  });

  it('keeps the ids of articles and videos, lets two change their slugs, and takes away what is gone', async () => {
    const video = { id: null, title: { en: 'A day' }, thumbnail: null, link: 'https://youtu.be/dQw4w9WgXcQ' };
    const { content } = await show({
      videos: [video],
      articles: [article({ slug: 'one' }), article({ slug: 'two' }), article({ slug: 'three' })],
    });
    const [one, two, three] = ['one', 'two', 'three'].map((slug) => content.articles.find((each) => each.slug === slug) as ProfileArticle);
    now = new Date('2026-11-27T10:05:00Z');
    const after = await show({
      articles: [
        { ...one!, slug: 'two' },
        { ...two!, slug: 'one' },
      ],
    });
    expect(Object.fromEntries(after.content.articles.map(({ id, slug }) => [slug, id]))).toEqual({ two: one!.id, one: two!.id });
    expect(after.content.videos).toEqual(content.videos);
    expect(await shownTo(`/api/v1/organizations/articles/${three!.id}`)).toMatchObject({ code: 'companies.article_not_found' });
    // What nobody rewrote is no newer than it was.
    expect((await profile()).articles.map(({ updatedAt }: { updatedAt: string }) => updatedAt)).toEqual(
      Array(2).fill('2026-11-27T10:00:00.000Z'),
    );
  });
});

describe('an article', () => {
  // @rule trust.7
  it('that the platform has hidden stays hidden whatever is published, and is not lost with the draft that leaves it out', async () => {
    const { content } = await show({ articles: [article({ slug: 'one' }), article({ slug: 'two' })] });
    const ids = content.articles.map(({ id }) => id as number);
    await db.database.updateTable('organization_article').set({ hidden_at: now }).where('id', 'in', ids).execute();
    await show({ articles: [content.articles[0]!] });
    const left = await db.database
      .selectFrom('organization_article')
      .select(['id', 'hidden_at'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    expect(left).toEqual(ids.toSorted((a, b) => a - b).map((id) => ({ id, hidden_at: now })));
    expect((await profile()).articles).toEqual([]);
  });

  // @rule organizations.30
  it('with a time to come is seen by nobody before it, and then has that date', async () => {
    const publishAt = '2026-12-01T08:00:00.000Z';
    const { content } = await show({ articles: [article({ publishAt }), article({ slug: 'kept', isShown: false, body: {} })] });
    const id = content.articles.find(({ slug }) => slug === 'first')?.id;
    expect((await profile()).articles).toEqual([]);
    expect(await shownTo(`/api/v1/organizations/articles/${id}`)).toMatchObject({ status: 404 });
    expect((await app.inject({ url: '/sitemap-articles.xml' })).body).not.toContain(`articles/${id}`);
    const { rows } = await sql<{
      run_at: Date;
    }>`select run_at from graphile_worker.jobs where key = ${`organization-profiles.showArticles ${organization}`}`.execute(db.database);
    expect(rows.map(({ run_at }) => run_at.toISOString())).toEqual([publishAt]);
    now = new Date('2026-12-01T08:00:00Z');
    expect((await profile()).articles).toMatchObject([{ id, createdAt: publishAt }]);
    expect(await shownTo(`/api/v1/organizations/articles/${id}?locale=en`)).toMatchObject({ title: 'First' });
  });

  it('is in the preview, as the page will show it', async () => {
    await save(olga, await read(), { tagline: { de: 'Nur deutsch' }, articles: [article({ publishAt: '2026-12-01T08:00:00Z' })] });
    const preview = (await olga.send('GET', at('/preview?locale=en'))).json();
    expect(preview.company).toMatchObject({ tagline: 'Nur deutsch', fellBack: { tagline: 'de' } });
    expect(preview.profile).toMatchObject({ articles: [{ title: 'First' }], people: [{ name: 'Pia Works' }] });
  });
});

describe('a version', () => {
  // @rule organizations.29
  it('comes back into the draft, and is seen when it is published: with the address of an article that was gone', async () => {
    const first = await show({ tagline: { en: 'One' }, articles: [article()] });
    const id = first.content.articles[0]?.id;
    const second = await show({ tagline: { en: 'Two' }, articles: [] });
    expect((await versions()).map((one: { differences: object[] }) => one.differences.length)).toEqual([2, 2, 0]);
    const reply = await olga.send('POST', at('/versions/2/restore'), { edition: second.edition });
    expect(reply.json()).toMatchObject({ content: { tagline: { en: 'One' } }, shown: { tagline: { en: 'Two' } } });
    expect((await company()).tagline).toBe('Two');
    expect((await publish(olga, reply.json())).statusCode).toBe(200);
    expect((await profile()).articles).toMatchObject([{ id, slug: 'first' }]);
    expect(codeOf(await olga.send('POST', at('/versions/1/restore'), { edition: 1 }))).toEqual([409, 'organization_profiles.changed']);
    expect(codeOf(await olga.send('POST', at('/versions/77/restore'), { edition: 1 }))).toEqual([404, 'not_found']);
  });

  it('is one of a hundred: the oldest go', async () => {
    await db.database
      .insertInto('organization_profile_version')
      .values(
        Array.from({ length: 100 }, (_one, index) => ({
          ...{ organization_id: organization, number: index + 1, content: JSON.stringify(EMPTY_PROFILE), differences: '[]' },
          published_at: new Date(Date.parse('2026-01-01') + index * 1000),
        })),
      )
      .execute();
    await show({ tagline: { en: 'Newest' } });
    const numbers = (await versions()).map(({ number }: { number: number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([100, 101, 2]);
  });
});

it('a logo that owners published is not replaced by what a feed brings', async () => {
  await show({ tagline: { en: 'Ours' } });
  await changeLogo(db.database, organization, '/media/logos/of-a-feed.webp', now);
  expect((await company()).logo).toBe('/media/acme.svg');
  const due = await db.database
    .selectFrom('file_removal')
    .select('file_key')
    .where('file_key', '=', 'media/logos/of-a-feed.webp')
    .execute();
  expect(due).toHaveLength(1);
});

it('of an organization that takes over another has what came, and versions of both', async () => {
  await show({ tagline: { en: 'Target' }, articles: [article()] });
  const target = organization;
  const draft: Draft = (await save(olga, await read(), { website: 'https://acme.example', articles: [] })).json();
  const source = await insertOrganization(db.database, { name: `Source ${worlds}` });
  const admin = await insertPerson(db.database, { email: `admin${worlds}@fairway.example`, roles: [{ role: 'Admin' }] });
  await db.database
    .insertInto('user_role')
    .values({
      id: admin,
      user_id: (
        await db.database
          .selectFrom('app_user')
          .select('id')
          .where('email_folded', '=', `olga${worlds}@acme.example`)
          .executeTakeFirstOrThrow()
      ).id,
      role: 'OrganizationAdmin',
      organization_id: source,
    })
    .execute();
  organization = source;
  await show({ tagline: { en: 'Source' }, articles: [article({ slug: 'of-the-source' })] });
  organization = target;
  await db.database
    .transaction()
    .execute((transaction) =>
      mergeOrganizations(transaction, { sourceId: source, targetId: target }, { actorId: admin, now }, organizationMergesOf(FEATURES)),
    );
  // Whoever wrote at that moment began from less.
  expect(codeOf(await save(olga, draft, {}))).toEqual([409, 'organization_profiles.changed']);
  const after = await read();
  expect(after.content).toMatchObject({ website: 'https://acme.example', articles: [{ slug: 'of-the-source' }] });
  expect(await versions()).toHaveLength(4);
  expect((await publish(olga, after)).statusCode).toBe(200);
  expect((await profile()).articles.map(({ slug }: { slug: string }) => slug)).toEqual(['of-the-source']);
});
