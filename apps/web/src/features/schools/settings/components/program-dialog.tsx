// A program of the school: everybody who studies it sees the change, which is said before.
import { ApiProblem } from '@fairway/client/problem';
import { EDUCATION_FIELDS, EDUCATION_LEVELS, type EducationLevel } from '@fairway/rules/jobs';
import { OTHER_FIELD } from '@fairway/rules/profile';
import { SCHOOL_COUNTS, SCHOOL_TEXTS } from '@fairway/rules/school-settings';
import { IconButton } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { campusNamesQuery, type SchoolProgram, useCallsOf } from '../queries.ts';
import { EditDialog } from './edit-dialog.tsx';
import styles from './settings.module.css';

type ProgramFieldValue = SchoolProgram['fields'][number];

type ProgramDialogProps = { schoolId: number; program?: SchoolProgram };

function ProgramDialog({ schoolId, program }: ProgramDialogProps) {
  const t = useTranslations('school-settings.programs');
  const words = useTranslations('school-settings');
  const levels = useTranslations('terms.educationLevels');
  const errorText = useErrorText();
  const { api, at, refresh } = useCallsOf(schoolId);
  const campuses = useQuery(campusNamesQuery(api, schoolId)).data?.campuses ?? [];
  const [values, setValues] = useState({
    name: program?.name ?? '',
    description: program?.description ?? '',
    levelId: (program?.levelId ?? '') as EducationLevel | '',
    fields: program?.fields ?? [],
    campusIds: program?.campuses.map((campus) => campus.id) ?? [],
  });
  const change = (changes: Partial<typeof values>) => setValues({ ...values, ...changes });
  const save = async () => {
    const { levelId } = values;
    if (levelId === '') throw NO_LEVEL;
    const body = { ...values, levelId };
    if (program)
      await api.call.PUT('/api/v1/staff/schools/{schoolId}/programs/{programId}', {
        params: { path: { ...at.path, programId: program.id } },
        body: { updatedAt: program.updatedAt, ...body },
      });
    else await api.call.POST('/api/v1/staff/schools/{schoolId}/programs', { params: at, body });
    showToast({ kind: 'success', text: t('saved', { name: values.name.trim() }) });
    await refresh('/programs', '/typed-programs', '/campuses');
  };
  const campusName = (id: string) => campuses.find((campus) => campus.id === id)?.name ?? id;
  return (
    <EditDialog
      title={t(program ? 'changeTitle' : 'addTitle')}
      saveLabel={words('save')}
      claimed={['settings.name_taken', 'settings.invalid']}
      save={save}
    >
      {(errorOf, problem) => (
        <>
          {program && program.students > 0 ? <p className={styles.note}>{t('affects', { count: program.students })}</p> : null}
          <TextField
            data-autofocus=""
            label={t('name')}
            required
            maxLength={SCHOOL_TEXTS.program}
            value={values.name}
            error={errorOf('name') ?? (problem?.code === 'settings.name_taken' ? errorText(problem) : undefined)}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <Select
            label={t('level')}
            emptyLabel={t('chooseLevel')}
            required
            value={values.levelId}
            error={errorOf('levelId')}
            options={EDUCATION_LEVELS.map((level) => ({ value: level, label: levels(level) }))}
            onChange={(event) => change({ levelId: EDUCATION_LEVELS.find((level) => level === event.currentTarget.value) ?? '' })}
          />
          <FieldList fields={values.fields} error={errorOf('fields')} onChange={(fields) => change({ fields })} />
          {campuses.length > 0 ? (
            <fieldset className={styles.choices}>
              <legend>{t('campuses')}</legend>
              {campuses.map(({ id }) => (
                <Checkbox
                  key={id}
                  label={campusName(id)}
                  checked={values.campusIds.includes(id)}
                  onChange={(event) =>
                    change({
                      campusIds: event.currentTarget.checked ? [...values.campusIds, id] : values.campusIds.filter((one) => one !== id),
                    })
                  }
                />
              ))}
            </fieldset>
          ) : null}
          <TextArea
            label={t('description')}
            maxLength={SCHOOL_TEXTS.description}
            value={values.description}
            error={errorOf('description')}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
        </>
      )}
    </EditDialog>
  );
}

/** Said at its field; nothing is sent. */
const NO_LEVEL = new ApiProblem({ status: 422, code: 'settings.invalid', errors: [{ pointer: '/levelId', code: 'missing' }] });

type FieldListProps = { fields: readonly ProgramFieldValue[]; error: string | undefined; onChange: (fields: ProgramFieldValue[]) => void };

function FieldList({ fields, error, onChange }: FieldListProps) {
  const t = useTranslations('school-settings.programs');
  const names = useTranslations('terms.educationFields');
  const other = useTranslations('education')('otherField');
  const formats = useReaderFormats();
  const nameOf = (id: string) => (id === OTHER_FIELD ? other : names(id as (typeof EDUCATION_FIELDS)[number]));
  const free = EDUCATION_FIELDS.filter((id) => !fields.some((field) => field.id === id))
    .map((id) => ({ value: id as string, label: names(id) }))
    .sort((one, two) => formats.compare(one.label, two.label));
  const change = (at: number, name: string) => onChange(fields.map((field, place) => (place === at ? { ...field, name } : field)));
  return (
    <fieldset className={styles.choices}>
      <legend>{t('fields')}</legend>
      {fields.map((field, at) => (
        // Own words may be the same for a moment while they are typed: the place is the name.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={`${field.id} ${at}`} className={styles.fieldRow}>
          {field.id === OTHER_FIELD ? (
            <TextField label={t('otherField')} value={field.name ?? ''} onChange={(event) => change(at, event.currentTarget.value)} />
          ) : (
            <span>{nameOf(field.id)}</span>
          )}
          <IconButton
            size="small"
            label={t('removeField', { name: field.name || nameOf(field.id) })}
            icon={<IconX aria-hidden />}
            onClick={() => onChange(fields.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {fields.length < SCHOOL_COUNTS.fields ? (
        <Select
          label={t('addField')}
          labelHidden
          emptyLabel={t('addField')}
          value=""
          error={error}
          options={[...free, { value: OTHER_FIELD, label: other }]}
          onChange={(event) => {
            const id = event.currentTarget.value;
            if (id !== '') onChange([...fields, { id, name: id === OTHER_FIELD ? '' : null }]);
          }}
        />
      ) : null}
    </fieldset>
  );
}

export const programDialog = defineDialog<ProgramDialogProps, unknown>('program', ProgramDialog);
