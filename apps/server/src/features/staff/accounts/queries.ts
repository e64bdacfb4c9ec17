// Who works at a school: a person once, with the higher of their roles.
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { staffList } from '@fairway/contract/staff/endpoints';
import { fold } from '@fairway/rules/folding';
import { fullName } from '@fairway/rules/names';
import type { STAFF_SORTS, StaffRole, StaffState } from '@fairway/rules/school-settings';
import type { StaffShape } from '@fairway/rules/staff-shapes';
import { searchedWords } from '@fairway/rules/students';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ManagedSchoolId } from '../../schools/access.ts';
import { scopeProgramsOf } from '../../schools/members/queries.ts';

export type StaffMember = RowOf<typeof staffList>;
/** Whose staff, who reads (`isYou`) and when: an invitation ends. */
export type StaffReader = { schoolId: ManagedSchoolId; actorId: string; now: Date };

const ORDER: ListOrder<(typeof STAFF_SORTS)[number]> = {
  key: 'm.user_id',
  sorts: {
    role: sql`(m.role <> 'SchoolAdmin', m.folded_name)`,
    name: 'm.folded_name',
    since: 'm.granted_at',
  },
};

function staffOf(database: Database, { schoolId, now }: StaffReader) {
  // Roles and offers of roles; an offer is an invitation, whoever it is for.
  const roles = database
    .selectFrom('user_role')
    .select(['user_id', 'role', 'granted_at', sql<Date | null>`null::timestamptz`.as('offer_ends_at')])
    .where('school_id', '=', schoolId)
    .where('role', 'in', ['SchoolAdmin', 'CareerStaff'])
    .unionAll(
      database
        .selectFrom('staff_offer')
        .select(['user_id', 'role', 'offered_at as granted_at', 'expires_at as offer_ends_at'])
        .where('school_id', '=', schoolId),
    );
  const people = database
    .selectFrom(roles.as('r'))
    .innerJoin('identity_person as u', 'u.id', 'r.user_id')
    .select(['u.id as user_id', 'u.email', 'u.first_name', 'u.last_name', 'u.folded_name', 'u.folded_words'])
    .select(({ fn }) => [fn.max('r.role').as('role'), fn.min('r.granted_at').as('granted_at')])
    .select([
      sql<StaffState>`case when bool_and(r.offer_ends_at is not null) and u.status = 'active'
        then case when max(r.offer_ends_at) > ${now} then 'invited' else 'expired' end
        when u.status in ('active', 'suspended') then u.status
        when exists (select from identity_activation t where t.user_id = u.id and t.expires_at > ${now})
        then 'invited' else 'expired' end`.as('state'),
      sql<Date | null>`coalesce(max(r.offer_ends_at), (select max(t.expires_at) from identity_activation t where t.user_id = u.id))`.as(
        'expires_at',
      ),
      sql<string>`sum((max(r.role) = 'SchoolAdmin' and u.status = 'active' and bool_or(r.offer_ends_at is null))::int) over ()`.as(
        'administrators',
      ),
    ])
    .groupBy(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.folded_name', 'u.folded_words', 'u.status']);
  return database
    .selectFrom(people.as('m'))
    .select([
      'm.user_id',
      'm.email',
      'm.first_name',
      'm.last_name',
      'm.role',
      'm.granted_at',
      'm.state',
      'm.expires_at',
      'm.administrators',
    ])
    .innerJoin('school_staff_member as d', (join) => join.onRef('d.user_id', '=', 'm.user_id').on('d.school_id', '=', schoolId))
    .select(['d.shape', 'd.is_coach', 'd.updated_at', scopeProgramsOf('d').as('programs')]);
}

type Row = Awaited<ReturnType<ReturnType<typeof staffOf>['executeTakeFirstOrThrow']>>;

function listed(database: Database, reader: StaffReader, { q, role, state }: Asked<typeof staffList>) {
  let query = staffOf(database, reader);
  if (role === 'SchoolAdmin') query = query.where('m.role', '=', role);
  else if (role !== undefined) query = query.where('m.role', '=', 'CareerStaff').where('d.shape', '=', role);
  if (state !== undefined) query = query.where('m.state', '=', state);
  for (const { word, begins } of searchedWords(fold(q)))
    query = query.where(sql<boolean>`strpos(' ' || m.folded_words, ${begins ? ` ${word}` : word}) > 0`);
  return query;
}

export function staffListing(database: Database, reader: StaffReader, asked: Asked<typeof staffList>): Listing<typeof staffList, Row> {
  return {
    rows: listed(database, reader, asked),
    order: ORDER,
    view: (row) => memberView(row, reader),
    file: 'staff',
    columns: {
      name: ({ firstName, lastName }) => fullName(firstName, lastName),
      email: ({ email }) => email,
      role: ({ role, shape }) => (role === 'SchoolAdmin' ? role : shape),
      coach: ({ isCoach }) => isCoach,
      programs: ({ programs }) => programs?.map(({ name }) => name).join('; ') ?? null,
      state: ({ state }) => state,
      since: ({ grantedAt }) => grantedAt,
    },
  };
}

/** One of the staff. @throws Problem not_found */
export async function getStaffMember(database: Database, reader: StaffReader, userId: string): Promise<StaffMember> {
  const row = await staffOf(database, reader).where('m.user_id', '=', userId).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return memberView(row, reader);
}

function memberView(row: Row, { actorId }: StaffReader): StaffMember {
  return {
    userId: row.user_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role as StaffRole,
    shape: row.shape as StaffShape,
    isCoach: row.is_coach,
    programs: row.programs,
    updatedAt: row.updated_at.toISOString(),
    state: row.state,
    expiresAt: row.state === 'invited' ? (row.expires_at?.toISOString() ?? null) : null,
    grantedAt: row.granted_at.toISOString(),
    isYou: row.user_id === actorId,
    isLastAdministrator: row.role === 'SchoolAdmin' && row.state === 'active' && Number(row.administrators) === 1,
  };
}
