// Sets what a colleague may do and whom they find. It counts from their next click on; only who becomes or stops being an administrator is signed out.
// Who advises no more hands over what is open, in the same step.
import { fullName } from '@fairway/rules/names';
import { ADVISING_SHAPES } from '@fairway/rules/staff-shapes';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type StaffMember, useCallsOf } from '../queries.ts';
import { EditDialog } from './edit-dialog.tsx';
import { type Membership, MembershipFields, membershipBody } from './membership-fields.tsx';
import styles from './settings.module.css';

type Props = { schoolId: number; member: StaffMember };

function MemberDialog({ schoolId, member }: Props) {
  const t = useTranslations('school-settings.staff');
  const words = useTranslations('school-settings');
  const { api, at, refresh } = useCallsOf(schoolId);
  const [value, setValue] = useState<Membership>({
    role: member.role === 'SchoolAdmin' ? member.role : member.shape,
    isCoach: member.isCoach,
    programs: member.programs,
  });
  const [handTo, setHandTo] = useState('');
  const name = fullName(member.firstName, member.lastName) || member.email;
  const { role, membership } = membershipBody(value);
  const advised = member.role === 'SchoolAdmin' || ADVISING_SHAPES.includes(member.shape);
  const leaves = advised && role !== 'SchoolAdmin' && !ADVISING_SHAPES.includes(membership.shape);
  const save = async () => {
    const body = { from: member.role, role, membership, updatedAt: member.updatedAt, ...(leaves && handTo !== '' ? { handTo } : {}) };
    const params = { path: { ...at.path, userId: member.userId } };
    await api.call.PATCH('/api/v1/staff/schools/{schoolId}/staff/{userId}', { params, body });
    showToast({ kind: 'success', text: t('roleChanged', { name, role: t(value.role) }) });
    await refresh('/staff', '/student-advisers');
  };
  return (
    <EditDialog title={t('editTitle', { name })} saveLabel={words('save')} claimed={['settings.invalid']} save={save}>
      {(errorOf) => (
        <>
          {role === member.role ? null : <p className={styles.note}>{t('roleText', { role: t(value.role) })}</p>}
          <MembershipFields
            schoolId={schoolId}
            value={value}
            onChange={setValue}
            error={errorOf('programs')}
            isFixed={member.isLastAdministrator}
          />
          {leaves ? <HandTo schoolId={schoolId} userId={member.userId} value={handTo} onChange={setHandTo} /> : null}
        </>
      )}
    </EditDialog>
  );
}

type HandToProps = { schoolId: number; userId: string; value: string; onChange: (value: string) => void };

function HandTo({ schoolId, userId, value, onChange }: HandToProps) {
  const t = useTranslations('school-settings.staff');
  const leaving = useTranslations('advisers.leaving');
  const { api, at } = useCallsOf(schoolId);
  const people = useQuery(api.query.queryOptions('get', '/api/v1/staff/schools/{schoolId}/student-advisers', { params: at }));
  const others = (people.data?.advisers ?? []).filter(({ id }) => id !== userId);
  return (
    <Select
      label={t('handTo')}
      hint={t('handToText')}
      emptyLabel={leaving('nobody')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      options={others.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

export const memberDialog = defineDialog<Props, unknown>('staff-member', MemberDialog);
