// The cities and regions that places are recognised by, under each of their names.
import { fold } from '../folding.ts';
import { CITIES } from './cities.ts';
import { REGIONS, type Region, regionKey } from './regions.ts';

type City = { name: string; country: string; region: string | undefined };

export const cities = new Map<string, City>();
for (const [key, list] of Object.entries(CITIES)) {
  const [country = '', region] = key.split('-');
  for (const entry of list.split(',')) {
    const names = entry.split('=');
    for (const name of names) cities.set(foldPlace(name), { name: names[0] as string, country, region });
  }
}
export const regionsByName = new Map<string, Region>();
export const regionsByCode = new Map<string, Region>();
for (const region of REGIONS) {
  regionsByName.set(foldPlace(region.name), region);
  if (region.code && !(region.country !== 'US' && regionsByCode.has(region.code))) regionsByCode.set(region.code, region);
}

/** The key of a country's region that a text names by its code or one of the names in regions.ts. */
export function regionKeyNamed(text: string, country: string): string | undefined {
  const code = text.trim().replaceAll('.', '').toUpperCase();
  const name = foldPlace(text);
  const found = REGIONS.find(
    (region) => region.country === country && ((region.code && region.code === code) || foldPlace(region.name) === name),
  );
  return found && regionKey(found);
}

/** A name without what makes no other name: case, accents, dots, hyphens. */
export function foldPlace(text: string): string {
  return fold(text)
    .replaceAll(/[.'’]/g, '')
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
}
