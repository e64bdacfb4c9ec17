// A deletion that was asked for: carried out now, or stopped.
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useTranslations } from 'use-intl';
import styles from '../../../lib/console/parts.module.css';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { UserCard } from '../queries.ts';
import { useCardActions } from './card-actions.ts';

export function UserDeletion({ user }: { user: UserCard }) {
  const t = useTranslations('admin.user');
  const formats = useReaderFormats();
  const dialogs = useDialogs();
  const actions = useCardActions(user.id);
  const path = { id: user.id };
  if (!user.deletionDueAt || !user.deletionRequestedAt) return <p className={styles.muted}>{t('noDeletion')}</p>;
  const isDue = new Date(user.deletionDueAt) <= new Date();
  async function carryOut() {
    const sure = await dialogs.confirm({ title: t('carryOutTitle'), text: t('carryOutText'), confirmLabel: t('carryOut'), danger: true });
    if (!sure) return;
    await actions.run((api) => api.call.POST('/api/v1/admin/users/{id}/deletion/carry-out', { params: { path } }), t('carriedOut'));
  }
  const stop = () => actions.run((api) => api.call.DELETE('/api/v1/admin/users/{id}/deletion', { params: { path } }), t('stopped'));
  return (
    <>
      <p>
        {t('deletionText', {
          asked: formats.dateTime(new Date(user.deletionRequestedAt)),
          due: formats.dateTime(new Date(user.deletionDueAt)),
        })}
      </p>
      <div className={styles.buttons}>
        {isDue ? null : (
          <Button size="small" variant="danger" disabled={actions.busy} onClick={() => void carryOut()}>
            {t('carryOut')}
          </Button>
        )}
        <Button size="small" busy={actions.busy} onClick={() => void stop()}>
          {t('stop')}
        </Button>
      </div>
    </>
  );
}
