// Writing to students from where they are chosen.
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleHrefs } from '../../../lib/console/console-school.ts';
import { leftOutOf, MESSAGES_PATH, type MessageSelected, messagesOfQuery } from '../queries.ts';
import { writeDialog } from './write-dialog.tsx';

/** Asks for the words and sends them; the toast leads to the message. @returns whether it was sent */
export function useWriteToStudents(schoolId: number): (selected: MessageSelected) => Promise<boolean> {
  const t = useTranslations('student-messages.write');
  const api = useApi();
  const dialogs = useDialogs();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { href } = useConsoleHrefs();
  return async (selected) => {
    const sent = await dialogs.open(writeDialog, { schoolId, selected });
    if (!sent) return false;
    const show = { label: t('show'), run: () => void navigate(href('staff-student-message', { id: sent.id })) };
    showToast({ kind: 'success', text: t('ordered', { count: sent.chosen - leftOutOf(sent) }), action: show });
    const touched = [MESSAGES_PATH, messagesOfQuery(api, schoolId, '').queryKey[1]];
    await Promise.all(touched.map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
    return true;
  };
}
