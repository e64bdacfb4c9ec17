// What a feed is called in the platform's list, with whose it is.
import styles from '../../../lib/console/parts.module.css';
import type { FeedRow } from './queries.ts';

export function FeedSource({ row: { source, label, organization } }: { row: FeedRow }) {
  return (
    <>
      {source}
      {organization ? (
        <span className={styles.below}>
          <bdi>{[organization.name, label].filter(Boolean).join(' · ')}</bdi>
        </span>
      ) : null}
    </>
  );
}
