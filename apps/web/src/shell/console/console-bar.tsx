// What stands around the pages of a console instead of the candidate's navigation: a bar above, a menu beside; on small screens the menu
// is a drawer. Loaded with the first page of a console only.
import '../../lib/later-messages.ts';
import type { ConsoleArea } from '@fairway/rules/access';
import { IconButton } from '@fairway/ui/button';
import { Link } from '@fairway/ui/link';
import { SidePanel } from '@fairway/ui/side-panel';
import { IconMenu2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../lib/boot.ts';
import { BrandMark } from '../../lib/brand-mark.tsx';
import { type Console, type ConsoleSection, sectionsFor } from '../../lib/console/console.ts';
import { useConsoleHrefs } from '../../lib/console/console-school.ts';
import { pathOf, useHrefs, usePathBehindLocale } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { AccountMenu } from '../account-menu.tsx';
import { consolesOf } from '../held-consoles.ts';
import { HelpEntry } from '../help-entry.tsx';
import { isWithin } from '../main-links.ts';
import { MenuItem, MenuList, menuEntry } from '../menu-list.tsx';
import { SchemeToggle } from '../scheme-toggle.tsx';
import styles from './console-bar.module.css';
import { consoleNamed } from './consoles.ts';
import { PaletteButton } from './palette-button.tsx';

export default function BarOfArea({ area }: { area: ConsoleArea }) {
  return <ConsoleBar of={consoleNamed(area)} />;
}

export function ConsoleBar({ of }: { of: Console<string> }) {
  const t = useTranslations('console');
  const { pages } = useBoot();
  const session = useSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (pathname) setOpen(false);
  }, [pathname]);
  const sections = sectionsFor(of, session?.user, pages);
  const held = sections.length > 0;
  const { word, chooser: Chooser } = of;
  return (
    <>
      <header className={styles.header}>
        {held ? (
          <IconButton className={styles.open} label={t('openMenu')} icon={<IconMenu2 aria-hidden />} onClick={() => setOpen(true)} />
        ) : null}
        <BrandMark />
        <p className={styles.name}>{t(word)}</p>
        <div className={styles.side}>
          {held ? <PaletteButton of={of} /> : null}
          {held && Chooser ? (
            <div className={styles.wide}>
              <Chooser />
            </div>
          ) : null}
          <SchemeToggle />
          <AccountMenu />
        </div>
      </header>
      {held ? (
        <>
          <nav className={styles.menu} aria-label={t('menu')}>
            <ConsoleMenu area={of.area} sections={sections} />
          </nav>
          <SidePanel open={open} onClose={() => setOpen(false)} side="start" title={t(word)} closeLabel={t('closeMenu')}>
            {Chooser ? <Chooser /> : null}
            <nav aria-label={t('menu')}>
              <ConsoleMenu area={of.area} sections={sections} />
            </nav>
          </SidePanel>
        </>
      ) : null}
    </>
  );
}

function ConsoleMenu({ area, sections }: { area: string; sections: readonly ConsoleSection<string>[] }) {
  const t = useTranslations('console');
  const { pages } = useBoot();
  const { href } = useConsoleHrefs();
  const { home } = useHrefs();
  const path = usePathBehindLocale();
  const session = useSession();
  const others = consolesOf(session?.user?.roles ?? [], pages).filter((one) => one.area !== area);
  const isCurrent = (page: string) => (page === area ? path === pathOf(page) : isWithin(path, pathOf(page)));
  return (
    <MenuList>
      {sections.map((section) => (
        <MenuItem key={section.page}>
          <Link className={menuEntry} href={href(section.page)} {...(isCurrent(section.page) ? { 'aria-current': 'page' as const } : {})}>
            <SectionWords {...section} />
          </Link>
        </MenuItem>
      ))}
      {others.map((other) => (
        <MenuItem key={other.area}>
          <Link className={menuEntry} href={href(other.page)}>
            {t(`${other.area}.name`)}
          </Link>
        </MenuItem>
      ))}
      <MenuItem>
        <Link className={menuEntry} href={home()}>
          {t('leave')}
        </Link>
      </MenuItem>
      <HelpEntry />
    </MenuList>
  );
}

/** A section that counts nothing. */
const useNothing = () => undefined;

function SectionWords({ icon: Icon, word, useCount = useNothing }: ConsoleSection<string>) {
  const t = useTranslations('console');
  const count = useCount();
  return (
    <>
      {Icon ? <Icon size={18} aria-hidden /> : null}
      {t(word)}
      {count ? <span className={styles.count}>{count}</span> : null}
    </>
  );
}
