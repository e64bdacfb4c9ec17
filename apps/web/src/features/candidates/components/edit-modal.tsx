// The frame of every dialog that edits the profile: title, form, what went wrong, Cancel and Save. Save waits for changes and a valid form;
// on success the dialog closes, on failure it stays and shows where. @rule profile.26
import { Button, IconButton } from '@fairway/ui/button';
import { Modal } from '@fairway/ui/modal';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type Edit, useEdits } from '../edits.ts';
import type { ProfileSave } from '../saving.ts';
import { useUnsaved } from '../unsaved.tsx';
import styles from './edit-modal.module.css';
import { SavingProblem } from './saving-problem.tsx';

export type EditModalProps = {
  section: Edit;
  title: string;
  /** A line under the title. */
  text?: ReactNode;
  children: ReactNode;
  /** The form is valid and no inline form is open. */
  canSave: boolean;
  isDirty: boolean;
  /** Saves; true closes the dialog. */
  onSave: () => Promise<boolean>;
  /** The saving of `useProfileSave`: its problems are shown above the buttons. Absent where choices are saved at once. */
  saving?: ProfileSave;
  /** Faults (`languages.languageId`) and codes (`InvalidPhoneNumber`) that fields of the form show themselves. */
  claimed?: readonly string[];
  saveLabel?: string;
};

/** The frame. */
export function EditModal(props: EditModalProps) {
  const { section, title, text, children, canSave, isDirty, onSave, saving, claimed, saveLabel } = props;
  const t = useTranslations('profile.edit');
  const { close } = useEdits();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const busy = saving?.busy ?? false;
  const ready = isDirty && canSave && !saving?.conflict;
  const letGo = useUnsaved(isDirty, ready ? onSave : undefined);
  useFocusOnFault(form, saving);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form inside (an inline one) bubbles here too.
    if (event.target !== form.current || !ready || busy) return;
    if (!(await onSave())) return;
    letGo();
    close();
  };
  return (
    <Modal className={styles.modal} labelledBy={`${id}-title`} onDismiss={busy ? undefined : close} heir={() => buttonOf(section)}>
      <form ref={form} className={styles.frame} data-edit={section} aria-busy={busy} onSubmit={submit} noValidate>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title} tabIndex={-1} data-autofocus="">
            {title}
          </h2>
          <IconButton size="small" label={t('close')} icon={<IconX aria-hidden />} disabled={busy} onClick={close} />
        </div>
        <div className={styles.body}>
          {text ? <p className={styles.text}>{text}</p> : null}
          {children}
        </div>
        <div className={styles.foot}>
          {saving ? <SavingProblem saving={saving} claimed={claimed} /> : null}
          <div className={styles.buttons}>
            <Button disabled={busy} onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="primary" busy={busy} disabled={!ready}>
              {saveLabel ?? t('save')}
            </Button>
          </div>
        </div>
      </form>
    </Modal>
  );
}

/** The button of the section that a dialog edits: the one that opened it may be another by the end, or a line of the score card that is gone. */
const buttonOf = (section: Edit) =>
  document.querySelector<HTMLElement>(`section#${section === 'names' ? 'personal-details' : section} button`);

/** A dialog whose choices are saved at once: one button that closes it. */
export function PlainModal({ section, title, children }: Pick<EditModalProps, 'section' | 'title' | 'children'>) {
  const t = useTranslations('profile.edit');
  const { close } = useEdits();
  const id = useId();
  return (
    <Modal className={styles.modal} labelledBy={`${id}-title`} onDismiss={close}>
      <div className={styles.frame} data-edit={section}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title} tabIndex={-1} data-autofocus="">
            {title}
          </h2>
          <IconButton size="small" label={t('close')} icon={<IconX aria-hidden />} onClick={close} />
        </div>
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>
          <div className={styles.buttons}>
            <Button variant="primary" onClick={close}>
              {t('done')}
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}

/** After a refused save the focus goes to the first field that is wrong, else to what is said. */
function useFocusOnFault(form: { current: HTMLFormElement | null }, saving: ProfileSave | undefined) {
  const problem = saving?.problem;
  useEffect(() => {
    if (!problem) return;
    const wrong =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form.current?.querySelector<HTMLElement>('[data-problem]');
    wrong?.focus();
  }, [form, problem]);
}
