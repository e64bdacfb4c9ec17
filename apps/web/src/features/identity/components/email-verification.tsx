// The page /verify of an account's address, where its verification mail leads to. Opening it changes nothing; the button does. @rule identity.38, identity.30
import '../../../lib/visitor-messages.ts';
import { Button } from '@fairway/ui/button';
import { IconCircleCheck, IconMailCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { sessionBegan, useSession } from '../../../lib/session.ts';
import { isLinkProblem, useEmailLink, useLinkToken } from '../account-links.ts';
import { useErrorWords } from '../error-words.ts';
import { codeOf } from '../login-calls.ts';
import { AccountPage, AccountPageLoading } from './account-page.tsx';
import { AskLinkForm } from './ask-link-form.tsx';
import { FormProblem } from './form-problem.tsx';
import { useGoOn } from './go-on.ts';
import { LinkFailed } from './link-failed.tsx';
import { useLogin } from './login-opening.ts';

export function EmailVerification() {
  const t = useTranslations('identity.verify');
  const api = useApi();
  const { locale } = useBoot();
  const queries = useQueryClient();
  const words = useErrorWords();
  const token = useLinkToken();
  const link = useEmailLink(token);
  const confirm = useMutation({
    mutationFn: async () => (await api.call.POST('/identity/v1/user/email/verify', { body: { token } })).data,
    onSuccess: async (proven) => {
      if (proven?.signedIn) await sessionBegan(api, queries).catch(() => undefined);
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'get' });
    },
  });

  if (confirm.data) return <Verified {...confirm.data} />;
  const unusable = token === '' || link.data?.valid === false || codeOf(confirm.error) === 'InvalidToken';
  if (unusable || link.error)
    return (
      <LinkFailed error={unusable ? undefined : link.error} title={t('failedTitle')} text={t('failedText')} onRetry={link.refetch}>
        {isLinkProblem(link.error) || unusable ? (
          <AskLinkForm
            otherwise="internal"
            send={(email) => api.call.POST('/identity/v1/user/email/confirm', { body: { email, returnUrl: `/${locale}`, locale } })}
          />
        ) : null}
      </LinkFailed>
    );
  if (!link.data) return <AccountPageLoading title={t('title')} label={t('checking')} />;
  const change = link.data.purpose === 'change_email';
  const { email } = link.data;
  return (
    <AccountPage
      icon={<IconMailCheck size={32} stroke={1.5} aria-hidden />}
      title={t(change ? 'changeTitle' : 'title')}
      text={t.rich(change ? 'changeText' : 'text', { email: () => <strong>{email}</strong> })}
    >
      <FormProblem text={confirm.error ? words(codeOf(confirm.error), 'internal') : undefined} />
      <Button variant="primary" fullWidth busy={confirm.isPending} onClick={() => confirm.mutate()}>
        {t('confirm')}
      </Button>
    </AccountPage>
  );
}

type Proven = { email: string; purpose: 'verify' | 'change_email'; returnUrl: string; signedIn: boolean };

function Verified({ email, purpose, returnUrl, signedIn }: Proven) {
  const t = useTranslations('identity.verify');
  const session = useSession();
  const login = useLogin();
  const goOn = useGoOn();
  const helper = purpose === 'verify' ? 'verified' : 'emailChanged';
  return (
    <AccountPage
      icon={<IconCircleCheck size={32} stroke={1.5} aria-hidden />}
      title={t('doneTitle')}
      text={t.rich('doneText', { email: () => <strong>{email}</strong> })}
    >
      <Button
        variant="primary"
        fullWidth
        onClick={() =>
          signedIn || session?.authenticated ? goOn(returnUrl) : login({ screen: 'LOGIN', email, helper, goOn: () => goOn(returnUrl) })
        }
      >
        {t('continue')}
      </Button>
    </AccountPage>
  );
}
