// What can be done with a feed: read it now, pause it, delete it.
import type { Api } from '@fairway/client/api';
import { Button, LinkButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleHrefs } from '../../../lib/console/console-subject.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { useFeedScope } from './feed-scope.ts';
import type { Feed } from './queries.ts';

export function FeedHead({ feed }: { feed: Feed }) {
  const t = useTranslations('feeds.one');
  const words = useTranslations('organization-records.one');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { href } = useConsoleHrefs();
  const scope = useFeedScope();
  const own = useTranslations('feeds.own');
  const isOwn = feed.organization !== null;
  const formats = useReaderFormats();
  const [busy, setBusy] = useState(false);

  async function run(call: (client: Api) => Promise<{ data?: Feed | undefined }>, done: string): Promise<boolean> {
    setBusy(true);
    try {
      const { data } = await call(api);
      if (data) queries.setQueryData(scope.feed(api, feed.id).queryKey, data);
      void queries.invalidateQueries({ queryKey: ['get', scope.listPath] });
      showToast({ kind: 'success', text: done });
      return true;
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
      return false;
    } finally {
      setBusy(false);
    }
  }
  const setEnabled = (enabled: boolean) =>
    run((client) => scope.setEnabled(client, feed.id, enabled), enabled ? t('resumed') : t('paused'));
  async function remove() {
    const sure = await dialogs.confirm({
      title: t('deleteTitle'),
      text: isOwn ? own('removeText') : t('deleteText'),
      confirmLabel: t('delete'),
      danger: true,
    });
    if (!sure) return;
    const gone = await run(
      async (client) => {
        await scope.remove(client, feed.id);
        return {};
      },
      isOwn ? own('removed') : t('deleted'),
    );
    if (gone) void navigate(href(scope.pages.list), { replace: true });
  }
  async function confirmHeld(held: NonNullable<Feed['held']>) {
    const title = t('heldTitle', { count: formats.number(held.count), of: formats.number(held.of) });
    if (!(await dialogs.confirm({ title, text: t('heldText'), confirmLabel: t('heldConfirm'), danger: true }))) return;
    await run((client) => scope.confirm(client, feed.id), t('runDone'));
  }
  const { held } = feed;
  return (
    <>
      {held ? (
        <Button disabled={busy} onClick={() => void confirmHeld(held)}>
          {t('heldConfirm')}
        </Button>
      ) : null}
      <Button variant="primary" busy={busy} onClick={() => void run((client) => scope.run(client, feed.id), t('runDone'))}>
        {t('run')}
      </Button>
      <Button disabled={busy} onClick={() => void setEnabled(!feed.enabled)}>
        {feed.enabled ? t('pause') : t('resume')}
      </Button>
      <Button disabled={busy} onClick={() => void remove()}>
        {t('delete')}
      </Button>
      {scope.organizationId === undefined ? (
        <LinkButton href={href('admin-audit', {}, { subject: `feed:${feed.id}` })}>{words('audit')}</LinkButton>
      ) : null}
    </>
  );
}
