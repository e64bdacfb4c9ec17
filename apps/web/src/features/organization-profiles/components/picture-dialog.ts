import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';
import type { PictureDialogProps } from './picture.ts';

/** Chooses a file and the part of it to keep, and sends it; gives its address, or undefined where it was dismissed. */
export const pictureDialog = defineDialog<PictureDialogProps, unknown>(
  'profile-picture',
  lazy(() => import('./picture-editor.tsx')),
);
