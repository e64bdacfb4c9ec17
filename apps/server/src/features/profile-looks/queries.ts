// Reads of who looked, for whose profile it is. A share that stands by which they see it still is named, so that it can be taken back.
import type { profileLook } from '@fairway/contract/profile-looks/endpoints';
import { keptSince, LOOK_LIMITS, type LookOccasion, type LookPart } from '@fairway/rules/profile-looks';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import type { OwnUserId } from '../identity/access.ts';

type LookRow = {
  id: string;
  name: string | null;
  organization_id: number | null;
  organization: string | null;
  school_id: number | null;
  school: string | null;
  occasion: LookOccasion;
  part: LookPart;
  began_at: Date;
  at: Date;
  share_id: string | null;
};

/** Newest first. */
export async function listLooks(database: Database, userId: OwnUserId, page: number, now: Date) {
  const { pageSize } = LOOK_LIMITS;
  const mine = sql`l.user_id = ${userId}::uuid and l.at > ${keptSince(now)}`;
  const { rows } = await sql<LookRow>`
    select l.id, person_name(u.first_name, u.last_name) as name, l.organization_id, o.name as organization, l.school_id, b.name as school,
      l.occasion, l.part, l.began_at, l.at, s.id as share_id
    from (select * from profile_look l where ${mine} order by l.at desc, l.id limit ${pageSize} offset ${(page - 1) * pageSize}) l
    left join identity_person u on u.id = l.looked_by
    left join organization_shown o on o.id = l.organization_id
    left join school b on b.id = l.school_id
    left join profile_share_standing s on s.user_id = l.user_id and s.consented and (s.expires_at is null or s.expires_at > ${now})
      and (s.shared_with_org = l.organization_id or (l.organization_id is null and l.school_id is null and s.shared_with_user = l.looked_by))
    order by l.at desc, l.id`.execute(database);
  const { count } = (await sql<{ count: number }>`select count(*)::int as count from profile_look l where ${mine}`.execute(database))
    .rows[0]!;
  return { looks: rows.map(lookView), page, pageSize, totalCount: count };
}

function lookView(row: LookRow): z.input<typeof profileLook> {
  const { organization_id, organization, school_id, school } = row;
  return {
    ...{ id: row.id, name: row.name, occasion: row.occasion, part: row.part, shareId: row.share_id },
    by:
      organization_id !== null
        ? { kind: 'organization', id: organization_id, name: organization ?? '' }
        : school_id !== null
          ? { kind: 'school', id: school_id, name: school ?? '' }
          : null,
    beganAt: row.began_at.toISOString(),
    at: row.at.toISOString(),
  };
}
