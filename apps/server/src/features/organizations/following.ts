// The organizations a person follows: the ids of all for the buttons, and a page of rows for the list. An organization that is not active any more
// is in no list. @rule organizations.13

import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { listFollowedCompanies } from '@fairway/contract/organizations/following';
import { organizationSegment } from '@fairway/rules/slugs';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { type FollowerId, ownFollowerId } from './access.ts';
import type { OrganizationDirectory } from './directory.ts';

const PAGE_SIZE = 20;
/** More than anybody follows. */
const IDS_MAX = 1000;

export async function listFollowedPage(
  page: number,
  request: ApiRequest,
  directory: OrganizationDirectory,
): Promise<EndpointReply<typeof listFollowedCompanies>> {
  const followerId = ownFollowerId(request);
  const organizationIds = await listFollowedIds(request.database, followerId);
  const open = new Map((await directory.entries()).map((entry) => [entry.id, entry.openPostings]));
  const { rows, totalCount } = await listFollowedRows(request.database, followerId, page);
  return {
    companyIds: organizationIds,
    companies: rows.map((row) => ({
      id: row.id,
      name: row.name,
      segment: organizationSegment(row.id, row.name),
      logo: row.logo,
      countryCode: row.country_code,
      openPostings: open.get(row.id) ?? 0,
    })),
    page,
    totalCount,
    hasNext: page * PAGE_SIZE < totalCount,
  };
}

/** Ids of the organizations this user follows, newest first. */
async function listFollowedIds(database: Database, followerId: FollowerId): Promise<number[]> {
  const rows = await database
    .selectFrom('organization_follow')
    .select('organization_id')
    .where('user_id', '=', followerId)
    .orderBy('created_at', 'desc')
    .orderBy('organization_id')
    .limit(IDS_MAX)
    .execute();
  return rows.map((row) => row.organization_id);
}

/** The first `limit` by name, those that are open. */
export function listFollowedNames(database: Database, followerId: FollowerId, limit: number): Promise<{ id: number; name: string }[]> {
  return database
    .selectFrom('organization_follow as f')
    .innerJoin('organization as c', 'c.id', 'f.organization_id')
    .select(['c.id', 'c.name'])
    .where('f.user_id', '=', followerId)
    .where('c.status', '=', 'active')
    .orderBy(sql`lower(c.name)`)
    .limit(limit)
    .execute();
}

async function listFollowedRows(database: Database, followerId: FollowerId, page: number) {
  const followed = database
    .selectFrom('organization_follow as f')
    .innerJoin('organization as c', 'c.id', 'f.organization_id')
    .where('f.user_id', '=', followerId)
    .where('c.status', '=', 'active');
  const rows = await followed
    .select(['c.id', 'c.name', 'c.logo', 'c.country_code'])
    .orderBy('f.created_at', 'desc')
    .orderBy('c.id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const { count } = await followed.select((select) => select.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  return { rows, totalCount: Number(count) };
}
