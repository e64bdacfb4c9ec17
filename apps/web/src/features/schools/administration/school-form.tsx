// What the platform keeps of a school.
import { COUNTRIES } from '@fairway/rules/countries';
import { Checkbox } from '@fairway/ui/checkbox';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import styles from '../../../lib/console/parts.module.css';
import { useGoTo } from '../../../lib/console/use-go-to.ts';
import { useRecordForm } from '../../../lib/forms/record-form.ts';
import { SaveForm } from '../../../lib/forms/section.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type School, schoolQuery } from './queries.ts';

const fieldsOf = (school: School | undefined) => ({
  id: school?.id,
  name: school?.name ?? '',
  slug: school?.slug ?? '',
  country: school?.country ?? '',
  isManaged: school?.isManaged ?? true,
});

export function SchoolForm({ school }: { school?: School }) {
  const t = useTranslations('admin.schools');
  const words = useTranslations('admin');
  const api = useApi();
  const queries = useQueryClient();
  const formats = useReaderFormats();
  const form = useRecordForm({
    begin: () => fieldsOf(school),
    draftOf: fieldsOf,
    done: words('saved'),
    send: ({ id: _made, ...given }) => {
      const body = { ...given, name: given.name.trim(), slug: given.slug.trim(), country: given.country || null };
      return school
        ? api.call.PUT('/api/v1/admin/schools/{id}', {
            params: { path: { id: school.id } },
            body: { ...body, updatedAt: school.updatedAt },
          })
        : api.call.POST('/api/v1/admin/schools', { body });
    },
    onWritten: (written: School) => {
      queries.setQueryData(schoolQuery(api, written.id).queryKey, written);
      void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/schools'] });
    },
  });
  const { saving, text } = form;
  useGoTo('admin-school', school ? undefined : form.kept.id);

  return (
    <SaveForm {...form.frame} label={words('save')} claimed={['schools.slug_taken']}>
      <TextField label={t('name')} maxLength={200} required error={form.faultAt('name')} {...text('name')} />
      <div className={styles.pair}>
        <TextField
          label={t('slug')}
          maxLength={100}
          required
          hint={words('schools.slugForm')}
          error={(form.faultAt('slug') && words('schools.slugForm')) ?? saving.errorOf('schools.slug_taken')}
          {...text('slug')}
        />
        <Select
          label={t('country')}
          emptyLabel={words('notSet')}
          options={COUNTRIES.map((value) => ({ value, label: formats.country(value) })).sort((a, b) => a.label.localeCompare(b.label))}
          {...text('country')}
        />
      </div>
      <Checkbox label={t('managed')} hint={words('school.managedHint')} {...form.tick('isManaged')} />
    </SaveForm>
  );
}
