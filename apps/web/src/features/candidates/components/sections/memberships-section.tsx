import { useTranslations } from 'use-intl';
import type { ProfilePartProps } from '../../edits.ts';
import { EntryItems } from '../entry-card.tsx';
import { MembershipCard } from '../membership-card.tsx';
import { SectionCard } from '../section-card.tsx';

/** Memberships on the profile page. */
export default function MembershipsSection({ profile }: ProfilePartProps) {
  const t = useTranslations('entries.memberships');
  const memberships = profile.candidate.memberships ?? [];
  return (
    <SectionCard
      edit="memberships"
      title={t('title')}
      isEmpty={memberships.length === 0}
      empty={{ text: t('empty'), action: t('addFirst') }}
    >
      <EntryItems>
        {memberships.map((membership) => (
          <li key={membership.id}>
            <MembershipCard membership={membership} />
          </li>
        ))}
      </EntryItems>
    </SectionCard>
  );
}
