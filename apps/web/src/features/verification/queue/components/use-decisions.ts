// What staff decide on a request, wherever it stands: the call, what it asks before, what it says after. Each gives true where it was done.
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useConsoleSchool } from '../../../../lib/console/console-school.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import type { CompareProps } from './compare-dialog.tsx';
import { useDecisionWords } from './decision-words.ts';
import type { EndDialogProps } from './end-dialog.tsx';
import { refreshRequests, UNDO_MS } from './requests.ts';
import { type Decided, useDecisionCalls } from './use-decision-calls.ts';
import { useManyDecisions } from './use-many-decisions.ts';
import { useTaking } from './use-taking.ts';

const endDialog = defineDialog<EndDialogProps, boolean>(
  'verification-end',
  lazy(() => import('./end-dialog.tsx')),
);
const compareDialog = defineDialog<CompareProps, boolean>(
  'verification-compare',
  lazy(() => import('./compare-dialog.tsx')),
);

export function useDecisions() {
  const calls = useDecisionCalls();
  return { busyId: calls.busyId, ...useVerdicts(calls), ...useChanges(calls), ...useManyDecisions() };
}

export type Decisions = ReturnType<typeof useDecisions>;
type Calls = ReturnType<typeof useDecisionCalls>;

const useSchoolPath = () => {
  const { schoolId } = useConsoleSchool();
  return (id: string) => ({ params: { path: { schoolId, id } } });
};

/** What decides a request, and can be taken back. */
function useVerdicts({ run, runWithWords }: Calls) {
  const t = useTranslations('verification-queue');
  const words = useDecisionWords();
  const school = useConsoleSchool();
  const pathOf = useSchoolPath();
  const { call } = useApi();
  const dialogs = useDialogs();
  const { agree } = useTaking();

  const undoable = (of: Decided, text: string) =>
    showToast({ kind: 'success', text, durationMs: UNDO_MS, action: { label: t('undo'), run: () => void undo(of) } });

  async function undo(of: Decided): Promise<boolean> {
    const done = await run(of, () => call.POST('/api/v1/staff/schools/{schoolId}/verifications/{id}/undo', pathOf(of.id)));
    if (done) showToast({ kind: 'success', text: t('undone', { name: of.name }) });
    return done;
  }

  async function approve(of: Decided): Promise<boolean> {
    if (!(await agree([of]))) return false;
    const done = await run(of, () => call.POST('/api/v1/staff/schools/{schoolId}/verifications/{id}/approve', pathOf(of.id)));
    if (done) undoable(of, t('approved', { name: of.name }));
    return done;
  }

  async function reject(of: Decided): Promise<boolean> {
    if (!(await agree([of]))) return false;
    const done = await runWithWords(of, words.reject(of), (reason) =>
      call.POST('/api/v1/staff/schools/{schoolId}/verifications/{id}/reject', { ...pathOf(of.id), body: { reason } }),
    );
    if (done) undoable(of, t('rejected', { name: of.name }));
    return done;
  }

  /** Shows two accounts side by side; the first can be rejected as a duplicate of the other. */
  async function compare(of: Decided & { canReject: boolean }, other: Decided): Promise<boolean> {
    const isDuplicate = await dialogs.open(compareDialog, {
      id: of.id,
      otherId: other.id,
      otherName: other.name,
      canReject: of.canReject,
      school,
    });
    if (!isDuplicate || !(await agree([of]))) return false;
    const body = { reason: t('canned.duplicate') };
    const done = await run(of, () => call.POST('/api/v1/staff/schools/{schoolId}/verifications/{id}/reject', { ...pathOf(of.id), body }));
    if (done) undoable(of, t('rejected', { name: of.name }));
    return done;
  }

  return { approve, reject, undo, compare };
}

/** What asks on, and what changes a connection that is there. */
function useChanges({ runWithWords }: Calls) {
  const t = useTranslations('verification-queue');
  const words = useDecisionWords();
  const pathOf = useSchoolPath();
  const { call } = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();

  async function askBack(of: Decided): Promise<boolean> {
    const done = await runWithWords(of, words.askBack(of), (question) =>
      call.POST('/api/v1/staff/schools/{schoolId}/verifications/{id}/question', { ...pathOf(of.id), body: { question } }),
    );
    if (done) showToast({ kind: 'success', text: t('asked', { name: of.name }) });
    return done;
  }

  async function revoke(of: Decided): Promise<boolean> {
    const done = await runWithWords(of, words.revoke(of), (reason) =>
      call.POST('/api/v1/staff/schools/{schoolId}/verifications/{id}/revoke', { ...pathOf(of.id), body: { reason } }),
    );
    if (done) showToast({ kind: 'success', text: t('revoked', { name: of.name }) });
    return done;
  }

  async function extend(of: Decided): Promise<boolean> {
    const send = (lastDay: string | null) =>
      call.POST('/api/v1/staff/schools/{schoolId}/verifications/{id}/extend', { ...pathOf(of.id), body: { lastDay } });
    const done = (await dialogs.open(endDialog, { name: of.name, expiresAt: of.expiresAt ?? null, failedText: errorText, send })) === true;
    await refreshRequests(queries);
    if (done) showToast({ kind: 'success', text: t('extended', { name: of.name }) });
    return done;
  }

  return { askBack, revoke, extend };
}
