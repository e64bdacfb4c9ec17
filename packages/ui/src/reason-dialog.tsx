// Asks for the reason of a decision before it is taken: own words, or a canned text to begin with.
import { useState } from 'react';
import { DialogFrame, useDisabledAction } from './dialog-frame.tsx';
import { defineDialog } from './dialog-stack.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-field.tsx';

export type ReasonProps = {
  title: string;
  /** What will happen. */
  text?: string;
  label: string;
  hint?: string;
  confirmLabel: string;
  cancelLabel: string;
  /** The decision destroys something or says no. */
  danger?: boolean;
  /** May be left empty. */
  optional?: boolean;
  maxCharacters?: number;
  /** Texts to begin with. */
  canned?: { label: string; emptyLabel: string; texts: readonly { title: string; text: string }[] };
  /** Runs before the dialog closes, with a spinner; a rejection keeps it open and says `failedText`. */
  onConfirm?: (reason: string) => unknown;
  failedText?: string | ((error: unknown) => string);
};

function ReasonDialog(props: ReasonProps) {
  const { title, text, label, hint, confirmLabel, cancelLabel, danger, optional = false, maxCharacters = 2000, canned } = props;
  const [reason, setReason] = useState('');
  const run = async () => {
    await props.onConfirm?.(reason.trim());
    return reason.trim();
  };
  return (
    <DialogFrame
      size="medium"
      title={title}
      actions={[
        { key: 'cancel', label: cancelLabel },
        {
          key: 'confirm',
          label: confirmLabel,
          variant: danger ? 'danger' : 'primary',
          run,
          ...(props.failedText ? { failedText: props.failedText } : {}),
        },
      ]}
    >
      <Needed missing={!optional && reason.trim() === ''} />
      {text ? <p>{text}</p> : null}
      {canned && canned.texts.length > 0 ? (
        <Select
          label={canned.label}
          emptyLabel={canned.emptyLabel}
          options={canned.texts.map((one, at) => ({ value: `${at}`, label: one.title }))}
          onChange={(event) => setReason(canned.texts[Number(event.currentTarget.value)]?.text ?? '')}
        />
      ) : null}
      <TextArea
        data-autofocus=""
        label={label}
        hint={hint}
        value={reason}
        maxLength={maxCharacters}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </DialogFrame>
  );
}

function Needed({ missing }: { missing: boolean }) {
  useDisabledAction('confirm', missing);
  return null;
}

/** `await dialogs.open(reasonDialog, {...})`: the reason, trimmed; undefined where it was dismissed. */
export const reasonDialog = defineDialog<ReasonProps, string>('reason', ReasonDialog);
