import type { ReviewState } from '@fairway/rules/cv-reviews';
import { Badge, type BadgeMeaning } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';
import styles from './cv-reviews.module.css';

const MEANINGS: Record<ReviewState, BadgeMeaning> = {
  waiting: 'warning',
  inReview: 'info',
  commented: 'primary',
  done: 'success',
  withdrawn: 'neutral',
  closed: 'neutral',
};

/** How far a review is, and whether staff are late. */
export function StateBadge({ state, isOverdue }: { state: ReviewState; isOverdue: boolean }) {
  const t = useTranslations('cv-reviews');
  return (
    <span className={styles.badges}>
      <Badge meaning={MEANINGS[state]}>{t(`states.${state}`)}</Badge>
      {isOverdue ? <Badge meaning="danger">{t('overdue')}</Badge> : null}
    </span>
  );
}
