// How an organization answers: of applications of the period, and of the one before. Too few are not told.
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { InsightReport } from '../queries.ts';
import { ReportFile } from './charts.tsx';
import styles from './report.module.css';

export function Replies({ report }: { report: InsightReport }) {
  const t = useTranslations('insights');
  const format = useReaderFormats();
  const { replies, repliesBefore } = report;
  const none = t('none');
  const rows = [
    { name: t('applicationsDue'), of: (one: NonNullable<typeof replies>) => format.number(one.applications) },
    { name: t('answered'), of: (one: NonNullable<typeof replies>) => format.percent(one.answeredPercent) },
    { name: t('inTime'), of: (one: NonNullable<typeof replies>) => format.percent(one.inTimePercent) },
    {
      name: t('median'),
      of: (one: NonNullable<typeof replies>) => (one.medianDays === null ? none : format.number(one.medianDays)),
    },
  ];
  return (
    <section className={styles.part} aria-labelledby="insight-replies">
      <div className={styles.head}>
        <h2 id="insight-replies">{t('replies')}</h2>
        <ReportFile report={report} table="replies" name={t('replies')} />
      </div>
      <p>{replies || repliesBefore ? t('repliesText') : t('repliesFew')}</p>
      {replies || repliesBefore ? (
        <table>
          <caption className="fw-hidden">{t('replies')}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('repliesNow')}</th>
              <th scope="col">{t('repliesBefore')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, of }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{replies ? of(replies) : none}</td>
                <td>{repliesBefore ? of(repliesBefore) : none}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
