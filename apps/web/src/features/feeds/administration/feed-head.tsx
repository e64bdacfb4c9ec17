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
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type Feed, feedQuery } from './queries.ts';

export function FeedHead({ feed }: { feed: Feed }) {
  const t = useTranslations('feeds.one');
  const words = useTranslations('organization-records.one');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const [busy, setBusy] = useState(false);
  const path = { id: feed.id };

  async function run(call: (client: Api) => Promise<{ data?: Feed | undefined }>, done: string): Promise<boolean> {
    setBusy(true);
    try {
      const { data } = await call(api);
      if (data) queries.setQueryData(feedQuery(api, feed.id).queryKey, data);
      void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/imports'] });
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
    run(
      (client) => client.call.PUT('/api/v1/admin/imports/{id}/state', { params: { path }, body: { enabled } }),
      enabled ? t('resumed') : t('paused'),
    );
  async function remove() {
    const sure = await dialogs.confirm({ title: t('deleteTitle'), text: t('deleteText'), confirmLabel: t('delete'), danger: true });
    if (!sure) return;
    const gone = await run(async (client) => {
      await client.call.DELETE('/api/v1/admin/imports/{id}', { params: { path } });
      return {};
    }, t('deleted'));
    if (gone) void navigate(href('admin-imports'), { replace: true });
  }
  async function confirmHeld(held: NonNullable<Feed['held']>) {
    const title = t('heldTitle', { count: formats.number(held.count), of: formats.number(held.of) });
    if (!(await dialogs.confirm({ title, text: t('heldText'), confirmLabel: t('heldConfirm'), danger: true }))) return;
    await run((client) => client.call.POST('/api/v1/admin/imports/{id}/confirm', { params: { path } }), t('runDone'));
  }
  const { held } = feed;
  return (
    <>
      {held ? (
        <Button disabled={busy} onClick={() => void confirmHeld(held)}>
          {t('heldConfirm')}
        </Button>
      ) : null}
      <Button
        variant="primary"
        busy={busy}
        onClick={() => void run((client) => client.call.POST('/api/v1/admin/imports/{id}/run', { params: { path } }), t('runDone'))}
      >
        {t('run')}
      </Button>
      <Button disabled={busy} onClick={() => void setEnabled(!feed.enabled)}>
        {feed.enabled ? t('pause') : t('resume')}
      </Button>
      <Button disabled={busy} onClick={() => void remove()}>
        {t('delete')}
      </Button>
      <LinkButton href={href('admin-audit', {}, { subject: `feed:${feed.id}` })}>{words('audit')}</LinkButton>
    </>
  );
}
