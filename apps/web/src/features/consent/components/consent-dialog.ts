import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';

/** The cookie settings: `dialogs.open(consentDialog, {})`. @rule consent.6 */
export const consentDialog = defineDialog<object>(
  'consent',
  lazy(() => import('./consent-settings.tsx')),
);
