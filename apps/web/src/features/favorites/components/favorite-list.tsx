// The open or the expired favourites. One that is taken away leaves its place with the way back, until the page is left.
import { LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { showToast } from '@fairway/ui/show-toast';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { favoriteKey } from '../favorite-states.ts';
import type { Deadline } from '../favorites-address.ts';
import { appended, type Favorite, favoritePages } from '../queries.ts';
import { FavoriteCard } from './favorite-card.tsx';
import { PagedList } from './paged-list.tsx';
import { UndoableRow } from './undoable-row.tsx';

export function FavoriteList({ bucket, deadline }: { bucket: 'active' | 'expired'; deadline: Deadline | undefined }) {
  const t = useTranslations('favorites');
  const heart = useTranslations('heart');
  const api = useApi();
  const queries = useQueryClient();
  const list = useInfiniteQuery(favoritePages(api, queries, bucket, deadline));
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string, isGone: boolean) =>
    setGone((before) => new Set(isGone ? [...before, id] : [...before].filter((one) => one !== id)));
  const undo = useMutation({
    mutationFn: ({ jobAdId }: Favorite) => api.call.POST('/api/v1/candidate/favorite', { body: { jobAdId } }),
    onSuccess: (_reply, { id, jobAdId }) => {
      queries.setQueryData(favoriteKey(jobAdId), true);
      mark(id, false);
    },
    onError: () => showToast({ kind: 'error', text: heart('failed') }),
  });
  const pages = list.data?.pages ?? [];
  const favorites = appended(pages.map((page) => page.favorites));
  const items = favorites.map((favorite) => ({
    key: favorite.id,
    node: gone.has(favorite.id) ? (
      <UndoableRow text={t('removed', { title: favorite.job.title })} undoLabel={t('undo')} onUndo={() => undo.mutate(favorite)} />
    ) : (
      <FavoriteCard favorite={favorite} onSaved={(saved) => mark(favorite.id, !saved)} />
    ),
  }));
  const goneHere = favorites.filter((favorite) => gone.has(favorite.id)).length;
  return (
    <PagedList
      error={list.error}
      loading={list.isPending}
      retrying={list.isFetching}
      onRetry={() => list.refetch()}
      count={t('count', { count: Math.max(0, (pages.at(-1)?.totalCount ?? 0) - goneHere) })}
      empty={<NoFavorites bucket={bucket} filtered={deadline !== undefined} />}
      items={items}
      onMore={list.hasNextPage ? () => list.fetchNextPage() : undefined}
      loadingMore={list.isFetchingNextPage}
    />
  );
}

function NoFavorites({ bucket, filtered }: { bucket: 'active' | 'expired'; filtered: boolean }) {
  const t = useTranslations('favorites');
  const { href, exists } = useHrefs();
  if (bucket === 'expired') return <EmptyState drawing="list" title={t('empty.expired')} text={t('empty.expiredText')} />;
  if (filtered)
    return (
      <EmptyState
        drawing="list"
        title={t('empty.filtered')}
        text={t('empty.filteredText')}
        actions={<LinkButton href={href('favorites')}>{t('empty.all')}</LinkButton>}
      />
    );
  return (
    <EmptyState
      drawing="list"
      title={t('empty.active')}
      text={t('empty.activeText')}
      actions={
        exists('jobs') ? (
          <LinkButton href={href('jobs')} variant="primary">
            {t('empty.jobs')}
          </LinkButton>
        ) : null
      }
    />
  );
}
