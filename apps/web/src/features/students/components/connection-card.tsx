// The connection with the school: how it is proven and until when, and what staff do here. Requests are decided in the queue.
import { Button, LinkButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { reasonDialog } from '@fairway/ui/reason-dialog';
import { showToast } from '@fairway/ui/show-toast';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Card, Facts } from '../../../lib/console/card.tsx';
import { useConsoleHrefs } from '../../../lib/console/console-school.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type StudentRecord, useRefreshStudents } from '../queries.ts';
import { extendDialog } from './extend-dialog.tsx';
import styles from './record.module.css';

/** Reasons of the connection's own bound (LIMITS.verificationMessage of the rule decides). */
const REASON_CHARACTERS = 1000;

export function ConnectionCard({ student, schoolId }: { student: StudentRecord; schoolId: number }) {
  const t = useTranslations('students.record');
  const list = useTranslations('students');
  const advise = useTranslations('advisers');
  const api = useApi();
  const dialogs = useDialogs();
  const refresh = useRefreshStudents();
  const errorText = useErrorText();
  const { href } = useConsoleHrefs();
  const { date, calendarDate } = useReaderFormats();
  const { connection } = student;
  const day = (at: string | null) => (at ? date(new Date(at)) : null);
  const path = { schoolId, id: student.id };
  const revoke = () =>
    dialogs.open(reasonDialog, {
      title: t('revokeTitle', { name: student.name }),
      text: t('revokeText'),
      label: t('revokeReason'),
      confirmLabel: t('revoke'),
      cancelLabel: list('label.cancel'),
      danger: true,
      maxCharacters: REASON_CHARACTERS,
      failedText: errorText,
      onConfirm: async (reason) => {
        await api.call.POST('/api/v1/staff/schools/{schoolId}/students/{id}/revoke', { params: { path }, body: { reason } });
        await refresh();
        showToast({ kind: 'success', text: t('revoked') });
      },
    });
  const extend = () =>
    dialogs.open(extendDialog, {
      name: student.name,
      endsOn: connection.expiresAt?.slice(0, 10) ?? '',
      onSave: async (endsOn) => {
        await api.call.POST('/api/v1/staff/schools/{schoolId}/students/{id}/extend', { params: { path }, body: { endsOn } });
        await refresh();
        showToast({ kind: 'success', text: t('extended') });
      },
    });
  return (
    <Card title={t('connection')}>
      <Facts
        facts={[
          [t('method'), connection.method && t(`methods.${connection.method}`)],
          [t('studentEmail'), connection.studentEmail],
          [advise('adviser'), student.adviser?.name],
          [list('since'), day(connection.since)],
          [t('requested'), day(connection.requestedAt)],
          [t('verified'), day(connection.verifiedAt)],
          // A day that staff chose is a calendar day; it ends at midnight UTC.
          [
            t('until'),
            connection.expiresAt ? calendarDate(connection.expiresAt.slice(0, 10)) : connection.can.extend ? t('noUntil') : null,
          ],
          [t('reason'), student.verdict ? connection.reason : null],
          [list('lastSeen'), student.lastSeenAt ? day(student.lastSeenAt) : student.isPrivate ? null : list('never')],
        ]}
      />
      <div className={styles.buttons}>
        {connection.can.decide ? (
          <LinkButton variant="primary" href={href('staff-verifications', {}, { q: student.name })}>
            {t('queue')}
          </LinkButton>
        ) : null}
        {connection.can.extend ? <Button onClick={() => void extend()}>{t('extend')}</Button> : null}
        {connection.can.revoke ? (
          <Button variant="danger" onClick={() => void revoke()}>
            {t('revoke')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
