import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';
import type { AvatarChange, AvatarEditorProps } from './avatar.ts';

/** Chooses, crops or removes the picture; gives the change, or undefined where it was dismissed. */
export const avatarDialog = defineDialog<AvatarEditorProps, AvatarChange>(
  'avatar',
  lazy(() => import('./avatar-editor.tsx')),
);
