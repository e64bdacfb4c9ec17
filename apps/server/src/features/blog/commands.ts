// Writes posts of blogs. Each change is a line of the audit that names the post, never words, and news by which every node renders its pages anew.
import { BLOG_LIMITS, type BlogTexts } from '@fairway/rules/blog';
import type { Locale } from '@fairway/rules/locales';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { recordNews } from '../../kernel/news/news.ts';

export type BlogChange = { actorId: string; now: Date };
export type EditedPost = { slug: string; author: string; texts: BlogTexts; publishedAt: string | null; edition: number };

/** Begins an empty draft; gives its id. @throws Problem not_found: no such tenant */
export async function addPost(transaction: Database, tenantId: number, change: BlogChange): Promise<string> {
  const tenant = await transaction.selectFrom('tenant').select('id').where('id', '=', tenantId).executeTakeFirst();
  if (!tenant) throw new Problem('not_found');
  const id = newId();
  const slug = `post-${id.replaceAll('-', '').slice(-12)}`;
  await transaction
    .insertInto('blog_post')
    .values({ id, tenant_id: tenantId, slug, created_at: change.now, updated_at: change.now })
    .execute();
  await takeSlug(transaction, { id, tenantId, slug });
  await tell(transaction, id, 'added', change);
  return id;
}

/** @throws Problem not_found, blog.changed where somebody else was faster, blog.slug_taken @rule content.12 */
export async function changePost(transaction: Database, id: string, edited: EditedPost, change: BlogChange): Promise<void> {
  const row = await lockPost(transaction, id);
  if (row.edition !== edited.edition) throw new Problem('blog.changed');
  await takeSlug(transaction, { id, tenantId: row.tenant_id, slug: edited.slug });
  await transaction
    .updateTable('blog_post')
    .set({
      ...{ slug: edited.slug, author: edited.author.trim(), texts: JSON.stringify(filled(edited.texts)) },
      ...{ published_at: edited.publishedAt && new Date(edited.publishedAt), edition: row.edition + 1, updated_at: change.now },
    })
    .where('id', '=', id)
    .execute();
  await tell(transaction, id, 'changed', change);
}

/** @throws Problem not_found */
export async function removePost(transaction: Database, id: string, change: BlogChange): Promise<void> {
  await lockPost(transaction, id);
  await transaction.updateTable('blog_post').set({ removed_at: change.now }).where('id', '=', id).execute();
  await tell(transaction, id, 'removed', change);
}

/** @throws Problem not_found, also after an hour */
export async function restorePost(transaction: Database, id: string, change: BlogChange): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('blog_post')
    .set({ removed_at: null })
    .where('id', '=', id)
    .where('removed_at', '>=', new Date(change.now.getTime() - BLOG_LIMITS.undoMinutes * 60_000))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('not_found');
  await tell(transaction, id, 'restored', change);
}

async function lockPost(transaction: Database, id: string) {
  const row = await transaction
    .selectFrom('blog_post')
    .select(['tenant_id', 'edition'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}

/** An address is of one post for ever, so that no link leads to another text. @rule content.13 */
async function takeSlug(transaction: Database, { id, tenantId, slug }: { id: string; tenantId: number; slug: string }): Promise<void> {
  await transaction
    .insertInto('blog_slug')
    .values({ tenant_id: tenantId, slug, post_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const owner = await transaction
    .selectFrom('blog_slug')
    .select('post_id')
    .where('tenant_id', '=', tenantId)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  if (owner.post_id !== id) throw new Problem('blog.slug_taken');
}

/** Without the languages that hold nothing. */
function filled(texts: BlogTexts): BlogTexts {
  const trimmed = Object.entries(texts).map(
    ([locale, { title, ingress, body }]) =>
      [locale as Locale, { title: title.trim(), ingress: ingress.trim(), body: body.trim() }] as const,
  );
  return Object.fromEntries(trimmed.filter(([, words]) => words.title + words.ingress + words.body !== ''));
}

async function tell(transaction: Database, id: string, what: string, { actorId, now }: BlogChange): Promise<void> {
  const subject = `blog_post:${id}`;
  await recordAudit(transaction, { actorId, action: `blog_post.${what}`, subject, at: now });
  await recordNews(transaction, [{ kind: `blog.${what}`, subject }]);
}
