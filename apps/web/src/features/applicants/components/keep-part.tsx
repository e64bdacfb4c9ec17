// May we keep this application for later? Asked with an end, answered by the candidate. @rule applicants.12
import { KEEP_MONTHS, type KeepMonths } from '@fairway/rules/keeping';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Card } from '../../../lib/console/card.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { APPLICANT, type Applicant } from '../queries.ts';
import styles from './applicants.module.css';
import { useKeeping } from './use-keeping.ts';

export function KeepPart({ applicant }: { applicant: Applicant }) {
  const t = useTranslations('applicants.keep');
  const formats = useReaderFormats();
  const { last, can } = applicant.keep;
  const day = (at: string | null) => (at === null ? '' : formats.date(new Date(at)));
  return (
    <Card title={t('title')}>
      {last ? (
        <p>{t(last.state, { months: last.months, asked: day(last.askedAt), by: day(last.answerBy), end: day(last.endsAt) })}</p>
      ) : (
        <p className={styles.muted}>{t('none')}</p>
      )}
      {can.ask ? <Ask id={applicant.id} /> : null}
      {can.end ? <End id={applicant.id} isKept={last?.state === 'kept'} /> : null}
    </Card>
  );
}

function Ask({ id }: { id: string }) {
  const t = useTranslations('applicants.keep');
  const api = useApi();
  const { act, path } = useKeeping(id);
  const [months, setMonths] = useState<KeepMonths>(6);
  const ask = () =>
    act.mutate({
      run: () => api.call.PUT(`${APPLICANT}/keep`, { params: { path }, body: { months } }),
      done: () => void showToast({ kind: 'success', text: t('sent') }),
    });
  return (
    <div className={styles.bar}>
      <Select
        label={t('howLong')}
        options={KEEP_MONTHS.map((value) => ({ value: `${value}`, label: t('months', { count: value }) }))}
        value={`${months}`}
        onChange={(event) => setMonths(KEEP_MONTHS.find((value) => `${value}` === event.currentTarget.value) ?? 6)}
      />
      <Button busy={act.isPending} onClick={ask}>
        {t('ask')}
      </Button>
    </div>
  );
}

function End({ id, isKept }: { id: string; isKept: boolean }) {
  const t = useTranslations('applicants.keep');
  const api = useApi();
  const dialogs = useDialogs();
  const { act, path } = useKeeping(id);
  const end = async () => {
    const asked = { title: t('endTitle'), text: t('endText'), confirmLabel: t('endConfirm'), cancelLabel: t('stay'), danger: true };
    if (!isKept || (await dialogs.confirm(asked))) act.mutate({ run: () => api.call.DELETE(`${APPLICANT}/keep`, { params: { path } }) });
  };
  return (
    <div className={styles.row}>
      <Button size="small" busy={act.isPending} onClick={() => void end()}>
        {isKept ? t('end') : t('withdraw')}
      </Button>
    </div>
  );
}
