import '../../../lib/own-messages.ts';
import { ApiProblem } from '@fairway/client/problem';
import type { ErrorCode } from '@fairway/contract/errors';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { SUPPORT_LIMITS, type SupportIssues, supportIssues } from '../support-issues.ts';
import styles from './support-form.module.css';

/** The dialog that mails a question to the support of the tenant. What was written stays when sending fails. */
export default function SupportForm({ email: known = '' }: { email?: string }) {
  const t = useTranslations('support');
  const errors = useTranslations('errors');
  const api = useApi();
  const { tenant } = useBoot();
  const [question, setQuestion] = useState({ email: known, message: '' });
  const [issues, setIssues] = useState<SupportIssues>({});
  const [sent, setSent] = useState(false);
  const fields = { email: useRef<HTMLInputElement>(null), message: useRef<HTMLTextAreaElement>(null) };

  async function send(): Promise<false> {
    const found = supportIssues(question);
    setIssues(found);
    if (found.email || found.message) {
      (found.email ? fields.email : fields.message).current?.focus();
      return false;
    }
    const page = (window.location.pathname + window.location.search).slice(0, SUPPORT_LIMITS.pageCharacters);
    await api.call.POST('/api/v1/support', { body: { email: question.email.trim(), message: question.message.trim(), page } });
    setSent(true);
    return false;
  }

  if (sent)
    return (
      <DialogFrame title={t('sentTitle')} actions={[{ key: 'done', label: t('done'), variant: 'primary' }]}>
        <p role="status">{t('sentText', { email: question.email.trim() })}</p>
      </DialogFrame>
    );
  const messageIssue = issues.message;
  return (
    <DialogFrame
      title={t('title')}
      actions={[
        {
          key: 'send',
          label: t('send'),
          variant: 'primary',
          run: send,
          failedText: (error) => errors(error instanceof ApiProblem ? (error.code as ErrorCode) : 'internal'),
        },
      ]}
    >
      <div className={styles.form}>
        <p className={styles.intro}>{t('intro', { name: tenant.name })}</p>
        <TextField
          ref={fields.email}
          label={t('email')}
          type="email"
          autoComplete="email"
          required
          value={question.email}
          onChange={(event) => setQuestion({ ...question, email: event.currentTarget.value })}
          error={issues.email ? t(issues.email === 'missing' ? 'emailMissing' : 'emailWrong') : undefined}
        />
        <TextArea
          ref={fields.message}
          label={t('message')}
          hint={t('messageHint')}
          required
          rows={5}
          value={question.message}
          onChange={(event) => setQuestion({ ...question, message: event.currentTarget.value })}
          error={
            messageIssue === undefined
              ? undefined
              : messageIssue === 'missing'
                ? t('messageMissing')
                : t('messageTooLong', { count: messageIssue.tooLongBy })
          }
        />
        {tenant.messengerLink ? (
          <a href={tenant.messengerLink} target="_blank" rel="noopener noreferrer">
            {t('messenger')}
          </a>
        ) : null}
      </div>
    </DialogFrame>
  );
}
