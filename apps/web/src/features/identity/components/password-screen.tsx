// The password of the address that was given. The address stays in the form, where password managers look for it.
import { LIMITS } from '@fairway/rules/limits';
import { Button } from '@fairway/ui/button';
import { PasswordField } from '@fairway/ui/password-field';
import { useTranslations } from 'use-intl';
import { useFewFields } from '../../../lib/forms/few-fields.ts';
import { EmailField, useEmailRule } from './email-field.tsx';
import { FormProblem } from './form-problem.tsx';
import styles from './login-popup.module.css';
import { type ScreenProps, useProblem } from './screen.ts';

export function PasswordScreen({ state, dispatch, calls, busy }: ScreenProps) {
  const t = useTranslations('identity.popup');
  const field = useTranslations('identity.field');
  const { register, handleSubmit, errors, typed } = useFewFields({ email: state.email, password: '' });
  const problem = useProblem(state.problem, () => undefined);
  const given = state.email !== '';
  const emailRule = useEmailRule();
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(({ email, password }) => calls.login(email.trim(), password))}>
      <FormProblem text={problem} />
      {given ? (
        <p className={styles.who}>
          <span>
            {t('as')} <strong>{state.email}</strong>
          </span>
          <button type="button" className={styles.link} disabled={busy} onClick={() => dispatch({ type: 'back' })}>
            {t('change')}
          </button>
          <input type="email" className="fw-hidden" autoComplete="username" tabIndex={-1} aria-hidden readOnly {...register('email')} />
        </p>
      ) : (
        <EmailField data-autofocus="" required error={errors.email?.message} {...register('email', emailRule)} />
      )}
      <div>
        <PasswordField
          label={field('password')}
          autoComplete="current-password"
          showLabel={field('show')}
          hideLabel={field('hide')}
          required
          maxLength={LIMITS.passwordCharactersMax}
          {...(given ? { 'data-autofocus': '' } : {})}
          error={errors.password?.message}
          {...register('password', { required: field('passwordMissing') })}
        />
        <button
          type="button"
          className={`${styles.link} ${styles.forgot}`}
          disabled={busy}
          onClick={() => dispatch({ type: 'go', to: 'FORGOT_PASSWORD', email: typed('email').trim() })}
        >
          {t('forgotLink')}
        </button>
      </div>
      <Button type="submit" variant="primary" fullWidth busy={busy}>
        {t('signIn')}
      </Button>
    </form>
  );
}
