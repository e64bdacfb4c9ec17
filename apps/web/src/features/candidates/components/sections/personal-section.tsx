import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import type { ProfilePartProps } from '../../edits.ts';
import { type Fact, Facts } from '../facts.tsx';
import { SectionCard } from '../section-card.tsx';

/** Gender, pronoun, location, and the answers that only the person sees. */
export default function PersonalSection({ profile: { candidate } }: ProfilePartProps) {
  const t = useTranslations('profile');
  const format = useReaderFormats();
  const { gender, pronoun, country, city, disability, ethnicMinority } = candidate;
  const facts: (Fact | undefined)[] = [
    gender === 'U' ? undefined : { label: t('personal.gender'), value: t(`genders.${gender}`) },
    pronoun ? { label: t('personal.pronoun'), value: pronoun.type === 'other' ? pronoun.value : t(`pronouns.${pronoun.type}`) } : undefined,
    country ? { label: t('personal.location'), value: [city, format.country(country)].filter(Boolean).join(', ') } : undefined,
    disability ? { label: t('personal.disability'), value: t(`answers.${disability}`), secret: true } : undefined,
    ethnicMinority ? { label: t('personal.ethnicMinority'), value: t(`answers.${ethnicMinority}`), secret: true } : undefined,
  ];
  const known = facts.filter((fact) => fact !== undefined);
  return (
    <SectionCard
      edit="personal-details"
      title={t('personal.title')}
      isEmpty={known.length === 0}
      empty={{ text: t('personal.empty'), action: t('personal.add') }}
    >
      <Facts facts={known} />
    </SectionCard>
  );
}
