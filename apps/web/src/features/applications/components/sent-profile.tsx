// What an organization sees of the profile of somebody who applies: before it is sent, and as it was when it was sent.
import { fullName } from '@fairway/rules/names';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { SentProfile } from '../queries.ts';
import styles from './applications.module.css';

export function SentProfileFacts({ profile }: { profile: SentProfile }) {
  const t = useTranslations('applications.profile');
  const formats = useReaderFormats();
  const place = [profile.city, profile.country ? formats.country(profile.country) : null].filter((part) => part !== null && part !== '');
  const facts: [string, string][] = [
    [t('name'), fullName(profile.firstName, profile.lastName)],
    [t('email'), profile.email],
    [t('phone'), profile.phoneNumber ?? ''],
    [t('place'), formats.facts(place.map(String))],
    [t('studies'), profile.studyPrograms.map((study) => formats.facts(studyParts(study))).join('\n')],
    [
      t('work'),
      profile.workExperiences
        .map(({ title, companyTitle }) => formats.facts([title, companyTitle].filter((part) => part !== '')))
        .join('\n'),
    ],
    [t('languages'), formats.facts(profile.languages.map(({ language }) => language.name))],
    [t('skills'), formats.facts(profile.skills.map(({ name }) => name))],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The program, and where. */
const studyParts = ({ studyProgram }: SentProfile['studyPrograms'][number]): string[] =>
  [studyProgram.name, studyProgram.school?.name ?? studyProgram.customSchoolName ?? ''].filter((part) => part !== '');
