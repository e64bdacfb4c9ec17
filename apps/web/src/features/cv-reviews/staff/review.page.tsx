// One review for staff: the CV beside comments, marks, who has it, and its end.
import '../../../lib/later-messages.ts';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { EmptyState } from '@fairway/ui/empty-state';
import { Select } from '@fairway/ui/select';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool } from '../../../lib/console/console-school.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import type { ChosenWords } from '../../../lib/pdf/pdf-viewer.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { askedRecordId } from '../../../lib/record-ids.ts';
import { pageMeta } from '../../../lib/seo.ts';
import styles from '../components/cv-reviews.module.css';
import { useLiveReviews } from '../components/live-reviews.ts';
import { RubricMarks, RubricView } from '../components/rubric.tsx';
import { StateBadge } from '../components/state-badge.tsx';
import { Thread } from '../components/thread.tsx';
import { RECORD, recordQuery, STAFF_PATHS, type StaffCvReview, useAct } from '../queries.ts';
import { CommentForm } from './comment-form.tsx';
import { DocumentPreview } from './document-preview.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.staff.cvReviews'), path: '/staff/cv-reviews', noIndex: true }));

export default function StaffReviewPage() {
  const t = useTranslations('cv-reviews');
  const api = useApi();
  const errorText = useErrorText();
  const { schoolId } = useConsoleSchool();
  const { href } = useConsoleHrefs();
  const id = askedRecordId(useParams().id);
  useLiveReviews();
  const reply = useQuery(recordQuery(api, schoolId, id));
  const [current, setCurrent] = useState<string>();
  const [chosen, setChosen] = useState<ChosenWords | null>(null);
  const crumbs = [{ href: href('staff-cv-reviews'), label: t('record.back') }];
  if (reply.isError && !reply.data)
    return (
      <ConsolePage title={t('queue.title')} crumbs={crumbs}>
        <div role="alert">
          <EmptyState
            drawing="error"
            title={t('failed')}
            text={errorText(reply.error)}
            actions={
              <Button variant="primary" busy={reply.isFetching} onClick={() => void reply.refetch()}>
                {t('retry')}
              </Button>
            }
          />
        </div>
      </ConsolePage>
    );
  if (!reply.data) return <SkeletonRows label={t('queue.title')} />;
  const review = reply.data;
  const look = (id: string) => {
    setCurrent(id);
    document.getElementById(`comment-${id}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <ConsolePage title={review.student.name} description={review.student.program} crumbs={crumbs}>
      <div className={styles.record}>
        <DocumentPreview review={review} current={current} onMark={look} onChoose={setChosen} />
        <div className={styles.side}>
          <Facts review={review} />
          <section className={styles.card} aria-labelledby="review-comments">
            <h2 id="review-comments">{t('comments')}</h2>
            <Thread
              comments={review.comments}
              answerer={t('student')}
              current={current}
              onQuote={setCurrent}
              actions={(comment) => <Draft review={review} comment={comment} />}
            />
            {review.can.act ? <CommentForm review={review} chosen={chosen} onDone={() => setChosen(null)} /> : null}
          </section>
          <Marks review={review} />
          {review.can.act ? <Decision review={review} /> : null}
        </div>
      </div>
    </ConsolePage>
  );
}

function Facts({ review }: { review: StaffCvReview }) {
  const t = useTranslations('cv-reviews');
  const formats = useReaderFormats();
  const api = useApi();
  const act = useAct(...STAFF_PATHS);
  const path = { schoolId: review.schoolId, id: review.id };
  const assign = (userId: string) => {
    const body = { userId: userId === '' ? null : userId, from: review.assignedTo?.userId ?? null };
    act.mutate({ run: () => api.call.PUT(`${RECORD}/assignee`, { params: { path }, body }) });
  };
  const has = review.assignedTo;
  const colleagues = has && !review.colleagues.some((one) => one.userId === has.userId) ? [has, ...review.colleagues] : review.colleagues;
  const aim = [review.aimField, review.aimLevel === null ? '' : t(`levels.${review.aimLevel}`)].filter((part) => part !== '');
  return (
    <section className={styles.card}>
      <div className={styles.row}>
        <StateBadge state={review.state} isOverdue={review.isOverdue} />
        <span className={styles.muted}>{t('due', { date: formats.date(new Date(review.dueAt)) })}</span>
      </div>
      {aim.length > 0 ? (
        <p>
          <strong>{t('record.aim')}:</strong> {formats.facts(aim)}
        </p>
      ) : null}
      {review.message === '' ? null : <p dir="auto">{review.message}</p>}
      {review.can.act ? (
        <Select
          label={t('record.assign')}
          emptyLabel={t('queue.nobody')}
          options={colleagues.map((one) => ({ value: one.userId, label: one.name }))}
          value={has?.userId ?? ''}
          disabled={act.isPending}
          onChange={(event) => assign(event.currentTarget.value)}
        />
      ) : null}
    </section>
  );
}

function Draft({ review, comment }: { review: StaffCvReview; comment: StaffCvReview['comments'][number] }) {
  const t = useTranslations('cv-reviews');
  const api = useApi();
  const dialogs = useDialogs();
  const act = useAct(RECORD);
  if (comment.sentAt !== null || !review.can.act) return null;
  const path = { schoolId: review.schoolId, id: review.id, commentId: comment.id };
  const label = t('record.remove');
  const remove = async () => {
    if (await dialogs.confirm({ title: label, text: comment.text, confirmLabel: label, cancelLabel: t('cancel'), danger: true }))
      act.mutate({ run: () => api.call.DELETE(`${RECORD}/comments/{commentId}`, { params: { path } }) });
  };
  return (
    <div className={styles.row}>
      <Button size="small" variant="quiet" busy={act.isPending} onClick={remove}>
        {label}
      </Button>
    </div>
  );
}

function Marks({ review }: { review: StaffCvReview }) {
  const t = useTranslations('cv-reviews');
  const api = useApi();
  const act = useAct(RECORD);
  const path = { schoolId: review.schoolId, id: review.id };
  if (!review.can.act) return <RubricView rubric={review.rubric} marks={review.marks} />;
  return (
    <section className={styles.card} aria-labelledby="review-marks">
      <h2 id="review-marks">{t('rubricTitle')}</h2>
      <RubricMarks
        rubric={review.rubric}
        marks={review.marks}
        disabled={act.isPending}
        onMark={(marks) => act.mutate({ run: () => api.call.PUT(`${RECORD}/marks`, { params: { path }, body: { marks } }) })}
      />
    </section>
  );
}

function Decision({ review }: { review: StaffCvReview }) {
  const t = useTranslations('cv-reviews');
  const api = useApi();
  const dialogs = useDialogs();
  const act = useAct(...STAFF_PATHS);
  const init = { params: { path: { schoolId: review.schoolId, id: review.id } } };
  const finish = async () => {
    const texts = { title: t('record.finishTitle'), text: t('record.finishText') };
    const sure = await dialogs.confirm({ ...texts, confirmLabel: t('record.finish'), cancelLabel: t('cancel') });
    if (sure) act.mutate({ run: () => api.call.POST(`${RECORD}/finish`, init), done: t('record.finished') });
  };
  return (
    <div className={styles.row}>
      <Button
        variant="primary"
        busy={act.isPending}
        onClick={() => act.mutate({ run: () => api.call.POST(`${RECORD}/send`, init), done: t('record.sent') })}
      >
        {t('record.send')}
      </Button>
      <Button disabled={act.isPending} onClick={finish}>
        {t('record.finish')}
      </Button>
    </div>
  );
}
