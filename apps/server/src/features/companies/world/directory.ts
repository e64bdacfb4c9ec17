// All 60 companies in one list, in the order in which they get their ids; parents come before their children.
import { ASIAN_COMPANIES } from './companies-asia.ts';
import { CENTRAL_COMPANIES } from './companies-centre.ts';
import { EASTERN_COMPANIES } from './companies-east.ts';
import { NORTHERN_COMPANIES } from './companies-north.ts';
import { OVERSEAS_COMPANIES } from './companies-overseas.ts';
import { SOUTHERN_COMPANIES } from './companies-south.ts';
import type { DemoCompany } from './company.ts';

export const DEMO_COMPANIES: readonly DemoCompany[] = [
  ...NORTHERN_COMPANIES,
  ...CENTRAL_COMPANIES,
  ...SOUTHERN_COMPANIES,
  ...EASTERN_COMPANIES,
  ...ASIAN_COMPANIES,
  ...OVERSEAS_COMPANIES,
];
