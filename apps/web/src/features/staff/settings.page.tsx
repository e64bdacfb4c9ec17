// /staff/settings/:section: what a school's administrators keep. Other staff see it without buttons. One section at a time, by address; a
// form that holds something unsaved asks before it is left.
import '../../lib/later-messages.ts';
import { SETTINGS_SECTIONS, type SettingsSection } from '@fairway/rules/school-settings';
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool } from '../../lib/console/console-school.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { UnsavedGuard } from '../account/unsaved.tsx';
import { CampusesSection } from './components/settings/campuses-section.tsx';
import { DomainsSection } from './components/settings/domains-section.tsx';
import { Loaded } from './components/settings/loaded.tsx';
import { MethodsSection } from './components/settings/methods-section.tsx';
import { ProfileSection } from './components/settings/profile-section.tsx';
import { ProgramsSection } from './components/settings/programs-section.tsx';
import { RequestTextSection } from './components/settings/request-text-section.tsx';
import styles from './components/settings/settings.module.css';
import { SignInSection } from './components/settings/sign-in-section.tsx';
import { StaffSection } from './components/settings/staff-section.tsx';
import { type SchoolSettings, settingsQuery, useSchoolCalls } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.staff.settings'), path: pathOf('staff-settings'), noIndex: true }));

export default function SchoolSettingsPage() {
  const t = useTranslations('school-settings');
  const { schoolId, name } = useConsoleSchool();
  const { section = 'profile' } = useParams();
  const shown = SETTINGS_SECTIONS.find((one) => one === section);
  const { api } = useSchoolCalls();
  const reply = useQuery(settingsQuery(api, schoolId));
  return (
    <ConsolePage title={t('title')} description={name}>
      <div className={styles.page}>
        <Sections shown={shown} />
        <UnsavedGuard key={shown}>
          <div className={styles.content}>
            {shown ? (
              <Loaded reply={reply} label={t('title')}>
                {(settings) => (
                  <>
                    {settings.can.edit ? null : <p className={styles.readOnly}>{t('readOnly')}</p>}
                    <Section key={schoolId} section={shown} settings={settings} />
                  </>
                )}
              </Loaded>
            ) : (
              <p>{t('noSection')}</p>
            )}
          </div>
        </UnsavedGuard>
      </div>
    </ConsolePage>
  );
}

function Sections({ shown }: { shown: SettingsSection | undefined }) {
  const t = useTranslations('school-settings');
  const { href } = useConsoleHrefs();
  const nav = useRef<HTMLElement>(null);
  // On a phone the row scrolls: the section that is shown stands in it.
  useEffect(() => {
    const current = shown && nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && nav.current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - 16;
  }, [shown]);
  return (
    <nav ref={nav} aria-label={t('title')} className={styles.sections}>
      {SETTINGS_SECTIONS.map((section) => (
        <Link
          key={section}
          href={href('staff-settings-section', { section })}
          className={styles.sectionLink}
          {...(section === shown ? { 'aria-current': 'page' as const } : {})}
        >
          {t(`sections.${section}`)}
        </Link>
      ))}
    </nav>
  );
}

function Section({ section, settings }: { section: SettingsSection; settings: SchoolSettings }) {
  switch (section) {
    case 'profile':
      return <ProfileSection settings={settings} />;
    case 'domains':
      return <DomainsSection settings={settings} />;
    case 'campuses':
      return <CampusesSection canEdit={settings.can.edit} />;
    case 'programs':
      return <ProgramsSection canEdit={settings.can.edit} />;
    case 'sign-in':
      return <SignInSection settings={settings} />;
    case 'request-text':
      return <RequestTextSection settings={settings} />;
    case 'verification':
      return <MethodsSection settings={settings} />;
    case 'staff':
      return <StaffSection />;
  }
}
