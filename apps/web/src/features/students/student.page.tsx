// The record of one student, read-only: what the school knows of them, what happened, and what staff keep. Opening it is kept in its log.
import '../../lib/later-messages.ts';
import { ApiProblem } from '@fairway/client/problem';
import { Avatar } from '@fairway/ui/avatar';
import { Button, LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { ListFailed } from '@fairway/ui/list-results';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { IconMail, IconTag, IconUserHeart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool, useDuty } from '../../lib/console/console-school.ts';
import parts from '../../lib/console/parts.module.css';
import { useErrorText } from '../../lib/error-text.ts';
import { pathOf } from '../../lib/paths.ts';
import { askedRecordId } from '../../lib/record-ids.ts';
import { pageMeta } from '../../lib/seo.ts';
import { MessagesCard } from '../student-messages/components/messages-card.tsx';
import { useWriteToStudents } from '../student-messages/components/use-write.ts';
import { useAssignAdviser } from './advisers/components/adviser-dialog.tsx';
import { ConnectionCard } from './components/connection-card.tsx';
import { HistoryCard, ViewingsCard } from './components/history-card.tsx';
import { LabelChips } from './components/label-chip.tsx';
import { NotesCard } from './components/notes-card.tsx';
import { ProfileCard } from './components/profile-card.tsx';
import { usePutLabels } from './components/put-labels-dialog.tsx';
import styles from './components/record.module.css';
import { StateBadge } from './components/state-badge.tsx';
import { recordQuery, type StudentRecord } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('students.title'), path: pathOf('staff-students'), noIndex: true }));

export default function StudentPage() {
  const t = useTranslations('students');
  const api = useApi();
  const errorText = useErrorText();
  const { schoolId } = useConsoleSchool();
  const { href } = useConsoleHrefs();
  const id = askedRecordId(useParams().id);
  const reply = useQuery(recordQuery(api, schoolId, id));
  const crumbs = [{ href: href('staff-students'), label: t('title') }];
  // An id that is none is told as one of nobody.
  const missing = reply.error instanceof ApiProblem && (reply.error.code === 'not_found' || reply.error.code === 'validation');
  if (reply.data) return <Record student={reply.data} schoolId={schoolId} crumbs={crumbs} />;
  return (
    <ConsolePage title={t('title')} crumbs={crumbs}>
      {missing ? (
        <EmptyState
          drawing="search"
          title={t('record.notFound')}
          actions={<LinkButton href={href('staff-students')}>{t('title')}</LinkButton>}
        />
      ) : reply.isError ? (
        <ListFailed
          title={t('record.failed')}
          text={errorText(reply.error)}
          retryLabel={t('record.retry')}
          retrying={reply.isFetching}
          onRetry={() => void reply.refetch()}
        />
      ) : (
        <SkeletonRows label={t('title')} rows={6} />
      )}
    </ConsolePage>
  );
}

type RecordProps = { student: StudentRecord; schoolId: number; crumbs: { href: string; label: string }[] };

function Record({ student, schoolId, crumbs }: RecordProps) {
  const t = useTranslations('students');
  const advise = useTranslations('advisers');
  const putLabels = usePutLabels(schoolId);
  const assignAdviser = useAssignAdviser(schoolId);
  const write = useWriteToStudents(schoolId);
  const messages = useTranslations('student-messages.write');
  const advises = useDuty('advising');
  return (
    <ConsolePage
      title={student.name}
      crumbs={crumbs}
      description={
        <span className={styles.head}>
          <Avatar name={student.name} src={student.avatar} sizePx={48} />
          <span>{student.email}</span>
          <StateBadge student={student} />
          <LabelChips labels={student.labels} />
        </span>
      }
      actions={
        advises ? (
          <>
            <Button icon={<IconMail aria-hidden />} onClick={() => void write({ rows: [student] })}>
              {messages('action')}
            </Button>
            <Button icon={<IconUserHeart aria-hidden />} onClick={() => void assignAdviser({ rows: [student] })}>
              {advise('assign')}
            </Button>
            <Button icon={<IconTag aria-hidden />} onClick={() => void putLabels({ rows: [student] })}>
              {t('record.editLabels')}
            </Button>
          </>
        ) : undefined
      }
    >
      <div className={parts.columns}>
        <div className={parts.column}>
          <ConnectionCard student={student} schoolId={schoolId} />
          <ProfileCard student={student} />
        </div>
        <div className={parts.column}>
          <NotesCard student={student} schoolId={schoolId} />
          <MessagesCard schoolId={schoolId} studentId={student.id} />
          <HistoryCard student={student} />
          <ViewingsCard student={student} />
        </div>
      </div>
    </ConsolePage>
  );
}
