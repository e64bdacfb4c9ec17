// The editor of the picture: choose a file, keep a square of it (with a pointer or the arrow keys), see it as others will.
// @rule account.10, profile.30
import '../../../lib/own-messages.ts';
import { LIMITS } from '@fairway/rules/limits';
import { Avatar } from '@fairway/ui/avatar';
import { Button } from '@fairway/ui/button';
import { type DialogAction, DialogFrame, useDisabledAction } from '@fairway/ui/dialog-frame';
import { FileDrop } from '@fairway/ui/file-drop';
import { showToast } from '@fairway/ui/show-toast';
import { useRef, useState } from 'react';
import type { PercentCrop } from 'react-image-crop';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { PictureCrop } from '../../../lib/forms/picture-crop.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { useRefresh } from '../queries.ts';
import { type AvatarChange, type AvatarEditorProps, type ChosenPicture, saveAvatar } from './avatar.ts';
import styles from './avatar-editor.module.css';

const EXTENSIONS = ['.jpg', '.jpeg', '.png', '.gif'] as const;
const PREVIEW_PX = 96;

export default function AvatarEditor({ current, saves = true }: AvatarEditorProps) {
  const t = useTranslations('account.avatar');
  const errors = useTranslations('errors.avatar');
  const errorText = useErrorText();
  const formats = useReaderFormats();
  const api = useApi();
  const refresh = useRefresh();
  const [file, setFile] = useState<File>();
  const [picture, setPicture] = useState<ChosenPicture>();
  const [problem, setProblem] = useState<string>();

  async function end(change: AvatarChange, done: string): Promise<AvatarChange> {
    if (saves) {
      await saveAvatar(api, change);
      showToast({ kind: 'success', text: done });
      await refresh();
    }
    return change;
  }
  const removing: DialogAction = {
    key: 'remove',
    label: t('remove'),
    variant: 'danger',
    run: () => end({ kind: 'removed' }, t('removed')),
    failedText: errorText,
  };
  const saving: DialogAction = {
    key: 'save',
    label: t('save'),
    variant: 'primary',
    run: () => (picture ? end({ kind: 'picture', picture }, t('saved')) : false),
    failedText: errorText,
  };
  return (
    <DialogFrame
      title={t('title')}
      size="medium"
      actions={[...(current && !file ? [removing] : []), { key: 'cancel', label: t('cancel') }, saving]}
    >
      <SaveGate disabled={picture === undefined} />
      {file ? (
        <CropPart
          file={file}
          onChange={setPicture}
          onBroken={() => {
            setFile(undefined);
            setPicture(undefined);
            setProblem(errors('unreadable'));
          }}
        />
      ) : (
        <div className={styles.choose}>
          {current ? <Avatar name="" src={current} sizePx={PREVIEW_PX} /> : null}
          <FileDrop
            label={t('choose')}
            hint={t('hint', { size: formats.fileSize(LIMITS.avatarBytes) })}
            extensions={EXTENSIONS}
            maxSizeBytes={LIMITS.avatarBytes}
            error={problem}
            onFile={(chosen) => {
              setProblem(undefined);
              setFile(chosen);
            }}
            onRefused={(issue) => setProblem(errors(issue === 'size' ? 'too_large' : 'wrong_type'))}
          />
        </div>
      )}
      {file ? (
        <Button
          size="small"
          onClick={() => {
            setFile(undefined);
            setPicture(undefined);
          }}
        >
          {t('another')}
        </Button>
      ) : null}
    </DialogFrame>
  );
}

function SaveGate({ disabled }: { disabled: boolean }) {
  useDisabledAction('save', disabled);
  return null;
}

type CropPartProps = { file: File; onChange: (picture: ChosenPicture) => void; onBroken: () => void };

function CropPart({ file, onChange, onBroken }: CropPartProps) {
  const t = useTranslations('account.avatar');
  const preview = useRef<HTMLCanvasElement>(null);

  function take(crop: PercentCrop, image: HTMLImageElement) {
    const square = squareOf(crop, image.naturalWidth, image.naturalHeight);
    onChange({ file, square });
    const { left, top, side } = square;
    const canvas = preview.current?.getContext('2d');
    canvas?.clearRect(0, 0, PREVIEW_PX * 2, PREVIEW_PX * 2);
    canvas?.drawImage(image, left, top, side, side, 0, 0, PREVIEW_PX * 2, PREVIEW_PX * 2);
  }
  return (
    <div className={styles.crop}>
      <PictureCrop
        {...{ file, ratio: 1, round: true, onCrop: take, onBroken }}
        labels={{ crop: t('crop'), hint: t('cropHint'), corner: (at) => t(`corners.${at}`) }}
      />
      <figure className={styles.preview}>
        <canvas ref={preview} width={PREVIEW_PX * 2} height={PREVIEW_PX * 2} />
        <figcaption>{t('preview')}</figcaption>
      </figure>
    </div>
  );
}

/** Whole pixels of the upright picture, never outside it. */
export function squareOf(crop: PercentCrop, width: number, height: number): ChosenPicture['square'] {
  const side = Math.max(1, Math.min(Math.round((crop.width / 100) * width), Math.round((crop.height / 100) * height), width, height));
  const within = (percent: number, whole: number) => Math.max(0, Math.min(Math.round((percent / 100) * whole), whole - side));
  return { left: within(crop.x, width), top: within(crop.y, height), side };
}
