// What can be done with the account as a whole: look through a candidate's eyes, suspend, reinstate.
import { SUSPENSION_REASON_CHARACTERS } from '@fairway/rules/organizations';
import { Button, LinkButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { type ReasonProps, reasonDialog } from '@fairway/ui/reason-dialog';
import { showToast } from '@fairway/ui/show-toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { Unproven, useProven } from '../../../lib/forms/proof.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { tell } from '../../../lib/session-keeper.ts';
import type { UserCard } from '../queries.ts';
import { useCardActions } from './card-actions.ts';

export function UserHead({ user }: { user: UserCard }) {
  const t = useTranslations('admin.user');
  const merging = useTranslations('user-merge');
  const { href } = useHrefs();
  const actions = useCardActions(user.id);
  const path = { id: user.id };
  const askReason = useReason();
  async function suspend() {
    const reason = await askReason({ title: t('suspendTitle'), text: t('suspendText'), confirmLabel: t('suspend'), danger: true });
    if (reason) await setStatus({ status: 'suspended', reason }, t('suspendDone'));
  }
  const setStatus = (body: { status: 'active' } | { status: 'suspended'; reason: string }, done: string) =>
    actions.run((api) => api.call.PUT('/api/v1/admin/users/{id}/status', { params: { path }, body }), done);
  return (
    <>
      {user.can.viewAs ? <ViewAs user={user} /> : null}
      {user.can.merge ? <LinkButton href={href('admin-user-merge', { id: user.id })}>{merging('merge')}</LinkButton> : null}
      {user.can.suspend ? (
        <Button disabled={actions.busy} onClick={() => void suspend()}>
          {t('suspend')}
        </Button>
      ) : null}
      {user.can.reinstate ? (
        <Button busy={actions.busy} onClick={() => void setStatus({ status: 'active' }, t('reinstateDone'))}>
          {t('reinstate')}
        </Button>
      ) : null}
      <LinkButton href={href('admin-audit', {}, { subject: `user:${user.id}` })}>{t('audit')}</LinkButton>
    </>
  );
}

/** Asks why before something is done to somebody; the audit keeps it. undefined where nothing is to be done. */
function useReason() {
  const organization = useTranslations('organization-records.one');
  const words = useTranslations('console');
  const dialogs = useDialogs();
  return (asked: Pick<ReasonProps, 'title' | 'text' | 'confirmLabel' | 'danger'>) =>
    dialogs.open(reasonDialog, {
      ...asked,
      label: organization('reason'),
      hint: organization('reasonHint'),
      cancelLabel: words('cancel'),
      maxCharacters: SUSPENSION_REASON_CHARACTERS,
    });
}

/** From then on this browser is the other person: everything is loaded anew. */
function ViewAs({ user }: { user: UserCard }) {
  const t = useTranslations('admin.user');
  const api = useApi();
  const errorText = useErrorText();
  const { href, exists, home } = useHrefs();
  const askReason = useReason();
  const proven = useProven();
  const [busy, setBusy] = useState(false);
  async function view() {
    const reason = await askReason({ title: t('viewAsTitle'), text: t('viewAsText'), confirmLabel: t('viewAsGo') });
    if (!reason) return;
    setBusy(true);
    try {
      await proven(() => api.call.POST('/api/v1/admin/users/{id}/view-as', { params: { path: { id: user.id } }, body: { reason } }));
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
