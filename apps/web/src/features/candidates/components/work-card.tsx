import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Candidate } from '../queries.ts';
import { EntryCard } from './entry-card.tsx';

export type WorkValue = Omit<NonNullable<Candidate['workExperiences']>[number], 'id'>;

/** A job as it is read. */
export function WorkCard({ job, actions }: { job: WorkValue; actions?: ReactNode }) {
  const t = useTranslations('entries.work');
  const { title, companyTitle: organizationTitle, location, start, end, isCurrentJob, description } = job;
  return (
    <EntryCard
      title={title}
      facts={[organizationTitle, location]}
      start={start}
      end={end}
      ongoing={isCurrentJob}
      mark={isCurrentJob ? t('currentMark') : undefined}
      description={description}
      actions={actions}
    />
  );
}
