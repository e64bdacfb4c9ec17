// Memberships: one at a time. Ticking "I am a member now" clears the end and hides it. @rule profile.14, profile.27, profile.40
import { isUnchanged } from '@fairway/rules/profile-changes';
import { membershipIssues } from '@fairway/rules/profile-issues';
import { entryOps } from '@fairway/rules/profile-ops';
import { Checkbox } from '@fairway/ui/checkbox';
import { TextField } from '@fairway/ui/text-field';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ProfilePartProps } from '../../edits.ts';
import { useProfileSave } from '../../saving.ts';
import { changedOps, useSection } from '../../section-state.ts';
import { EditModal } from '../edit-modal.tsx';
import { MembershipCard, type MembershipValue } from '../membership-card.tsx';
import { DescriptionField } from './description-field.tsx';
import type { EntryFieldsProps } from './entry-form.tsx';
import styles from './entry-list.module.css';
import { EntryList } from './entry-list.tsx';
import { PeriodFields } from './period-fields.tsx';

const BLANK: MembershipValue = { title: '', organizationName: '', description: null, start: null, end: null, isActive: false };

export default function MembershipsModal({ profile }: ProfilePartProps) {
  const t = useTranslations('entries.memberships');
  const saving = useProfileSave(profile);
  const { memberships } = saving.base.candidate;
  const originals = useMemo(() => (memberships ?? []).map(({ id, ...value }) => ({ id, value })), [memberships]);
  const [state, dispatch, said] = useSection<MembershipValue>(originals, { value: BLANK, open: true });
  return (
    <EditModal
      section="memberships"
      title={t('title')}
      text={t('text')}
      saving={saving}
      claimed={Object.keys(BLANK).map((field) => `memberships.${field}`)}
      isDirty={!isUnchanged(said)}
      canSave={said.open === undefined}
      onSave={() => saving.save(changedOps({ memberships: entryOps(said) }), { states: { memberships: said } })}
    >
      <EntryList
        section="memberships"
        state={state}
        dispatch={dispatch}
        saving={saving}
        blank={BLANK}
        issuesOf={membershipIssues}
        nameOf={({ organizationName }) => organizationName}
        addLabel={t('add')}
        card={(membership, actions) => <MembershipCard membership={membership} actions={actions} />}
        fields={MembershipFields}
      />
    </EditModal>
  );
}

function MembershipFields({ value, onChange, errorOf }: EntryFieldsProps<MembershipValue>) {
  const t = useTranslations('entries.memberships');
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={t('organization')}
          required
          value={value.organizationName}
          error={errorOf('organizationName')}
          onChange={(event) => onChange({ organizationName: event.currentTarget.value })}
        />
        <TextField
          label={t('role')}
          required
          value={value.title}
          error={errorOf('title')}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
      </div>
      <Checkbox
        label={t('active')}
        checked={value.isActive}
        onChange={(event) => {
          const isActive = event.currentTarget.checked;
          onChange({ isActive, ...(isActive ? { end: null } : {}) }, ['isActive', 'end']);
        }}
      />
      <div className={styles.pair}>
        <PeriodFields {...value} isOpenEnded={value.isActive} onChange={onChange} errorOf={errorOf} />
      </div>
      <DescriptionField value={value.description} error={errorOf('description')} onChange={(description) => onChange({ description })} />
    </>
  );
}
