// One own page of a tenant.
import '../../../lib/later-messages.ts';
import type { Locale } from '@fairway/rules/locales';
import { SITE_PAGES } from '@fairway/rules/site-pages';
import { Banner } from '@fairway/ui/banner';
import { LinkButton } from '@fairway/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded, Nothing } from '../../../lib/console/loaded.tsx';
import { UnsavedGuard } from '../../../lib/forms/unsaved.tsx';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { SitePageEditor } from './components/site-page-editor.tsx';
import { type EditedPage, editedPageQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.sitePages'), path: pathOf('admin-site-pages'), noIndex: true }));

export default function SitePagePage() {
  const { tenantId = '', page: named } = useParams();
  const page = SITE_PAGES.find((one) => one === named);
  return page && /^[1-9]\d{0,8}$/.test(tenantId) ? <KnownPage tenantId={Number(tenantId)} page={page} /> : <Nothing />;
}

function KnownPage({ tenantId, page }: { tenantId: number; page: EditedPage['page'] }) {
  const reply = useQuery(editedPageQuery(useApi(), tenantId, page));
  return <Loaded reply={reply}>{(edited) => <PageView edited={edited} />}</Loaded>;
}

function PageView({ edited }: { edited: EditedPage }) {
  const t = useTranslations('site-pages');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const [locale, setLocale] = useState<Locale>(edited.tenant.locale);
  const { tenant, page, state, link } = edited;
  return (
    <ConsolePage
      title={`${tenant.name}: ${t(`names.${page}`)}`}
      crumbs={[{ href: href('admin-site-pages'), label: console('sitePages') }]}
      actions={
        <LinkButton href={`${href('admin-audit')}?subject=${encodeURIComponent(`tenant:${tenant.id}`)}`}>{t('page.log')}</LinkButton>
      }
    >
      {link !== null ? <Banner>{t('page.elsewhere', { address: link })}</Banner> : null}
      {state === 'missing' ? <Banner>{t('page.missing')}</Banner> : null}
      {page === 'imprint' ? null : <Banner meaning="warning">{t('page.check')}</Banner>}
      {tenant.email === null ? <Banner>{t('page.noEmail', { email: '{email}' })}</Banner> : null}
      <UnsavedGuard>
        {/* Each edition is a form of its own, begun with what it says. */}
        <SitePageEditor key={edited.edition} edited={edited} locale={locale} onLocale={setLocale} />
      </UnsavedGuard>
    </ConsolePage>
  );
}
