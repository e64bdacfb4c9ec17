// What the reader opened last: of somebody signed in as the server keeps it, of a visitor as this browser does. @rule jobs.37, jobs.38
import '../../../lib/landing-messages.ts';
import { Button, LinkButton } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { EmptyState } from '@fairway/ui/empty-state';
import { ImagePlate } from '@fairway/ui/image-plate';
import { CardTitle, LinkCard } from '@fairway/ui/link-card';
import { CardList, ListFailed } from '@fairway/ui/list-results';
import { showToast } from '@fairway/ui/show-toast';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderClock } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { mayBeCandidate, useSession } from '../../../lib/session.ts';
import styles from '../../favorites/components/favorites.module.css';
import { clearSeenHere, type SeenJob, seenHere } from './seen-here.ts';

export const meta = pageMeta(({ t }) => ({ title: t('postings.seen.title'), path: pathOf('seen-jobs'), noIndex: true }));

export default function SeenJobsPage() {
  const t = useTranslations('postings.seen');
  const session = useSession();
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {session === undefined ? (
        <SkeletonRows label={t('loading')} />
      ) : session.authenticated && mayBeCandidate(session) ? (
        <SeenAtServer />
      ) : (
        <SeenHere />
      )}
    </div>
  );
}

function SeenAtServer() {
  const t = useTranslations('postings.seen');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const query = api.query.queryOptions('get', '/api/v1/candidate/seen-postings');
  const list = useQuery({ ...query, staleTime: 0 });
  const change = useMutation({
    mutationFn: async (wish: 'clear' | boolean) => {
      if (wish === 'clear') {
        await api.call.DELETE('/api/v1/candidate/seen-postings');
        return { keeps: list.data?.keeps ?? true, postings: [] };
      }
      return (await api.call.PUT('/api/v1/candidate/seen-postings-keeping', { body: { keeps: wish } })).data;
    },
    onSuccess: (reply) => queries.setQueryData(query.queryKey, reply),
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  if (list.data)
    return (
      <SeenList
        text={t('text')}
        keeps={list.data.keeps}
        jobs={list.data.postings.map(({ job, seenAt }) => ({ ...job, seenAt }))}
        busy={change.isPending}
        onClear={() => change.mutate('clear')}
        onKeeps={(keeps) => change.mutate(keeps)}
      />
    );
  if (!list.isError) return <SkeletonRows label={t('loading')} />;
  return (
    <ListFailed
      title={t('failed')}
      text={errorText(list.error)}
      retryLabel={t('again')}
      retrying={list.isFetching}
      onRetry={() => list.refetch()}
    />
  );
}

function SeenHere() {
  const t = useTranslations('postings.seen');
  const [kept, setKept] = useState<ReturnType<typeof seenHere>>();
  useEffect(() => setKept(seenHere()), []);
  if (!kept) return <SkeletonRows label={t('loading')} />;
  return (
    <SeenList
      text={t('textHere')}
      {...kept}
      busy={false}
      onClear={() => setKept(clearSeenHere(kept.keeps))}
      onKeeps={(keeps) => setKept(clearSeenHere(keeps))}
    />
  );
}

type Row = SeenJob & { expired?: boolean };
type SeenListProps = {
  text: string;
  keeps: boolean;
  jobs: readonly Row[];
  busy: boolean;
  onClear: () => void;
  onKeeps: (keeps: boolean) => void;
};

function SeenList({ text, keeps, jobs, busy, onClear, onKeeps }: SeenListProps) {
  const t = useTranslations('postings.seen');
  const { href, exists } = useHrefs();
  return (
    <>
      <p className={styles.muted}>{text}</p>
      <Checkbox label={t('keep')} checked={keeps} disabled={busy} onChange={(event) => onKeeps(event.currentTarget.checked)} />
      {jobs.length === 0 ? (
        <EmptyState
          drawing="list"
          title={t(keeps ? 'empty' : 'off')}
          text={t(keeps ? 'emptyText' : 'offText')}
          actions={exists('jobs') ? <LinkButton href={href('jobs')}>{t('find')}</LinkButton> : null}
        />
      ) : (
        <>
          <CardList view="list">
            {jobs.map((job) => (
              <li key={job.id}>
                <SeenCard job={job} />
              </li>
            ))}
          </CardList>
          <Button className={styles.more} busy={busy} onClick={onClear}>
            {t('clear')}
          </Button>
        </>
      )}
    </>
  );
}

function SeenCard({ job }: { job: Row }) {
  const t = useTranslations('postings.seen');
  const card = useTranslations('jobs.card');
  const { href } = useHrefs();
  const { format, now } = useReaderClock();
  const closed = job.expired ?? (job.deadline !== null && Date.parse(job.deadline) < now.getTime());
  return (
    <LinkCard
      view="list"
      plate={<ImagePlate src={job.company.logo} name={job.company.name} sizePx={48} />}
      foot={
        <>
          {closed ? <span className={styles.soon}>{card('closed')}</span> : null}
          <time dateTime={job.seenAt}>{t('seenAt', { when: format.when(new Date(job.seenAt)) })}</time>
        </>
      }
    >
      <CardTitle href={href('jobdetail', { id: job.segment })} level={2}>
        {job.title}
      </CardTitle>
      <p className={styles.muted} dir="auto">
        {job.company.name}
      </p>
      {job.shortLocation ? (
        <p className={styles.facts}>
          <bdi>{job.shortLocation}</bdi>
        </p>
      ) : null}
    </LinkCard>
  );
}
