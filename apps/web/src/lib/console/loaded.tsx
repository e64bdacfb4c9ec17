// What a page shows until its row is there: its place, or why it is not there.
import { ApiProblem } from '@fairway/client/problem';
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { SkeletonRows } from '@fairway/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../error-text.ts';

export function Loaded<T>({ reply, children }: { reply: UseQueryResult<T, unknown>; children: (value: T) => ReactNode }) {
  const t = useTranslations('admin');
  const shell = useTranslations('shell');
  const errorText = useErrorText();
  if (reply.data !== undefined) return children(reply.data);
  if (!reply.isError) return <SkeletonRows rows={6} label={shell('loading')} />;
  const { error } = reply;
  if (error instanceof ApiProblem && error.status === 404) return <Nothing />;
  return (
    <EmptyState
      level={1}
      drawing="error"
      title={t('loadFailed')}
      text={errorText(error)}
      actions={
        <Button variant="primary" busy={reply.isFetching} onClick={() => void reply.refetch()}>
          {t('retry')}
        </Button>
      }
    />
  );
}

/** An address that names nothing. */
export function Nothing() {
  const t = useTranslations('admin');
  const errors = useTranslations('errors');
  return <EmptyState level={1} drawing="search" title={t('loadFailed')} text={errors('not_found')} />;
}
