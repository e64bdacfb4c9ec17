// What a person has hidden, to bring it back. @rule jobs.35
import '../../../lib/landing-messages.ts';
import '../../../lib/own-messages.ts';
import { Button, LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useFacetWords } from '../../../lib/facets/facet-words.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import styles from '../../favorites/components/favorites.module.css';
import { PagedList } from '../../favorites/components/paged-list.tsx';
import { UndoableRow } from '../../favorites/components/undoable-row.tsx';
import { JobCard } from '../components/job-card.tsx';
import { hiddenPages } from './queries.ts';
import { useHide } from './use-hide.ts';

export const meta = pageMeta(({ t }) => ({ title: t('postings.hidden.title'), path: pathOf('hidden-jobs'), noIndex: true }));

export default function HiddenJobsPage() {
  const t = useTranslations('postings.hidden');
  const { href } = useHrefs();
  const nowMs = useMemo(() => Date.now(), []);
  const words = useFacetWords(nowMs);
  const list = useInfiniteQuery(hiddenPages(useApi()));
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string, isShown: boolean) =>
    setShown((before) => new Set([...before].filter((one) => one !== id).concat(isShown ? id : [])));
  const { hide } = useHide({ quiet: true });
  const pages = list.data?.pages ?? [];
  const postings = [...new Map(pages.flatMap((page) => page.postings).map((one) => [one.job.id, one])).values()];
  const items = postings.map(({ job, hiddenAt }) => ({
    key: job.id,
    node: shown.has(job.id) ? (
      <UndoableRow
        text={t('shown', { title: job.title })}
        undoLabel={t('undo')}
        onUndo={() => hide(job, true, () => mark(job.id, false))}
      />
    ) : (
      <JobCard
        job={job}
        href={href('jobdetail', { id: job.segment })}
        words={words}
        nowMs={nowMs}
        level={2}
        note={<p className={styles.muted}>{t('hiddenAt', { when: words.format.when(new Date(hiddenAt)) })}</p>}
        action={
          <Button size="small" onClick={() => hide(job, false, () => mark(job.id, true))} aria-label={`${t('show')}: ${job.title}`}>
            {t('show')}
          </Button>
        }
      />
    ),
  }));
  const shownHere = postings.filter(({ job }) => shown.has(job.id)).length;
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.muted}>{t('text')}</p>
      <PagedList
        error={list.error}
        loading={list.isPending}
        retrying={list.isFetching}
        onRetry={() => list.refetch()}
        count={t('count', { count: Math.max(0, (pages.at(-1)?.totalCount ?? 0) - shownHere) })}
        empty={
          <EmptyState
            drawing="list"
            title={t('empty')}
            text={t('emptyText')}
            actions={<LinkButton href={href('jobs')}>{t('find')}</LinkButton>}
          />
        }
        items={items}
        onMore={list.hasNextPage ? () => list.fetchNextPage() : undefined}
        loadingMore={list.isFetchingNextPage}
      />
    </div>
  );
}
