// The picture among the personal details: chosen and cropped in a dialog of its own, saved together with the rest.
// @rule profile.30
import { Avatar } from '@fairway/ui/avatar';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AvatarChange } from '../../../account/components/avatar.ts';
import { avatarDialog } from '../../../account/components/avatar-dialog.ts';
import styles from '../form.module.css';

const SIZE_PX = 72;

export type PictureFieldProps = {
  name: string;
  current: string | null;
  change: AvatarChange | undefined;
  onChange: (change: AvatarChange | undefined) => void;
};

export function PictureField({ name, current, change, onChange }: PictureFieldProps) {
  const t = useTranslations('profile.picture');
  const dialogs = useDialogs();
  const preview = usePreview(change);
  const shown = change === undefined ? current : change.kind === 'removed' ? null : preview;
  const choose = async () => {
    const chosen = await dialogs.open(avatarDialog, { current: change?.kind === 'removed' ? null : current, saves: false });
    if (chosen) onChange(chosen);
  };
  return (
    <div className={styles.picture}>
      <Avatar key={shown} name={name} src={shown} sizePx={SIZE_PX} />
      <div className={styles.chips}>
        <Button size="small" onClick={choose}>
          {t('change')}
        </Button>
        {change ? (
          <Button size="small" variant="quiet" onClick={() => onChange(undefined)}>
            {t('undo')}
          </Button>
        ) : null}
      </div>
      <p role="status" className={styles.note}>
        {change ? t(change.kind === 'removed' ? 'willGo' : 'chosen') : null}
      </p>
    </div>
  );
}

/** The chosen square as an address for an img. */
function usePreview(change: AvatarChange | undefined): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  const picture = change?.kind === 'picture' ? change.picture : undefined;
  useEffect(() => {
    let gone = false;
    setPreview(null);
    if (picture) {
      const { left, top, side } = picture.square;
      createImageBitmap(picture.file, left, top, side, side).then(
        (bitmap) => {
          const canvas = Object.assign(document.createElement('canvas'), { width: SIZE_PX * 2, height: SIZE_PX * 2 });
          canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
          bitmap.close();
          if (!gone) setPreview(canvas.toDataURL());
        },
        // Without a preview the letter stands in; whether the file is a picture is the server's question.
        () => undefined,
      );
    }
    return () => {
      gone = true;
    };
  }, [picture]);
  return preview;
}
