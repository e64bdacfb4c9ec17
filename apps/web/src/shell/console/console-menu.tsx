// The menu of a console: its sections below their headings with what waits at each, then the ways out of it. On wide windows it stands beside
// the page and can be narrowed to its pictures, which this browser remembers.
import { Link } from '@fairway/ui/link';
import {
  IconArrowLeft,
  IconHelpCircle,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconSwitchHorizontal,
} from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../lib/boot.ts';
import { type Console, type ConsoleSection, groupsOf, waitingAt } from '../../lib/console/console.ts';
import { useConsoleHrefs } from '../../lib/console/console-school.ts';
import { pathOf, useHrefs, usePathBehindLocale } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { useSession } from '../../lib/session.ts';
import { consolesOf } from '../held-consoles.ts';
import { HelpEntry } from '../help-entry.tsx';
import { isWithin } from '../main-links.ts';
import { MenuItem, MenuList, menuEntry } from '../menu-list.tsx';
import styles from './console-menu.module.css';
import { SECTION_ICONS } from './section-icons.ts';

type Counts = Readonly<Record<string, number>> | undefined;
type Props = { of: Console<string>; sections: readonly ConsoleSection<string>[]; counts: Counts };

/** The menu beside the page. */
export function ConsoleMenu({ narrow, onNarrow, ...props }: Props & { narrow: boolean; onNarrow: (narrow: boolean) => void }) {
  const t = useTranslations('console');
  const Icon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <nav className={styles.menu} data-narrow={narrow} aria-label={t('menu')}>
      <MenuEntries {...props} />
      <button type="button" className={`${menuEntry} ${styles.narrower}`} aria-expanded={!narrow} onClick={() => onNarrow(!narrow)}>
        <Icon size={18} aria-hidden />
        <span className={styles.word}>{t(narrow ? 'expand' : 'collapse')}</span>
      </button>
    </nav>
  );
}

/** What it lists; the drawer of small windows shows the same. */
export function MenuEntries({ of, sections, counts }: Props) {
  const t = useTranslations('console');
  const { pages } = useBoot();
  const { home } = useHrefs();
  const { href } = useConsoleHrefs();
  const session = useSession();
  const others = consolesOf(session?.user?.roles ?? [], pages).filter((one) => one.area !== of.area);
  return (
    <>
      {groupsOf(sections).map(({ group, sections: grouped }) => (
        <Group key={group ?? ''} title={group && t(`groups.${group}`)}>
          {grouped.map((section) => (
            <Section key={section.page} area={of.area} section={section} waiting={waitingAt(section, counts)} />
          ))}
        </Group>
      ))}
      <div className={styles.out}>
        <MenuList>
          {others.map((other) => (
            <MenuItem key={other.area}>
              <Link className={menuEntry} href={href(other.page)} title={t(`${other.area}.name`)}>
                <IconSwitchHorizontal size={18} aria-hidden />
                <span className={styles.word}>{t(`${other.area}.name`)}</span>
              </Link>
            </MenuItem>
          ))}
          <MenuItem>
            <Link className={menuEntry} href={home()} title={t('leave')}>
              <IconArrowLeft size={18} aria-hidden className={styles.back} />
              <span className={styles.word}>{t('leave')}</span>
            </Link>
          </MenuItem>
          <HelpEntry picture={<IconHelpCircle size={18} aria-hidden />} wordClass={styles.word} />
        </MenuList>
      </div>
    </>
  );
}

function Group({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId();
  if (!title) return <MenuList>{children}</MenuList>;
  return (
    // No landmark: a page's own part may have the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div role="group" className={styles.group} aria-labelledby={id}>
      <p id={id} className={styles.heading}>
        <span>{title}</span>
      </p>
      <MenuList>{children}</MenuList>
    </div>
  );
}

function Section({ area, section, waiting }: { area: string; section: ConsoleSection<string>; waiting: number | undefined }) {
  const t = useTranslations('console');
  const { href } = useConsoleHrefs();
  const formats = useReaderFormats();
  const path = usePathBehindLocale();
  const { page, word, icon } = section;
  const isCurrent = page === area ? path === pathOf(page) : isWithin(path, pathOf(page));
  const Icon = SECTION_ICONS[icon];
  return (
    <MenuItem>
      <Link className={menuEntry} href={href(page)} title={t(word)} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
        <Icon size={18} aria-hidden />
        <span className={styles.word}>{t(word)}</span>
        {waiting === undefined ? null : (
          <>
            <span className={styles.count} aria-hidden>
              {formats.number(waiting)}
            </span>
            <span className="fw-hidden">{t('waitingThere', { count: waiting })}</span>
          </>
        )}
      </Link>
    </MenuItem>
  );
}
