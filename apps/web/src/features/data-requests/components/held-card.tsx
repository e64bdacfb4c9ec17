// What a school holds on the person of a request, and the ways to close it. Archive and erasure ask who the reader is before.
import { DATA_REQUEST_LIMITS } from '@fairway/rules/data-requests';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { reasonDialog } from '@fairway/ui/reason-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Card } from '../../../lib/console/card.tsx';
import { useConsoleSchool } from '../../../lib/console/console-school.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { type Saving, useSaving } from '../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../lib/forms/section.tsx';
import { type HeldRequest, LIST_PATH, REQUEST_PATH, requestQuery } from '../queries.ts';
import styles from './data-requests.module.css';

export function HeldCard({ request }: { request: HeldRequest }) {
  const t = useTranslations('data-requests.page');
  const saving = useSaving();
  const acts = useActs(request, saving);
  const { userId, state, kind, held } = request;
  const isOpen = state === 'open';
  return (
    <Card title={t('held')}>
      <p className={styles.lead}>{t('heldText')}</p>
      {userId === null ? <p>{t('noAccount')}</p> : held.length === 0 ? <p>{t('nothing')}</p> : <Parts held={held} />}
      <SavingProblem saving={saving} />
      {isOpen ? (
        <div className={styles.actions}>
          {userId !== null ? (
            <Button variant={kind === 'export' ? 'primary' : 'secondary'} busy={saving.busy} onClick={() => void acts.download()}>
              {t('export')}
            </Button>
          ) : null}
          {userId !== null && kind === 'erasure' ? (
            <Button variant="danger" disabled={saving.busy} onClick={() => void acts.erase()}>
              {t('erase')}
            </Button>
          ) : null}
          <Button disabled={saving.busy} onClick={() => void acts.done()}>
            {t('done')}
          </Button>
          <Button variant="quiet" disabled={saving.busy} onClick={() => void acts.refuse()}>
            {t('refuse')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function Parts({ held }: Pick<HeldRequest, 'held'>) {
  const t = useTranslations('data-requests.page.parts');
  return (
    <ul className={styles.held}>
      {held.map(({ part, count }) => {
        const key = part as Parameters<typeof t>[0];
        return (
          <li key={part}>
            {t.has(key) ? t(key) : part}: {count}
          </li>
        );
      })}
    </ul>
  );
}

function useActs({ id, name }: HeldRequest, saving: Saving) {
  const t = useTranslations('data-requests');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const { schoolId } = useConsoleSchool();
  const params = { path: { schoolId, requestId: id } };
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: requestQuery(api, schoolId, id).queryKey });
    await queries.invalidateQueries({ queryKey: ['get', LIST_PATH] });
  };
  const close = (state: 'done' | 'refused', reason: string) =>
    saving.run(async () => {
      await api.call.POST(`${REQUEST_PATH}/close`, { params, body: { state, reason } });
      await refresh();
    }, t('page.closing.closed'));
  return {
    download: () =>
      saving.run(async () => {
        const { data } = await api.call.GET(`${REQUEST_PATH}/archive.zip`, { params, parseAs: 'blob' });
        const link = document.createElement('a');
        link.href = URL.createObjectURL(data as unknown as Blob);
        link.download = `data-request-${id.slice(0, 8)}.zip`;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
        await refresh();
      }),
    async erase() {
      const isSure = await dialogs.confirm({
        title: t('page.erasing.title', { name: name ?? t('somebody') }),
        text: t('page.erasing.text'),
        confirmLabel: t('page.erasing.yes'),
        cancelLabel: t('page.erasing.no'),
        danger: true,
      });
      if (!isSure) return;
      await saving.run(async () => {
        await api.call.POST(`${REQUEST_PATH}/erase`, { params, body: {} });
        await refresh();
      }, t('page.erasing.erased'));
    },
    async done() {
      const isSure = await dialogs.confirm({
        title: t('page.closing.title'),
        text: t('page.closing.text'),
        confirmLabel: t('page.done'),
        cancelLabel: t('page.erasing.no'),
      });
      if (isSure) await close('done', '');
    },
    refuse: () =>
      dialogs.open(reasonDialog, {
        title: t('page.refusing.title'),
        label: t('page.refusing.label'),
        confirmLabel: t('page.refusing.yes'),
        cancelLabel: t('page.refusing.no'),
        danger: true,
        maxCharacters: DATA_REQUEST_LIMITS.noteCharacters,
        failedText: errorText,
        onConfirm: async (reason: string) => {
          await api.call.POST(`${REQUEST_PATH}/close`, { params, body: { state: 'refused', reason } });
          await refresh();
        },
      }),
  };
}
