// A tenant is suspended, after a question and a proof, and resumed.
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import styles from '../../../lib/console/parts.module.css';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../lib/forms/section.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type Tenant, useKeepTenant } from './queries.ts';

export function TenantSuspension({ tenant }: { tenant: Tenant }) {
  const t = useTranslations('admin.suspension');
  const api = useApi();
  const keep = useKeepTenant();
  const dialogs = useDialogs();
  const formats = useReaderFormats();
  const saving = useSaving();
  const params = { path: { id: tenant.id } };
  const suspend = async () => {
    const label = t('suspend');
    const text = tenant.hosts.length === 0 ? t('confirmNoHosts') : t('confirm', { hosts: tenant.hosts.join(', ') });
    if (!(await dialogs.confirm({ title: label, text, confirmLabel: label, danger: true }))) return;
    await saving.run(async () => keep((await api.call.POST('/api/v1/admin/tenants/{id}/suspension', { params })).data), t('done'));
  };
  const resume = () =>
    saving.run(async () => keep((await api.call.DELETE('/api/v1/admin/tenants/{id}/suspension', { params })).data), t('resumed'));
  if (tenant.isDefault) return <p className={styles.muted}>{t('isDefault')}</p>;
  return (
    <>
      {tenant.suspendedAt ? (
        <Banner meaning="warning">{t('since', { time: formats.dateTime(new Date(tenant.suspendedAt)) })}</Banner>
      ) : null}
      {tenant.school?.isSuspended ? <Banner meaning="warning">{t('restsWithSchool')}</Banner> : null}
      <SavingProblem saving={saving} />
      <div className={styles.buttons}>
        {tenant.suspendedAt ? (
          <Button variant="primary" busy={saving.busy} onClick={() => void resume()}>
            {t('resume')}
          </Button>
        ) : (
          <Button variant="danger" busy={saving.busy} onClick={() => void suspend()}>
            {t('suspend')}
          </Button>
        )}
      </div>
    </>
  );
}
