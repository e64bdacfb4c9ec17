// Puts labels on the students that are chosen, and takes others away. A label that only some have stays until it is touched.
import { Checkbox } from '@fairway/ui/checkbox';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { filtersQuery, type StudentLabel, useRefreshStudents } from '../queries.ts';
import { LabelChip } from './label-chip.tsx';
import styles from './labels.module.css';

type Props = { schoolId: number; students: readonly { id: string; labels: readonly StudentLabel[] }[]; close: (saved?: boolean) => void };

function PutLabelsDialog({ schoolId, students }: Props) {
  const t = useTranslations('students.label');
  const api = useApi();
  const refresh = useRefreshStudents();
  const errorText = useErrorText();
  const labels = useQuery(filtersQuery(api, schoolId)).data?.labels;
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const save = async () => {
    const touched = (on: boolean) => [...changed].flatMap(([id, is]) => (is === on ? [id] : []));
    await api.call.POST('/api/v1/staff/schools/{schoolId}/students/labels', {
      params: { path: { schoolId } },
      body: { studentIds: students.map((student) => student.id), add: touched(true), remove: touched(false) },
    });
    await refresh();
    return true;
  };
  return (
    <DialogFrame
      size="medium"
      title={t('putTitle', { count: students.length })}
      actions={[
        { key: 'cancel', label: t('cancel') },
        { key: 'save', label: t('save'), variant: 'primary', run: save, failedText: errorText },
      ]}
    >
      {labels?.length === 0 ? <p>{t('none')}</p> : <p>{t('putHint')}</p>}
      <ul className={styles.list}>
        {(labels ?? []).map((label) => {
          const having = students.filter((student) => student.labels.some((one) => one.id === label.id)).length;
          const touched = changed.get(label.id);
          return (
            <li key={label.id}>
              <MixedBox
                label={<LabelChip label={label} />}
                checked={touched ?? having === students.length}
                mixed={touched === undefined && having > 0 && having < students.length}
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

export const putLabelsDialog = defineDialog<Omit<Props, 'close'>, boolean>('put-student-labels', PutLabelsDialog);
