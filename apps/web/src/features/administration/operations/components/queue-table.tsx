// Kinds of jobs that are in the queue: since when the oldest is due, and failed ones that run again all at once.
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import styles from '../../../../lib/console/parts.module.css';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useHrefs } from '../../../../lib/paths.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import type { Operations } from '../queries.ts';
import { PlainTable } from './plain-table.tsx';

type Queue = Operations['queues'][number];

export function QueueTable({ queues }: { queues: readonly Queue[] }) {
  const t = useTranslations('operations.queues');
  const formats = useReaderFormats();
  const { href } = useHrefs();
  const runAll = useRunAll();
  if (queues.length === 0) return <p className={styles.muted}>{t('none')}</p>;
  return (
    <PlainTable<Queue>
      caption={t('title')}
      rows={queues}
      keyOf={({ name }) => name}
      hrefOf={({ name }) => href('admin-jobs', {}, { name })}
      columns={[
        { key: 'name', title: t('title'), cell: ({ name }) => <span className={styles.code}>{name}</span> },
        {
          key: 'dueSince',
          title: t('dueSince'),
          cell: ({ dueSince }) => (dueSince === null ? t('onTime') : formats.dateTime(new Date(dueSince))),
        },
        { key: 'waiting', title: t('waiting'), cell: ({ waiting }) => formats.number(waiting), align: 'end' },
        { key: 'running', title: t('running'), cell: ({ running }) => formats.number(running), align: 'end' },
        {
          key: 'failed',
          title: t('failed'),
          cell: ({ failed }) => (failed === 0 ? formats.number(0) : <Badge meaning="danger">{formats.number(failed)}</Badge>),
          align: 'end',
        },
      ]}
      actions={({ name, failed }) =>
        failed === 0 ? null : (
          <Button size="small" aria-label={t('runAllNamed', { name })} busy={runAll.isPending} onClick={() => runAll.mutate(name)}>
            {t('runAll')}
          </Button>
        )
      }
    />
  );
}

function useRunAll() {
  const t = useTranslations('operations.jobs');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (name: string) => api.call.POST('/api/v1/admin/operations/jobs/run-kind', { body: { name } }),
    onSuccess: (reply) => showToast({ kind: 'success', text: t('ran', { count: reply.data?.jobs ?? 0 }) }),
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/operations'] }),
  });
}
