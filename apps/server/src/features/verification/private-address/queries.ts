// Reads of the alumni bridge: whose addresses are academic, and what ends next.
import { type PrivateAddressUse, privateAddressUses } from '@fairway/rules/alumni-bridge';
import { isPublicMailProvider } from '@fairway/rules/mail-providers';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';

export type Addresses = { email: string; contact_email: string | null };

/** The host of an address and what it is a part of: student.nordic.example, nordic.example. Providers open to anybody are none. */
function hostsOf(address: string): string[] {
  const labels = address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels
    .slice(0, -1)
    .map((_, at) => labels.slice(at).join('.'))
    .filter((host) => !isPublicMailProvider(host));
}

/** Those of these addresses that belong to a school, any school, as they were given. */
export async function academicAddresses(database: Database, addresses: readonly string[]): Promise<Set<string>> {
  const hosts = [...new Set(addresses.flatMap(hostsOf))];
  if (hosts.length === 0) return new Set();
  const rows = await database
    .selectFrom('school_domain')
    .select('domain')
    .where('domain', '=', sql<string>`any(${hosts}::text[])`)
    .execute();
  const domains = new Set(rows.map((row) => row.domain));
  return new Set(addresses.filter((address) => hostsOf(address).some((host) => domains.has(host))));
}

/** What a private address may become for this person. */
export function usesOf(person: Addresses, academic: ReadonlySet<string>): PrivateAddressUse[] {
  const kind = (address: string) => (academic.has(address) ? ('academic' as const) : ('private' as const));
  return privateAddressUses({ account: kind(person.email), contact: person.contact_email === null ? null : kind(person.contact_email) });
}

export type NearEnd = { user_id: string; school_id: number; school_name: string; ends_on: string };

/**
 * Ends of academic proofs and of last programs from today to `days` ahead, the nearest first. The first of a month stands for that month.
 * Of one person, or of people after `afterUserId`.
 */
export async function listNearEnds(
  database: Database,
  of: { userId: string } | { afterUserId: string; people: number },
  now: Date,
  days: number,
): Promise<NearEnd[]> {
  const today = now.toISOString().slice(0, 10);
  const whose = 'userId' in of ? sql`user_id = ${of.userId}::uuid` : sql`user_id > ${of.afterUserId}::uuid`;
  const { rows } = await sql<NearEnd>`
    with ending as (
      select c.user_id, c.school_id, (c.expires_at at time zone 'UTC')::date as ends_on from school_connection c
      where c.state = 'verified' and c.method = 'academic_email'
        and c.expires_at >= ${today}::date and c.expires_at < ${today}::date + ${days + 1}::int and c.${whose}
      union all
      select k.user_id, p.school_id, max(case when extract(day from e.end_on) = 1
        then (e.end_on + interval '1 month' - interval '1 day')::date else e.end_on end)
      from (
        select distinct k.user_id, p.school_id from candidate_study e
        join candidate_profile k on k.id = e.candidate_id join study_program p on p.id = e.study_program_id
        where e.end_on between ${today}::date - 31 and ${today}::date + ${days}::int and p.school_id is not null and k.${whose}
      ) near
      join candidate_profile k on k.user_id = near.user_id
      join candidate_study e on e.candidate_id = k.id
      join study_program p on p.id = e.study_program_id and p.school_id = near.school_id
      group by k.user_id, p.school_id
      having bool_and(e.end_on is not null)
    )
    select ending.user_id, ending.school_id, s.name as school_name, min(ending.ends_on)::text as ends_on
    from ending join school s on s.id = ending.school_id
    where ending.ends_on between ${today}::date and ${today}::date + ${days}::int
      ${
        'people' in of
          ? sql`and ending.user_id in (select distinct user_id from ending
        where ends_on between ${today}::date and ${today}::date + ${days}::int order by user_id limit ${of.people}::int)`
          : sql``
      }
    group by ending.user_id, ending.school_id, s.name
    order by ending.user_id, 4, ending.school_id`.execute(database);
  return rows;
}
