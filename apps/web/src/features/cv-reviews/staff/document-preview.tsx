// The CV itself, opened on demand: each opening is written down by the server. A PDF is shown here from an address of this origin that is good
// for five minutes, with what is said of its words; other types are saved.
import { Button, LinkButton } from '@fairway/ui/button';
import { Select } from '@fairway/ui/select';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { type ChosenWords, PdfViewer } from '../../../lib/pdf/pdf-viewer.tsx';
import styles from '../components/cv-reviews.module.css';
import { RECORD, type StaffCvReview, useAct } from '../queries.ts';

type Opened = { version: number; showUrl: string | null; saveUrl: string };

type Props = {
  review: StaffCvReview;
  /** The comment whose words are looked at. */
  current: string | undefined;
  onMark: (commentId: string) => void;
  /** Words of the newest version are chosen, to be commented. */
  onChoose: (chosen: ChosenWords | null) => void;
};

export function DocumentPreview({ review, current, onMark, onChoose }: Props) {
  const t = useTranslations('cv-reviews');
  const api = useApi();
  const act = useAct();
  const there = review.versions.filter((version) => version.document !== null);
  const [chosen, setChosen] = useState<number>();
  const [opened, setOpened] = useState<Opened>();
  const version = there.find(({ number }) => number === chosen)?.number ?? there.at(-1)?.number;
  const marks = useMemo(() => marksOf(review.comments, version), [review.comments, version]);
  if (!review.can.open || version === undefined) return <p className={styles.card}>{t('record.gone')}</p>;
  const path = { schoolId: review.schoolId, id: review.id };
  const open = () =>
    act.mutate({
      run: async () => {
        const { data } = await api.call.POST(`${RECORD}/document`, { params: { path }, body: { version } });
        if (data) setOpened({ version, ...data });
      },
    });
  const shown = opened?.version === version ? opened : undefined;
  const isNewest = version === review.versions.at(-1)?.number;
  return (
    <section className={styles.card}>
      {there.length > 1 ? (
        <Select
          label={t('record.version')}
          options={there.map(({ number, document }) => ({
            value: `${number}`,
            label: `${t('versionNumber', { number: `${number}` })}: ${document?.name ?? ''}`,
          }))}
          value={`${version}`}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
      ) : null}
      {shown?.showUrl ? null : (
        <div className={styles.row}>
          {shown ? (
            <LinkButton href={shown.saveUrl} download="">
              {t('record.download')}
            </LinkButton>
          ) : (
            <Button variant="primary" busy={act.isPending} onClick={open}>
              {t('record.open')}
            </Button>
          )}
        </div>
      )}
      {shown?.showUrl ? (
        <PdfViewer
          url={shown.showUrl}
          title={t('record.preview', { name: review.student.name })}
          marks={marks}
          current={current}
          onMark={onMark}
          {...(review.can.act && isNewest ? { onChoose } : {})}
          actions={
            <LinkButton size="small" href={shown.saveUrl} download="">
              {t('record.download')}
            </LinkButton>
          }
        />
      ) : null}
      <p className={styles.muted}>
        {shown && shown.showUrl === null
          ? t('record.noPreview')
          : shown && review.can.act && isNewest
            ? t('record.chooseWords')
            : t('record.openText')}
      </p>
    </section>
  );
}

/** What staff say of words of a version. */
const marksOf = (comments: StaffCvReview['comments'], version: number | undefined) =>
  comments.flatMap(({ id, page, anchor, text, ...comment }) =>
    page !== null && anchor && comment.version === version ? [{ id, page, label: text, boxes: anchor.boxes }] : [],
  );
