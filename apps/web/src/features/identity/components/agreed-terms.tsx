import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../lib/paths.ts';
import styles from './login-popup.module.css';

/** What one agrees to by making an account, wherever one is made. @rule identity.56 */
export function AgreedTerms() {
  const t = useTranslations('identity.popup');
  const { sitePage } = useHrefs();
  return (
    <p className={styles.aside}>
      {t.rich('legal', {
        terms: (words) => <OwnPage href={sitePage('terms')}>{words}</OwnPage>,
        privacy: (words) => <OwnPage href={sitePage('privacy')}>{words}</OwnPage>,
      })}
    </p>
  );
}

/** Beside this page, so that what was typed stays. */
function OwnPage({ href, children }: { href: string | undefined; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
