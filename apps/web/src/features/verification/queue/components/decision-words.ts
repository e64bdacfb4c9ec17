// What staff are asked before a decision that needs words, and the texts that they can begin with: the school's own in the student's language,
// or ours in the reader's, where the school keeps none. @rule schools.7
import type { Locale } from '@fairway/rules/locales';
import { type ReasonKind, reasonIn, sharedLocale } from '@fairway/rules/school-reasons';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useConsoleSchool } from '../../../../lib/console/console-school.ts';
import { reasonsQuery, useOurReasons } from './reasons.ts';

type Canned = { label: string; emptyLabel: string; texts: readonly { title: string; text: string }[] };
export type Ask = { title: string; label: string; hint: string; confirmLabel: string; danger?: boolean; canned?: Canned };
type Asked = { name: string; locale?: Locale | null };

/** What can be begun with, for people who read this language. */
function useCanned() {
  const t = useTranslations('verification-queue');
  const { schoolId } = useConsoleSchool();
  const { data } = useQuery(reasonsQuery(useApi(), schoolId));
  const ours = useOurReasons();
  return (kind: ReasonKind, locale: Locale | null | undefined): Canned => {
    const own = data?.lists.find((list) => list.kind === kind)?.reasons;
    return {
      label: t(kind === 'askBack' ? 'askDialog.canned' : 'rejectDialog.canned'),
      emptyLabel: t('rejectDialog.own'),
      texts: own ? own.map(({ title, texts }) => ({ title, text: reasonIn(texts, [locale, data?.locale]) })) : ours(kind),
    };
  };
}

/** The words of each question, for somebody; `rejectMany` for so many. */
export function useDecisionWords() {
  const t = useTranslations('verification-queue');
  const canned = useCanned();
  return {
    reject: ({ name, locale }: Asked): Ask => ({
      title: t('rejectDialog.title', { name }),
      label: t('rejectDialog.label'),
      hint: t('rejectDialog.hint'),
      confirmLabel: t('reject'),
      danger: true,
      canned: canned('reject', locale),
    }),
    rejectMany: (people: readonly Asked[]): Ask => ({
      title: t('rejectDialog.titleMany', { count: people.length }),
      label: t('rejectDialog.label'),
      hint: t('rejectDialog.hint'),
      confirmLabel: t('reject'),
      danger: true,
      canned: canned('reject', sharedLocale(people.map(({ locale }) => locale))),
    }),
    askBack: ({ name, locale }: Asked): Ask => ({
      title: t('askDialog.title', { name }),
      label: t('askDialog.label'),
      hint: t('askDialog.hint'),
      confirmLabel: t('askBack'),
      canned: canned('askBack', locale),
    }),
    revoke: ({ name, locale }: Asked): Ask => ({
      title: t('revokeDialog.title', { name }),
      label: t('revokeDialog.label'),
      hint: t('revokeDialog.hint'),
      confirmLabel: t('revoke'),
      danger: true,
      canned: canned('revoke', locale),
    }),
  };
}
