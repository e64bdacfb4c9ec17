// Step 2: one study. A program of the school's list brings its level and field. An entry that is half there is completed, not doubled.
// @rule welcome.5
import { MonthPicker } from '@fairway/ui/month-picker';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { CampusField } from '../components/modals/campus-field.tsx';
import type { EntryFieldsProps } from '../components/modals/entry-form.tsx';
import { useMonthWords } from '../components/modals/period-fields.tsx';
import { ProgramField } from '../components/modals/program-field.tsx';
import { SchoolField } from '../components/modals/school-field.tsx';
import { LevelAndField } from '../components/modals/study-fields.tsx';
import { useIssueText, useProfileSave } from '../saving.ts';
import { BLANK_STUDY, hasSchool, type StudyValue, studyIssues, studyOp, studyValue } from '../study-value.ts';
import type { WelcomePageProps } from './flow.ts';
import { PageForm } from './page-form.tsx';

export function StudyStep({ profile }: WelcomePageProps) {
  const t = useTranslations('welcome.step2');
  const months = useMonthWords();
  const issueText = useIssueText();
  const saving = useProfileSave(profile);
  // The entry of the beginning: one that came from another window meanwhile is not written over.
  const [first] = useState(saving.base.candidate.studyPrograms[0]?.id);
  const entry = saving.base.candidate.studyPrograms.find(({ id }) => id === first);
  const [value, setValue] = useState<StudyValue>(() => (entry ? studyValue(entry) : BLANK_STUDY));
  const campusLacks = useCampusesOffered(value) && value.campus === null;
  const lacks = [...studyIssues(value), ...(campusLacks ? [{ field: 'campusId', code: 'campus_missing' }] : [])];

  const waits = !hasSchool(value);
  const fieldsOf = (asked: boolean): EntryFieldsProps<StudyValue> => ({
    value,
    // The only campus of a school is taken by itself, for an entry that was half there too.
    isNew: true,
    onChange: (change) => {
      setValue((known) => ({ ...known, ...change }));
      saving.clear();
    },
    errorOf: (field) => {
      // What is empty is no mistake before Next was pressed, nor where it waits for the school.
      const looked = (asked && (field === 'school' || !waits)) || (field === 'end' && value.end !== null);
      const own = looked ? lacks.find((issue) => issue.field === field) : undefined;
      const fault = own ?? saving.faults.find((one) => one.section === 'studyPrograms' && one.field === field);
      return fault && issueText(fault.code);
    },
  });
  return (
    <PageForm
      page="step2"
      title={t('title')}
      text={t('text')}
      ready={lacks.length === 0}
      saving={saving}
      ops={() => ({
        studyPrograms: [
          entry
            ? { op: 'update' as const, value: { id: entry.id, ...studyOp(value, studyValue(entry)) } }
            : { op: 'create' as const, value: studyOp(value) },
        ],
      })}
    >
      {(asked) => {
        const fields = fieldsOf(asked);
        return (
          <>
            <SchoolField {...fields} />
            <ProgramField {...fields} disabled={waits} />
            <CampusField {...fields} required />
            {waits || value.programId !== null ? null : <LevelAndField {...fields} disabled={false} />}
            <MonthPicker
              {...months}
              label={t('end')}
              hint={t('endHint')}
              required
              disabled={waits}
              value={value.end}
              error={fields.errorOf('end')}
              onChange={(end) => fields.onChange({ end })}
            />
          </>
        );
      }}
    </PageForm>
  );
}

/** Whether the school has campuses to choose from; the field asks the same and shares the answer. */
function useCampusesOffered({ school }: StudyValue): boolean {
  const schoolId = school?.id ?? 0;
  const { data } = useQuery({
    ...useApi().query.queryOptions('get', '/api/v1/campuses/{schoolId}', { params: { path: { schoolId } } }),
    enabled: schoolId > 0,
    retry: false,
  });
  return schoolId > 0 && (data?.campuses.length ?? 0) > 0;
}
