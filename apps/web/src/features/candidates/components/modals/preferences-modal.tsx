// What the person looks for. Unticking "open to jobs" clears the kinds of work. @rule profile.7, profile.10
// @rule profile.12
import { LIMITS } from '@fairway/rules/limits';
import { WORK_LOCATIONS, WORK_PREFERENCES, type WorkLocation } from '@fairway/rules/profile';
import { preferencesOp } from '@fairway/rules/profile-ops';
import { Checkbox } from '@fairway/ui/checkbox';
import { Select } from '@fairway/ui/select';
import { useTranslations } from 'use-intl';
import type { ProfilePartProps } from '../../edits.ts';
import { useFields, useProfileSave } from '../../saving.ts';
import { useElsewhere } from '../asked.tsx';
import { Confidential } from '../confidential.tsx';
import { EditModal } from '../edit-modal.tsx';
import styles from '../form.module.css';
import { useChoiceNames, useChoices, usePreferenceFields } from '../preference-choices.ts';
import { ChoiceList } from './choice-list.tsx';
import { EmployersField } from './employers-field.tsx';

const CLAIMED = [
  'preferences.addPreferredSectors',
  'preferences.addPreferredCareerFields',
  'preferences.preferredEmployers',
  'preferences.addCustomEmployers',
];

/** Yes, no, or no answer, as a list gives and takes it. */
const answerOf = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no');
const booleanOf = (answer: string) => (answer === '' ? null : answer === 'yes');

export default function PreferencesModal({ profile }: ProfilePartProps) {
  const t = useTranslations('profile');
  const saving = useProfileSave(profile);
  const [state, dispatch] = useFields(usePreferenceFields(saving.base));
  const { sectors, careerFields } = useChoices();
  const elsewhere = useElsewhere();
  const names = useChoiceNames();
  const { fields } = state;
  const op = preferencesOp(state);
  const change = (values: Partial<typeof fields>) => {
    dispatch({ type: 'edit', change: values });
    saving.clear();
  };
  const answerText = (value: boolean | null) => (value === null ? null : t(`answers.${value ? 'yes' : 'no'}`));
  const yesNo = (['yes', 'no'] as const).map((value) => ({ value, label: t(`answers.${value}`) }));
  return (
    <EditModal
      section="preferences"
      title={t('preferences.title')}
      text={t('preferences.text')}
      saving={saving}
      claimed={CLAIMED}
      canSave
      isDirty={op !== undefined}
      onSave={() => saving.save(op ? { preferences: op } : {}, { done: t('preferences.saved') })}
    >
      <div className={`${styles.group} ${styles.tight}`}>
        <Checkbox
          label={t('preferences.openToJobs')}
          hint={
            <>
              {t('preferences.openToJobsHint')}
              {elsewhere(state, 'openToJobs', answerText)}
            </>
          }
          checked={fields.openToJobs}
          onChange={(event) => change(event.currentTarget.checked ? { openToJobs: true } : { openToJobs: false, workPreferences: [] })}
        />
      </div>
      {fields.openToJobs ? <KindsOfWork state={state} change={change} /> : null}
      <ChoiceList
        label={t('preferences.careerFields')}
        choices={careerFields}
        chosen={fields.careerFields}
        max={LIMITS.preferredCareerFields}
        hint={elsewhere(state, 'careerFields', (list) => list.map(names.careerField).join(', '))}
        onChange={(chosen) => change({ careerFields: chosen })}
        error={saving.faultOf('preferences', 'addPreferredCareerFields')}
      />
      <ChoiceList
        label={t('preferences.sectors')}
        choices={sectors}
        chosen={fields.sectors}
        max={LIMITS.preferredSectors}
        hint={elsewhere(state, 'sectors', (list) => list.map(names.sector).join(', '))}
        onChange={(chosen) => change({ sectors: chosen })}
        error={saving.faultOf('preferences', 'addPreferredSectors')}
      />
      <div className={styles.pair}>
        <Select
          label={t('preferences.workLocation')}
          hint={elsewhere(state, 'eligibleWorkLocation', (value) => value && t(`workLocations.${value}`))}
          emptyLabel={t('noAnswer')}
          value={fields.eligibleWorkLocation ?? ''}
          options={WORK_LOCATIONS.map((value) => ({ value, label: t(`workLocations.${value}`) }))}
          onChange={(event) => change({ eligibleWorkLocation: (event.currentTarget.value || null) as WorkLocation | null })}
        />
        <Select
          label={t('preferences.relocation')}
          hint={elsewhere(state, 'eligibleForRelocation', answerText)}
          emptyLabel={t('noAnswer')}
          value={answerOf(fields.eligibleForRelocation)}
          options={yesNo}
          onChange={(event) => change({ eligibleForRelocation: booleanOf(event.currentTarget.value) })}
        />
      </div>
      <EmployersField
        employers={fields.employers}
        hint={elsewhere(state, 'employers', (list) => list.map(({ name }) => name).join(', '))}
        onChange={(employers) => change({ employers })}
        error={saving.faultOf('preferences', 'preferredEmployers') ?? saving.faultOf('preferences', 'addCustomEmployers')}
      />
      <Confidential>
        <Select
          label={t('preferences.lgbtq')}
          hint={elsewhere(state, 'memberOfLGBTQCommunity', answerText)}
          emptyLabel={t('noAnswer')}
          value={answerOf(fields.memberOfLGBTQCommunity)}
          options={yesNo}
          onChange={(event) => change({ memberOfLGBTQCommunity: booleanOf(event.currentTarget.value) })}
        />
      </Confidential>
    </EditModal>
  );
}

type State = ReturnType<typeof useFields<ReturnType<typeof usePreferenceFields>>>[0];
type KindsProps = { state: State; change: (values: Pick<State['fields'], 'workPreferences'>) => void };

function KindsOfWork({ state, change }: KindsProps) {
  const t = useTranslations('profile');
  const elsewhere = useElsewhere();
  const chosen = state.fields.workPreferences;
  return (
    <fieldset className={`${styles.group} ${styles.tight}`}>
      <legend>{t('preferences.workPreferences')}</legend>
      {elsewhere(state, 'workPreferences', (list) => list.map((value) => t(`workPreferences.${value}`)).join(', '))}
      {WORK_PREFERENCES.map((value) => (
        <Checkbox
          key={value}
          label={t(`workPreferences.${value}`)}
          checked={chosen.includes(value)}
          onChange={(event) => {
            const on = event.currentTarget.checked;
            change({ workPreferences: WORK_PREFERENCES.filter((one) => (one === value ? on : chosen.includes(one))) });
          }}
        />
      ))}
    </fieldset>
  );
}
