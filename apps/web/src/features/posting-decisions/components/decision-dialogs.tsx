// What is asked before a posting is approved with words, or declined.
import { DECLINE_REASONS, type DeclineReason, decisionFault, POSTING_DECISION_LIMITS } from '@fairway/rules/posting-decisions';
import { Checkbox } from '@fairway/ui/checkbox';
import { DialogFrame, useDisabledAction } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { TextArea } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

export type ApprovalWords = { note: string; trusts: boolean };
export type RefusalWords = { note: string; reason: DeclineReason };
type ApproveProps = { title: string; employer: string; isFirst: boolean; isTrusted: boolean };

function ApproveDialog({ title, employer, isFirst, isTrusted }: ApproveProps) {
  const t = useTranslations('school-postings');
  const words = useTranslations('console');
  const [note, setNote] = useState('');
  const [trusts, setTrusts] = useState(false);
  return (
    <DialogFrame
      size="medium"
      title={t('dialogs.approveTitle', { title })}
      actions={[
        { key: 'cancel', label: words('cancel') },
        { key: 'approve', label: t('approve'), variant: 'primary', run: (): ApprovalWords => ({ note: note.trim(), trusts }) },
      ]}
    >
      {isFirst ? <p>{t('dialogs.firstText', { employer })}</p> : null}
      <TextArea
        data-autofocus=""
        label={t('dialogs.note')}
        maxLength={POSTING_DECISION_LIMITS.noteCharacters}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {isTrusted ? null : (
        <Checkbox
          label={t('dialogs.trust')}
          hint={t('dialogs.trustHint')}
          checked={trusts}
          onChange={(event) => setTrusts(event.currentTarget.checked)}
        />
      )}
    </DialogFrame>
  );
}
export const approveDialog = defineDialog<ApproveProps, ApprovalWords>('approve-posting', ApproveDialog);

function DeclineDialog({ title }: { title: string }) {
  const t = useTranslations('school-postings');
  const words = useTranslations('console');
  const [reason, setReason] = useState<DeclineReason | ''>('');
  const [note, setNote] = useState('');
  return (
    <DialogFrame
      size="medium"
      title={title}
      actions={[
        { key: 'cancel', label: words('cancel') },
        {
          ...{ key: 'decline', label: t('decline'), variant: 'danger' },
          run: (): RefusalWords | false => (reason === '' ? false : { reason, note: note.trim() }),
        },
      ]}
    >
      <Needed missing={reason === '' || decisionFault({ reason, note }) !== undefined} />
      <p>{t('dialogs.declineText')}</p>
      <Select
        data-autofocus=""
        label={t('dialogs.reason')}
        required
        emptyLabel="–"
        options={DECLINE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={reason}
        onChange={(event) => setReason(DECLINE_REASONS.find((one) => one === event.currentTarget.value) ?? '')}
      />
      <TextArea
        label={t('dialogs.reasonNote')}
        hint={t('dialogs.reasonNoteHint')}
        required={reason === 'other'}
        maxLength={POSTING_DECISION_LIMITS.noteCharacters}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </DialogFrame>
  );
}
export const declineDialog = defineDialog<{ title: string }, RefusalWords>('decline-posting', DeclineDialog);

function Needed({ missing }: { missing: boolean }) {
  useDisabledAction('decline', missing);
  return null;
}
