// The comparison as it is shown. Its words are none of a first page's: the server renders it, and the browser brings it to life when they are there.
import '../../../lib/landing-messages.ts';
import { COMPARED_MAX } from '@fairway/rules/own-postings';
import { Banner } from '@fairway/ui/banner';
import { LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { Link } from '@fairway/ui/link';
import { ListFailed } from '@fairway/ui/list-results';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useOwnAnswer } from '../own-answer.ts';
import styles from './compare.module.css';
import { CompareTable } from './compare-table.tsx';
import { askedIds, comparedQuery } from './queries.ts';

export default function CompareView({ nowMs }: { nowMs: number }) {
  const t = useTranslations('postings.compare');
  const { href } = useHrefs();
  const errorText = useErrorText();
  const { ids, more } = askedIds(new URLSearchParams(useLocation().search));
  const list = useQuery({ ...comparedQuery(useApi(), ids), enabled: ids.length > 0 });
  useOwnAnswer(list);
  const postings = list.data?.postings ?? [];
  const missing = list.data ? ids.length - postings.length : 0;
  const isEmpty = ids.length === 0 || (list.data !== undefined && postings.length === 0);
  return (
    <>
      <div>
        <Link href={href('jobs')} className={styles.back}>
          <IconArrowLeft size={18} aria-hidden />
          {t('back')}
        </Link>
        <h1>{t('title')}</h1>
      </div>
      {more ? <Banner>{t('more', { most: COMPARED_MAX })}</Banner> : null}
      {missing > 0 && !isEmpty ? <Banner meaning="warning">{t('missing', { count: missing })}</Banner> : null}
      {list.isError ? (
        <ListFailed
          title={t('failed')}
          text={errorText(list.error)}
          retryLabel={t('again')}
          retrying={list.isFetching}
          onRetry={() => list.refetch()}
        />
      ) : isEmpty ? (
        <EmptyState
          drawing="list"
          title={ids.length === 0 ? t('empty') : t('gone')}
          text={t('emptyText')}
          actions={
            <LinkButton href={href('jobs')} variant="primary">
              {t('find')}
            </LinkButton>
          }
        />
      ) : list.data ? (
        <CompareTable reply={list.data} nowMs={nowMs} />
      ) : (
        <SkeletonRows label={t('loading')} />
      )}
    </>
  );
}
