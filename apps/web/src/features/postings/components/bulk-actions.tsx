// Closing, pausing, copying and extending several postings. What could not be done is named with its reason.
import { Button } from '@fairway/ui/button';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { type OwnPostingRow, POSTINGS, POSTINGS_KEY } from '../queries.ts';

type Wish = { action: 'close' | 'pause' | 'copy' } | { action: 'extend'; deadlineOn: string };

export function BulkActions({ rows, done }: { rows: readonly OwnPostingRow[]; done: () => void }) {
  const t = useTranslations('own-postings.bulk');
  const words = useTranslations('console');
  const errors = useTranslations('errors');
  const errorText = useErrorText();
  const dialogs = useDialogs();
  const api = useApi();
  const queries = useQueryClient();
  const { organizationId } = useConsoleOrganization();
  const act = useMutation({
    mutationFn: async (wish: Wish) => {
      const body = { ...wish, ids: rows.map(({ id }) => id) };
      return (await api.call.POST(`${POSTINGS}/bulk`, { params: { path: { organizationId } }, body })).data;
    },
    onSuccess: (said, { action }) => {
      if (!said) return;
      const refused = said.refused.map(({ id, code }) => {
        const title = rows.find((row) => row.id === id)?.title ?? '';
        return `${title}: ${errors(code as 'postings.move')}`;
      });
      const text = t(`done.${action}`, { count: said.done.length });
      showToast(refused.length > 0 ? { kind: 'error', text: [text, ...refused].join(' ') } : { kind: 'success', text });
      void queries.invalidateQueries({ queryKey: POSTINGS_KEY });
      done();
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  const close = async () => {
    const asked = {
      title: t('closeTitle', { count: rows.length }),
      text: t('closeText'),
      confirmLabel: t('close'),
      cancelLabel: words('cancel'),
    };
    if (await dialogs.confirm(asked)) act.mutate({ action: 'close' });
  };
  const extend = async () => {
    const deadlineOn = await dialogs.open(deadlineDialog, { count: rows.length });
    if (typeof deadlineOn === 'string' && deadlineOn !== '') act.mutate({ action: 'extend', deadlineOn });
  };
  return (
    <>
      <Button busy={act.isPending} onClick={() => void extend()}>
        {t('extend')}
      </Button>
      <Button busy={act.isPending} onClick={() => act.mutate({ action: 'copy' })}>
        {t('copy')}
      </Button>
      <Button busy={act.isPending} onClick={() => act.mutate({ action: 'pause' })}>
        {t('pause')}
      </Button>
      <Button variant="danger" busy={act.isPending} onClick={() => void close()}>
        {t('close')}
      </Button>
    </>
  );
}

function DeadlineDialog({ count }: { count: number }) {
  const t = useTranslations('own-postings.bulk');
  const words = useTranslations('console');
  const [day, setDay] = useState('');
  return (
    <DialogFrame
      size="small"
      title={t('extendTitle', { count })}
      actions={[
        { key: 'cancel', label: words('cancel') },
        { key: 'extend', label: t('extend'), variant: 'primary', run: () => (day === '' ? false : day) },
      ]}
    >
      <TextField
        data-autofocus=""
        type="date"
        label={t('lastDay')}
        required
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
    </DialogFrame>
  );
}
const deadlineDialog = defineDialog<{ count: number }, unknown>('extend-postings', DeadlineDialog);
