import { LinkButton } from '@fairway/ui/button';
import { ErrorView } from '@fairway/ui/error-view';
import { Spinner } from '@fairway/ui/spinner';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../lib/boot.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import styles from './redirect.module.css';
import { changesLocale, REDIRECT_PARAMETERS, redirectTarget } from './redirect-target.ts';

export const meta = pageMeta(({ t }) => ({ title: t('content.redirect.title'), path: pathOf('redirect'), noIndex: true }));

/** The landing of social logins and mail links: the strict cookies ride from here on. @spec 2.1 "Redirect", decision 13 */
export default function RedirectPage() {
  const t = useTranslations('content.redirect');
  const { locale, pages, tenant } = useBoot();
  const { home } = useHrefs();
  const { search } = useLocation();
  const navigate = useNavigate();
  const refused = new URLSearchParams(search).has(REDIRECT_PARAMETERS.error);
  const target = refused ? undefined : redirectTarget(search, locale, pages);

  useEffect(() => {
    if (!target) return;
    if (changesLocale(target, locale)) window.location.replace(target);
    else void navigate(target, { replace: true });
  }, [target, locale, navigate]);

  if (target)
    return (
      <div className={styles.waiting}>
        <Spinner sizePx={28} />
        <h1 className={styles.title}>{t('title')}</h1>
        <p>{t('text')}</p>
        <LinkButton href={target}>{t('continue')}</LinkButton>
      </div>
    );
  return (
    <ErrorView
      title={t(refused ? 'refusedTitle' : 'failedTitle')}
      text={refused ? t('refusedText') : t('failedText', { name: tenant.name })}
      actions={
        <LinkButton variant="primary" href={home()}>
          {t('start')}
        </LinkButton>
      }
    />
  );
}
