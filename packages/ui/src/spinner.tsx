import styles from './spinner.module.css';

/** A turning ring. Name it where it stands alone; inside a named control leave `label` out. */
export function Spinner({ label, sizePx = 18 }: { label?: string | undefined; sizePx?: number }) {
  return (
    <span className={styles.spinner} style={{ width: sizePx, height: sizePx }} {...(label ? { role: 'status' } : { 'aria-hidden': true })}>
      {label ? <span className="fw-hidden">{label}</span> : null}
    </span>
  );
}
