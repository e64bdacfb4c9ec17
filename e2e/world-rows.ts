// Rows of the demo world that no list shows, read from the database of the server under test.
import type { APIRequestContext } from '@playwright/test';
import pg from 'pg';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';

/** What employers write, as the import stores it: headings, lists, a table, a link in a paragraph, in a list and in a table. */
const WRITTEN = [
  '<h3>What you do</h3><p>Read <a href="https://guide.example/start" rel="nofollow noopener">our guide</a> before you apply, and <strong>ask</strong>.</p>',
  '<ul><li>Talk to customers</li><li>See <a href="https://guide.example/tools" rel="nofollow noopener">the tools we use</a></li></ul>',
  '<ol><li>Apply</li><li>Meet us</li></ol><h4>Hours</h4>',
  `<table><tbody><tr><th>Hours</th><td>37 a week</td></tr><tr><th>More</th><td><a href="https://guide.example/hours" rel="nofollow noopener">${'A very long name of a plan without any place to break it: '}${'x'.repeat(90)}</a></td></tr></tbody></table>`,
  '<blockquote><p>It is <a href="mailto:ada@guide.example" rel="nofollow noopener">Ada</a> who answers.</p></blockquote>',
].join('');

async function query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row | undefined> {
  const embedded = openEmbeddedDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '', port: 54_318 });
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows[0];
  } finally {
    await client.end();
  }
}

/**
 * A posting to which people without a verified school may apply now (jobs.21), by its link: an engineer's, for other journeys apply to analysts' and need them
 * as they are. Which stand first depends on the day.
 */
export async function postingForUnverified(request: APIRequestContext): Promise<{ id: string; title: string }> {
  const { matchingJobs } = (await (await request.get('/api/v1/postings?q=engineer')).json()) as {
    matchingJobs: { id: string; title: string }[];
  };
  const posting = matchingJobs.find(({ title }) => /engineer/i.test(title) && !/analyst/i.test(title));
  if (!posting) throw new Error('The demo world has no posting of an engineer');
  await query('update job set needs_verification = false, applies_inside = false where id = $1', [posting.id]);
  return posting;
}

/** A mail to an address that failed a moment ago and can be sent again. */
export async function failMailTo(address: string): Promise<void> {
  await query(
    `insert into outgoing_mail (id, key, kind, recipient, recipient_name, locale, parameters, has_secret, tries, failed_at, failure)
     values (gen_random_uuid(), $1, 'cv_review_done', $2, 'Nora', 'en', '{"firstName":"Nora","school":"Nordic School","page":"/cv-review"}', false, 1,
       now(), '552 The mailbox is full')`,
    [`e2e:${address}`, address],
  );
}

/** The id of a posting whose deadline has passed. */
export async function expiredJobId(): Promise<string> {
  const row = await query<{ id: string }>(
    'select id from job where deadline_at < now() and not exists (select 1 from job_visibility v where v.job_id = job.id) order by id limit 1',
  );
  if (!row) throw new Error('The demo world has no expired posting');
  return row.id;
}

/** The id of an open posting that everyone sees; its text now holds everything that employers write. The same one every time. */
export async function writtenJobId(): Promise<string> {
  const row = await query<{ id: string }>(
    `update job set description_html = $1 where id = (
       select id from job where (deadline_at is null or deadline_at > now() + interval '1 day') and withdrawn_at is null
         and not exists (select 1 from job_visibility v where v.job_id = job.id) order by id desc limit 1) returning id`,
    [WRITTEN],
  );
  if (!row) throw new Error('The demo world has no open posting');
  return row.id;
}

/**
 * Tenants that only the journeys of identity visit: prompt.localhost asks visitors by itself, forced.localhost lets nobody in. Everywhere
 * else the prompt is off, so that it never comes over what another journey is doing.
 */
export async function openIdentityTenants(): Promise<void> {
  await query(
    "insert into tenant_feature (tenant_id, feature, is_on) select id, 'loginPrompt', false from tenant where slug not in ('prompt', 'forced') on conflict do nothing",
  );
  await query("insert into tenant (slug, name) values ('prompt', 'Prompting'), ('forced', 'Members only') on conflict do nothing");
  await query(
    "insert into tenant_feature (tenant_id, feature, is_on) select id, 'forcedLogin', true from tenant where slug = 'forced' on conflict do nothing",
  );
}

/** All journeys register from one address, of which a hundred an hour may: who brings a class makes room for the others. */
export async function forgetRegistrations(): Promise<void> {
  await query("delete from attempt_window where kind = 'registration'");
}

/**
 * Everybody has been through the welcome wizard, those too who come to be in a journey: it would stand over what the journey does. Who is
 * to meet it has an address that begins with `newcomer`.
 */
export async function completeWelcomes(): Promise<void> {
  await query(
    `insert into candidate (id, user_id, welcome_completed_at) select gen_random_uuid(), u.id, now() from app_user u
     join user_role r on r.user_id = u.id and r.role = 'Candidate' on conflict (user_id) do update set welcome_completed_at = now()`,
  );
  await query(
    `create or replace function been_welcomed() returns trigger language plpgsql as $$
     begin
       if new.email_folded not like 'newcomer%' then
         insert into candidate (id, user_id, welcome_completed_at) values (gen_random_uuid(), new.id, now()) on conflict do nothing;
       end if;
       return new;
     end $$`,
  );
  await query('create or replace trigger been_welcomed after insert on app_user for each row execute function been_welcomed()');
}

/** As if the sign-ins of this person were long ago: a sensitive change asks who it is. */
export async function forgetProofs(email: string): Promise<void> {
  await query(
    "update login_session set proved_at = now() - interval '1 hour' where user_id = (select id from app_user where email_folded = $1)",
    [email.toLowerCase()],
  );
}

/** As if the links of verification to this address were sent days ago. */
export async function endLinksTo(email: string): Promise<void> {
  await query("update school_connection_link set expires_at = now() - interval '1 minute' where email = $1", [email]);
}

/** A school that takes these ways of verification and no others. Returns its id. */
export async function takeMethods(slug: string, methods: readonly string[]): Promise<number> {
  const school = await query<{ id: number }>('select id from school where slug = $1', [slug]);
  if (!school) throw new Error(`The demo world has no school ${slug}`);
  await query(
    `with gone as (delete from school_verification_method where school_id = $1 and method <> all ($2::text[]))
     insert into school_verification_method (school_id, method, position, validity_days)
     select $1, method, position, 365 from unnest($2::text[]) with ordinality as given (method, position) on conflict do nothing`,
    [school.id, methods],
  );
  return school.id;
}

/** Closes a posting in some seconds. Returns the instant, in milliseconds. */
export async function closeSoon(jobId: string, seconds: number): Promise<number> {
  const row = await query<{ deadline_at: Date }>(
    'update job set deadline_at = now() + make_interval(secs => $2) where id = $1 returning deadline_at',
    [jobId, seconds],
  );
  if (!row) throw new Error('There is no such posting');
  return row.deadline_at.getTime();
}

/** An employer of one journey with an open posting of the title. */
export async function newEmployer(name: string, title: string): Promise<{ organizationId: number; jobId: string }> {
  const row = await query<{ organizationId: number; jobId: string }>(
    `with employer as (insert into organization (name, folded_name, country_code) values ($1, lower($1), 'NO') returning id)
     insert into job (id, source_id, organization_id, title, description_html, description_text, languages, published_at)
     select gen_random_uuid(), $2, id, $2, '<p>Work with us.</p>', 'Work with us.', '{en}', now() - interval '1 hour' from employer
     returning id as "jobId", organization_id as "organizationId"`,
    [name, title],
  );
  if (!row) throw new Error('An insert gives its row');
  return row;
}

/** The id of an open posting of Lindvik that is applied for here and that this person has not applied for. */
export async function insideJobId(email: string): Promise<string> {
  const row = await query<{ id: string }>(
    `select j.id from job j join organization c on c.id = j.organization_id
     where j.applies_inside and j.deadline_at > now() and c.name like 'Lindvik%'
       and not exists (select from application a join app_user u on u.id = a.user_id
         where a.job_id = j.id and u.email = $1) order by j.id limit 1`,
    [email],
  );
  if (!row) throw new Error('The demo world has no posting that is applied for here');
  return row.id;
}

/** As if the days in which a deletion can be undone, and the minutes in which a token lives, were over: the background erases the account now. */
export async function letDeletionComeDue(userId: string): Promise<void> {
  await query("update app_user set deletion_due_at = now() - interval '1 minute' where id = $1 and deletion_due_at is not null", [userId]);
  await query(
    "update login_session set created_at = created_at - interval '1 day', last_used_at = last_used_at - interval '1 day' where user_id = $1",
    [userId],
  );
  await query('update graphile_worker._private_jobs set run_at = now() where key = $1', [`account.erase:${userId}`]);
}
