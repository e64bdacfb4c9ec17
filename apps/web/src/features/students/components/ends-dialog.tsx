// Gives the students that are chosen another last day, or none: first what the day would change, then it is done; the toast takes all of it back.
import { ApiProblem } from '@fairway/client/problem';
import { Banner } from '@fairway/ui/banner';
import { Checkbox } from '@fairway/ui/checkbox';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { countOf, selectionOf } from '../../../lib/lists/selection.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type CheckedEnds, type SelectedStudents, type StudentChange, useRefreshStudents } from '../queries.ts';
import styles from '../students.module.css';
import { useChangeToast } from './change-toast.ts';

type Props = { schoolId: number; selected: SelectedStudents };
type Changed = { made: StudentChange; count: number };

const PATH = '/api/v1/staff/schools/{schoolId}/students/end';

function EndsDialog({ schoolId, selected }: Props) {
  const t = useTranslations('students.end');
  const api = useApi();
  const refresh = useRefreshStudents();
  const errorText = useErrorText();
  const [day, setDay] = useState('');
  const [endless, setEndless] = useState(false);
  const [fault, setFault] = useState<string>();
  const [checked, setChecked] = useState<CheckedEnds>();
  const params = { path: { schoolId } };
  const asked = { students: selectionOf(selected), endsOn: endless ? null : day };
  const look = async () => {
    const { data } = await api.call.POST(`${PATH}/check`, { params, body: asked });
    setChecked(data);
  };
  const check = async () => {
    // An empty day is not taken for "no end": that is said by its box.
    setFault(endless || day !== '' ? undefined : t('dayMissing'));
    if (!endless && day === '') return false;
    try {
      await look();
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'students.end') throw error;
      setFault(errorText(error));
    }
    return false;
  };
  const count = checked ? checked.earlier + checked.later : 0;
  const save = async (): Promise<Changed | undefined> => {
    try {
      const { data } = await api.call.POST(PATH, { params, body: { ...asked, changed: count } });
      return data && { made: data, count };
    } catch (error) {
      // The refusal is said below; the numbers are those of now.
      if (error instanceof ApiProblem && error.code === 'lists.changed') await look().catch(() => undefined);
      throw error;
    } finally {
      await refresh();
    }
  };
  const back = () => {
    setChecked(undefined);
    return false;
  };
  return (
    <DialogFrame
      title={t('title', { count: countOf(selected) })}
      actions={
        checked
          ? [
              { key: 'change', label: t('change'), run: back },
              ...(count > 0
                ? [{ key: 'save', label: t('save', { count }), variant: 'primary' as const, run: save, failedText: errorText }]
                : []),
            ]
          : [
              { key: 'cancel', label: t('cancel') },
              { key: 'check', label: t('preview'), variant: 'primary', run: check, failedText: errorText },
            ]
      }
    >
      {checked ? (
        <Looked checked={checked} endsOn={asked.endsOn} />
      ) : (
        <div className={styles.fields}>
          <p>{t('hint')}</p>
          <TextField
            type="date"
            data-autofocus=""
            label={t('day')}
            disabled={endless}
            value={endless ? '' : day}
            error={fault}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <Checkbox label={t('none')} checked={endless} onChange={(event) => setEndless(event.currentTarget.checked)} />
        </div>
      )}
    </DialogFrame>
  );
}

const NUMBERS = ['earlier', 'later', 'same', 'unverified'] as const;

function Looked({ checked, endsOn }: { checked: CheckedEnds; endsOn: string | null }) {
  const t = useTranslations('students.end');
  const format = useFormatter();
  const formats = useReaderFormats();
  const isNobody = checked.earlier + checked.later === 0;
  return (
    <div className={styles.fields}>
      <p>
        <strong>{endsOn === null ? t('untilNone') : t('until', { day: formats.calendarDate(endsOn) })}</strong>
      </p>
      {isNobody ? <Banner meaning="info">{t('nobody')}</Banner> : null}
      <dl className={styles.numbers}>
        {NUMBERS.filter((word) => checked[word] > 0).map((word) => (
          <div key={word}>
            <dt>{t(word)}</dt>
            <dd>{format.number(checked[word])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const endsDialog = defineDialog<Props, Changed>('student-ends', EndsDialog);

/** Asks for the last day and gives it. @returns whether it was saved */
export function useChangeEnds(schoolId: number): (selected: SelectedStudents) => Promise<boolean> {
  const t = useTranslations('students.end');
  const dialogs = useDialogs();
  const told = useChangeToast('/api/v1/staff/schools/{schoolId}/students/end/undo', schoolId);
  return async (selected) => {
    const changed = await dialogs.open(endsDialog, { schoolId, selected });
    if (changed) told(t('saved', { count: changed.count }), changed.made);
    return changed !== undefined;
  };
}
