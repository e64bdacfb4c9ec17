import type { JobSummary } from '@fairway/contract/jobs/endpoints';
import styles from './job-labels.module.css';

/** The labels of a posting: words or a small picture, each with what it means. @rule jobs.5 */
export function JobLabels({ labels }: { labels: JobSummary['labels'] }) {
  if (labels.length === 0) return null;
  return (
    <ul className={styles.labels}>
      {labels.map((label) => (
        <li key={label.text} className={styles.label} title={label.tooltip ?? undefined}>
          {label.type === 'img' && label.img ? <img src={label.img} alt="" width={16} height={16} loading="lazy" /> : null}
          <bdi>{label.text}</bdi>
          {label.tooltip ? <span className="fw-hidden">: {label.tooltip}</span> : null}
        </li>
      ))}
    </ul>
  );
}
