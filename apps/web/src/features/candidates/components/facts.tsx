import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './facts.module.css';

/** `secret`: only the person sees it. */
export type Fact = { label: string; value: ReactNode; secret?: boolean };

/** Facts of a section, a name and a value each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const t = useTranslations('profile.confidential');
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, secret }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">
            {value}
            {secret ? (
              <span className={styles.secret}>
                <IconLock size={14} aria-hidden />
                {t('onlyYou')}
              </span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
