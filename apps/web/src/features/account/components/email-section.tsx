import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import section from '../../../lib/forms/section.module.css';
import { SaveForm, Section } from '../../../lib/forms/section.tsx';
import { useHrefs } from '../../../lib/paths.ts';
import { type User, useRefresh } from '../queries.ts';
import styles from './account.module.css';

/** The address of the account: it changes when the link in the mail to the new one is used. @rule account.7 */
export function EmailSection({ user }: { user: User }) {
  const t = useTranslations('account.email');
  const api = useApi();
  const { href } = useHrefs();
  const refresh = useRefresh();
  const saving = useSaving();
  const [email, setEmail] = useState('');
  const ask = (address: string) =>
    saving.run(
      () => api.call.POST('/identity/v1/user/email', { body: { email: address, returnUrl: href('account-settings') } }),
      t('sent', { email: address }),
    );
  const save = async () => {
    if (!(await ask(email.trim()))) return;
    setEmail('');
    await refresh();
  };
  return (
    <Section id="email" title={t('title')} text={t('text')}>
      <div className={styles.named}>
        <strong>{user.email}</strong>
        {user.emailVerified ? <Badge meaning="success">{t('verified')}</Badge> : null}
      </div>
      {user.pendingEmail ? <PendingEmail email={user.pendingEmail} onResend={ask} /> : null}
      <SaveForm
        saving={saving}
        unchanged={email.trim() === ''}
        label={t('save')}
        onSave={save}
        claimed={['InvalidEmail', 'DuplicateEmail', 'EmailNotAvailable']}
      >
        <TextField
          label={t('newEmail')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            saving.clear();
          }}
          error={saving.errorOf('InvalidEmail', 'DuplicateEmail', 'EmailNotAvailable')}
        />
      </SaveForm>
    </Section>
  );
}

function PendingEmail({ email, onResend }: { email: string; onResend: (email: string) => Promise<boolean> }) {
  const t = useTranslations('account.email');
  const api = useApi();
  const refresh = useRefresh();
  const saving = useSaving();
  const cancel = async () => {
    if (await saving.run(() => api.call.DELETE('/identity/v1/user/email', {}), t('cancelled'))) await refresh();
  };
  return (
    <div role="status" className={`${section.form} ${styles.notice}`}>
      <p className={styles.note}>{t('pending', { email })}</p>
      <div className={section.buttons}>
        <Button size="small" onClick={() => onResend(email)}>
          {t('resend')}
        </Button>
        <Button size="small" variant="quiet" busy={saving.busy} onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
