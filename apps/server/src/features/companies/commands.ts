// Following a company is a row (house.md law 5). Twice is once.
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { FollowerId } from './access.ts';
import { findCompany } from './queries.ts';

/** Gives the id that is followed: that of the company which took the asked one over. @throws Problem companies.not_found */
export async function followCompany(database: Database, userId: FollowerId, companyId: number): Promise<number> {
  const company = await findCompany(database, companyId);
  if (!company) throw new Problem('companies.not_found');
  // Waits for a merge of it that is under way, and then follows nothing that is no company any more.
  await sql`insert into company_follow (user_id, company_id)
    select ${userId}, c.id from company c where c.id = ${company.id} and c.status = 'active' for key share
    on conflict do nothing`.execute(database);
  return company.id;
}

export async function unfollowCompany(database: Database, userId: FollowerId, companyId: number): Promise<void> {
  await database.deleteFrom('company_follow').where('user_id', '=', userId).where('company_id', '=', companyId).execute();
}
