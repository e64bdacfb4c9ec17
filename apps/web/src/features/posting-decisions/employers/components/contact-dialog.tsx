// One contact at an employer. What is wrong is said at its field before anything is sent.
import { EMAIL_CHARACTERS } from '@fairway/rules/emails';
import { type ContactFault, contactFault, SCHOOL_EMPLOYER_LIMITS, tidyContact } from '@fairway/rules/school-employers';
import { DialogFrame, useDisabledAction } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../lib/error-text.ts';
import styles from '../employers.module.css';
import type { SchoolEmployerContact } from '../queries.ts';

export type ContactDraft = Omit<SchoolEmployerContact, 'id'>;
type Props = { title: string; contact?: ContactDraft; save: (fields: ContactDraft) => Promise<void> };

const NOBODY: ContactDraft = { name: '', role: '', email: '', phone: '', note: '' };
const LIMITS = SCHOOL_EMPLOYER_LIMITS;

function ContactDialog({ title, contact, save }: Props) {
  const t = useTranslations('school-employers.contacts');
  const words = useTranslations('console');
  const errors = useTranslations('errors.posting_decisions');
  const errorText = useErrorText();
  const [{ name, role, email, phone, note }, setDraft] = useState<ContactDraft>(() => ({ ...NOBODY, ...contact }));
  const [fault, setFault] = useState<ContactFault>();
  const set = (changes: Partial<ContactDraft>) => {
    setFault(undefined);
    setDraft((draft) => ({ ...draft, ...changes }));
  };
  const run = async () => {
    const tidy = tidyContact({ name, role, email, phone });
    const found = contactFault(tidy);
    setFault(found);
    if (found) return false;
    await save({ ...tidy, note });
    return true;
  };
  const errorAt = (field: ContactFault) => (fault === field ? { error: errors(field) } : {});
  return (
    <DialogFrame
      size="medium"
      title={title}
      actions={[
        { key: 'cancel', label: words('cancel') },
        { key: 'save', label: t('save'), variant: 'primary', run, failedText: errorText },
      ]}
    >
      <Needed missing={name.trim() === ''} />
      <div className={styles.form}>
        <TextField
          data-autofocus=""
          label={t('name')}
          required
          maxLength={LIMITS.nameCharacters}
          value={name}
          onChange={(event) => set({ name: event.currentTarget.value })}
          {...errorAt('contact_name')}
        />
        <TextField
          label={t('role')}
          maxLength={LIMITS.roleCharacters}
          value={role}
          onChange={(event) => set({ role: event.currentTarget.value })}
        />
        <TextField
          label={t('email')}
          inputMode="email"
          maxLength={EMAIL_CHARACTERS}
          value={email}
          onChange={(event) => set({ email: event.currentTarget.value })}
          {...errorAt('contact_email')}
        />
        <TextField
          label={t('phone')}
          inputMode="tel"
          maxLength={LIMITS.phoneCharacters}
          value={phone}
          onChange={(event) => set({ phone: event.currentTarget.value })}
          {...errorAt('contact_phone')}
        />
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          maxLength={LIMITS.contactNoteCharacters}
          value={note}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
      </div>
    </DialogFrame>
  );
}

function Needed({ missing }: { missing: boolean }) {
  useDisabledAction('save', missing);
  return null;
}

/** `await dialogs.open(contactDialog, { title, save })`. */
export const contactDialog = defineDialog<Props, boolean>('school-employer-contact', ContactDialog);
