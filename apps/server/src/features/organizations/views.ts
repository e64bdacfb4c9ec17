// Rows of organizations and articles to their shapes on the wire. Texts are kept by locale and fall back (packages/i18n/src/fallback.ts).
import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { getOrganizationProfile, Organization } from '@fairway/contract/organizations/endpoints';
import { pickText, type TextSlots } from '@fairway/i18n/fallback';
import { type Locale, languageTag } from '@fairway/rules/locales';
import type { OrganizationSize } from '@fairway/rules/organizations';
import { organizationSegment } from '@fairway/rules/slugs';
import type { HierarchyRow, OrganizationRow } from './queries.ts';

export type TextContext = { locale: Locale; tenantLocale: Locale };

type LocalTexts<F extends string> = Record<F, string> & { fellBack: Partial<Record<F, string>> };

/** Columns of texts by locale, each in the best language there is; `fellBack` names those that are not in the asked one, with their tag. */
export function localTexts<F extends string>(columns: Readonly<Record<F, unknown>>, context: TextContext): LocalTexts<F> {
  const texts: Record<string, string> = {};
  const fellBack: Record<string, string> = {};
  for (const [field, column] of Object.entries(columns)) {
    const picked = pickText(column as TextSlots, context.locale, context.tenantLocale);
    texts[field] = picked?.text ?? '';
    if (picked?.fellBack) fellBack[field] = languageTag(picked.locale);
  }
  return { ...texts, fellBack } as LocalTexts<F>;
}

export function organizationView(row: OrganizationRow, openPostings: number, context: TextContext): Organization {
  return {
    id: row.id,
    name: row.name,
    segment: organizationSegment(row.id, row.name),
    logo: row.logo,
    link: row.link,
    countryCode: row.country_code,
    externalId: row.external_id,
    sectors: row.sectors,
    openPostings,
    ...localTexts({ description: row.description, tagline: row.tagline }, context),
  };
}

type ArticleRow = {
  id: number;
  slug: string;
  title: unknown;
  ingress: unknown;
  featured_image: string | null;
  created_at: Date;
  updated_at: Date;
};

export function articleView(row: ArticleRow, context: TextContext) {
  return {
    id: row.id,
    slug: row.slug,
    featuredImage: row.featured_image,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...localTexts({ title: row.title, ingress: row.ingress }, context),
  };
}

type ProfileRows = {
  places: readonly { title: string; address: string; city: string | null; country_code: string | null; is_headquarters: boolean }[];
  people: readonly { name: string; role: unknown; text: unknown }[];
  videos: readonly { id: number; title: unknown; thumbnail: string | null; video_link: string }[];
  articles: readonly ArticleRow[];
};

/** What its page shows of itself. */
export function profileView(
  row: OrganizationRow,
  { places, people, videos, articles }: ProfileRows,
  context: TextContext,
): EndpointReply<typeof getOrganizationProfile> {
  return {
    id: row.id,
    title: row.name,
    logo: row.logo,
    webAddress: row.link,
    links: row.links as string[],
    size: row.size as OrganizationSize | null,
    foundedYear: row.founded_year,
    people: people.map(({ name, role, text }) => ({ name, ...localTexts({ role, text }, context) })),
    banner: row.banner,
    locations: places.map((place) => ({
      title: place.title,
      address: place.address,
      city: place.city,
      countryCode: place.country_code,
      isHeadquarters: place.is_headquarters,
    })),
    articles: articles.map((article) => articleView(article, context)),
    videos: videos.map((video) => ({
      id: video.id,
      thumbnail: video.thumbnail,
      videoLink: video.video_link,
      ...localTexts({ title: video.title }, context),
    })),
    ...localTexts({ description: row.description }, context),
  };
}

type Node = { id: number; name: string; segment: string; logo?: string | null; children: Node[] };

/** Rows from the top down as a tree; `minimal` leaves out logos. */
export function hierarchyView(rows: readonly HierarchyRow[], minimal: boolean): Node | undefined {
  const nodes = new Map<number, Node>();
  let root: Node | undefined;
  for (const row of rows) {
    const node: Node = {
      id: row.id,
      name: row.name,
      segment: organizationSegment(row.id, row.name),
      ...(minimal ? {} : { logo: row.logo }),
      children: [],
    };
    nodes.set(row.id, node);
    if (row.parent_id === null) root = node;
    else nodes.get(row.parent_id)?.children.push(node);
  }
  return root;
}
