// What stands around the pages of a console instead of the candidate's navigation: a bar above, a menu beside; on small screens the menu
// is a drawer. Loaded with the first page of a console only.
import '../../lib/later-messages.ts';
import type { ConsoleArea } from '@fairway/rules/access';
import { IconButton } from '@fairway/ui/button';
import { SidePanel } from '@fairway/ui/side-panel';
import { IconMenu2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../lib/boot.ts';
import { BrandMark } from '../../lib/brand-mark.tsx';
import { type Console, type ConsoleSection, sectionsFor } from '../../lib/console/console.ts';
import { useSession } from '../../lib/session.ts';
import { AccountMenu } from '../account-menu.tsx';
import { SchemeToggle } from '../scheme-toggle.tsx';
import styles from './console-bar.module.css';
import { ConsoleMenu, MenuEntries } from './console-menu.tsx';
import { consoleNamed } from './consoles.ts';
import { useMenuWidth } from './menu-width.ts';
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
      {held ? <Menus of={of} sections={sections} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type MenusProps = { of: Console<string>; sections: readonly ConsoleSection<string>[]; open: boolean; onClose: () => void };

/** The menu beside the page and the drawer of small windows; only for who holds the console, so that nothing is counted in vain. */
function Menus({ of, sections: held, open, onClose }: MenusProps) {
  const t = useTranslations('console');
  const { word, chooser: Chooser, useDuties = useNothing, useWaiting = useNothing } = of;
  const counts = useWaiting();
  const duties = useDuties();
  const sections = held.filter(({ duty }) => !duty || !duties || duties.includes(duty));
  const [narrow, setNarrow] = useMenuWidth();
  return (
    <>
      <ConsoleMenu of={of} sections={sections} counts={counts} narrow={narrow} onNarrow={setNarrow} />
      <SidePanel open={open} onClose={onClose} side="start" title={t(word)} closeLabel={t('closeMenu')}>
        {Chooser ? <Chooser /> : null}
        <nav aria-label={t('menu')}>
          <MenuEntries of={of} sections={sections} counts={counts} />
        </nav>
      </SidePanel>
    </>
  );
}

/** A console that counts nothing, and has no duties. */
const useNothing = () => undefined;
