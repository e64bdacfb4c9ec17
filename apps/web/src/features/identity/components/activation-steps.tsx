// The three steps of an activation: address, names, password. The last one sends everything; a refused address leads back to the first.
import { NAME_CHARACTERS } from '@fairway/rules/names';
import { roomFor } from '@fairway/rules/visible-characters';
import { Button } from '@fairway/ui/button';
import { TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useFewFields } from '../../../lib/forms/few-fields.ts';
import { sessionBegan } from '../../../lib/session.ts';
import { readersTimeZone } from '../../../lib/time-zone.ts';
import { useErrorWords } from '../error-words.ts';
import { codeOf } from '../login-calls.ts';
import page from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { EmailField, useEmailRule } from './email-field.tsx';
import { FormProblem } from './form-problem.tsx';
import styles from './login-popup.module.css';
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx';

type Fields = NewPassword & { email: string; firstName: string; lastName: string };
type Props = {
  token: string;
  invited: { email: string; firstName: string; lastName: string };
  onActive: (firstName: string) => void;
  /** The invitation itself is good for nothing. */
  onRefused: (code: string) => void;
};

const STEPS = ['address', 'names', 'password'] as const;
const LOST = ['InvalidToken', 'UserNotFound', 'UserAlreadyActive'];

export function ActivationSteps({ token, invited, onActive, onRefused }: Props) {
  const t = useTranslations('identity');
  const api = useApi();
  const queries = useQueryClient();
  const words = useErrorWords();
  const [step, setStep] = useState(0);
  const { email, firstName, lastName } = invited;
  const form = useFewFields<Fields>({ email, firstName, lastName, password: '', confirmation: '' });
  const { errors, isSubmitting } = form;
  const body = useFocusOnStep(step);
  const emailRule = useEmailRule();
  const name = STEPS[step] ?? 'address';

  async function next(fields: Fields) {
    if (step < STEPS.length - 1) return setStep(step + 1);
    const { confirmation: _, ...given } = fields;
    try {
      const timeZone = readersTimeZone();
      const trimmed = { email: given.email.trim(), firstName: given.firstName.trim(), lastName: given.lastName.trim() };
      await api.call.POST('/identity/v1/activate', { body: { token, timeZone, password: given.password, ...trimmed } });
      await sessionBegan(api, queries).catch(() => undefined);
      onActive(trimmed.firstName);
    } catch (error) {
      refuse(codeOf(error));
    }
  }

  function refuse(code: string) {
    if (LOST.includes(code)) return onRefused(code);
    // @rule identity.36
    const ofEmail = code === 'DuplicateEmail' ? t('activate.otherEmail') : code === 'InvalidEmail' ? words(code, 'ActivationFailed') : '';
    if (ofEmail) {
      setStep(0);
      form.setError('email', ofEmail);
    } else if (code.startsWith('Password')) form.setError('password', words(code, 'ActivationFailed'), true);
    else form.setError('root', words(code, 'ActivationFailed'));
  }

  return (
    <AccountPage title={t('activate.title')}>
      <ol className={page.steps} aria-hidden>
        {STEPS.map((one, at) => (
          <li key={one} {...(at <= step ? { 'data-done': '' } : {})} />
        ))}
      </ol>
      <form className={styles.form} noValidate onSubmit={form.handleSubmit(next)}>
        <div ref={body} className={styles.form}>
          <div>
            <p className={page.step}>{t('activate.step', { step: `${step + 1}`, steps: `${STEPS.length}` })}</p>
            <h2 className={page.subtitle}>{t(`activate.${name}Title`)}</h2>
            <p className={styles.text}>{t(`activate.${name}Text`)}</p>
          </div>
          <FormProblem text={errors.root?.message} />
          {name === 'address' ? <EmailField required error={errors.email?.message} {...form.register('email', emailRule)} /> : null}
          {name === 'names' ? <NamesFields form={form} /> : null}
          {name === 'password' ? (
            <>
              <input
                type="email"
                className="fw-hidden"
                autoComplete="username"
                tabIndex={-1}
                aria-hidden
                readOnly
                value={form.typed('email')}
              />
              <NewPasswordFields register={form.register} password={form.typed('password')} errors={errors} label={t('field.password')} />
            </>
          ) : null}
        </div>
        <div className={page.buttons}>
          {step > 0 ? (
            <Button disabled={isSubmitting} onClick={() => setStep(step - 1)}>
              {t('popup.back')}
            </Button>
          ) : null}
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {t(step === STEPS.length - 1 ? 'activate.finish' : 'activate.next')}
          </Button>
        </div>
      </form>
    </AccountPage>
  );
}

function NamesFields({ form: { register, errors } }: { form: ReturnType<typeof useFewFields<Fields>> }) {
  const t = useTranslations('identity.field');
  return (
    <div className={page.names}>
      <TextField
        label={t('firstName')}
        autoComplete="given-name"
        required
        maxLength={roomFor(NAME_CHARACTERS)}
        error={errors.firstName?.message}
        {...register('firstName', { validate: (value) => value.trim() !== '' || t('firstNameMissing') })}
      />
      <TextField
        label={t('lastName')}
        autoComplete="family-name"
        required
        maxLength={roomFor(NAME_CHARACTERS)}
        error={errors.lastName?.message}
        {...register('lastName', { validate: (value) => value.trim() !== '' || t('lastNameMissing') })}
      />
    </div>
  );
}

/** The first field of a step has the focus when the step comes; not of the first, which comes with the page. */
function useFocusOnStep(step: number) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    body.current?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus();
  }, [step]);
  return body;
}
