import { ImagePlate } from '@fairway/ui/image-plate';
import { Select } from '@fairway/ui/select';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useConsoleOrganizations } from '../../lib/console/console-organization.ts';
import { useConsoleSchools } from '../../lib/console/console-school.ts';
import type { ConsoleSubjects } from '../../lib/console/console-subject.ts';
import styles from './console-bar.module.css';

type Named = { name: string; logo: string | null };

/** The school that is shown, by its logo and name; who works for several chooses another. */
export function SchoolChooser() {
  return <SubjectChooser param="school" found={useConsoleSchools()} idOf={({ schoolId }) => schoolId} />;
}

/** The same of organizations. */
export function OrganizationChooser() {
  return <SubjectChooser param="organization" found={useConsoleOrganizations()} idOf={({ organizationId }) => organizationId} />;
}

type ChooserProps<T> = { param: 'school' | 'organization'; found: ConsoleSubjects<T>; idOf: (one: T) => number };

function SubjectChooser<T extends Named>({ param, found, idOf }: ChooserProps<T>) {
  const t = useTranslations('console');
  const word = t(param);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (found.state !== 'known' || (found.subjects.length < 2 && !found.subject)) return null;
  const { subject, subjects } = found;
  const listed = subject && !subjects.some((one) => idOf(one) === idOf(subject)) ? [subject, ...subjects] : subjects;
  return (
    <div className={styles.schools}>
      {subject ? <ImagePlate src={subject.logo} name={subject.name} sizePx={28} eager /> : null}
      {subject && listed.length < 2 ? (
        <p className={styles.school} title={subject.name}>
          <bdi>{subject.name}</bdi>
        </p>
      ) : (
        <Select
          label={word}
          labelHidden
          options={listed.map((one) => ({ value: `${idOf(one)}`, label: one.name }))}
          {...(subject ? {} : { emptyLabel: word })}
          value={subject ? `${idOf(subject)}` : ''}
          // Filters of one mean nothing at another.
          onChange={(event) => void navigate(`${pathname}?${param}=${event.currentTarget.value}`)}
        />
      )}
    </div>
  );
}
