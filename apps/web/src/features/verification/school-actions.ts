// What a candidate does with the verification of a school, wherever its indicator stands: each asks where it takes something away, tells by a
// toast what became of it, and says in a dialog why it failed. @rule verification.7, verification.23
import { ApiProblem } from '@fairway/client/problem';
import { LIMITS } from '@fairway/rules/limits';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import type { AnswerDialogProps } from './components/answer-dialog.tsx';
import { noteConnection, refreshConnections, type SchoolConnection } from './components/connections.ts';
import { useReturnUrl, useVerifyAddress } from './components/verify-address.ts';
import { tellWaiting } from './waiting.ts';

const answerDialog = defineDialog<AnswerDialogProps, SchoolConnection>(
  'verification-answer',
  lazy(() => import('./components/answer-dialog.tsx')),
);

export type SchoolAction = SchoolConnection['actions'][number];
type Failure = 'resend' | 'cancel' | 'status' | 'answer';

/** A toast with a button stays as long as an error does. */
const UNDO_MS = LIMITS.toastErrorMs;
const PATH = '/api/v1/university-connection';

/** The actions of one school. `busy`: the call that is on its way. */
export function useSchoolActions(school: { id: number; name: string }, connection: SchoolConnection | undefined) {
  const t = useTranslations('verification');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const verify = useVerifyAddress();
  const returnUrl = useReturnUrl();
  const [busy, setBusy] = useState<SchoolAction>();
  const { name } = school;

  async function failed(what: Failure, error: unknown): Promise<void> {
    const isGone = error instanceof ApiProblem && error.status === 404;
    const isSaid = error instanceof ApiProblem && ['verification.mail_limit', 'verification.program_current'].includes(error.code);
    const reason = errorText(error);
    const text = isGone ? t('failed.gone') : isSaid ? reason : t('failed.support', { reason });
    void refreshConnections(api, queries);
    await dialogs.error({ title: t(`failed.${what}`), text });
  }

  /** Runs a call; true when it went well. */
  async function run(action: SchoolAction, what: Failure, call: () => Promise<SchoolConnection | undefined>): Promise<boolean> {
    setBusy(action);
    try {
      const changed = await call();
      if (changed) noteConnection(api, queries, changed);
      void refreshConnections(api, queries);
      return true;
    } catch (error) {
      await failed(what, error);
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  const setState = (state: 'ignored' | 'needVerification') => async () =>
    (await api.call.PATCH(PATH, { body: { schoolId: school.id, state } })).data?.connection;
  const remove = async () => (await api.call.DELETE(PATH, { params: { query: { schoolId: school.id } } })).data?.connection;

  async function unignore(): Promise<void> {
    if (await run('unignore', 'status', setState('needVerification'))) showToast({ kind: 'success', text: t('unignored', { name }) });
  }

  async function notNow(): Promise<void> {
    const sure = await dialogs.confirm({
      title: t('postpone.title'),
      text: t('postpone.text', { name }),
      confirmLabel: t('postpone.confirm'),
      cancelLabel: t('postpone.cancel'),
    });
    if (!sure || !(await run('notNow', 'status', setState('ignored')))) return;
    showToast({
      kind: 'success',
      text: t('postpone.done', { name }),
      durationMs: UNDO_MS,
      action: { label: t('postpone.undo'), run: () => void unignore() },
    });
  }

  async function cancel(): Promise<void> {
    const sure = await dialogs.confirm({
      title: t('cancelling.title'),
      text: t(connection?.studentEmail ? 'cancelling.linkText' : 'cancelling.staffText'),
      confirmLabel: t('cancelling.confirm'),
      cancelLabel: t('cancelling.back'),
      danger: true,
    });
    if (sure && (await run('cancel', 'cancel', remove))) showToast({ kind: 'success', text: t('cancelling.done', { name }) });
  }

  async function resend(): Promise<void> {
    if (!connection?.studentEmail) return;
    const { id, studentEmail: email } = connection;
    const isSent = await run('resend', 'resend', async () => {
      await api.call.POST(`${PATH}/confirm`, { body: { id, returnUrl } });
      return undefined;
    });
    if (!isSent) return;
    tellWaiting({ type: 'start' });
    showToast({ kind: 'success', text: t('resent', { email }) });
  }

  async function answer(): Promise<void> {
    if (!connection?.question) return;
    const answered = await dialogs.open(answerDialog, { connection });
    if (!answered) return;
    noteConnection(api, queries, answered);
    showToast({ kind: 'success', text: t('answering.done') });
  }

  const actions: Record<SchoolAction, () => unknown> = { verify: () => verify.open(school.id), notNow, resend, answer, cancel, unignore };
  return {
    busy,
    actions,
    /** Cancels without asking, to ask anew with another address; true when it went well. */
    startAnew: () => run('cancel', 'cancel', remove),
  };
}
