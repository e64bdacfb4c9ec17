// The navigation of small screens: mirrors the links, sign in and the languages. @rule navigation.14
import { SidePanel } from '@fairway/ui/side-panel';
import { useTranslations } from 'use-intl';
import { useBoot } from '../lib/boot.ts';
import { useSession } from '../lib/session.ts';
import { AccountLinks, SignInButton, SignOutButton } from './account-menu.tsx';
import { HelpEntry } from './help-entry.tsx';
import { LocaleList } from './locale-menu.tsx';
import { mainLinks, toolLinks } from './main-links.ts';
import { MenuList, MenuNavLink } from './menu-list.tsx';
import styles from './sidebar.module.css';

export function Sidebar({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('shell');
  const boot = useBoot();
  const session = useSession();
  const tools = toolLinks(boot);
  const signIn = boot.tenant.features.login && session !== undefined && !session.authenticated;
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title={t('nav.menu')}
      closeLabel={t('nav.close')}
      {...(signIn ? { footer: <SignInButton onPress={onClose} /> } : {})}
      {...(session?.authenticated ? { footer: <SignOutButton /> } : {})}
    >
      <div className={styles.sections}>
        <nav aria-label={t('nav.label')}>
          <MenuList>
            {mainLinks(boot).map((link) => (
              <MenuNavLink key={link.word} link={link} />
            ))}
          </MenuList>
        </nav>
        {tools.length > 0 ? (
          <section>
            <h3 className={styles.title}>{t('nav.tools')}</h3>
            <MenuList>
              {tools.map((link) => (
                <MenuNavLink key={link.word} link={link} />
              ))}
            </MenuList>
          </section>
        ) : null}
        {session?.authenticated ? (
          <section>
            <h3 className={styles.title}>{t('account.menu')}</h3>
            <AccountLinks shown={open} />
          </section>
        ) : null}
        <MenuList>
          <HelpEntry />
        </MenuList>
        <section className={styles.languages}>
          <h3 className={styles.title}>{t('locale.label')}</h3>
          <LocaleList />
        </section>
      </div>
    </SidePanel>
  );
}
