// Who works at a school: a person once, with the higher of their roles.
import type { staffMember } from '@fairway/contract/school-staff';
import type { StaffRole } from '@fairway/rules/school-settings';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import type { ManagedSchoolId } from '../../schools/access.ts';

export type StaffMember = z.infer<typeof staffMember>;
type Row = {
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  status: string;
  role: StaffRole;
  granted_at: Date;
  expires_at: Date | null;
};

/** Administrators first, then by name. `you`: the reader. */
export async function listStaff(database: Database, schoolId: ManagedSchoolId, you: string, now: Date): Promise<StaffMember[]> {
  const { rows } = await sql<Row>`
    select u.id as user_id, u.email, u.first_name, u.last_name, u.status, max(r.role) as role, min(r.granted_at) as granted_at,
      (select max(t.expires_at) from mail_token t where t.user_id = u.id and t.purpose = 'activate' and t.used_at is null) as expires_at
    from user_role r join app_user u on u.id = r.user_id
    where r.school_id = ${schoolId} and r.role in ('SchoolAdmin', 'CareerStaff')
    group by u.id
    order by max(r.role) desc, lower(u.last_name), lower(u.first_name), u.email_folded`.execute(database);
  const administrators = rows.filter((row) => row.role === 'SchoolAdmin' && row.status === 'active').length;
  return rows.map((row) => {
    const state = stateOf(row, now);
    return {
      userId: row.user_id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      role: row.role,
      state,
      expiresAt: state === 'invited' ? (row.expires_at?.toISOString() ?? null) : null,
      grantedAt: row.granted_at.toISOString(),
      isYou: row.user_id === you,
      isLastAdministrator: row.role === 'SchoolAdmin' && state === 'active' && administrators === 1,
    };
  });
}

function stateOf({ status, expires_at }: Row, now: Date): StaffMember['state'] {
  if (status === 'active' || status === 'suspended') return status;
  return expires_at && expires_at > now ? 'invited' : 'expired';
}
