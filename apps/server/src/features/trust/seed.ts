// What readers of the demo world have reported: some of it waits, one posting was looked at, an article of Eva's organization was hidden, and she
// has answered.
import type { ReportReason } from '@fairway/rules/trust';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { appeal, decide, report } from './commands.ts';
import type { Reported } from './evidence.ts';

const HOUR_MS = 3_600_000;
const EVA = 'eva@lindvik.example';
/** The organization that her console begins with. */
const HOME = 'Lindvik Norden Group';

type Said = { of: string; email?: string; reason: ReportReason; text: string; hoursAgo: number };
/** What of the world, by whom, and when. */
const SAID: readonly Said[] = [
  { of: 'job 0', email: 'ada@nordic.example', reason: 'asks_payment', text: 'They asked me for 200 euros for a background check before the interview.', hoursAgo: 5 },
  { of: 'job 0', reason: 'not_real', text: '', hoursAgo: 9 },
  { of: 'job 1', email: 'ben@nordic.example', reason: 'closed', text: 'The page of the employer says that the place is taken.', hoursAgo: 30 },
  { of: 'job 2', reason: 'other', text: 'The text is about another city than the one it names.', hoursAgo: 52 },
  { of: 'job 3', reason: 'wrong_facts', text: 'The salary is a year’s, not a month’s.', hoursAgo: 200 },
  { of: 'organization', email: 'ada@nordic.example', reason: 'asks_money', text: 'They want a copy of my passport before they say what the work is.', hoursAgo: 12 },
  { of: 'organization', reason: 'pretends', text: '', hoursAgo: 40 },
  { of: 'article', email: 'ben@nordic.example', reason: 'copied', text: 'I read this on the blog of another company last year, word for word.', hoursAgo: 120 },
]; // biome-ignore format: a table

export async function seedTrust(database: DatabaseTransaction, today: Date): Promise<void> {
  const things = await thingsOf(database, today);
  const emails = [...SAID.flatMap(({ email }) => email ?? []), EVA];
  const people = await database.selectFrom('identity_person').select(['id', 'email_folded']).where('email_folded', 'in', emails).execute();
  const idOf = (email: string | undefined) => people.find((one) => one.email_folded === email)?.id ?? null;
  const before = (hours: number) => new Date(today.getTime() - hours * HOUR_MS);
  const cases = new Map<string, string>();
  for (const { of, email, reason, text, hoursAgo } of SAID) {
    const thing = things.get(of);
    const said = { reporterId: idOf(email), reason, text };
    if (thing) cases.set(of, await report(database, thing.reported, thing.shown, said, before(hoursAgo)));
  }
  const kept = cases.get('job 3');
  if (kept) await decide(database, kept, { decision: 'kept', note: '' }, { actorId: null, now: before(180) });
  const hidden = cases.get('article');
  if (!hidden) return;
  const note = 'The text is that of another company’s blog. Please publish only what you wrote, or have permission for.';
  await decide(database, hidden, { decision: 'taken_down', note }, { actorId: null, now: before(90) });
  await database
    .updateTable('report_decision')
    .set({ told_at: before(89) })
    .execute();
  const eva = idOf(EVA);
  const { organization_id } = await database
    .selectFrom('organization_article as a')
    .innerJoin('report_case as k', 'k.article_id', 'a.id')
    .select('a.organization_id')
    .where('k.id', '=', hidden)
    .executeTakeFirstOrThrow();
  const { id } = await database.selectFrom('report_decision').select('id').where('case_id', '=', hidden).executeTakeFirstOrThrow();
  const answer = 'We wrote this text ourselves, and let our partner publish it first. Their editor can confirm it to you.';
  if (eva) await appeal(database, organization_id as never, id, answer, { actorId: eva, now: before(20) });
}

/** Four open postings, an organization that nobody works for here, and the oldest article of Eva's. */
async function thingsOf(database: DatabaseTransaction, today: Date) {
  const things = new Map<string, { reported: Reported; shown: { title: string; text: string; link: string } }>();
  const jobs = await database
    .selectFrom('job as j')
    .select(['j.id', 'j.title', 'j.description_text', 'j.application_url'])
    .where('j.deadline_at', '>', today)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('job_visibility as v').select('v.job_id').whereRef('v.job_id', '=', 'j.id'))),
    )
    .orderBy('j.source_id')
    .limit(4)
    .execute();
  for (const [at, job] of jobs.entries())
    things.set(`job ${at}`, {
      reported: { kind: 'posting', job_id: job.id },
      shown: { title: job.title, text: job.description_text, link: job.application_url ?? '' },
    });
  const organization = await database
    .selectFrom('organization as c')
    .select(['c.id', 'c.name', 'c.link', 'c.description'])
    .where('c.status', '=', 'active')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('user_role as r').select('r.id').whereRef('r.organization_id', '=', 'c.id'))),
    )
    .orderBy('c.folded_name')
    .offset(7)
    .executeTakeFirst();
  if (organization)
    things.set('organization', {
      reported: { kind: 'organization', organization_id: organization.id },
      shown: { title: organization.name, text: englishOf(organization.description), link: organization.link ?? '' },
    });
  const article = await database
    .selectFrom('organization_article as a')
    .innerJoin('organization as c', 'c.id', 'a.organization_id')
    .select(['a.id', 'a.title', 'a.ingress'])
    .where('c.name', '=', HOME)
    .where('c.status', '=', 'active')
    .orderBy('a.created_at')
    .orderBy('a.id')
    .executeTakeFirst();
  if (article)
    things.set('article', {
      reported: { kind: 'article', article_id: article.id },
      shown: { title: englishOf(article.title), text: englishOf(article.ingress), link: '' },
    });
  return things;
}

const englishOf = (texts: unknown): string => (texts as { en?: string } | null)?.en ?? '';
