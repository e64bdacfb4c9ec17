// Asks for the last day of a verification; none is without end.
import '../../../../lib/later-messages.ts';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

export type EndDialogProps = {
  name: string;
  /** The end of its validity; null: none. */
  expiresAt: string | null;
  send: (lastDay: string | null) => Promise<unknown>;
  failedText: (error: unknown) => string;
};

const DAY_MS = 86_400_000;
/** The day before the end, which is the midnight after it. */
const lastDayOf = (expiresAt: string) => new Date(Date.parse(expiresAt) - DAY_MS).toISOString().slice(0, 10);

export default function EndDialog({ name, expiresAt, send, failedText }: EndDialogProps) {
  const t = useTranslations('verification-queue');
  const console = useTranslations('console');
  const [day, setDay] = useState(expiresAt === null ? '' : lastDayOf(expiresAt));
  const save = async () => {
    await send(day === '' ? null : day);
    return true;
  };
  return (
    <DialogFrame
      title={t('extendDialog.title', { name })}
      actions={[
        { key: 'cancel', label: console('cancel') },
        { key: 'save', label: t('extendDialog.save'), variant: 'primary', run: save, failedText },
      ]}
    >
      <TextField
        data-autofocus=""
        type="date"
        label={t('extendDialog.label')}
        hint={t('extendDialog.hint')}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
    </DialogFrame>
  );
}
