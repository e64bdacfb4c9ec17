import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './file-drop.module.css';
import { fileIssue } from './file-issue.ts';

export type FileDropProps = {
  label: string;
  /** Types and largest size, in words. */
  hint: ReactNode;
  /** Extensions with their dot, such as `.pdf`. */
  extensions: readonly string[];
  maxSizeBytes: number;
  onFile: (file: File) => void;
  onRefused: (issue: 'type' | 'size', file: File) => void;
  error?: ReactNode;
  disabled?: boolean;
};

/** A place to drop one file on, or to choose one with a click or the keyboard. */
export function FileDrop({ label, hint, extensions, maxSizeBytes, onFile, onRefused, error, disabled }: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function take(file: File | undefined) {
    if (!file || disabled) return;
    const issue = fileIssue({ name: file.name, sizeBytes: file.size }, { extensions, maxSizeBytes });
    if (issue) onRefused(issue, file);
    else onFile(file);
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  }
  const drag = (entering: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(entering && !disabled);
  };

  return (
    <label
      className={classNames(styles.drop, over && styles.over, Boolean(error) && styles.wrong)}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files[0]);
      }}
    >
      <input
        ref={input}
        type="file"
        className="fw-hidden"
        accept={extensions.join(',')}
        disabled={disabled}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => take(event.currentTarget.files?.[0])}
      />
      <IconUpload size={24} aria-hidden />
      <span className={styles.label}>{label}</span>
      <span id={`${id}-hint`} className={styles.hint}>
        {hint}
      </span>
      {error ? (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      ) : null}
    </label>
  );
}
