import { searchOf } from '../../lib/paths.ts';
import { type JobsAddress, jobsQuery } from './job-address.ts';

/** Where the newest postings of a search are read as a feed; order, look and page of the list are not the feed's. */
export function rssHref(locale: string, address: JobsAddress): string {
  const { sort: _, view: __, page: ___, page_size: ____, ...query } = jobsQuery(address);
  return `/${locale}/jobs.rss${searchOf(query)}`;
}
