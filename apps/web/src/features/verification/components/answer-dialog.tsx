// The answer to what career services asked back. @rule verification.8
import { LIMITS } from '@fairway/rules/limits';
import { DialogFrame, useDisabledAction } from '@fairway/ui/dialog-frame';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import '../../../lib/profile-messages.ts';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import type { SchoolConnection } from './connections.ts';
import { MessageField } from './message-field.tsx';

export type AnswerDialogProps = { connection: SchoolConnection };

export default function AnswerDialog({ connection }: AnswerDialogProps & { close: (answered?: SchoolConnection) => void }) {
  const t = useTranslations('verification');
  const errorText = useErrorText();
  const api = useApi();
  const [text, setText] = useState('');
  const { id, school, question } = connection;
  async function send(): Promise<SchoolConnection | false> {
    const params = { path: { id } };
    const { data } = await api.call.POST('/api/v1/university-connection/{id}/answer', { params, body: { answer: text.trim() } });
    return data?.connection ?? false;
  }
  return (
    <DialogFrame
      size="medium"
      title={t('answering.title')}
      actions={[
        { key: 'cancel', label: t('postpone.cancel') },
        { key: 'send', label: t('answering.send'), variant: 'primary', run: send, failedText: errorText },
      ]}
    >
      <div style={{ display: 'grid', gap: 'var(--fw-space-2)' }}>
        <p dir="auto">{t('question', { name: school.name, text: question ?? '' })}</p>
        <MessageField label={t('answering.label')} value={text} onChange={setText} />
        <SendsSomething text={text} />
      </div>
    </DialogFrame>
  );
}

/** Nothing, or too much, is not sent. */
function SendsSomething({ text }: { text: string }) {
  useDisabledAction('send', text.trim() === '' || [...text.trim()].length > LIMITS.verificationMessage);
  return null;
}
