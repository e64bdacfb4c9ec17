// What staff are asked before a decision that needs words, and the texts that they can begin with.
import { useTranslations } from 'use-intl';

type Canned = { label: string; emptyLabel: string; texts: readonly { title: string; text: string }[] };
export type Ask = { title: string; label: string; hint: string; confirmLabel: string; danger?: boolean; canned?: Canned };

/** The words of each question, for somebody's name; `rejectMany` for so many. */
export function useDecisionWords() {
  const t = useTranslations('verification-queue');
  const canned = (): Canned => ({
    label: t('rejectDialog.canned'),
    emptyLabel: t('rejectDialog.own'),
    texts: (['notFound', 'noProof', 'useEmail', 'otherSchool', 'duplicate'] as const).map((one) => ({
      title: t(`canned.${one}Title`),
      text: t(`canned.${one}`),
    })),
  });
  return {
    reject: (name: string): Ask => ({
      title: t('rejectDialog.title', { name }),
      label: t('rejectDialog.label'),
      hint: t('rejectDialog.hint'),
      confirmLabel: t('reject'),
      danger: true,
      canned: canned(),
    }),
    rejectMany: (count: number): Ask => ({
      title: t('rejectDialog.titleMany', { count }),
      label: t('rejectDialog.label'),
      hint: t('rejectDialog.hint'),
      confirmLabel: t('reject'),
      danger: true,
      canned: canned(),
    }),
    askBack: (name: string): Ask => ({
      title: t('askDialog.title', { name }),
      label: t('askDialog.label'),
      hint: t('askDialog.hint'),
      confirmLabel: t('askBack'),
      canned: {
        label: t('askDialog.canned'),
        emptyLabel: t('rejectDialog.own'),
        texts: (['number', 'year', 'name'] as const).map((one) => ({ title: t(`questions.${one}Title`), text: t(`questions.${one}`) })),
      },
    }),
    revoke: (name: string): Ask => ({
      title: t('revokeDialog.title', { name }),
      label: t('revokeDialog.label'),
      hint: t('revokeDialog.hint'),
      confirmLabel: t('revoke'),
      danger: true,
    }),
  };
}
