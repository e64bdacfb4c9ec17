// A provider gave no proven address: the person types one, gets a code there, and the code makes the account.
import { Button } from '@fairway/ui/button';
import { TextField } from '@fairway/ui/text-field';
import { IconMail } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useFewFields } from '../../../lib/forms/few-fields.ts';
import { sessionBegan } from '../../../lib/session.ts';
import { readersTimeZone } from '../../../lib/time-zone.ts';
import { useErrorWords } from '../error-words.ts';
import { codeOf } from '../login-calls.ts';
import { AccountPage } from './account-page.tsx';
import { EmailField, useEmailRule } from './email-field.tsx';
import { FormProblem } from './form-problem.tsx';
import { useGoOn } from './go-on.ts';
import { useLogin } from './login-opening.ts';
import styles from './login-popup.module.css';
import { PROVIDER_LOOKS, type Provider } from './providers.tsx';

export function SocialEmail({ provider, target }: { provider: Provider; target: string }) {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? (
    <AskEmail provider={provider} onSent={setSentTo} />
  ) : (
    <AskCode email={sentTo} target={target} onOther={() => setSentTo(undefined)} />
  );
}

const ICON = <IconMail size={32} stroke={1.5} aria-hidden />;

function AskEmail({ provider, onSent }: { provider: Provider; onSent: (email: string) => void }) {
  const t = useTranslations('identity.landing');
  const api = useApi();
  const { locale } = useBoot();
  const words = useErrorWords();
  const form = useFewFields({ email: '' });
  const { errors, isSubmitting } = form;
  async function send({ email }: { email: string }) {
    try {
      await api.call.POST('/identity/v1/external/email', { body: { email: email.trim(), locale } });
      onSent(email.trim());
    } catch (error) {
      form.setError('root', words(codeOf(error), 'SocialLoginFailed'));
    }
  }
  return (
    <AccountPage icon={ICON} title={t('emailTitle')} text={t('emailText', { provider: PROVIDER_LOOKS[provider].name })}>
      <form className={styles.form} noValidate onSubmit={form.handleSubmit(send)}>
        <FormProblem text={errors.root?.message} />
        <EmailField required error={errors.email?.message} {...form.register('email', useEmailRule())} />
        <Button type="submit" variant="primary" fullWidth busy={isSubmitting}>
          {t('sendCode')}
        </Button>
      </form>
    </AccountPage>
  );
}

function AskCode({ email, target, onOther }: { email: string; target: string; onOther: () => void }) {
  const t = useTranslations('identity');
  const api = useApi();
  const queries = useQueryClient();
  const words = useErrorWords();
  const login = useLogin();
  const goOn = useGoOn();
  const form = useFewFields({ code: '' });
  const { errors, isSubmitting } = form;
  async function send({ code }: { code: string }) {
    try {
      const body = { code: code.trim(), timeZone: readersTimeZone() };
      const { data } = await api.call.POST('/identity/v1/external/complete', { body });
      if (data?.status === 'secondFactor' && data.challenge) {
        await login({ challenge: data.challenge, goOn: () => goOn(target) });
        return;
      }
      await sessionBegan(api, queries).catch(() => undefined);
      goOn(target);
    } catch (error) {
      const refused = codeOf(error);
      form.setError(refused === 'InvalidCode' ? 'code' : 'root', words(refused, 'SocialLoginFailed'));
    }
  }
  return (
    <AccountPage icon={ICON} title={t('landing.codeTitle')} text={t.rich('landing.codeText', { email: () => <strong>{email}</strong> })}>
      <form className={styles.form} noValidate onSubmit={form.handleSubmit(send)}>
        <FormProblem text={errors.root?.message} />
        <TextField
          label={t('field.code')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          error={errors.code?.message}
          {...form.register('code', { validate: (value) => value.trim() !== '' || t('field.codeMissing') })}
        />
        <Button type="submit" variant="primary" fullWidth busy={isSubmitting}>
          {t('popup.confirm')}
        </Button>
        <button type="button" className={styles.link} disabled={isSubmitting} onClick={onOther}>
          {t('landing.otherEmail')}
        </button>
      </form>
    </AccountPage>
  );
}
