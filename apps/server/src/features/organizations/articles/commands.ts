// Articles that the platform hides: nobody is shown one (queries.ts), and nothing of it is changed, so that it comes back whole. @rule trust.7
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
