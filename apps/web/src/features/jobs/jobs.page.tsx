import { useLoaderData } from 'react-router';
import { facetLoader } from '../../lib/facets/facet-loader.ts';
import { browserLoader, type PageTools, serverLoader } from '../../lib/page.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { JobsView } from './components/jobs-view.tsx';
import { chosenCount, type JobsAddress, readJobsAddress } from './job-address.ts';
import { useOwnAnswer } from './own-answer.ts';
import { type PlaceAsked, type PostingsReply, postingsQuery } from './queries.ts';
import { rssHref } from './rss-address.ts';

const LIST = facetLoader<JobsAddress, PostingsReply>({ read: readJobsAddress, query: postingsQuery });

async function load(tools: PageTools) {
  const nowMs = Date.now();
  const address = readJobsAddress(tools.url.searchParams);
  let place: PlaceAsked = null;
  const total = await LIST.load(address, tools, ({ matchingJobs, where }) => {
    place = where;
    tools.shows('jobs');
    tools.showsUntil(matchingJobs.map(({ deadline }) => deadline));
  });
  return {
    total,
    nowMs,
    text: address.text,
    place: place as PlaceAsked,
    page: address.page,
    feedHref: rssHref(tools.boot.locale, address),
    narrowed: chosenCount(address) > 0 || address.where !== '' || address.sort !== 'relevance',
  };
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta<typeof load>(({ data, boot, t }) => {
  const asked = data.text === '' ? t('jobs.title') : t('jobs.titleFor', { text: data.text });
  const title = data.place?.name ? t('jobs.titleAt', { title: asked, place: data.place.name }) : asked;
  const isNarrowed = data.text !== '' || data.narrowed;
  return {
    title: data.page === 1 ? title : t('jobs.titlePage', { title, page: data.page }),
    ...(data.total ? { description: t('jobs.description', { count: data.total, name: boot.tenant.name }) } : {}),
    // Searches and filters are many lists of the same postings: one address stands for all of them.
    path: data.page > 1 && !isNarrowed ? pathOf('jobs', {}, { page: data.page }) : pathOf('jobs'),
    feed: { href: data.feedHref, title: t('jobs.rss') },
    noIndex: isNarrowed,
  };
});

/** Find jobs. @rule jobs.9, jobs.10 */
export default function JobsPage() {
  const { nowMs } = useLoaderData<typeof clientLoader>();
  const shown = LIST.useShown();
  useOwnAnswer(shown.list);
  return <JobsView {...shown} nowMs={nowMs} />;
}
