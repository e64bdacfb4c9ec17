// A favourite in a list: its posting, when it closes, and the heart to take it away.
import { ImagePlate } from '@fairway/ui/image-plate';
import { CardTitle, LinkCard } from '@fairway/ui/link-card';
import { IconClock, IconMapPin } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderClock } from '../../../lib/reader-formats.ts';
import { deadlineText } from '../deadline-text.ts';
import type { Favorite } from '../queries.ts';
import { FavoriteToggle } from './favorite-toggle.tsx';
import styles from './favorites.module.css';

export function FavoriteCard({ favorite, onSaved }: { favorite: Favorite; onSaved: (saved: boolean) => void }) {
  const t = useTranslations('favorites');
  const { href } = useHrefs();
  const { format, now } = useReaderClock();
  const { job, postingExpireTime } = favorite;
  const ends = deadlineText(favorite, t, format, now);
  return (
    <LinkCard
      view="list"
      plate={<ImagePlate src={job.companyLogo} name={job.companyName} sizePx={48} />}
      action={<FavoriteToggle jobId={job.id} title={job.title} onSaved={onSaved} />}
      foot={
        <time className={ends.soon ? styles.soon : styles.ends} {...(postingExpireTime ? { dateTime: postingExpireTime } : {})}>
          <IconClock size={16} aria-hidden />
          {ends.text}
        </time>
      }
    >
      <CardTitle href={href('jobdetail', { id: job.segment })} level={2}>
        {job.title}
      </CardTitle>
      <p className={styles.muted} dir="auto">
        {job.companyName}
      </p>
      {job.address === '' ? null : (
        <p className={styles.facts}>
          <span>
            <IconMapPin size={16} aria-hidden />
            <bdi>{job.address}</bdi>
          </span>
        </p>
      )}
    </LinkCard>
  );
}
