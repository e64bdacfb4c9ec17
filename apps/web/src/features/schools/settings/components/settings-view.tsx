// The settings, one section at a time: its name comes from the address.
import { ADMINISTRATORS_SECTIONS, SECTION_WORDS, SETTINGS_SECTIONS, type SettingsSection } from '@fairway/rules/school-settings';
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool } from '../../../../lib/console/console-school.ts';
import { UnsavedGuard } from '../../../../lib/forms/unsaved.tsx';
import { AgreementView } from '../../../processing-agreements/components/agreement-view.tsx';
import { RetentionSettings } from '../../../retention/components/retention-settings.tsx';
import { PartnersView } from '../../../school-partners/components/partners-view.tsx';
import { PoliciesView } from '../../../school-policies/components/policies-view.tsx';
import { type SchoolSettings, settingsQuery, useSchoolCalls } from '../queries.ts';
import { CampusesSection } from './campuses-section.tsx';
import { DomainsSection } from './domains-section.tsx';
import { Loaded } from './loaded.tsx';
import { MethodsSection } from './methods-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ProgramsSection } from './programs-section.tsx';
import { ReasonsSection } from './reasons-section.tsx';
import { RequestTextSection } from './request-text-section.tsx';
import styles from './settings.module.css';
import { SignInSection } from './sign-in-section.tsx';
import { StaffSection } from './staff-section.tsx';

export function SettingsView({ section }: { section: string }) {
  const t = useTranslations('school-settings');
  const { schoolId, name } = useConsoleSchool();
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
  const { administered } = useConsoleSchool();
  const nav = useRef<HTMLElement>(null);
  // On a phone the row scrolls: the section that is shown stands in it.
  useEffect(() => {
    const current = shown && nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && nav.current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - 16;
  }, [shown]);
  return (
    <nav ref={nav} aria-label={t('title')} className={styles.sections}>
      {SETTINGS_SECTIONS.filter((section) => administered || !ADMINISTRATORS_SECTIONS.includes(section)).map((section) => (
        <Link
          key={section}
          href={href('staff-settings-section', { section })}
          className={styles.sectionLink}
          {...(section === shown ? { 'aria-current': 'page' as const } : {})}
        >
          {t(`sections.${SECTION_WORDS[section]}`)}
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
    case 'reasons':
      return <ReasonsSection settings={settings} />;
    case 'verification':
      return <MethodsSection settings={settings} />;
    case 'staff':
      return <StaffSection canEdit={settings.can.edit} />;
    case 'partners':
      return <PartnersView />;
    case 'policies':
      return <PoliciesView />;
    case 'retention':
      return <RetentionSettings />;
    case 'processing':
      return <AgreementView />;
  }
}
