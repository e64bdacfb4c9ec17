// The account at the end of the bar: the avatar with its menu for those signed in, a sign-in button for visitors. Its place is kept
// while the session is not known, so nothing moves. @rule navigation.12, profile.19
import { menuOf, pageById } from '@fairway/contract/pages';
import { Button, LinkButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Link } from '@fairway/ui/link';
import { showToast } from '@fairway/ui/show-toast';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { consentDialog } from '../features/consent/components/consent-dialog.ts';
import { useLogin } from '../features/identity/components/login-opening.ts';
import { useApi } from '../lib/api.ts';
import { useBoot } from '../lib/boot.ts';
import { useHrefs } from '../lib/paths.ts';
import { signOut as endSession, mayBeCandidate, type Session, useSession } from '../lib/session.ts';
import { slotPart } from '../lib/slots.tsx';
import styles from './account-menu.module.css';
import { Disclosure } from './disclosure.tsx';
import { consolesOf } from './held-consoles.ts';
import { MenuItem, MenuList, menuEntry } from './menu-list.tsx';

const MenuScore = slotPart('menu-score');

type User = NonNullable<Session['user']>;
/** Keys of `shell.account`. */
type AccountWord = Exclude<Parameters<ReturnType<typeof useTranslations<'shell.account'>>>[0], 'score'>;

export function AccountMenu() {
  const { tenant } = useBoot();
  const session = useSession();
  if (session?.authenticated && session.user) return <SignedIn user={session.user} />;
  // Where nobody can sign in yet, there is nothing to offer. @rule identity.51
  if (!tenant.features.login) return null;
  return <div className={styles.place}>{session ? <SignInButton /> : null}</div>;
}

/** The way to sign in: the popup; without JavaScript its address. `onPress` comes first. */
export function SignInButton({ onPress }: { onPress?: () => void }) {
  const t = useTranslations('shell.account');
  const { href } = useHrefs();
  const login = useLogin();
  return (
    <LinkButton
      href={href('login')}
      variant="primary"
      size="small"
      onClick={(event) => {
        event.preventDefault();
        onPress?.();
        void login();
      }}
    >
      {t('signIn')}
    </LinkButton>
  );
}

/** Ends the session here and goes to the start page with nothing personal left in memory. */
export function useSignOut(): { leave: () => Promise<void>; busy: boolean } {
  const t = useTranslations('shell.account');
  const api = useApi();
  const { home } = useHrefs();
  const [busy, setBusy] = useState(false);
  async function leave() {
    setBusy(true);
    const gone = await endSession(api);
    setBusy(false);
    if (gone) window.location.assign(home());
    else showToast({ kind: 'error', text: t('signOutFailed') });
  }
  return { leave, busy };
}

/** Log out at the foot of the sidebar. @rule navigation.14 */
export function SignOutButton() {
  const t = useTranslations('shell.account');
  const { leave, busy } = useSignOut();
  return (
    <Button fullWidth busy={busy} onClick={leave}>
      {t('signOut')}
    </Button>
  );
}

function SignedIn({ user }: { user: User }) {
  const t = useTranslations('shell.account');
  const [open, setOpen] = useState(false);
  return (
    <Disclosure label={t('menu')} button={<Avatar user={user} />} className={styles.account ?? ''} onToggle={setOpen}>
      <p className={styles.who}>
        <strong>{[user.firstName, user.lastName].filter(Boolean).join(' ') || user.email}</strong>
        <span>{user.email}</span>
      </p>
      <AccountLinks signOut shown={open} />
    </Disclosure>
  );
}

function Avatar({ user }: { user: User }) {
  if (user.avatar) return <img className={styles.avatar} src={user.avatar} alt="" width={32} height={32} />;
  const letter = (user.firstName || user.email || 'A').slice(0, 1).toUpperCase();
  return (
    <span className={styles.avatar} aria-hidden="true">
      {letter}
    </span>
  );
}

/** The links of the account menu that exist here; at the end the way out. While `shown`, a candidate's score is read. */
export function AccountLinks({ signOut = false, shown }: { signOut?: boolean; shown: boolean }) {
  const t = useTranslations('shell.account');
  const { leave, busy } = useSignOut();
  const { pages } = useBoot();
  const session = useSession();
  const isCandidate = mayBeCandidate(session);
  const { href, exists, sitePage } = useHrefs();
  const dialogs = useDialogs();
  return (
    <MenuList label={t('menu')}>
      {menuOf('account')
        .filter(({ page }) => exists(page) && (isCandidate || pageById(page).access !== 'candidate'))
        .map(({ page, word }) => (
          <MenuItem key={page}>
            <Link className={menuEntry} href={href(page)}>
              {t(word as AccountWord)}
            </Link>
            {page === 'profile' && shown && session?.user ? (
              <Suspense fallback={null}>
                <MenuScore />
              </Suspense>
            ) : null}
          </MenuItem>
        ))}
      {consolesOf(session?.user?.roles ?? [], pages).map(({ area, page }) => (
        <MenuItem key={area}>
          <Link className={menuEntry} href={href(page)}>
            {t(`${area}Console`)}
          </Link>
        </MenuItem>
      ))}
      <SiteLink href={sitePage('faq')} text={t('faqs')} />
      <SiteLink href={sitePage('privacy')} text={t('privacy')} />
      <MenuItem>
        <button type="button" className={menuEntry} onClick={() => dialogs.open(consentDialog, {})}>
          {t('cookies')}
        </button>
      </MenuItem>
      {signOut ? (
        <MenuItem>
          <button type="button" className={menuEntry} disabled={busy} onClick={leave}>
            {t('signOut')}
          </button>
        </MenuItem>
      ) : null}
    </MenuList>
  );
}

/** An own page; one elsewhere opens beside this one. @rule navigation.15 */
function SiteLink({ href = '', text }: { href?: string | undefined; text: string }) {
  return (
    <MenuItem>
      <Link className={menuEntry} href={href} {...(href.startsWith('/') ? {} : { target: '_blank' })}>
        {text}
      </Link>
    </MenuItem>
  );
}
