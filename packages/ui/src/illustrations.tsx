// Our own line drawings for empty places: one weight of line, one touch of the tenant's colour. They say nothing to screen readers.
import type { ReactNode } from 'react';
import styles from './illustrations.module.css';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 120" width="160" height="120" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const Ground = () => <path d="M14 106h132" className={styles.faint} />;

/** A lens over lines of a list in which nothing is found. */
function SearchDrawing() {
  return (
    <Drawing>
      <Ground />
      <rect x="30" y="22" width="76" height="84" rx="8" className={styles.paper} />
      <path d="M42 40h34M42 54h22M42 68h16M42 82h24" className={styles.faint} />
      <circle cx="98" cy="64" r="25" className={styles.tint} />
      <circle cx="98" cy="64" r="25" />
      <path d="m116 82 20 20" className={styles.thick} />
      <path d="M88 60a11 11 0 0 1 10-7" className={styles.accent} />
    </Drawing>
  );
}

/** A tray with no sheet in it. */
function ListDrawing() {
  return (
    <Drawing>
      <Ground />
      <path d="M34 66 48 34h64l14 32v32a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z" className={styles.paper} />
      <path d="M34 66h28c0 10 8 16 18 16s18-6 18-16h28" />
      <path d="M66 52h28M72 42h16" className={styles.faint} />
      <path d="M80 10v12M60 15l5 9M100 15l-5 9" className={styles.accent} />
    </Drawing>
  );
}

/** A house with windows and a flag. */
function OrganizationDrawing() {
  return (
    <Drawing>
      <Ground />
      <rect x="44" y="34" width="50" height="72" rx="4" className={styles.paper} />
      <path d="M94 58h26a4 4 0 0 1 4 4v44H94z" className={styles.tint} />
      <path d="M94 58h26a4 4 0 0 1 4 4v44M62 106V92a7 7 0 0 1 14 0v14" />
      <path d="M56 48h8M74 48h8M56 62h8M74 62h8M56 76h8M74 76h8M104 72h8M104 86h8" className={styles.faint} />
      <path d="M69 34V12M69 13l16 5-16 6" className={styles.accent} />
    </Drawing>
  );
}

/** A cable that came out of its socket. */
function ErrorDrawing() {
  return (
    <Drawing>
      <Ground />
      <path d="M12 78c22 0 22-24 40-24" />
      <rect x="52" y="40" width="24" height="28" rx="6" className={styles.paper} />
      <path d="M76 47h9M76 61h9" className={styles.thick} />
      <rect x="104" y="36" width="26" height="36" rx="8" className={styles.tint} />
      <path d="M104 44a8 8 0 0 1 8-8h10a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-10a8 8 0 0 1-8-8zM111 47h5M111 61h5M130 54c14 0 10 24 18 24" />
      <path d="m90 30-4-10M97 32l2-12M90 78l-4 10M97 76l2 12" className={styles.accent} />
    </Drawing>
  );
}

/** A signpost whose arms point nowhere. */
function NotFoundDrawing() {
  return (
    <Drawing>
      <Ground />
      <path d="M80 18v88" className={styles.thick} />
      <path d="M48 28h56l12 11-12 11H48z" className={styles.paper} />
      <path d="M112 58H60L48 68l12 10h52z" className={styles.tint} />
      <path d="M112 58H60L48 68l12 10h52z" />
      <path d="M60 39h30" className={styles.faint} />
      <path d="M82 64a4 4 0 1 1 5 4c-1 .5-1 1-1 2M86 74v.4" className={styles.accent} />
      <path d="M30 106c2-8 6-10 10-10M126 106c-2-6-5-8-9-8" className={styles.faint} />
    </Drawing>
  );
}

const DRAWINGS = { search: SearchDrawing, list: ListDrawing, company: OrganizationDrawing, error: ErrorDrawing, notFound: NotFoundDrawing };

export type DrawingName = keyof typeof DRAWINGS;

/** A drawing by its name. */
export function Illustration({ name }: { name: DrawingName }) {
  const Named = DRAWINGS[name];
  return <Named />;
}
