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
import { TenantForm } from './tenant-form.tsx';
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
          <Section id="settings" title={shell('settings')}>
            <TenantForm key={tenant?.id ?? 'new'} {...(tenant ? { tenant } : {})} />
          </Section>
        </div>
      </UnsavedGuard>
    </ConsolePage>
  );
}
