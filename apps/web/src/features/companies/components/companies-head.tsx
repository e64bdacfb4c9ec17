import { FilterChips } from '@fairway/ui/filter-chips';
import { FilterButton } from '@fairway/ui/filter-list';
import { ViewLinks } from '@fairway/ui/view-links';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CompaniesReply } from '../companies-query.ts';
import {
  COMPANIES_PAGE_SIZE,
  COMPANIES_VIEWS,
  COMPANY_FILTERS,
  type CompaniesAddress,
  chosenCount,
  withFilter,
  withoutFilters,
} from '../company-address.ts';
import styles from './companies-view.module.css';
import { CompanyFilterPanel } from './company-filter-panel.tsx';
import type { CompanyWords } from './company-words.ts';

export type CompaniesHeadProps = {
  address: CompaniesAddress;
  reply: CompaniesReply | undefined;
  counting: boolean;
  /** Whether a filter would find something, and whether there is something to show in another way. */
  canFilter: boolean;
  canOrder: boolean;
  words: CompanyWords;
  filtersId: string;
  hrefOf: (address: CompaniesAddress) => string;
  onGo: (address: CompaniesAddress) => void;
  onEmptied: () => void;
};

/** What stands over the results: how many, the view, the chosen filters. */
export function CompaniesHead({
  address,
  reply,
  counting,
  canFilter,
  canOrder,
  words,
  filtersId,
  hrefOf,
  onGo,
  onEmptied,
}: CompaniesHeadProps) {
  const t = useTranslations('companies');
  const [panelOpen, setPanelOpen] = useState(false);
  const chips = COMPANY_FILTERS.flatMap((name) =>
    address.filters[name].map((value) => {
      const label = words.nameOf(name, value);
      return {
        key: `${name}=${value}`,
        label,
        href: hrefOf(withFilter(address, name, value, false)),
        removeLabel: t('filters.remove', { name: words.filterName(name), value: label }),
      };
    }),
  );
  return (
    <>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {counting || reply === undefined ? t('counting') : <Found address={address} total={reply.totalSize} />}
        </p>
        {canFilter ? (
          <FilterButton
            filtersId={filtersId}
            label={t('filters.title')}
            count={chosenCount(address)}
            countLabel={t('filters.chosen', { count: chosenCount(address) })}
            onOpen={() => setPanelOpen(true)}
          />
        ) : null}
        {canOrder ? (
          <ViewLinks
            label={t('view.label')}
            views={COMPANIES_VIEWS}
            current={address.view}
            hrefOf={(view) => hrefOf({ ...address, view })}
            nameOf={(view) => t(`view.${view}`)}
          />
        ) : null}
      </div>
      <FilterChips
        label={t('filters.chips')}
        chips={chips}
        clear={{ href: hrefOf(withoutFilters(address)), label: t('filters.clear') }}
        onEmptied={onEmptied}
      />
      <CompanyFilterPanel
        open={panelOpen}
        onClose={() => setPanelOpen(false)}
        address={address}
        facets={reply?.facets}
        words={words}
        onShow={(next) => {
          setPanelOpen(false);
          onGo(next);
        }}
      />
    </>
  );
}

function Found({ address, total }: { address: CompaniesAddress; total: number }) {
  const t = useTranslations('companies');
  const from = (address.page - 1) * COMPANIES_PAGE_SIZE + 1;
  const to = Math.min(total, from + COMPANIES_PAGE_SIZE - 1);
  if (total <= COMPANIES_PAGE_SIZE || from > total) return t('found', { count: total });
  return t('foundSome', { total, from, to });
}
