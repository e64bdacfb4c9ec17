// Says that something was done to several students, and takes all of it back by one press.
import { showToast } from '@fairway/ui/show-toast';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { type StudentChange, useRefreshStudents } from '../queries.ts';

type UndoPath = `/api/v1/staff/schools/{schoolId}/students/${'adviser' | 'end' | 'labels'}/undo`;

/** A toast with "Undo" where anything changed. */
export function useChangeToast(path: UndoPath, schoolId: number): (text: string, made: StudentChange) => void {
  const t = useTranslations('console');
  const api = useApi();
  const refresh = useRefreshStudents();
  const errorText = useErrorText();
  const undo = async (change: string) => {
    try {
      await api.call.POST(path, { params: { path: { schoolId } }, body: { change } });
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    }
    await refresh();
  };
  return (text, { change }) =>
    showToast({ kind: 'success', text, ...(change === null ? {} : { action: { label: t('undo'), run: () => void undo(change) } }) });
}
