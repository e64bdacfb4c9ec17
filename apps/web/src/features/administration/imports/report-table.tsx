// A plain table of a report. Narrow screens scroll it sideways.
import styles from './report-table.module.css';

type Props = { title: string; isTitleShown?: boolean; heads: readonly string[]; rows: readonly (readonly string[])[] };

export function ReportTable({ title, isTitleShown, heads, rows }: Props) {
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className={styles.scroll} aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <caption className={isTitleShown ? styles.caption : 'fw-hidden'}>{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((cell, at) => (
                <td key={heads[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
