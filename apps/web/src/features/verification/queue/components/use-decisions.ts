// What staff decide on a request, wherever it stands: the call, what it asks before, what it says after. What somebody else changed meanwhile
// is said and refreshed, never decided over. Each gives true where it was done.
import { ApiProblem } from '@fairway/client/problem';
import { LIMITS } from '@fairway/rules/limits';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { reasonDialog } from '@fairway/ui/reason-dialog';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useConsoleSchool } from '../../../../lib/console/console-school.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import type { CompareProps } from './compare-dialog.tsx';
import type { EndDialogProps } from './end-dialog.tsx';
import { refreshRequests } from './requests.ts';
import { type Taken, useTaking } from './use-taking.ts';

/** Long enough to read a name and reach the button. */
const UNDO_MS = 10_000;
const endDialog = defineDialog<EndDialogProps, boolean>(
  'verification-end',
  lazy(() => import('./end-dialog.tsx')),
);
const compareDialog = defineDialog<CompareProps, boolean>(
  'verification-compare',
  lazy(() => import('./compare-dialog.tsx')),
);

/** Of whom: the id of the connection, and a name to say. */
export type Decided = { id: string; name: string; expiresAt?: string | null; assignedTo?: Taken['assignedTo'] };

export function useDecisions() {
  const t = useTranslations('verification-queue');
  const console = useTranslations('console');
  const school = useConsoleSchool();
  const { schoolId } = school;
  const { call } = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const [busyId, setBusyId] = useState<string>();
  const { agree } = useTaking();
  const pathOf = (id: string) => ({ params: { path: { schoolId, id } } });
  const hasChanged = (error: unknown) => error instanceof ApiProblem && (error.code === 'verification.wrong_state' || error.status === 404);

  /** Runs a call; what another one decided meanwhile is told. */
  async function run({ id, name }: Decided, send: () => Promise<unknown>): Promise<boolean> {
    setBusyId(id);
    try {
      await send();
      return true;
    } catch (error) {
      showToast({ kind: 'error', title: t('failed'), text: hasChanged(error) ? t('changed', { name }) : errorText(error) });
      return false;
    } finally {
      void refreshRequests(queries).finally(() => setBusyId(undefined));
    }
  }

  /** Asks for words, then runs; the dialog stays open where the words or the line were no good. */
  async function runWithWords(
    of: Decided,
    ask: { title: string; label: string; hint: string; confirmLabel: string; danger?: boolean; canned?: Canned },
    send: (words: string) => Promise<unknown>,
  ): Promise<boolean> {
    let changed: unknown;
    const words = await dialogs.open(reasonDialog, {
      ...ask,
      cancelLabel: console('cancel'),
      maxCharacters: LIMITS.verificationMessage,
      failedText: errorText,
      onConfirm: (typed) =>
        send(typed).catch((error) => {
          if (!hasChanged(error)) throw error;
          changed = error;
        }),
    });
    if (words === undefined) return false;
    return run(of, async () => {
      if (changed) throw changed;
    });
  }

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

  const canned = (): Canned => ({
    label: t('rejectDialog.canned'),
    emptyLabel: t('rejectDialog.own'),
    texts: (['notFound', 'noProof', 'useEmail', 'otherSchool', 'duplicate'] as const).map((one) => ({
      title: t(`canned.${one}Title`),
      text: t(`canned.${one}`),
    })),
  });

  async function reject(of: Decided): Promise<boolean> {
    if (!(await agree([of]))) return false;
    const ask = {
      title: t('rejectDialog.title', { name: of.name }),
      label: t('rejectDialog.label'),
      hint: t('rejectDialog.hint'),
      confirmLabel: t('reject'),
      danger: true,
      canned: canned(),
    };
    const done = await runWithWords(of, ask, (reason) =>
      call.POST('/api/v1/staff/schools/{schoolId}/verifications/{id}/reject', { ...pathOf(of.id), body: { reason } }),
    );
    if (done) undoable(of, t('rejected', { name: of.name }));
    return done;
  }

  async function askBack(of: Decided): Promise<boolean> {
    const ask = {
      title: t('askDialog.title', { name: of.name }),
      label: t('askDialog.label'),
      hint: t('askDialog.hint'),
      confirmLabel: t('askBack'),
      canned: {
        label: t('askDialog.canned'),
        emptyLabel: t('rejectDialog.own'),
        texts: (['number', 'year', 'name'] as const).map((one) => ({ title: t(`questions.${one}Title`), text: t(`questions.${one}`) })),
      },
    };
    const done = await runWithWords(of, ask, (question) =>
      call.POST('/api/v1/staff/schools/{schoolId}/verifications/{id}/question', { ...pathOf(of.id), body: { question } }),
    );
    if (done) showToast({ kind: 'success', text: t('asked', { name: of.name }) });
    return done;
  }

  async function revoke(of: Decided): Promise<boolean> {
    const ask = {
      title: t('revokeDialog.title', { name: of.name }),
      label: t('revokeDialog.label'),
      hint: t('revokeDialog.hint'),
      confirmLabel: t('revoke'),
      danger: true,
    };
    const done = await runWithWords(of, ask, (reason) =>
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
        ...dialog,
        title: t('rejectDialog.titleMany', { count: ids.length }),
        label: t('rejectDialog.label'),
        hint: t('rejectDialog.hint'),
        danger: true,
        maxCharacters: LIMITS.verificationMessage,
        canned: canned(),
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

  return { busyId, approve, reject, askBack, undo, revoke, extend, decide, compare };
}

export type Decisions = ReturnType<typeof useDecisions>;
type Canned = { label: string; emptyLabel: string; texts: readonly { title: string; text: string }[] };
