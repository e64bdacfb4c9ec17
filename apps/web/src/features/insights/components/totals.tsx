// The numbers of a period, each with what it was before.
import { changePercent, INSIGHT_COUNTS } from '@fairway/rules/insights';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { InsightReport } from '../queries.ts';
import styles from './report.module.css';

export function Totals({ report }: { report: InsightReport }) {
  const t = useTranslations('insights');
  const format = useReaderFormats();
  const change = useChange();
  const counts = INSIGHT_COUNTS.map((name) => ({
    ...{ name, now: report.totals[name], before: report.totalsBefore[name] },
    hint: t(`hints.${name}`),
  }));
  const page = { name: 'pageViews' as const, now: report.pageViews, before: report.pageViewsBefore, hint: undefined };
  return (
    <dl className={styles.totals}>
      {[...counts, page].map(({ name, now, before, hint }) => (
        <div key={name} className={styles.total}>
          <dt>{t(`counts.${name}`)}</dt>
          <dd className={styles.figure}>{format.number(now)}</dd>
          <dd>{change(now, before)}</dd>
          {hint ? <dd className={styles.hint}>{hint}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

function useChange() {
  const t = useTranslations('insights');
  const format = useReaderFormats();
  return (now: number, before: number) => {
    const percent = changePercent(now, before);
    if (percent === null) return now === 0 ? t('none') : t('new');
    if (percent === 0) return t('same');
    return t(percent > 0 ? 'more' : 'less', { percent: format.percent(Math.abs(percent)) });
  };
}
