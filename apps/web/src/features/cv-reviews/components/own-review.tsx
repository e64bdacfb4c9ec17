// One of my reviews: how far it is, what staff say, my answers, the next version.
import type { components } from '@fairway/client/api.gen';
import { REVIEW_LIMITS } from '@fairway/rules/cv-reviews';
import { Button, LinkButton } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { TextArea } from '@fairway/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type CvComment, MINE, type OwnCvReview, useAct } from '../queries.ts';
import styles from './cv-reviews.module.css';
import { RubricView } from './rubric.tsx';
import { StateBadge } from './state-badge.tsx';
import { Thread } from './thread.tsx';

type Cv = components['schemas']['CandidateDocument'];

export function OwnReview({ review, cvs }: { review: OwnCvReview; cvs: readonly Cv[] }) {
  const t = useTranslations('cv-reviews');
  const formats = useReaderFormats();
  const api = useApi();
  const dialogs = useDialogs();
  const act = useAct(MINE);
  const last = review.versions.at(-1);
  const withdraw = async () => {
    const sure = await dialogs.confirm({
      title: t('withdrawTitle'),
      text: t('withdrawText'),
      confirmLabel: t('withdraw'),
      cancelLabel: t('cancel'),
      danger: true,
    });
    if (sure) act.mutate({ run: () => api.call.POST(`${MINE}/{id}/withdraw`, { params: { path: { id: review.id } } }) });
  };
  return (
    <article className={styles.card} aria-labelledby={`review-${review.id}`}>
      <div className={styles.head}>
        <h3 id={`review-${review.id}`} dir="auto">
          {last?.document?.name ?? t('deletedVersion', { number: `${last?.number ?? 1}` })}
        </h3>
        <StateBadge state={review.state} isOverdue={review.isOverdue} />
      </div>
      <p className={styles.muted}>
        {review.school}. {t('asked', { when: formats.when(new Date(review.requestedAt)) })}.{' '}
        {review.state === 'waiting' || review.state === 'inReview' ? t('due', { date: formats.date(new Date(review.dueAt)) }) : null}
      </p>
      <Thread comments={review.comments} answerer={t('you')} actions={(comment) => <CommentActions review={review} comment={comment} />} />
      <RubricView rubric={review.rubric} marks={review.marks} />
      {review.can.addVersion && review.comments.length > 0 ? <NextVersion review={review} cvs={cvs} /> : null}
      {review.can.withdraw ? (
        <div className={styles.row}>
          <Button size="small" variant="quiet" busy={act.isPending} onClick={withdraw}>
            {t('withdraw')}
          </Button>
        </div>
      ) : null}
    </article>
  );
}

function CommentActions({ review, comment }: { review: OwnCvReview; comment: CvComment }) {
  const t = useTranslations('cv-reviews');
  const api = useApi();
  const act = useAct(MINE);
  const [text, setText] = useState<string>();
  const mend = (mended: boolean) =>
    act.mutate({
      run: () =>
        api.call.PUT(`${MINE}/{id}/comments/{commentId}/mended`, {
          params: { path: { id: review.id, commentId: comment.id } },
          body: { mended },
        }),
    });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text?.trim()) return;
    const body = { commentId: comment.id, text };
    act.mutate({
      run: () => api.call.POST(`${MINE}/{id}/answers`, { params: { path: { id: review.id } }, body }),
      after: () => setText(undefined),
    });
  };
  return (
    <>
      <div className={styles.row}>
        <Checkbox label={t('markMended')} checked={comment.mendedAt !== null} onChange={(event) => mend(event.currentTarget.checked)} />
        {review.can.answer && text === undefined ? (
          <Button size="small" variant="quiet" onClick={() => setText('')}>
            {t('answer')}
          </Button>
        ) : null}
      </div>
      {text === undefined ? null : (
        <form onSubmit={send} className={styles.side}>
          <TextArea
            label={t('answerLabel')}
            value={text}
            maxLength={REVIEW_LIMITS.commentCharacters}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div className={styles.row}>
            <Button type="submit" size="small" variant="primary" busy={act.isPending} disabled={text.trim() === ''}>
              {t('sendAnswer')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setText(undefined)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}

function NextVersion({ review, cvs }: { review: OwnCvReview; cvs: readonly Cv[] }) {
  const t = useTranslations('cv-reviews');
  const api = useApi();
  const { href, exists } = useHrefs();
  const act = useAct(MINE);
  const [documentId, setDocumentId] = useState('');
  const chosen = cvs.find((cv) => cv.id === documentId);
  const handIn = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    const body = { documentId: chosen.id };
    act.mutate({ run: () => api.call.POST(`${MINE}/{id}/versions`, { params: { path: { id: review.id } }, body }), done: t('handedIn') });
  };
  if (cvs.length === 0)
    return exists('profile-documents') ? (
      <div className={styles.row}>
        <LinkButton size="small" href={href('profile-documents')}>
          {t('uploadNext')}
        </LinkButton>
      </div>
    ) : null;
  return (
    <form onSubmit={handIn} className={styles.side}>
      <Select
        label={t('nextVersion')}
        emptyLabel={t('chooseCv')}
        options={cvs.map((cv) => ({ value: cv.id, label: cv.name }))}
        value={documentId}
        onChange={(event) => setDocumentId(event.currentTarget.value)}
      />
      <div className={styles.row}>
        <Button type="submit" size="small" disabled={!chosen} busy={act.isPending}>
          {t('handIn')}
        </Button>
      </div>
    </form>
  );
}
