// The landing of sign-ins with a provider and of mail links: the strict cookies ride from here on. It signs in nobody by itself: it goes
// on, says what went wrong, or asks for what is missing (a code, an address). Where it only goes on, another module stands in for it in a
// document (going-on.page.tsx). @rule pages.22, identity.41, identity.4
import '../../lib/visitor-messages.ts';
import { LinkButton } from '@fairway/ui/button';
import { ErrorView } from '@fairway/ui/error-view';
import { Spinner } from '@fairway/ui/spinner';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../lib/boot.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { useGoOn } from './components/go-on.ts';
import { GOES_ON_ID, useGoingOn } from './components/going-on.ts';
import { useLogin } from './components/login-opening.ts';
import { isProvider, PROVIDER_LOOKS } from './components/providers.tsx';
import { SocialEmail } from './components/social-email.tsx';
import { SocialFailed } from './components/social-failed.tsx';
import styles from './redirect.module.css';
import { redirectTarget } from './redirect-target.ts';

export const meta = pageMeta(({ t }) => ({ title: t('identity.goingOn.title'), path: pathOf('redirect'), noIndex: true }));

export default function RedirectPage() {
  const { locale, pages } = useBoot();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const target = redirectTarget(search, locale, pages);
  const provider = query.get('provider');
  const code = query.get('code') ?? query.get('error');
  if (code) return <SocialFailed code={code} provider={isProvider(provider) ? provider : undefined} target={target} />;
  if (query.get('next') === 'email' && isProvider(provider)) return <SocialEmail provider={provider} target={target ?? '/'} />;
  if (query.get('next') === 'secondFactor') return <SecondFactor target={target ?? '/'} />;
  if (!target) return <LeadsNowhere />;
  return <GoesOn target={target} linked={query.get('linked')} />;
}

/** `linked`: the provider that was connected. */
function GoesOn({ target, linked }: { target: string; linked: string | null }) {
  const t = useTranslations('identity.goingOn');
  const landing = useTranslations('identity.landing');
  const connected = isProvider(linked) ? landing('connected', { provider: PROVIDER_LOOKS[linked].name }) : undefined;
  useGoingOn(target, connected);
  return (
    <div id={GOES_ON_ID} data-connected={connected}>
      <div className={styles.waiting}>
        <Spinner sizePx={28} />
        <h1 className={styles.title}>{t('title')}</h1>
        <p>{t('text')}</p>
        <LinkButton href={target}>{t('continue')}</LinkButton>
      </div>
    </div>
  );
}

/** The provider's half is done: the popup asks for the code. What names it rides behind the # and is taken out of the address. */
function SecondFactor({ target }: { target: string }) {
  const t = useTranslations('identity');
  const login = useLogin();
  const goOn = useGoOn();
  const { hash } = useLocation();
  const [given] = useState(() => decoded(hash.slice(1)));
  // The server is not told.
  const challenge = useHydrated() ? given : '';
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    if (challenge !== '') void login({ challenge, goOn: () => goOn(target) });
  }, [challenge, login, goOn, target]);
  return challenge === '' ? (
    <LeadsNowhere />
  ) : (
    <div className={styles.waiting}>
      <h1 className={styles.title}>{t('popup.secondFactor')}</h1>
      <p>{t('popup.secondFactorText')}</p>
    </div>
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function LeadsNowhere() {
  const t = useTranslations('identity.goingOn');
  const { tenant } = useBoot();
  const { home } = useHrefs();
  return (
    <ErrorView
      title={t('failedTitle')}
      text={t('failedText', { name: tenant.name })}
      actions={
        <LinkButton variant="primary" href={home()}>
          {t('start')}
        </LinkButton>
      }
    />
  );
}
