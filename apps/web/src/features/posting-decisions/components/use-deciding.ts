// What staff decide on postings, from the list or the page of one: the call, what it asks before, what it says after.
import { POSTING_DECISION_LIMITS } from '@fairway/rules/posting-decisions';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { reasonDialog } from '@fairway/ui/reason-dialog';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleSchool } from '../../../lib/console/console-school.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { refreshDecisions, SCHOOL_POSTINGS, type SchoolPostingRow } from '../queries.ts';
import { approveDialog, declineDialog } from './decision-dialogs.tsx';

const seenOf = ({ edition, state }: SchoolPostingRow) => ({ edition, state });

export function useDeciding() {
  const t = useTranslations('school-postings');
  const words = useTranslations('console');
  const errorText = useErrorText();
  const dialogs = useDialogs();
  const { call } = useApi();
  const { schoolId } = useConsoleSchool();
  const calls = useDecisionCalls();
  const { busyId, run, offer, refresh } = calls;
  const decideMany = useDecidingMany(calls);
  const titleOf = ({ title }: SchoolPostingRow) => title || t('untitled');

  async function approve(row: SchoolPostingRow, given = { note: '', trusts: false }): Promise<boolean> {
    const body = { ...seenOf(row), decision: 'approve' as const, ...given };
    const text = row.state === 'approved' ? t('done.confirmed', { title: titleOf(row) }) : t('done.approved', { title: titleOf(row) });
    const path = { params: { path: { schoolId, id: row.id } } };
    return run(row.id, () => call.POST(`${SCHOOL_POSTINGS}/{id}/decision`, { ...path, body }), text);
  }

  async function approveWith(row: SchoolPostingRow): Promise<boolean> {
    const { isFirst, isTrusted } = row;
    const given = await dialogs.open(approveDialog, { title: titleOf(row), employer: row.organization.name, isFirst, isTrusted });
    return given ? approve(row, given) : false;
  }

  async function decline(row: SchoolPostingRow): Promise<boolean> {
    const given = await dialogs.open(declineDialog, { title: t('dialogs.declineTitle', { title: titleOf(row) }) });
    if (!given) return false;
    const body = { ...seenOf(row), decision: 'decline' as const, ...given };
    const path = { params: { path: { schoolId, id: row.id } } };
    const text = t('done.declined', { title: titleOf(row) });
    return run(row.id, () => call.POST(`${SCHOOL_POSTINGS}/{id}/decision`, { ...path, body }), text);
  }

  async function ask(row: SchoolPostingRow): Promise<void> {
    const employer = row.organization.name;
    await dialogs.open(reasonDialog, {
      ...{ title: t('dialogs.askTitle', { employer, title: titleOf(row) }), label: t('dialogs.question') },
      ...{ confirmLabel: t('ask'), cancelLabel: words('cancel'), maxCharacters: POSTING_DECISION_LIMITS.noteCharacters },
      failedText: errorText,
      onConfirm: async (question) => {
        const path = { params: { path: { schoolId, id: row.id } } };
        await call.POST(`${SCHOOL_POSTINGS}/{id}/question`, { ...path, body: { ...seenOf(row), question } });
        showToast({ kind: 'success', text: t('done.asked', { employer }), ...offer([row.id]) });
      },
    });
    await refresh();
  }

  return { busyId, approve, approveWith, decline, ask, decideMany };
}

/** How calls about decisions are made, told and taken back. */
function useDecisionCalls() {
  const t = useTranslations('school-postings');
  const words = useTranslations('console');
  const errors = useTranslations('errors');
  const errorText = useErrorText();
  const { call } = useApi();
  const queries = useQueryClient();
  const { schoolId } = useConsoleSchool();
  const [busyId, setBusyId] = useState<string>();
  /** Takes back what was just decided; the employer is mailed later than that. */
  async function undo(ids: readonly string[]): Promise<void> {
    try {
      const { data } = await call.POST(`${SCHOOL_POSTINGS}/undone`, { params: { path: { schoolId } }, body: { ids: [...ids] } });
      const [refused] = data?.refused ?? [];
      if (refused) showToast({ kind: 'error', text: errors(refused.code as 'posting_decisions.undo') });
      else showToast({ kind: 'success', text: t('done.undone', { count: ids.length }) });
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    }
    await refreshDecisions(queries);
  }
  const offer = (ids: readonly string[]) => ({ action: { label: words('undo'), run: () => void undo(ids) } });

  /** Runs a call, tells how it ended, and looks again at what is shown. */
  async function run(id: string, send: () => Promise<unknown>, text: string): Promise<boolean> {
    setBusyId(id);
    try {
      await send();
      showToast({ kind: 'success', text, ...offer([id]) });
      return true;
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
      return false;
    } finally {
      setBusyId(undefined);
      await refreshDecisions(queries);
    }
  }

  return { busyId, run, offer, refresh: () => refreshDecisions(queries) };
}

function useDecidingMany({ offer, refresh }: Pick<ReturnType<typeof useDecisionCalls>, 'offer' | 'refresh'>) {
  const t = useTranslations('school-postings');
  const errors = useTranslations('errors');
  const errorText = useErrorText();
  const dialogs = useDialogs();
  const { call } = useApi();
  const { schoolId } = useConsoleSchool();

  /** Several at once; what could not be done is named with its reason. Gives true where all was sent. */
  return async function decideMany(rows: readonly SchoolPostingRow[], decision: 'approve' | 'decline'): Promise<boolean> {
    const given =
      decision === 'decline' && (await dialogs.open(declineDialog, { title: t('dialogs.declineMany', { count: rows.length }) }));
    if (decision === 'decline' && !given) return false;
    const items = rows.map((row) => ({ id: row.id, ...seenOf(row) }));
    const body = given
      ? { decision: 'decline' as const, items, ...given }
      : { decision: 'approve' as const, items, note: '', trusts: false };
    try {
      const { data } = await call.POST(`${SCHOOL_POSTINGS}/decisions`, { params: { path: { schoolId } }, body });
      if (!data) return false;
      const refused = data.refused.map(({ id, code }) => {
        const row = rows.find((one) => one.id === id);
        return `${row ? row.title || t('untitled') : id}: ${errors(code as 'posting_decisions.changed')}`;
      });
      const count = data.done.length;
      const text = decision === 'approve' ? t('done.approvedMany', { count }) : t('done.declinedMany', { count });
      const undoing = count > 0 ? offer(data.done) : {};
      showToast(
        refused.length > 0 ? { kind: 'error', text: [text, ...refused].join(' '), ...undoing } : { kind: 'success', text, ...undoing },
      );
      return true;
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
      return false;
    } finally {
      await refresh();
    }
  };
}
