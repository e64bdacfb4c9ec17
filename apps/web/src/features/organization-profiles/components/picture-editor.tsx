// The dialog of a picture: choose a file, keep a part of its shape.
import '../../../lib/later-messages.ts';
import { PROFILE_PICTURE_BYTES, PROFILE_PICTURES } from '@fairway/rules/profile-pictures';
import { Button } from '@fairway/ui/button';
import { DialogFrame, useDisabledAction } from '@fairway/ui/dialog-frame';
import { FileDrop } from '@fairway/ui/file-drop';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { PictureCrop } from '../../../lib/forms/picture-crop.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type Part, type PictureDialogProps, sendPicture } from './picture.ts';

const EXTENSIONS = ['.png', '.jpg', '.jpeg', '.webp', '.avif'] as const;

export default function PictureEditor(props: PictureDialogProps) {
  const t = useTranslations('organization-profiles.picture');
  const crop = useTranslations('account.avatar');
  const errors = useTranslations('errors.organization_profiles');
  const errorText = useErrorText();
  const formats = useReaderFormats();
  const [file, setFile] = useState<File>();
  const [part, setPart] = useState<Part>();
  const [fault, setFault] = useState<string>();
  const { ratio, widths } = PROFILE_PICTURES[props.kind];
  const begin = (problem?: string) => {
    setFile(undefined);
    setPart(undefined);
    setFault(problem);
  };
  const save = { key: 'save', label: t('use'), variant: 'primary' as const, failedText: errorText };
  return (
    <DialogFrame
      title={t(`titles.${props.kind}`)}
      size="medium"
      actions={[
        { key: 'cancel', label: crop('cancel') },
        { ...save, run: () => (file && part ? sendPicture(props, file, part) : false) },
      ]}
    >
      <SaveGate disabled={part === undefined} />
      {file ? (
        <>
          <PictureCrop
            {...{ file, ratio, onBroken: () => begin(errors('picture_unreadable')) }}
            labels={{ crop: t('crop'), hint: crop('cropHint'), corner: (at) => crop(`corners.${at}`) }}
            onCrop={({ x, y, width }, { naturalWidth, naturalHeight }) => {
              const wide = Math.max(1, Math.min(Math.round((width / 100) * naturalWidth), Math.floor(naturalHeight * ratio), naturalWidth));
              const high = Math.round(wide / ratio);
              const within = (percent: number, whole: number, size: number) =>
                Math.max(0, Math.min(Math.round((percent / 100) * whole), whole - size));
              setPart({ left: within(x, naturalWidth, wide), top: within(y, naturalHeight, high), width: wide });
            }}
          />
          <Button size="small" onClick={() => begin()}>
            {crop('another')}
          </Button>
        </>
      ) : (
        <FileDrop
          label={crop('choose')}
          hint={t('hint', { size: formats.fileSize(PROFILE_PICTURE_BYTES), pixels: Math.max(...widths) })}
          extensions={EXTENSIONS}
          maxSizeBytes={PROFILE_PICTURE_BYTES}
          error={fault}
          onFile={(chosen) => {
            setFault(undefined);
            setFile(chosen);
          }}
          onRefused={(issue) => setFault(errors(issue === 'size' ? 'picture_large' : 'picture_type'))}
        />
      )}
    </DialogFrame>
  );
}

function SaveGate({ disabled }: { disabled: boolean }) {
  useDisabledAction('save', disabled);
  return null;
}
