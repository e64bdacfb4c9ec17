// After a mail went out: which address to look at, how to go on, and how to get it again. For the reset mail and the verification mail. @rule identity.46
import { Button } from '@fairway/ui/button';
import { IconMailFast } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { FormProblem } from './form-problem.tsx';
import styles from './login-popup.module.css';
import { type ScreenProps, useProblem } from './screen.ts';

export function MailSentScreen({ state, dispatch, calls, busy }: ScreenProps) {
  const t = useTranslations('identity.popup');
  const problem = useProblem(state.problem, () => undefined);
  const forgot = state.screen === 'FORGOT_PASSWORD_SENT';
  const { email } = state;
  return (
    <div className={styles.form}>
      <span className={styles.mail}>
        <IconMailFast size={32} stroke={1.5} aria-hidden />
      </span>
      <p className={styles.text} role="status">
        {t.rich(forgot ? 'forgotSentText' : 'verifyText', { email: () => <strong>{email}</strong> })}
      </p>
      <FormProblem text={problem} />
      <Button variant="primary" fullWidth data-autofocus="" disabled={busy} onClick={() => dispatch({ type: 'go', to: 'LOGIN', email })}>
        {t('toSignIn')}
      </Button>
      <div className={styles.again}>
        <p className={styles.small}>{t('spam')}</p>
        <Button size="small" busy={busy} onClick={() => (forgot ? calls.forgot(email, 'resendForgot') : calls.resendVerification(email))}>
          {t('resend')}
        </Button>
        <p className={styles.small} role="status">
          {state.resends > 0 ? t('resent') : ''}
        </p>
      </div>
    </div>
  );
}
