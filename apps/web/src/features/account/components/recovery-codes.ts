import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';

/** Shows recovery codes, this once. */
export const recoveryCodesDialog = defineDialog<{ codes: readonly string[] }>(
  'recovery-codes',
  lazy(() => import('./recovery-codes-view.tsx')),
);
