import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './progress.module.css';

/** A thin bar while the next page is on its way; it shows only when that takes a moment. */
export function Progress() {
  const t = useTranslations('shell');
  const { state } = useNavigation();
  return (
    <div className={styles.progress} data-busy={state !== 'idle'} role="status">
      {state === 'idle' ? null : <span className="fw-hidden">{t('loading')}</span>}
    </div>
  );
}
