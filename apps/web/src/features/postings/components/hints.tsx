import { Banner } from '@fairway/ui/banner';
import { useTranslations } from 'use-intl';
import type { Recognized } from '../queries.ts';
import styles from './posting.module.css';

/** What one should think about: hints, never walls. @rule postings.4 */
export function Hints({ recognized }: { recognized: Recognized | undefined }) {
  const t = useTranslations('own-postings.hints');
  const hints = recognized?.hints ?? [];
  if (hints.length === 0) return null;
  return (
    <Banner meaning="info" title={t('title')}>
      <ul className={styles.hints}>
        {hints.map(({ hint, words }) => (
          <li key={`${hint} ${words}`}>
            {words ? <strong>“{words}”</strong> : null} {t(`kinds.${hint}`)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
