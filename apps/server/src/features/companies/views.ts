// Rows of companies and articles to their shapes on the wire. Texts are kept by locale and fall back (data.md).
import type { Company } from '@fairway/contract/companies';
import { pickText } from '@fairway/i18n/fallback';
import type { Locale } from '@fairway/rules/locales';
import { companySegment } from '@fairway/rules/slugs';
import type { CompanyRow, HierarchyRow } from './queries.ts';

export type TextContext = { locale: Locale; tenantLocale: Locale };

/** The text of a column of texts by locale, in the best language there is. */
export function localText(column: unknown, context: TextContext): string {
  return pickText(column as Partial<Record<Locale, string>>, context.locale, context.tenantLocale)?.text ?? '';
}

export function companyView(row: CompanyRow, openPostings: number, context: TextContext): Company {
  return {
    id: row.id,
    name: row.name,
    segment: companySegment(row.id, row.name),
    logo: row.logo,
    link: row.link,
    description: localText(row.description, context),
    countryCode: row.country_code,
    externalId: row.external_id,
    tagline: localText(row.tagline, context),
    sectors: row.sectors,
    openPostings,
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
    title: localText(row.title, context),
    ingress: localText(row.ingress, context),
    featuredImage: row.featured_image,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
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
      segment: companySegment(row.id, row.name),
      ...(minimal ? {} : { logo: row.logo }),
      children: [],
    };
    nodes.set(row.id, node);
    if (row.parent_id === null) root = node;
    else nodes.get(row.parent_id)?.children.push(node);
  }
  return root;
}
