// The companies a person follows: the ids of all for the buttons, and a page of rows for the list. A company that is not active any more
// is in no list.
import type { listFollowedCompanies } from '@fairway/contract/companies';
import type { EndpointReply } from '@fairway/contract/endpoint';
import { companySegment } from '@fairway/rules/slugs';
import type { Database } from '../../kernel/database/database.ts';
import type { Call } from '../../kernel/http/call.ts';
import { type FollowerId, ownFollowerId } from './access.ts';
import type { CompanyDirectory } from './directory.ts';

const PAGE_SIZE = 20;
/** More than anybody follows. */
const IDS_MAX = 1000;

export async function listFollowedPage(
  page: number,
  call: Call,
  directory: CompanyDirectory,
): Promise<EndpointReply<typeof listFollowedCompanies>> {
  const followerId = ownFollowerId(call);
  const companyIds = await listFollowedIds(call.database, followerId);
  const open = new Map((await directory.entries()).map((entry) => [entry.id, entry.openPostings]));
  const { rows, totalCount } = await listFollowedRows(call.database, followerId, page);
  return {
    companyIds,
    companies: rows.map((row) => ({
      id: row.id,
      name: row.name,
      segment: companySegment(row.id, row.name),
      logo: row.logo,
      countryCode: row.country_code,
      openPostings: open.get(row.id) ?? 0,
    })),
    page,
    totalCount,
    hasNext: page * PAGE_SIZE < totalCount,
  };
}

/** Ids of the companies this user follows, newest first. */
async function listFollowedIds(database: Database, followerId: FollowerId): Promise<number[]> {
  const rows = await database
    .selectFrom('company_follow')
    .select('company_id')
    .where('user_id', '=', followerId)
    .orderBy('created_at', 'desc')
    .orderBy('company_id')
    .limit(IDS_MAX)
    .execute();
  return rows.map((row) => row.company_id);
}

async function listFollowedRows(database: Database, followerId: FollowerId, page: number) {
  const followed = database
    .selectFrom('company_follow as f')
    .innerJoin('company as c', 'c.id', 'f.company_id')
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
