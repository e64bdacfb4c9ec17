// One tenant, or a new one (`/admin/tenants/new`).
import '../../../lib/later-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded, Nothing } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { Section } from '../../../lib/forms/section.tsx';
import { UnsavedGuard } from '../../../lib/forms/unsaved.tsx';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { type Tenant, tenantQuery } from './queries.ts';
import { TenantDns } from './tenant-dns.tsx';
import { TenantForm } from './tenant-form.tsx';
import { TenantLogo } from './tenant-logo.tsx';
import { TenantSuspension } from './tenant-suspension.tsx';
import { TenantSwitches } from './tenant-switches.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.tenants'), path: pathOf('admin-tenants'), noIndex: true }));

export default function TenantPage() {
  const { id = '' } = useParams();
  if (id === 'new') return <TenantView />;
  return /^[1-9]\d{0,8}$/.test(id) ? <KnownTenant id={Number(id)} /> : <Nothing />;
}

function KnownTenant({ id }: { id: number }) {
  const reply = useQuery(tenantQuery(useApi(), id));
  return <Loaded reply={reply}>{(tenant) => <TenantView tenant={tenant} />}</Loaded>;
}

function TenantView({ tenant }: { tenant?: Tenant }) {
  const t = useTranslations('admin.tenant');
  const suspension = useTranslations('admin.suspension');
  const dns = useTranslations('admin.dns');
  const console = useTranslations('console.admin');
  const shell = useTranslations('shell.account');
  const { href } = useHrefs();
  return (
    <ConsolePage title={tenant?.name ?? t('new')} crumbs={[{ href: href('admin-tenants'), label: console('tenants') }]}>
      <UnsavedGuard>
        <div className={styles.sections}>
          {tenant ? (
            <Section id="features" title={t('features')} text={t('featuresText')}>
              <TenantSwitches tenant={tenant} />
            </Section>
          ) : null}
          {tenant ? (
            <Section id="dns" title={dns('title')} text={dns('text')}>
              <TenantDns id={tenant.id} />
            </Section>
          ) : null}
          {tenant ? (
            <Section id="logo" title={t('logo')} text={t('logoText')}>
              <TenantLogo tenant={tenant} />
            </Section>
          ) : null}
          <Section id="settings" title={shell('settings')}>
            <TenantForm key={tenant?.id ?? 'new'} {...(tenant ? { tenant } : {})} />
          </Section>
          {tenant ? (
            <Section id="suspension" title={suspension('title')} text={suspension('text')}>
              <TenantSuspension tenant={tenant} />
            </Section>
          ) : null}
        </div>
      </UnsavedGuard>
    </ConsolePage>
  );
}
