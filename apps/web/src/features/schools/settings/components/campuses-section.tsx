// The campuses of the school. Removing one says how many programs and students use it.
import { CAMPUS_SORTS, SCHOOL_TEXTS, USES } from '@fairway/rules/school-settings';
import { Button, IconButton } from '@fairway/ui/button';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../lib/error-text.ts';
import { CountryField } from '../../../../lib/forms/country-field.tsx';
import { type Saving, useSaving } from '../../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../../lib/forms/section.tsx';
import { defineList, one } from '../../../../lib/lists/list-address.ts';
import { choice } from '../../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../../lib/lists/list-page.tsx';
import { useList } from '../../../../lib/lists/use-list.ts';
import { type SchoolCampus, useCallsOf, useSchoolCalls } from '../queries.ts';
import { EditDialog } from './edit-dialog.tsx';
import styles from './settings.module.css';

const LIST = defineList({ sorts: CAMPUS_SORTS, sort: 'name', filters: { use: one(USES) } });

export function CampusesSection({ canEdit }: { canEdit: boolean }) {
  const t = useTranslations('school-settings.campuses');
  const words = useTranslations('school-settings');
  const { schoolId } = useSchoolCalls();
  const dialogs = useDialogs();
  const saving = useSaving();
  const remove = useRemoval(saving);
  const list = useList(LIST, '/api/v1/staff/schools/{schoolId}/campuses', { schoolId });
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
      <SavingProblem saving={saving} />
      <ListPage
        title={words('sections.campuses')}
        {...list}
        searchLabel={t('search')}
        nameOf={(campus) => campus.name}
        columns={[
          { key: 'name', title: t('name'), sort: 'name', cell: (campus) => <span className={styles.long}>{campus.name}</span> },
          { key: 'city', title: t('city'), sort: 'city', cell: (campus) => campus.city },
          { key: 'programs', title: words('programs.title'), sort: 'programs', align: 'end', cell: (campus) => campus.programs },
          { key: 'students', title: words('programs.students'), sort: 'students', align: 'end', cell: (campus) => campus.students },
        ]}
        filters={[choice('use', words('use.title'), USES, (use) => words(`use.${use}`))]}
        {...(canEdit
          ? {
              actions: (campus: SchoolCampus) => (
                <span className={styles.buttons}>
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
                </span>
              ),
            }
          : {})}
        empty={{ title: t('none'), text: t('noneText') }}
      />
    </div>
  );
}

/** Asks first, with what uses the campus. Where more does by now it is refused, and the list says how much. */
function useRemoval(saving: Saving) {
  const t = useTranslations('school-settings.campuses');
  const words = useTranslations('school-settings');
  const dialogs = useDialogs();
  const { api, at, refresh } = useSchoolCalls();
  return async ({ id, name, programs, students }: SchoolCampus) => {
    const text = t('removeText', { programs, students });
    const asked = { title: t('removeTitle', { name }), text, confirmLabel: words('remove'), cancelLabel: words('cancel'), danger: true };
    if (!(await dialogs.confirm(asked))) return;
    await saving.run(async () => {
      const params = { path: { ...at.path, campusId: id }, query: { uses: programs + students } };
      await api.call.DELETE('/api/v1/staff/schools/{schoolId}/campuses/{campusId}', { params });
      showToast({ kind: 'success', text: t('removed', { name }) });
    });
    await refresh('/campuses', '/programs');
  };
}

type CampusDialogProps = { schoolId: number; campus?: SchoolCampus };

function CampusDialog({ schoolId, campus }: CampusDialogProps) {
  const t = useTranslations('school-settings.campuses');
  const words = useTranslations('school-settings');
  const errorText = useErrorText();
  const { api, at, refresh } = useCallsOf(schoolId);
  const [values, setValues] = useState({ name: campus?.name ?? '', city: campus?.city ?? null, countryCode: campus?.countryCode ?? null });
  const save = async () => {
    if (campus)
      await api.call.PUT('/api/v1/staff/schools/{schoolId}/campuses/{campusId}', {
        params: { path: { ...at.path, campusId: campus.id } },
        body: { updatedAt: campus.updatedAt, ...values },
      });
    else await api.call.POST('/api/v1/staff/schools/{schoolId}/campuses', { params: at, body: values });
    showToast({ kind: 'success', text: t('saved', { name: values.name.trim() }) });
    await refresh('/campuses', '/programs');
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
