// The gate of a console: visitors are asked to sign in, people without the role find no page, administrators who lack a second factor are
// told so. Only then a page is drawn, so none of its calls is sent by anybody else.
import '../../lib/later-messages.ts';
import { LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { SkeletonRows } from '@fairway/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../lib/boot.ts';
import { type Console, sectionsFor } from '../../lib/console/console.ts';
import { useHrefs } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { NotFound } from '../page-error.tsx';
import { SignInNotice } from '../sign-in-notice.tsx';

export function ConsoleGate({ of, children }: { of: Console<string>; children: ReactNode }) {
  const t = useTranslations('shell');
  const session = useSession();
  const { pages } = useBoot();
  if (session === undefined) return <SkeletonRows label={t('loading')} />;
  if (!session.authenticated || !session.user) return <SignInNotice />;
  if (sectionsFor(of, session.user, pages).length === 0) return <NotFound />;
  if (session.user.secondFactorNeeded) return <SecondFactorNotice />;
  const Frame = of.frame;
  return Frame ? <Frame>{children}</Frame> : children;
}

function SecondFactorNotice() {
  const t = useTranslations('console.secondFactor');
  const { href } = useHrefs();
  return (
    <EmptyState
      level={1}
      drawing="list"
      title={t('title')}
      text={t('text')}
      actions={
        <LinkButton variant="primary" href={href('account-settings')}>
          {t('go')}
        </LinkButton>
      }
    />
  );
}
