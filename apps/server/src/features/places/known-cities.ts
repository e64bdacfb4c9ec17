// The cities that we know in many languages (rules/recognition/cities), joined to their coordinates: by any of their names in their country, the
// largest. What has no match there (a business park, a valley) has no coordinates.
import { CITIES } from '@fairway/rules/recognition/cities';
import { regionKeyOfCode } from '@fairway/rules/recognition/region-codes';
import { type Gazetteer, type GazetteerPlace, gazetteer } from '@fairway/search/gazetteer';

export type KnownCities = { byKey: ReadonlyMap<string, GazetteerPlace>; keyOf: ReadonlyMap<number, string> };

let known: KnownCities | undefined;

export function knownCities(): KnownCities {
  known ??= joined(gazetteer());
  return known;
}

function joined(places: Gazetteer): KnownCities {
  const byKey = new Map<string, GazetteerPlace>();
  const keyOf = new Map<number, string>();
  for (const [area, list] of Object.entries(CITIES)) {
    for (const entry of list.split(',')) {
      const aliases = entry.split('=');
      const largest = aliases
        .flatMap((alias) => places.named(alias))
        .filter((place) => isIn(place, area))
        .sort((a, b) => b.people - a.people)[0];
      const key = `${area}/${aliases[0]}`;
      if (!largest) continue;
      byKey.set(key, largest);
      if (!keyOf.has(largest.id)) keyOf.set(largest.id, key);
    }
  }
  return { byKey, keyOf };
}

/** Whether a place is in a country, or in a region: `DE`, `US-NY`. */
export const isIn = ({ country, region }: GazetteerPlace, area: string): boolean =>
  area.length === 2 ? country === area : regionKeyOfCode(country, region) === area;
