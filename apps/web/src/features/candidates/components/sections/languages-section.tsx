import { useTranslations } from 'use-intl';
import type { ProfilePartProps } from '../../edits.ts';
import { EntryCard, EntryItems } from '../entry-card.tsx';
import { SectionCard } from '../section-card.tsx';

/** Languages on the profile page. */
export default function LanguagesSection({ profile }: ProfilePartProps) {
  const t = useTranslations('entries.languages');
  const levels = useTranslations('profile.proficiencies');
  const { languages } = profile.candidate;
  return (
    <SectionCard edit="languages" title={t('title')} isEmpty={languages.length === 0} empty={{ text: t('empty'), action: t('addFirst') }}>
      <EntryItems>
        {languages.map(({ id, language, proficiencyId }) => (
          <li key={id}>
            <EntryCard title={language.name} facts={[levels(proficiencyId)]} />
          </li>
        ))}
      </EntryItems>
    </SectionCard>
  );
}
