// The navigation bar: main links, Tools, chat, language, appearance, account. On small screens the links move into the sidebar;
// without JavaScript its button leads to the same links at the foot of the page. @rule navigation.6
import { Link } from '@fairway/ui/link';
import { IconChevronDown, IconMenu2 } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../lib/boot.ts';
import { BrandMark } from '../lib/brand-mark.tsx';
import { usePathBehindLocale } from '../lib/paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { ChatLink } from './chat-link.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './header.module.css';
import { LocaleMenu } from './locale-menu.tsx';
import { isWithin, mainLinks, toolLinks, toolsAreCurrent } from './main-links.ts';
import { MenuList, MenuNavLink } from './menu-list.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';

/** Id of the links at the foot of the page, where the menu button leads without JavaScript. */
export const FOOT_MENU_ID = 'all-links';

export function Header({ onMenu }: { onMenu: () => void }) {
  const t = useTranslations('shell.nav');
  const boot = useBoot();
  const path = usePathBehindLocale();
  const tools = toolLinks(boot);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <BrandMark />
        <nav className={styles.nav} aria-label={t('label')}>
          {mainLinks(boot).map((link) => (
            <Link
              key={link.word}
              className={styles.link}
              href={link.href}
              {...(isWithin(path, link.path) ? { 'aria-current': 'page' as const } : {})}
            >
              {t(link.word)}
            </Link>
          ))}
          {tools.length > 0 ? (
            <Disclosure
              align="start"
              current={toolsAreCurrent(path, tools)}
              button={
                <>
                  {t('tools')}
                  <IconChevronDown size={16} aria-hidden />
                </>
              }
            >
              <MenuList label={t('tools')}>
                {tools.map((link) => (
                  <MenuNavLink key={link.word} link={link} />
                ))}
              </MenuList>
            </Disclosure>
          ) : null}
        </nav>
        <div className={styles.side}>
          <ChatLink />
          <div className={styles.wide}>
            <LocaleMenu />
          </div>
          <SchemeToggle />
          <AccountMenu />
          <a
            className={styles.menu}
            href={`#${FOOT_MENU_ID}`}
            aria-label={t('menu')}
            onClick={(event) => {
              event.preventDefault();
              onMenu();
            }}
          >
            <IconMenu2 size={22} aria-hidden />
          </a>
        </div>
      </div>
    </header>
  );
}
