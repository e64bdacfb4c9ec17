// Who works for the school: roles, invitations, leaving. The last administrator stays one.
import { STAFF_ROLES, type StaffRole } from '@fairway/rules/school-settings';
import { Avatar } from '@fairway/ui/avatar';
import { Badge } from '@fairway/ui/badge';
import { Button, IconButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { IconMail, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { SavingProblem } from '../../../account/components/section.tsx';
import { useReaderFormats } from '../../../account/components/use-formats.ts';
import { useSaving } from '../../../account/saving.ts';
import { type StaffMember, staffQuery, useSchoolCalls } from '../../queries.ts';
import { inviteDialog } from './invite-dialog.tsx';
import { Loaded } from './loaded.tsx';
import styles from './settings.module.css';

export function StaffSection() {
  const t = useTranslations('school-settings.staff');
  const { api, schoolId } = useSchoolCalls();
  const dialogs = useDialogs();
  return (
    <div className={styles.part}>
      <p className={styles.lead}>{t('text')}</p>
      <Loaded reply={useQuery(staffQuery(api, schoolId))} label={t('text')}>
        {({ staff, can }) => (
          <>
            {can.edit ? (
              <div>
                <Button icon={<IconUserPlus aria-hidden />} onClick={() => dialogs.open(inviteDialog, { schoolId })}>
                  {t('invite')}
                </Button>
              </div>
            ) : null}
            <StaffList staff={staff} canEdit={can.edit} />
          </>
        )}
      </Loaded>
    </div>
  );
}

const nameOf = (member: StaffMember) => `${member.firstName} ${member.lastName}`.trim() || member.email;

function StaffList({ staff, canEdit }: { staff: readonly StaffMember[]; canEdit: boolean }) {
  const saving = useSaving();
  const acts = useStaffActs(saving);
  return (
    <>
      <SavingProblem saving={saving} />
      <ul className={styles.rows}>
        {staff.map((member) => (
          <li key={member.userId} className={styles.row}>
            <Person member={member} />
            {canEdit ? <Actions member={member} busy={saving.busy} acts={acts} /> : <RoleName role={member.role} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function RoleName({ role }: { role: StaffRole }) {
  return <span className={styles.note}>{useTranslations('school-settings.staff')(role)}</span>;
}

function Person({ member }: { member: StaffMember }) {
  const t = useTranslations('school-settings.staff');
  const formats = useReaderFormats();
  return (
    <div className={styles.person}>
      <Avatar name={nameOf(member)} sizePx={40} />
      <div className={styles.what}>
        <strong>
          {nameOf(member)} {member.isYou ? <Badge>{t('you')}</Badge> : null}{' '}
          {member.state === 'invited' ? (
            <Badge meaning="info">{t('invited', { date: member.expiresAt ? formats.date(new Date(member.expiresAt)) : '' })}</Badge>
          ) : member.state === 'expired' ? (
            <Badge meaning="warning">{t('expired')}</Badge>
          ) : member.state === 'suspended' ? (
            <Badge meaning="danger">{t('suspended')}</Badge>
          ) : null}
        </strong>
        <span>{member.email}</span>
        {member.isLastAdministrator ? <span>{t('last')}</span> : null}
      </div>
    </div>
  );
}

type Acts = ReturnType<typeof useStaffActs>;

function Actions({ member, busy, acts }: { member: StaffMember; busy: boolean; acts: Acts }) {
  const t = useTranslations('school-settings.staff');
  const name = nameOf(member);
  const isWaiting = member.state === 'invited' || member.state === 'expired';
  return (
    <div className={styles.actions}>
      <Select
        label={t('roleOf', { name })}
        labelHidden
        disabled={busy || member.isLastAdministrator}
        value={member.role}
        options={STAFF_ROLES.map((role) => ({ value: role, label: t(role) }))}
        onChange={(event) => {
          const role = STAFF_ROLES.find((one) => one === event.currentTarget.value);
          if (role && role !== member.role) void acts.changeRole(member, role);
        }}
      />
      {isWaiting ? (
        <IconButton
          size="small"
          disabled={busy}
          label={t('resendNamed', { name })}
          icon={<IconMail aria-hidden />}
          onClick={() => acts.resend(member)}
        />
      ) : null}
      <IconButton
        size="small"
        disabled={busy || member.isLastAdministrator}
        label={t(isWaiting ? 'revokeNamed' : 'removeNamed', { name })}
        icon={<IconTrash aria-hidden />}
        onClick={() => acts.remove(member)}
      />
    </div>
  );
}

/** What is done to a colleague; each asks first where somebody is signed out by it. */
function useStaffActs(saving: ReturnType<typeof useSaving>) {
  const t = useTranslations('school-settings.staff');
  const words = useTranslations('school-settings');
  const dialogs = useDialogs();
  const { api, at, keepStaff, refresh } = useSchoolCalls();
  const paramsOf = ({ userId }: StaffMember) => ({ path: { ...at.path, userId } });
  const cancelLabel = words('cancel');
  const run = async (call: () => Promise<void>) => {
    if (!(await saving.run(call))) await refresh('/staff');
  };
  return {
    async changeRole(member: StaffMember, role: StaffRole) {
      const name = nameOf(member);
      const text = t('roleText', { role: t(role) });
      if (!(await dialogs.confirm({ title: t('roleTitle', { name }), text, confirmLabel: words('change'), cancelLabel }))) return;
      await run(async () => {
        const body = { from: member.role, role };
        keepStaff((await api.call.PATCH('/api/v1/staff/schools/{schoolId}/staff/{userId}', { params: paramsOf(member), body })).data);
        showToast({ kind: 'success', text: t('roleChanged', { name, role: t(role) }) });
      });
    },
    resend(member: StaffMember) {
      return run(async () => {
        keepStaff((await api.call.POST('/api/v1/staff/schools/{schoolId}/staff/{userId}/invitation', { params: paramsOf(member) })).data);
        showToast({ kind: 'success', text: t('sent', { email: member.email }) });
      });
    },
    async remove(member: StaffMember) {
      const name = nameOf(member);
      const isWaiting = member.state === 'invited' || member.state === 'expired';
      const asked = isWaiting
        ? { title: t('revokeTitle', { name }), text: t('revokeText'), confirmLabel: t('revoke') }
        : member.isYou
          ? { title: t('leaveTitle'), text: t('leaveText'), confirmLabel: words('remove') }
          : { title: t('removeTitle', { name }), text: t('removeText'), confirmLabel: words('remove') };
      if (!(await dialogs.confirm({ ...asked, cancelLabel, danger: true }))) return;
      await run(async () => {
        keepStaff((await api.call.DELETE('/api/v1/staff/schools/{schoolId}/staff/{userId}', { params: paramsOf(member) })).data);
        showToast({ kind: 'success', text: t(isWaiting ? 'revoked' : 'removed', { name }) });
      });
    },
  };
}
