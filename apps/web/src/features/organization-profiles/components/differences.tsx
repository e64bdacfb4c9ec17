import type { ProfileDifference } from '@fairway/rules/profile-differences';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import styles from './profile.module.css';

/** What differs, a line for each part. */
export function Differences({ differences }: { differences: readonly ProfileDifference[] }) {
  const t = useTranslations('organization-profiles');
  const formats = useReaderFormats();
  return (
    <ul className={styles.differences}>
      {differences.map(({ part, added, changed, removed }) => {
        const counts = { added, changed, removed };
        const words = (['added', 'changed', 'removed'] as const)
          .filter((kind) => counts[kind] > 0)
          .map((kind) => t(`differences.${kind}`, { count: counts[kind] }));
        return (
          <li key={part}>
            <strong>{t(`fields.${part}`)}</strong> <span>{formats.list(words)}</span>
          </li>
        );
      })}
    </ul>
  );
}
