// What can be done with the account as a whole: look through a candidate's eyes, suspend, reinstate.
import { Button, LinkButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { tell } from '../../../lib/session-keeper.ts';
import { Unproven, useProven } from '../../account/proof.ts';
import { useCardActions } from '../card-actions.ts';
import type { UserCard } from '../queries.ts';

export function UserHead({ user }: { user: UserCard }) {
  const t = useTranslations('admin.user');
  const { href } = useHrefs();
  const dialogs = useDialogs();
  const actions = useCardActions(user.id);
  const path = { id: user.id };
  async function suspend() {
    const sure = await dialogs.confirm({ title: t('suspendTitle'), text: t('suspendText'), confirmLabel: t('suspend'), danger: true });
    if (sure) await setStatus('suspended', t('suspendDone'));
  }
  const setStatus = (status: 'active' | 'suspended', done: string) =>
    actions.run((api) => api.call.PUT('/api/v1/admin/users/{id}/status', { params: { path }, body: { status } }), done);
  return (
    <>
      {user.can.viewAs ? <ViewAs user={user} /> : null}
      {user.can.suspend ? (
        <Button disabled={actions.busy} onClick={() => void suspend()}>
          {t('suspend')}
        </Button>
      ) : null}
      {user.can.reinstate ? (
        <Button busy={actions.busy} onClick={() => void setStatus('active', t('reinstateDone'))}>
          {t('reinstate')}
        </Button>
      ) : null}
      <LinkButton href={href('admin-audit', {}, { subject: `user:${user.id}` })}>{t('audit')}</LinkButton>
    </>
  );
}

/** From then on this browser is the other person: everything is loaded anew. */
function ViewAs({ user }: { user: UserCard }) {
  const t = useTranslations('admin.user');
  const api = useApi();
  const errorText = useErrorText();
  const { href, exists, home } = useHrefs();
  const dialogs = useDialogs();
  const proven = useProven();
  const [busy, setBusy] = useState(false);
  async function view() {
    const sure = await dialogs.confirm({ title: t('viewAsTitle'), text: t('viewAsText'), confirmLabel: t('viewAsGo') });
    if (!sure) return;
    setBusy(true);
    try {
      await proven(() => api.call.POST('/api/v1/admin/users/{id}/view-as', { params: { path: { id: user.id } } }));
      tell('in');
      window.location.assign(exists('mypage') ? href('mypage') : home());
    } catch (error) {
      setBusy(false);
      if (!(error instanceof Unproven)) showToast({ kind: 'error', text: errorText(error) });
    }
  }
  return (
    <Button variant="primary" busy={busy} onClick={() => void view()}>
      {t('viewAs')}
    </Button>
  );
}
