import { Button } from '@fairway/ui/button';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../lib/paths.ts';
import { EmailField, useEmailRule } from './email-field.tsx';
import { FormProblem } from './form-problem.tsx';
import styles from './login-popup.module.css';
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx';
import { type ScreenProps, useProblem } from './screen.ts';

type Fields = NewPassword & { email: string };

/** A new account: e-mail, password, password again, and what one agrees to. @rule identity.56 */
export function RegisterScreen({ state, dispatch, calls, busy }: ScreenProps) {
  const t = useTranslations('identity.popup');
  const field = useTranslations('identity.field');
  const form = useForm<Fields>({ defaultValues: { email: state.email, password: '', confirmation: '' } });
  const { errors } = form.formState;
  const problem = useProblem(state.problem, (place, message) => {
    if (place !== 'code') form.setError(place, { message }, { shouldFocus: true });
  });
  const { sitePage } = useHrefs();
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
        register={form.register as never}
        watch={form.watch as never}
        errors={errors}
        label={field('password')}
        autoFocus={given}
      />
      <Button type="submit" variant="primary" fullWidth busy={busy}>
        {t('signUp')}
      </Button>
      <p className={styles.aside}>
        {t.rich('legal', {
          terms: (words) => <OwnPage href={sitePage('terms')}>{words}</OwnPage>,
          privacy: (words) => <OwnPage href={sitePage('privacy')}>{words}</OwnPage>,
        })}
      </p>
      <p className={styles.aside}>
        {t('haveAccount')}{' '}
        <button type="button" className={styles.link} disabled={busy} onClick={() => dispatch({ type: 'back' })}>
          {t('signIn')}
        </button>
      </p>
    </form>
  );
}

/** Beside this page, so that what was typed stays. */
function OwnPage({ href, children }: { href: string | undefined; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
