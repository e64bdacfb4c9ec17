// Counts by name or by month as bars, on an axis that says its numbers; a sentence above, and the same as a table below for
// who cannot see them or wants the numbers.
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import styles from './report.module.css';

export type Bar = { key: string; name: string; count: number };
type Props = {
  title: string;
  bars: readonly Bar[];
  /** What the first column of the table says. */
  of: string;
  /** Under the title instead of the most frequent. */
  text?: string;
  /** Bars beside each other, from the first to the last: a course of time, whose names are said at its ends. */
  isCourse?: true;
};

/** Where the axis says its numbers. */
const STEPS = [0, 0.25, 0.5, 0.75, 1];

/** A round number that the axis ends at, in whole steps. */
const axisEnd = (most: number) => {
  const raw = Math.max(1, most) / (STEPS.length - 1);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= raw) ?? raw);
  return step * (STEPS.length - 1);
};

export function BarChart({ title, bars, of, text, isCourse }: Props) {
  const t = useTranslations('outcome-reports');
  const format = useReaderFormats();
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const most = bars.reduce<Bar | undefined>((best, bar) => (best && best.count >= bar.count ? best : bar), undefined);
  const end = axisEnd(most?.count ?? 0);
  const id = `chart-${title.replace(/\W+/g, '-')}`;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {!most || total === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <figure className={styles.chart}>
          <figcaption>{text ?? t('chartText', { name: most.name, count: most.count, total })}</figcaption>
          {isCourse ? <Columns bars={bars} end={end} /> : <Rows bars={bars} end={end} />}
          <details>
            <summary>{t('table')}</summary>
            <table>
              <caption className="fw-hidden">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{of}</th>
                  <th scope="col">{t('count')}</th>
                </tr>
              </thead>
              <tbody>
                {bars.map(({ key, name, count }) => (
                  <tr key={key}>
                    <th scope="row">{name}</th>
                    <td>{format.number(count)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </figure>
      )}
    </section>
  );
}

type Drawn = { bars: readonly Bar[] /** What the axis ends at. */; end: number };

function Rows({ bars, end }: Drawn) {
  const format = useReaderFormats();
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map(({ key, name, count }) => (
        <div key={key} className={styles.row} title={`${name}: ${format.number(count)}`}>
          <span className={styles.name}>{name}</span>
          <span className={styles.track}>
            <span className={styles.bar} style={{ inlineSize: `${(count / end) * 100}%` }} />
          </span>
        </div>
      ))}
      <div className={styles.row}>
        <span className={styles.name} />
        <span className={styles.axis}>
          {STEPS.map((step) => (
            <span key={step}>{format.number(end * step)}</span>
          ))}
        </span>
      </div>
    </div>
  );
}

function Columns({ bars, end }: Drawn) {
  const format = useReaderFormats();
  return (
    <div className={styles.course} aria-hidden="true">
      <span className={styles.scale}>
        {[...STEPS].reverse().map((step) => (
          <span key={step}>{format.number(end * step)}</span>
        ))}
      </span>
      <span className={styles.columns}>
        {bars.map(({ key, name, count }) => (
          <span key={key} title={`${name}: ${format.number(count)}`}>
            <span style={{ blockSize: `${(count / end) * 100}%` }} />
          </span>
        ))}
      </span>
      <span className={styles.ends}>
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </span>
    </div>
  );
}
