// Declining one or many: counts first, then the reason for the record and the words for the candidates; told an hour later, undone until then.
import { APPLICANT_LIMITS, DECLINE_REASONS, type DeclineReason } from '@fairway/rules/applicants';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { TextArea } from '@fairway/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import styles from './applicants.module.css';

export type DeclineWish = { reason: DeclineReason; words: string };
type Counts = { moved: number; there: number; refused: number; changed: number };
type Props = {
  /** How many were chosen. */
  count: number;
  /** Names the choice among those that were counted before. */
  name: string;
  look: () => Promise<Counts>;
  onDecline: (wish: DeclineWish) => Promise<unknown>;
};

function DeclineDialog({ count, name, look, onDecline }: Props) {
  const t = useTranslations('applicants.decline');
  const forms = useTranslations('ui.field');
  const reasons = useTranslations('applicants.reasons');
  const errorText = useErrorText();
  const [reason, setReason] = useState<DeclineReason>('requirements');
  const [words, setWords] = useState('');
  const counted = useQuery({ queryKey: ['decline-counts', name], queryFn: look, gcTime: 0, staleTime: 0 });
  const found = counted.data;
  const nobody = found !== undefined && found.moved === 0;
  return (
    <DialogFrame
      title={t('title', { count: found?.moved ?? count })}
      actions={[
        { key: 'cancel', label: t('cancel') },
        ...(nobody || found === undefined
          ? []
          : [
              {
                key: 'decline',
                label: t('confirm', { count: found.moved }),
                variant: 'danger' as const,
                run: () => onDecline({ reason, words: words.trim() }),
                failedText: errorText,
              },
            ]),
      ]}
    >
      <div className={styles.form}>
        <div role="status">
          {counted.isError ? (
            <p className={styles.problem}>{errorText(counted.error)}</p>
          ) : found === undefined ? (
            <p className={styles.muted}>{t('counting')}</p>
          ) : nobody ? (
            <p>{t('nobody')}</p>
          ) : (
            <p>
              {[
                t('who', { count: found.moved }),
                found.there > 0 ? t('there', { count: found.there }) : '',
                found.refused > 0 ? t('refused', { count: found.refused }) : '',
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
          )}
        </div>
        {nobody ? null : (
          <>
            <Select
              data-autofocus=""
              label={t('reason')}
              hint={t('reasonHint')}
              options={DECLINE_REASONS.map((value) => ({ value, label: reasons(value) }))}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value as DeclineReason)}
            />
            <TextArea
              label={t('words')}
              hint={t('wordsHint')}
              optional={forms('optional')}
              rows={4}
              maxLength={APPLICANT_LIMITS.wordsCharacters}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <p className={styles.muted}>{t('later')}</p>
          </>
        )}
      </div>
    </DialogFrame>
  );
}

export const declineDialog = defineDialog<Props, unknown>('decline-applicants', DeclineDialog);
