// What an organization of the demo world is written down as. Every organization, product and person here is invented.
import type { Sector } from '@fairway/rules/jobs';
import type { Locale } from '@fairway/rules/locales';
import type { CityKey } from './cities.ts';
import type { MarkName } from './marks.ts';
import type { SceneName } from './scenes.ts';

export type OrganizationText = {
  tagline: string;
  /** One sentence, with the organization's name, that says what it does; postings begin with it. */
  summary: string;
  /** A paragraph of its own: what is special here. */
  story: string;
};

export type DemoOrganization = {
  key: string;
  name: string;
  /** Headquarters first. */
  cities: readonly CityKey[];
  sectors: readonly Sector[];
  people: number;
  founded: number;
  /** Mark, brand colour, companion colour, banner scene. */
  look: readonly [MarkName, string, string, SceneName];
  /** Key of the organization it belongs to. */
  parent?: string;
  /** A wide logo with the name beside the mark. */
  wide?: boolean;
  en: OrganizationText;
  /** The same in the language of its country. */
  own?: OrganizationText & { locale: Exclude<Locale, 'en'> };
};
