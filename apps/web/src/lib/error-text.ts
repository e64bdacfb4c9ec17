import { ApiProblem } from '@fairway/client/problem';
import { useTranslations } from 'use-intl';

/** The catalogue's words for what a call ended with. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return (error) => {
    // One key stands for all: the arguments of 430 texts at once cost the compiler a minute.
    const code = (error instanceof ApiProblem ? error.code : 'internal') as 'internal';
    if (t.has(code)) return t(code);
    // What visitors hardly ever meet is not sent with first pages: who shows it is rendered again when it is there.
    // Where it cannot be loaded the general words stay, beside an error of the network that the reader has noticed already.
    void import('./own-messages.ts').catch(() => undefined);
    return t('internal');
  };
}
