import { SkeletonBlock, SkeletonText } from '@fairway/ui/skeleton';
import { useTranslations } from 'use-intl';
import styles from '../profile.module.css';
import head from './profile-head.module.css';
import card from './section-card.module.css';

const CARDS = ['personal', 'summary', 'education', 'work'];

/** The page while the profile is on its way. */
export function ProfileSkeleton() {
  const t = useTranslations('profile');
  return (
    <div role="status" className={styles.page}>
      <span className="fw-hidden">{t('loading')}</span>
      <div className={`${head.head} ${styles.head}`} aria-hidden="true">
        <SkeletonBlock width={88} height={88} round />
        <div className={head.words}>
          <SkeletonBlock width="40%" height="1.75em" />
          <SkeletonBlock width="60%" />
        </div>
      </div>
      <div className={styles.sections}>
        {CARDS.map((name) => (
          <div key={name} className={card.card} aria-hidden="true">
            <SkeletonBlock width="30%" height="1.25em" />
            <SkeletonText lines={3} />
          </div>
        ))}
      </div>
    </div>
  );
}
