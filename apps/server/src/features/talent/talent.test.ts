// Talent search: exact against SQL over the tables, whatever is asked; what changes is found at the next question; what must not be told is not.
import { TALENT_FILTERS, TALENT_LIMITS } from '@fairway/rules/talent';
import { EU_MEMBERS } from '@fairway/rules/work-authorizations';
import { exactly } from '@fairway/search/asked-first';
import { type PeopleRequest, wordsOfPerson } from '@fairway/search/people-types';
import { ReferenceSearch } from '@fairway/search/reference';
import { documentTerms } from '@fairway/search/terms';
import { readUnits, stemsAsked } from '@fairway/search/units';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { openLog } from '../../kernel/log.ts';
import { seedSectors } from '../reference/sectors.ts';
import { scanDocuments } from './documents.ts';
import { sweepOutbox } from './jobs.ts';
import { People } from './people.ts';
import { insertSomebody, listSkills, NOON, ORACLE_FACETS, questionOf, type TestSchools, type TestSkills } from './talent.fixture.ts';

const PEOPLE = 300;
const db = await cloneDatabase();
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => NOON });
const people = new People({ pool: db.pool, log: openLog('silent') });
const recruiter = testBrowser(app);
let organization = 0;
let world: { skills: TestSkills; schools: TestSchools };
afterAll(() => people.close());

beforeAll(async () => {
  await db.database.transaction().execute(seedSectors);
  for (const name of ['Python', 'SQL', 'Sales', 'Java', 'Marketing'])
    await db.database
      .insertInto('skill')
      .values({ name, folded: name.toLowerCase() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const schools = await db.database
    .insertInto('school')
    .values(['North', 'South', 'West'].map((name) => ({ name: `${name} School`, slug: `${name}-talent` })))
    .returning('id')
    .execute();
  world = { skills: await listSkills(db.database), schools: schools.map(({ id }) => id) };
  for (let place = 0; place < PEOPLE; place++) await insertSomebody(db.database, place, world);
  organization = await insertOrganization(db.database, { name: 'Lindvik' });
  await proven(organization);
  await insertPerson(db.database, { email: 'rita@lindvik.example', roles: [{ role: 'Recruiter', organizationId: organization }] });
  await recruiter.signIn('rita@lindvik.example');
});

const proven = (organization_id: number) =>
  db.database
    .insertInto('organization_proof')
    .values({ organization_id, method: 'dns', domain: 'lindvik.example', proven_at: NOON })
    .execute();
const pathOf = (id = organization) => `/api/v1/employer/organizations/${id}/talent`;
const asked = async (query = '') => (await recruiter.send('GET', `${pathOf()}?${query}`)).json();
const found = (request: Partial<PeopleRequest> = {}) =>
  people.search({ text: '', filters: {}, sort: 'date', offset: 0, pageSize: 1000, now: NOON.getTime(), ...request });

describe('what is found and counted', () => {
  /** Everybody who is found, with words and terms as the index takes them, and all values from the tables. */
  async function fillOracle() {
    await sql`create table eu (code text); create table oracle_words (user_id uuid primary key, changed_at timestamptz, words text[]);
      create table oracle_value (user_id uuid, facet text, value text)`.execute(db.database);
    await sql`insert into eu select unnest(${[...EU_MEMBERS]}::text[])`.execute(db.database);
    for await (const documents of scanDocuments(db.pool, 50))
      for (const document of documents)
        await sql`insert into oracle_words select ${document.id}, updated_at, ${documentTerms(wordsOfPerson(document)).all} from candidate
          where user_id = ${document.id} and profile_visibility in ('employers', 'public')`.execute(db.database);
    await sql`insert into oracle_value select v.* from (${ORACLE_FACETS}) v join oracle_words w on w.user_id = v.user_id`.execute(
      db.database,
    );
  }

  /** The people who have what is asked for, but for one filter where any value is enough. */
  function oracleSet({ text, filters }: PeopleRequest, but?: string): RawBuilder<unknown> {
    const any = (values: readonly string[]) => sql`w.words && ${[...values]}::text[]`;
    const units = readUnits(text, false)
      .map(exactly)
      .map(({ words, terms, isRequired, languages }) => {
        const written = words.map(({ word }) => {
          const stems = isRequired ? { terms: [], words: [] } : stemsAsked(word, languages);
          return any([word, ...stems.terms, ...stems.words]);
        });
        return sql`(${written.length === 0 ? sql`false` : sql.join(written, sql` and `)} or ${any(terms)})`;
      });
    const has = (facet: string, values: readonly string[]) =>
      sql`exists (select from oracle_value v where v.user_id = w.user_id and v.facet = ${facet} and v.value = any(${[...values]}::text[]))`;
    const conditions = TALENT_FILTERS.flatMap((facet) => {
      const values = filters[facet] ?? [];
      if (values.length === 0 || facet === but) return [];
      return facet === 'skill' || facet === 'language' ? values.map((value) => has(facet, [value])) : [has(facet, values)];
    });
    return sql`select w.user_id, w.changed_at from oracle_words w where ${sql.join([sql`true`, ...units, ...conditions], sql` and `)}`;
  }

  async function oracleCounts(set: RawBuilder<unknown>, facets: readonly string[]): Promise<Record<string, Record<string, number>>> {
    const { rows } = await sql<{ facet: string; value: string; count: number }>`select v.facet, v.value, count(*)::int as count
      from oracle_value v where v.user_id in (select user_id from (${set}) s) and v.facet = any(${[...facets]}::text[]) group by 1, 2`.execute(
      db.database,
    );
    const counts: Record<string, Record<string, number>> = Object.fromEntries(facets.map((facet) => [facet, {}]));
    for (const { facet, value, count } of rows) counts[facet]![value] = count;
    return counts;
  }

  it('is what SQL finds and counts, for 300 questions of words, meanings, places and filters', async () => {
    await fillOracle();
    let compared = 0;
    for (let number = 0; number < 300; number++) {
      const question = questionOf(number, world);
      const answer = await people.search(question);
      // What was corrected or let go is the job search's to prove, which shares it.
      if (answer.correctedText !== null || answer.relaxedWithout !== null) continue;
      compared += 1;
      const { rows } = await sql<{ user_id: string }>`${oracleSet(question)} order by changed_at desc, user_id`.execute(db.database);
      const expected = rows.map((row) => row.user_id);
      expect([question, question.sort === 'date' ? answer.ids : answer.ids.toSorted()]).toEqual([
        question,
        question.sort === 'date' ? expected : expected.toSorted(),
      ]);
      expect(answer.total).toBe(expected.length);
      const own = TALENT_FILTERS.filter((facet) => facet !== 'skill' && facet !== 'language' && (question.filters[facet] ?? []).length > 0);
      const counts = await oracleCounts(
        oracleSet(question),
        TALENT_FILTERS.filter((facet) => !own.includes(facet)),
      );
      for (const facet of own) Object.assign(counts, await oracleCounts(oracleSet(question, facet), [facet]));
      const told = Object.fromEntries(
        TALENT_FILTERS.map((facet) => [facet, Object.fromEntries(answer.facets[facet].map(({ value, count }) => [value, count]))]),
      );
      expect([question, told]).toEqual([question, counts]);
    }
    expect(compared).toBeGreaterThan(200);
  }, 120_000);
});

describe('what changes', () => {
  const visible = (userId: string, profile_visibility: string) =>
    db.database.updateTable('candidate').set({ profile_visibility }).where('user_id', '=', userId).execute();

  it('is found from the next question on: a visibility given and taken back, an account locked, erased', async () => {
    const id = await insertSomebody(db.database, 9001, world);
    await visible(id, 'employers');
    expect((await found()).ids).toContain(id);
    await visible(id, 'schools');
    expect((await found()).ids).not.toContain(id);
    await visible(id, 'public');
    expect((await found()).ids).toContain(id);
    await db.database.updateTable('app_user').set({ status: 'suspended' }).where('id', '=', id).execute();
    expect((await found()).ids).not.toContain(id);
    await db.database.updateTable('app_user').set({ status: 'active' }).where('id', '=', id).execute();
    expect((await found()).ids).toContain(id);
    await db.database.deleteFrom('app_user').where('id', '=', id).execute();
    expect((await found()).ids).not.toContain(id);
  });

  it('is in the counts, for people who are changed again and again', async () => {
    const before = await found();
    const id = await insertSomebody(db.database, 9002, world);
    for (let round = 0; round < 20; round++) await visible(id, round % 2 === 0 ? 'employers' : 'private');
    expect(await found()).toMatchObject({ total: before.total, facets: before.facets });
    await visible(id, 'employers');
    const both = await Promise.all([found(), found(), found()]);
    for (const one of both) expect(one.total).toBe(before.total + 1);
    await db.database.deleteFrom('app_user').where('id', '=', id).execute();
  });

  it('is read anew where the news of it were swept meanwhile, and the newest news always stay', async () => {
    await sql`update talent_outbox set at = at - interval '3 days'`.execute(db.database);
    await sweepOutbox(db.database);
    expect((await db.database.selectFrom('talent_outbox').select('user_id').execute()).length).toBe(1);
    expect((await found()).total).toBeGreaterThan(100);
  });
});

describe('what is told', () => {
  it('of somebody is a first name, an initial and no contact, and no count below ten', async () => {
    const reply = await asked('sort=date');
    expect(reply.people).toHaveLength(TALENT_LIMITS.pageSize);
    for (const person of reply.people) expect(person).toMatchObject({ name: 'Zaphod Q.', share: 'none' });
    expect(JSON.stringify(reply)).not.toMatch(/Quux|mail\.example/i);
    const fewer = await asked('q=teaching');
    const counts = TALENT_FILTERS.flatMap((facet) =>
      [...reply.facets[facet], ...fewer.facets[facet]].map(({ count }: { count: number | null }) => count),
    );
    expect(counts).toContain(null);
    for (const count of counts) if (count !== null) expect(count).toBeGreaterThanOrEqual(TALENT_LIMITS.countFrom);
    expect(reply.facets.school.map(({ name }: { name?: string }) => name)).toContain('North School');
  });

  it('is nothing that the law protects: answers, nationality, pronouns, names and addresses are found by nobody', async () => {
    const id = await insertSomebody(db.database, 9003, world);
    const candidate = await db.database
      .updateTable('candidate')
      .set({ profile_visibility: 'employers', pronoun_type: 'other', pronoun_value: 'xyzzy' })
      .where('user_id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.database
      .insertInto('candidate_sensitive_answer')
      .values({
        candidate_id: candidate.id,
        ethnic_minority: 'yes',
        disability: 'yes',
        member_of_lgbtq_community: true,
        consented_at: NOON,
      })
      .execute();
    for (const text of ['"xyzzy"', '"quux"', '"zaphod"', '"talent9003"']) expect([text, (await found({ text })).total]).toEqual([text, 0]);
    const one = (await recruiter.send('GET', `${pathOf()}/${id}`)).json();
    expect(JSON.stringify(one)).not.toMatch(/xyzzy|quux|ethnic|disab|lgbt|pronoun|nationalit/i);
    await db.database.deleteFrom('app_user').where('id', '=', id).execute();
  });

  it('of one person is all skills and the summary, and nothing of who is not found by employers', async () => {
    const id = await insertSomebody(db.database, 9004, world);
    await visibleAs(id, 'public');
    const one = (await recruiter.send('GET', `${pathOf()}/${id.toUpperCase()}`)).json();
    expect(one).toMatchObject({ userId: id, name: 'Zaphod Q.' });
    expect(one.summary).not.toMatch(/</);
    await visibleAs(id, 'schools');
    expect((await recruiter.send('GET', `${pathOf()}/${id}`)).statusCode).toBe(404);
    expect((await recruiter.send('GET', `${pathOf()}/${newId()}`)).statusCode).toBe(404);
  });

  it('says whom the organization asked and who shares, and nobody of a no', async () => {
    const [waiting, active, declined] = [
      await insertSomebody(db.database, 9005, world),
      await insertSomebody(db.database, 9006, world),
      await insertSomebody(db.database, 9007, world),
    ];
    for (const [user_id, consented] of [
      [waiting, null],
      [active, true],
      [declined, false],
    ] as const) {
      await visibleAs(user_id, 'employers');
      await db.database
        .insertInto('profile_share')
        .values({
          id: newId(),
          user_id,
          shared_with_org: organization,
          consented,
          consented_at: consented ? NOON : null,
          declined_at: consented === false ? NOON : null,
          expires_at: consented ? new Date(NOON.getTime() + 86_400_000) : null,
          created_at: NOON,
        })
        .execute();
    }
    const shareOf = async (id: string) => (await recruiter.send('GET', `${pathOf()}/${id}`)).json().share;
    expect([await shareOf(waiting), await shareOf(active), await shareOf(declined)]).toEqual(['waiting', 'shared', 'none']);
    const looks = db.database.selectFrom('profile_look').select(['user_id', 'organization_id', 'occasion', 'part']);
    const seen = { organization_id: organization, occasion: 'talent', part: 'profile' };
    // Whose it is sees it: once, however often it is opened within half an hour.
    expect(await looks.where('user_id', 'in', [waiting, declined]).orderBy('user_id').execute()).toEqual(
      [waiting, declined].toSorted().map((user_id) => ({ user_id, ...seen })),
    );
    await db.database
      .updateTable('profile_share')
      .set({ created_at: new Date(NOON.getTime() - 91 * 86_400_000) })
      .where('user_id', '=', waiting)
      .execute();
    // Nobody answered within 90 days: it may be asked again.
    expect(await shareOf(waiting)).toBe('none');
  });

  const visibleAs = (userId: string, profile_visibility: string) =>
    db.database.updateTable('candidate').set({ profile_visibility }).where('user_id', '=', userId).execute();
});

describe('who asks', () => {
  it('recruits there: nobody else, no representative, and nobody of an organization that waits for approval, or of which nothing was proven', async () => {
    const other = await insertOrganization(db.database, { name: 'Elsewhere' });
    const pending = await insertOrganization(db.database, { name: 'New', status: 'pending' });
    await proven(pending);
    const unproven = await insertOrganization(db.database, { name: 'Unproven' });
    expect((await recruiter.send('GET', pathOf(other))).statusCode).toBe(404);
    for (const [email, role, organizationId] of [
      ['rep@lindvik.example', 'Representative', organization],
      ['new@new.example', 'OrganizationAdmin', pending],
      ['una@unproven.example', 'OrganizationAdmin', unproven],
    ] as const)
      await insertPerson(db.database, { email, roles: [{ role, organizationId }] });
    const [representative, founder, una, student] = [testBrowser(app), testBrowser(app), testBrowser(app), testBrowser(app)];
    await representative.signIn('rep@lindvik.example');
    await founder.signIn('new@new.example');
    await una.signIn('una@unproven.example');
    await insertPerson(db.database, { email: 'student@mail.example' });
    await student.signIn('student@mail.example');
    expect((await representative.send('GET', pathOf())).statusCode).toBe(404);
    expect((await founder.send('GET', pathOf(pending))).json().code).toBe('talent.unverified');
    expect((await una.send('GET', pathOf(unproven))).json().code).toBe('talent.unverified');
    expect((await una.send('GET', `${pathOf(unproven)}/${newId()}`)).json().code).toBe('talent.unverified');
    expect((await student.send('GET', pathOf())).statusCode).toBe(403);
  });

  it.each([
    'language=de',
    'language=qq.1',
    'language=de.9',
    'school=x',
    'skill=99999999999',
    'graduation=27',
    'openness=rich',
    'page=0',
    'page=51',
    'sort=name',
    `q=${'x'.repeat(201)}`,
  ])('is told of what cannot be asked: %s', async (query) => {
    expect((await recruiter.send('GET', `${pathOf()}?${query}`)).statusCode).toBe(422);
  });

  it.each(['q=%22%22%22', 'q=%F0%9F%8E%93', 'q=the+and+of', 'q=%27%3B+drop+table', 'skill=4711', 'school=4711&school=4712', 'page=50'])(
    'gets an answer to %s',
    async (query) => {
      expect((await recruiter.send('GET', `${pathOf()}?${query}`)).statusCode).toBe(200);
    },
  );
});
