import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';
import type { ReadWhat } from '../queries.ts';

/** Shows what a machine reads in a CV: `dialogs.open(readingDialog, { what: { documentId }, name })`. */
export const readingDialog = defineDialog<{ what: ReadWhat; name: string }>(
  'machine-reading',
  lazy(() => import('./machine-reading.tsx')),
);
