import { useTranslations } from 'use-intl';
import type { Writing } from './autosave.ts';

/** The words of what is wrong with a field, or with a part of it; undefined: nothing. */
export function useFaultAt({ problem, lacks }: Writing): (field: string) => string | undefined {
  const errors = useTranslations('errors');
  const found = [...(problem?.errors ?? []), ...(lacks?.errors ?? [])];
  return (field) => {
    const at = `/body/content/${field}`;
    const fault = found.find(({ pointer }) => pointer === at || pointer.startsWith(`${at}/`));
    return fault && errors(fault.code as 'postings.missing');
  };
}
