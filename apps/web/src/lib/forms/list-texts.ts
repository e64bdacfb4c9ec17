import { useTranslations } from 'use-intl';

/** What the lists of search fields say. */
export function useListTexts() {
  const t = useTranslations('profile.list');
  return {
    loading: t('loading'),
    empty: t('empty'),
    failed: t('failed'),
    clear: t('clear'),
    count: (count: number) => t('count', { count }),
  };
}
