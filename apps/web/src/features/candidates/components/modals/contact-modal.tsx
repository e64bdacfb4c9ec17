// How recruiters reach the person. The account's e-mail is shown and changed in the account; the contact e-mail is set once for ever, so it
// asks first. @rule account.6
import { EMAIL_CHARACTERS, isEmail } from '@fairway/rules/emails';
import { changedFields } from '@fairway/rules/profile-changes';
import { Banner } from '@fairway/ui/banner';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Link } from '@fairway/ui/link';
import { TextField } from '@fairway/ui/text-field';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../../lib/paths.ts';
import type { ProfilePartProps } from '../../edits.ts';
import { useFields, useProfileSave } from '../../saving.ts';
import { EditModal } from '../edit-modal.tsx';
import styles from '../form.module.css';
import { PhoneField } from '../phone-field.tsx';

const CLAIMED = ['InvalidPhoneNumber', 'InvalidEmail', 'EmailNotAvailable', 'account.contact_email_set'];

export default function ContactModal({ profile }: ProfilePartProps) {
  const words = useTranslations('profile');
  const t = useTranslations('profile.contact');
  const dialogs = useDialogs();
  const { href, exists } = useHrefs();
  const saving = useProfileSave(profile);
  const { user } = saving.base;
  const [state, dispatch] = useFields(useMemo(() => ({ email: '', phoneNumber: user.phoneNumber }), [user.phoneNumber]));
  const [phoneValid, setPhoneValid] = useState(true);
  const [left, setLeft] = useState(false);
  const { email, phoneNumber } = state.fields;
  const typed = email.trim();
  const emailValid = typed === '' || isEmail(typed);
  const setsEmail = user.contactEmail === null && typed !== '';
  const value = {
    ...(setsEmail ? { email: typed } : {}),
    ...(changedFields(state).includes('phoneNumber') ? { phoneNumber } : {}),
  };
  const isDirty = Object.keys(value).length > 0;
  const save = async () => {
    if (setsEmail && !(await dialogs.confirm({ title: t('askTitle'), text: t('askText', { email: typed }), confirmLabel: t('set') })))
      return false;
    return saving.save(isDirty ? { user: { op: 'update', value } } : {}, { done: t('saved') });
  };
  const change = (values: Partial<typeof state.fields>) => {
    dispatch({ type: 'edit', change: values });
    saving.clear();
  };
  const refused = saving.errorOf('InvalidEmail') ?? saving.errorOf('EmailNotAvailable') ?? saving.errorOf('account.contact_email_set');
  return (
    <EditModal
      section="contact"
      title={t('title')}
      text={t('text')}
      saving={saving}
      claimed={CLAIMED}
      canSave={emailValid && phoneValid}
      isDirty={isDirty}
      onSave={save}
    >
      <div>
        <p className={styles.fact}>
          {t('accountEmail')}: <strong>{user.email}</strong>
        </p>
        {exists('account-settings') ? (
          <p className={styles.note}>
            <Link href={`${href('account-settings')}#email`}>{t('changeAccountEmail')}</Link>
          </p>
        ) : null}
      </div>
      {user.contactEmail ? (
        <div>
          <p className={styles.fact}>
            {t('contactEmail')}: <strong>{user.contactEmail}</strong>
          </p>
          <p className={styles.note}>{t('contactEmailSet')}</p>
        </div>
      ) : (
        <>
          <TextField
            label={t('contactEmail')}
            optional={words('optional')}
            hint={t('contactEmailHint')}
            type="email"
            autoComplete="email"
            maxLength={EMAIL_CHARACTERS}
            value={email}
            onChange={(event) => change({ email: event.currentTarget.value })}
            onBlur={() => setLeft(true)}
            error={!emailValid && left ? t('emailInvalid') : refused}
          />
          {setsEmail ? <Banner meaning="warning">{t('onceOnly')}</Banner> : null}
        </>
      )}
      <PhoneField
        value={phoneNumber}
        onChange={(number) => change({ phoneNumber: number })}
        onValid={setPhoneValid}
        lives={saving.base.candidate.country}
        error={saving.errorOf('InvalidPhoneNumber')}
      />
    </EditModal>
  );
}
