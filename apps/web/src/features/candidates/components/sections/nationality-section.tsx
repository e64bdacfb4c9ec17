import { EU } from '@fairway/rules/work-authorizations';
import { Chip } from '@fairway/ui/chip';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import type { ProfilePartProps } from '../../edits.ts';
import styles from '../modals/entry-list.module.css';
import { SectionCard } from '../section-card.tsx';

/** Nationality and work authorization on the profile page. */
export default function NationalitySection({ profile }: ProfilePartProps) {
  const t = useTranslations('entries.nationality');
  const formats = useReaderFormats();
  const nationalities = profile.candidate.nationalities ?? [];
  const { workAuthorizations } = profile;
  const parts = [
    { title: t('nationalities'), items: nationalities.map(({ nationality }) => formats.country(nationality)) },
    { title: t('authorizations'), items: workAuthorizations.map(({ code }) => (code === EU ? t('eu') : formats.country(code))) },
  ].filter(({ items }) => items.length > 0);
  return (
    <SectionCard edit="nationality" title={t('title')} isEmpty={parts.length === 0} empty={{ text: t('empty'), action: t('addFirst') }}>
      {parts.map(({ title, items }) => (
        <div key={title} className={styles.group}>
          <h3 className={styles.formTitle}>{title}</h3>
          <ul className={styles.chips}>
            {items.map((item) => (
              <li key={item}>
                <Chip>{item}</Chip>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </SectionCard>
  );
}
