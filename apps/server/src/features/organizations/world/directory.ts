// All 60 organizations in one list, in the order in which they get their ids; parents come before their children.

import type { DemoOrganization } from './organization.ts';
import { ASIAN_ORGANIZATIONS } from './organizations-asia.ts';
import { CENTRAL_ORGANIZATIONS } from './organizations-centre.ts';
import { EASTERN_ORGANIZATIONS } from './organizations-east.ts';
import { NORTHERN_ORGANIZATIONS } from './organizations-north.ts';
import { OVERSEAS_ORGANIZATIONS } from './organizations-overseas.ts';
import { SOUTHERN_ORGANIZATIONS } from './organizations-south.ts';

export const DEMO_ORGANIZATIONS: readonly DemoOrganization[] = [
  ...NORTHERN_ORGANIZATIONS,
  ...CENTRAL_ORGANIZATIONS,
  ...SOUTHERN_ORGANIZATIONS,
  ...EASTERN_ORGANIZATIONS,
  ...ASIAN_ORGANIZATIONS,
  ...OVERSEAS_ORGANIZATIONS,
];
