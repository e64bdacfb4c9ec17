// What a sign-in with a provider ended with. InvalidProvider also opens the error dialog, after 500 ms.
// @rule identity.41, identity.43
import { LIMITS } from '@fairway/rules/limits';
import { Button, LinkButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { ErrorView } from '@fairway/ui/error-view';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useErrorWords } from '../error-words.ts';
import { useLogin } from './login-opening.ts';
import { PROVIDER_LOOKS, type Provider } from './providers.tsx';

type Props = { code: string; provider: Provider | undefined; target: string | undefined };

/** Whoever's fault it was (a provider's, a changed mind's), the words are the catalogue's. */
const FAILED: readonly string[] = ['SocialLoginFailed', 'SocialLoginOver'];

/** Codes come with an address: what is no code is not shown. */
const isCode = (code: string) => /^[\w.]{1,60}$/.test(code);

export function SocialFailed({ code, provider, target }: Props) {
  const t = useTranslations('identity');
  const content = useTranslations('identity.goingOn');
  const words = useErrorWords();
  const dialogs = useDialogs();
  const login = useLogin();
  const { tenant } = useBoot();
  const { home } = useHrefs();
  const known = isCode(code) ? code : 'SocialLoginFailed';
  const text =
    FAILED.includes(known) && provider
      ? t('failed.social', { provider: PROVIDER_LOOKS[provider].name })
      : words(known, 'SocialLoginFailed');
  useEffect(() => {
    if (known !== 'InvalidProvider') return;
    const timer = setTimeout(() => void dialogs.error({ title: t('failed.socialTitle'), text }), LIMITS.invalidProviderDelayMs);
    return () => clearTimeout(timer);
  }, [known, dialogs, t, text]);
  return (
    <ErrorView
      title={t('failed.socialTitle')}
      text={text}
      actions={
        <>
          {tenant.features.login ? (
            <Button variant="primary" onClick={() => login(target ? { target } : {})}>
              {t('landing.otherWay')}
            </Button>
          ) : null}
          <LinkButton href={home()}>{content('start')}</LinkButton>
        </>
      }
    />
  );
}
