import { ImagePlate } from '@fairway/ui/image-plate';
import { Select } from '@fairway/ui/select';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useConsoleSchools } from '../../lib/console/console-school.ts';
import styles from './console-bar.module.css';

/** The school that is shown, by its logo and name; who works for several chooses another. */
export function SchoolChooser() {
  const t = useTranslations('console');
  const found = useConsoleSchools();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (found.state !== 'known' || (found.schools.length < 2 && !found.school)) return null;
  const { school, schools } = found;
  const listed = school && !schools.some((one) => one.schoolId === school.schoolId) ? [school, ...schools] : schools;
  return (
    <div className={styles.schools}>
      {school ? <ImagePlate src={school.logo} name={school.name} sizePx={28} eager /> : null}
      {school && listed.length < 2 ? (
        <p className={styles.school} title={school.name}>
          <bdi>{school.name}</bdi>
        </p>
      ) : (
        <Select
          label={t('school')}
          labelHidden
          options={listed.map(({ schoolId, name }) => ({ value: `${schoolId}`, label: name }))}
          {...(school ? {} : { emptyLabel: t('school') })}
          value={school ? `${school.schoolId}` : ''}
          // Filters of one school mean nothing at another.
          onChange={(event) => void navigate(`${pathname}?school=${event.currentTarget.value}`)}
        />
      )}
    </div>
  );
}
