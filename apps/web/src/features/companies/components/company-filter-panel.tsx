// The filters of a narrow window. The choice is made on a copy of the address, counted as it grows, and taken over with one button.
import { FilterPanel } from '@fairway/ui/filter-panel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { type CompaniesReply, companyCountsQuery } from '../companies-query.ts';
import { type CompaniesAddress, chosenCount, withFilter, withoutFilters } from '../company-address.ts';
import { CompanyFilterGroups } from './company-filter-groups.tsx';
import type { CompanyWords } from './company-words.ts';

export type CompanyFilterPanelProps = {
  open: boolean;
  onClose: () => void;
  address: CompaniesAddress;
  facets: CompaniesReply['facets'] | undefined;
  words: CompanyWords;
  onShow: (address: CompaniesAddress) => void;
};

export function CompanyFilterPanel({ open, onClose, address, facets, words, onShow }: CompanyFilterPanelProps) {
  const t = useTranslations('companies.filters');
  const { locale } = useBoot();
  const [choice, setChoice] = useState(address);
  // Opened anew, the panel begins with what the list shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening takes the address over
  useEffect(() => {
    if (open) setChoice(address);
  }, [open]);
  const counts = useQuery({ ...companyCountsQuery(useApi(), choice, locale), enabled: open, placeholderData: keepPreviousData });
  return (
    <FilterPanel
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      clearLabel={t('clear')}
      showLabel={t('show', { count: counts.data?.totalSize ?? 0 })}
      busy={counts.isFetching}
      onShow={() => onShow(choice)}
      onClear={chosenCount(choice) > 0 ? () => setChoice(withoutFilters(choice)) : undefined}
    >
      <CompanyFilterGroups
        address={choice}
        facets={counts.data?.facets ?? facets}
        words={words}
        onToggle={(name, value, on) => setChoice(withFilter(choice, name, value, on))}
      />
    </FilterPanel>
  );
}
