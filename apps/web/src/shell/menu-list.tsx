// Entries of a menu: links that fill their row, with the current one marked. Used by the dropdowns, the sidebar and the footer.
import { Link } from '@fairway/ui/link';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePathBehindLocale } from '../lib/paths.ts';
import { isWithin, type NavLink } from './main-links.ts';
import styles from './menu-list.module.css';

export function MenuList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

/** One entry of a menu around a link or a button. */
export function MenuItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}

/** The class of links and buttons inside of MenuItem. */
export const menuEntry = styles.entry;

/** A link of the navigation, inside of a menu. */
export function MenuNavLink({ link }: { link: NavLink }) {
  const t = useTranslations('shell.nav');
  const path = usePathBehindLocale();
  if (link.external) {
    return (
      <MenuItem>
        <a className={styles.entry} href={link.href} target="_blank" rel="noopener noreferrer">
          {t(link.word)}
          <IconExternalLink className={styles.external} size={16} aria-hidden />
          <span className="fw-hidden">({t('opensElsewhere')})</span>
        </a>
      </MenuItem>
    );
  }
  return (
    <MenuItem>
      <Link className={styles.entry} href={link.href} {...(isWithin(path, link.path) ? { 'aria-current': 'page' as const } : {})}>
        {t(link.word)}
      </Link>
    </MenuItem>
  );
}
