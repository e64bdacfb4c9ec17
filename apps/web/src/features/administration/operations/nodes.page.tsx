// The servers of the platform as they reported last, and the slow statements of the database.
import '../../../lib/later-messages.ts';
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { pathOf } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { OperationsLinks } from './components/operations-links.tsx';
import { PlainTable } from './components/plain-table.tsx';
import type { PlatformNodes } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.operations'), path: pathOf('admin-nodes'), noIndex: true }));

type ServerRow = PlatformNodes['nodes'][number];
type Statement = PlatformNodes['slowStatements'][number];
const PATH = '/api/v1/admin/operations/nodes';
const EVERY_MS = 5000;
const MEANINGS = { ready: 'success', not_ready: 'warning', silent: 'danger' } as const;

export default function NodesPage() {
  const t = useTranslations('operations.nodes');
  const console = useTranslations('console.admin');
  const api = useApi();
  const reply = useQuery({ ...api.query.queryOptions('get', PATH), refetchInterval: EVERY_MS });
  return (
    <ConsolePage title={console('operations')} description={t('text')} views={<OperationsLinks current="admin-nodes" />}>
      <Loaded reply={reply}>
        {({ nodes, slowStatements }) => (
          <div className={styles.sections}>
            <section className={styles.panel} aria-labelledby="nodes-title">
              <h2 id="nodes-title">{t('title')}</h2>
              {nodes.length === 0 ? <p className={styles.muted}>{t('none')}</p> : <ServerTable nodes={nodes} />}
            </section>
            <section className={styles.panel} aria-labelledby="slow-title">
              <h2 id="slow-title">{t('slow')}</h2>
              <p className={styles.muted}>{t('slowText')}</p>
              {slowStatements.length === 0 ? <p className={styles.muted}>{t('noSlow')}</p> : <StatementTable statements={slowStatements} />}
            </section>
          </div>
        )}
      </Loaded>
    </ConsolePage>
  );
}

function ServerTable({ nodes }: { nodes: readonly ServerRow[] }) {
  const t = useTranslations('operations.nodes');
  const formats = useReaderFormats();
  const forget = useForget();
  const at = (instant: string) => formats.dateTime(new Date(instant));
  const ms = (count: number) => t('ms', { ms: formats.number(count) });
  return (
    <PlainTable<ServerRow>
      caption={t('title')}
      rows={nodes}
      keyOf={({ place }) => place}
      columns={[
        { key: 'place', title: t('place'), cell: ({ place }) => <span className={styles.code}>{place}</span> },
        { key: 'state', title: t('state'), cell: ({ state }) => <Badge meaning={MEANINGS[state]}>{t(state)}</Badge> },
        { key: 'role', title: t('role'), cell: ({ role }) => t(role) },
        { key: 'version', title: t('version'), cell: ({ version }) => version },
        { key: 'seen', title: t('seen'), cell: ({ seenAt }) => at(seenAt) },
        { key: 'lag', title: t('lag'), cell: ({ lagMs }) => ms(lagMs), align: 'end' },
        { key: 'delay', title: t('delay'), cell: ({ loopDelayMs }) => ms(loopDelayMs), align: 'end' },
        {
          key: 'disk',
          title: t('disk'),
          cell: ({ disk }) => disk && t('free', { free: formats.fileSize(disk.freeBytes), size: formats.fileSize(disk.sizeBytes) }),
        },
      ]}
      actions={({ place, state }) =>
        state !== 'silent' ? null : (
          <Button size="small" aria-label={t('forgetNamed', { name: place })} busy={forget.isPending} onClick={() => forget.mutate(place)}>
            {t('forget')}
          </Button>
        )
      }
    />
  );
}

function StatementTable({ statements }: { statements: readonly Statement[] }) {
  const t = useTranslations('operations.nodes');
  const formats = useReaderFormats();
  const ms = (count: number) => t('ms', { ms: formats.number(count) });
  return (
    <PlainTable<Statement>
      caption={t('slow')}
      rows={statements}
      keyOf={({ place, text }) => `${place} ${text}`}
      columns={[
        { key: 'text', title: t('statement'), cell: ({ text }) => <span className={styles.code}>{text}</span> },
        { key: 'place', title: t('place'), cell: ({ place }) => <span className={styles.code}>{place}</span> },
        { key: 'count', title: t('count'), cell: ({ count }) => formats.number(count), align: 'end' },
        { key: 'total', title: t('total'), cell: ({ totalMs }) => ms(totalMs), align: 'end' },
        { key: 'longest', title: t('longest'), cell: ({ longestMs }) => ms(longestMs), align: 'end' },
        { key: 'last', title: t('last'), cell: ({ lastAt }) => formats.dateTime(new Date(lastAt)) },
      ]}
    />
  );
}

function useForget() {
  const t = useTranslations('operations.nodes');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (place: string) => api.call.POST(`${PATH}/forget`, { body: { place } }),
    onSuccess: (reply) =>
      showToast(reply.data?.forgotten ? { kind: 'success', text: t('forgotten') } : { kind: 'info', text: t('notForgotten') }),
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['get', PATH] }),
  });
}
