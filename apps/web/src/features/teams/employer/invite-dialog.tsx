import { EMAIL_CHARACTERS } from '@fairway/rules/emails';
import { TEAM_ROLES, type TeamRole } from '@fairway/rules/teams';
import { Radio } from '@fairway/ui/checkbox';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import parts from '../../../lib/console/parts.module.css';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../lib/forms/section.tsx';
import { useTeamRefresh } from './team-acts.ts';

const AT_EMAIL = ['InvalidEmail', 'teams.member_already'];

/** Inviting a colleague by an address, with a role. */
function InviteDialog({ organizationId }: { organizationId: number }) {
  const t = useTranslations('teams.team');
  const words = useTranslations('team-requests');
  const api = useApi();
  const refresh = useTeamRefresh();
  const saving = useSaving();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<TeamRole>('Recruiter');
  const send = async () => {
    const params = { path: { organizationId } };
    const call = () => api.call.POST('/api/v1/employer/organizations/{organizationId}/invitations', { params, body: { email, role } });
    if (!(await saving.run(call))) return false;
    showToast({ kind: 'success', text: t('invited', { email: email.trim() }) });
    return refresh();
  };
  return (
    <DialogFrame
      size="medium"
      title={t('invite')}
      busy={saving.busy}
      actions={[
        { key: 'cancel', label: words('cancel') },
        { key: 'send', label: t('sendInvitation'), variant: 'primary', run: send },
      ]}
    >
      <div className={parts.sections}>
        <TextField
          data-autofocus=""
          type="email"
          label={t('email')}
          hint={t('emailHint')}
          required
          autoComplete="off"
          maxLength={EMAIL_CHARACTERS}
          error={saving.errorOf(...AT_EMAIL)}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <fieldset className={parts.choices}>
          <legend>{t('role')}</legend>
          {TEAM_ROLES.map((one) => (
            <Radio
              key={one}
              name="role"
              label={words(`roles.${one}`)}
              hint={t(`roleTexts.${one}`)}
              checked={role === one}
              onChange={() => setRole(one)}
            />
          ))}
        </fieldset>
        <SavingProblem saving={saving} claimed={AT_EMAIL} />
      </div>
    </DialogFrame>
  );
}

export const inviteDialog = defineDialog<{ organizationId: number }, unknown>('invite-to-team', InviteDialog);
