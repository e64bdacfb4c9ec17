// Following an organization is a row (ARCHITECTURE.md, law 5): twice is once. And its logo.
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { removeFilesLater } from '../../kernel/files/file-removal.ts';
import { LOGO_FOLDER } from '../../kernel/files/logo-picture.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { recordNews } from '../../kernel/news/news.ts';
import type { FollowerId } from './access.ts';
import { findOrganization } from './queries.ts';

/** Gives the id that is followed: that of the organization which took the asked one over. @throws Problem companies.not_found */
export async function followCompany(database: Database, userId: FollowerId, organizationId: number): Promise<number> {
  const organization = await findOrganization(database, organizationId);
  if (!organization) throw new Problem('companies.not_found');
  // Waits for a merge of it that is under way, and then follows nothing that is no organization any more.
  await sql`insert into organization_follow (user_id, organization_id)
    select ${userId}, c.id from organization c where c.id = ${organization.id} and c.status = 'active' for key share
    on conflict do nothing`.execute(database);
  return organization.id;
}

export async function unfollowCompany(database: Database, userId: FollowerId, organizationId: number): Promise<void> {
  await database.deleteFrom('organization_follow').where('user_id', '=', userId).where('organization_id', '=', organizationId).execute();
}

/** Shows a picture that somebody else brought; the file of the one before goes. Owners who published a logo keep theirs. @rule organizations.28 */
export async function changeLogo(transaction: Database, organizationId: number, logo: string, now: Date): Promise<void> {
  const organization = transaction.selectFrom('organization').select(['logo', 'logo_is_own']).where('id', '=', organizationId);
  const { logo: before, logo_is_own: isOwn } = await organization.forNoKeyUpdate().executeTakeFirstOrThrow();
  if (isOwn) return removeFilesLater(transaction, [logo.slice(1)], now);
  await transaction.updateTable('organization').set({ logo, updated_at: now }).where('id', '=', organizationId).execute();
  if (before?.startsWith(`/${LOGO_FOLDER}`)) await removeFilesLater(transaction, [before.slice(1)], now);
  await recordNews(transaction, [{ kind: 'company.logo_changed', subject: `company:${organizationId}` }]);
}
