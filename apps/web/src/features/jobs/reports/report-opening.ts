import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';

/** Asks what is wrong with a posting; it comes when it is opened. @rule jobs.39 */
export const reportDialog = defineDialog<{ job: { id: string; title: string } }, void>(
  'report-posting',
  lazy(() => import('./report-form.tsx')),
);
