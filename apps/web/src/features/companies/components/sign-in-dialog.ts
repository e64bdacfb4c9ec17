import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';

/** Says that following needs an account. The target is stored by who opens it. @spec decision 5 */
export const signInDialog = defineDialog<{ name: string }>(
  'signInToFollow',
  lazy(() => import('./sign-in-notice.tsx')),
);
