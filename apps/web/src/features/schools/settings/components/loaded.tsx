// What a part of the settings shows while its own call runs, and when it failed.
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { SkeletonRows } from '@fairway/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../lib/error-text.ts';

export type LoadedProps<T> = {
  reply: { data: T | undefined; error: unknown; refetch: () => unknown };
  label: string;
  children: (data: T) => ReactNode;
};

export function Loaded<T>({ reply, label, children }: LoadedProps<T>) {
  const t = useTranslations('school-settings');
  const errorText = useErrorText();
  if (reply.data !== undefined) return children(reply.data);
  if (!reply.error) return <SkeletonRows label={label} />;
  return (
    <EmptyState
      drawing="error"
      title={t('failed')}
      text={errorText(reply.error)}
      actions={<Button onClick={() => reply.refetch()}>{t('again')}</Button>}
    />
  );
}
