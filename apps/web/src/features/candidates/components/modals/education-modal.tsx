// Education: one study at a time. @rule education.9, education.1, education.2
// @rule education.13
import { isUnchanged } from '@fairway/rules/profile-changes';
import { entryOps } from '@fairway/rules/profile-ops';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ProfilePartProps } from '../../edits.ts';
import { useProfileSave } from '../../saving.ts';
import { changedOps, useSection } from '../../section-state.ts';
import { BLANK_STUDY, type StudyEntry, type StudyValue, studyIssues, studyOp, studyValue } from '../../study-value.ts';
import { EditModal } from '../edit-modal.tsx';
import { StudyCard } from '../study-card.tsx';
import { EntryList } from './entry-list.tsx';
import { StudyFields } from './study-fields.tsx';

const MINE = [
  'fieldName',
  'school',
  'schoolId',
  'customSchoolName',
  'programId',
  'name',
  'levelId',
  'fields',
  'campusId',
  'start',
  'end',
].map((field) => `studyPrograms.${field}`);

export default function EducationModal({ profile }: ProfilePartProps) {
  const t = useTranslations('entries.education');
  const saving = useProfileSave(profile);
  const { studyPrograms } = saving.base.candidate;
  const originals = useMemo(() => studyPrograms.map((entry) => ({ id: entry.id, value: studyValue(entry) })), [studyPrograms]);
  const [state, dispatch, said] = useSection<StudyValue>(originals, { value: BLANK_STUDY, open: true });
  return (
    <EditModal
      section="education"
      title={t('title')}
      text={t('text')}
      saving={saving}
      claimed={MINE}
      isDirty={!isUnchanged(said)}
      canSave={said.open === undefined}
      onSave={() => saving.save(changedOps({ studyPrograms: entryOps(said, studyOp) }), { states: { studyPrograms: said } })}
    >
      <EntryList
        section="studyPrograms"
        state={state}
        dispatch={dispatch}
        saving={saving}
        blank={BLANK_STUDY}
        issuesOf={studyIssues}
        nameOf={({ school, customSchoolName }) => school?.name ?? customSchoolName ?? ''}
        addLabel={t('add')}
        card={(study, actions) => <StudyCard study={study} verification={verificationOf(studyPrograms, study)} actions={actions} />}
        fields={StudyFields}
      />
    </EditModal>
  );
}

/** What the profile knows of the school; a school that is new in the dialog is verified once it is saved. */
function verificationOf(entries: readonly StudyEntry[], { school }: StudyValue): StudyEntry['verification'] | undefined {
  return entries.find(({ studyProgram }) => school !== null && studyProgram.school?.id === school.id)?.verification;
}
