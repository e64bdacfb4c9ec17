// What stands over the results: how many there are, order and view, chosen filters, and the filters of narrow windows.
import { JOB_SORTS, type JobSort } from '@fairway/rules/jobs';
import { FilterChips } from '@fairway/ui/filter-chips';
import { FilterSort } from '@fairway/ui/filter-form';
import { FilterButton } from '@fairway/ui/filter-list';
import { Link } from '@fairway/ui/link';
import { ViewLinks } from '@fairway/ui/view-links';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { chosenCount, JOBS_VIEWS, type JobsAddress, keptParameters, withoutFilters } from '../job-address.ts';
import { chipsOf } from './job-chips.ts';
import type { JobWords } from './job-words.ts';
import styles from './jobs-head.module.css';
import type { PostingsReply } from './jobs-view.tsx';

const JobFilterPanel = lazy(() => import('./job-filter-panel.tsx').then((module) => ({ default: module.JobFilterPanel })));

export type JobsHeadProps = {
  address: JobsAddress;
  reply: PostingsReply | undefined;
  /** The numbers are of the list before. */
  counting: boolean;
  /** Whether a filter would find something, and whether there is something to put in order. */
  canFilter: boolean;
  canOrder: boolean;
  words: JobWords;
  filtersId: string;
  hrefOf: (address: JobsAddress) => string;
  onGo: (address: JobsAddress) => void;
  onEmptied: () => void;
};

export function JobsHead({ address, reply, counting, canFilter, canOrder, words, filtersId, hrefOf, onGo, onEmptied }: JobsHeadProps) {
  const t = useTranslations('jobs');
  // Opened anew it starts from what the page shows.
  const [panel, setPanel] = useState({ open: false, times: 0 });
  const close = () => setPanel({ ...panel, open: false });
  const chosen = chosenCount(address);
  const chips = chipsOf(address, reply?.matchingJobs ?? [], words, {
    companies: (count) => t('atCompanies', { count }),
    company: t('detail.company'),
  });
  return (
    <div className={styles.head}>
      <div className={styles.bar}>
        <p className={styles.total} role="status">
          {reply === undefined || counting ? '\u00a0' : t('found', { count: reply.totalSize })}
        </p>
        <div className={styles.tools}>
          {canFilter ? (
            <FilterButton
              filtersId={filtersId}
              label={t('filters.title')}
              count={chosen}
              countLabel={t('filters.chosen', { count: chosen })}
              onOpen={() => setPanel({ open: true, times: panel.times + 1 })}
            />
          ) : null}
          {canOrder ? (
            <>
              <FilterSort<JobSort>
                action={hrefOf({ ...address, page: 1 }).split('?')[0] ?? ''}
                name="sort"
                label={t('sort.label')}
                value={address.sort}
                options={JOB_SORTS.map((sort) => ({ value: sort, label: words.sortName(sort) }))}
                keep={keptParameters(address, ['sort'])}
                applyLabel={t('sort.apply')}
                onChange={(sort) => onGo({ ...address, sort, page: 1 })}
              />
              <ViewLinks
                label={t('view.label')}
                views={JOBS_VIEWS}
                current={address.view}
                hrefOf={(view) => hrefOf({ ...address, view })}
                nameOf={(view) => t(`view.${view}`)}
              />
            </>
          ) : null}
        </div>
      </div>
      {reply?.correctedText ? (
        <p className={styles.corrected} role="status">
          {t.rich('corrected', { text: reply.correctedText, em: (chunks) => <strong dir="auto">{chunks}</strong> })}
        </p>
      ) : null}
      {reply?.meantText ? (
        <p className={styles.meant} role="status">
          {t.rich('meant', {
            text: reply.meantText,
            link: (chunks) => (
              <Link href={hrefOf({ ...address, text: reply.meantText ?? '', page: 1 })} preventScrollReset dir="auto" onClick={onEmptied}>
                {chunks}
              </Link>
            ),
          })}
        </p>
      ) : null}
      <FilterChips
        label={t('filters.chips')}
        chips={chips.map(({ key, name, label, without }) => ({
          key,
          label,
          href: hrefOf(without),
          removeLabel: t('filters.remove', { name, value: label }),
        }))}
        clear={{ href: hrefOf(withoutFilters(address)), label: t('filters.clear') }}
        onEmptied={onEmptied}
      />
      {panel.times === 0 ? null : (
        <Suspense fallback={null}>
          <JobFilterPanel
            key={panel.times}
            open={panel.open}
            address={address}
            facets={reply?.facets}
            words={words}
            onClose={close}
            onShow={(next) => {
              close();
              onGo(next);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
