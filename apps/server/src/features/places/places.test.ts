import { gazetteer } from '@fairway/search/gazetteer';
import { describe, expect, it } from 'vitest';
import { type KeptPlace, locate, locatedKeys, readPlace, ringsAround } from './queries.ts';
import { placesTyped } from './suggesting.ts';

const at = (place: Partial<KeptPlace>): KeptPlace => ({
  city: null,
  region: null,
  country: null,
  latitude: null,
  longitude: null,
  ...place,
});
const where = (place: Partial<KeptPlace>) => {
  const found = locate(at(place));
  return found && `${found.name}, ${found.country}-${found.region}`;
};

describe('a place of a posting has the coordinates of', () => {
  it.each([
    ['the city, in any language', { city: 'München', country: 'DE' }, 'Munich, DE-02'],
    ['the city, in any script', { city: 'ミュンヘン', country: 'DE' }, 'Munich, DE-02'],
    ['the city of its country', { city: 'Cambridge', country: 'GB' }, 'Cambridge, GB-ENG'],
    ['the city of its region', { city: 'Cambridge', region: 'MA', country: 'US' }, 'Cambridge, US-MA'],
    ['the city of its region, spelt out', { city: 'Springfield', region: 'Illinois', country: 'US' }, 'Springfield, US-IL'],
    ['the largest, where nothing decides', { city: 'Springfield', country: 'US' }, 'Springfield, US-MO'],
    ['the city that is named with more', { city: 'Berlin (Mitte)', country: 'DE' }, 'Berlin, DE-16'],
    ['the one near the given coordinates', { city: 'Springfield', country: 'US', latitude: 39.8, longitude: -89.6 }, 'Springfield, US-IL'],
    [
      'the nearest place, where no name is known',
      { city: 'Tech Park', country: 'DE', latitude: 48.25, longitude: 11.65 },
      'Garching bei München, DE-02',
    ],
  ])('%s', (_, place, expected) => expect(where(place)).toBe(expected));

  it.each([
    ['no city of the region', { city: 'Cambridge', region: 'TX', country: 'US' }],
    ['a namesake in another country', { city: 'Paris', country: 'JP' }],
    ['a city of no country', { city: 'Paris' }],
    ['coordinates off the globe', { latitude: 91, longitude: 0 }],
    ['coordinates in the sea', { latitude: 40, longitude: -40 }],
    ['not a number', { latitude: Number.NaN, longitude: 3 }],
    ['nothing', {}],
    ['what is no name', { city: ', -', country: 'DE' }],
  ])('none: %s', (_, place) => expect(where(place)).toBeUndefined());

  it('tells its region too', () => {
    expect(locatedKeys([at({ city: 'Nürnberg', country: 'DE' }), at({ city: 'Nuremberg', country: 'DE' })])).toEqual([
      '@2861650',
      'DE-Bayern',
    ]);
    expect(locatedKeys([])).toEqual([]);
  });

  it('tells the province that no region of ours is, by its town or by its name (search.33)', () => {
    expect(locatedKeys([at({ city: '柏市', country: 'JP' })])).toContain('JP-04');
    expect(locatedKeys([at({ region: 'Kanagawa', country: 'JP' })])).toEqual(['JP-19']);
    expect(locatedKeys([at({ region: 'Kanagawa', country: 'US' })])).toEqual([]);
  });
});

describe('an area that somebody asks for is (search.33)', () => {
  it.each([
    ['千葉', 'JP-04', 'JP'],
    ['渋谷', 'JP/Tokyo', 'JP'],
    ['경기도', 'KR-13', 'KR'],
    ['加州', 'US-CA', 'US'],
    ['Franken', 'DE/Nürnberg', 'DE'],
    ['Franken, Deutschland', 'DE/Nürnberg', 'DE'],
    ['Algarve, Portugal', 'PT-09', 'PT'],
  ])('%s', (text, key, country) => {
    const asked = readPlace(text);
    expect([asked?.kind, asked?.country]).toEqual(['region', country]);
    expect(asked?.keys).toContain(key);
  });
  it('none in another country, and not the whole world', () => {
    expect(readPlace('Franken, France')).toBeUndefined();
    expect(readPlace('abroad')).toBeUndefined();
  });
  it.each([
    ['神奈', 'jp', '神奈川, 日本'],
    ['北海', 'jp', '北海道, 日本'],
    ['algar', 'de', 'Algarve, Portugal'],
    ['rhein-m', 'de', 'Rhein-Main-Gebiet, Deutschland'],
    ['정읍', 'ko', undefined],
    ['전주', 'ko', '전주, 대한민국'],
  ] as const)('offered while it is typed: %s (%s)', (text, locale, label) => expect(placesTyped(text, locale, 5)[0]?.label).toBe(label));
});

describe('a place that somebody asks for', () => {
  it.each([
    ['Switzerland', 'country', undefined], ['Schweiz', 'country', undefined], ['スイス', 'country', undefined], ['uk', 'country', undefined],
    ['USA', 'country', undefined], ['DE', 'country', undefined], ['Bavaria', 'region', undefined], ['Bayern, Deutschland', 'region', undefined],
    ['NYC', 'city', 'New York City'], ['Luxembourg', 'country', 'Luxembourg'], ['Milano', 'city', 'Milan'], ['Mailand, Italien', 'city', 'Milan'], ['Nice', 'city', 'Nice'],
    ['Reading', 'city', 'Reading'], ['Essen', 'city', 'Essen'], ['Bath', 'city', 'Bath'], ['Nancy', 'city', 'Nancy'], ['Mobile', 'city', 'Mobile'],
    ['Villeurbanne', 'city', 'Villeurbanne'], ['cambridge, ma', 'city', 'Cambridge'], ['東京', 'city', 'Tokyo'], ['서울', 'city', 'Seoul'],
  ] as const)('%s is a %s', (text, kind, city) => {
    const place = readPlace(text);
    expect([place?.kind, place?.city?.name]).toEqual([kind, city]);
  }); // biome-ignore format: a table

  it.each(['', ' , ', 'qqqq', 'remote only', '12345', 'x'.repeat(5000), '\u0000', '🌍'])('none: %j', (text) => {
    expect(readPlace(text)).toBeUndefined();
  });

  it('the country or region behind it decides between namesakes', () => {
    expect(readPlace('Cambridge')?.city?.country).toBe('GB');
    expect(readPlace('Cambridge, Massachusetts')?.keys).toEqual(['@4931972']);
    expect(readPlace('London, Canada')?.city?.country).toBe('CA');
  });
});

describe('the places around a point', () => {
  const lyon = gazetteer().named('Lyon')[0]!;

  it('are all those within the radius, nearest first', () => {
    const found = gazetteer().within(lyon, 25);
    expect(found[0]).toEqual({ id: lyon.id, km: 0 });
    expect(found.map(({ km }) => km)).toEqual(found.map(({ km }) => km).sort((a, b) => a - b));
    const names = found.map(({ id }) => gazetteer().byId(id)?.name);
    expect(names).toContain('Villeurbanne');
    expect(names).not.toContain('Grenoble');
    expect(ringsAround(lyon, 100).flat()).toContain(`@${gazetteer().named('Grenoble')[0]!.id}`);
  });

  it('reach over the date line and to the poles', () => {
    const taveuni = gazetteer().within({ latitude: -16.8, longitude: 179.99 }, 100).length;
    expect(gazetteer().within({ latitude: -16.8, longitude: -179.99 }, 100).length).toBeGreaterThanOrEqual(Math.max(1, taveuni - 3));
    expect(gazetteer().within({ latitude: 90, longitude: 0 }, 100)).toEqual([]);
  });
});
