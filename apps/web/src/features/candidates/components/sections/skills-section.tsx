import { Chip } from '@fairway/ui/chip';
import { useTranslations } from 'use-intl';
import type { ProfilePartProps } from '../../edits.ts';
import styles from '../modals/entry-list.module.css';
import { SectionCard } from '../section-card.tsx';

/** Skills on the profile page. */
export default function SkillsSection({ profile }: ProfilePartProps) {
  const t = useTranslations('entries.skills');
  const skills = profile.candidate.skills ?? [];
  return (
    <SectionCard edit="skills" title={t('title')} isEmpty={skills.length === 0} empty={{ text: t('empty'), action: t('addFirst') }}>
      <ul className={styles.chips}>
        {skills.map(({ id, name }) => (
          <li key={id}>
            <Chip>{name}</Chip>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
