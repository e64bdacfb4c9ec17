// Requests and decisions a day as pairs of bars, and the same as a table for who cannot see them or wants the numbers.
import { useTranslations } from 'use-intl';
import { axisEnd, FramedCourse } from '../../../lib/charts/framed-course.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import styles from './day-chart.module.css';

export type ChartDay = { day: string; requests: number; decisions: number };

const HEIGHT = 96;
const STEP = 12;
const BAR = 4;

export function DayChart({ days }: { days: readonly ChartDay[] }) {
  const t = useTranslations('staff-home.chart');
  const format = useReaderFormats();
  const end = axisEnd(Math.max(0, ...days.flatMap(({ requests, decisions }) => [requests, decisions])));
  const sum = (of: 'requests' | 'decisions') => days.reduce((total, day) => total + day[of], 0);
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(2, (count / end) * HEIGHT));
  const bar = (at: number, of: 'requests' | 'decisions', count: number) => (
    <rect
      className={styles[of]}
      x={at * STEP + (of === 'requests' ? 1 : BAR + 2)}
      y={HEIGHT - heightOf(count)}
      width={BAR}
      height={heightOf(count)}
    />
  );
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={styles.chart}>
      <figcaption>
        {t('summary', { requests: sum('requests'), decisions: sum('decisions') })}
        <span className={styles.legend} aria-hidden="true">
          <span className={styles.requestsKey}>{t('requests')}</span>
          <span className={styles.decisionsKey}>{t('decisions')}</span>
        </span>
      </figcaption>
      <FramedCourse end={end} first={first && format.calendarDate(first.day)} last={last && format.calendarDate(last.day)}>
        <svg aria-hidden="true" viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} preserveAspectRatio="none">
          {days.map(({ day, requests, decisions }, at) => (
            <g key={day}>
              <title>{`${format.calendarDate(day)}: ${t('summary', { requests, decisions })}`}</title>
              <rect className={styles.ground} x={at * STEP} y={0} width={STEP} height={HEIGHT} />
              {bar(at, 'requests', requests)}
              {bar(at, 'decisions', decisions)}
            </g>
          ))}
        </svg>
      </FramedCourse>
      <details>
        <summary>{t('table')}</summary>
        <table>
          <caption className="fw-hidden">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('requests')}</th>
              <th scope="col">{t('decisions')}</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, requests, decisions }) => (
              <tr key={day}>
                <th scope="row">{format.calendarDate(day)}</th>
                <td>{requests}</td>
                <td>{decisions}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
