import { useTranslations } from 'use-intl';
import type { ProfilePartProps } from '../../edits.ts';
import { SectionCard } from '../section-card.tsx';
import styles from './sections.module.css';

/** Which mails the person gets. */
export default function CommunicationSection({ profile }: ProfilePartProps) {
  const t = useTranslations('profile.communication');
  const settings = profile.candidate.emailSettings ?? [];
  return (
    <SectionCard edit="communication" title={t('title')}>
      <p className={styles.missing}>
        {settings.length > 0 ? t('on', { on: settings.filter(({ isOn }) => isOn).length, all: settings.length }) : t('text')}
      </p>
    </SectionCard>
  );
}
