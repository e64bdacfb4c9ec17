import { Button } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useFewFields } from '../../../lib/forms/few-fields.ts';
import { EmailField, useEmailRule } from './email-field.tsx';
import styles from './login-popup.module.css';
import type { ScreenProps } from './screen.ts';

/** Asks for a link to set a new password. A failure is a toast, said by the popup. */
export function ForgotScreen({ state, calls, busy }: ScreenProps) {
  const t = useTranslations('identity.popup');
  const { register, handleSubmit, errors } = useFewFields({ email: state.email });
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(({ email }) => calls.forgot(email.trim()))}>
      <p className={styles.text}>{t('forgotText')}</p>
      <EmailField data-autofocus="" required error={errors.email?.message} {...register('email', useEmailRule())} />
      <Button type="submit" variant="primary" fullWidth busy={busy}>
        {t('sendLink')}
      </Button>
    </form>
  );
}
