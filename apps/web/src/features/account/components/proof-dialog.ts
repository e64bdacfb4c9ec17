import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';

/** Asks for the password, a code or a passkey again; true when it was right. */
export const proofDialog = defineDialog<object, boolean>(
  'proof',
  lazy(() => import('./proof-form.tsx')),
);
