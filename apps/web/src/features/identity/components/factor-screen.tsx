import { Button } from '@fairway/ui/button';
import { TextField } from '@fairway/ui/text-field';
import { useTranslations } from 'use-intl';
import { useFewFields } from '../../../lib/forms/few-fields.ts';
import { FormProblem } from './form-problem.tsx';
import styles from './login-popup.module.css';
import { type ScreenProps, useProblem } from './screen.ts';

/** The code of the authenticator app, or a recovery code. */
export function FactorScreen({ state, calls, busy }: ScreenProps) {
  const t = useTranslations('identity.popup');
  const field = useTranslations('identity.field');
  const form = useFewFields({ code: '' });
  const problem = useProblem(state.problem, (_, message) => form.setError('code', message, true));
  const { challenge } = state;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit(({ code }) => {
        if (challenge) void calls.secondFactor(challenge, code.trim());
      })}
    >
      <p className={styles.text}>{t('secondFactorText')}</p>
      <FormProblem text={problem} />
      <TextField
        label={field('code')}
        data-autofocus=""
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        error={form.errors.code?.message}
        {...form.register('code', { validate: (value) => value.trim() !== '' || field('codeMissing') })}
      />
      <Button type="submit" variant="primary" fullWidth busy={busy}>
        {t('confirm')}
      </Button>
    </form>
  );
}
