// The words of filters and their values, in the reader's language.
import { PROFICIENCIES } from '@fairway/rules/profile';
import { readTalentLanguage, type TalentFilter } from '@fairway/rules/talent';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFacetWords } from '../../../lib/facets/facet-words.ts';
import type { TalentReply } from '../queries.ts';

const AS_FACET = {
  level: 'education_level',
  field: 'education_fields',
  country: 'address',
  permit: 'may_work_in',
  sector: 'sector',
} as const;

export function useTalentWords(reply: TalentReply | undefined) {
  const t = useTranslations('talent');
  const profile = useTranslations('profile');
  const [openedMs] = useState(Date.now);
  const words = useFacetWords(openedMs);
  const levelName = (level: number) => profile(`proficiencies.${PROFICIENCIES[level] ?? PROFICIENCIES[0]}`);
  const nameOf = (filter: TalentFilter, value: string): string => {
    if (filter === 'graduation') return value;
    if (filter === 'openness') return profile(`workPreferences.${value as 'internship'}`);
    if (filter === 'school' || filter === 'skill') return reply?.facets[filter].find((one) => one.value === value)?.name ?? value;
    if (filter !== 'language') return words.nameOf(AS_FACET[filter], value);
    const read = readTalentLanguage(value);
    return read ? languageName(read.language) : value;
  };
  const languageName = (language: string) => (language === 'other' ? t('filters.otherLanguage') : words.format.language(language));
  return { filterName: (filter: TalentFilter) => t(`filters.names.${filter}`), nameOf, languageName, levelName, format: words.format };
}
