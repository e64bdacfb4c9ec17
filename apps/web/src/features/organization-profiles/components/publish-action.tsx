// Publishing: what will change is told before, and what lacks at its field.
import { ApiProblem } from '@fairway/client/problem';
import { publishingFaults } from '@fairway/rules/organization-profile';
import { type ProfileDifference, profileDifferences } from '@fairway/rules/profile-differences';
import { Button } from '@fairway/ui/button';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { PROFILE, type ProfileDraft } from '../queries.ts';
import { Differences } from './differences.tsx';
import type { ProfileWriting } from './profile-writing.ts';

type Props = { writing: ProfileWriting /** Shows the form, where what lacks is told. */; onLacks: () => void };

export function PublishAction({ writing, onLacks }: Props) {
  const t = useTranslations('organization-profiles.publish');
  const api = useApi();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const { organizationId } = useConsoleOrganization();
  const params = { path: { organizationId } };
  const refuse = () => {
    writing.ask(true);
    onLacks();
    showToast({ kind: 'error', text: t('incomplete') });
    // Its field is drawn with the fault first.
    setTimeout(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 50);
  };
  async function run() {
    if (publishingFaults(writing.content, writing.draft.shown, new Date()).length > 0) return refuse();
    setBusy(true);
    const isKept = await writing.save().finally(() => setBusy(false));
    if (!isKept) return;
    const differences = profileDifferences(writing.draft.shown, writing.content);
    if (differences.length === 0) return showToast({ kind: 'info', text: t('nothing') });
    const published = await dialogs.open(publishDialog, {
      ...{ differences, state: writing.draft.state },
      run: async () => (await api.call.POST(`${PROFILE}/publish`, { params, body: { edition: writing.edition() } })).data as ProfileDraft,
      failedText: (error) => {
        if (error instanceof ApiProblem && error.status === 422) writing.ask(true);
        return errorText(error);
      },
    });
    if (!published) return;
    writing.ask(false);
    writing.take(published as ProfileDraft);
    showToast({ kind: 'success', text: t('done') });
  }
  return (
    <Button variant="primary" busy={busy} disabled={writing.theirs !== undefined} onClick={() => void run()}>
      {t('publish')}
    </Button>
  );
}

type DialogProps = {
  differences: readonly ProfileDifference[];
  state: ProfileDraft['state'];
  run: () => Promise<ProfileDraft>;
  failedText: (error: unknown) => string;
};

function PublishDialog({ differences, state, run, failedText }: DialogProps) {
  const t = useTranslations('organization-profiles.publish');
  const words = useTranslations('console');
  return (
    <DialogFrame
      size="small"
      title={t('title')}
      actions={[
        { key: 'cancel', label: words('cancel') },
        { key: 'publish', label: t('publish'), variant: 'primary', run, failedText },
      ]}
    >
      <p>{t(state === 'active' ? 'text' : 'textHidden')}</p>
      <Differences differences={differences} />
    </DialogFrame>
  );
}
const publishDialog = defineDialog<DialogProps, unknown>('publish-profile', PublishDialog);
