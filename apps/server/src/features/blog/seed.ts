// The blog of the demo world: three posts for students on the default tenant and on the French one, a fourth that is scheduled, and a draft.
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/ids.ts';
import { DEMO_POSTS } from './world/posts.ts';

const DAY_MS = 86_400_000;

/** Writes them for those tenants. */
export async function seedBlog(database: DatabaseTransaction, today: Date): Promise<number> {
  const tenants = await database.selectFrom('tenant').select('id').where('slug', 'in', ['fairway', 'valclair']).execute();
  const at = (days: number) => new Date(today.getTime() + days * DAY_MS);
  const posts = tenants.flatMap(({ id: tenant_id }) =>
    DEMO_POSTS.map(({ slug, author, inDays, texts }) => ({
      ...{ id: newId(), tenant_id, slug, author, texts: JSON.stringify(texts) },
      ...{ published_at: inDays === undefined ? null : at(inDays), created_at: at(-60), updated_at: at(Math.min(0, inDays ?? 0)) },
    })),
  );
  if (posts.length === 0) return 0;
  await database.insertInto('blog_post').values(posts).execute();
  const slugs = posts.map(({ id, tenant_id, slug }) => ({ tenant_id, slug, post_id: id }));
  await database.insertInto('blog_slug').values(slugs).execute();
  return posts.length;
}
