// The jobs list as it is shown. Everything that can be chosen is an address.

import { formatters } from '@fairway/i18n/formatters';
import { JOB_SORTS, type JobSort } from '@fairway/rules/jobs';
import { FilterSort } from '@fairway/ui/filter-form';
import { Link } from '@fairway/ui/link';
import { SkeletonRows } from '@fairway/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { FacetList, type FacetTools } from '../../../lib/facets/facet-list.tsx';
import { useFacetWords } from '../../../lib/facets/facet-words.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { readersTimeZone } from '../../../lib/time-zone.ts';
import { ComparePlace } from '../compare/compare-place.tsx';
import { type JobsAddress, keptParameters } from '../job-address.ts';
import { countsQuery, type PlaceAsked, type PostingsReply } from '../queries.ts';
import { organizationChips, payChips } from './job-chips.ts';
import { JobsEmpty } from './jobs-empty.tsx';
import { JOBS_LIST } from './jobs-kind.tsx';
import { JobsList } from './jobs-list.tsx';
import { JobsSearch } from './jobs-search.tsx';
import styles from './jobs-view.module.css';
import { RssLink } from './rss-link.tsx';
import { useSalaryText } from './salary-text.ts';

export function JobsView({ address, list, nowMs }: { address: JobsAddress; list: UseQueryResult<PostingsReply, unknown>; nowMs: number }) {
  const t = useTranslations('jobs');
  const api = useApi();
  const { href } = useHrefs();
  const words = useFacetWords(nowMs);
  const salaryText = useSalaryText();
  const { data: reply } = list;
  const { locale } = useBoot();
  const { kilometres } = formatters({ locale, timeZone: 'UTC', now: new Date(nowMs) });
  const placeTitle = (asked: PlaceAsked | undefined) =>
    asked?.name &&
    (asked.radiusKm > 0
      ? t('titleAround', { place: asked.name, distance: kilometres(asked.radiusKm) })
      : t('titleAt', { title: t('title'), place: asked.name }));
  return (
    <>
      <FacetList
        kind={JOBS_LIST}
        address={address}
        list={list}
        words={words}
        pageSize={address.pageSize}
        top={({ go }) => (
          <header className={styles.head}>
            <h1 className={styles.title}>{placeTitle(reply?.where) ?? t('title')}</h1>
            <JobsSearch address={address} facets={reply?.facets} words={words} place={reply?.where} go={go} />
          </header>
        )}
        found={({ totalSize }) => t('found', { count: totalSize })}
        counting={'\u00a0'}
        countsOf={(choice) => countsQuery(api, choice)}
        showLabel={(total) =>
          total === undefined ? t('filters.counting') : total === 0 ? t('filters.showNone') : t('filters.show', { count: total })
        }
        order={({ go, asked }) => (
          <FilterSort<JobSort>
            action={href('jobs')}
            name="sort"
            label={t('sort.label')}
            value={address.sort}
            options={JOB_SORTS.map((sort) => ({ value: sort, label: words.sortName(sort) }))}
            keep={keptParameters(address, ['sort'])}
            applyLabel={t('sort.apply')}
            onChange={(sort) => go({ ...asked(), sort, page: 1 })}
          />
        )}
        chips={[
          ...organizationChips(address, reply?.matchingJobs ?? [], {
            company: t('detail.company'),
            organizations: (count) => t('atCompanies', { count }),
          }),
          ...payChips(address, t('work.names.salary'), salaryText),
        ]}
        notes={(found, tools) => <Understood reply={found} address={address} tools={tools} />}
        rowsOf={({ matchingJobs }) => matchingJobs}
        rows={({ matchingJobs }, dim) => <JobsList jobs={matchingJobs} view={address.view} words={words} nowMs={nowMs} dim={dim} />}
        skeleton={<SkeletonRows label={t('loading')} />}
        empty={({ totalSize, where }, { hrefOf, canFilter }) => (
          <JobsEmpty address={address} total={totalSize} place={where} hrefOf={hrefOf} byText={!canFilter} />
        )}
        tail={<RssLink address={address} />}
      />
      <ComparePlace />
    </>
  );
}

/** How the words were read: what was corrected or let go, and what may have been meant. */
function Understood({ reply, address, tools }: { reply: PostingsReply; address: JobsAddress; tools: FacetTools<JobsAddress> }) {
  const t = useTranslations('jobs');
  const { correctedText, meantText, relaxed, denied, askedPay, where } = reply;
  const salaryText = useSalaryText();
  const { locale } = useBoot();
  const em = (chunks: ReactNode) => <strong dir="auto">{chunks}</strong>;
  const linkTo = (changed: Partial<JobsAddress>) => (chunks: ReactNode) => (
    <Link href={tools.hrefOf({ ...address, ...changed, page: 1 })} preventScrollReset dir="auto" onClick={tools.focus}>
      {chunks}
    </Link>
  );
  const formats = formatters({ locale, timeZone: readersTimeZone(), now: new Date() });
  return (
    <>
      {where && where.name === null ? (
        <p className={styles.relaxed} role="status">
          {t.rich('unknownPlace', { place: where.text, em })}
        </p>
      ) : null}
      {correctedText ? (
        <p className={styles.corrected} role="status">
          {t.rich('corrected', { text: correctedText, em })}
        </p>
      ) : null}
      {relaxed ? (
        <p className={styles.relaxed} role="status">
          {relaxed.without.length === 0
            ? t(relaxed.complete === 0 ? 'relaxedNearAll' : 'relaxedNear')
            : t.rich(relaxed.complete === 0 ? 'relaxedAll' : 'relaxed', {
                words: formats.list(relaxed.without),
                em,
              })}
        </p>
      ) : null}
      {denied.length > 0 ? (
        <p className={styles.relaxed} role="status">
          {t.rich('denied', { words: formats.list(denied), em })}
        </p>
      ) : null}
      {askedPay ? (
        <p className={styles.relaxed}>
          {t.rich('payAsked', {
            pay: salaryText({ min: askedPay.amount, max: null, currency: askedPay.currency, unit: askedPay.period }) ?? '',
            link: linkTo({ leastPay: askedPay }),
          })}
        </p>
      ) : null}
      {meantText ? (
        <p className={styles.meant} role="status">
          {t.rich('meant', {
            text: meantText,
            link: linkTo({ text: meantText }),
          })}
        </p>
      ) : null}
    </>
  );
}
