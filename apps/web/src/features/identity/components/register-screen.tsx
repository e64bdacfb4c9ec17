import { Button } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useFewFields } from '../../../lib/forms/few-fields.ts';
import { AgreedTerms } from './agreed-terms.tsx';
import { EmailField, useEmailRule } from './email-field.tsx';
import { FormProblem } from './form-problem.tsx';
import styles from './login-popup.module.css';
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx';
import { type ScreenProps, useProblem } from './screen.ts';

type Fields = NewPassword & { email: string };

/** A new account: e-mail, password, password again. */
export function RegisterScreen({ state, dispatch, calls, busy }: ScreenProps) {
  const t = useTranslations('identity.popup');
  const field = useTranslations('identity.field');
  const form = useFewFields<Fields>({ email: state.email, password: '', confirmation: '' });
  const { errors } = form;
  const problem = useProblem(state.problem, (place, message) => {
    if (place !== 'code') form.setError(place, message, true);
  });
  const given = state.email !== '';
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(({ email, password }) => calls.register(email.trim(), password))}>
      <FormProblem text={problem} />
      <EmailField
        required
        {...(given ? {} : { 'data-autofocus': '' })}
        error={errors.email?.message}
        {...form.register('email', useEmailRule())}
      />
      <NewPasswordFields
        register={form.register}
        password={form.typed('password')}
        errors={errors}
        label={field('password')}
        autoFocus={given}
      />
      <Button type="submit" variant="primary" fullWidth busy={busy}>
        {t('signUp')}
      </Button>
      <AgreedTerms />
      <p className={styles.aside}>
        {t('haveAccount')}{' '}
        <button type="button" className={styles.link} disabled={busy} onClick={() => dispatch({ type: 'back' })}>
          {t('signIn')}
        </button>
      </p>
    </form>
  );
}
