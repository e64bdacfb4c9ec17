// The profile score: how complete, what is missing, and, folded, what the profile is ready for. @rule score.6, score.2, score.3, score.4, score.5
import { profileScore, type ScoreContext } from '@fairway/rules/profile-score';
import { Progress } from '@fairway/ui/progress';
import { IconCheck, IconChevronDown, IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { LaterLife } from '../../../lib/later-life.tsx';
import { useEdits } from '../edits.ts';
import type { Candidate, Profile } from '../queries.ts';
import { MissingList, type MissingListProps } from './missing-list.tsx';
import styles from './score.module.css';

/** What else a profile is for. */
const OTHERS = ['be_discovered', 'apply_to_job', 'fair_profile'] as const satisfies readonly ScoreContext[];

export function ScoreCard({ profile: { candidate } }: { profile: Profile }) {
  const t = useTranslations('score');
  const openHere = useOpenHere();
  const { percent, status, missing } = profileScore(candidate, 'full_profile');
  return (
    <section id="score" className={styles.card} aria-labelledby="score-title">
      <h2 id="score-title" className={styles.title}>
        {t('title')}
      </h2>
      <Progress percent={percent} label={t('bar')} />
      {status === 'COMPLETE' ? (
        <p className={styles.complete}>
          <IconCircleCheck size={20} aria-hidden />
          <span>
            <strong>{t('complete')}</strong>
            <span>{t('completeText')}</span>
          </span>
        </p>
      ) : (
        <>
          <h3 id="score-missing" className={styles.subtitle}>
            {t('missing')}
          </h3>
          <MissingList missing={missing} labelledBy="score-missing" onFollow={openHere} />
        </>
      )}
      <details className={styles.more}>
        <summary>
          {t('more')}
          <IconChevronDown size={16} aria-hidden />
        </summary>
        <LaterLife>
          {OTHERS.map((context) => (
            <ContextScore key={context} candidate={candidate} context={context} />
          ))}
        </LaterLife>
      </details>
    </section>
  );
}

function ContextScore({ candidate, context }: { candidate: Candidate; context: (typeof OTHERS)[number] }) {
  const t = useTranslations('score');
  const openHere = useOpenHere();
  const { percent, missing } = profileScore(candidate, context);
  const id = `score-${context}`;
  return (
    <div className={styles.context}>
      <h3 id={id} className={styles.subtitle}>
        {t(`contexts.${context}`)}
      </h3>
      <Progress percent={percent} label={t(`contexts.${context}`)} />
      {missing.length > 0 ? (
        <MissingList missing={missing} labelledBy={id} onFollow={openHere} />
      ) : (
        <p className={styles.ready}>
          <IconCheck size={16} aria-hidden />
          {t('ready')}
        </p>
      )}
    </div>
  );
}

/** Opens the dialog where the page stands, without scrolling it. */
function useOpenHere(): NonNullable<MissingListProps['onFollow']> {
  const { open } = useEdits();
  return (edit, event) => {
    event.preventDefault();
    open(edit);
  };
}
