import { Button, LinkButton } from '@fairway/ui/button';
import { IconAlertTriangle, IconLinkOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../lib/paths.ts';
import { isLinkProblem } from '../account-links.ts';
import { useErrorWords } from '../error-words.ts';
import { codeOf } from '../login-calls.ts';
import { AccountPage } from './account-page.tsx';

type Props = {
  /** What the call ended with; undefined: there was no link at all. */
  error: unknown;
  title: string;
  /** Said of a link that is used up, expired or no link. */
  text: string;
  onRetry: () => unknown;
  children?: ReactNode;
};

/** A link that is good for nothing, with the way to a new one; or a line that failed, with a way to try again. */
export function LinkFailed({ error, title, text, onRetry, children }: Props) {
  const t = useTranslations('identity.page');
  const words = useErrorWords();
  const { home } = useHrefs();
  if (error !== undefined && error !== null && !isLinkProblem(error))
    return (
      <AccountPage icon={<IconAlertTriangle size={32} stroke={1.5} aria-hidden />} title={title} text={words(codeOf(error), 'internal')}>
        <Button variant="primary" onClick={() => onRetry()}>
          {t('retry')}
        </Button>
      </AccountPage>
    );
  return (
    <AccountPage icon={<IconLinkOff size={32} stroke={1.5} aria-hidden />} title={title} text={text}>
      {children ?? (
        <LinkButton variant="primary" href={home()}>
          {t('home')}
        </LinkButton>
      )}
    </AccountPage>
  );
}
