// The filters of a narrow window. The choice is made on a copy of the address, counted as it grows, and taken over with one button: one step
// back undoes it.
import { FilterPanel } from '@fairway/ui/filter-panel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FacetAddress, type FacetName, withFilter } from './facet-address.ts';
import { FacetGroups } from './facet-groups.tsx';
import type { FacetCounts, FacetKind, FacetReader } from './facet-kind.ts';
import type { FacetWords } from './facet-words.ts';

export type FacetPanelProps<F extends FacetName, A extends FacetAddress<F>> = {
  kind: FacetKind<F, A>;
  open: boolean;
  address: A;
  facets: FacetCounts<F> | undefined;
  reader: FacetReader | null | undefined;
  words: FacetWords;
  /** The call that counts a choice. */
  countsOf: (choice: A) => { queryKey: readonly unknown[] };
  /** What the button says, of a number that may not be known yet. */
  showLabel: (total: number | undefined) => string;
  onClose: () => void;
  onShow: (address: A) => void;
};

export function FacetPanel<F extends FacetName, A extends FacetAddress<F>>(props: FacetPanelProps<F, A>) {
  const { kind, open, facets, reader, words, countsOf, showLabel, onClose, onShow } = props;
  const t = useTranslations(`${kind.messages}.filters`);
  const [choice, setChoice] = useState(props.address);
  const counts = useQuery<{ totalSize: number; facets: FacetCounts<F> }>({
    ...countsOf(choice),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  return (
    <FilterPanel
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      clearLabel={t('clear')}
      showLabel={showLabel(counts.data?.totalSize)}
      busy={counts.isFetching}
      onShow={() => onShow(choice)}
      onClear={kind.chosen(choice) > 0 ? () => setChoice(kind.cleared(choice)) : undefined}
    >
      <FacetGroups
        onChange={setChoice}
        reader={reader}
        kind={kind}
        address={choice}
        facets={counts.data?.facets ?? facets}
        words={words}
        onToggle={(name, value, on) => setChoice(withFilter(choice, name, value, on))}
      />
    </FilterPanel>
  );
}
