// Asks for the last day of a verification; empty: no end.
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';

type Props = { name: string; endsOn: string; onSave: (endsOn: string | null) => Promise<unknown> };

function ExtendDialog({ name, endsOn, onSave }: Props) {
  const t = useTranslations('students.record');
  const list = useTranslations('students');
  const errorText = useErrorText();
  const [day, setDay] = useState(endsOn);
  return (
    <DialogFrame
      title={t('extendTitle', { name })}
      actions={[
        { key: 'cancel', label: list('label.cancel') },
        { key: 'save', label: t('save'), variant: 'primary', run: () => onSave(day === '' ? null : day), failedText: errorText },
      ]}
    >
      <TextField
        type="date"
        data-autofocus=""
        label={t('extendDay')}
        hint={t('extendHint')}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
    </DialogFrame>
  );
}

export const extendDialog = defineDialog<Props, void>('extend-student', ExtendDialog);
