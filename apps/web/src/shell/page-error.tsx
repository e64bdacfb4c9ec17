// What is shown in place of a page: it does not exist, is gone, or failed. @rule pages.38, ui.12
import { Button, LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../lib/paths.ts';
import { ContactButton } from './contact-button.tsx';

/** The error page inside the shell. */
export function PageError() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  return missing ? <NotFound /> : <Failed />;
}

/** The 404 page; `homeHref` where its way out is not the start of the site. */
export function NotFound({ homeHref }: { homeHref?: string }) {
  const t = useTranslations('shell.notFound');
  const { home } = useHrefs();
  return (
    <>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        drawing="notFound"
        title={t('text')}
        actions={
          <>
            <LinkButton href={homeHref ?? home()} variant="primary">
              {t('home')}
            </LinkButton>
            <ContactButton />
          </>
        }
      />
    </>
  );
}

function Failed() {
  const t = useTranslations('shell');
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <title>{t('error.title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        drawing="error"
        title={t('error.title')}
        text={t('error.text')}
        actions={
          <>
            <Button variant="primary" busy={state !== 'idle'} onClick={() => revalidate()}>
              {t('error.retry')}
            </Button>
            <ContactButton />
          </>
        }
      />
    </>
  );
}
