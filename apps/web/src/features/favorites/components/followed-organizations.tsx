// The organizations a person follows. One that is no longer followed leaves its place with the way back, until the page is left.
import { Button, LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { ImagePlate } from '@fairway/ui/image-plate';
import { CardTitle, LinkCard } from '@fairway/ui/link-card';
import { showToast } from '@fairway/ui/show-toast';
import { IconBriefcase, IconCheck, IconMapPin } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderClock } from '../../../lib/reader-formats.ts';
import { appended, type FollowedOrganization, followedPages } from '../queries.ts';
import styles from './favorites.module.css';
import { PagedList } from './paged-list.tsx';
import { UndoableRow } from './undoable-row.tsx';

export function FollowedOrganizations() {
  const t = useTranslations('favorites');
  const list = useInfiniteQuery(followedPages(useApi()));
  const { gone, change } = useFollowing();
  const pages = list.data?.pages ?? [];
  const organizations = appended(pages.map((page) => page.companies));
  const items = organizations.map((organization) => ({
    key: organization.id,
    node: gone.has(organization.id) ? (
      <UndoableRow
        text={t('unfollowed', { name: organization.name })}
        undoLabel={t('undo')}
        onUndo={() => change.mutate({ id: organization.id, follow: true })}
      />
    ) : (
      <OrganizationRow
        organization={organization}
        busy={change.isPending}
        onUnfollow={() => change.mutate({ id: organization.id, follow: false })}
      />
    ),
  }));
  const goneHere = organizations.filter((organization) => gone.has(organization.id)).length;
  return (
    <PagedList
      error={list.error}
      loading={list.isPending}
      retrying={list.isFetching}
      onRetry={() => list.refetch()}
      count={t('companyCount', { count: Math.max(0, (pages.at(-1)?.totalCount ?? 0) - goneHere) })}
      empty={<NoOrganizations />}
      items={items}
      onMore={list.hasNextPage ? () => list.fetchNextPage() : undefined}
      loadingMore={list.isFetchingNextPage}
    />
  );
}

function useFollowing() {
  const t = useTranslations('favorites');
  const api = useApi();
  const queries = useQueryClient();
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const change = useMutation({
    mutationFn: async ({ id, follow }: { id: number; follow: boolean }) => {
      if (follow) await api.call.POST('/api/v1/companies/follow', { body: { companyId: id } });
      else await api.call.DELETE('/api/v1/companies/follow/{id}', { params: { path: { id } } });
    },
    onSuccess: (_done, { id, follow }) => {
      setGone((before) => new Set(follow ? [...before].filter((one) => one !== id) : [...before, id]));
      // The buttons of organizations' pages; this list says itself what changed.
      void queries.invalidateQueries({ predicate: (one) => one.queryKey[1] === '/api/v1/companies/follow', refetchType: 'none' });
    },
    onError: () => showToast({ kind: 'error', text: t('notSaved') }),
  });
  return { gone, change };
}

function OrganizationRow({
  organization,
  busy,
  onUnfollow,
}: {
  organization: FollowedOrganization;
  busy: boolean;
  onUnfollow: () => void;
}) {
  const t = useTranslations('favorites');
  const { href } = useHrefs();
  const { format } = useReaderClock();
  return (
    <LinkCard
      view="list"
      plate={<ImagePlate src={organization.logo} name={organization.name} sizePx={48} />}
      foot={
        <Button size="small" className={styles.following} icon={<IconCheck aria-hidden />} disabled={busy} onClick={onUnfollow}>
          {t('following')}
          <span className="fw-hidden"> {t('unfollow', { name: organization.name })}</span>
        </Button>
      }
    >
      <CardTitle href={href('employerdetail', { id: organization.segment })} level={2}>
        {organization.name}
      </CardTitle>
      <p className={styles.facts}>
        {organization.countryCode ? (
          <span>
            <IconMapPin size={16} aria-hidden />
            {format.country(organization.countryCode)}
          </span>
        ) : null}
        <span>
          <IconBriefcase size={16} aria-hidden />
          {t('openJobs', { count: organization.openPostings })}
        </span>
      </p>
    </LinkCard>
  );
}

function NoOrganizations() {
  const t = useTranslations('favorites.empty');
  const { href } = useHrefs();
  return (
    <EmptyState
      drawing="list"
      title={t('companies')}
      text={t('companiesText')}
      actions={
        <LinkButton href={href('employers')} variant="primary">
          {t('employers')}
        </LinkButton>
      }
    />
  );
}
