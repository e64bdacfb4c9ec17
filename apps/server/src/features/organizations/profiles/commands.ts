// Shows what owners wrote of their organization, whole. Videos and articles that were there keep their ids, and with them their addresses; one that was
// removed once and comes back gets its own again. Nothing that they do not write is touched: name, country, people, figures.
import { type OrganizationProfileContent, type ProfileArticle, slugOf, writtenText } from '@fairway/rules/organization-profile';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { takeOffArticles } from '../articles/commands.ts';

const json = (value: unknown) => JSON.stringify(value);

/** Of two who change it at once, one waits. @throws Problem not_found, also for one that was merged */
export async function lockOwnOrganization(transaction: Database, id: number): Promise<void> {
  const organization = transaction.selectFrom('organization').select('id').where('id', '=', id).where('status', '<>', 'merged');
  if (!(await organization.forUpdate().executeTakeFirst())) throw new Problem('not_found');
}

/** Writes a whole profile, of an organization that is locked; gives it with the ids and times that it has now. @rule organizations.28 */
export async function showProfile(
  transaction: Database,
  organizationId: number,
  content: OrganizationProfileContent,
  now: Date,
): Promise<OrganizationProfileContent> {
  const { logo: before } = await transaction
    .selectFrom('organization')
    .select('logo')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('organization')
    .set({
      ...{ logo: content.logo, banner: content.banner, logo_is_own: true, link: content.website.trim() || null, updated_at: now },
      ...{ tagline: json(writtenText(content.tagline)), description: json(writtenText(content.description)) },
      ...{ sectors: [...content.sectors], links: json(content.links.map((link) => link.trim()).filter(Boolean)) },
    })
    .where('id', '=', organizationId)
    .execute();
  await showPlaces(transaction, organizationId, content.places);
  const videos = await showVideos(transaction, organizationId, content.videos);
  const articles = await showArticles(transaction, organizationId, content.articles, now);
  const kind = before === content.logo ? 'company.changed' : 'company.logo_changed';
  await recordNews(transaction, [{ kind, subject: `company:${organizationId}` }]);
  return { ...content, videos, articles };
}

/** An article comes by itself: pages that show its organization are rendered anew. */
export async function tellOfArticles(transaction: Database, organizationId: number): Promise<void> {
  await recordNews(transaction, [{ kind: 'company.changed', subject: `company:${organizationId}` }]);
}

async function showPlaces(transaction: Database, organizationId: number, places: OrganizationProfileContent['places']): Promise<void> {
  await transaction.deleteFrom('organization_location').where('organization_id', '=', organizationId).execute();
  const rows = places.map((place, position) => ({
    ...{ organization_id: organizationId, position, title: place.title.trim() || place.city.trim(), address: place.address.trim() },
    ...{ city: place.city.trim() || null, country_code: place.country || null, is_headquarters: place.isHeadquarters },
  }));
  if (rows.length > 0) await transaction.insertInto('organization_location').values(rows).execute();
}

/** Which of the ids may be written: those of its own rows, and those that no row has. */
async function takenIds(
  transaction: Database,
  table: 'organization_video' | 'organization_article',
  organizationId: number,
  ids: readonly (number | null)[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
    where id = any(${ids.filter((id) => id !== null)}::int[]) and organization_id <> ${organizationId}`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

async function showVideos(transaction: Database, organizationId: number, videos: OrganizationProfileContent['videos']) {
  const taken = await takenIds(
    transaction,
    'organization_video',
    organizationId,
    videos.map(({ id }) => id),
  );
  await transaction.deleteFrom('organization_video').where('organization_id', '=', organizationId).execute();
  const shown = [];
  for (const [position, video] of videos.entries()) {
    const id = video.id === null || taken.has(video.id) ? null : video.id;
    const kept = { ...video, title: writtenText(video.title), link: video.link.trim() };
    const { rows } = await sql<{ id: number }>`
      insert into organization_video (id, organization_id, position, title, thumbnail, video_link) overriding system value
      values (coalesce(${id}::int, nextval(pg_get_serial_sequence('organization_video', 'id'))::int), ${organizationId}, ${position},
        ${json(kept.title)}::jsonb, ${kept.thumbnail}, ${kept.link}) returning id`.execute(transaction);
    shown.push({ ...kept, id: rows[0]?.id ?? null });
  }
  return shown;
}

/** When readers see it from; null: they do not. */
const publishedAt = (article: ProfileArticle, now: Date): Date | null =>
  article.isShown ? (article.publishAt === null ? now : new Date(article.publishAt)) : null;

async function showArticles(transaction: Database, organizationId: number, articles: OrganizationProfileContent['articles'], now: Date) {
  const ids = articles.flatMap(({ id }) => id ?? []);
  const taken = await takenIds(transaction, 'organization_article', organizationId, ids);
  await takeOffArticles(transaction, organizationId, ids, now);
  // Two that change names with each other meet nobody's on the way.
  await sql`update organization_article set slug = '~' || id where organization_id = ${organizationId}`.execute(transaction);
  const shown = [];
  for (const article of articles) {
    const id = article.id === null || taken.has(article.id) ? null : article.id;
    const at = publishedAt(article, now);
    const kept = { ...article, slug: slugOf(article), publishAt: at?.toISOString() ?? article.publishAt };
    const texts = [article.title, article.ingress, article.body].map((text) => json(writtenText(text)));
    // What its page calls its date is when readers saw it first; one that they see already keeps it.
    const { rows } = await sql<{ id: number }>`
      insert into organization_article as a (id, organization_id, slug, title, ingress, body, featured_image, published_at, created_at, updated_at)
        overriding system value
      values (coalesce(${id}::int, nextval(pg_get_serial_sequence('organization_article', 'id'))::int), ${organizationId}, ${kept.slug},
        ${texts[0]}::jsonb, ${texts[1]}::jsonb, ${texts[2]}::jsonb, ${article.picture}, ${at}, ${at ?? now}, ${at ?? now})
      on conflict (id) do update set slug = excluded.slug, title = excluded.title, ingress = excluded.ingress, body = excluded.body,
        featured_image = excluded.featured_image, published_at = excluded.published_at, removed_at = null,
        created_at = case when a.published_at is null or a.published_at > ${now} then excluded.created_at else a.created_at end,
        updated_at = case when a.published_at is null or a.published_at > ${now} then excluded.updated_at
          when (a.title, a.ingress, a.body, a.featured_image) is distinct from (excluded.title, excluded.ingress, excluded.body, excluded.featured_image)
          then ${now} else a.updated_at end
      returning id`.execute(transaction);
    shown.push({ ...kept, id: rows[0]?.id ?? null });
  }
  return shown;
}
