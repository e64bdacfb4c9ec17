import { EDUCATION_FIELDS, EDUCATION_LEVELS, EMPLOYMENT_TYPES, JOB_CATEGORIES, SECTORS } from '@fairway/rules/jobs';
import { LOCALES } from '@fairway/rules/locales';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillDemoWorld } from './demo.ts';
import { playedLink } from './features/jobs/demo-employer/links.ts';

const TODAY = new Date('2026-11-21T09:30:00Z');
const first = await cloneDatabase();
const second = await cloneDatabase();
const app = await testApp({ ...first, search: new ReferenceSearch(), app: { playsOthers: true } });
const files = new Map<string, string>();

const rows = async (sql: string, db = first) => (await db.pool.query(sql)).rows;
const one = async (sql: string) => (await rows(sql))[0];

beforeAll(async () => {
  await fillDemoWorld(first.database, { today: TODAY, writeFile: async (path, svg) => void files.set(path, svg) });
  await fillDemoWorld(second.database, { today: TODAY, writeFile: async () => undefined, withoutAccounts: true });
});

describe('the demo world', () => {
  it('has the promised counts', async () => {
    expect(
      await one(`select (select count(*)::int from tenant) tenants, (select count(*)::int from school) schools, (select count(*)::int from sector) sectors,
        (select count(*)::int from organization where status = 'active') companies, (select count(*)::int from job where source = 'demo') postings,
        (select count(distinct organization_id)::int from organization_article) writers, (select count(distinct organization_id)::int from organization_video) filmed,
        (select count(distinct job_id)::int from job_visibility) exclusive, (select count(distinct country_code)::int from organization) countries`),
    ).toMatchObject({ tenants: 3, schools: 12, sectors: 14, companies: 60, postings: 1500, writers: 30, filmed: 20, exclusive: 43 });
  });

  it('is the same whenever it is written for the same day', async () => {
    for (const table of [
      'tenant',
      'school',
      'organization',
      'organization_location',
      'organization_article',
      'organization_video',
      'job',
      'job_place',
      'job_visibility',
    ]) {
      const hash = `select md5(string_agg(md5((to_jsonb(t) - 'updated_at' - 'id' - 'created_at' - 'settings_at')::text), '' order by to_jsonb(t)::text)) h from ${table} t`;
      expect([table, (await rows(hash, second))[0].h]).toEqual([table, (await rows(hash))[0].h]);
    }
    expect((await rows("select id from job where source = 'demo'", second)).length).toBe(1500);
  });

  it('has people of every role, unless it stands at a public address', async () => {
    expect(await one('select count(*)::int n, count(distinct role)::int roles from user_role')).toEqual({ n: 81, roles: 7 });
    expect((await rows('select count(*)::int n from app_user', second))[0].n).toBe(0);
  });

  it('does nothing the second time', async () => {
    expect(await fillDemoWorld(first.database, { today: TODAY, writeFile: async () => undefined })).toMatchObject({ filled: false });
    expect((await one("select count(*)::int n from job where source = 'demo'")).n).toBe(1500);
  });

  it('has postings that two feeds bring too, and one that comes five times from one: each is found once', async () => {
    const joined =
      await rows(`select s.source, array_agg(d.source order by d.source) copies from job_duplicate j join job s on s.id = j.stands_id
      join job d on d.id = j.job_id group by s.id order by count(*)`);
    expect(joined).toEqual([
      ...Array.from({ length: 6 }, () => ({ source: 'demo', copies: ['harbour-board', 'northern-careers'] })),
      { source: 'demo', copies: Array.from({ length: 5 }, () => 'northern-careers') },
    ]);
    expect((await one("select count(*)::int n from job where source not in ('demo', 'fairway')")).n).toBe(17);
  });

  it('offers at least five open postings at every company', async () => {
    const sparse = `select c.name, count(j.id)::int n from organization c left join job j on j.organization_id = c.id and not exists (select 1 from job_visibility v where v.job_id = j.id)
      and (j.deadline_at is null or j.deadline_at > '${TODAY.toISOString()}') where c.status = 'active' group by c.id having count(j.id) < 5`;
    expect(await rows(sparse)).toEqual([]);
  });

  it('has every value of every filter', async () => {
    const values = async (column: string) => (await rows(`select distinct unnest(${column}) v from job`)).map((row) => row.v).sort();
    expect(await values('employment_types')).toEqual([...EMPLOYMENT_TYPES].sort());
    expect(await values('categories')).toEqual([...JOB_CATEGORIES].sort());
    expect(await values('education_levels')).toEqual([...EDUCATION_LEVELS].sort());
    expect(await values('education_fields')).toEqual([...EDUCATION_FIELDS].sort());
    expect((await rows('select distinct unnest(sectors) v from organization')).map((row) => row.v).sort()).toEqual([...SECTORS].sort());
    expect((await values('countries')).length).toBeGreaterThanOrEqual(20);
  });

  it('is written in fourteen languages, a good half of it in English', async () => {
    const languages = await rows("select language, count(*)::int n from job where source = 'demo' group by 1 order by 2 desc");
    expect(languages.map((row) => row.language).sort()).toEqual([
      'de',
      'en',
      'es',
      'fil',
      'fr',
      'it',
      'ja',
      'ko',
      'nl',
      'pt',
      'ro',
      'ru',
      'vi',
      'zh',
    ]);
    const english = languages.find((row) => row.language === 'en').n / 1500;
    expect(english).toBeGreaterThan(0.5);
    expect(english).toBeLessThan(0.6);
    for (const row of languages) expect(row.n).toBeGreaterThanOrEqual(20);
  });

  it('names the sectors in all locales', async () => {
    for (const row of await rows('select names from sector')) expect(Object.keys(row.names).sort()).toEqual([...LOCALES].sort());
  });

  it('uses plain tags only, always closed, and fills every blank', async () => {
    const texts = await rows(`select description_html html from job union all select value from organization, jsonb_each_text(description)
      union all select value from organization_article, jsonb_each_text(body)`);
    for (const { html } of texts) {
      expect(html.replace(/<\/?(p|h3|ul|li|strong)>/g, '')).not.toMatch(/[<>{}]|undefined|&(?!amp;|lt;|gt;)/);
      for (const tag of ['p', 'h3', 'ul', 'li', 'strong'])
        expect(html.split(`<${tag}>`).length, `${tag} in ${html}`).toBe(html.split(`</${tag}>`).length);
    }
    for (const { text } of await rows('select description_text text from job')) expect(text).not.toMatch(/<|&amp;/);
  });

  it('repeats no title at an organization more than three times, and never beside itself', async () => {
    expect(await rows("select organization_id, title, count(*) from job where source = 'demo' group by 1, 2 having count(*) > 3")).toEqual(
      [],
    );
    const beside = `select title from (select title, lag(title) over (order by published_at desc, id) before from job where source = 'demo') t where title = before`;
    expect(await rows(beside)).toEqual([]);
    expect((await one("select count(distinct description_text)::int n from job where source = 'demo'")).n).toBe(1500);
  });

  it('has deadlines from yesterday to ninety days, each at the end of a day in its zone', async () => {
    // By the runtime's zone data, which the platform goes by; a database may carry other rules.
    const localTime = (at: Date, timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(at);
    const dated: { title: string; deadline_at: Date; zone: string }[] = await rows(
      'select title, deadline_at, zone from job where deadline_at is not null',
    );
    expect(dated.filter((job) => localTime(job.deadline_at, job.zone) !== '23:59:59')).toEqual([]);
    const range =
      await one(`select min(deadline_at) low, max(deadline_at) high, count(*) filter (where deadline_at < '${TODAY.toISOString()}')::int expired,
      count(*) filter (where deadline_at is null)::int undated, count(*) filter (where published_at > '${TODAY.toISOString()}')::int future from job`);
    expect(range.low.getTime()).toBeGreaterThan(TODAY.getTime() - 2 * 86_400_000);
    expect(range.high.getTime()).toBeLessThan(TODAY.getTime() + 92 * 86_400_000);
    expect(range.expired).toBeGreaterThan(5);
    expect(range.expired).toBeLessThan(60);
    expect(range.undated).toBeGreaterThan(100);
    expect(range.future).toBe(0);
  });

  it('stores every picture that a row names, small and without anything from outside', async () => {
    const named =
      await rows(`select logo p from organization union select banner from organization union select logo from school union select thumbnail from organization_video
      union select featured_image from organization_article union select logo from tenant where logo is not null
      union select l ->> 'img' from job, jsonb_array_elements(labels) l where l ->> 'img' is not null`);
    for (const { p } of named) if (p !== null) expect(files.has(p.slice(1)), p).toBe(true);
    for (const [path, svg] of files) {
      expect(path).toMatch(/^media\/[a-z0-9-]+\.svg$/);
      expect(svg.length, path).toBeLessThan(90_000);
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), path).not.toMatch(/http|script|NaN|undefined|<text|style=/);
    }
  });

  it('leads whoever applies to a page that exists, or to a mail, whatever the employer and the language', async () => {
    const kinds = await rows(
      "select distinct on (organization_id, language, split_part(application_url, '/', 3)) id, application_url link from job where application_url is not null",
    );
    expect(kinds.length).toBeGreaterThanOrEqual(60);
    for (const { id, link } of kinds) {
      const url = playedLink(link, 'http://localhost', id);
      if (!url.startsWith('mailto:')) expect([url, (await app.inject(url)).statusCode]).toEqual([`http://localhost/_employer/${id}`, 200]);
    }
  });

  it('has a hierarchy of three levels and an organization with a dozen offices', async () => {
    const deep =
      'select count(*)::int n from organization a join organization b on b.parent_id = a.id join organization c on c.parent_id = b.id';
    expect((await one(deep)).n).toBe(3);
    expect((await one('select max(n)::int n from (select count(*) n from organization_location group by organization_id) t')).n).toBe(12);
  });
});
