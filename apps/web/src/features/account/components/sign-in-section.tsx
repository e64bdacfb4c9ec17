import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import section from '../../../lib/forms/section.module.css';
import { Section } from '../../../lib/forms/section.tsx';
import { secondFactorQuery } from '../queries.ts';
import { Authenticator } from './authenticator.tsx';
import { ConnectedAccounts } from './connected.tsx';
import { Passkeys } from './passkeys.tsx';

/** Ways to sign in besides the password: passkeys, the authenticator app, other providers. */
export function SignInSection() {
  const t = useTranslations('account.signIn');
  const factors = useQuery(secondFactorQuery(useApi())).data;
  return (
    <Section id="sign-in" title={t('title')} text={t('text')}>
      {factors ? (
        <>
          {factors.required && !factors.authenticator && factors.passkeys.length === 0 ? (
            <p role="status" className={section.error}>
              {t('required')}
            </p>
          ) : null}
          <Passkeys passkeys={factors.passkeys} />
          <Authenticator on={factors.authenticator} codesLeft={factors.recoveryCodesLeft} />
        </>
      ) : (
        <SkeletonRows label={t('title')} />
      )}
      <ConnectedAccounts />
    </Section>
  );
}
