import type { ComboboxProps } from '@fairway/ui/combobox';
import type { ListOption } from '@fairway/ui/listbox';
import { useTranslations } from 'use-intl';

/** What every list under a field of this page says; `empty`: other words where nothing is found. */
export function useListWords(empty?: string): ComboboxProps<ListOption>['texts'] {
  const t = useTranslations('ui.list');
  return {
    empty: empty ?? t('empty'),
    loading: t('loading'),
    failed: t('failed'),
    count: (count) => t('count', { count }),
    clear: t('clear'),
  };
}
