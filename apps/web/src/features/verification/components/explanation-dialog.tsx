// What the signs of verification mean. @rule verification.9
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { useTranslations } from 'use-intl';
import '../../../lib/profile-messages.ts';
import { IndicatorIcon } from './indicator-icon.tsx';
import styles from './verification.module.css';

export default function ExplanationDialog(_props: { close: () => void }) {
  const t = useTranslations('verification.explanation');
  return (
    <DialogFrame title={t('title')} actions={[{ key: 'close', label: t('close'), variant: 'primary' }]}>
      <p>{t('text')}</p>
      <ul className={styles.signs}>
        {(['red', 'amber', 'green', 'ignored'] as const).map((indicator) => (
          <li key={indicator}>
            <IndicatorIcon indicator={indicator} />
            <span>{t(indicator)}</span>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
