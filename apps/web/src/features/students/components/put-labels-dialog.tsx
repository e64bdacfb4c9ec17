// Puts labels on the students that are chosen, and takes others away. A label that only some have stays until it is touched. Labels
// that the identity provider keeps are not among them.
import { Checkbox } from '@fairway/ui/checkbox';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { countOf, selectionOf } from '../../../lib/lists/selection.ts';
import { filtersQuery, type SelectedStudents, type StudentChange, type StudentLabel, useRefreshStudents } from '../queries.ts';
import { useChangeToast } from './change-toast.ts';
import { LabelChip } from './label-chip.tsx';
import styles from './labels.module.css';

type Labelled = { id: string; labels: readonly StudentLabel[] };
type LabelsSelected = { rows: readonly Labelled[] } | Extract<SelectedStudents, { matching: object }>;
type Props = { schoolId: number; selected: LabelsSelected };

function PutLabelsDialog({ schoolId, selected }: Props) {
  const t = useTranslations('students.label');
  const api = useApi();
  const refresh = useRefreshStudents();
  const errorText = useErrorText();
  const all = useQuery(filtersQuery(api, schoolId)).data?.labels;
  const labels = all?.filter((label) => !label.isProvided);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const save = async () => {
    const touched = (on: boolean) => [...changed].flatMap(([id, is]) => (is === on ? [id] : []));
    try {
      const body = { students: selectionOf(selected), add: touched(true), remove: touched(false) };
      const path = { schoolId };
      const { data } = await api.call.POST('/api/v1/staff/schools/{schoolId}/students/labels', { params: { path }, body });
      return data;
    } finally {
      // Also where it was refused: the number of those that match is another one then.
      await refresh();
    }
  };
  return (
    <DialogFrame
      size="medium"
      title={t('putTitle', { count: countOf(selected) })}
      actions={[
        { key: 'cancel', label: t('cancel') },
        { key: 'save', label: t('save'), variant: 'primary', run: save, failedText: errorText },
      ]}
    >
      {labels?.length === 0 ? <p>{t('none')}</p> : <p>{t('putHint')}</p>}
      {all?.some((label) => label.isProvided) ? <p>{t('putProvided')}</p> : null}
      <ul className={styles.list}>
        {(labels ?? []).map((label) => {
          const having = havingOf(selected, label.id);
          const touched = changed.get(label.id);
          return (
            <li key={label.id}>
              <MixedBox
                label={<LabelChip label={label} />}
                checked={touched ?? having === 'all'}
                mixed={touched === undefined && having === 'some'}
                onChange={(on) => setChanged(new Map(changed).set(label.id, on))}
              />
            </li>
          );
        })}
      </ul>
    </DialogFrame>
  );
}

type BoxProps = { label: React.ReactNode; checked: boolean; mixed: boolean; onChange: (on: boolean) => void };

function MixedBox({ label, checked, mixed, onChange }: BoxProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const box = place.current?.querySelector('input');
    if (box) box.indeterminate = mixed;
  }, [mixed]);
  return (
    <span ref={place}>
      <Checkbox label={label} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    </span>
  );
}

/** Of all that match nobody knows who has it: it stays as it is until it is touched. */
function havingOf(selected: LabelsSelected, labelId: string): 'all' | 'some' | 'none' {
  if ('matching' in selected) return 'some';
  const having = selected.rows.filter((student) => student.labels.some((one) => one.id === labelId)).length;
  return having === selected.rows.length ? 'all' : having > 0 ? 'some' : 'none';
}

const putLabelsDialog = defineDialog<Props, StudentChange>('put-student-labels', PutLabelsDialog);

/** Asks for labels and puts them; the toast takes all of it back. @returns whether they were put */
export function usePutLabels(schoolId: number): (selected: LabelsSelected) => Promise<boolean> {
  const t = useTranslations('students.label');
  const dialogs = useDialogs();
  const told = useChangeToast('/api/v1/staff/schools/{schoolId}/students/labels/undo', schoolId);
  return async (selected) => {
    const made = await dialogs.open(putLabelsDialog, { schoolId, selected });
    if (made) told(t('saved'), made);
    return made !== undefined;
  };
}
