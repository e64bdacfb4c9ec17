// What an administrator can do with a case, as the table of states says.
import { type AppealAnswer, type CaseStep, nextCaseState, type ReportDecision, TRUST_LIMITS } from '@fairway/rules/trust';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { reasonDialog } from '@fairway/ui/reason-dialog';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { caseQuery, type ReportCase } from '../queries.ts';

type Wish = { decision: ReportDecision; note: string } | { answer: AppealAnswer; note: string } | 'undo';

export function CaseActs({ found: { id, kind, state } }: { found: ReportCase }) {
  const t = useTranslations('trust.one');
  const console = useTranslations('console');
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const change = useChange(id);
  const can = (step: CaseStep) => nextCaseState(state, step) !== undefined;
  const ask = (words: { title: string; text: string; confirmLabel: string; danger: boolean }, wish: (note: string) => Wish) =>
    dialogs.open(reasonDialog, {
      ...words,
      label: t('note'),
      cancelLabel: console('cancel'),
      maxCharacters: TRUST_LIMITS.characters,
      failedText: errorText,
      onConfirm: (note) => change.mutateAsync(wish(note)),
    });
  const takeDown = () =>
    ask(
      {
        title: t(`takeDownTitle.${kind}`),
        text: `${t(`takeDownText.${kind}`)} ${t('ownersRead', { days: TRUST_LIMITS.appealDays })}`,
        ...{ confirmLabel: t(`takeDown.${kind}`), danger: true },
      },
      (note) => ({ decision: 'taken_down', note }),
    );
  const uphold = () =>
    ask({ title: t('upholdTitle'), text: t('upholdText'), confirmLabel: t('uphold'), danger: true }, (note) => ({
      answer: 'upheld',
      note,
    }));
  const lift = () =>
    ask({ title: t('liftTitle'), text: t('liftText'), confirmLabel: t('lift'), danger: false }, (note) => ({ answer: 'lifted', note }));
  const busy = change.isPending;
  return (
    <>
      {can('undo') ? (
        <Button busy={busy} onClick={() => change.mutate('undo')}>
          {t('undo')}
        </Button>
      ) : null}
      {can('keep') ? (
        <Button busy={busy} onClick={() => change.mutate({ decision: 'kept', note: '' })}>
          {t('keep')}
        </Button>
      ) : null}
      {can('takeDown') ? (
        <Button variant="danger" busy={busy} onClick={() => void takeDown()}>
          {t(`takeDown.${kind}`)}
        </Button>
      ) : null}
      {can('lift') ? (
        <Button busy={busy} onClick={() => void lift()}>
          {t('lift')}
        </Button>
      ) : null}
      {can('uphold') ? (
        <Button variant="danger" busy={busy} onClick={() => void uphold()}>
          {t('uphold')}
        </Button>
      ) : null}
    </>
  );
}

function useChange(id: string) {
  const t = useTranslations('trust.one');
  const console = useTranslations('console');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const params = { path: { id } };
  const change = useMutation({
    mutationFn: (wish: Wish) => {
      if (wish === 'undo') return api.call.DELETE('/api/v1/admin/reports/{id}/decision', { params });
      return 'answer' in wish
        ? api.call.PUT('/api/v1/admin/reports/{id}/appeal', { params, body: wish })
        : api.call.PUT('/api/v1/admin/reports/{id}/decision', { params, body: wish });
    },
    onSuccess: ({ data }, wish) => {
      if (data) queries.setQueryData(caseQuery(api, id).queryKey, data);
      void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/reports'] });
      const text = wish === 'undo' ? t('undone') : t(`done.${'answer' in wish ? wish.answer : wish.decision}`);
      const undo = { action: { label: console('undo'), run: () => change.mutate('undo') } };
      showToast({ kind: 'success', text, ...(wish !== 'undo' && 'decision' in wish ? undo : {}) });
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  return change;
}
