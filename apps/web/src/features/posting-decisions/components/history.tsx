import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import styles from '../posting-decisions.module.css';
import type { DecisionStep } from '../queries.ts';

/** What happened to a posting at a school, oldest first. What was said is text, never markup. */
export function History({ steps }: { steps: readonly DecisionStep[] }) {
  const t = useTranslations('school-postings');
  const formats = useReaderFormats();
  const what = ({ step, mover, partner }: DecisionStep) => {
    if (partner) return t('steps.approvePartner', { name: partner });
    if (mover === 'system' && step === 'approve') return t('steps.approveRule');
    return mover === 'system' && step === 'decline' ? t('steps.declineRule') : t(`steps.${step}`);
  };
  return (
    <ol className={styles.history}>
      {steps.map((step) => (
        <li key={step.id}>
          <p>
            <strong>{what(step)}</strong>
            {step.name ? (
              <span>
                {' · '}
                <bdi>{step.name}</bdi>
              </span>
            ) : null}
            <time dateTime={step.at} title={formats.dateTime(new Date(step.at))}>
              {formats.when(new Date(step.at))}
            </time>
          </p>
          {step.reason ? <p>{t(`reasons.${step.reason}`)}</p> : null}
          {step.note ? <blockquote dir="auto">{step.note}</blockquote> : null}
        </li>
      ))}
    </ol>
  );
}
