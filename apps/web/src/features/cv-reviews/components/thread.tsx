// The comments of a review with their answers: one list for both sides, what each may do beside it comes from outside.
import { Badge } from '@fairway/ui/badge';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { CvComment } from '../queries.ts';
import styles from './cv-reviews.module.css';

type ThreadProps = {
  comments: readonly CvComment[];
  /** Name of whose words stand in answers: "You", or "Student". */
  answerer: string;
  /** What can be done with a comment of staff. */
  actions?: (comment: CvComment) => ReactNode;
  /** The one whose words are looked at in the document. */
  current?: string | undefined;
  /** Shows the words of a comment in the document. */
  onQuote?: (commentId: string) => void;
};

export function Thread({ comments, answerer, actions, current, onQuote }: ThreadProps) {
  const t = useTranslations('cv-reviews');
  const formats = useReaderFormats();
  const said = comments.filter((comment) => comment.byStaff);
  if (said.length === 0) return <p className={styles.muted}>{t('noComments')}</p>;
  return (
    <ul className={styles.thread}>
      {said.map((comment) => (
        <li key={comment.id} id={`comment-${comment.id}`} data-current={comment.id === current}>
          <div className={styles.row}>
            <strong>{comment.page === null ? t('onAll') : t('onPage', { page: `${comment.page}` })}</strong>
            <span className={styles.muted}>
              {comment.author ?? t('staffMember')}, {formats.when(new Date(comment.writtenAt))},{' '}
              {t('versionNumber', { number: `${comment.version}` })}
            </span>
            {comment.sentAt === null ? <Badge meaning="warning">{t('draft')}</Badge> : null}
            {comment.mendedAt === null ? null : <Badge meaning="success">{t('mended')}</Badge>}
          </div>
          <Quote comment={comment} onQuote={onQuote} />
          <p dir="auto">{comment.text}</p>
          <Answers answers={comments.filter((one) => one.answerTo === comment.id)} answerer={answerer} />
          {actions?.(comment)}
        </li>
      ))}
    </ul>
  );
}

function Answers({ answers, answerer }: { answers: readonly CvComment[]; answerer: string }) {
  const formats = useReaderFormats();
  if (answers.length === 0) return null;
  return (
    <ul className={styles.answers}>
      {answers.map((answer) => (
        <li key={answer.id}>
          <span className={styles.muted}>
            {answerer}, {formats.when(new Date(answer.writtenAt))}
          </span>
          <p dir="auto">{answer.text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The words of the document that a comment is of; where the document stands beside it, a press shows them there. */
function Quote({ comment: { id, anchor }, onQuote }: { comment: CvComment; onQuote: ThreadProps['onQuote'] }) {
  const t = useTranslations('cv-reviews');
  if (!anchor) return null;
  return (
    <blockquote className={styles.quote} dir="auto">
      {onQuote ? (
        <button type="button" title={t('showWords')} onClick={() => onQuote(id)}>
          {anchor.quote}
        </button>
      ) : (
        anchor.quote
      )}
    </blockquote>
  );
}
