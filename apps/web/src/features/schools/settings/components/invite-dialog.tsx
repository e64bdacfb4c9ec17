// Inviting a colleague for 7 days: by a link, or to a page for somebody who has an account. A candidate or an employer is invited twice: the first
// time only says who it is.
import { ApiProblem } from '@fairway/client/problem';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useCallsOf } from '../queries.ts';
import { EditDialog } from './edit-dialog.tsx';
import { type Membership, MembershipFields, membershipBody } from './membership-fields.tsx';
import styles from './settings.module.css';

const WARNINGS = ['staff.is_candidate', 'staff.is_employer'];

function InviteDialog({ schoolId }: { schoolId: number }) {
  const t = useTranslations('school-settings.staff');
  const errorText = useErrorText();
  const { api, at, refresh } = useCallsOf(schoolId);
  const [values, setValues] = useState({ email: '', firstName: '', lastName: '' });
  const [membership, setMembership] = useState<Membership>({ role: 'generalist', isCoach: true, programs: null });
  const [warnedOf, setWarnedOf] = useState<string>();
  const text = (field: 'email' | 'firstName' | 'lastName') => ({
    value: values[field],
    onChange: (event: { currentTarget: { value: string } }) => setValues({ ...values, [field]: event.currentTarget.value }),
  });
  const save = async () => {
    const body = { ...values, ...membershipBody(membership), sure: warnedOf === values.email };
    try {
      await api.call.POST('/api/v1/staff/schools/{schoolId}/staff', { params: at, body });
    } catch (error) {
      if (error instanceof ApiProblem && WARNINGS.includes(error.code)) setWarnedOf(values.email);
      throw error;
    }
    showToast({ kind: 'success', text: t('sent', { email: values.email.trim() }) });
    await refresh('/staff');
  };
  return (
    <EditDialog title={t('invite')} saveLabel={t('inviteButton')} claimed={['staff.already', 'settings.invalid']} save={save}>
      {(errorOf, problem) => (
        <>
          <TextField
            data-autofocus=""
            label={t('email')}
            type="email"
            required
            autoComplete="off"
            maxLength={254}
            error={errorOf('email') ?? (problem?.code === 'staff.already' ? errorText(problem) : undefined)}
            {...text('email')}
          />
          <div className={styles.pair}>
            <TextField
              label={t('firstName')}
              required
              autoComplete="off"
              maxLength={100}
              error={errorOf('firstName')}
              {...text('firstName')}
            />
            <TextField
              label={t('lastName')}
              required
              autoComplete="off"
              maxLength={100}
              error={errorOf('lastName')}
              {...text('lastName')}
            />
          </div>
          <MembershipFields schoolId={schoolId} value={membership} onChange={setMembership} error={errorOf('programs')} />
        </>
      )}
    </EditDialog>
  );
}

export const inviteDialog = defineDialog<{ schoolId: number }, unknown>('invite-staff', InviteDialog);
