// Moves applicants to a stage: a decline asks first and can be undone for an hour, every other move is made at once, and that of one undone
// for half a minute.
import type { APPLICANT_SORTS, ApplicantMove } from '@fairway/rules/applicants';
import type { ApplicationState } from '@fairway/rules/applications';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { countOf, type Selected, selectionOf } from '../../../lib/lists/selection.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { LIST } from '../applicants-list.ts';
import { refreshApplicants } from '../live-applicants.ts';
import { APPLICANT, APPLICANTS, type ApplicantRow } from '../queries.ts';
import { type DeclineWish, declineDialog } from './decline-dialog.tsx';

export type Chosen = Selected<Pick<ApplicantRow, 'id'>, (typeof APPLICANT_SORTS)[number], (typeof LIST)['filters']>;
type Wish = {
  chosen: Chosen;
  to: ApplicantMove;
  /** A stage of the organization's own within it. */
  ownStage?: string | undefined;
  from?: ApplicationState | undefined;
  fromOwnStage?: string | null | undefined;
  decline?: DeclineWish;
  done?: (() => void) | undefined;
};

export function useMoveApplicants() {
  const t = useTranslations('applicants');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const formats = useReaderFormats();
  const { organizationId } = useConsoleOrganization();
  const params = { path: { organizationId } };

  const ask = async ({ chosen, to, ownStage, from, fromOwnStage, decline }: Wish, look: boolean) => {
    const own = decline && { reason: decline.reason, ...(decline.words === '' ? {} : { words: decline.words }) };
    const shown = fromOwnStage === undefined ? {} : { fromOwnStage };
    const body = {
      applicants: selectionOf(chosen),
      to,
      ...(ownStage && { ownStage }),
      ...(from && { from }),
      ...shown,
      ...own,
      ...(look && { look }),
    };
    const { data } = await api.call.POST(`${APPLICANTS}/moves`, { params, body });
    if (!data) throw new Error('A move without a reply');
    return data;
  };
  const undo = async (id: string) => {
    try {
      await api.call.DELETE(`${APPLICANTS}/declines/{id}`, { params: { path: { organizationId, id } } });
      showToast({ kind: 'success', text: t('decline.undone') });
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    }
    await refreshApplicants(queries);
  };
  const undoMove = async (id: string) => {
    try {
      await api.call.DELETE(`${APPLICANT}/move`, { params: { path: { organizationId, id } } });
      showToast({ kind: 'success', text: t('move.undone') });
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    }
    await refreshApplicants(queries);
  };
  const tell = (said: Awaited<ReturnType<typeof ask>>) => {
    const stayed = said.refused > 0 ? ` ${t('move.stayed', { count: said.refused })}` : '';
    if (said.decline) {
      const { id, toldAt } = said.decline;
      const text = t('decline.done', { count: said.moved, when: formats.time(new Date(toldAt)) });
      showToast({ kind: 'success', text: text + stayed, action: { label: t('decline.undo'), run: () => void undo(id) } });
    } else if (said.undo) {
      const { id } = said.undo;
      const text = t('move.done', { count: said.moved });
      showToast({ kind: 'success', text, action: { label: t('decline.undo'), run: () => void undoMove(id) } });
    } else if (said.changed > 0) showToast({ kind: 'error', text: t('move.changed') });
    else showToast({ kind: said.moved > 0 ? 'success' : 'error', text: t('move.done', { count: said.moved }) + stayed });
  };
  const run = useMutation({
    mutationFn: (wish: Wish) => ask(wish, false),
    onSuccess: (said, { done }) => {
      tell(said);
      done?.();
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
    onSettled: () => refreshApplicants(queries),
  });
  const move = (wish: Omit<Wish, 'decline'>) => {
    if (wish.to !== 'declined') return run.mutate(wish);
    void dialogs.open(declineDialog, {
      count: countOf(wish.chosen),
      name: JSON.stringify(selectionOf(wish.chosen)),
      look: () => ask(wish, true),
      onDecline: async (decline) => {
        const said = await ask({ ...wish, decline }, false);
        tell(said);
        wish.done?.();
        await refreshApplicants(queries);
      },
    });
  };
  return { move, undo, busy: run.isPending };
}
