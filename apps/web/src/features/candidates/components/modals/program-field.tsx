import type { components } from '@fairway/client/api.gen';
import { fold } from '@fairway/rules/folding';
import { SearchSelect } from '@fairway/ui/search-select';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useListTexts } from '../../../../lib/forms/list-texts.ts';
import { type StudyValue, withOwnProgram, withProgram } from '../../study-value.ts';
import type { EntryFieldsProps } from './entry-form.tsx';

type ProgramOption = { value: string; label: string; hint?: string | undefined; program?: components['schemas']['StudyProgram'] };

const TOUCHES = ['programId', 'name', 'levelId', 'fields', 'fieldName', 'campusId'];

/** A program of the school's list, or one in the person's words; a school of one's own has no list. */
export function ProgramField({ value, onChange, errorOf, disabled }: EntryFieldsProps<StudyValue> & { disabled: boolean }) {
  const t = useTranslations('entries.education');
  const levels = useTranslations('terms.educationLevels');
  const optional = useTranslations('ui.field')('optional');
  const api = useApi();
  const texts = { ...useListTexts(), empty: t('noProgramFound') };
  const { school, programId, programName } = value;

  async function load(q: string, signal: AbortSignal): Promise<ProgramOption[]> {
    if (!school) return [];
    const { data } = await api.call.GET('/api/v1/study-programs/school/{schoolId}', {
      params: { path: { schoolId: school.id }, query: { q: q.trim().slice(0, 200) } },
      signal,
    });
    return (data?.studyPrograms ?? []).map((program) => ({
      value: program.id,
      label: program.name,
      hint: program.levelId ? levels(program.levelId) : undefined,
      program,
    }));
  }
  return (
    <SearchSelect<ProgramOption>
      label={t('program')}
      optional={optional}
      hint={disabled ? t('chooseSchoolFirst') : undefined}
      placeholder={t('searchProgram')}
      disabled={disabled}
      value={programName === '' ? undefined : { value: programId ?? '', label: programName }}
      load={load}
      texts={texts}
      error={errorOf('programId') ?? errorOf('name')}
      create={{
        label: (name) => t('ownProgram', { name }),
        isSame: ({ label }, text) => fold(label) === fold(text),
        onCreate: (name) => onChange(withOwnProgram(value, name), TOUCHES),
      }}
      onChange={(option) => onChange(option?.program ? withProgram(value, option.program) : withOwnProgram(value, ''), TOUCHES)}
    />
  );
}
