// The fields of one study. All but the school wait for it; level and field are the person's own unless the program is of the school's list.
// @rule education.14
import { EDUCATION_FIELDS, EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { OTHER_FIELD } from '@fairway/rules/profile';
import { MonthPicker } from '@fairway/ui/month-picker';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { hasSchool, type StudyValue, withField } from '../../study-value.ts';
import { CampusField } from './campus-field.tsx';
import type { EntryFieldsProps } from './entry-form.tsx';
import styles from './entry-list.module.css';
import { useMonthWords } from './period-fields.tsx';
import { ProgramField } from './program-field.tsx';
import { SchoolField } from './school-field.tsx';

export function StudyFields(props: EntryFieldsProps<StudyValue>) {
  const { value, onChange, errorOf } = props;
  const t = useTranslations('entries.education');
  const months = useTranslations('entries.months');
  const optional = useTranslations('ui.field')('optional');
  const words = useMonthWords();
  const waits = !hasSchool(value);
  const both = ['start', 'end'];
  return (
    <>
      <SchoolField {...props} />
      <ProgramField {...props} disabled={waits} />
      <CampusField {...props} />
      <LevelAndField {...props} disabled={waits} />
      <div className={styles.pair}>
        <MonthPicker
          {...words}
          label={months('start')}
          optional={optional}
          disabled={waits}
          value={value.start}
          error={errorOf('start')}
          onChange={(start) => onChange({ start }, both)}
        />
        <MonthPicker
          {...words}
          label={months('end')}
          required
          disabled={waits}
          value={value.end}
          error={errorOf('end')}
          onChange={(end) => onChange({ end }, both)}
        />
      </div>
      <p className={styles.note}>{t('endHint')}</p>
    </>
  );
}

/** Level and field of a program in the person's words; those of a listed one are shown. */
export function LevelAndField({ value, onChange, errorOf, disabled }: EntryFieldsProps<StudyValue> & { disabled: boolean }) {
  const t = useTranslations('entries.education');
  const levels = useTranslations('terms.educationLevels');
  const names = useTranslations('terms.educationFields');
  const formats = useReaderFormats();
  const isListed = value.programId !== null;
  const [field] = value.fields;
  const fields = EDUCATION_FIELDS.map((id) => ({ value: id as string, label: names(id) })).sort((one, other) =>
    formats.compare(one.label, other.label),
  );
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={t('level')}
          emptyLabel={t('chooseLevel')}
          disabled={disabled || isListed}
          value={value.levelId ?? ''}
          error={errorOf('levelId')}
          options={EDUCATION_LEVELS.map((level) => ({ value: level, label: levels(level) }))}
          onChange={(event) => onChange({ levelId: EDUCATION_LEVELS.find((level) => level === event.currentTarget.value) ?? null })}
        />
        <Select
          label={t('field')}
          emptyLabel={t('chooseField')}
          disabled={disabled || isListed}
          value={field?.id ?? ''}
          error={errorOf('fields')}
          options={[...fields, { value: OTHER_FIELD, label: t('otherField') }]}
          onChange={(event) => onChange(withField(event.currentTarget.value), ['fields', 'fieldName'])}
        />
        {field?.id === OTHER_FIELD && !isListed ? (
          <TextField
            label={t('fieldName')}
            required
            disabled={disabled}
            value={field.name ?? ''}
            error={errorOf('fieldName')}
            onChange={(event) => onChange(withField(OTHER_FIELD, event.currentTarget.value), ['fieldName'])}
          />
        ) : null}
      </div>
      {isListed ? <p className={styles.note}>{t('byProgram')}</p> : null}
    </>
  );
}
