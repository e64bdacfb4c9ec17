// What is wrong with a posting, in one of a few words and some of one's own. What was written stays when sending fails.
import '../../../lib/own-messages.ts';
import { REPORT_CHARACTERS, REPORT_REASONS, reportIssue } from '@fairway/rules/posting-reports';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { Select } from '@fairway/ui/select';
import { TextArea } from '@fairway/ui/text-field';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';

export default function ReportForm({ job }: { job: { id: string; title: string } }) {
  const t = useTranslations('postings.report');
  const api = useApi();
  const errorText = useErrorText();
  const [reason, setReason] = useState<(typeof REPORT_REASONS)[number]>();
  const [text, setText] = useState('');
  const [issue, setIssue] = useState<ReturnType<typeof reportIssue>>();
  const [sent, setSent] = useState(false);
  const fields = { reason: useRef<HTMLSelectElement>(null), text: useRef<HTMLTextAreaElement>(null) };

  async function send(): Promise<false> {
    const found = reportIssue(reason, text);
    setIssue(found);
    if (found || !reason) fields[found ?? 'reason'].current?.focus();
    else {
      await api.call.POST('/api/v1/postings/{id}/reports', { params: { path: { id: job.id } }, body: { reason, text: text.trim() } });
      setSent(true);
    }
    return false;
  }

  if (sent)
    return (
      <DialogFrame title={t('sentTitle')} actions={[{ key: 'done', label: t('done'), variant: 'primary' }]}>
        <p role="status">{t('sentText')}</p>
      </DialogFrame>
    );
  return (
    <DialogFrame
      title={t('title')}
      actions={[
        { key: 'cancel', label: t('cancel') },
        { key: 'send', label: t('send'), variant: 'primary', run: send, failedText: errorText },
      ]}
    >
      <p>
        <bdi>{job.title}</bdi>
      </p>
      <Select
        ref={fields.reason}
        label={t('reason')}
        emptyLabel={t('choose')}
        required
        value={reason ?? ''}
        options={REPORT_REASONS.map((one) => ({ value: one, label: t(`reasons.${one}`) }))}
        onChange={(event) => setReason(REPORT_REASONS.find((one) => one === event.currentTarget.value))}
        error={issue === 'reason' ? t('reasonMissing') : undefined}
      />
      <TextArea
        ref={fields.text}
        label={t('text')}
        hint={t('textHint')}
        required={reason === 'other'}
        maxLength={REPORT_CHARACTERS}
        rows={4}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={issue === 'text' ? t('textMissing') : undefined}
      />
    </DialogFrame>
  );
}
