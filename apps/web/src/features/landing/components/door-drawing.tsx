// The picture of the landing page, ours: a door that stands open in the country, light behind it, and somebody on the way. Its colours are the
// tenant's, in both themes. It says nothing to screen readers.
import styles from './door-drawing.module.css';

export function DoorDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 560 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <circle cx="438" cy="128" r="66" className={styles.sun} />
      <path d="M62 108a26 26 0 0 1 50-8 20 20 0 0 1 36 8z" className={styles.cloud} />
      <path d="M470 66a18 18 0 0 1 34-6 14 14 0 0 1 25 6z" className={styles.cloud} />
      <path d="M0 268c92-72 190-64 290-18s182 40 270-24v194H0z" className={styles.far} />
      <path d="M0 326c120-60 230-54 330-20s170 12 230-14v128H0z" className={styles.mid} />
      <path d="M0 384c150-44 300-38 420-22 60 8 110 2 140-8v66H0z" className={styles.near} />
      <path d="M308 324c-8 26-62 36-96 54-26 14-44 28-52 42h176c4-22 22-40 46-58 18-14 22-26 22-38z" className={styles.way} />
      <path d="M294 326V168a62 62 0 0 1 124 0v158z" className={styles.frame} />
      <path d="M308 326V170a48 48 0 0 1 96 0v156z" className={styles.light} />
      <path d="M356 214a26 26 0 0 1 26 26 26 26 0 0 1-1 7q-26-5-50 0a26 26 0 0 1-1-7 26 26 0 0 1 26-26z" className={styles.sun} />
      <path d="M308 276c30-32 66-34 96-6v56h-96z" className={styles.mid} />
      <path d="M346 326c-2-18 8-30 18-46 4 18 12 30 22 46z" className={styles.way} />
      <path d="M308 128c-36 8-60 36-62 74v150l62-26z" className={styles.leaf} />
      <path d="M260 214c2-16 12-30 34-38v74l-34 10zM260 274l34-10v44l-34 14z" className={styles.panel} />
      <circle cx="256" cy="282" r="4.5" className={styles.knob} />
      <path d="M288 326h136" className={styles.sill} />
      <path d="M196 342l-8 34h-8M208 342l12 30 8-2" className={styles.leg} />
      <path d="M186 300c6-8 28-8 32 0l-2 46h-28z" className={styles.coat} />
      <path d="M212 304c4 12 10 18 20 20" className={styles.arm} />
      <rect x="172" y="300" width="18" height="32" rx="8" className={styles.pack} />
      <circle cx="204" cy="280" r="13" className={styles.head} />
      <path d="M190 280c-2-14 8-20 18-17 5 1 8 5 9 10-10 0-18 0-27 7z" className={styles.hair} />
      <path d="M66 392v-42M66 372c-14-2-20-12-20-24 14 2 20 12 20 24zM66 364c2-12 8-20 20-22 0 12-6 20-20 22z" className={styles.plant} />
      <path d="M500 366v-30M500 352c-10-2-14-8-14-18 10 2 14 8 14 18zM500 346c2-8 6-14 14-16 0 10-4 14-14 16z" className={styles.plant} />
      <path d="M214 92q9-9 18 0 9-9 18 0M256 70q7-7 14 0 7-7 14 0" className={styles.bird} />
    </svg>
  );
}
