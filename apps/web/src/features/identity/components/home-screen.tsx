// The first screen: other ways to sign in, the e-mail, and the way to an account for those who have none.
import { Button } from '@fairway/ui/button';
import { IconFingerprint } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { useFewFields } from '../../../lib/forms/few-fields.ts';
import { AgreedTerms } from './agreed-terms.tsx';
import { EmailField, useEmailRule } from './email-field.tsx';
import { FormProblem } from './form-problem.tsx';
import styles from './login-popup.module.css';
import { type ScreenProps, useProblem } from './screen.ts';
import { SocialButtons } from './social-buttons.tsx';

export function HomeScreen({ state, dispatch, calls, busy }: ScreenProps) {
  const t = useTranslations('identity.popup');
  const { tenant } = useBoot();
  const { register, handleSubmit, errors, typed } = useFewFields({ email: state.email });
  const problem = useProblem(state.problem, () => undefined);
  const passkeys = usePasskeys(calls.passkey);
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(({ email }) => dispatch({ type: 'email given', email: email.trim() }))}>
      <FormProblem text={problem} />
      <SocialButtons
        choice={state.social}
        busy={busy}
        going={state.busy === 'social'}
        onShow={() => dispatch({ type: 'social shown' })}
        onChoose={calls.social}
      />
      <EmailField data-autofocus="" passkeys={passkeys} required error={errors.email?.message} {...register('email', useEmailRule())} />
      <Button type="submit" variant="primary" fullWidth disabled={busy}>
        {t('continue')}
      </Button>
      {passkeys ? (
        <Button
          fullWidth
          busy={state.busy === 'passkey'}
          disabled={busy}
          icon={<IconFingerprint aria-hidden />}
          onClick={() => calls.passkey(false)}
        >
          {t('passkey')}
        </Button>
      ) : null}
      <p className={styles.aside}>
        {t('newHere')}{' '}
        <button
          type="button"
          className={styles.link}
          disabled={busy}
          onClick={() => dispatch({ type: 'go', to: 'REGISTER', email: typed('email').trim() })}
        >
          {t('signUpLink')}
        </button>
      </p>
      {tenant.socialAuths.length > 0 ? <AgreedTerms /> : null}
    </form>
  );
}

/** Whether this browser knows passkeys. Where it does, it offers them under the e-mail field until the screen is left. */
function usePasskeys(ask: (autofill: boolean) => Promise<void>): boolean {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const supported = typeof window.PublicKeyCredential === 'function';
    setKnown(supported);
    if (!supported) return;
    void ask(true);
    return () => void import('../passkey-sign-in.ts').then(({ endPasskeyPrompt }) => endPasskeyPrompt());
  }, [ask]);
  return known;
}
