import { Button } from '@fairway/ui/button';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { showToast } from '@fairway/ui/show-toast';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import section from '../../../lib/forms/section.module.css';
import styles from './account.module.css';

/** The ten codes, to copy, keep as a file or print. They are not shown again. */
export default function RecoveryCodesView({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('account.authenticator');
  const { tenant } = useBoot();
  const text = `${tenant.name}\n${t('codesTitle')}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: t('copied') });
  };
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = 'recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <DialogFrame title={t('codesTitle')} actions={[{ key: 'kept', label: t('kept'), variant: 'primary' }]}>
      <div className={section.form}>
        <p>{t('codesText')}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={section.buttons}>
          <Button size="small" onClick={copy}>
            {t('copy')}
          </Button>
          <Button size="small" onClick={download}>
            {t('download')}
          </Button>
          <Button size="small" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}
