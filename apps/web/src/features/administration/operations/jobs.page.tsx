// The queue of background jobs.
import '../../../lib/later-messages.ts';
import { JOB_SORTS, JOB_STATES } from '@fairway/rules/operations';
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import styles from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { anyText, defineList, one } from '../../../lib/lists/list-address.ts';
import { choice, linked } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { OperationsLinks } from './components/operations-links.tsx';
import type { Job } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.operations'), path: pathOf('admin-jobs'), noIndex: true }));

const LIST = defineList({ sorts: JOB_SORTS, sort: '-added', filters: { state: one(JOB_STATES), name: anyText } });
const PATH = '/api/v1/admin/operations/jobs';

export default function JobsPage() {
  const t = useTranslations('operations.jobs');
  const words = useTranslations('operations');
  const console = useTranslations('console.admin');
  const formats = useReaderFormats();
  const list = useList(LIST, PATH);
  const { run, remove } = useActs();
  const at = (instant: string | null) => (instant === null ? null : formats.dateTime(new Date(instant)));
  const { name } = list.address.asked;
  return (
    <ConsolePage title={console('operations')} description={t('text')} views={<OperationsLinks current="admin-jobs" />}>
      <ListPage
        title={words('jobsLink')}
        {...list}
        searchLabel={t('search')}
        columns={[
          { key: 'name', title: t('name'), cell: (job) => <span className={styles.code}>{job.name}</span> },
          { key: 'state', title: t('state'), cell: (job) => <State job={job} /> },
          {
            key: 'tries',
            title: t('tries'),
            cell: (job) => t('triesOf', { tries: formats.number(job.tries), max: formats.number(job.triesMax) }),
          },
          { key: 'error', title: t('error'), cell: (job) => <span className={styles.code}>{job.lastError}</span> },
          { key: 'added', title: t('added'), sort: 'added', cell: (job) => at(job.addedAt) },
          { key: 'runAt', title: t('runAt'), sort: 'runAt', cell: (job) => at(job.runAt) },
        ]}
        nameOf={(job) => `${job.name} ${job.id}`}
        filters={[
          choice('state', t('state'), JOB_STATES, (value) => t(value)),
          // It comes with a link, and is there to be taken away.
          ...linked('name', t('name'), name),
        ]}
        bulk={(jobs, done) => (
          <>
            <Button size="small" onClick={() => void run(jobs).then(done)}>
              {t('run')}
            </Button>
            <Button size="small" variant="danger" onClick={() => void remove(jobs).then((gone) => gone && done())}>
              {t('delete')}
            </Button>
          </>
        )}
        actions={(job) =>
          job.state === 'running' ? null : (
            <Button size="small" aria-label={t('runNamed', { name: `${job.name} ${job.id}` })} onClick={() => void run([job])}>
              {t('run')}
            </Button>
          )
        }
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}

function State({ job }: { job: Job }) {
  const t = useTranslations('operations.jobs');
  if (job.state === 'failed') return <Badge meaning="danger">{t('failed')}</Badge>;
  if (job.state === 'running') return <Badge meaning="info">{t('running')}</Badge>;
  return job.tries > 0 ? <Badge meaning="warning">{t('retrying')}</Badge> : t('waiting');
}

function useActs() {
  const t = useTranslations('operations.jobs');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const act = async (call: () => Promise<string>) => {
    try {
      showToast({ kind: 'success', text: await call() });
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    }
    void queries.invalidateQueries({ queryKey: ['get', PATH] });
  };
  const ids = (jobs: readonly Job[]) => ({ body: { ids: jobs.map((job) => job.id) } });
  return {
    run: (jobs: readonly Job[]) => act(async () => t('ran', { count: (await api.call.POST(`${PATH}/run`, ids(jobs))).data?.jobs ?? 0 })),
    async remove(jobs: readonly Job[]): Promise<boolean> {
      const title = t('deleteTitle', { count: jobs.length });
      const asked = { title, text: t('deleteText'), confirmLabel: t('delete'), cancelLabel: t('cancel'), danger: true };
      if (!(await dialogs.confirm(asked))) return false;
      await act(async () => t('deleted', { count: (await api.call.POST(`${PATH}/delete`, ids(jobs))).data?.jobs ?? 0 }));
      return true;
    },
  };
}
