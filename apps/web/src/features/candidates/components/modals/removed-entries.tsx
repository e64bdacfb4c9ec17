import { Button } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import styles from './entry-list.module.css';

type RemovedEntriesProps = {
  removed: readonly { id: string; name: string }[];
  onUndo: (id: string) => void;
  disabled?: boolean;
};

/** What the save will remove, each with a way back. */
export function RemovedEntries({ removed, onUndo, disabled }: RemovedEntriesProps) {
  const t = useTranslations('entries');
  return (
    <div role="status">
      {removed.length > 0 ? (
        <ul className={styles.removed}>
          {removed.map(({ id, name }) => (
            <li key={id}>
              <span>{t('removed', { name })}</span>
              <Button size="small" variant="quiet" aria-label={t('undoOf', { name })} disabled={disabled} onClick={() => onUndo(id)}>
                {t('undo')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
