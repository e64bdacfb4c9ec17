// /profile/looks: who opened my profile or a CV of mine, newest first; a share is taken back beside it by one press. @rule shares.6, shares.11
import '../../lib/own-messages.ts';
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { Link } from '@fairway/ui/link';
import { showToast } from '@fairway/ui/show-toast';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import { endShare } from '../candidates/components/shares.ts';
import styles from './profile-looks.module.css';
import { looksQuery, type ProfileLook } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('profile-looks.title'), path: pathOf('profile-looks'), noIndex: true }));

export default function ProfileLooksPage() {
  const t = useTranslations('profile-looks');
  const { href } = useHrefs();
  return (
    <div className={styles.page}>
      <header>
        <Link href={href('profile')}>{t('back')}</Link>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </header>
      <Looks />
    </div>
  );
}

function Looks() {
  const t = useTranslations('profile-looks');
  const api = useApi();
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(looksQuery(api, page));
  if (error && !data)
    return <EmptyState drawing="error" title={errorText(error)} actions={<Button onClick={() => void refetch()}>{t('again')}</Button>} />;
  if (!data) return <SkeletonRows label={t('title')} />;
  if (data.totalCount === 0) return <EmptyState drawing="search" title={t('empty')} text={t('emptyText')} />;
  // Of several looks of the same share the newest has the button.
  const stopping = new Map(data.looks.toReversed().flatMap(({ id, shareId }) => (shareId === null ? [] : [[shareId, id] as const])));
  return (
    <>
      <ol className={styles.list} aria-label={t('title')}>
        {data.looks.map((look) => (
          <Look key={look.id} look={look} isStopped={look.shareId !== null && stopping.get(look.shareId) === look.id} />
        ))}
      </ol>
      {data.totalCount > data.pageSize ? (
        <div className={styles.pages}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('newer')}
          </Button>
          <Button size="small" disabled={page * data.pageSize >= data.totalCount} onClick={() => setPage(page + 1)}>
            {t('older')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** `isStopped`: the share is taken back here. */
function Look({ look, isStopped }: { look: ProfileLook; isStopped: boolean }) {
  const t = useTranslations('profile-looks');
  const formats = useReaderFormats();
  const { by, occasion, part } = look;
  const who = look.name ?? t('gone');
  const what = t(`${part}.${occasion}`);
  const [from, to] = [new Date(look.beganAt), new Date(look.at)];
  const when = formats.dateTime(from) === formats.dateTime(to) ? formats.dateTime(to) : formats.dateTimeRange(from, to);
  const forWhom = by === null ? t('alone') : by.name || t('closed');
  return (
    <li className={styles.look}>
      <div>
        <p className={styles.name} dir="auto">
          {forWhom}
        </p>
        <p>
          <bdi>{who}</bdi> · {what}
        </p>
        <p className={styles.muted}>{when}</p>
      </div>
      {isStopped && look.shareId ? <Stop shareId={look.shareId} name={by?.name || who} /> : null}
    </li>
  );
}

function Stop({ shareId, name }: { shareId: string; name: string }) {
  const t = useTranslations('profile-looks');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const stop = useMutation({
    mutationFn: () => endShare(api, shareId),
    onSuccess: () => showToast({ kind: 'success', text: t('stopped', { name }) }),
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => `${queryKey[1]}`.startsWith('/api/v1/candidate/') }),
  });
  return (
    <Button size="small" busy={stop.isPending} aria-label={t('stopOf', { name })} onClick={() => stop.mutate()}>
      {t('stop')}
    </Button>
  );
}
