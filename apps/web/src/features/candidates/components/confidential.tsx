import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './form.module.css';

/** Around sensitive answers: who sees them, and that they can be taken back (decisions 26, 27). */
export function Confidential({ children }: { children: ReactNode }) {
  const t = useTranslations('profile.confidential');
  return (
    <fieldset className={`${styles.group} ${styles.private}`}>
      <legend>
        <IconLock size={16} aria-hidden /> {t('title')}
      </legend>
      <p className={styles.note}>{t('text')}</p>
      {children}
    </fieldset>
  );
}
