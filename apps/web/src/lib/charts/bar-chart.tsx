// Counts by name or by time as bars, on an axis that says its numbers; a sentence above, and the same as a table below for
// who cannot see them or wants the numbers. Words come by props: consoles word them as their own.
import { type ReactNode, useId } from 'react';
import { useReaderFormats } from '../reader-formats.ts';
import styles from './bar-chart.module.css';
import { AXIS_STEPS, axisEnd, FramedCourse } from './framed-course.tsx';

export type Bar = { key: string; name: string; count: number };
type Props = {
  title: string;
  bars: readonly Bar[];
  /** What the chart says, in a sentence. */
  text: string;
  /** Instead of the chart, where there is nothing to draw. */
  nothing: string;
  table: {
    /** What opens it. */
    label: string;
    /** What its columns are called, the names first. */
    head: readonly string[];
    /** The cells behind the name; the count alone unless told. */
    cells?: (bar: Bar, at: number) => readonly string[];
  };
  /** Bars beside each other, from the first to the last: a course of time, whose names are said at its ends. */
  isCourse?: true;
  /** Beside the title: the file. */
  tools?: ReactNode;
};

export function BarChart({ title, bars, text, nothing, table, isCourse, tools }: Props) {
  const most = bars.reduce((best, { count }) => Math.max(best, count), 0);
  const end = axisEnd(most);
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {tools}
      </div>
      {most === 0 ? (
        <p>{nothing}</p>
      ) : (
        <figure className={styles.chart}>
          <figcaption>{text}</figcaption>
          {isCourse ? <Columns bars={bars} end={end} /> : <Rows bars={bars} end={end} />}
          <Table title={title} bars={bars} table={table} />
        </figure>
      )}
    </section>
  );
}

function Table({ title, bars, table: { label, head, cells } }: Pick<Props, 'title' | 'bars' | 'table'>) {
  const format = useReaderFormats();
  const cellsOf = cells ?? (({ count }: Bar) => [format.number(count)]);
  return (
    <details>
      <summary>{label}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.wide} tabIndex={0} aria-label={`${title}: ${label}`}>
        <table>
          <caption className="fw-hidden">{title}</caption>
          <thead>
            <tr>
              {head.map((word) => (
                <th key={word} scope="col">
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar, at) => (
              <tr key={bar.key}>
                <th scope="row">{bar.name}</th>
                {cellsOf(bar, at).map((cell, column) => (
                  <td key={head[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
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
          {AXIS_STEPS.map((step) => (
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
    <FramedCourse end={end} first={bars[0]?.name} last={bars.at(-1)?.name}>
      <span className={styles.columns}>
        {bars.map(({ key, name, count }) => (
          <span key={key} title={`${name}: ${format.number(count)}`}>
            <span style={{ blockSize: `${(count / end) * 100}%` }} />
          </span>
        ))}
      </span>
    </FramedCourse>
  );
}
