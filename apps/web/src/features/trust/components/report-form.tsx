// What is wrong with a posting, an organization or an article, in one of a few words and some of one's own. What was written stays when sending fails.
import '../../../lib/own-messages.ts';
import type { Api } from '@fairway/client/api';
import { REPORT_REASONS, type ReportedKind, type ReportReason, reportIssue, TRUST_LIMITS } from '@fairway/rules/trust';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { Select } from '@fairway/ui/select';
import { TextArea } from '@fairway/ui/text-field';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';

/** What is reported: a posting's id is a UUID, the others' are numbers. */
export type ReportTarget = { kind: ReportedKind; id: string; title: string };

export default function ReportForm({ target }: { target: ReportTarget }) {
  const t = useTranslations('reports');
  const api = useApi();
  const errorText = useErrorText();
  const reasons: readonly ReportReason[] = REPORT_REASONS[target.kind];
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [issue, setIssue] = useState<ReturnType<typeof reportIssue>>();
  const [sent, setSent] = useState(false);
  const fields = { reason: useRef<HTMLSelectElement>(null), text: useRef<HTMLTextAreaElement>(null) };

  async function send(): Promise<false> {
    const found = reportIssue(reason, text);
    setIssue(found);
    if (found || !reason) fields[found ?? 'reason'].current?.focus();
    else {
      await sendReport(api, target, { reason, text: text.trim() });
      setSent(true);
    }
    return false;
  }

  if (sent)
    return (
      <DialogFrame title={t('sentTitle')} actions={[{ key: 'done', label: t('done'), variant: 'primary' }]}>
        <p role="status">
          {t('sentText')} {t('sentMail')}
        </p>
      </DialogFrame>
    );
  return (
    <DialogFrame
      title={t(`titles.${target.kind}`)}
      actions={[
        { key: 'cancel', label: t('cancel') },
        { key: 'send', label: t('send'), variant: 'primary', run: send, failedText: errorText },
      ]}
    >
      <p>
        <bdi>{target.title}</bdi>
      </p>
      <Select
        ref={fields.reason}
        label={t('reason')}
        emptyLabel={t('choose')}
        required
        value={reason ?? ''}
        options={reasons.map((one) => ({ value: one, label: t(`reasons.${one}`) }))}
        onChange={(event) => setReason(reasons.find((one) => one === event.currentTarget.value))}
        error={issue === 'reason' ? t('reasonMissing') : undefined}
      />
      <TextArea
        ref={fields.text}
        label={t('text')}
        hint={t('textHint')}
        required={reason === 'other'}
        maxLength={TRUST_LIMITS.characters}
        rows={4}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={issue === 'text' ? t('textMissing') : undefined}
      />
    </DialogFrame>
  );
}

/** Reasons are offered by the kind, so they fit the call. */
function sendReport({ call }: Api, { kind, id }: ReportTarget, body: { reason: ReportReason; text: string }): Promise<unknown> {
  if (kind === 'posting') return call.POST('/api/v1/postings/{id}/reports', { params: { path: { id } }, body: body as never });
  const params = { path: { id: Number(id) } };
  return kind === 'organization'
    ? call.POST('/api/v1/companies/{id}/reports', { params, body: body as never })
    : call.POST('/api/v1/organizations/articles/{id}/reports', { params, body: body as never });
}
