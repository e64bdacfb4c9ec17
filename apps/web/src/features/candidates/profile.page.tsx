// /profile: who I am, a card a section, each with its dialog. `?edit=languages` opens one, `?scrollTo=educations` scrolls to education.
// @rule pages.9, profile.21
import '../../lib/profile-messages.ts';
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../lib/error-text.ts';
import type { GatedPage } from '../../lib/gated-page.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { LaterLife } from '../../lib/later-life.tsx';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { ProfileHead } from './components/profile-head.tsx';
import { ProfileSide } from './components/profile-side.tsx';
import { ProfileSkeleton } from './components/profile-skeleton.tsx';
import { ScoreCard } from './components/score-card.tsx';
import { MODALS, SECTIONS } from './components/sections/registry.ts';
import { WaitingModal } from './components/waiting-modal.tsx';
import { useEdits } from './edits.ts';
import styles from './profile.module.css';
import { type Profile, readProfileEarly, tellLoaded, useProfile } from './queries.ts';
import { UnsavedGuard } from './unsaved.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('profile.title'), path: pathOf('profile'), noIndex: true }));

export const handle: GatedPage = { early: readProfileEarly, messages: 'profile', forReader: true };

/** Names of sections in links of the platform, where they are not the section's own. */
const SCROLL_NAMES: Readonly<Record<string, string>> = { educations: 'education' };

export default function ProfilePage() {
  const t = useTranslations('profile');
  const errorText = useErrorText();
  const { data: profile, error, refetch, isFetching } = useProfile();
  const brought = useRef(profile?.candidate);
  useEffect(() => {
    if (brought.current) tellLoaded(brought.current);
  }, []);
  if (!profile && error)
    return (
      <EmptyState
        level={1}
        drawing="error"
        title={t('failed')}
        text={errorText(error)}
        actions={
          <Button busy={isFetching} onClick={() => refetch()}>
            {t('again')}
          </Button>
        }
      />
    );
  if (!profile) return <ProfileSkeleton />;
  return (
    <UnsavedGuard>
      <div className={styles.page}>
        <ProfileHead profile={profile} />
        <div className={styles.score}>
          <ScoreCard profile={profile} />
        </div>
        <div className={styles.sections}>
          {SECTIONS.map(({ id, Section }) => (
            <LaterLife key={id}>
              <Section profile={profile} />
            </LaterLife>
          ))}
          <ScrollToSection />
        </div>
        <LaterLife>
          <ProfileSide profile={profile} />
        </LaterLife>
      </div>
      <OpenEdit profile={profile} />
    </UnsavedGuard>
  );
}

/** The dialog that the address names. */
function OpenEdit({ profile }: { profile: Profile }) {
  const { edit } = useEdits();
  const hydrated = useHydrated();
  const Modal = edit && MODALS[edit];
  if (!Modal || !hydrated) return null;
  return (
    <Suspense fallback={<WaitingModal />}>
      <Modal key={edit} profile={profile} />
    </Suspense>
  );
}

/** Once the sections are there, the one that the address asks for comes into view. @rule pages.14 */
function ScrollToSection() {
  const wanted = new URLSearchParams(useLocation().search).get('scrollTo');
  useEffect(() => {
    const section = wanted ? document.getElementById(SCROLL_NAMES[wanted] ?? wanted) : null;
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  }, [wanted]);
  return null;
}
