// The companies list as it is shown: search, filters, results. Everything that can be chosen is an address.
import { FilterForm } from '@fairway/ui/filter-form';
import { FilterList } from '@fairway/ui/filter-list';
import { ListFailed, ListPages, ListResults, useSlow } from '@fairway/ui/list-results';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { hasChoice } from '../../../lib/facets.ts';
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
  const pager = useTranslations('ui.pages');
  const errorText = useErrorText();
  const { href } = useHrefs();
  const navigate = useNavigate();
  const { data: reply, isPlaceholderData: waiting } = list;
  const words = useCompanyWords(nowMs);
  const results = useRef<HTMLElement>(null);
  const slow = useSlow(reply === undefined || waiting);

  const hrefOf = (next: CompaniesAddress) => href('employers', {}, companiesQuery(next));
  const go = (next: CompaniesAddress) => navigate(hrefOf(next), { preventScrollReset: true });
  const foundNone = reply?.totalSize === 0;
  const canFilter = !foundNone || hasChoice(reply.facets);
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
          canFilter ? (
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
          ) : null
        }
      >
        <ListResults place={results} title={t('results')} page={address.page} waiting={waiting}>
          <CompaniesHead
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
            // @spec 8 "Companies: unknown error"
            <ListFailed
              title={t('failed.title')}
              text={errorText(list.error)}
              retryLabel={t('failed.again')}
              retrying={list.isFetching}
              onRetry={() => list.refetch()}
            />
          ) : loading || reply === undefined ? (
            <CompaniesSkeleton view={address.view} label={t('counting')} />
          ) : reply.companies.length === 0 ? (
            <CompaniesEmpty address={address} total={reply.totalSize} hrefOf={hrefOf} />
          ) : (
            <>
              <CompaniesList companies={reply.companies} view={address.view} words={words} dim={waiting} />
              <ListPages
                page={address.page}
                pages={pageCount(reply.totalSize)}
                hrefOf={(page) => hrefOf({ ...address, page })}
                texts={{
                  label: pager('label'),
                  previous: pager('previous'),
                  next: pager('next'),
                  page: (page) => pager('page', { page }),
                }}
              />
            </>
          )}
        </ListResults>
      </FilterList>
    </>
  );
}
