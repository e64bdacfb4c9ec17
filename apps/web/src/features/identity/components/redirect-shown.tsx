// What the landing of sign-ins and of links says: that it goes on, what went wrong, or what is missing (a code, an address).
import '../../../lib/visitor-messages.ts';
import { LinkButton } from '@fairway/ui/button';
import { ErrorView } from '@fairway/ui/error-view';
import { showToast } from '@fairway/ui/show-toast';
import { Spinner } from '@fairway/ui/spinner';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { useHrefs } from '../../../lib/paths.ts';
import styles from '../redirect.module.css';
import { redirectTarget } from '../redirect-target.ts';
import { useGoOn } from './go-on.ts';
import { GOES_ON_ID, useGoingOn } from './going-on.ts';
import { useLogin } from './login-opening.ts';
import { isProvider, PROVIDER_LOOKS } from './providers.tsx';
import { SocialEmail } from './social-email.tsx';
import { SocialFailed } from './social-failed.tsx';

export default function RedirectShown() {
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
  const linked = query.get('linked');
  const goesOn = <GoesOn target={target} linked={linked} />;
  return linked ? goesOn : <div id={GOES_ON_ID}>{goesOn}</div>;
}

/** `linked`: the provider that was connected. */
function GoesOn({ target, linked }: { target: string; linked: string | null }) {
  const t = useTranslations('identity.goingOn');
  const landing = useTranslations('identity.landing');
  useGoingOn(target, isProvider(linked), () => {
    if (isProvider(linked)) showToast({ kind: 'success', text: landing('connected', { provider: PROVIDER_LOOKS[linked].name }) });
  });
  return (
    <div className={styles.waiting}>
      <Spinner sizePx={28} />
      <h1 className={styles.title}>{t('title')}</h1>
      <p>{t('text')}</p>
      <LinkButton href={target}>{t('continue')}</LinkButton>
    </div>
  );
}

/** The provider's half is done: the popup asks for the code. What names it rides behind the # and is taken out of the address. */
function SecondFactor({ target }: { target: string }) {
  const t = useTranslations('identity');
  const login = useLogin();
  const goOn = useGoOn();
  const { hash } = useLocation();
  const [challenge] = useState(() => decoded(hash.slice(1)));
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
