// What was asked for and is not decided: the link that was sent, with what to do when it does not come, or the request that staff look at.
// @rule verification.11
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { Spinner } from '@fairway/ui/spinner';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../lib/session.ts';
import { useSchoolActions } from '../school-actions.ts';
import { tellWaiting, useWaiting } from '../waiting.ts';
import type { SchoolConnection } from './connections.ts';
import styles from './verify.module.css';

type Props = {
  connection: SchoolConnection;
  /** It was there before the person asked here. */
  isExisting: boolean;
  onClose: () => void;
};

export function PendingScreen({ connection, isExisting, onClose }: Props) {
  const t = useTranslations('verification');
  const own = useSession()?.user?.email ?? '';
  const { busy, actions, startAnew } = useSchoolActions(connection.school, connection);
  const { studentEmail, school, message, question, answer, fileName } = connection;
  const isAsked = Boolean(question) && !answer;
  return (
    <div className={styles.panel} data-pending={studentEmail ? 'link' : 'staff'}>
      {isExisting ? <Banner live>{t('dialog.existing')}</Banner> : null}
      {studentEmail ? (
        <p>
          {t.rich('sent.text', {
            email: () => (
              <strong className={styles.email} dir="ltr">
                {studentEmail}
              </strong>
            ),
          })}
        </p>
      ) : (
        <>
          <p>{t('sent.staff', { name: school.name, email: own })}</p>
          {message ? (
            <p className={styles.note} dir="auto">
              {t('sent.yourMessage', { text: message })}
            </p>
          ) : null}
          {fileName ? (
            <p className={styles.note} dir="auto">
              {t('sent.yourFile', { name: fileName })}
            </p>
          ) : null}
        </>
      )}
      {question ? (
        <Banner meaning={isAsked ? 'warning' : 'info'}>
          <span dir="auto">{t('question', { name: school.name, text: question })}</span>
          {answer ? <p dir="auto">{t('yourAnswer', { text: answer })}</p> : null}
        </Banner>
      ) : null}
      {studentEmail ? <Waits /> : null}
      {studentEmail ? (
        <div className={styles.advice}>
          <strong>{t('sent.notArrived')}</strong>
          <p>{t('sent.advice')}</p>
          <div className={styles.choices}>
            <Button size="small" busy={busy === 'resend'} disabled={busy !== undefined} onClick={() => void actions.resend()}>
              {t('sent.resend')}
            </Button>
            <Button size="small" disabled={busy !== undefined} onClick={() => void startAnew()}>
              {t('sent.change')}
            </Button>
          </div>
        </div>
      ) : null}
      <div className={styles.buttons}>
        <Button variant="quiet" busy={busy === 'cancel'} disabled={busy !== undefined} onClick={() => void actions.cancel()}>
          {t('actions.cancel')}
        </Button>
        {isAsked ? (
          <Button variant="primary" disabled={busy !== undefined} onClick={() => void actions.answer()}>
            {t('actions.answer')}
          </Button>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {t('dialog.later')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whether this page still looks for the answer. */
function Waits() {
  const t = useTranslations('verification.sent');
  const { phase } = useWaiting();
  if (phase === 'timed out')
    return (
      <div className={styles.waits} role="status">
        <span>{t('timedOut')}</span>
        <Button
          size="small"
          onClick={() => {
            tellWaiting({ type: 'start' });
            tellWaiting({ type: 'pushed' });
          }}
        >
          {t('check')}
        </Button>
      </div>
    );
  if (phase !== 'waiting' && phase !== 'asking') return null;
  return (
    <div className={styles.waits}>
      <Spinner sizePx={16} />
      <span>{t('waiting')}</span>
    </div>
  );
}
