// What is done to a colleague; each asks first, for somebody is signed out by it.
import type { TeamRole } from '@fairway/rules/teams';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import type { Saving } from '../../../lib/forms/saving.ts';
import { nameOf, TEAM_KEYS, type TeamMember } from '../queries.ts';

const MEMBER = '/api/v1/employer/organizations/{organizationId}/team/{userId}';

/** After each change of a team. */
export function useTeamRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all(TEAM_KEYS.map((queryKey) => queries.invalidateQueries({ queryKey: [...queryKey] })));
}

export function useTeamActs(saving: Saving) {
  const t = useTranslations('teams.team');
  const words = useTranslations('team-requests');
  const roles = useTranslations('team-requests.roles');
  const dialogs = useDialogs();
  const api = useApi();
  const refresh = useTeamRefresh();
  const { organizationId } = useConsoleOrganization();
  const paramsOf = ({ userId }: TeamMember) => ({ path: { organizationId, userId } });
  const cancelLabel = words('cancel');
  const run = async (call: () => Promise<unknown>, done: string) => {
    if (await saving.run(call)) showToast({ kind: 'success', text: done });
    await refresh();
  };
  return {
    async changeRole(member: TeamMember, role: TeamRole) {
      const name = nameOf(member);
      const asked = { title: t('roleTitle', { name }), text: t('roleText', { role: roles(role) }), confirmLabel: t('change'), cancelLabel };
      if (!(await dialogs.confirm(asked))) return;
      const body = { from: member.role, role };
      await run(() => api.call.PATCH(MEMBER, { params: paramsOf(member), body }), t('roleChanged', { name, role: roles(role) }));
    },
    async handOver(member: TeamMember) {
      const name = nameOf(member);
      const asked = {
        title: t('handOverTitle', { name }),
        text: t('handOverText'),
        confirmLabel: t('handOver'),
        cancelLabel,
        danger: true,
      };
      if (!(await dialogs.confirm(asked))) return;
      await run(() => api.call.POST(`${MEMBER}/ownership`, { params: paramsOf(member) }), t('handedOver', { name }));
    },
    async remove(member: TeamMember) {
      const name = nameOf(member);
      const asked = member.isYou
        ? { title: t('leaveTitle'), text: t('leaveText'), confirmLabel: t('leave') }
        : { title: t('removeTitle', { name }), text: t('removeText'), confirmLabel: t('remove') };
      if (!(await dialogs.confirm({ ...asked, cancelLabel, danger: true }))) return;
      await run(() => api.call.DELETE(MEMBER, { params: paramsOf(member) }), t('removed', { name }));
    },
  };
}
