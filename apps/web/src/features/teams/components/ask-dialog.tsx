// Asking to work for an organization, with a word to those who decide.

import { TEAM_LIMITS } from '@fairway/rules/teams';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { TextArea } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../lib/forms/section.tsx';
import { type FoundOrganization, OWN_REQUESTS_KEY } from '../queries.ts';
import { useConsoleOpening } from './console-opening.ts';
import styles from './teams.module.css';

type Props = { organization: FoundOrganization; wantsOwnership: boolean };

function AskDialog({ organization, wantsOwnership }: Props) {
  const t = useTranslations('team-requests.ask');
  const words = useTranslations('team-requests');
  const api = useApi();
  const queries = useQueryClient();
  const saving = useSaving();
  const open = useConsoleOpening();
  const [message, setMessage] = useState('');
  const { hasOwner, isYours, name } = organization;
  const text = wantsOwnership ? 'dispute' : hasOwner ? 'join' : isYours ? 'atOnce' : 'claim';
  const send = () =>
    saving.run(async () => {
      const body = { organizationId: organization.id, message, wantsOwnership };
      const { data } = await api.call.POST('/api/v1/team-requests', { body });
      if (data?.state === 'accepted') await open(organization.id);
      else showToast({ kind: 'success', text: t('sent') });
      await queries.invalidateQueries({ queryKey: OWN_REQUESTS_KEY });
    });
  return (
    <DialogFrame
      size="medium"
      title={t('title', { organization: name })}
      busy={saving.busy}
      actions={[
        { key: 'cancel', label: words('cancel') },
        { key: 'send', label: t(isYours && !hasOwner ? 'take' : 'send'), variant: 'primary', run: send },
      ]}
    >
      <div className={styles.form}>
        <p>{t(`texts.${text}`)}</p>
        <TextArea
          data-autofocus=""
          label={t('message')}
          optional={words('optional')}
          maxLength={TEAM_LIMITS.messageCharacters}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <SavingProblem saving={saving} />
      </div>
    </DialogFrame>
  );
}

export const askDialog = defineDialog<Props, unknown>('ask-to-join', AskDialog);
