import { Button } from '@fairway/ui/button';
import type { FormEvent, ReactNode } from 'react';
import type { Saving } from './saving.ts';
import styles from './section.module.css';
import { useUnsaved } from './unsaved.tsx';

/** A part of the account page: what it is about on one side, what can be done on the other. `id` is its anchor. */
export function Section({
  id,
  title,
  text,
  danger,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  danger?: boolean;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`${styles.section} ${danger ? styles.danger : ''}`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {text ? <p>{text}</p> : null}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

export type SaveFormProps = {
  saving: Saving;
  /** Nothing to save: the button waits. */
  unchanged?: boolean;
  label: string;
  onSave: () => unknown;
  /** Something was typed. */
  onEdit?: () => void;
  /** Codes that fields of the form show themselves. */
  claimed?: readonly string[];
  children: ReactNode;
  /** Beside the button. */
  extra?: ReactNode;
  /** It holds sections, and is as wide as they are. */
  wide?: boolean;
};

/** A form with one button; what no field claims is said above it. */
export function SaveForm({ saving, unchanged, label, onSave, onEdit, claimed = [], children, extra, wide }: SaveFormProps) {
  useUnsaved(!unchanged);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.busy && !unchanged) void onSave();
  };
  return (
    <form className={`${styles.form} ${wide ? styles.wide : ''}`} onSubmit={submit} onInput={onEdit} noValidate>
      {children}
      <SavingProblem saving={saving} claimed={claimed} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={saving.busy} disabled={unchanged}>
          {label}
        </Button>
        {extra}
      </div>
    </form>
  );
}

/** What went wrong, in the catalogue's words; nothing while nothing did, or where a field of the form says it (`claimed`). */
export function SavingProblem({ saving, claimed = [] }: { saving: Saving; claimed?: readonly string[] }) {
  const text = saving.otherError(...claimed);
  return text ? (
    <p role="alert" className={styles.error}>
      {text}
    </p>
  ) : null;
}
