// The CV itself, opened on demand: each opening is written down by the server. A PDF shows in the browser's own viewer from an address of
// this origin that is good for five minutes; other types are saved.
import { Button, LinkButton } from '@fairway/ui/button';
import { Select } from '@fairway/ui/select';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import styles from '../components/cv-reviews.module.css';
import { RECORD, type StaffCvReview, useAct } from '../queries.ts';

type Opened = { version: number; showUrl: string | null; saveUrl: string };

export function DocumentPreview({ review }: { review: StaffCvReview }) {
  const t = useTranslations('cv-reviews');
  const api = useApi();
  const act = useAct();
  const there = review.versions.filter((version) => version.document !== null);
  const [chosen, setChosen] = useState<number>();
  const [opened, setOpened] = useState<Opened>();
  const version = there.find(({ number }) => number === chosen)?.number ?? there.at(-1)?.number;
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
  return (
    <section className={styles.card} aria-label={t('record.preview', { name: review.student.name })}>
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
      <div className={styles.row}>
        {shown ? null : (
          <Button variant="primary" busy={act.isPending} onClick={open}>
            {t('record.open')}
          </Button>
        )}
        {shown ? (
          <LinkButton href={shown.saveUrl} download="">
            {t('record.download')}
          </LinkButton>
        ) : null}
      </div>
      {shown?.showUrl ? (
        <iframe className={styles.frame} src={shown.showUrl} title={t('record.preview', { name: review.student.name })} />
      ) : null}
      <p className={styles.muted}>{shown && shown.showUrl === null ? t('record.noPreview') : t('record.openText')}</p>
    </section>
  );
}
