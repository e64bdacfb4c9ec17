// A posting of the demo world as it is stored, without its organization's row.
import type { PayKind, Sponsorship, Workplace } from '@fairway/rules/work-conditions';
import type { Label } from './labels.ts';
import type { Pay } from './pay.ts';

/** What else it says of working there; null: nothing. */
export type DemoConditions = {
  workplace: Workplace | null;
  pay: PayKind | null;
  months: number | null;
  startsNow: boolean;
  sponsorship: Sponsorship | null;
};

export type PostingPlace = {
  line: string;
  city: string | null;
  region: string | null;
  country: string;
  latitude: number | null;
  longitude: number | null;
};

export type DemoPosting = {
  id: string;
  sourceId: string;
  organizationId: number;
  title: string;
  html: string;
  text: string;
  language: string;
  languages: string[];
  employmentTypes: string[];
  categories: string[];
  educationLevels: string[];
  educationFields: string[];
  skills: string[];
  sectors: string[];
  countries: string[];
  places: PostingPlace[];
  remote: boolean;
  conditions: DemoConditions;
  startOn: string | null;
  publishedAt: Date;
  deadlineAt: Date | null;
  zone: string;
  applicationUrl: string;
  pay: Pay | undefined;
  promotion: number;
  featured: boolean;
  labels: Label[];
};
