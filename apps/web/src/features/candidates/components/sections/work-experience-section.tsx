import { useTranslations } from 'use-intl';
import type { ProfilePartProps } from '../../edits.ts';
import { EntryItems } from '../entry-card.tsx';
import { SectionCard } from '../section-card.tsx';
import { WorkCard } from '../work-card.tsx';

/** Work experience on the profile page. */
export default function WorkExperienceSection({ profile }: ProfilePartProps) {
  const t = useTranslations('entries.work');
  const jobs = profile.candidate.workExperiences ?? [];
  return (
    <SectionCard edit="work-experience" title={t('title')} isEmpty={jobs.length === 0} empty={{ text: t('empty'), action: t('addFirst') }}>
      <EntryItems>
        {jobs.map((job) => (
          <li key={job.id}>
            <WorkCard job={job} />
          </li>
        ))}
      </EntryItems>
    </SectionCard>
  );
}
