// Gives the students that are chosen an adviser, or none; the toast takes all of it back.
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { countOf, selectionOf } from '../../../../lib/lists/selection.ts';
import { useChangeToast } from '../../components/change-toast.ts';
import { advisersQuery, type SelectedStudents, type StudentChange, useRefreshStudents } from '../../queries.ts';

type Advised = { id: string; adviser: { id: string } | null };
type AdviserSelected = { rows: readonly Advised[] } | Extract<SelectedStudents, { matching: object }>;
type Props = { schoolId: number; selected: AdviserSelected };

function AdviserDialog({ schoolId, selected }: Props) {
  const t = useTranslations('advisers');
  const api = useApi();
  const refresh = useRefreshStudents();
  const errorText = useErrorText();
  const advisers = useQuery(advisersQuery(api, schoolId)).data?.advisers ?? [];
  const [adviserId, setAdviserId] = useState(sharedBy(selected));
  const save = async () => {
    try {
      const body = { students: selectionOf(selected), adviserId: adviserId === '' ? null : adviserId };
      const path = { schoolId };
      const { data } = await api.call.POST('/api/v1/staff/schools/{schoolId}/students/adviser', { params: { path }, body });
      return data;
    } finally {
      // Also where it was refused: the number of those that match is another one then.
      await refresh();
    }
  };
  return (
    <DialogFrame
      title={t('dialog.title', { count: countOf(selected) })}
      actions={[
        { key: 'cancel', label: t('dialog.cancel') },
        { key: 'save', label: t('dialog.save'), variant: 'primary', run: save, failedText: errorText },
      ]}
    >
      <Select
        data-autofocus=""
        label={t('adviser')}
        hint={t('dialog.hint')}
        emptyLabel={t('none')}
        value={adviserId}
        onChange={(event) => setAdviserId(event.currentTarget.value)}
        options={advisers.map(({ id, name, isYou, students }) => ({
          value: id,
          label: t('dialog.option', { name: isYou ? t('you', { name }) : name, count: students }),
        }))}
      />
    </DialogFrame>
  );
}

/** The adviser that all of them have; '' where they have none, or differ, or nobody knows. */
function sharedBy(selected: AdviserSelected): string {
  if ('matching' in selected) return '';
  const ids = new Set(selected.rows.map(({ adviser }) => adviser?.id ?? ''));
  return ids.size === 1 ? ([...ids][0] ?? '') : '';
}

const adviserDialog = defineDialog<Props, StudentChange>('assign-adviser', AdviserDialog);

/** Asks for an adviser and gives them. @returns whether it was saved */
export function useAssignAdviser(schoolId: number): (selected: AdviserSelected) => Promise<boolean> {
  const t = useTranslations('advisers.dialog');
  const dialogs = useDialogs();
  const told = useChangeToast('/api/v1/staff/schools/{schoolId}/students/adviser/undo', schoolId);
  return async (selected) => {
    const made = await dialogs.open(adviserDialog, { schoolId, selected });
    if (made) told(t('saved'), made);
    return made !== undefined;
  };
}
