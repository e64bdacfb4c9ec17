// How many gave which verdict, and of each criterion which score.
import { SCORES, VERDICTS } from '@fairway/rules/scorecards';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { Scorecards } from '../queries.ts';
import styles from './applicants.module.css';

export function ScorecardSummary({ summary }: { summary: NonNullable<Scorecards['summary']> }) {
  const t = useTranslations('applicants.scorecard');
  const verdicts = useTranslations('applicants.verdicts');
  const formats = useReaderFormats();
  const given = VERDICTS.filter((verdict) => summary.verdicts[verdict] > 0);
  return (
    <>
      <p>{formats.list(given.map((verdict) => `${verdicts(verdict)} (${formats.number(summary.verdicts[verdict])})`))}</p>
      {summary.criteria.length > 0 ? (
        // Wide words scroll inside of it; whoever uses keys reaches it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls
        <section className={styles.scroll} tabIndex={0} aria-label={t('summary')}>
          <table className={styles.summary}>
            <caption className="fw-hidden">{t('summary')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('criterion')}</th>
                {SCORES.map((score) => (
                  <th key={score} scope="col">
                    {score}
                  </th>
                ))}
                <th scope="col">{t('notSeen')}</th>
              </tr>
            </thead>
            <tbody>
              {summary.criteria.map(({ id, name, scores, notSeen }) => (
                <tr key={id}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  {SCORES.map((score, at) => (
                    <td key={score}>{scores[at] ? formats.number(scores[at]) : '–'}</td>
                  ))}
                  <td>{notSeen ? formats.number(notSeen) : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </>
  );
}
