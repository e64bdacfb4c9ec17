import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './form.module.css';

/** Around sensitive answers: who sees them, and that they can be taken back. @rule profile.56, profile.5 */
export function Confidential({ children }: { children: ReactNode }) {
  const t = useTranslations('profile.confidential');
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand inside the frame of its fieldset
    <div role="group" aria-labelledby={id} className={`${styles.group} ${styles.private}`}>
      <p id={id} className={styles.privateTitle}>
        <IconLock size={16} aria-hidden />
        {t('title')}
      </p>
      <p className={styles.note}>{t('text')}</p>
      {children}
    </div>
  );
}
