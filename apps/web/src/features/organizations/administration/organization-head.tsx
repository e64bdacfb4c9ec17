// What can be done with an organization as a whole: approve, suspend with a reason, lift the suspension.
import { Button, LinkButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { reasonDialog } from '@fairway/ui/reason-dialog';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useOrganizationActions, useOrganizationCall } from './organization-actions.ts';
import type { Organization } from './queries.ts';

/** Of the contract's bound (rules/organizations.ts). */
const REASON_CHARACTERS = 1000;

export function OrganizationHead({ organization }: { organization: Organization }) {
  const t = useTranslations('organization-records.one');
  const list = useTranslations('organization-records.list');
  const words = useTranslations('console');
  const { href } = useHrefs();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const actions = useOrganizationActions();
  const call = useOrganizationCall();
  const path = { id: organization.id };
  const activate = (done: string) =>
    actions.run((api) => api.call.PUT('/api/v1/admin/organizations/{id}/state', { params: { path }, body: { state: 'active' } }), done);
  const suspend = () =>
    dialogs.open(reasonDialog, {
      title: t('suspendTitle'),
      text: t('suspendText'),
      label: t('reason'),
      hint: t('reasonHint'),
      confirmLabel: t('suspend'),
      cancelLabel: words('cancel'),
      danger: true,
      maxCharacters: REASON_CHARACTERS,
      failedText: errorText,
      onConfirm: (reason) =>
        call(
          (api) => api.call.PUT('/api/v1/admin/organizations/{id}/state', { params: { path }, body: { state: 'suspended', reason } }),
          t('suspended'),
        ),
    });
  return (
    <>
      {organization.state === 'pending' ? (
        <Button variant="primary" busy={actions.busy} onClick={() => void activate(list('approved'))}>
          {list('approve')}
        </Button>
      ) : null}
      {organization.state === 'suspended' ? (
        <Button variant="primary" busy={actions.busy} onClick={() => void activate(t('reinstated'))}>
          {t('reinstate')}
        </Button>
      ) : (
        <Button disabled={actions.busy} onClick={() => void suspend()}>
          {t('suspend')}
        </Button>
      )}
      {organization.state === 'active' ? (
        <LinkButton href={href('employerdetail', { id: organization.segment })}>{t('publicPage')}</LinkButton>
      ) : null}
      <LinkButton href={href('admin-audit', {}, { subject: `company:${organization.id}` })}>{t('audit')}</LinkButton>
    </>
  );
}
