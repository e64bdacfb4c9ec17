// A rule of advisers in words, and as it is saved.
import { useTranslations } from 'use-intl';
import type { AdviserRules } from '../../queries.ts';

export type Rule = AdviserRules['rules'][number];

export const ruleBody = ({ adviser, program, surnameFrom, surnameTo }: Rule) => ({
  adviserId: adviser.id,
  programId: program?.id ?? null,
  surnameFrom,
  surnameTo,
});

/** What it asks for, and whose they are then. */
export function useRuleWords(): (rule: Rule) => string {
  const t = useTranslations('advisers.rules');
  return ({ adviser, program, surnameFrom: from, surnameTo: to }) => {
    const letters = from && to ? t('between', { from, to }) : from ? t('from', { from }) : to ? t('to', { to }) : '';
    const asked = [program ? t('program', { program: program.name }) : '', letters].filter((part) => part !== '');
    return t('goesTo', { asked: asked.length === 0 ? t('everybody') : asked.join(' · '), name: adviser.name });
  };
}
