// What stands in a console while what it is about is not known: loading, failed, none, or one that the person does not work for.
import { EmptyState } from '@fairway/ui/empty-state';
import { ListFailed } from '@fairway/ui/list-results';
import { SkeletonRows } from '@fairway/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ConsoleSubjects } from '../../lib/console/console-subject.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { NotFound } from '../page-error.tsx';

type FrameProps<T> = { found: ConsoleSubjects<T>; none: 'noSchool' | 'noOrganization'; children: (subject: T) => ReactNode };

export function SubjectFrame<T>({ found, none, children }: FrameProps<T>) {
  const t = useTranslations();
  const errorText = useErrorText();
  if (found.state === 'loading') return <SkeletonRows label={t('shell.loading')} />;
  if (found.state === 'failed')
    return (
      <ListFailed
        title={t('shell.error.title')}
        text={errorText(found.error)}
        retryLabel={t('shell.error.retry')}
        retrying={false}
        onRetry={found.retry}
      />
    );
  if (found.subjects.length === 0)
    return <EmptyState level={1} drawing="list" title={t(`console.${none}.title`)} text={t(`console.${none}.text`)} />;
  return found.subject ? children(found.subject) : <NotFound />;
}
