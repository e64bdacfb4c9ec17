// The filters of a narrow window. The choice is made here, counted as it grows, and taken over with one button: one step back undoes it.
import { FilterPanel } from '@fairway/ui/filter-panel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { chosenCount, type JobsAddress, withFilter, withoutFilters } from '../job-address.ts';
import { countsQuery } from '../jobs-query.ts';
import { JobFilterGroups } from './job-filter-groups.tsx';
import type { JobWords } from './job-words.ts';
import type { PostingsReply } from './jobs-view.tsx';

export type JobFilterPanelProps = {
  open: boolean;
  address: JobsAddress;
  facets: PostingsReply['facets'] | undefined;
  words: JobWords;
  onClose: () => void;
  onShow: (address: JobsAddress) => void;
};

export function JobFilterPanel({ open, address, facets, words, onClose, onShow }: JobFilterPanelProps) {
  const t = useTranslations('jobs.filters');
  const [choice, setChoice] = useState(address);
  const counts = useQuery({ ...countsQuery(useApi(), choice), enabled: open, placeholderData: keepPreviousData });
  const total = counts.data?.totalSize;
  return (
    <FilterPanel
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      clearLabel={t('clear')}
      showLabel={total === undefined ? t('counting') : total === 0 ? t('showNone') : t('show', { count: total })}
      busy={counts.isFetching}
      onShow={() => onShow(choice)}
      onClear={chosenCount(choice) > 0 ? () => setChoice(withoutFilters(choice)) : undefined}
    >
      <JobFilterGroups
        address={choice}
        facets={counts.data?.facets ?? facets}
        words={words}
        onToggle={(name, value, on) => setChoice(withFilter(choice, name, value, on))}
      />
    </FilterPanel>
  );
}
