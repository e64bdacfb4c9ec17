import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';
import type { PlacesProps } from './all-places.tsx';

/** All locations of an organization. @rule organizations.17 */
export const placesDialog = defineDialog<PlacesProps>(
  'allLocations',
  lazy(() => import('./all-places.tsx')),
);
