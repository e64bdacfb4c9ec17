import { LinkButton } from '@fairway/ui/button';
import { ErrorView } from '@fairway/ui/error-view';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../lib/boot.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';

export const meta = pageMeta(({ t }) => ({ title: t('content.login.title'), path: pathOf('login'), noIndex: true }));

/** What /login says where sign-in is not switched on. @spec decision 4 "else /login as a page" */
export default function LoginPage() {
  const t = useTranslations('content.login');
  const { tenant } = useBoot();
  const { href, exists } = useHrefs();
  return (
    <ErrorView
      drawing="notFound"
      title={t('title')}
      text={exists('jobs') || exists('employers') ? t('text', { name: tenant.name }) : t('closed')}
      actions={
        <>
          {exists('jobs') ? (
            <LinkButton variant="primary" href={href('jobs')}>
              {t('jobs')}
            </LinkButton>
          ) : null}
          {exists('employers') ? <LinkButton href={href('employers')}>{t('employers')}</LinkButton> : null}
        </>
      }
    />
  );
}
