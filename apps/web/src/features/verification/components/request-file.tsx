// One file beside a message by hand: a student card, a letter. What is wrong with it is said before it is sent.
import { LIMITS } from '@fairway/rules/limits';
import { REQUEST_FILE_EXTENSIONS } from '@fairway/rules/verification-request';
import { Button } from '@fairway/ui/button';
import { FileDrop } from '@fairway/ui/file-drop';
import { IconFileText } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import styles from './verify.module.css';

type Props = {
  /** Of the school, whose career services alone see it. */
  name: string;
  file: File | undefined;
  problem: string | undefined;
  busy: boolean;
  onFile: (file: File | undefined, problem?: string) => void;
};

export function RequestFile({ name, file, problem, busy, onFile }: Props) {
  const t = useTranslations('verification.manual');
  const errors = useTranslations('errors');
  const remove = useTranslations('documents.upload')('remove');
  const formats = useReaderFormats();
  const refuse = (issue: 'type' | 'size', { size }: File) =>
    onFile(
      undefined,
      issue === 'size' ? errors('documents.too_large') : size === 0 ? errors('documents.empty') : errors('verification.file_type'),
    );
  if (file)
    return (
      <div className={styles.file}>
        <IconFileText size={24} aria-hidden />
        <span>
          <strong dir="auto">{file.name}</strong> ({formats.fileSize(file.size)})
        </span>
        <Button size="small" variant="quiet" disabled={busy} onClick={() => onFile(undefined)}>
          {remove}
        </Button>
        {problem ? <p role="alert">{problem}</p> : null}
      </div>
    );
  return (
    <FileDrop
      label={t('fileLabel')}
      hint={t('fileHint', { size: formats.fileSize(LIMITS.documentBytes), name })}
      extensions={REQUEST_FILE_EXTENSIONS}
      maxSizeBytes={LIMITS.documentBytes}
      error={problem}
      disabled={busy}
      onFile={(chosen) => onFile(chosen)}
      onRefused={refuse}
    />
  );
}
