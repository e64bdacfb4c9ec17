import { LIMITS } from '@fairway/rules/limits';
import { TextArea } from '@fairway/ui/text-field';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './verification.module.css';

type Props = { label: string; hint?: ReactNode; error?: ReactNode; value: string; onChange: (value: string) => void; autoFocus?: boolean };

/** A short text for career services, with its count. What is too long is not cut: it says so. */
export function MessageField({ label, hint, error, value, onChange, autoFocus }: Props) {
  const t = useTranslations('verification.manual');
  const tooLong = useTranslations('errors')('verification.message_long');
  const used = [...value.trim()].length;
  const isLong = used > LIMITS.verificationMessage;
  return (
    <div>
      <TextArea
        label={label}
        hint={hint}
        error={error ?? (isLong ? tooLong : undefined)}
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...(autoFocus ? { 'data-autofocus': '' } : {})}
      />
      <p className={styles.count} data-over={isLong || undefined}>
        {t('count', { used, max: LIMITS.verificationMessage })}
      </p>
    </div>
  );
}
