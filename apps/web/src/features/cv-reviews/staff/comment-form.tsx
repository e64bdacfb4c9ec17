// A comment of staff on a page or on all of it, with the school's texts to begin with.
import { REVIEW_LIMITS } from '@fairway/rules/cv-reviews';
import { Button } from '@fairway/ui/button';
import { Select } from '@fairway/ui/select';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import type { ChosenWords } from '../../../lib/pdf/pdf-viewer.tsx';
import styles from '../components/cv-reviews.module.css';
import { RECORD, type StaffCvReview, useAct } from '../queries.ts';

type Props = {
  review: StaffCvReview;
  /** Words of the document that are chosen: the comment is of them. */
  chosen: ChosenWords | null;
  onDone: () => void;
};

export function CommentForm({ review, chosen, onDone }: Props) {
  const t = useTranslations('cv-reviews.record');
  const api = useApi();
  const act = useAct(RECORD);
  const [text, setText] = useState('');
  const [page, setPage] = useState('');
  const pages = review.versions.at(-1)?.document?.pages ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || act.isPending) return;
    const onPage = chosen ? chosen.page : page === '' ? null : Number(page);
    const body = { text, page: onPage, anchor: chosen && { quote: chosen.quote, boxes: chosen.boxes } };
    const path = { schoolId: review.schoolId, id: review.id };
    act.mutate({
      run: () => api.call.POST(`${RECORD}/comments`, { params: { path }, body }),
      after: () => {
        setText('');
        onDone();
      },
    });
  };
  return (
    <form onSubmit={submit} className={styles.side} aria-label={t('addComment')}>
      {review.canned.length > 0 ? (
        <Select
          label={t('canned')}
          emptyLabel={t('noCanned')}
          options={review.canned.map((one, at) => ({ value: `${at}`, label: one.title }))}
          // A text is put in once; what was written by then stays before it.
          value=""
          onChange={(event) => {
            const begun = review.canned.find((_one, at) => `${at}` === event.currentTarget.value);
            if (begun) setText([text.trim(), begun.text].filter((part) => part !== '').join('\n'));
          }}
        />
      ) : null}
      <TextArea
        label={t('comment')}
        value={text}
        maxLength={REVIEW_LIMITS.commentCharacters}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {chosen ? (
        <div className={styles.chosen}>
          <p className={styles.muted}>{t('ofWords', { page: `${chosen.page}` })}</p>
          <blockquote dir="auto">{chosen.quote}</blockquote>
          <Button size="small" variant="quiet" onClick={onDone}>
            {t('notOfWords')}
          </Button>
        </div>
      ) : pages === null ? (
        <TextField
          label={t('page')}
          hint={t('pageHint')}
          type="number"
          min={1}
          max={REVIEW_LIMITS.lastPage}
          value={page}
          onChange={(event) => setPage(event.currentTarget.value)}
        />
      ) : (
        <Select
          label={t('page')}
          hint={t('pageHint')}
          emptyLabel={'–'}
          options={Array.from({ length: Math.min(pages, REVIEW_LIMITS.lastPage) }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }))}
          value={page}
          onChange={(event) => setPage(event.currentTarget.value)}
        />
      )}
      <div className={styles.row}>
        <Button type="submit" disabled={text.trim() === ''} busy={act.isPending}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}
