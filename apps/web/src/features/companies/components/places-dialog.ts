import { defineDialog } from '@fairway/ui/dialog-stack';
import { lazy } from 'react';
import type { PlacesProps } from './all-places.tsx';

/** All locations of a company. @spec 2.6 "all locations" */
export const placesDialog = defineDialog<PlacesProps>(
  'allLocations',
  lazy(() => import('./all-places.tsx')),
);
