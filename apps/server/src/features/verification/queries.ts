// Reads of school connections that other features stand on.
import { lastEnd } from '@fairway/rules/sign-in-certificates';
import { isVerifiedNow, type VerificationMethod, type VerificationState } from '@fairway/rules/verification';
import { type MethodRow, type SchoolMethod, schoolMethods } from '@fairway/rules/verification-request';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { certificateEnds } from './sign-in/provider-metadata.ts';

const DAY_MS = 86_400_000;

/** A school id at which the caller is verified; exclusive things of the school open with it. */
export type VerifiedSchoolId = number & { readonly verifiedSchool: unique symbol };

/** The state of a row: a proof whose end has passed proves nothing, also before the sweep comes to it. */
export function stateNow(row: { state: string; expires_at: Date | null }, now: Date): VerificationState {
  const state = row.state as VerificationState;
  return state === 'verified' && !isVerifiedNow({ state, expiresAt: row.expires_at }, now) ? 'needVerification' : state;
}

/** The state of every connection of a person, by school. */
export async function connectionStates(database: Database, userId: string, now: Date): Promise<Map<number, VerificationState>> {
  const rows = await database
    .selectFrom('school_connection')
    .select(['school_id', 'state', 'expires_at'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.school_id, stateNow(row, now)]));
}

/** Schools at which a person is verified now, and that do not rest: they open what is for their students alone. @rule schools.10 */
export async function verifiedSchoolIds(database: Database, userId: string, now: Date): Promise<VerifiedSchoolId[]> {
  return (await provenSchools(database, userId, now)).filter((row) => !row.suspended_at).map((row) => row.school_id as VerifiedSchoolId);
}

/** All at which a person is verified now, also those that rest: nobody loses sight of what is their own. @rule schools.10 */
export async function provenSchoolIds(database: Database, userId: string, now: Date): Promise<number[]> {
  return (await provenSchools(database, userId, now)).map((row) => row.school_id);
}

async function provenSchools(database: Database, userId: string, now: Date) {
  const rows = await database
    .selectFrom('school_connection as c')
    .innerJoin('school as s', 's.id', 'c.school_id')
    .select(['c.school_id', 'c.state', 'c.expires_at', 's.suspended_at'])
    .where('c.user_id', '=', userId)
    .orderBy('c.school_id')
    .execute();
  return rows.filter((row) => isVerifiedNow({ state: row.state as VerificationState, expiresAt: row.expires_at }, now));
}

const askedIds = new WeakMap<ApiRequest, Promise<VerifiedSchoolId[]>>();

/** Schools whose exclusive postings the caller sees: those where they are verified. */
export function visibleSchoolIds(request: ApiRequest): Promise<VerifiedSchoolId[]> {
  const { actor, database, clock } = request;
  if (actor.kind !== 'user') return Promise.resolve([]);
  const known = askedIds.get(request) ?? verifiedSchoolIds(database, actor.userId, clock.now());
  askedIds.set(request, known);
  return known;
}

/** When the sign-in of each school that has SAML ends: with the last of its certificates. */
export async function listCertificateEnds(database: Database): Promise<{ schoolId: number; school: string; endsAt: Date }[]> {
  const rows = await database
    .selectFrom('school_sign_in as i')
    .innerJoin('school as s', 's.id', 'i.school_id')
    .select(['i.school_id', 's.name', 'i.certificates'])
    .where('i.protocol', '=', 'saml')
    .orderBy('i.school_id')
    .execute();
  return rows.flatMap((row) => {
    const endsAt = lastEnd(certificateEnds(row.certificates));
    return endsAt ? [{ schoolId: row.school_id, school: row.name, endsAt }] : [];
  });
}

export type ProvingSchool = {
  id: number;
  name: string;
  logo: string | null;
  slug: string;
  subDomain: string | null;
  primaryColor: string | null;
  secondaryColor: string | null;
  locale: string;
  requestTexts: Readonly<Record<string, string>>;
  /** The main one first. */
  domains: string[];
  /** It takes none for now. */
  isSuspended: boolean;
  /** How it takes proof, in its own order. */
  methods: SchoolMethod[];
};

/** Schools by id with the ways in which they take proof, in the order of `ids`; those that are gone are left out. */
export async function listProvingSchools(database: Database, ids: readonly number[]): Promise<ProvingSchool[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('school as s')
    .select(['s.id', 's.name', 's.logo', 's.slug', 's.sub_domain', 's.primary_color', 's.secondary_color', 's.locale'])
    .select(['s.request_texts', 's.is_managed', 's.suspended_at'])
    .select(
      sql<string[]>`array(select d.domain from school_domain d where d.school_id = s.id order by d.is_primary desc, d.domain)`.as(
        'domains',
      ),
    )
    .select(
      sql<MethodRow[]>`coalesce((select json_agg(json_build_object('method', m.method, 'isOn', m.is_on, 'validityDays', m.validity_days)
        order by m.position, m.method) from school_verification_method m where m.school_id = s.id), '[]')`.as('methods'),
    )
    .where('s.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  const byId = new Map(
    rows.map((row): [number, ProvingSchool] => [
      row.id,
      {
        id: row.id,
        name: row.name,
        logo: row.logo,
        slug: row.slug,
        subDomain: row.sub_domain,
        primaryColor: row.primary_color,
        secondaryColor: row.secondary_color,
        locale: row.locale,
        requestTexts: row.request_texts as Record<string, string>,
        domains: row.domains,
        isSuspended: row.suspended_at !== null,
        methods: row.suspended_at ? [] : schoolMethods(row.methods, { domains: row.domains, isManaged: row.is_managed }),
      },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** @throws Problem verification.school_rests */
export async function refuseResting(database: Database, schoolId: number): Promise<void> {
  const row = await database.selectFrom('school').select('suspended_at').where('id', '=', schoolId).executeTakeFirst();
  if (row?.suspended_at) throw new Problem('verification.school_rests');
}

/** When a proof of this kind that is given now ends; null: it holds. */
export async function proofEnd(database: Database, schoolId: number, method: VerificationMethod, now: Date): Promise<Date | null> {
  const row = await database
    .selectFrom('school_verification_method')
    .select('validity_days')
    .where('school_id', '=', schoolId)
    .where('method', '=', method)
    .executeTakeFirst();
  return row?.validity_days ? new Date(now.getTime() + row.validity_days * DAY_MS) : null;
}

/** What happened to a connection and who did it, the newest first. */
export function listMoves(database: Database, connectionId: string, limit: number) {
  return database
    .selectFrom('school_connection_event as e')
    .leftJoin('identity_person as u', 'u.id', 'e.actor_id')
    .select(['e.id', 'e.at', 'e.action', 'e.actor_id', 'e.note', 'u.first_name', 'u.last_name'])
    .where('e.connection_id', '=', connectionId)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
}
