import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Candidate } from '../queries.ts';
import { EntryCard } from './entry-card.tsx';

export type MembershipValue = Omit<NonNullable<Candidate['memberships']>[number], 'id'>;

/** A membership as it is read. */
export function MembershipCard({ membership, actions }: { membership: MembershipValue; actions?: ReactNode }) {
  const t = useTranslations('entries.memberships');
  const { title, organizationName, start, end, isActive, description } = membership;
  return (
    <EntryCard
      title={organizationName}
      facts={[title]}
      start={start}
      end={end}
      ongoing={isActive}
      mark={isActive ? t('activeMark') : undefined}
      description={description}
      actions={actions}
    />
  );
}
