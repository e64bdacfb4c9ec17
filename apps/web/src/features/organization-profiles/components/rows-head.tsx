import { Button, IconButton } from '@fairway/ui/button';
import { IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './profile.module.css';

type Props = {
  name: string;
  /** Beside the name. */
  state?: ReactNode;
  onUp?: (() => void) | undefined;
  onRemove: () => void;
  /** Of a row that opens. */
  toggle?: { isOpen: boolean; press: () => void } | undefined;
};

/** The head of one of several: its name, and what can be done with it. */
export function RowsHead({ name, state, onUp, onRemove, toggle }: Props) {
  const t = useTranslations('organization-profiles.rows');
  return (
    <div className={styles.rowHead}>
      <div className={styles.rowName}>
        <strong dir="auto">{name}</strong>
        {state}
      </div>
      <div className={styles.buttons}>
        {toggle ? (
          <Button size="small" aria-expanded={toggle.isOpen} onClick={toggle.press}>
            {t(toggle.isOpen ? 'close' : 'edit')}
            <span className="fw-hidden">: {name}</span>
          </Button>
        ) : null}
        {onUp ? <IconButton size="small" label={t('up', { name })} icon={<IconArrowUp aria-hidden />} onClick={onUp} /> : null}
        <IconButton size="small" label={t('remove', { name })} icon={<IconTrash aria-hidden />} onClick={onRemove} />
      </div>
    </div>
  );
}
