// Sets a new password by the link of a mail; without a link it asks for the address and mails one. @rule pages.21
import '../../lib/visitor-messages.ts';
import { Button } from '@fairway/ui/button';
import { IconCircleCheck, IconKey } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useBoot } from '../../lib/boot.ts';
import { useFewFields } from '../../lib/forms/few-fields.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { sessionQuery } from '../../lib/session.ts';
import { useAccountLink, useLinkToken } from './account-links.ts';
import { AccountPage, AccountPageLoading } from './components/account-page.tsx';
import { AskLinkForm } from './components/ask-link-form.tsx';
import { FormProblem } from './components/form-problem.tsx';
import { useGoOn } from './components/go-on.ts';
import { LinkFailed } from './components/link-failed.tsx';
import { useLogin } from './components/login-opening.ts';
import styles from './components/login-popup.module.css';
import { type NewPassword, NewPasswordFields } from './components/new-password-fields.tsx';
import { useErrorWords } from './error-words.ts';
import { codeOf } from './login-calls.ts';

export const meta = pageMeta(({ t }) => ({ title: t('identity.reset.askTitle'), path: pathOf('recover-password'), noIndex: true }));

export default function RecoverPasswordPage() {
  const t = useTranslations('identity.reset');
  const popup = useTranslations('identity.popup');
  const verify = useTranslations('identity.verify');
  const api = useApi();
  const { locale } = useBoot();
  const token = useLinkToken();
  const link = useAccountLink(token, 'reset');
  const [usedUp, setUsedUp] = useState(false);
  const ask = (
    <AskLinkForm
      otherwise="RecoverPasswordFailed"
      send={(email) => api.call.POST('/identity/v1/forgot-password', { body: { email, returnUrl: `/${locale}`, locale } })}
    />
  );
  if (token === '')
    return (
      <AccountPage icon={<IconKey size={32} stroke={1.5} aria-hidden />} title={t('askTitle')} text={popup('forgotText')}>
        {ask}
      </AccountPage>
    );
  if (usedUp || link.error)
    return (
      <LinkFailed error={usedUp ? undefined : link.error} title={t('failedTitle')} text={t('failedText')} onRetry={link.refetch}>
        {ask}
      </LinkFailed>
    );
  if (!link.data) return <AccountPageLoading title={t('title')} label={verify('checking')} />;
  return <ResetForm token={token} email={link.data.email} onUsedUp={() => setUsedUp(true)} />;
}

function ResetForm({ token, email, onUsedUp }: { token: string; email: string; onUsedUp: () => void }) {
  const t = useTranslations('identity');
  const api = useApi();
  const queries = useQueryClient();
  const words = useErrorWords();
  const login = useLogin();
  const goOn = useGoOn();
  const form = useFewFields<NewPassword>({ password: '', confirmation: '' });
  const [returnUrl, setReturnUrl] = useState<string>();

  async function save({ password }: NewPassword) {
    try {
      const { data } = await api.call.POST('/identity/v1/reset-password', { body: { token, password } });
      setReturnUrl(data?.returnUrl ?? '/');
      await queries.invalidateQueries({ queryKey: sessionQuery(api).queryKey });
    } catch (error) {
      const code = codeOf(error);
      if (code === 'InvalidToken') onUsedUp();
      else if (code.startsWith('Password')) form.setError('password', words(code, 'internal'), true);
      else form.setError('root', words(code, 'internal'));
    }
  }

  if (returnUrl !== undefined)
    return (
      <AccountPage icon={<IconCircleCheck size={32} stroke={1.5} aria-hidden />} title={t('reset.doneTitle')} text={t('reset.doneText')}>
        <Button
          variant="primary"
          fullWidth
          onClick={() => login({ screen: 'LOGIN', email, helper: 'passwordSet', goOn: () => goOn(returnUrl) })}
        >
          {t('page.signIn')}
        </Button>
      </AccountPage>
    );
  return (
    <AccountPage icon={<IconKey size={32} stroke={1.5} aria-hidden />} title={t('reset.title')} text={t('reset.text', { email })}>
      <form className={styles.form} noValidate onSubmit={form.handleSubmit(save)}>
        <FormProblem text={form.errors.root?.message} />
        <input type="email" className="fw-hidden" autoComplete="username" tabIndex={-1} aria-hidden readOnly value={email} />
        <NewPasswordFields register={form.register} password={form.typed('password')} errors={form.errors} label={t('field.newPassword')} />
        <Button type="submit" variant="primary" fullWidth busy={form.isSubmitting}>
          {t('reset.save')}
        </Button>
      </form>
    </AccountPage>
  );
}
