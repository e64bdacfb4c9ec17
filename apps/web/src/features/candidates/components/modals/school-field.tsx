import { fold } from '@fairway/rules/folding';
import { Banner } from '@fairway/ui/banner';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { ImagePlate } from '@fairway/ui/image-plate';
import { SearchSelect } from '@fairway/ui/search-select';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useListTexts } from '../../../../lib/forms/list-texts.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { type StudyValue, withSchool } from '../../study-value.ts';
import type { AddedSchool, School } from './added-school.ts';
import type { EntryFieldsProps } from './entry-form.tsx';

const newSchoolDialog = defineDialog<{ name: string }, AddedSchool>(
  'new-school',
  lazy(() => import('./new-school.tsx')),
);

type SchoolOption = { value: string; label: string; hint?: string | undefined; icon?: React.ReactNode; school: School | null };

const FIELD = ['school', 'schoolId', 'customSchoolName'];
const TOUCHES = [...FIELD, 'programId', 'campusId', 'levelId', 'fields', 'fieldName'];

/** A school of the list, or one that the person adds, which cannot be verified. */
export function SchoolField({ value, onChange, errorOf }: EntryFieldsProps<StudyValue>) {
  const t = useTranslations('entries.education');
  const api = useApi();
  const dialogs = useDialogs();
  const formats = useReaderFormats();
  const texts = { ...useListTexts(), empty: t('noSchoolFound') };
  const { school, customSchoolName } = value;
  const name = school?.name ?? customSchoolName;

  async function load(q: string, signal: AbortSignal): Promise<SchoolOption[]> {
    const { data } = await api.call.GET('/api/v1/school', { params: { query: { q: q.trim().slice(0, 200) } }, signal });
    return (data?.schools ?? []).map((found) => ({
      value: String(found.id),
      label: found.name,
      hint: [found.city, found.countryCode ? formats.country(found.countryCode) : ''].filter(Boolean).join(', '),
      icon: <ImagePlate src={found.logo} name={found.name} sizePx={28} />,
      school: found,
    }));
  }
  const take = ({ school: listed, customSchoolName: custom }: AddedSchool) =>
    onChange(withSchool(value, listed ? { id: listed.id, name: listed.name, logo: listed.logo } : null, custom), TOUCHES);

  return (
    <>
      <SearchSelect<SchoolOption>
        label={t('school')}
        placeholder={t('searchSchool')}
        value={name ? { value: String(school?.id ?? ''), label: name, school: null } : undefined}
        load={load}
        texts={texts}
        error={FIELD.map(errorOf).find(Boolean)}
        create={{
          label: (typed) => t('addSchool', { name: typed }),
          onlyUnfound: true,
          isSame: ({ label }, typed) => fold(label) === fold(typed),
          onCreate: async (typed) => {
            const added = await dialogs.open(newSchoolDialog, { name: typed });
            if (added) take(added);
          },
        }}
        onChange={(option) => take({ school: option?.school ?? null, customSchoolName: null })}
      />
      {customSchoolName ? (
        <Banner meaning="warning" live>
          {t('notListed')}
        </Banner>
      ) : null}
    </>
  );
}
