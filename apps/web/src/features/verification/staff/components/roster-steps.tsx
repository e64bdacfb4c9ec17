// What comes after a roster was read: it is taken over or dropped, and the one taken over last can be undone.
import type { components } from '@fairway/client/api.gen';
import { Button } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { useActing } from '../../components/methods/acting.ts';
import { MethodProblem } from '../../components/methods/method-section.tsx';
import styles from '../../components/methods/methods.module.css';

type Roster = components['schemas']['SchoolRoster'];
type Props = { schoolId: number; roster: Roster; onDone: (roster: Roster) => void };

export function RosterSteps({ schoolId, roster: { upload, undoable }, onDone }: Props) {
  const t = useTranslations('verification-methods.roster');
  const { call } = useApi();
  const formats = useReaderFormats();
  const acting = useActing();
  const act = (id: string, step: 'confirm' | 'drop' | 'undo') =>
    acting.run(async () => {
      const { data } = await call.POST(`/api/v1/staff/schools/{schoolId}/roster/{id}/${step}`, { params: { path: { schoolId, id } } });
      if (data) onDone(data);
    });
  const isShown = upload?.state === 'read';
  return (
    <>
      <MethodProblem>{acting.problem}</MethodProblem>
      {isShown ? (
        <div className={styles.buttons}>
          <Button
            variant={upload.removedCount > 0 ? 'danger' : 'primary'}
            busy={acting.busy}
            onClick={() => void act(upload.id, 'confirm')}
          >
            {t('confirm')}
          </Button>
          <Button disabled={acting.busy} onClick={() => void act(upload.id, 'drop')}>
            {t('discard')}
          </Button>
        </div>
      ) : null}
      {undoable && !isShown ? (
        <div className={styles.buttons}>
          <span className={styles.note}>{t('undoUntil', { date: formats.dateTime(new Date(undoable.until)) })}</span>
          <Button variant="quiet" size="small" busy={acting.busy} onClick={() => void act(undoable.id, 'undo')}>
            {t('undo')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
