import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';
import type { ReportTarget } from './report-form.tsx';

/** Asks what is wrong with a posting, an organization or an article; it comes when it is opened. @rule jobs.39, trust.1, trust.2 */
export const reportDialog = defineDialog<{ target: ReportTarget }, void>(
  'report',
  lazy(() => import('./report-form.tsx')),
);
