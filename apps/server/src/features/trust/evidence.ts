// What a reader sees of what they report, as it is kept with their report: title, text and link, in the language it was read in. It says too
// whether they may see it at all. @rule trust.4
import type { Locale } from '@fairway/rules/locales';
import { organizationSegment } from '@fairway/rules/slugs';
import { type ReportedKind, TRUST_LIMITS } from '@fairway/rules/trust';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { requirePosting } from '../jobs/access.ts';
import { findJob, postingFacts } from '../jobs/queries.ts';
import { findArticle, findOrganization } from '../organizations/queries.ts';
import { localTexts } from '../organizations/views.ts';

export type Reported =
  | { kind: 'posting'; job_id: string }
  | { kind: 'organization'; organization_id: number }
  | { kind: 'article'; article_id: number };
export type Shown = { title: string; text: string; link: string };
type Seen = { reported: Reported; shown: Shown };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': '’', nbsp: ' ' };

/** The words of markup that the platform keeps, a paragraph a line. */
const wordsOf = (html: string): string =>
  html
    .replace(/<\/(p|li|h\d|ul|ol|div|blockquote)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

const shownOf = (title: string, text: string, link: string | null): Shown => ({
  title,
  text: [...text].slice(0, TRUST_LIMITS.evidenceCharacters).join(''),
  link: link ?? '',
});

/** @throws Problem jobs.not_found */
export async function seenPosting(request: ApiRequest, id: string): Promise<Seen> {
  const row = await findJob(request.database, id.toLowerCase());
  if (!row) throw new Problem('jobs.not_found');
  await requirePosting(postingFacts(row), request);
  return {
    reported: { kind: 'posting', job_id: row.id },
    shown: shownOf(row.title, wordsOf(row.description_html), row.application_url),
  };
}

/** @throws Problem companies.not_found */
export async function seenOrganization(request: ApiRequest, locale: Locale, id: number): Promise<Seen> {
  const row = await findOrganization(request.database, id);
  if (!row) throw new Problem('companies.not_found');
  const texts = localTexts({ tagline: row.tagline, description: row.description }, { locale, tenantLocale: request.tenant.locale });
  return {
    reported: { kind: 'organization', organization_id: row.id },
    shown: shownOf(row.name, `${texts.tagline}\n${wordsOf(texts.description)}`.trim(), row.link),
  };
}

/** @throws Problem companies.article_not_found */
export async function seenArticle(request: ApiRequest, locale: Locale, id: number): Promise<Seen> {
  const row = await findArticle(request.database, id, request.clock.now());
  if (!row) throw new Problem('companies.article_not_found');
  const context = { locale, tenantLocale: request.tenant.locale };
  const texts = localTexts({ title: row.title, ingress: row.ingress, body: row.body }, context);
  const organization = await findOrganization(request.database, row.organization_id);
  const segment = organizationSegment(row.organization_id, organization?.name ?? '');
  return {
    reported: { kind: 'article', article_id: row.id },
    shown: shownOf(texts.title, `${texts.ingress}\n${wordsOf(texts.body)}`.trim(), `/employers/${segment}/articles/${row.id}`),
  };
}

/** The column that names it. */
export const COLUMN_OF = { posting: 'job_id', organization: 'organization_id', article: 'article_id' } as const satisfies Record<
  ReportedKind,
  string
>;
