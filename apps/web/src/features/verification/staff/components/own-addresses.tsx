// What a school's identity provider has to know of this platform.
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import styles from '../../components/methods/methods.module.css';
import type { SignInSettings } from './sign-in-path.ts';

export function OwnAddresses({ own, protocol }: { own: SignInSettings['own']; protocol: 'openid' | 'saml' }) {
  const t = useTranslations('verification-methods.signIn');
  const facts =
    protocol === 'openid'
      ? [[t('redirectUri'), own.redirectUri]]
      : [
          [t('entityId'), own.entityId],
          [t('consumerUrl'), own.consumerUrl],
        ];
  return (
    <>
      <h3>{t('tellTitle')}</h3>
      <dl className={styles.facts}>{facts.map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}</dl>
      {protocol === 'saml' ? (
        <p className={styles.lone}>
          <Link href={own.metadataUrl}>{t('metadata')}</Link>
        </p>
      ) : null}
    </>
  );
}
