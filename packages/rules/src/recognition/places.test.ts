// Places in lines and in fields. The lists they stand on name countries and zones that there are.
import { describe, expect, it } from 'vitest';
import { isCountry } from '../countries.ts';
import { CITIES } from './cities.ts';
import { type RawPlace, recognisePlaces } from './places.ts';
import { REGIONS } from './regions.ts';
import { countryOfZone, zoneOfCountry } from './zones.ts';

const first = (raw: string | RawPlace) => recognisePlaces([typeof raw === 'string' ? { raw } : raw]).places[0];
const lines = (raw: string) => recognisePlaces([{ raw }]).places.map(({ line }) => line);

describe('a line', () => {
  it.each([
    ['Austin, TX 78701', { city: 'Austin', region: 'TX', postalCode: '78701', countryCode: 'US' }],
    ['Austin, TX 78701-1234', { city: 'Austin', postalCode: '78701', countryCode: 'US' }],
    ['Smallville, Texas 78701', { city: 'Smallville', region: 'TX', postalCode: '78701', countryCode: 'US' }],
    ['Smallville, 78701', { city: 'Smallville', postalCode: undefined, countryCode: undefined }],
    ['Manchester M1 1AE', { postalCode: 'M1 1AE', countryCode: 'GB' }],
    ['Vancouver, British Columbia, Canada', { city: 'Vancouver', region: 'BC', countryCode: 'CA' }],
    ['Sydney, NSW', { city: 'Sydney', region: 'NSW', countryCode: 'AU' }],
    ['Germany', { city: undefined, countryCode: 'DE' }],
    ['Frankreich', { city: undefined, countryCode: 'FR' }],
    ['Nueva York', { city: 'New York', countryCode: 'US' }],
    ['Charlotte, NC', { city: 'Charlotte', region: 'NC', countryCode: 'US' }],
    ['  Oslo ,  Norway ', { city: 'Oslo', countryCode: 'NO' }],
  ])('%s', (raw, expected) => expect(first(raw)).toMatchObject(expected));

  it.each([
    ['by a semicolon', 'Oslo; Bergen', ['Oslo', 'Bergen']],
    ['by a bar', 'London | Paris', ['London', 'Paris']],
    ['by a line', 'London\nParis', ['London Paris']],
    ['by "and" between two that are known', 'London and Paris', ['London', 'Paris']],
    ['in other languages', 'Berlin und München', ['Berlin', 'München']],
    ['by a slash', 'Berlin / Hamburg', ['Berlin', 'Hamburg']],
    ['not by a slash before a country', 'Berlin/Germany', ['Berlin, Germany']],
    ['not in a name with "and"', 'Trinidad and Tobago', ['Trinidad and Tobago']],
    ['the same twice is one', 'Oslo; Oslo', ['Oslo']],
  ])('names several %s', (_how, raw, expected) => expect(lines(raw)).toEqual(expected));

  it.each(['Various Locations', 'Nationwide', 'EMEA', 'Hybrid', 'TBD', '', '  ', ' , ; '])('"%s" is no place', (raw) =>
    expect(lines(raw)).toEqual([]),
  );

  it('has at most fifty places', () => {
    expect(lines(Array.from({ length: 80 }, (_, n) => `Aa${String.fromCharCode(65 + (n % 26))}${n}`).join(';')).length).toBeLessThanOrEqual(
      50,
    );
    expect(recognisePlaces(Array.from({ length: 80 }, (_, n) => ({ raw: `Place ${n}` }))).places).toHaveLength(50);
  });
});

describe('remote work', () => {
  it.each([
    ['Remote', true], ['Fully remote, UK', true], ['Home based', true], ['WFH', true], ['Télétravail', true], ['Teletrabajo', true], ['Удалённо', true], ['Работа удаленная', true], ['À distance', true],
    ['Thuiswerken', true], ['在宅勤務', true], ['Anywherever', false],
    ['Not remote, London', false], ['Non-remote', false], ['London', false], ['Remoteville', false],
  ])('%s: %s', (raw, remote) => expect(recognisePlaces([{ raw }]).remote).toBe(remote)); // biome-ignore format: a table

  it('is what the feed says by a field of its own, too', () => {
    expect(recognisePlaces([{ raw: 'London' }], true)).toMatchObject({ remote: true, zone: 'Europe/London' });
    expect(recognisePlaces([], true)).toEqual({ places: [], remote: true, zone: undefined, unrecognised: [] });
  });
});

describe('fields', () => {
  it.each<[string, RawPlace, object]>([
    ['a city in capitals', { city: 'PLYMOUTH', country: 'GB' }, { city: 'Plymouth', line: 'PLYMOUTH' }],
    ['a building and its city', { city: 'Peterborough City Hospital, Peterborough', country: 'GB' }, { city: 'Peterborough' }],
    ['a building alone', { city: 'Royal Infirmary', country: 'GB' }, { city: undefined, line: 'Royal Infirmary' }],
    ['a country alone', { country: 'Deutschland' }, { line: 'Germany', city: undefined, countryCode: 'DE' }],
    ['a region that says the country', { city: 'Springfield', region: 'IL' }, { countryCode: 'US', line: 'Springfield, IL' }],
    [
      'a street, since the feed names it',
      { city: 'Oslo', street: ' Karl  Johans gate 1 ', country: 'NO' },
      { street: 'Karl Johans gate 1' },
    ],
    ['coordinates at their bounds', { city: 'X', latitude: -90, longitude: 180 }, { latitude: -90, longitude: 180 }],
    ['coordinates beyond', { city: 'X', latitude: 90.1, longitude: -180.1 }, { latitude: undefined, longitude: undefined }],
    [
      'coordinates that are none',
      { city: 'X', latitude: Number.NaN, longitude: Number.POSITIVE_INFINITY },
      { latitude: undefined, longitude: undefined },
    ],
    ['the same word for city and region once', { city: 'Berlin', region: 'Berlin', country: 'DE' }, { line: 'Berlin' }],
  ])('%s', (_what, raw, expected) => expect(first(raw)).toMatchObject(expected));

  it('of a country that nobody knows are reported, and no country is invented', () => {
    const read = recognisePlaces([{ city: 'London', country: 'Narnia' }]);
    expect([read.places[0]?.countryCode, read.unrecognised]).toEqual([undefined, ['Narnia', 'London']]);
  });

  it('the zone is of the first place that has one', () => {
    expect(recognisePlaces([{ raw: 'Atlantis' }, { raw: 'Tokyo' }, { raw: 'Oslo' }]).zone).toBe('Asia/Tokyo');
    expect(recognisePlaces([{ city: 'Denver', region: 'CO', country: 'US' }]).zone).toBe('America/Denver');
  });
});

describe('the lists behind it', () => {
  const isZone = (zone: string) =>
    Intl.supportedValuesOf('timeZone').includes(zone) || Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));

  it('of cities have countries, and regions, that there are; no name stands twice in one of them', () => {
    for (const [key, list] of Object.entries(CITIES)) {
      const [country = '', region] = key.split('-');
      expect([key, isCountry(country)]).toEqual([key, true]);
      if (region)
        expect(
          REGIONS.some((one) => one.country === country && one.code === region),
          key,
        ).toBe(true);
      const names = list.split(/[,=]/);
      expect(
        names.filter((name, at) => name.trim() !== name || name === '' || names.indexOf(name) !== at),
        key,
      ).toEqual([]);
    }
  });

  it('of regions have zones that there are, and no code twice in a country', () => {
    for (const { country, zone, name } of REGIONS) {
      expect([name, isCountry(country)]).toEqual([name, true]);
      if (zone) expect(isZone(zone), name).toBe(true);
    }
    const codes = REGIONS.filter(({ code }) => code).map(({ country, code }) => `${country}-${code}`);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  });

  it('of zones are IANA’s, and of countries that there are', () => {
    for (const country of ['NO', 'US', 'CN', 'BR', 'ZA']) expect(isZone(zoneOfCountry(country)!)).toBe(true);
    expect([zoneOfCountry('XX'), zoneOfCountry(undefined), zoneOfCountry('no')]).toEqual([undefined, undefined, undefined]);
    for (let a = 65; a <= 90; a += 1)
      for (let b = 65; b <= 90; b += 1) {
        const country = String.fromCharCode(a, b);
        const zone = zoneOfCountry(country);
        if (zone) expect([country, isCountry(country), isZone(zone)]).toEqual([country, true, true]);
      }
  });

  it('a zone is the main one of one country or of none', () => {
    expect(['Europe/Oslo', 'Asia/Tokyo', 'America/Chicago', 'UTC', ''].map(countryOfZone)).toEqual([
      'NO',
      'JP',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
