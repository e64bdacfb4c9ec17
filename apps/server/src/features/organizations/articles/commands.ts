// Articles that the platform hides: nobody is shown one (queries.ts), and nothing of it is changed, so that it comes back whole. @rule trust.7
// And articles that their owners take off: one that readers could see stays behind for what was said of it, unseen. @rule trust.9
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { recordNews } from '../../../kernel/news/news.ts';

export const hideArticle = (transaction: Database, id: number, now: Date): Promise<void> => setHidden(transaction, id, now);
export const showArticle = (transaction: Database, id: number): Promise<void> => setHidden(transaction, id, null);

async function setHidden(transaction: Database, id: number, hidden_at: Date | null): Promise<void> {
  const changed = await transaction
    .updateTable('organization_article')
    .set({ hidden_at })
    .where('id', '=', id)
    .returning('organization_id')
    .executeTakeFirst();
  if (changed) await recordNews(transaction, [{ kind: 'company.changed', subject: `company:${changed.organization_id}` }]);
}

/** Takes off the articles of an organization that are not among `kept`; what no reader ever saw is deleted. */
export async function takeOffArticles(transaction: Database, organizationId: number, kept: readonly number[], now: Date): Promise<void> {
  const gone = sql`organization_id = ${organizationId} and id <> all(${kept}::int[]) and removed_at is null`;
  await sql`delete from organization_article where ${gone} and hidden_at is null and (published_at is null or published_at > ${now})`.execute(
    transaction,
  );
  await sql`update organization_article set removed_at = ${now} where ${gone}`.execute(transaction);
}

/** Deletes for good what was taken off before a time, without those of which somebody still decides. Gives how many. */
export async function forgetTakenOff(database: Database, before: Date, stillNeeded: readonly number[]): Promise<number> {
  const { numAffectedRows } = await sql`delete from organization_article
    where removed_at < ${before} and id <> all(${stillNeeded}::int[])`.execute(database);
  return Number(numAffectedRows ?? 0);
}
