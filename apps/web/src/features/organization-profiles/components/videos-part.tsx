import { pickText } from '@fairway/i18n/fallback';
import { PROFILE_LIMITS, type ProfileVideo, writtenText } from '@fairway/rules/organization-profile';
import { Button } from '@fairway/ui/button';
import { TextField } from '@fairway/ui/text-field';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PictureField } from './picture-field.tsx';
import styles from './profile.module.css';
import type { PartProps } from './profile-faults.ts';
import { RowsHead } from './rows-head.tsx';
import { SlotField } from './slot-fields.tsx';
import { useOpenRow } from './use-open-row.ts';

/** Videos: a title, where it plays, and a picture of ours, so that nothing of another site is loaded before a press. A line each, and one of them open. */
export function VideosPart({ content: { videos }, set, faultAt, locale }: PartProps) {
  const t = useTranslations('organization-profiles.videos');
  const row = useOpenRow(
    videos,
    (changed) => set({ videos: changed }),
    (at) => faultAt(`videos/${at}`) !== undefined,
  );
  const nameOf = (video: ProfileVideo, at: number) => pickText(writtenText(video.title), locale)?.text ?? t('video', { at: at + 1 });
  const change = (at: number, changed: Partial<ProfileVideo>) =>
    set({ videos: videos.map((video, index) => (index === at ? { ...video, ...changed } : video)) });
  return (
    <>
      <ul className={styles.rows}>
        {videos.map((video, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new video has nothing but its place
          <li key={at} className={styles.row}>
            <RowsHead
              name={nameOf(video, at)}
              state={
                <span className={styles.muted} dir="ltr">
                  {video.link}
                </span>
              }
              {...row.headOf(at)}
            />
            {row.isOpen(at) ? (
              <fieldset aria-label={nameOf(video, at)} className={styles.fields} onFocus={() => row.open(at)}>
                <SlotField
                  {...{ label: t('title'), text: video.title, locale, most: PROFILE_LIMITS.videoTitleCharacters }}
                  error={faultAt(`videos/${at}/title`)}
                  onChange={(title) => change(at, { title })}
                />
                <TextField
                  type="url"
                  label={t('link')}
                  hint={t('linkHint')}
                  placeholder="https://"
                  maxLength={PROFILE_LIMITS.linkCharacters}
                  error={faultAt(`videos/${at}/link`)}
                  value={video.link}
                  onChange={(event) => change(at, { link: event.currentTarget.value })}
                />
                <PictureField
                  label={t('picture')}
                  kind="cover"
                  value={video.thumbnail}
                  onChange={(thumbnail) => change(at, { thumbnail })}
                />
              </fieldset>
            ) : null}
          </li>
        ))}
      </ul>
      <div>
        <Button
          icon={<IconPlus aria-hidden />}
          disabled={videos.length >= PROFILE_LIMITS.videos}
          onClick={() => row.add({ id: null, title: {}, thumbnail: null, link: '' })}
        >
          {t('add')}
        </Button>
      </div>
    </>
  );
}
