import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';

/** Takes a JSON Resume into the profile: `dialogs.open(importDialog, {})`. @rule imports.1 */
export const importDialog = defineDialog<object>(
  'resume-import',
  lazy(() => import('./import-steps.tsx')),
);
