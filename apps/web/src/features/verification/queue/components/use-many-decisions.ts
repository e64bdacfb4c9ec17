// Deciding many requests at once, and taking that back; those that changed meanwhile are named.
import { LIMITS } from '@fairway/rules/limits';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { reasonDialog } from '@fairway/ui/reason-dialog';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useConsoleSchool } from '../../../../lib/console/console-school.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useDecisionWords } from './decision-words.ts';
import { refreshRequests, UNDO_MS } from './requests.ts';
import type { Decided } from './use-decision-calls.ts';
import { useTaking } from './use-taking.ts';

export function useManyDecisions() {
  const t = useTranslations('verification-queue');
  const console = useTranslations('console');
  const words = useDecisionWords();
  const { schoolId } = useConsoleSchool();
  const { call } = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const { agree } = useTaking();

  /** Decides many at once; those that changed meanwhile are named. */
  async function decide(rows: readonly Decided[], decision: 'approve' | 'reject'): Promise<boolean> {
    if (!(await agree(rows))) return false;
    const ids = rows.map((row) => row.id);
    const send = async (reason: string) => {
      const { data } = await call.POST('/api/v1/staff/schools/{schoolId}/verifications/decisions', {
        params: { path: { schoolId } },
        body: { ids, decision, reason },
      });
      found = data;
    };
    let found: { done: string[]; refused: { name: string | null }[] } | undefined;
    const dialog = { confirmLabel: t(decision), cancelLabel: console('cancel') };
    if (decision === 'approve') {
      const title = t('bulk.confirm', { count: ids.length });
      await dialogs.confirm({ ...dialog, title, text: t('bulk.text'), onConfirm: () => send('') });
    } else {
      await dialogs.open(reasonDialog, {
        ...words.rejectMany(rows),
        cancelLabel: dialog.cancelLabel,
        maxCharacters: LIMITS.verificationMessage,
        failedText: errorText,
        onConfirm: send,
      });
    }
    await refreshRequests(queries);
    if (!found) return false;
    const { done } = found;
    if (done.length > 0)
      showToast({
        kind: 'success',
        text: t(decision === 'approve' ? 'bulk.approved' : 'bulk.rejected', { count: done.length }),
        durationMs: UNDO_MS,
        action: { label: t('undo'), run: () => void undoMany(done) },
      });
    await nameRefused(found.refused);
    return true;
  }

  async function nameRefused(refused: readonly { name: string | null }[]): Promise<void> {
    if (refused.length === 0) return;
    const names = refused.map(({ name }) => name ?? t('bulk.gone')).join(', ');
    await dialogs.error({ title: t('bulk.refused', { count: refused.length }), text: `${t('bulk.refusedText')} ${names}` });
  }

  /** Takes back what was decided at once. */
  async function undoMany(ids: string[]): Promise<void> {
    try {
      const { data } = await call.POST('/api/v1/staff/schools/{schoolId}/verifications/decisions', {
        params: { path: { schoolId } },
        body: { ids, decision: 'undo', reason: '' },
      });
      if (data && data.done.length > 0) showToast({ kind: 'success', text: t('bulk.undone', { count: data.done.length }) });
      await refreshRequests(queries);
      await nameRefused(data?.refused ?? []);
    } catch (error) {
      showToast({ kind: 'error', title: t('failed'), text: errorText(error) });
    }
  }

  return { decide };
}
