import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { Link } from './link.tsx';
import styles from './view-links.module.css';

type View = 'list' | 'grid';

const ICONS: Record<View, typeof IconList> = { list: IconList, grid: IconLayoutGrid };

export type ViewLinksProps<V extends View> = {
  /** Names the links for screen readers. */
  label: string;
  /** In the order they stand in. */
  views: readonly V[];
  current: V;
  hrefOf: (view: V) => string;
  /** Name of a view. */
  nameOf: (view: V) => string;
};

/** List or grid, as links: the view is in the address. */
export function ViewLinks<V extends View>({ label, views, current, hrefOf, nameOf }: ViewLinksProps<V>) {
  return (
    <nav className={styles.views} aria-label={label}>
      {views.map((view) => {
        const Icon: typeof IconList = ICONS[view];
        return (
          <Link
            key={view}
            href={hrefOf(view)}
            preventScrollReset
            discover="none"
            className={styles.view}
            title={nameOf(view)}
            aria-label={nameOf(view)}
            {...(view === current ? { 'aria-current': 'true' as const } : {})}
          >
            <Icon size={18} aria-hidden />
          </Link>
        );
      })}
    </nav>
  );
}
