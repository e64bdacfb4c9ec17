// Gives pages of the career services console the school that is shown. One that the person does not work for is no page.
import { EmptyState } from '@fairway/ui/empty-state';
import { ListFailed } from '@fairway/ui/list-results';
import { SkeletonRows } from '@fairway/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ConsoleSchoolContext, useConsoleSchools } from '../../lib/console/console-school.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { NotFound } from '../page-error.tsx';

/** Its children, with the school of the console around them. */
export function WithSchool({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const found = useConsoleSchools();
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
  if (found.schools.length === 0)
    return <EmptyState level={1} drawing="list" title={t('console.noSchool.title')} text={t('console.noSchool.text')} />;
  if (!found.school) return <NotFound />;
  // Another school is another page: nothing of the one before stays in it.
  return (
    <ConsoleSchoolContext key={found.school.schoolId} value={found.school}>
      {children}
    </ConsoleSchoolContext>
  );
}
