// The switches of a tenant. Each is saved at once and works at the next page; what is not built yet cannot be turned on.
import { Badge } from '@fairway/ui/badge';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import styles from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { Unproven, useProven } from '../../../lib/forms/proof.ts';
import { type Tenant, tenantQuery } from './queries.ts';

type Switch = Tenant['features'][number];
const WORDS = { '': null, on: true, off: false } as const;

export function TenantSwitches({ tenant }: { tenant: Tenant }) {
  const t = useTranslations('admin.tenant');
  const features = useTranslations('admin.features');
  const unbuilt = tenant.features.filter(({ built }) => !built);
  return (
    <>
      <ul className={styles.rows}>
        {tenant.features.map((one) => (one.built ? <SwitchRow key={one.feature} tenant={tenant} one={one} /> : null))}
      </ul>
      {unbuilt.length > 0 ? (
        <>
          <p className={styles.muted}>{t('notBuilt')}</p>
          <ul className={styles.badges}>
            {unbuilt.map(({ feature }) => (
              <li key={feature}>
                <Badge>{features(feature as Parameters<typeof features>[0])}</Badge>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

function SwitchRow({ tenant, one }: { tenant: Tenant; one: Switch }) {
  const t = useTranslations('admin.tenant');
  const features = useTranslations('admin.features');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const proven = useProven();
  const name = features(one.feature as Parameters<typeof features>[0]);
  const set = useMutation({
    mutationFn: (on: boolean | null) => {
      const params = { path: { id: tenant.id, feature: one.feature as never } };
      return proven(() => api.call.PUT('/api/v1/admin/tenants/{id}/features/{feature}', { params, body: { on } }));
    },
    onSuccess: ({ data }) => {
      if (data) queries.setQueryData(tenantQuery(api, tenant.id).queryKey, data);
      showToast({ kind: 'success', text: t('switched', { feature: name }) });
    },
    onError: (error) => {
      if (!(error instanceof Unproven)) showToast({ kind: 'error', text: errorText(error) });
    },
  });
  return (
    <li className={styles.switchRow}>
      <span>{name}</span>
      <Select
        label={name}
        labelHidden
        disabled={set.isPending}
        options={[
          { value: '', label: t('byDefault', { state: one.byDefault ? t('on') : t('off') }) },
          { value: 'on', label: t('on') },
          { value: 'off', label: t('off') },
        ]}
        value={one.set === null ? '' : one.set ? 'on' : 'off'}
        onChange={(event) => set.mutate(WORDS[event.currentTarget.value as keyof typeof WORDS])}
      />
    </li>
  );
}
