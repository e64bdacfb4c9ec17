// The numbers of a period, each with what it was before.
import { changePercent, INSIGHT_COUNTS, type InsightCount } from '@fairway/rules/insights';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import styles from './report.module.css';

type Counts = Readonly<Record<InsightCount, number | null>>;

/** Null: fewer than ten of one school, which is not told, and compared with nothing. */
export function Totals({ now, before, page }: { now: Counts; before: Counts; page?: { now: number; before: number } }) {
  const t = useTranslations('insights');
  const format = useReaderFormats();
  const change = useChange();
  const counts = INSIGHT_COUNTS.map((name) => ({ name, now: now[name], before: before[name], hint: t(`hints.${name}`) }));
  return (
    <dl className={styles.totals}>
      {[...counts, ...(page ? [{ name: 'pageViews' as const, ...page, hint: undefined }] : [])].map((one) => (
        <div key={one.name} className={styles.total}>
          <dt>{t(`counts.${one.name}`)}</dt>
          <dd className={one.now === null ? styles.few : styles.figure}>{one.now === null ? t('fewer') : format.number(one.now)}</dd>
          <dd>{one.now === null || one.before === null ? t('none') : change(one.now, one.before)}</dd>
          {one.hint ? <dd className={styles.hint}>{one.hint}</dd> : null}
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
