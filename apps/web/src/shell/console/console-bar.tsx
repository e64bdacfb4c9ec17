// What stands around the pages of a console instead of the candidate's navigation: a bar above, a menu beside; on small screens the menu
// is a drawer. Loaded with the first page of a console only.
import '../../lib/later-messages.ts';
import { IconButton } from '@fairway/ui/button';
import { Link } from '@fairway/ui/link';
import { Select } from '@fairway/ui/select';
import { SidePanel } from '@fairway/ui/side-panel';
import { IconMenu2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../lib/boot.ts';
import { BrandMark } from '../../lib/brand-mark.tsx';
import { useConsoleHrefs, useConsoleSchools } from '../../lib/console/console-school.ts';
import { pathOf, useHrefs, usePathBehindLocale } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { AccountMenu } from '../account-menu.tsx';
import { type ConsoleArea, consoleLinks, consolesOf } from '../console-entries.ts';
import { HelpEntry } from '../help-entry.tsx';
import { isWithin } from '../main-links.ts';
import { MenuItem, MenuList, menuEntry } from '../menu-list.tsx';
import { SchemeToggle } from '../scheme-toggle.tsx';
import styles from './console-bar.module.css';

export default function ConsoleBar({ area }: { area: ConsoleArea }) {
  const t = useTranslations('console');
  const { pages } = useBoot();
  const session = useSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (pathname) setOpen(false);
  }, [pathname]);
  const held = consolesOf(session?.user?.roles ?? [], pages).some((one) => one.area === area);
  return (
    <>
      <header className={styles.header}>
        {held ? (
          <IconButton className={styles.open} label={t('openMenu')} icon={<IconMenu2 aria-hidden />} onClick={() => setOpen(true)} />
        ) : null}
        <BrandMark />
        <p className={styles.name}>{t(`${area}.name`)}</p>
        <div className={styles.side}>
          {held && area === 'staff' ? (
            <div className={styles.wide}>
              <SchoolSwitcher />
            </div>
          ) : null}
          <SchemeToggle />
          <AccountMenu />
        </div>
      </header>
      {held ? (
        <>
          <nav className={styles.menu} aria-label={t('menu')}>
            <ConsoleMenu area={area} />
          </nav>
          <SidePanel open={open} onClose={() => setOpen(false)} side="start" title={t(`${area}.name`)} closeLabel={t('closeMenu')}>
            {area === 'staff' ? <SchoolSwitcher /> : null}
            <nav aria-label={t('menu')}>
              <ConsoleMenu area={area} />
            </nav>
          </SidePanel>
        </>
      ) : null}
    </>
  );
}

function ConsoleMenu({ area }: { area: ConsoleArea }) {
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
      {consoleLinks(area, pages).map(({ page, word }) => (
        <MenuItem key={page}>
          <Link className={menuEntry} href={href(page)} {...(isCurrent(page) ? { 'aria-current': 'page' as const } : {})}>
            {t(word)}
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

/** The school that is shown, for those who work for several. */
function SchoolSwitcher() {
  const t = useTranslations('console');
  const found = useConsoleSchools();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (found.state !== 'known' || found.schools.length < 2) return null;
  const { school, schools } = found;
  const listed = school && !schools.some((one) => one.schoolId === school.schoolId) ? [school, ...schools] : schools;
  return (
    <div className={styles.schools}>
      <Select
        label={t('school')}
        labelHidden
        options={listed.map(({ schoolId, name }) => ({ value: `${schoolId}`, label: name }))}
        {...(school ? {} : { emptyLabel: t('school') })}
        value={school ? `${school.schoolId}` : ''}
        // Filters of one school mean nothing at another.
        onChange={(event) => void navigate(`${pathname}?school=${event.currentTarget.value}`)}
      />
    </div>
  );
}
