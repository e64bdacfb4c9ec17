// The filters of talent search with their counts; a count that could tell of a person is not there. @rule talent.4
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import { searchOptions } from '@fairway/rules/option-search';
import { readTalentLanguage, type TalentFilter } from '@fairway/rules/talent';
import { FilterGroup, type FilterOption } from '@fairway/ui/filter-group';
import { Select } from '@fairway/ui/select';
import { useTranslations } from 'use-intl';
import { withFilter } from '../../../lib/facets/facet-address.ts';
import type { TalentReply } from '../queries.ts';
import { TALENT_GROUPS, type TalentAddress, withLevel } from '../talent-address.ts';
import styles from './talent.module.css';
import { useTalentWords } from './talent-words.ts';

const LEVELS = [0, 1, 2, 3, 4];

type TalentFiltersProps = { address: TalentAddress; reply: TalentReply | undefined; onGo: (address: TalentAddress) => void };

export function TalentFilters({ address, reply, onGo }: TalentFiltersProps) {
  const t = useTranslations('talent.filters');
  const words = useTalentWords(reply);
  const texts = {
    find: (title: string) => t('find', { name: title }),
    nothing: t('nothing'),
    limitReached: t('limit'),
    all: (count: number) => t('all', { count }),
    fewer: t('fewer'),
    chosen: (count: number) => t('chosen', { count }),
    number: (count: number) => words.format.number(count),
  };
  const chosen = address.filters;
  const optionsOf = (name: TalentFilter): FilterOption[] => {
    const counted = reply?.facets[name] ?? [];
    const known = name === 'language' ? counted.filter(({ value }) => value.endsWith('.0') || chosen.language.includes(value)) : counted;
    // Of a language that is chosen the level that is asked for stands for it.
    const levels = new Set(chosen.language.map((value) => readTalentLanguage(value)?.language));
    const shown = known.filter(
      ({ value }) => name !== 'language' || chosen.language.includes(value) || !levels.has(readTalentLanguage(value)?.language ?? ''),
    );
    const missing = chosen[name].filter((value) => !shown.some((one) => one.value === value));
    const options = [...shown, ...missing.map((value) => ({ value, count: null }))].map(
      ({ value, count }): FilterOption => ({ value, label: words.nameOf(name, value), ...(count === null ? {} : { count }) }),
    );
    if (name === 'level') return inOrder(options, EDUCATION_LEVELS);
    return name === 'graduation' ? options.toSorted((a, b) => a.value.localeCompare(b.value)) : options;
  };
  return (
    <>
      {TALENT_GROUPS.map(([name, open]) => (
        <FilterGroup
          key={name}
          name={name}
          title={words.filterName(name)}
          options={optionsOf(name)}
          chosen={chosen[name]}
          onToggle={(value, on) => onGo(withFilter(address, name, value, on))}
          limit={name === 'openness' ? 5 : LIMITS.filterValuesPerType}
          search={searchOptions}
          texts={texts}
          orderKey={address.text}
          open={open}
          inside={
            name === 'language' && chosen.language.length > 0
              ? { part: <Levels address={address} reply={reply} onGo={onGo} />, isAsked: false }
              : undefined
          }
        />
      ))}
      <p className={styles.muted}>{t('counts')}</p>
    </>
  );
}

/** How well the chosen languages have to be spoken. */
function Levels({ address, reply, onGo }: TalentFiltersProps) {
  const t = useTranslations('talent.filters');
  const words = useTalentWords(reply);
  return (
    <div className={styles.levels}>
      {address.filters.language.map((value) => {
        const read = readTalentLanguage(value);
        return read ? (
          <Select
            key={read.language}
            label={t('leastLevel', { language: words.languageName(read.language) })}
            value={String(read.level)}
            options={LEVELS.map((level) => ({ value: String(level), label: words.levelName(level) }))}
            onChange={(event) => onGo(withLevel(address, read.language, Number(event.currentTarget.value)))}
          />
        ) : null;
      })}
    </div>
  );
}

const inOrder = (options: readonly FilterOption[], order: readonly string[]) =>
  options.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
