// Tabs of two sorts: links between pages (the current one is `page`), and panels of one page with the arrow keys of the ARIA pattern.
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Link } from './link.tsx';
import styles from './tabs.module.css';

export type TabLink = { href: string; label: ReactNode; current?: boolean };

/** Pages that belong together, as a row of links. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={styles.row}>
      {links.map((link) => (
        <Link key={link.href} href={link.href} className={styles.tab} {...(link.current ? { 'aria-current': 'page' as const } : {})}>
          {link.label}
        </Link>
      ))}
    </nav>
  );
}

export type TabPanel = { id: string; label: ReactNode; content: ReactNode };

/** Panels of one page, one shown at a time. */
export function Tabs({ label, panels, initial }: { label: string; panels: readonly TabPanel[]; initial?: string }) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial ?? panels[0]?.id);

  function onKeyDown(event: KeyboardEvent) {
    const index = panels.findIndex((panel) => panel.id === chosen);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: panels.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + panels.length) % panels.length;
    setChosen(panels[next]?.id);
    (row.current?.children[next] as HTMLElement | undefined)?.focus();
  }

  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className={styles.row} onKeyDown={onKeyDown}>
        {panels.map((panel) => (
          <button
            key={panel.id}
            type="button"
            role="tab"
            id={`${base}-${panel.id}-tab`}
            aria-controls={`${base}-${panel.id}`}
            aria-selected={panel.id === chosen}
            tabIndex={panel.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(panel.id)}
          >
            {panel.label}
          </button>
        ))}
      </div>
      {panels.map((panel) => (
        <div
          key={panel.id}
          role="tabpanel"
          id={`${base}-${panel.id}`}
          aria-labelledby={`${base}-${panel.id}-tab`}
          hidden={panel.id !== chosen}
          className={styles.panel}
        >
          {panel.id === chosen ? panel.content : null}
        </div>
      ))}
    </div>
  );
}
