import styles from './hills.module.css';

/** A quiet drawing in the brand's colours where a banner is missing. */
export function Hills() {
  return (
    <svg viewBox="0 0 1600 480" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={styles.drawing}>
      <circle cx="1240" cy="150" r="70" className={styles.sun} />
      <path d="M0 330C220 230 380 250 560 320s420 60 620-40 320-60 420-20v220H0z" className={styles.far} />
      <path d="M0 400c240-70 420-60 640 0s520 40 960-60v140H0z" className={styles.near} />
      <path d="M0 400c240-70 420-60 640 0s520 40 960-60" className={styles.line} />
    </svg>
  );
}
