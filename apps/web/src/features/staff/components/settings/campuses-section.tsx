// The campuses of the school. Removing one says how many programs and students use it.

import { SCHOOL_TEXTS } from '@fairway/rules/school-settings';
import { Button, IconButton } from '@fairway/ui/button';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { EmptyState } from '@fairway/ui/empty-state';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../lib/error-text.ts';
import { SavingProblem } from '../../../account/components/section.tsx';
import { useSaving } from '../../../account/saving.ts';
import { CountryField } from '../../../candidates/components/country-field.tsx';
import { campusesQuery, type SchoolCampus, useCallsOf, useSchoolCalls } from '../../queries.ts';
import { EditDialog } from './edit-dialog.tsx';
import { Loaded } from './loaded.tsx';
import styles from './settings.module.css';

export function CampusesSection({ canEdit }: { canEdit: boolean }) {
  const t = useTranslations('school-settings.campuses');
  const sections = useTranslations('school-settings.sections');
  const { api, schoolId } = useSchoolCalls();
  const dialogs = useDialogs();
  return (
    <div className={styles.part}>
      <p className={styles.lead}>{t('text')}</p>
      {canEdit ? (
        <div>
          <Button icon={<IconPlus aria-hidden />} onClick={() => dialogs.open(campusDialog, { schoolId })}>
            {t('addTitle')}
          </Button>
        </div>
      ) : null}
      <Loaded reply={useQuery(campusesQuery(api, schoolId))} label={sections('campuses')}>
        {({ campuses }) =>
          campuses.length === 0 ? (
            <EmptyState drawing="list" title={t('none')} text={t('noneText')} />
          ) : (
            <CampusList campuses={campuses} canEdit={canEdit} />
          )
        }
      </Loaded>
    </div>
  );
}

function CampusList({ campuses, canEdit }: { campuses: readonly SchoolCampus[]; canEdit: boolean }) {
  const t = useTranslations('school-settings.campuses');
  const words = useTranslations('school-settings');
  const dialogs = useDialogs();
  const saving = useSaving();
  const { api, schoolId, at, keepCampuses, refresh } = useSchoolCalls();
  const remove = async ({ id, name, programs, students }: SchoolCampus) => {
    const text = t('removeText', { programs, students });
    const asked = { title: t('removeTitle', { name }), text, confirmLabel: words('remove'), cancelLabel: words('cancel'), danger: true };
    if (!(await dialogs.confirm(asked))) return;
    const done = await saving.run(async () => {
      const params = { path: { ...at.path, campusId: id }, query: { uses: programs + students } };
      keepCampuses((await api.call.DELETE('/api/v1/staff/schools/{schoolId}/campuses/{campusId}', { params })).data);
      showToast({ kind: 'success', text: t('removed', { name }) });
    });
    if (!done) await refresh('/campuses');
  };
  return (
    <>
      <SavingProblem saving={saving} />
      <ul className={styles.rows}>
        {campuses.map((campus) => (
          <li key={campus.id} className={styles.row}>
            <div className={styles.what}>
              <strong>{campus.name}</strong>
              <span>{[campus.city, t('uses', { programs: campus.programs, students: campus.students })].filter(Boolean).join(' · ')}</span>
            </div>
            {canEdit ? (
              <div className={styles.actions}>
                <IconButton
                  size="small"
                  label={t('changeNamed', { name: campus.name })}
                  icon={<IconPencil aria-hidden />}
                  onClick={() => dialogs.open(campusDialog, { schoolId, campus })}
                />
                <IconButton
                  size="small"
                  disabled={saving.busy}
                  label={t('removeNamed', { name: campus.name })}
                  icon={<IconTrash aria-hidden />}
                  onClick={() => remove(campus)}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

type CampusDialogProps = { schoolId: number; campus?: SchoolCampus };

function CampusDialog({ schoolId, campus }: CampusDialogProps) {
  const t = useTranslations('school-settings.campuses');
  const words = useTranslations('school-settings');
  const errorText = useErrorText();
  const { api, at, keepCampuses } = useCallsOf(schoolId);
  const [values, setValues] = useState({ name: campus?.name ?? '', city: campus?.city ?? null, countryCode: campus?.countryCode ?? null });
  const save = async () => {
    const { data } = campus
      ? await api.call.PUT('/api/v1/staff/schools/{schoolId}/campuses/{campusId}', {
          params: { path: { ...at.path, campusId: campus.id } },
          body: { updatedAt: campus.updatedAt, ...values },
        })
      : await api.call.POST('/api/v1/staff/schools/{schoolId}/campuses', { params: at, body: values });
    keepCampuses(data);
    showToast({ kind: 'success', text: t('saved', { name: values.name.trim() }) });
  };
  return (
    <EditDialog title={t(campus ? 'changeTitle' : 'addTitle')} saveLabel={words('save')} claimed={['settings.name_taken']} save={save}>
      {(errorOf, problem) => (
        <>
          <TextField
            data-autofocus=""
            label={t('name')}
            required
            maxLength={SCHOOL_TEXTS.campus}
            value={values.name}
            error={errorOf('name') ?? (problem?.code === 'settings.name_taken' ? errorText(problem) : undefined)}
            onChange={(event) => setValues({ ...values, name: event.currentTarget.value })}
          />
          <TextField
            label={t('city')}
            maxLength={SCHOOL_TEXTS.city}
            value={values.city ?? ''}
            error={errorOf('city')}
            onChange={(event) => setValues({ ...values, city: event.currentTarget.value || null })}
          />
          <CountryField
            label={t('country')}
            value={values.countryCode}
            error={errorOf('countryCode')}
            onChange={(countryCode) => setValues({ ...values, countryCode })}
          />
        </>
      )}
    </EditDialog>
  );
}

const campusDialog = defineDialog<CampusDialogProps, unknown>('campus', CampusDialog);
