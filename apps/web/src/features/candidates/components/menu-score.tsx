// The bar under "edit profile" in the avatar menu: asked for when the menu opens. @rule navigation.12
import '../../../lib/profile-messages.ts';
import { profileScore } from '@fairway/rules/profile-score';
import { Progress } from '@fairway/ui/progress';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { candidateQuery } from '../queries.ts';
import styles from './score.module.css';

/** Opened again within this time, the menu shows what it knows. */
const FRESH_MS = 10_000;

/** Nothing while it is not known, or cannot be. */
export default function MenuScore() {
  const t = useTranslations('score');
  const { data: candidate } = useQuery({ ...candidateQuery(useApi()), staleTime: FRESH_MS, retry: false });
  if (!candidate) return null;
  return (
    <span className={styles.menu}>
      <Progress percent={profileScore(candidate, 'full_profile').percent} label={t('bar')} />
    </span>
  );
}
