// The page that an invitation leads to. @rule pages.23, identity.32, identity.35
import '../../lib/visitor-messages.ts';
import { ApiProblem } from '@fairway/client/problem';
import { Button } from '@fairway/ui/button';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { useAccountLink, useLinkToken } from './account-links.ts';
import { AccountPage, AccountPageLoading } from './components/account-page.tsx';
import { ActivationSteps } from './components/activation-steps.tsx';
import { useGoOn } from './components/go-on.ts';
import { LinkFailed } from './components/link-failed.tsx';
import { useLogin } from './components/login-opening.ts';
import { useErrorWords } from './error-words.ts';
import { codeOf } from './login-calls.ts';

export const meta = pageMeta(({ t }) => ({ title: t('identity.activate.title'), path: pathOf('activate-user'), noIndex: true }));

export default function ActivateUserPage() {
  const t = useTranslations('identity');
  const words = useErrorWords();
  const token = useLinkToken();
  const link = useAccountLink(token, 'activate');
  const login = useLogin();
  const goOn = useGoOn();
  const [activeName, setActiveName] = useState<string>();
  const [refused, setRefused] = useState<string>();

  if (activeName !== undefined && link.data) {
    const { returnUrl } = link.data;
    return (
      <AccountPage
        icon={<IconCircleCheck size={32} stroke={1.5} aria-hidden />}
        title={t('activate.doneTitle', { name: activeName })}
        text={t('activate.doneText')}
      >
        <Button variant="primary" fullWidth onClick={() => goOn(returnUrl)}>
          {t('activate.continue')}
        </Button>
      </AccountPage>
    );
  }
  if (token === '' || refused || link.error) {
    const code = refused ?? (link.error ? codeOf(link.error) : 'InvalidToken');
    const error = refused ? new ApiProblem({ status: 409, code }) : link.error;
    return (
      <LinkFailed error={error} title={t('activate.failedTitle')} text={words(code, 'ActivationFailed')} onRetry={link.refetch}>
        {code === 'UserAlreadyActive' ? (
          <Button variant="primary" fullWidth onClick={() => login({ goOn: () => goOn('/') })}>
            {t('page.signIn')}
          </Button>
        ) : undefined}
      </LinkFailed>
    );
  }
  if (!link.data) return <AccountPageLoading title={t('activate.title')} label={t('verify.checking')} />;
  return <ActivationSteps token={token} invited={link.data} onActive={setActiveName} onRefused={setRefused} />;
}
