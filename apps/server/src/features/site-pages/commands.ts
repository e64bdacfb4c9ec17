// Publishes editions of own pages. Each is one transaction, a line of the audit on the tenant that names page and edition, never words, and
// news by which every node renders its pages anew.
import type { SitePage } from '@fairway/rules/site-pages';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { tellOfTenant } from '../tenants/commands.ts';
import { findNewestEdition, getPageTenant, type Texts } from './queries.ts';

export type Publication = {
  tenantId: number;
  page: SitePage;
  /** The newest edition that was read; 0: none. */
  edition: number;
  /** Null: back to our text. */
  texts: Record<string, string | undefined> | null;
};

/** Publishes the next edition. @throws Problem not_found, site_pages.changed where another one was published meanwhile. @rule content.7 */
export async function publishEdition(
  transaction: Database,
  { tenantId, page, edition, texts }: Publication,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  await getPageTenant(transaction, tenantId);
  const newest = await findNewestEdition(transaction, tenantId, page);
  if ((newest?.number ?? 0) !== edition) throw new Problem('site_pages.changed');
  // There is nothing to go back from.
  if (texts === null && !newest?.texts) return;
  const number = edition + 1;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('site_page_edition')
    .values({ tenant_id: tenantId, page, number, texts: texts && JSON.stringify(filled(texts)), published_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'page', 'number']).doNothing())
    .executeTakeFirstOrThrow();
  // Somebody else's was committed between the look above and here.
  if (numInsertedOrUpdatedRows === 0n) throw new Problem('site_pages.changed');
  const what = texts === null ? 'page_reset' : 'page_published';
  await tellOfTenant(transaction, { id: tenantId, what, actorId, now, detail: { page, edition: String(number) } });
}

/** Without the slots that hold nothing. */
function filled(texts: Record<string, string | undefined>): Texts {
  const trimmed = Object.entries(texts).map(([locale, words]) => [locale, words?.trim() ?? ''] as const);
  return Object.fromEntries(trimmed.filter(([, words]) => words !== ''));
}
