import type { RequirementKind } from '@fairway/rules/requirements';
import { useTranslations } from 'use-intl';
import { useFacetWords } from '../../../lib/facets/facet-words.ts';
import type { Requirement } from './queries.ts';

/** The dialog of the profile where what is not known is filled in. */
export const EDIT_OF_KIND: Readonly<Record<RequirementKind, string>> = {
  educationLevel: 'education',
  educationField: 'education',
  language: 'languages',
  skill: 'skills',
  permit: 'nationality',
  start: 'education',
};

/** What is asked for and why it is met or not, in the reader's language. */
export function useRequirementWords({ kind, wanted, reason, found }: Requirement): { wanted: string; reason: string } {
  const t = useTranslations('requirements');
  const { format, nameOf } = useFacetWords(0);
  const names: Record<RequirementKind, (code: string) => string> = {
    educationLevel: (code) => nameOf('education_level', code),
    educationField: (code) => nameOf('education_fields', code),
    language: format.language,
    skill: (name) => name,
    permit: format.country,
    start: format.month,
  };
  const named = (codes: readonly string[]) => codes.map(names[kind]);
  return {
    wanted: t(`wanted.${kind}`, { wanted: format.choice(named(wanted)) }),
    // Not every kind has every reason: the rule gives those that there are.
    reason: t(`reason.${kind}.${reason as 'notSaid'}`, { found: format.list(named(found)) } as never),
  };
}
