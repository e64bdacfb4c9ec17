// The filters of a list with their options, counts and names. Options stand by their counts, or in an order of their own.
import { EDUCATION_LEVELS, EMPLOYMENT_TYPES } from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import { searchOptions } from '@fairway/rules/option-search';
import { FilterGroup, type FilterOption } from '@fairway/ui/filter-group';
import { useTranslations } from 'use-intl';
import type { FacetAddress, FacetName } from './facet-address.ts';
import type { FacetCounts, FacetKind, FacetReader } from './facet-kind.ts';
import type { FacetWords } from './facet-words.ts';

const OWN_ORDER: Partial<Record<FacetName, readonly string[]>> = { education_level: EDUCATION_LEVELS, employment_types: EMPLOYMENT_TYPES };

/** Without a count where nothing is counted. */
type Counted = { value: string; count?: number };

export type FacetGroupsProps<F extends FacetName, A extends FacetAddress<F>> = {
  kind: FacetKind<F, A>;
  address: A;
  facets: FacetCounts<F> | undefined;
  reader: FacetReader | null | undefined;
  words: FacetWords;
  onToggle: (name: F, value: string, on: boolean) => void;
  onChange: (address: A) => void;
};

export function FacetGroups<F extends FacetName, A extends FacetAddress<F>>({
  kind,
  address,
  facets,
  reader,
  words,
  onToggle,
  onChange,
}: FacetGroupsProps<F, A>) {
  const t = useTranslations(`${kind.messages}.filters`);
  const texts = {
    find: (title: string) => t('find', { name: title }),
    nothing: t('nothing'),
    limitReached: t('limit'),
    all: (count: number) => t('all', { count }),
    fewer: t('fewer'),
    chosen: (count: number) => t('chosen', { count }),
    number: (count: number) => words.format.number(count),
  };
  const countedOf = (name: F): readonly Counted[] => {
    const from = kind.uncounted?.[name];
    if (from === undefined) return facets?.[name] ?? [];
    const values = [...(reader?.[name] ?? []), ...(from.and ?? []), ...(facets?.[from.of] ?? []).map(({ value }) => value)];
    return [...new Set(values)].map((value) => ({ value }));
  };
  return kind.groups.map(([name, open]) => (
    <FilterGroup
      key={name}
      name={name}
      title={words.filterName(name)}
      options={optionsOf(name, address.filters[name], countedOf(name), kind.uncounted?.[name] ? (reader?.[name] ?? []) : undefined, words)}
      chosen={address.filters[name]}
      onToggle={(value, on) => onToggle(name, value, on)}
      limit={LIMITS.filterValuesPerType}
      search={searchOptions}
      texts={texts}
      orderKey={address.text}
      open={open}
      inside={
        kind.inside?.filter === name
          ? { part: kind.inside.part({ address, words, onChange }), isAsked: kind.inside.isAsked(address) }
          : undefined
      }
    />
  ));
}

/** `own`: what the reader brings, which stands first; undefined where options are counted. */
function optionsOf(
  name: FacetName,
  chosen: readonly string[],
  counted: readonly Counted[],
  own: readonly string[] | undefined,
  words: FacetWords,
): FilterOption[] {
  const missing = chosen.filter((value) => !counted.some((facet) => facet.value === value));
  const options = [...counted, ...missing.map((value): Counted => (own ? { value } : { value, count: 0 }))].map(({ value, count }) => ({
    value,
    ...(count === undefined ? {} : { count }),
    label: words.nameOf(name, value),
  }));
  const order = OWN_ORDER[name];
  if (order) return options.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  const rank = ({ value, count }: FilterOption) => count ?? (own?.includes(value) ? 1 : 0);
  return options.sort((a, b) => rank(b) - rank(a) || words.format.compare(a.label, b.label));
}
