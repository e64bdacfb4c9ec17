// What schools decided, to those who recruit for the employer: one mail an organization and run, ten minutes after, so that what is taken back is
// told to nobody. @rule postings.9, communication.4
import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import { undoEnd } from '@fairway/rules/posting-decisions';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { orderMail } from '../../../kernel/mail/outgoing.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { unsubscribePath } from '../../communication/commands.ts';
import { listDeclining } from '../../communication/queries.ts';
import { listRecruiters } from '../../teams/queries.ts';

type Services = { database: Database; keys: SessionKeys; secret: string };
/** A mail names so many decisions. */
export const NAMED_DECISIONS = 8;
/** Steps of one run at an organization; what is more waits for the next. */
const AT_ONCE = 500;

type Told = { id: string; title: string; school: string; step: 'ask' | 'approve' | 'decline'; note: string; reason: string | null };

/** Gives how many people were told. */
export async function tellDecisions({ database, keys, secret }: Services, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number; name: string }>`select distinct o.id, o.name from posting_decision_step s
    join posting_written p on p.id = s.posting_id join organization o on o.id = p.organization_id
    where s.told_at is null and s.at <= ${undoEnd(now)} order by o.id`.execute(database);
  let told = 0;
  for (const organization of rows)
    told += await database.transaction().execute((transaction) => tell(transaction, { keys, secret }, organization, now));
  return told;
}

async function tell(
  transaction: Database,
  { keys, secret }: Omit<Services, 'database'>,
  organization: { id: number; name: string },
  now: Date,
): Promise<number> {
  const steps = await takeSteps(transaction, organization.id, now);
  const [first] = steps;
  if (!first) return 0;
  const people = await listRecruiters(transaction, organization.id);
  const declining = await listDeclining(transaction, people.map(({ id }) => id), 'posting_decisions'); // biome-ignore format: one thought
  const wanting = people.filter(({ id }) => !declining.has(id));
  for (const person of wanting)
    await orderMail(transaction, keys, {
      // The steps are told once, so is the mail that begins with the first of them.
      key: `posting_decisions:${first.id}:${person.id}`,
      kind: 'posting_decisions',
      to: { name: fullName(person.first_name, person.last_name), address: person.email },
      userId: person.id,
      locale: knownLocale(person.locale),
      tenantId: person.tenant_id ?? undefined,
      parameters: { firstName: person.first_name, organization: organization.name, ...named(steps) },
      page: `/employer/postings?organization=${organization.id}`,
      declineLink: unsubscribePath(secret, person.id, 'posting_decisions'),
    });
  return wanting.length;
}

/** From now on none of them can be taken back; gives those that say something to the employer, oldest first. */
async function takeSteps(transaction: Database, organizationId: number, now: Date): Promise<Told[]> {
  const { rows } = await sql<Told & { is_undone: boolean; mover: string }>`
    with due as (select s.id from posting_decision_step s join posting_written p on p.id = s.posting_id
      where p.organization_id = ${organizationId} and s.told_at is null and s.at <= ${undoEnd(now)}
      order by s.at, s.id limit ${AT_ONCE} for update of s skip locked),
    taken as (update posting_decision_step s set told_at = ${now}, before = null from due where s.id = due.id
      returning s.id, s.posting_id, s.school_id, s.step, s.note, s.reason, s.at, s.undone_at)
    select t.id, p.title, b.name as school, t.step, t.note, t.reason from taken t
      join posting_written p on p.id = t.posting_id join school b on b.id = t.school_id
      where t.undone_at is null and t.step in ('ask', 'approve', 'decline') order by t.at, t.id`.execute(transaction);
  return rows;
}

function named(steps: readonly Told[]): Record<string, string | number> {
  return {
    count: steps.length,
    more: Math.max(0, steps.length - NAMED_DECISIONS),
    ...Object.fromEntries(
      steps.slice(0, NAMED_DECISIONS).flatMap(({ title, school, step, note, reason }, at) => [
        [`title${at}`, title],
        [`school${at}`, school],
        [`step${at}`, step],
        [`note${at}`, note],
        [`reason${at}`, reason ?? ''],
      ]),
    ),
  };
}
