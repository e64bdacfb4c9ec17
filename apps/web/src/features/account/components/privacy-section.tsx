import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import section from '../../../lib/forms/section.module.css';
import { SavingProblem, Section } from '../../../lib/forms/section.tsx';
import { consentDialog } from '../../consent/components/consent-dialog.ts';

/** Cookie settings and the download of everything that is held on this person. */
export function PrivacySection() {
  const t = useTranslations('account.privacy');
  const api = useApi();
  const dialogs = useDialogs();
  const saving = useSaving();
  const download = () =>
    saving.run(async () => {
      const { data, response } = await api.call.GET('/identity/v1/user/export', { parseAs: 'blob' });
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'my-data.zip';
      const link = document.createElement('a');
      link.href = URL.createObjectURL(data as unknown as Blob);
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    }, t('downloaded'));
  return (
    <Section id="privacy" title={t('title')} text={t('text')}>
      <SavingProblem saving={saving} />
      <div className={section.buttons}>
        <Button busy={saving.busy} onClick={download}>
          {t('download')}
        </Button>
        <Button onClick={() => dialogs.open(consentDialog, {})}>{t('cookies')}</Button>
      </div>
    </Section>
  );
}
