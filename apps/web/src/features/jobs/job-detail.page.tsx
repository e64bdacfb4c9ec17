import { parseJobSegment } from '@fairway/rules/slugs';
import { redirect, useLoaderData } from 'react-router';
import { outsideLink } from '../../lib/outside-link.ts';
import { browserLoader, notFound, type PageTools, serverLoader, withStatus } from '../../lib/page.ts';
import { hrefsOf, localized, pathOf } from '../../lib/paths.ts';
import { absolute, pageMeta } from '../../lib/seo.ts';
import { JobView } from './components/job-view.tsx';
import { jobPostingJsonLd } from './job-structured.ts';

const MAX_ID_CHARACTERS = 100;

async function load({ api, params, url, boot, showsUntil, shows }: PageTools) {
  const asked = parseJobSegment(params.id ?? '');
  if (!asked) throw notFound();
  const path = { id: asked.id };
  const [{ data: job }, similar, replies] = await Promise.all([
    api.call.GET('/api/v1/postings/{id}', { params: { path, query: visitOf(url) } }),
    // What stands beside the job may fail by itself.
    api.call.GET('/api/v1/postings/{id}/similar', { params: { path } }).then(
      ({ data }) => data?.jobs ?? [],
      () => [],
    ),
    api.call.GET('/api/v1/postings/{id}/replies', { params: { path, query: { locale: boot.locale } } }).then(
      ({ data }) => data && { heading: data.heading, lines: data.lines },
      () => undefined,
    ),
  ]);
  if (!job) throw notFound();
  // @rule pages.16
  if (params.id !== job.segment) throw redirect(hrefsOf(boot).href('jobdetail', { id: job.segment }) + url.search, 301);
  const organization = boot.tenant.features.findCompanies
    ? await api.call.GET('/api/v1/companies/{id}', { params: { path: { id: job.company.id }, query: { locale: boot.locale } } }).then(
        ({ data }) =>
          data && {
            segment: data.segment,
            tagline: data.tagline,
            taglineLang: data.fellBack.tagline,
            openPostings: data.openPostings,
            sectors: data.sectors,
            website: outsideLink(data.link)?.href,
          },
        () => undefined,
      )
    : undefined;
  const same = [job.standing, ...job.alsoAt.map(({ segment }) => segment)].flatMap((segment) => parseJobSegment(segment ?? '') ?? []);
  shows(`company:${job.company.id}`, ...[job, ...similar, ...same].map(({ id }) => `job:${id}`));
  showsUntil([...(job.expired ? [] : [job.deadline]), ...similar.map(({ deadline }) => deadline)]);
  const page = { job, similar, replies, company: organization, nowMs: Date.now() };
  return job.expired ? withStatus(410, page) : page;
}

/** The ids that a list gave to its links. */
function visitOf(url: URL): { requestId?: string; eventId?: string } {
  const given = (name: string) => {
    const id = url.searchParams.get(name);
    return id && id.length <= MAX_ID_CHARACTERS && !id.includes('\u0000') ? { [name]: id } : {};
  };
  return { ...given('requestId'), ...given('eventId') };
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta<typeof load>(({ data: { job, company: organization }, boot, t }) => {
  // What is the same as another posting is that one to search engines. @rule jobs.32
  const path = pathOf('jobdetail', { id: job.standing ?? job.segment });
  const words = { title: job.title, company: job.company.name };
  const structured = jobPostingJsonLd(job, {
    url: absolute(localized(boot.locale, path), boot),
    origin: boot.origin,
    website: organization?.website,
  });
  return {
    title: t('jobs.detail.metaTitle', words),
    description: shortened(plainText(job.description)) || t('jobs.detail.metaTitle', words),
    path,
    ...(job.company.logo === null ? {} : { image: job.company.logo }),
    type: 'article',
    noIndex: job.expired,
    ...(structured && job.standing === null ? { structured: [structured] } : {}),
  };
});

/** The words of sanitised HTML, for a description of the page. */
function plainText(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
  return html.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => entities[name] ?? entity);
}

/** Search engines show some 160 characters. */
function shortened(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= 160) return words;
  return `${words.slice(0, 159).replace(/\s+\S*$/u, '')}…`;
}

/** A posting, and the way to apply. @rule jobs.20 */
export default function JobDetailPage() {
  const { job, similar, replies, company: organization, nowMs } = useLoaderData<typeof clientLoader>();
  return <JobView key={job.id} job={job} similar={similar} replies={replies} organization={organization} nowMs={nowMs} />;
}
