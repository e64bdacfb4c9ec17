// A plain table of a report; long words break, so that it fits the narrowest screen.
import styles from './report-table.module.css';

type Props = { title: string; isTitleShown?: boolean; heads: readonly string[]; rows: readonly (readonly string[])[] };

export function ReportTable({ title, isTitleShown, heads, rows }: Props) {
  if (rows.length === 0) return null;
  return (
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
  );
}
