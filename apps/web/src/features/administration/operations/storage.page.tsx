// What lies where, and whether the backups can be restored. What is begun here runs in the background, so the page looks again while it is open.
import '../../../lib/later-messages.ts';
import type { Upkeep } from '@fairway/rules/operations';
import { Button } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { pathOf } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { BackupList } from './components/backup-list.tsx';
import { OperationsLinks } from './components/operations-links.tsx';
import { PlainTable } from './components/plain-table.tsx';
import type { PlatformStorage } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.operations'), path: pathOf('admin-storage'), noIndex: true }));

const EVERY_MS = 5000;

export default function StoragePage() {
  const t = useTranslations('operations.storage');
  const console = useTranslations('console.admin');
  const api = useApi();
  const reply = useQuery({ ...api.query.queryOptions('get', '/api/v1/admin/operations/storage'), refetchInterval: EVERY_MS });
  const upkeep = useUpkeep();
  const begin = (task: Upkeep) => upkeep.mutate(task);
  return (
    <ConsolePage title={console('operations')} description={t('text')} views={<OperationsLinks current="admin-storage" />}>
      <Loaded reply={reply}>
        {(storage) => (
          <div className={styles.sections}>
            <BackupList storage={storage} busy={upkeep.isPending} onBegin={begin} />
            <Database storage={storage} busy={upkeep.isPending} onMeasure={() => begin('measure_storage')} />
            <Files files={storage.files} />
          </div>
        )}
      </Loaded>
    </ConsolePage>
  );
}

function Database({ storage, busy, onMeasure }: { storage: PlatformStorage; busy: boolean; onMeasure: () => void }) {
  const t = useTranslations('operations.storage');
  const formats = useReaderFormats();
  const { databaseBytes, measuredAt, tables } = storage;
  return (
    <section className={styles.panel} aria-labelledby="tables-title">
      <h2 id="tables-title">{t('tables')}</h2>
      <dl className={styles.facts}>
        <dt>{t('database')}</dt>
        <dd>{formats.fileSize(databaseBytes)}</dd>
        <dt>{t('measured')}</dt>
        <dd>{measuredAt === null ? t('notMeasured') : formats.dateTime(new Date(measuredAt))}</dd>
      </dl>
      <div className={styles.buttons}>
        <Button size="small" busy={busy} onClick={onMeasure}>
          {t('measure')}
        </Button>
      </div>
      {tables.length === 0 ? null : (
        <>
          <p className={styles.muted}>{t('tablesText')}</p>
          <PlainTable
            caption={t('tables')}
            rows={tables}
            keyOf={({ name }) => name}
            columns={[
              { key: 'name', title: t('table'), cell: ({ name }) => <span className={styles.code}>{name}</span> },
              { key: 'rows', title: t('rows'), cell: ({ rows }) => formats.number(rows), align: 'end' },
              { key: 'size', title: t('size'), cell: ({ sizeBytes }) => formats.fileSize(sizeBytes), align: 'end' },
            ]}
          />
        </>
      )}
    </section>
  );
}

function Files({ files }: { files: PlatformStorage['files'] }) {
  const t = useTranslations('operations.storage');
  const formats = useReaderFormats();
  return (
    <section className={styles.panel} aria-labelledby="files-title">
      <h2 id="files-title">{t('files')}</h2>
      {files.length === 0 ? (
        <p className={styles.muted}>{t('noFiles')}</p>
      ) : (
        <PlainTable
          caption={t('files')}
          rows={files}
          keyOf={({ name }) => name}
          columns={[
            { key: 'name', title: t('kind'), cell: ({ name }) => <span className={styles.code}>{name}</span> },
            { key: 'count', title: t('count'), cell: (kind) => formats.number(kind.files), align: 'end' },
            { key: 'size', title: t('size'), cell: ({ sizeBytes }) => formats.fileSize(sizeBytes), align: 'end' },
          ]}
        />
      )}
    </section>
  );
}

function useUpkeep() {
  const t = useTranslations('operations.storage');
  const api = useApi();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (task: Upkeep) => api.call.POST('/api/v1/admin/operations/upkeep', { body: { task } }),
    onSuccess: () => showToast({ kind: 'success', text: t('started') }),
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
}
