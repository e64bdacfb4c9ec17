// What the platform keeps of a school.
import { COUNTRIES } from '@fairway/rules/countries';
import { Checkbox } from '@fairway/ui/checkbox';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { SaveForm } from '../../account/components/section.tsx';
import { useReaderFormats } from '../../account/components/use-formats.ts';
import { useSaving } from '../../account/saving.ts';
import styles from '../administration.module.css';
import { type School, schoolQuery } from '../queries.ts';
import { useGoTo } from './use-go-to.ts';

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
  const saving = useSaving();
  const formats = useReaderFormats();
  const [fields, setFields] = useState(() => fieldsOf(school));
  const [kept, setKept] = useState(fields);
  useGoTo('admin-school', school ? undefined : kept.id);
  const invalid = (name: string) =>
    saving.problem?.errors?.some(({ pointer }) => pointer === `/body/${name}`) ? saving.errorOf('validation') : undefined;
  const unchanged = JSON.stringify(fields) === JSON.stringify(kept);

  async function save() {
    let written: School | undefined;
    const { id: _made, ...given } = fields;
    const body = { ...given, name: fields.name.trim(), slug: fields.slug.trim(), country: fields.country || null };
    const call = async () => {
      const { data } = school
        ? await api.call.PUT('/api/v1/admin/schools/{id}', {
            params: { path: { id: school.id } },
            body: { ...body, updatedAt: school.updatedAt },
          })
        : await api.call.POST('/api/v1/admin/schools', { body });
      written = data;
    };
    if (!(await saving.run(call, words('saved'))) || !written) return;
    queries.setQueryData(schoolQuery(api, written.id).queryKey, written);
    setFields(fieldsOf(written));
    setKept(fieldsOf(written));
    void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/schools'] });
  }

  return (
    <SaveForm saving={saving} unchanged={unchanged} label={words('save')} onSave={save} claimed={['schools.slug_taken']}>
      <TextField
        label={t('name')}
        maxLength={200}
        required
        error={invalid('name')}
        value={fields.name}
        onChange={(event) => setFields({ ...fields, name: event.currentTarget.value })}
      />
      <div className={styles.pair}>
        <TextField
          label={t('slug')}
          maxLength={100}
          required
          hint={words('schools.slugForm')}
          error={(invalid('slug') && words('schools.slugForm')) ?? saving.errorOf('schools.slug_taken')}
          value={fields.slug}
          onChange={(event) => setFields({ ...fields, slug: event.currentTarget.value })}
        />
        <Select
          label={t('country')}
          emptyLabel={words('notSet')}
          options={COUNTRIES.map((value) => ({ value, label: formats.country(value) })).sort((a, b) => a.label.localeCompare(b.label))}
          value={fields.country}
          onChange={(event) => setFields({ ...fields, country: event.currentTarget.value })}
        />
      </div>
      <Checkbox
        label={t('managed')}
        hint={words('school.managedHint')}
        checked={fields.isManaged}
        onChange={(event) => setFields({ ...fields, isManaged: event.currentTarget.checked })}
      />
    </SaveForm>
  );
}
