import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';
import type { AvatarChange } from '../avatar.ts';

export type AvatarEditorProps = {
  /** Address of the picture there is. */
  current: string | null;
  /** false: the change is only given back, for a form that saves it together with other fields; else the dialog saves it. */
  saves?: boolean;
};

/** Chooses, crops or removes the picture; gives the change, or undefined where it was dismissed. */
export const avatarDialog = defineDialog<AvatarEditorProps, AvatarChange>(
  'avatar',
  lazy(() => import('./avatar-editor.tsx')),
);
