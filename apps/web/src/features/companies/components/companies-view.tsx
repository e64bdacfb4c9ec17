// The companies list as it is shown: search, filters, results. Everything that can be chosen is an address.
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { FilterForm } from '@fairway/ui/filter-form';
import { FilterList } from '@fairway/ui/filter-list';
import { Pagination } from '@fairway/ui/pagination';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import type { CompaniesReply } from '../companies-query.ts';
import { COMPANY_FILTERS, type CompaniesAddress, companiesQuery, keptParameters, pageCount, withFilter } from '../company-address.ts';
import { CompaniesEmpty } from './companies-empty.tsx';
import { CompaniesHead } from './companies-head.tsx';
import { CompaniesList, CompaniesSkeleton } from './companies-list.tsx';
import { CompaniesSearch } from './companies-search.tsx';
import styles from './companies-view.module.css';
import { CompanyFilterGroups } from './company-filter-groups.tsx';
import { useCompanyWords } from './company-words.ts';

const FILTERS_ID = 'filters';
/** A list that comes sooner replaces the old one without a skeleton between. */
const SKELETON_AFTER_MS = 200;

export type CompaniesViewProps = {
  address: CompaniesAddress;
  list: {
    data: CompaniesReply | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    /** The list of the address before, while the new one is on its way. */
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  nowMs: number;
};

export function CompaniesView({ address, list, nowMs }: CompaniesViewProps) {
  const t = useTranslations('companies');
  const { href } = useHrefs();
  const navigate = useNavigate();
  const { data: reply, isPlaceholderData: waiting } = list;
  const words = useCompanyWords(nowMs, [...address.filters.sector, ...(reply?.facets.sector.map((facet) => facet.value) ?? [])]);
  const results = useRef<HTMLElement>(null);
  const slow = useSlow(reply === undefined || waiting);
  useFocusOnPage(address.page, results);

  const hrefOf = (next: CompaniesAddress) => href('employers', {}, companiesQuery(next));
  const go = (next: CompaniesAddress) => navigate(hrefOf(next), { preventScrollReset: true });
  const loading = !list.isError && (reply === undefined || (waiting && slow));

  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <CompaniesSearch address={address} words={words} onSearch={(text) => go({ ...address, text, page: 1 })} />
      </header>
      <FilterList
        id={FILTERS_ID}
        title={t('filters.title')}
        filters={
          <FilterForm
            action={href('employers')}
            label={t('filters.title')}
            keep={keptParameters(address, COMPANY_FILTERS)}
            applyLabel={t('filters.apply')}
          >
            <CompanyFilterGroups
              address={address}
              facets={reply?.facets}
              words={words}
              onToggle={(name, value, on) => go(withFilter(address, name, value, on))}
            />
          </FilterForm>
        }
      >
        <section ref={results} tabIndex={-1} className={styles.results} aria-labelledby="results-title" aria-busy={waiting}>
          <h2 id="results-title" className="fw-hidden">
            {t('results')}
          </h2>
          <CompaniesHead
            address={address}
            reply={reply}
            counting={loading || waiting}
            words={words}
            filtersId={FILTERS_ID}
            hrefOf={hrefOf}
            onGo={go}
            onEmptied={() => results.current?.focus({ preventScroll: true })}
          />
          {list.isError ? (
            <ListFailed error={list.error} retrying={list.isFetching} onRetry={() => list.refetch()} />
          ) : loading || reply === undefined ? (
            <CompaniesSkeleton view={address.view} label={t('counting')} />
          ) : reply.companies.length === 0 ? (
            <CompaniesEmpty address={address} total={reply.totalSize} hrefOf={hrefOf} />
          ) : (
            <>
              <CompaniesList companies={reply.companies} view={address.view} words={words} dim={waiting} />
              <Pages page={address.page} pages={pageCount(reply.totalSize)} hrefOf={(page) => hrefOf({ ...address, page })} />
            </>
          )}
        </section>
      </FilterList>
    </>
  );
}

function Pages({ page, pages, hrefOf }: { page: number; pages: number; hrefOf: (page: number) => string }) {
  const t = useTranslations('ui.pages');
  return (
    <div className={styles.pages}>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={hrefOf}
        texts={{ label: t('label'), previous: t('previous'), next: t('next'), page: (number) => t('page', { page: number }) }}
      />
    </div>
  );
}

/** @spec 8 "Companies: unknown error" */
function ListFailed({ error, retrying, onRetry }: { error: unknown; retrying: boolean; onRetry: () => void }) {
  const t = useTranslations('companies.failed');
  const errorText = useErrorText();
  return (
    <div role="alert">
      <EmptyState
        drawing="error"
        level={3}
        title={t('title')}
        text={errorText(error)}
        actions={
          <Button variant="primary" busy={retrying} onClick={onRetry}>
            {t('again')}
          </Button>
        }
      />
    </div>
  );
}

/** True once something has been waited for longer than a moment. */
function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return slow;
}

/** After a step to another page the reader stands at its beginning; ticking a filter leaves the focus where it is. */
function useFocusOnPage(page: number, results: RefObject<HTMLElement | null>): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!document.activeElement?.closest('nav')) return;
    results.current?.scrollIntoView({ block: 'start' });
    results.current?.focus({ preventScroll: true });
  }, [page, results]);
}
