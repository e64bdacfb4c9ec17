// The profile as the candidate shows it to schools, read-only. What the law protects never comes here.
import { Link } from '@fairway/ui/link';
import { Prose } from '@fairway/ui/prose';
import { useTranslations } from 'use-intl';
import { Card, Facts } from '../../../lib/console/card.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { StudentRecord } from '../queries.ts';
import styles from './record.module.css';

export function ProfileCard({ student }: { student: StudentRecord }) {
  const t = useTranslations('students.record');
  const list = useTranslations('students');
  if (student.isPrivate)
    return (
      <Card title={t('profile')}>
        <p>{list('privateText')}</p>
      </Card>
    );
  if (!student.profile)
    return (
      <Card title={t('profile')}>
        <p className={styles.muted}>{t('noProfile')}</p>
      </Card>
    );
  return <Profile profile={student.profile} />;
}

function Profile({ profile }: { profile: NonNullable<StudentRecord['profile']> }) {
  const t = useTranslations('students.record');
  const { country, facts, month } = useReaderFormats();
  const place = [profile.city, profile.country ? country(profile.country) : null].filter((part) => part !== null && part !== '');
  const period = (start: string | null, end: string | null, isCurrent: boolean) =>
    [start ? month(start) : '', end ? month(end) : isCurrent ? t('today') : ''].filter(Boolean).join(' – ');
  return (
    <Card title={t('profile')}>
      <Facts
        facts={[
          [t('contact'), profile.email],
          [t('phone'), profile.phoneNumber],
          [t('place'), place.length > 0 ? facts(place as string[]) : null],
        ]}
      />
      {profile.summary ? (
        <>
          <h3>{t('summary')}</h3>
          <Prose size="small" html={profile.summary} />
        </>
      ) : null}
      <Entries
        title={t('education')}
        entries={profile.studyPrograms.map(({ id, start, end, isCurrent, campus, studyProgram }) => ({
          id,
          title: studyProgram.name,
          place: [studyProgram.school?.name ?? studyProgram.customSchoolName, campus?.name].filter(Boolean).join(' · '),
          period: period(start, end, isCurrent),
        }))}
      />
      <Entries
        title={t('experience')}
        entries={profile.workExperiences.map(({ id, title, companyTitle: organizationTitle, start, end, isCurrentJob, description }) => ({
          id,
          title,
          place: organizationTitle,
          period: period(start, end, isCurrentJob),
          html: description,
        }))}
      />
      <Entries
        title={t('memberships')}
        entries={profile.memberships.map(({ id, title, organizationName, start, end, isActive, description }) => ({
          id,
          title,
          place: organizationName,
          period: period(start, end, isActive),
          html: description,
        }))}
      />
      <Words title={t('skills')} words={profile.skills.map((skill) => skill.name)} />
      <Words title={t('languages')} words={profile.languages.map(({ language }) => language.name)} />
      {profile.links.length > 0 ? (
        <>
          <h3>{t('links')}</h3>
          <ul className={styles.list}>
            {profile.links.map((link) => (
              <li key={link.id}>
                <Link href={link.value} target="_blank" rel="noreferrer noopener nofollow">
                  {link.name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  );
}

type Entry = { id: string; title: string; place: string; period: string; html?: string | null };

function Entries({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <p dir="auto">{entry.title}</p>
            <p className={styles.muted} dir="auto">
              {[entry.place, entry.period].filter(Boolean).join(' · ')}
            </p>
            {entry.html ? <Prose size="small" html={entry.html} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  const { facts } = useReaderFormats();
  if (words.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <p>{facts(words)}</p>
    </>
  );
}
