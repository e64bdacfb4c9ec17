import { useDialogs } from '@fairway/ui/dialog-stack';
import { TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SaveForm, Section } from '../../../lib/forms/section.tsx';
import { type User, useRefresh } from '../queries.ts';
import styles from './account.module.css';

/** The address that recruiters write to; set once for ever, so it asks first. @rule account.6 */
export function ContactEmailSection({ user }: { user: User }) {
  const t = useTranslations('account.contactEmail');
  const api = useApi();
  const dialogs = useDialogs();
  const refresh = useRefresh();
  const saving = useSaving();
  const [email, setEmail] = useState('');
  if (user.contactEmail)
    return (
      <Section id="contact-email" title={t('title')} text={t('set')}>
        <p className={styles.what}>
          <strong>{user.contactEmail}</strong>
        </p>
      </Section>
    );
  const save = async () => {
    const contactEmail = email.trim();
    if (!(await dialogs.confirm({ title: t('askTitle'), text: t('askText', { email: contactEmail }), confirmLabel: t('save') }))) return;
    if (await saving.run(() => api.call.PUT('/identity/v1/user/me', { body: { contactEmail } }), t('saved'))) await refresh();
  };
  return (
    <Section id="contact-email" title={t('title')} text={t('text')}>
      <SaveForm saving={saving} unchanged={email.trim() === ''} label={t('save')} onSave={save} claimed={['InvalidEmail']}>
        <TextField
          label={t('label')}
          hint={t('hint')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            saving.clear();
          }}
          error={saving.errorOf('InvalidEmail')}
        />
      </SaveForm>
    </Section>
  );
}
