// The logo of a tenant: a file that is stored at once, apart from the form, and shown on its hosts from then on.
import { ApiProblem } from '@fairway/client/problem';
import { LOGO_BYTES } from '@fairway/rules/school-settings';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { FileDrop } from '@fairway/ui/file-drop';
import { ImagePlate } from '@fairway/ui/image-plate';
import { showToast } from '@fairway/ui/show-toast';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import styles from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import { uploadFile } from '../../../lib/uploads.ts';
import { type Tenant, useKeepTenant } from './queries.ts';

export function TenantLogo({ tenant }: { tenant: Tenant }) {
  const t = useTranslations('admin.tenant');
  const api = useApi();
  const keep = useKeepTenant();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const saving = useSaving();
  const upload = (file: File) =>
    saving.run(async () => {
      keep(await uploadFile<Tenant>({ path: `/api/v1/admin/tenants/${tenant.id}/logo`, field: 'logo', file }));
      showToast({ kind: 'success', text: t('logoSaved') });
    });
  const remove = async () => {
    const label = t('removeLogo');
    if (!(await dialogs.confirm({ title: label, text: t('removeLogoText'), confirmLabel: label, danger: true }))) return;
    await saving.run(async () => {
      const { data } = await api.call.DELETE('/api/v1/admin/tenants/{id}/logo', { params: { path: { id: tenant.id } } });
      keep(data);
      showToast({ kind: 'success', text: t('logoRemoved') });
    });
  };
  return (
    <>
      <div className={styles.pictured}>
        <ImagePlate src={tenant.logo} name={tenant.name} sizePx={72} />
        {tenant.logo ? (
          <Button size="small" busy={saving.busy} onClick={remove}>
            {t('removeLogo')}
          </Button>
        ) : null}
      </div>
      <FileDrop
        label={t('chooseLogo')}
        hint={t('logoHint')}
        extensions={['.png', '.jpg', '.jpeg', '.webp', '.svg']}
        maxSizeBytes={LOGO_BYTES}
        disabled={saving.busy}
        error={saving.problem ? errorText(saving.problem) : undefined}
        onFile={upload}
        onRefused={(issue) => void saving.run(() => Promise.reject(REFUSALS[issue]))}
      />
    </>
  );
}

const REFUSALS = {
  size: new ApiProblem({ status: 413, code: 'tenants.logo_large' }),
  type: new ApiProblem({ status: 415, code: 'tenants.logo_type' }),
};
