// /employer/team: who works for an organization, who asks to, and who is invited. Owners decide; everybody leaves by themselves.
import '../../../lib/later-messages.ts';
import { TEAM_ROLES, TEAM_SORTS, TEAM_STATES, type TeamRole } from '@fairway/rules/teams';
import { Badge } from '@fairway/ui/badge';
import { Button, IconButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { IconCrown, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Colleague } from '../../../lib/console/colleague.tsx';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import parts from '../../../lib/console/parts.module.css';
import { type Saving, useSaving } from '../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../lib/forms/section.tsx';
import { defineList, one } from '../../../lib/lists/list-address.ts';
import { choice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { nameOf, type TeamMember } from '../queries.ts';
import { inviteDialog } from './invite-dialog.tsx';
import { Joining } from './joining.tsx';
import styles from './team.module.css';
import { useTeamActs } from './team-acts.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.team'), path: pathOf('employer-team'), noIndex: true }));

const LIST = defineList({ sorts: TEAM_SORTS, sort: 'role', filters: { role: one(TEAM_ROLES), state: one(TEAM_STATES) } });
const keyOf = (member: TeamMember) => member.userId;

export default function TeamPage() {
  const t = useTranslations('teams.team');
  const console = useTranslations('console.employer');
  const roles = useTranslations('team-requests.roles');
  const formats = useReaderFormats();
  const dialogs = useDialogs();
  const saving = useSaving();
  const { organizationId, role } = useConsoleOrganization();
  const canEdit = role === 'OrganizationAdmin';
  const list = useList(LIST, '/api/v1/employer/organizations/{organizationId}/team', { organizationId });
  return (
    <ConsolePage
      title={console('team')}
      description={t('text')}
      actions={
        canEdit ? (
          <Button variant="primary" icon={<IconUserPlus aria-hidden />} onClick={() => void dialogs.open(inviteDialog, { organizationId })}>
            {t('invite')}
          </Button>
        ) : undefined
      }
    >
      <div className={parts.sections}>
        <Joining canEdit={canEdit} />
        <SavingProblem saving={saving} />
        <ListPage
          title={console('team')}
          {...list}
          searchLabel={t('search')}
          keyOf={keyOf}
          nameOf={nameOf}
          columns={[
            {
              key: 'name',
              title: t('name'),
              sort: 'name',
              cell: (member) => (
                <Colleague
                  name={nameOf(member)}
                  email={member.email}
                  you={member.isYou ? t('you') : undefined}
                  note={member.isLastOwner ? t('lastOwner') : undefined}
                />
              ),
            },
            {
              key: 'role',
              title: t('role'),
              sort: 'role',
              cell: (member) => (canEdit ? <RoleSelect member={member} saving={saving} /> : roles(member.role)),
            },
            {
              key: 'state',
              title: t('state'),
              cell: ({ state }) => <Badge meaning={state === 'active' ? 'neutral' : 'danger'}>{t(`states.${state}`)}</Badge>,
            },
            { key: 'since', title: t('since'), sort: 'since', wideOnly: true, cell: ({ grantedAt }) => formats.date(new Date(grantedAt)) },
          ]}
          filters={[
            choice('role', t('role'), TEAM_ROLES, (value) => roles(value)),
            choice('state', t('state'), TEAM_STATES, (value) => t(`states.${value}`)),
          ]}
          actions={(member: TeamMember) => <Actions member={member} canEdit={canEdit} saving={saving} />}
          empty={{ title: t('empty') }}
        />
      </div>
    </ConsolePage>
  );
}

type OneProps = { member: TeamMember; saving: Saving };

function RoleSelect({ member, saving }: OneProps) {
  const t = useTranslations('teams.team');
  const roles = useTranslations('team-requests.roles');
  const acts = useTeamActs(saving);
  return (
    <Select
      label={t('roleOf', { name: nameOf(member) })}
      labelHidden
      disabled={saving.busy || member.isLastOwner}
      value={member.role}
      options={TEAM_ROLES.map((role) => ({ value: role, label: roles(role) }))}
      onChange={(event) => {
        const role = TEAM_ROLES.find((known): known is TeamRole => known === event.currentTarget.value);
        if (role && role !== member.role) void acts.changeRole(member, role);
      }}
    />
  );
}

function Actions({ member, canEdit, saving }: OneProps & { canEdit: boolean }) {
  const t = useTranslations('teams.team');
  const acts = useTeamActs(saving);
  const name = nameOf(member);
  return (
    <span className={styles.buttons}>
      {canEdit && !member.isYou && member.state === 'active' ? (
        <IconButton
          size="small"
          disabled={saving.busy}
          label={t('handOverNamed', { name })}
          icon={<IconCrown aria-hidden />}
          onClick={() => void acts.handOver(member)}
        />
      ) : null}
      {canEdit || member.isYou ? (
        <IconButton
          size="small"
          disabled={saving.busy || member.isLastOwner}
          label={member.isYou ? t('leave') : t('removeNamed', { name })}
          icon={<IconTrash aria-hidden />}
          onClick={() => void acts.remove(member)}
        />
      ) : null}
    </span>
  );
}
