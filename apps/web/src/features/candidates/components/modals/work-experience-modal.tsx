// Work experience: one job at a time. Ticking "I work here now" clears the end and hides it. @rule profile.13, profile.27, profile.39
import { isUnchanged } from '@fairway/rules/profile-changes';
import { workExperienceIssues } from '@fairway/rules/profile-issues';
import { entryOps } from '@fairway/rules/profile-ops';
import { Checkbox } from '@fairway/ui/checkbox';
import { TextField } from '@fairway/ui/text-field';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ProfilePartProps } from '../../edits.ts';
import { useProfileSave } from '../../saving.ts';
import { changedOps, useSection } from '../../section-state.ts';
import { EditModal } from '../edit-modal.tsx';
import { WorkCard, type WorkValue } from '../work-card.tsx';
import { DescriptionField } from './description-field.tsx';
import type { EntryFieldsProps } from './entry-form.tsx';
import styles from './entry-list.module.css';
import { EntryList } from './entry-list.tsx';
import { PeriodFields } from './period-fields.tsx';

const BLANK: WorkValue = { title: '', companyTitle: '', location: '', description: null, start: null, end: null, isCurrentJob: false };

export default function WorkExperienceModal({ profile }: ProfilePartProps) {
  const t = useTranslations('entries.work');
  const saving = useProfileSave(profile);
  const jobs = saving.base.candidate.workExperiences;
  const originals = useMemo(() => (jobs ?? []).map(({ id, ...value }) => ({ id, value })), [jobs]);
  const [state, dispatch, said] = useSection<WorkValue>(originals, { value: BLANK, open: true });
  return (
    <EditModal
      section="work-experience"
      title={t('title')}
      text={t('text')}
      saving={saving}
      claimed={Object.keys(BLANK).map((field) => `workExperiences.${field}`)}
      isDirty={!isUnchanged(said)}
      canSave={said.open === undefined}
      onSave={() => saving.save(changedOps({ workExperiences: entryOps(said) }), { states: { workExperiences: said } })}
    >
      <EntryList
        section="workExperiences"
        state={state}
        dispatch={dispatch}
        saving={saving}
        blank={BLANK}
        issuesOf={workExperienceIssues}
        nameOf={({ title }) => title}
        addLabel={t('add')}
        card={(job, actions) => <WorkCard job={job} actions={actions} />}
        fields={WorkFields}
      />
    </EditModal>
  );
}

function WorkFields({ value, onChange, errorOf }: EntryFieldsProps<WorkValue>) {
  const t = useTranslations('entries.work');
  const field = useTranslations('ui.field');
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={t('jobTitle')}
          required
          value={value.title}
          error={errorOf('title')}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <TextField
          label={t('company')}
          required
          autoComplete="organization"
          value={value.companyTitle}
          error={errorOf('companyTitle')}
          onChange={(event) => onChange({ companyTitle: event.currentTarget.value })}
        />
        <TextField
          label={t('location')}
          optional={field('optional')}
          value={value.location}
          error={errorOf('location')}
          onChange={(event) => onChange({ location: event.currentTarget.value })}
        />
      </div>
      <Checkbox
        label={t('current')}
        checked={value.isCurrentJob}
        onChange={(event) => {
          const isCurrentJob = event.currentTarget.checked;
          onChange({ isCurrentJob, ...(isCurrentJob ? { end: null } : {}) }, ['isCurrentJob', 'end']);
        }}
      />
      <div className={styles.pair}>
        <PeriodFields {...value} isOpenEnded={value.isCurrentJob} onChange={onChange} errorOf={errorOf} />
      </div>
      <DescriptionField value={value.description} error={errorOf('description')} onChange={(description) => onChange({ description })} />
    </>
  );
}
