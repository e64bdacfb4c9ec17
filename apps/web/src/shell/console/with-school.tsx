// Gives pages of the career services console the school that is shown. One that the person does not work for is no page; a page of a duty that they do
// not hold there says so, and asks for nothing; of a school that rests its staff read why. @rule schools.10
import { Banner } from '@fairway/ui/banner';
import { EmptyState } from '@fairway/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FEATURES } from '../../features.ts';
import { useBoot } from '../../lib/boot.ts';
import { type ConsoleSchool, ConsoleSchoolContext, useConsoleSchools } from '../../lib/console/console-school.ts';
import { pathOf, usePathBehindLocale } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { isWithin } from '../main-links.ts';
import { SubjectFrame } from './subject-frame.tsx';
import styles from './with-school.module.css';

/** Its children, with the school of the console around them. */
export function WithSchool({ children }: { children: ReactNode }) {
  return (
    <SubjectFrame found={useConsoleSchools()} none="noSchool">
      {/* Another school is another page: nothing of the one before stays in it. */}
      {(school) => (
        <ConsoleSchoolContext key={school.schoolId} value={school}>
          {school.suspension ? <Resting school={school} suspension={school.suspension} /> : null}
          {school.suspension?.isClosed ? null : <OfDuty duties={school.duties}>{children}</OfDuty>}
        </ConsoleSchoolContext>
      )}
    </SubjectFrame>
  );
}

function Resting({ school, suspension }: { school: ConsoleSchool; suspension: NonNullable<ConsoleSchool['suspension']> }) {
  const t = useTranslations('console.schoolRests');
  const formats = useReaderFormats();
  if (!suspension.isClosed) return <Banner meaning="warning">{t('note')}</Banner>;
  return (
    <EmptyState
      level={1}
      drawing="list"
      title={t('title', { name: school.name })}
      text={
        <>
          {t('text', { time: formats.dateTime(new Date(suspension.since)) })}
          <br />
          <span className={styles.reason} dir="auto">
            {t('reason', { reason: suspension.reason })}
          </span>
        </>
      }
    />
  );
}

function OfDuty({ duties, children }: { duties: readonly string[]; children: ReactNode }) {
  const t = useTranslations('console.noDuty');
  const { pages } = useBoot();
  const path = usePathBehindLocale();
  const section = FEATURES.flatMap(({ sections = [] }) => sections).find(
    ({ console, page, duty }) => console === 'staff' && duty && pages.includes(page) && isWithin(path, pathOf(page)),
  );
  if (!section?.duty || duties.includes(section.duty)) return children;
  return <EmptyState level={1} drawing="list" title={t('title')} text={t('text')} />;
}
