import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';
import type { ProfileImport } from '../queries.ts';

/** Takes a CV or LinkedIn's files into the profile, or shows an import again: `dialogs.open(importDialog, { review })`. @rule imports.3 */
export const importDialog = defineDialog<{ review?: ProfileImport }>(
  'profile-import',
  lazy(() => import('./import-modal.tsx')),
);
