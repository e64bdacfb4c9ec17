// The filters of applicants in words, with how many each value would find; answers are those of the posting that is chosen. @rule applicants.9
import { APPLICANT_STAGES } from '@fairway/rules/applicants';
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { PROFICIENCIES } from '@fairway/rules/profile';
import { readTalentLanguage } from '@fairway/rules/talent';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useFacetWords } from '../../../lib/facets/facet-words.ts';
import { choice, type ListFilter, sortedChoice } from '../../../lib/lists/list-filters.tsx';
import { useListAddress } from '../../../lib/lists/use-list.ts';
import { LIST } from '../applicants-list.ts';
import { type FilterCounts, filterCountsQuery } from '../queries.ts';
import { useOwnStages } from './own-stages.ts';

type Posting = { id: string; title: string };
type Facet = 'level' | 'field' | 'school' | 'language' | 'permit';
type Counted = readonly { value: string; count: number }[];

export function useApplicantFilters(postings: readonly Posting[]): ListFilter<(typeof LIST)['filters']>[] {
  const t = useTranslations('applicants');
  const list = useTranslations('applicants.list');
  const { asked } = useListAddress(LIST);
  const counts = useCounts();
  const nameOf = useNames();
  const stages = useOwnStages();
  const stageNames = new Map(stages.map(({ id, name }) => [id, name]));
  const titles = new Map(postings.map(({ id, title }) => [id, title]));
  const facet = (name: Facet, values: readonly string[] = valuesOf(counts?.[name], asked[name])) =>
    withCounts(
      name === 'level' ? choice(name, list(name), values, nameOf[name]) : sortedChoice(name, list(name), values, nameOf[name]),
      counts?.[name],
    );
  const levels = valuesOf(counts?.level, asked.level);
  return [
    choice('stage', list('stage'), APPLICANT_STAGES, (value) => t(`stages.${value}`)),
    ...(stages.length === 0
      ? []
      : [
          choice('ownStage', t('ownStages.filter'), [...stages.map(({ id }) => id), 'none'], (value) =>
            value === 'none' ? t('ownStages.none') : (stageNames.get(value) ?? value),
          ),
        ]),
    sortedChoice(
      'posting',
      list('posting'),
      postings.map(({ id }) => id),
      (value) => titles.get(value) ?? value,
    ),
    withCounts(
      choice('knockedOut', list('knockedOut'), ['yes', 'no'] as const, (value) => list(value === 'yes' ? 'knockedYes' : 'knockedNo')),
      counts?.knockedOut,
    ),
    ...answers(list('answer'), counts?.questions ?? [], asked.answer ?? [], (answer) => list(answer === 'yes' ? 'yes' : 'no')),
    facet(
      'level',
      EDUCATION_LEVELS.filter((level) => levels.includes(level)),
    ),
    facet('field'),
    facet('school'),
    facet('language'),
    facet('permit'),
    choice('overdue', list('overdue'), ['true'] as const, () => list('overdueYes')),
    choice('kept', list('kept'), ['true'] as const, () => list('keptYes')),
    choice('rated', list('rated'), ['byMe', 'notByMe'] as const, (value) => list(value === 'byMe' ? 'ratedByMe' : 'notRatedByMe')),
    choice('stars', list('starsFrom'), ['1', '2', '3', '4', '5'] as const, (value) => t('record.starsOf', { stars: Number(value) })),
  ];
}

function useCounts(): FilterCounts | undefined {
  const { organizationId } = useConsoleOrganization();
  const { asked } = useListAddress(LIST);
  const { page: _page, pageSize: _size, ...query } = asked;
  return useQuery({ ...filterCountsQuery(useApi(), organizationId, query), placeholderData: keepPreviousData }).data;
}

function useNames(): Record<Facet, (value: string) => string> {
  const list = useTranslations('applicants.list');
  const profile = useTranslations('profile');
  const [openedMs] = useState(Date.now);
  const words = useFacetWords(openedMs);
  const languageName = (value: string) => {
    const read = readTalentLanguage(value);
    if (!read) return value;
    const language = read.language === 'other' ? list('otherLanguage') : words.format.language(read.language);
    const level = PROFICIENCIES[read.level];
    return read.level === 0 || !level ? language : list('languageFrom', { language, level: profile(`proficiencies.${level}`) });
  };
  return {
    level: (value) => words.nameOf('education_level', value),
    field: (value) => words.nameOf('education_fields', value),
    school: (value) => value,
    language: languageName,
    permit: (value) => words.nameOf('may_work_in', value),
  };
}

/** What somebody has, and what is asked for though nobody has it. */
const valuesOf = (counted: Counted = [], asked: readonly string[] = []): string[] => [
  ...new Set([...counted.map(({ value }) => value), ...asked]),
];

const withCounts = <F extends { options: { value: string; label: string }[] }>(filter: F, counted: Counted | undefined) => {
  const counts = new Map(counted?.map(({ value, count }) => [value, count]));
  return { ...filter, options: filter.options.map((option) => ({ ...option, ...(counted && { count: counts.get(option.value) ?? 0 }) })) };
};

/** The questions of the posting, one after the other; nothing where there is none and nothing is asked for. */
function answers(title: string, questions: FilterCounts['questions'], asked: readonly string[], truth: (answer: string) => string) {
  const known = questions.flatMap(({ id, question, answers: given }) =>
    given.map(({ value, count }) => {
      const answer = value.slice(id.length + 1);
      const words = answer === 'yes' || answer === 'no' ? truth(answer) : answer;
      return { value, label: `${question} ${words}`, count };
    }),
  );
  const missing = asked.filter((value) => !known.some((one) => one.value === value)).map((value) => ({ value, label: value.slice(37) }));
  const options = [...known, ...missing];
  return options.length === 0 ? [] : [{ name: 'answer' as const, title, options }];
}
