// Apart from the frame of the dialogs, which brings all that saving needs: the page has only this.
import { Modal } from '@fairway/ui/modal';
import { Spinner } from '@fairway/ui/spinner';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useEdits } from '../edits.ts';
import styles from './edit-modal.module.css';

/** While a dialog's file is on its way. */
export function WaitingModal() {
  const t = useTranslations('profile.edit');
  const { close } = useEdits();
  const id = useId();
  return (
    <Modal className={styles.modal} labelledBy={id} onDismiss={close}>
      <div className={styles.waiting}>
        <h2 id={id} className="fw-hidden">
          {t('loading')}
        </h2>
        <Spinner sizePx={28} />
      </div>
    </Modal>
  );
}
