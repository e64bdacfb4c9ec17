// What the page of jobs loads and shows.
import { useLoaderData } from 'react-router';
import { facetLoader } from '../../../lib/facets/facet-loader.ts';
import type { PageTools } from '../../../lib/page.ts';
import { chosenCount, type JobsAddress, readJobsAddress } from '../job-address.ts';
import { useOwnAnswer } from '../own-answer.ts';
import { type PlaceAsked, type PostingsReply, postingsQuery } from '../queries.ts';
import { rssHref } from '../rss-address.ts';
import { JobsView } from './jobs-view.tsx';

const LIST = facetLoader<JobsAddress, PostingsReply>({ read: readJobsAddress, query: postingsQuery });

export async function load(tools: PageTools) {
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

export default function JobsShown() {
  const { nowMs } = useLoaderData<() => ReturnType<typeof load>>();
  const shown = LIST.useShown();
  useOwnAnswer(shown.list);
  return <JobsView {...shown} nowMs={nowMs} />;
}
