// Who works for the school: what they may do, whom they find, invitations, leaving. The last administrator stays one.
import { fullName } from '@fairway/rules/names';
import { STAFF_FILTERS, STAFF_SORTS, STAFF_STATES, type StaffState } from '@fairway/rules/school-settings';
import { ADVISING_SHAPES } from '@fairway/rules/staff-shapes';
import { Badge } from '@fairway/ui/badge';
import { Button, IconButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { IconMail, IconPencil, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Colleague } from '../../../../lib/console/colleague.tsx';
import { useSaving } from '../../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../../lib/forms/section.tsx';
import { defineList, one } from '../../../../lib/lists/list-address.ts';
import { choice } from '../../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../../lib/lists/list-page.tsx';
import { useList } from '../../../../lib/lists/use-list.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { type StaffMember, useSchoolCalls } from '../queries.ts';
import { inviteDialog } from './invite-dialog.tsx';
import { leavingDialog } from './leaving-dialog.tsx';
import { memberDialog } from './member-dialog.tsx';
import styles from './settings.module.css';

const LIST = defineList({ sorts: STAFF_SORTS, sort: 'role', filters: { role: one(STAFF_FILTERS), state: one(STAFF_STATES) } });
const advises = ({ role, shape }: StaffMember) => role === 'SchoolAdmin' || ADVISING_SHAPES.includes(shape);
const keyOf = (member: StaffMember) => member.userId;
const nameOf = (member: StaffMember) => fullName(member.firstName, member.lastName) || member.email;

export function StaffSection({ canEdit }: { canEdit: boolean }) {
  const t = useTranslations('school-settings.staff');
  const words = useTranslations();
  const formats = useReaderFormats();
  const dialogs = useDialogs();
  const saving = useSaving();
  const acts = useStaffActs(saving);
  const { schoolId } = useSchoolCalls();
  const list = useList(LIST, '/api/v1/staff/schools/{schoolId}/staff', { schoolId });
  const states: Record<StaffState, string> = {
    active: words('admin.status.active'),
    invited: words('admin.school.invited'),
    expired: t('expired'),
    suspended: t('suspended'),
  };
  return (
    <div className={styles.part}>
      <p className={styles.lead}>{t('text')}</p>
      {canEdit ? (
        <div>
          <Button icon={<IconUserPlus aria-hidden />} onClick={() => dialogs.open(inviteDialog, { schoolId })}>
            {t('invite')}
          </Button>
        </div>
      ) : null}
      <SavingProblem saving={saving} />
      <ListPage
        title={words('school-settings.sections.staff')}
        {...list}
        searchLabel={words('students.search')}
        keyOf={keyOf}
        nameOf={nameOf}
        columns={[
          {
            key: 'name',
            title: words('students.name'),
            sort: 'name',
            cell: (member) => (
              <Colleague
                name={nameOf(member)}
                email={member.email}
                you={member.isYou ? t('you') : undefined}
                note={member.isLastAdministrator ? t('last') : undefined}
              />
            ),
          },
          {
            key: 'role',
            title: t('role'),
            sort: 'role',
            cell: (member) => <Role member={member} />,
          },
          { key: 'students', title: t('students'), cell: (member) => <Students member={member} /> },
          { key: 'state', title: words('school-settings.programs.state'), cell: (member) => <State member={member} states={states} /> },
          {
            key: 'since',
            title: t('since'),
            sort: 'since',
            wideOnly: true,
            cell: (member) => <span className={styles.whole}>{formats.date(new Date(member.grantedAt))}</span>,
          },
        ]}
        filters={[
          choice('role', t('role'), STAFF_FILTERS, (role) => t(role)),
          choice('state', words('school-settings.programs.state'), STAFF_STATES, (state) => states[state]),
        ]}
        {...(canEdit ? { actions: (member: StaffMember) => <Actions member={member} busy={saving.busy} acts={acts} /> } : {})}
        empty={{ title: words('admin.school.nobody'), text: t('text') }}
      />
    </div>
  );
}

const MEANINGS = { active: 'neutral', invited: 'info', expired: 'warning', suspended: 'danger' } as const;

function State({ member, states }: { member: StaffMember; states: Record<StaffState, string> }) {
  const t = useTranslations('school-settings.staff');
  const formats = useReaderFormats();
  const { state, expiresAt } = member;
  return (
    <Badge meaning={MEANINGS[state]}>
      {state === 'invited' && expiresAt ? t('invited', { date: formats.date(new Date(expiresAt)) }) : states[state]}
    </Badge>
  );
}

type Acts = ReturnType<typeof useStaffActs>;

type ActionsProps = { member: StaffMember; busy: boolean; acts: Acts };

function Role({ member }: { member: StaffMember }) {
  const t = useTranslations('school-settings.staff');
  return (
    <span className={styles.buttons}>
      {t(member.role === 'SchoolAdmin' ? member.role : member.shape)}
      {member.isCoach ? <Badge>{t('coach')}</Badge> : null}
    </span>
  );
}

function Students({ member }: { member: StaffMember }) {
  const t = useTranslations('school-settings.staff');
  if (member.role !== 'SchoolAdmin' && member.shape === 'events') return t('nobody');
  if (member.role === 'SchoolAdmin' || member.programs === null) return t('everybody');
  return t('programsCount', { count: member.programs.length, names: member.programs.map(({ name }) => name).join(', ') });
}

function Actions({ member, busy, acts }: ActionsProps) {
  const t = useTranslations('school-settings.staff');
  const name = nameOf(member);
  const isWaiting = member.state === 'invited' || member.state === 'expired';
  return (
    <span className={styles.buttons}>
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
        disabled={busy}
        label={t('editNamed', { name })}
        icon={<IconPencil aria-hidden />}
        onClick={() => acts.edit(member)}
      />
      <IconButton
        size="small"
        disabled={busy || member.isLastAdministrator}
        label={t(isWaiting ? 'revokeNamed' : 'removeNamed', { name })}
        icon={<IconTrash aria-hidden />}
        onClick={() => acts.remove(member)}
      />
    </span>
  );
}

/** What is done to a colleague; each asks first where somebody is signed out by it. */
function useStaffActs(saving: ReturnType<typeof useSaving>) {
  const t = useTranslations('school-settings.staff');
  const words = useTranslations('school-settings');
  const dialogs = useDialogs();
  const { api, at, schoolId, refresh } = useSchoolCalls();
  const paramsOf = ({ userId }: StaffMember) => ({ path: { ...at.path, userId } });
  const cancelLabel = words('cancel');
  const run = async (call: () => Promise<void>) => {
    await saving.run(call);
    await refresh('/staff');
  };
  return {
    edit: (member: StaffMember) => dialogs.open(memberDialog, { schoolId, member }),
    resend(member: StaffMember) {
      return run(async () => {
        await api.call.POST('/api/v1/staff/schools/{schoolId}/staff/{userId}/invitation', { params: paramsOf(member) });
        showToast({ kind: 'success', text: t('sent', { email: member.email }) });
      });
    },
    async remove(member: StaffMember) {
      const name = nameOf(member);
      const isWaiting = member.state === 'invited' || member.state === 'expired';
      const asked = member.isYou
        ? { title: t('leaveTitle'), text: t('leaveText') }
        : { title: t('removeTitle', { name }), text: t('removeText') };
      const revoked = { title: t('revokeTitle', { name }), text: t('revokeText'), confirmLabel: t('revoke'), cancelLabel, danger: true };
      const leaving = isWaiting
        ? (await dialogs.confirm(revoked)) && { handTo: undefined }
        : await dialogs.open(leavingDialog, { schoolId, userId: member.userId, advises: advises(member), ...asked });
      if (!leaving) return;
      await run(async () => {
        const query = leaving.handTo === undefined ? {} : { handTo: leaving.handTo };
        await api.call.DELETE('/api/v1/staff/schools/{schoolId}/staff/{userId}', { params: { ...paramsOf(member), query } });
        showToast({ kind: 'success', text: t(isWaiting ? 'revoked' : 'removed', { name }) });
      });
    },
  };
}
