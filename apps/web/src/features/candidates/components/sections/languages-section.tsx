import { useTranslations } from 'use-intl';
import { EntryCard, EntryItems } from '../entry-card.tsx';
import { SectionCard } from '../section-card.tsx';
import type { ProfilePartProps } from './registry.ts';

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
