import { useEffect, useRef } from 'react';
import { RemovableChip } from './chip.tsx';
import styles from './filter-list.module.css';
import { Link } from './link.tsx';

type FilterChip = { key: string; label: string /** The list without it. */; href: string; removeLabel: string };

export type FilterChipsProps = {
  /** Names the list of chips. */
  label: string;
  chips: readonly FilterChip[];
  clear: { href: string; label: string };
  /** Takes the focus when the last chip was removed. */
  onEmptied?: () => void;
};

/** What a list is filtered by, as links that take one away each, and all of them. The focus goes on to the next chip. */
export function FilterChips({ label, chips, clear, onEmptied }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const removing = useRef(false);
  const emptied = useRef(onEmptied);
  emptied.current = onEmptied;
  const count = chips.length;

  useEffect(() => {
    if (!removing.current) return;
    removing.current = false;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!lost) return;
    if (count === 0) emptied.current?.();
    else list.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);

  if (count === 0) return null;
  return (
    <ul
      ref={list}
      className={styles.chips}
      aria-label={label}
      onClickCapture={() => {
        removing.current = true;
      }}
    >
      {chips.map((chip) => (
        <li key={chip.key}>
          <RemovableChip href={chip.href} removeLabel={chip.removeLabel}>
            <bdi>{chip.label}</bdi>
          </RemovableChip>
        </li>
      ))}
      <li>
        <Link href={clear.href} className={styles.clear}>
          {clear.label}
        </Link>
      </li>
    </ul>
  );
}
