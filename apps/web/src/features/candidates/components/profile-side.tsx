// Beside the sections: who finds the profile, its documents, when it changed last.
import { Button } from '@fairway/ui/button';
import { Link } from '@fairway/ui/link';
import { IconEye, IconFileText } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../../lib/hydrated.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { Slot } from '../../../lib/slots.tsx';
import { useEdits } from '../edits.ts';
import type { Profile } from '../queries.ts';
import styles from './profile-side.module.css';
import { SharingCard } from './sharing-card.tsx';

export function ProfileSide({ profile: { candidate } }: { profile: Profile }) {
  const t = useTranslations('profile');
  const format = useReaderFormats();
  const { href, exists } = useHrefs();
  const { open } = useEdits();
  // The server knows neither the reader's clock nor their zone.
  const hydrated = useHydrated();
  const updatedAt = new Date(candidate.updatedAt);
  return (
    <aside className={styles.side} aria-label={t('side')}>
      <section className={styles.card} aria-labelledby="visibility-title">
        <h2 id="visibility-title">
          <IconEye size={18} aria-hidden />
          {t('visibility.title')}
        </h2>
        <p>
          <strong>{t(`visibilities.${candidate.profileVisibility}`)}</strong>
        </p>
        <p className={styles.muted}>{t(`visibility.${candidate.profileVisibility}`)}</p>
        <Button size="small" onClick={() => open('visibility')}>
          {t('visibility.change')}
        </Button>
      </section>
      <SharingCard />
      {exists('profile-documents') ? (
        <section className={styles.card} aria-labelledby="documents-title">
          <h2 id="documents-title">
            <IconFileText size={18} aria-hidden />
            {t('documents.title')}
          </h2>
          {candidate.cv ? (
            <p dir="auto" className={styles.file}>
              {candidate.cv.name}
            </p>
          ) : (
            <p className={styles.muted}>{t('documents.empty')}</p>
          )}
          <p>
            <Link href={href('profile-documents')}>{t('documents.open')}</Link>
          </p>
        </section>
      ) : null}
      <Slot name="profile-side" />
      <p className={styles.updated}>
        {t.rich('updated', {
          when: () => (
            <time dateTime={candidate.updatedAt} title={hydrated ? format.dateTime(updatedAt) : undefined}>
              {hydrated ? format.when(updatedAt) : null}
            </time>
          ),
        })}
      </p>
    </aside>
  );
}
