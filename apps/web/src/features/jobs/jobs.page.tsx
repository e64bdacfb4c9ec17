import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { useApi } from '../../lib/api.ts';
import { browserLoader, type PageTools, serverLoader } from '../../lib/page.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { JobsView } from './components/jobs-view.tsx';
import { chosenCount, readJobsAddress } from './job-address.ts';
import { postingsQuery } from './jobs-query.ts';
import { rssHref } from './rss-address.ts';

/** True while the list stands in the window: then a change of filters shows at once and is loaded by the page itself. */
let listIsShown = false;

async function load({ api, queries, url, boot, showsUntil, shows }: PageTools) {
  const address = readJobsAddress(url.searchParams);
  const said = {
    nowMs: Date.now(),
    text: address.text,
    page: address.page,
    feedHref: rssHref(boot.locale, address),
    narrowed: chosenCount(address) > 0 || address.sort !== 'relevance',
  };
  const query = postingsQuery(api, address);
  if (listIsShown) return { ...said, total: undefined };
  if (typeof window !== 'undefined') {
    // A failure shows in the page, with a button to try again.
    await queries.prefetchQuery(query);
    return { ...said, total: queries.getQueryData<{ totalSize: number }>(query.queryKey)?.totalSize };
  }
  const { matchingJobs, totalSize } = await queries.ensureQueryData(query);
  shows('jobs');
  showsUntil(matchingJobs.map(({ deadline }) => deadline));
  return { ...said, total: totalSize };
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta<typeof load>(({ data, boot, t }) => {
  const title = data.text === '' ? t('jobs.title') : t('jobs.titleFor', { text: data.text });
  return {
    title: data.page === 1 ? title : t('jobs.titlePage', { title, page: data.page }),
    ...(data.total ? { description: t('jobs.description', { count: data.total, name: boot.tenant.name }) } : {}),
    // Searches and filters are many lists of the same postings: one address stands for all of them.
    path: data.page > 1 && !isNarrowed(data) ? pathOf('jobs', {}, { page: data.page }) : pathOf('jobs'),
    feed: { href: data.feedHref, title: t('jobs.rss') },
    noIndex: isNarrowed(data),
  };
});

function isNarrowed(data: { text: string; narrowed: boolean }): boolean {
  return data.text !== '' || data.narrowed;
}

/** Find jobs. @spec 2.4 "Find jobs" */
export default function JobsPage() {
  const { nowMs } = useLoaderData<typeof clientLoader>();
  const { search } = useLocation();
  const address = readJobsAddress(new URLSearchParams(search));
  const list = useQuery({ ...postingsQuery(useApi(), address), placeholderData: keepPreviousData });
  useEffect(() => {
    listIsShown = true;
    return () => {
      listIsShown = false;
    };
  }, []);
  return <JobsView address={address} list={list} nowMs={nowMs} />;
}
