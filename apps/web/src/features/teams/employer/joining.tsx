// Who asks to join, for owners to decide, and who is invited. It follows what happens while it is shown.

import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { listTeamWaiting } from '@fairway/contract/teams/employer';
import { fullName } from '@fairway/rules/names';
import { TEAM_LIMITS, TEAM_ROLES, type TeamRole } from '@fairway/rules/teams';
import { Badge } from '@fairway/ui/badge';
import { Button, IconButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { reasonDialog } from '@fairway/ui/reason-dialog';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { Loaded } from '../../../lib/console/loaded.tsx';
import parts from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../lib/forms/section.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { useRealtime } from '../../../lib/realtime.ts';
import { joiningQuery } from '../queries.ts';
import styles from './team.module.css';
import { useTeamRefresh } from './team-acts.ts';

type Waiting = EndpointReply<typeof listTeamWaiting>;
const NEWS = ['team.changed'];

export function Joining({ canEdit }: { canEdit: boolean }) {
  const { organizationId } = useConsoleOrganization();
  const reply = useQuery(joiningQuery(useApi(), organizationId));
  useRealtime(NEWS, () => void reply.refetch(), { enabled: true, subject: `company:${organizationId}` });
  return (
    <Loaded reply={reply}>
      {({ requests, invitations }) => (
        <>
          {requests.length > 0 ? <Requests requests={requests} canEdit={canEdit} /> : null}
          {invitations.length > 0 ? <Invitations invitations={invitations} canEdit={canEdit} /> : null}
        </>
      )}
    </Loaded>
  );
}

function Requests({ requests, canEdit }: { requests: Waiting['requests']; canEdit: boolean }) {
  const t = useTranslations('teams.joining');
  return (
    <section className={parts.panel} aria-labelledby="requests-title">
      <h2 id="requests-title">{t('requests', { count: requests.length })}</h2>
      <ul className={parts.rows}>
        {requests.map((request) => (
          <Request key={request.id} request={request} canEdit={canEdit} />
        ))}
      </ul>
    </section>
  );
}

function Request({ request, canEdit }: { request: Waiting['requests'][number]; canEdit: boolean }) {
  const t = useTranslations('teams.joining');
  const formats = useReaderFormats();
  const { firstName, lastName, email, provenDomain, message, askedAt } = request;
  const name = fullName(firstName, lastName) || email;
  return (
    <li className={parts.row}>
      <div className={parts.what}>
        <strong className={styles.name}>
          <bdi>{name}</bdi>
        </strong>
        <span className={styles.name}>{email}</span>
        {provenDomain ? (
          <Badge meaning="success">{t('proven', { domain: provenDomain })}</Badge>
        ) : (
          <Badge meaning="warning">{t('unproven')}</Badge>
        )}
        {message ? (
          <p className={styles.words} dir="auto">
            {message}
          </p>
        ) : null}
        <span>{t('askedAt', { when: formats.when(new Date(askedAt)) })}</span>
      </div>
      {canEdit ? <Decision id={request.id} name={name} /> : null}
    </li>
  );
}

function Decision({ id, name }: { id: string; name: string }) {
  const t = useTranslations('teams.joining');
  const words = useTranslations('team-requests');
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const api = useApi();
  const refresh = useTeamRefresh();
  const saving = useSaving();
  const { organizationId } = useConsoleOrganization();
  const [role, setRole] = useState<TeamRole>('Recruiter');
  const decide = (body: { decision: 'accepted'; role: TeamRole } | { decision: 'declined'; note: string }) =>
    api.call.POST('/api/v1/employer/organizations/{organizationId}/requests/{id}/decision', {
      params: { path: { organizationId, id } },
      body,
    });
  const accept = async () => {
    if (await saving.run(() => decide({ decision: 'accepted', role }))) showToast({ kind: 'success', text: t('accepted', { name }) });
    await refresh();
  };
  const decline = async () => {
    await dialogs.open(reasonDialog, {
      title: t('declineTitle', { name }),
      text: t('declineText'),
      label: t('note'),
      confirmLabel: t('decline'),
      cancelLabel: words('cancel'),
      danger: true,
      optional: true,
      maxCharacters: TEAM_LIMITS.noteCharacters,
      failedText: errorText,
      onConfirm: async (note) => {
        await decide({ decision: 'declined', note });
        showToast({ kind: 'success', text: t('declined', { name }) });
      },
    });
    await refresh();
  };
  return (
    <div className={styles.buttons}>
      <Select
        label={t('roleFor', { name })}
        labelHidden
        value={role}
        options={TEAM_ROLES.map((one) => ({ value: one, label: words(`roles.${one}`) }))}
        onChange={(event) => setRole(TEAM_ROLES.find((one) => one === event.currentTarget.value) ?? 'Recruiter')}
      />
      <Button variant="primary" busy={saving.busy} aria-label={`${t('accept')}: ${name}`} onClick={() => void accept()}>
        {t('accept')}
      </Button>
      <Button disabled={saving.busy} aria-label={`${t('decline')}: ${name}`} onClick={() => void decline()}>
        {t('decline')}
      </Button>
      <SavingProblem saving={saving} />
    </div>
  );
}

function Invitations({ invitations, canEdit }: { invitations: Waiting['invitations']; canEdit: boolean }) {
  const t = useTranslations('teams.joining');
  const roles = useTranslations('team-requests.roles');
  const formats = useReaderFormats();
  const api = useApi();
  const refresh = useTeamRefresh();
  const saving = useSaving();
  const { organizationId } = useConsoleOrganization();
  const revoke = async (id: string, email: string) => {
    const params = { path: { organizationId, id } };
    const call = () => api.call.DELETE('/api/v1/employer/organizations/{organizationId}/invitations/{id}', { params });
    if (await saving.run(call)) showToast({ kind: 'success', text: t('revoked', { email }) });
    await refresh();
  };
  return (
    <section className={parts.panel} aria-labelledby="invitations-title">
      <h2 id="invitations-title">{t('invitations', { count: invitations.length })}</h2>
      <SavingProblem saving={saving} />
      <ul className={parts.rows}>
        {invitations.map(({ id, email, role, expiresAt, isOver }) => (
          <li key={id} className={parts.row}>
            <div className={parts.what}>
              <strong className={styles.name}>{email}</strong>
              <span>
                {roles(role)} · {t(isOver ? 'over' : 'until', { date: formats.date(new Date(expiresAt)) })}
              </span>
            </div>
            {canEdit ? (
              <IconButton
                size="small"
                disabled={saving.busy}
                label={t('revokeNamed', { email })}
                icon={<IconTrash aria-hidden />}
                onClick={() => void revoke(id, email)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
