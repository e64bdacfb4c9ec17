// What stands around every page: skip link, bar, content, foot, and what floats. Pages render their content only: the <main> is here. @rule pages.2

import { consoleOfPage, HIDDEN_BAR_PAGES } from '@fairway/contract/pages';
import { DialogProvider } from '@fairway/ui/dialog-stack';
import { type LinkProps, LinkProvider } from '@fairway/ui/link';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link as RouterLink, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConsentNotice } from '../features/consent/components/consent-notice.tsx';
import { HelpButton } from '../features/support/components/help-button.tsx';
import { VerifyPlace } from '../features/verification/components/verify-place.tsx';
import { setAnalyticsUser } from '../lib/analytics.ts';
import { useBoot } from '../lib/boot.ts';
import { useEarlyPresses } from '../lib/early-presses.ts';
import { LaterLife } from '../lib/later-life.tsx';
import { useSession, useSessionNews } from '../lib/session.ts';
import { fillSlotsFrom, Slot } from '../lib/slots.tsx';
import { AccountNotices } from './account-notices.tsx';
import { useFont } from './font.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoginWatch } from './login-watch.tsx';
import { useNonce } from './nonce.ts';
import { Progress } from './progress.tsx';
import { ScrollTop } from './scroll-top.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TenantWatch } from './tenant-watch.tsx';
import { ToastPlace } from './toast-place.tsx';

const CONTENT_ID = 'content';
fillSlotsFrom(async () => (await import('../features.ts')).FEATURES);

/** Always the same element: what the shell hears of does not change it. */
const FOOT = (
  <LaterLife>
    <Footer />
  </LaterLife>
);

const MaintenanceNotice = lazy(() => import('./maintenance-notice.tsx'));
const ConsoleBar = lazy(() => import('./console/console-bar.tsx'));

/** The router's link for the parts of packages/ui. */
function ShellLink({ href, ...rest }: LinkProps) {
  return <RouterLink to={href} prefetch="intent" {...rest} />;
}

export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const nonce = useNonce();
  const { maintenance } = useBoot().tenant;
  const session = useSession();
  const candidate = session?.user?.roles.includes('Candidate') ? session.user : undefined;
  useSessionNews();
  useFont();
  useEarlyPresses();
  useEffect(() => setAnalyticsUser(session?.user?.id ?? null), [session?.user?.id]);
  const { pathname } = useLocation();
  const pageId = useMatches().at(-1)?.id ?? '';
  // A console has a navigation of its own.
  const area = consoleOfPage(pageId);
  const bare = HIDDEN_BAR_PAGES.includes(pageId) || area !== undefined;
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const main = useRef<HTMLElement>(null);
  useNavigated(pathname, () => {
    setMenuOpen(false);
    main.current?.focus({ preventScroll: true });
  });
  return (
    <LinkProvider link={ShellLink}>
      <DialogProvider texts={useDialogTexts()}>
        <a className={styles.skip} href={`#${CONTENT_ID}`}>
          {t('skip')}
        </a>
        <Progress />
        <TenantWatch />
        {bare ? null : <Header onMenu={() => setMenuOpen(true)} />}
        {area ? (
          <Suspense fallback={<div className={styles.barPlace} />}>
            <ConsoleBar area={area} />
          </Suspense>
        ) : null}
        {session?.user ? <AccountNotices user={session.user} /> : null}
        {candidate ? <Slot name="notices" user={candidate} pageId={pageId} /> : null}
        <main ref={main} id={CONTENT_ID} tabIndex={-1} className={area ? styles.console : styles.main}>
          {maintenance ? (
            <Suspense>
              <MaintenanceNotice key={maintenance.id} {...maintenance} />
            </Suspense>
          ) : null}
          {children}
        </main>
        {bare ? null : FOOT}
        {bare && !area ? (
          <div className={styles.help}>
            <HelpButton email={session?.user?.email} />
          </div>
        ) : null}
        <div className={styles.corner}>
          <ScrollTop />
          {bare ? null : <HelpButton email={session?.user?.email} floats />}
        </div>
        <Sidebar open={menuOpen} onClose={closeMenu} />
        <LoginWatch />
        {candidate ? <Slot name="watches" key={candidate.id} user={candidate} pageId={pageId} /> : null}
        <VerifyPlace session={session} />
        <ToastPlace />
        <ConsentNotice signedIn={session?.authenticated} />
        <ScrollRestoration {...(nonce === undefined ? {} : { nonce })} />
      </DialogProvider>
    </LinkProvider>
  );
}

/** Runs `then` after the path changed; not on the first page, and not when only the query did. */
function useNavigated(pathname: string, then: () => void): void {
  const shown = useRef(pathname);
  const latest = useRef(then);
  latest.current = then;
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    latest.current();
  }, [pathname]);
}

function useDialogTexts() {
  const t = useTranslations('shell');
  return useMemo(
    () => ({
      close: t('dialog.close'),
      ok: t('dialog.ok'),
      cancel: t('dialog.cancel'),
      loading: t('loading'),
      errorTitle: t('error.title'),
      failed: t('error.text'),
      missing: t('dialog.missing'),
    }),
    [t],
  );
}
