// Videos as pictures that lead to where they play, in a tab of its own: pages embed nothing of other sites.
import type { components } from '@fairway/client/api.gen';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { recordEvent } from '../../../lib/analytics.ts';
import { outsideLink } from '../../../lib/outside-link.ts';
import styles from './organization-videos.module.css';
import viewStyles from './organization-view.module.css';
import { PicturePlate } from './picture-plate.tsx';

export type OrganizationVideosProps = {
  organization: { id: number };
  videos: components['schemas']['OrganizationProfile']['videos'];
};

export function OrganizationVideos({ organization, videos }: OrganizationVideosProps) {
  const t = useTranslations('organizations.detail');
  const playable = videos.flatMap((video) => {
    const link = outsideLink(video.videoLink);
    return link ? [{ ...video, link }] : [];
  });
  if (playable.length === 0) return null;
  return (
    <section id="videos" className={viewStyles.section} aria-labelledby="videos-title">
      <h2 id="videos-title">{t('videos')}</h2>
      <ul className={viewStyles.cards}>
        {playable.map((video) => (
          <li key={video.id}>
            <a
              href={video.link.href}
              target="_blank"
              rel="nofollow noopener"
              className={styles.video}
              onClick={() => recordEvent('video_view', { video_id: video.id, company_id: organization.id })}
            >
              <span className={styles.picture}>
                <PicturePlate shape="cover" ratio="16 / 9" sizes="20rem" src={video.thumbnail} name={video.title} />
                <span className={styles.play}>
                  <IconPlayerPlayFilled size={22} aria-hidden />
                </span>
              </span>
              <span className={styles.title}>
                <bdi lang={video.fellBack.title}>{video.title}</bdi>
                <span className="fw-hidden"> {t('opensNewTab')}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
