// Following a company is a row (house.md law 5). Twice is once.
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { FollowerId } from './access.ts';
import { findCompany } from './queries.ts';

/** @throws Problem companies.not_found */
export async function followCompany(database: Database, userId: FollowerId, companyId: number): Promise<void> {
  if (!(await findCompany(database, companyId))) throw new Problem('companies.not_found');
  await database
    .insertInto('company_follow')
    .values({ user_id: userId, company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unfollowCompany(database: Database, userId: FollowerId, companyId: number): Promise<void> {
  await database.deleteFrom('company_follow').where('user_id', '=', userId).where('company_id', '=', companyId).execute();
}
