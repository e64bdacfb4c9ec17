import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';

/** The cookie settings: `dialogs.open(consentDialog, {})`. @spec 2.3 "cookie settings dialog" */
export const consentDialog = defineDialog<object>(
  'consent',
  lazy(() => import('./consent-settings.tsx')),
);
