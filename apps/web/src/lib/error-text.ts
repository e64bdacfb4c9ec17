import { ApiProblem } from '@fairway/client/problem';
import { useTranslations } from 'use-intl';

/** The catalogue's words for what a call ended with. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return (error) => {
    const code = error instanceof ApiProblem ? (error.code as Parameters<typeof t>[0]) : 'internal';
    return t.has(code) ? t(code) : t('internal');
  };
}
