// What can be made of a posting now. What is typed is saved before.
import { ApiProblem } from '@fairway/client/problem';
import { type PostingState, postingMoves } from '@fairway/rules/posting-states';
import { Button, LinkButton } from '@fairway/ui/button';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useConsoleHrefs } from '../../../lib/console/console-subject.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { type OwnPosting, POSTINGS } from '../queries.ts';
import type { Writing } from './autosave.ts';
import { keepTemplateDialog } from './keep-template.tsx';

type Wish = Exclude<PostingState, 'expired'>;
/** The first of them is what one most likely wants. */
const ORDER: readonly Wish[] = ['live', 'scheduled', 'paused', 'closed', 'draft', 'withdrawn'];

export function StateActions({ writing }: { writing: Writing }) {
  const t = useTranslations('own-postings.moves');
  const templates = useTranslations('own-postings.templates');
  const words = useTranslations('console');
  const errorText = useErrorText();
  const dialogs = useDialogs();
  const api = useApi();
  const { organizationId } = useConsoleOrganization();
  const { href, exists } = useConsoleHrefs();
  const { posting, save, take, setLacks } = writing;
  const move = useMutation({
    mutationFn: async ({ state, publishAt }: { state: Wish; publishAt?: string }) => {
      if (!(await save())) return undefined;
      const edition = writing.edition();
      const body = { state, edition, ...(publishAt ? { publishAt } : {}) };
      return (await api.call.POST(`${POSTINGS}/{id}/state`, { params: { path: { organizationId, id: posting.id } }, body })).data;
    },
    onSuccess: (data, { state }) => {
      if (!data) return;
      setLacks(undefined);
      take(data as OwnPosting);
      showToast({ kind: 'success', text: t(`done.${state}`) });
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 422) setLacks(error);
      showToast({ kind: 'error', text: error instanceof ApiProblem && error.status === 422 ? t('incomplete') : errorText(error) });
    },
  });
  const asks = (state: 'closed' | 'withdrawn') =>
    dialogs.confirm({
      ...{ title: t(`ask.${state}.title`), text: t(`ask.${state}.text`), confirmLabel: t(state), cancelLabel: words('cancel') },
      danger: true,
    });
  const run = async (state: Wish) => {
    if (state === 'scheduled') {
      const publishAt = await dialogs.open(scheduleDialog, {});
      if (typeof publishAt === 'string') move.mutate({ state, publishAt });
      return;
    }
    const isSure = (state !== 'closed' && state !== 'withdrawn') || (await asks(state));
    if (isSure) move.mutate({ state });
  };
  const moves = ORDER.filter((state) => postingMoves(posting.state).includes(state));
  return (
    <>
      {posting.state === 'live' && posting.segment && exists('jobdetail') ? (
        <LinkButton href={href('jobdetail', { id: posting.segment }, { organization: undefined })}>{t('page')}</LinkButton>
      ) : null}
      {posting.segment && exists('employer-insights') ? (
        <LinkButton variant="quiet" href={href('employer-insights', {}, { posting: posting.id })}>
          {t('figures')}
        </LinkButton>
      ) : null}
      <Button
        variant="quiet"
        onClick={async () => {
          if (await save()) await dialogs.open(keepTemplateDialog, { organizationId, postingId: posting.id, title: posting.content.title });
        }}
      >
        {templates('keep')}
      </Button>
      {moves.map((state, at) => (
        <Button
          key={state}
          variant={state === 'withdrawn' ? 'quiet' : at === 0 && state === 'live' ? 'primary' : 'secondary'}
          busy={move.isPending}
          onClick={() => void run(state)}
        >
          {t(state)}
        </Button>
      ))}
    </>
  );
}

function ScheduleDialog() {
  const t = useTranslations('own-postings.moves');
  const words = useTranslations('console');
  const [at, setAt] = useState('');
  return (
    <DialogFrame
      size="small"
      title={t('ask.scheduled.title')}
      actions={[
        { key: 'cancel', label: words('cancel') },
        { key: 'schedule', label: t('scheduled'), variant: 'primary', run: () => (at === '' ? false : new Date(at).toISOString()) },
      ]}
    >
      <TextField
        data-autofocus=""
        type="datetime-local"
        label={t('ask.scheduled.when')}
        hint={t('ask.scheduled.hint')}
        required
        value={at}
        onChange={(event) => setAt(event.currentTarget.value)}
      />
    </DialogFrame>
  );
}
const scheduleDialog = defineDialog<Record<never, never>, unknown>('schedule-posting', ScheduleDialog);
