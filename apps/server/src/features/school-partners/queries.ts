// Who a school's partners are, what was proposed, and which schools can be. A partnership counts for others while both schools are open.
// @rule school-partners.3
import type { findPartnerSchools } from '@fairway/contract/school-partners/endpoints';
import { fold } from '@fairway/rules/folding';
import { type Locale, languageTag } from '@fairway/rules/locales';
import {
  againAt,
  expiredBefore,
  type LastPartnership,
  type PartnershipState,
  SCHOOL_PARTNER_LIMITS,
  standingOf,
} from '@fairway/rules/school-partners';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import type { AdministeredSchoolId, ManagedSchoolId } from '../schools/access.ts';
import { type DirectorySchool, searchSchools } from '../schools/directory.ts';

/** A partnership that counts, from one side. */
export type Partner = { partnershipId: string; schoolId: number; name: string };

/** The partners of a school, by name: none of them rests, nor does the school. */
export async function listPartners(database: Database, schoolId: number): Promise<Partner[]> {
  return partnershipsOf(database, schoolId)
    .select(['p.id as partnershipId', 's.id as schoolId', 's.name'])
    .where('p.state', '=', 'accepted')
    .where('s.suspended_at', 'is', null)
    .where(sql<boolean>`exists (select from school own where own.id = ${schoolId} and own.suspended_at is null)`)
    .orderBy(sql`fold_name(s.name)`)
    .orderBy('s.id')
    .execute();
}

/** Are these two schools partners now? One that rests is nobody's. */
export async function arePartners(database: Database, schoolId: number, otherId: number): Promise<boolean> {
  return (await listPartners(database, schoolId)).some((partner) => partner.schoolId === otherId);
}

/** Partnerships that were agreed on and not ended, whether they rest or not: what a school may choose from. */
export async function listAgreed(database: Database, schoolId: number): Promise<{ id: string; name: string }[]> {
  return partnershipsOf(database, schoolId)
    .select(['p.id', 's.name'])
    .where('p.state', '=', 'accepted')
    .orderBy(sql`fold_name(s.name)`)
    .orderBy('s.id')
    .execute();
}

/** Partnerships of a school with the other one of the two as `s`. */
function partnershipsOf(database: Database, schoolId: number) {
  return database
    .selectFrom('school_partnership as p')
    .innerJoin('school as s', (join) =>
      join.on(sql<boolean>`s.id = case when p.proposer_id = ${schoolId} then p.asked_id else p.proposer_id end`),
    )
    .where((of) => of.or([of('p.proposer_id', '=', schoolId), of('p.asked_id', '=', schoolId)]));
}

/** All of a school's with what its page says of each; `by`: who of our school proposed or answered. */
function shownPartnerships(database: Database, schoolId: ManagedSchoolId) {
  return partnershipsOf(database, schoolId)
    .leftJoin('identity_person as u', (join) =>
      join.on(sql<boolean>`u.id = case when p.proposer_id = ${schoolId} then p.proposed_by else p.answered_by end`),
    )
    .select(['p.id', 'p.proposer_id', 'p.state', 'p.note', 'p.proposed_at', 'p.answered_at', 'p.ended_at'])
    .select(['s.id as school_id', 's.name', 's.logo', 's.city', 's.country_code', 's.suspended_at', 'u.first_name', 'u.last_name']);
}
export type PartnershipRow = Awaited<ReturnType<ReturnType<typeof shownPartnerships>['executeTakeFirstOrThrow']>>;

/** Partners by name, then what waits, the oldest first. */
export function listOpen(database: Database, schoolId: ManagedSchoolId, now: Date): Promise<PartnershipRow[]> {
  return shownPartnerships(database, schoolId)
    .where((of) =>
      of.or([of('p.state', '=', 'accepted'), of.and([of('p.state', '=', 'proposed'), of('p.proposed_at', '>', expiredBefore(now))])]),
    )
    .orderBy(sql`case when p.state = 'proposed' then p.proposed_at end`)
    .orderBy(sql`fold_name(s.name)`)
    .orderBy('p.id')
    .execute();
}

/** What is over, the latest first. */
export function listPast(database: Database, schoolId: ManagedSchoolId, now: Date): Promise<PartnershipRow[]> {
  return shownPartnerships(database, schoolId)
    .where((of) =>
      of.or([
        of('p.state', 'not in', ['accepted', 'proposed']),
        of.and([of('p.state', '=', 'proposed'), of('p.proposed_at', '<=', expiredBefore(now))]),
      ]),
    )
    .orderBy(sql`coalesce(p.ended_at, p.answered_at, p.proposed_at)`, 'desc')
    .orderBy('p.id', 'desc')
    .limit(SCHOOL_PARTNER_LIMITS.past)
    .execute();
}

/** What waits for a school's answer, and since when the oldest does. Of a school that is suspended nothing can be accepted: it waits until that is over. */
export async function countReceived(database: Database, schoolId: number, now: Date): Promise<{ count: number; oldestAt: Date | null }> {
  return database
    .selectFrom('school_partnership')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(proposed_at)`.as('oldestAt')])
    .where('asked_id', '=', schoolId)
    .where('state', '=', 'proposed')
    .where('proposed_at', '>', expiredBefore(now))
    .executeTakeFirstOrThrow();
}

type Last = LastPartnership & { id: string; otherId: number; note: string };

/** The last that was between a school and each of these. */
export async function listLast(database: Database, schoolId: number, otherIds: readonly number[]): Promise<Last[]> {
  const rows = await partnershipsOf(database, schoolId)
    .distinctOn('s.id')
    .select(['p.id', 's.id as otherId', 'p.proposer_id', 'p.state', 'p.note', 'p.proposed_at as proposedAt', 'p.answered_at as answeredAt'])
    .where('s.id', '=', sql<number>`any(${[...otherIds]}::int[])`)
    .orderBy('s.id')
    .orderBy('p.proposed_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute();
  return rows.map(({ proposer_id, state, ...row }) => ({ ...row, state: state as PartnershipState, isOurs: proposer_id === schoolId }));
}

type Found = z.input<typeof findPartnerSchools.returns>;
type Asked = { q: string; locale: Locale; now: Date };

/** Schools whose career services are here and that do not rest; words also find their city and their country in the reader's language. */
export async function findSchools(
  database: Database,
  schoolId: AdministeredSchoolId,
  directory: readonly DirectorySchool[],
  { q, locale, now }: Asked,
): Promise<Found> {
  const rows = await database
    .selectFrom('school')
    .select(['id', 'name', 'logo', 'city', 'country_code'])
    .where('is_managed', '=', true)
    .where('suspended_at', 'is', null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const countries = new Intl.DisplayNames([languageTag(locale)], { type: 'region' });
  const searched = directory.flatMap((school) => {
    const row = byId.get(school.id);
    if (!row) return [];
    const places = [row.city, row.country_code && countries.of(row.country_code)].flatMap((place) => (place ? [fold(place)] : []));
    return [{ ...school, aliases: [...school.aliases, ...places], texts: [school.texts, ...places].join('\n') }];
  });
  const ids = searchSchools(searched, q, SCHOOL_PARTNER_LIMITS.found);
  const last = new Map((await listLast(database, schoolId, ids)).map((one) => [one.otherId, one]));
  return {
    schools: ids.flatMap((id) => {
      const row = byId.get(id);
      if (!row) return [];
      const standing = id === schoolId ? 'own' : standingOf(last.get(id), now);
      return [
        {
          ...{ schoolId: id, name: row.name, logo: row.logo, city: row.city, country: row.country_code, standing },
          againAt: standing === 'declined' ? (againAt(last.get(id))?.toISOString() ?? null) : null,
        },
      ];
    }),
  };
}
