// The jobs list as it is shown: search, filters, results. Everything that can be chosen is an address.

import type { EndpointReply } from '@fairway/contract/endpoint';
import type { listPostings } from '@fairway/contract/jobs';
import { FilterForm } from '@fairway/ui/filter-form';
import { FilterList } from '@fairway/ui/filter-list';
import { ListFailed, ListPages, ListResults, useSlow } from '@fairway/ui/list-results';
import { SkeletonRows } from '@fairway/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { hasChoice } from '../../../lib/facets.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { recordJobs } from '../impressions.ts';
import { chosenCount, type JobsAddress, jobsQuery, keptParameters, pageCount, withFilter } from '../job-address.ts';
import { JobFilterGroups } from './job-filter-groups.tsx';
import { useJobWords } from './job-words.ts';
import { JobsEmpty } from './jobs-empty.tsx';
import { JobsHead } from './jobs-head.tsx';
import { JobsList } from './jobs-list.tsx';
import { JobsSearch } from './jobs-search.tsx';
import styles from './jobs-view.module.css';
import { RssLink } from './rss-link.tsx';

export type PostingsReply = EndpointReply<typeof listPostings>;

const FILTERS_ID = 'filters';

export function JobsView({ address, list, nowMs }: { address: JobsAddress; list: UseQueryResult<PostingsReply, unknown>; nowMs: number }) {
  const t = useTranslations('jobs');
  const pager = useTranslations('ui.pages');
  const errorText = useErrorText();
  const { href } = useHrefs();
  const navigate = useNavigate();
  const { data: reply, isPlaceholderData: waiting } = list;
  const facets = useLast(reply?.facets);
  const words = useJobWords(nowMs);
  const results = useRef<HTMLElement>(null);
  const slow = useSlow(reply === undefined || waiting);
  useImpressions(waiting ? undefined : reply);

  const hrefOf = (next: JobsAddress) => href('jobs', {}, jobsQuery(next));
  const go = (next: JobsAddress) => navigate(hrefOf(next), { preventScrollReset: true });
  const pages = pageCount(reply?.totalSize ?? 0, address.pageSize);
  const foundNone = reply?.totalSize === 0;
  const canFilter = !foundNone || hasChoice(reply.facets);
  const loading = !list.isError && (reply === undefined || (waiting && slow));

  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <JobsSearch address={address} onSearch={(text) => go({ ...address, text, page: 1 })} />
      </header>
      <FilterList
        id={FILTERS_ID}
        title={t('filters.title')}
        filters={
          canFilter ? (
            <FilterForm
              action={href('jobs')}
              label={t('filters.title')}
              keep={keptParameters(address, Object.keys(address.filters))}
              applyLabel={t('filters.apply')}
            >
              <JobFilterGroups
                address={address}
                facets={facets}
                words={words}
                onToggle={(name, value, on) => go(withFilter(address, name, value, on))}
              />
            </FilterForm>
          ) : null
        }
      >
        <ListResults place={results} title={t('results')} page={address.page} waiting={waiting}>
          <JobsHead
            address={address}
            reply={reply}
            counting={loading || waiting}
            canFilter={canFilter}
            canOrder={!foundNone}
            words={words}
            filtersId={FILTERS_ID}
            hrefOf={hrefOf}
            onGo={go}
            onEmptied={() => results.current?.focus({ preventScroll: true })}
          />
          {list.isError ? (
            <ListFailed
              title={t('failed.title')}
              text={errorText(list.error)}
              retryLabel={t('failed.again')}
              retrying={list.isFetching}
              onRetry={() => list.refetch()}
            />
          ) : loading || reply === undefined ? (
            <SkeletonRows label={t('loading')} />
          ) : reply.matchingJobs.length === 0 ? (
            <JobsEmpty address={address} total={reply.totalSize} hrefOf={hrefOf} filtered={chosenCount(address) > 0} byText={!canFilter} />
          ) : (
            <>
              <JobsList jobs={reply.matchingJobs} view={address.view} words={words} nowMs={nowMs} dim={waiting} />
              <ListPages
                page={address.page}
                pages={pages}
                hrefOf={(page) => hrefOf({ ...address, page })}
                texts={{
                  label: pager('label'),
                  previous: pager('previous'),
                  next: pager('next'),
                  page: (page) => pager('page', { page }),
                }}
              >
                <RssLink address={address} />
              </ListPages>
            </>
          )}
        </ListResults>
      </FilterList>
    </>
  );
}

/** The last value there was: filters stay where a list could not be loaded. */
function useLast<T>(value: T | undefined): T | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}

function useImpressions(reply: PostingsReply | undefined): void {
  const requestId = reply?.metadata.requestId;
  const latest = useRef(reply);
  latest.current = reply;
  useEffect(() => {
    const first = latest.current?.matchingJobs[0];
    if (requestId === undefined || !latest.current || !first) return;
    recordJobs({ type: 'IMPRESSION', requestId, eventId: first.eventId, jobs: latest.current.matchingJobs.map((job) => job.id) });
  }, [requestId]);
}
