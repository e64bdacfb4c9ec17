// What an organization shows of itself as its owners write it (rules/organization-profile.ts), whole: places, videos and articles that wait too.
import type { OrganizationProfileContent, ProfileText } from '@fairway/rules/organization-profile';
import type { Database } from '../../../kernel/database/database.ts';

/** undefined: there is no such organization, or it was merged into another. */
export async function findShownProfile(database: Database, id: number): Promise<OrganizationProfileContent | undefined> {
  const row = await database
    .selectFrom('organization')
    .select(['logo', 'banner', 'tagline', 'description', 'sectors', 'link', 'links'])
    .where('id', '=', id)
    .where('status', '<>', 'merged')
    .executeTakeFirst();
  if (!row) return undefined;
  // One after the other: in a transaction there is one connection.
  const places = await database
    .selectFrom('organization_location')
    .select(['title', 'address', 'city', 'country_code', 'is_headquarters'])
    .where('organization_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const videos = await database
    .selectFrom('organization_video')
    .select(['id', 'title', 'thumbnail', 'video_link'])
    .where('organization_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const articles = await database
    .selectFrom('organization_article')
    .select(['id', 'slug', 'title', 'ingress', 'body', 'featured_image', 'published_at'])
    .where('organization_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    ...{ logo: row.logo, banner: row.banner, tagline: row.tagline as ProfileText, description: row.description as ProfileText },
    ...{ sectors: row.sectors, website: row.link ?? '', links: row.links as string[] },
    places: places.map((place) => ({
      ...{ title: place.title, address: place.address, city: place.city ?? '', country: place.country_code ?? '' },
      isHeadquarters: place.is_headquarters,
    })),
    videos: videos.map(({ id: video, title, thumbnail, video_link }) => ({
      ...{ id: video, title: title as ProfileText, thumbnail, link: video_link },
    })),
    articles: articles.map((article) => ({
      ...{ id: article.id, slug: article.slug, title: article.title as ProfileText, ingress: article.ingress as ProfileText },
      ...{ body: article.body as ProfileText, picture: article.featured_image, isShown: article.published_at !== null },
      publishAt: article.published_at?.toISOString() ?? null,
    })),
  };
}

/** When the next of its articles comes by itself. */
export async function findNextArticle(database: Database, organizationId: number, now: Date): Promise<Date | undefined> {
  const row = await database
    .selectFrom('organization_article')
    .select('published_at')
    .where('organization_id', '=', organizationId)
    .where('published_at', '>', now)
    .where('removed_at', 'is', null)
    .orderBy('published_at')
    .limit(1)
    .executeTakeFirst();
  return row?.published_at ?? undefined;
}

/** What a preview shows beside the draft: the row itself, whichever state it has. */
export async function getOwnOrganization(database: Database, id: number) {
  return database
    .selectFrom('organization')
    .select(['id', 'name', 'status', 'country_code', 'external_id', 'parent_id', 'size', 'founded_year'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
