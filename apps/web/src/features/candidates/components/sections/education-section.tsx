import { useTranslations } from 'use-intl';
import type { ProfilePartProps } from '../../edits.ts';
import { studyValue } from '../../study-value.ts';
import { EntryItems } from '../entry-card.tsx';
import { SectionCard } from '../section-card.tsx';
import { StudyCard } from '../study-card.tsx';

/** Education on the profile page. */
export default function EducationSection({ profile }: ProfilePartProps) {
  const t = useTranslations('entries.education');
  const { studyPrograms } = profile.candidate;
  return (
    <SectionCard
      edit="education"
      title={t('title')}
      isEmpty={studyPrograms.length === 0}
      empty={{ text: t('empty'), action: t('addFirst') }}
    >
      <EntryItems>
        {studyPrograms.map((entry) => (
          <li key={entry.id}>
            <StudyCard study={studyValue(entry)} verification={entry.verification} isWarned={entry.showWarning} />
          </li>
        ))}
      </EntryItems>
    </SectionCard>
  );
}
