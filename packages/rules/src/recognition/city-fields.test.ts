// One field may name several cities, a city beside its building or postal code, or none.
import { describe, expect, it } from 'vitest';
import { citiesOf } from './city-fields.ts';
import { recognisePlaces } from './places.ts';

describe('the cities of a field', () => {
  it.each([
    ['Leeds or London', ['Leeds', 'London']], ['Huddersfield/Halifax', ['Huddersfield', 'Halifax']], ['Nr Maidenhead & Slough', ['Maidenhead', 'Slough']],
    ['Chichester and Worthing', ['Chichester', 'Worthing']], ['Düsseldorf und Köln', ['Düsseldorf', 'Köln']], ['Paris et Lyon', ['Paris', 'Lyon']],
    ['Taunton, Saltash, Bristol or Chippenham', ['Bristol', 'Chippenham']], ['Maidstone/Tunbridge Wells (West Kent)', ['Maidstone', 'Tunbridge Wells']],
  ] as const)('%s: %j', (field, expected) => expect(citiesOf(field)).toEqual(expected)); // biome-ignore format: a table

  it.each([
    ['Barking and Dagenham', 'Barking and Dagenham'], ['Stoke-on-Trent', 'Stoke-on-Trent'], ['Castle House Bedworth', 'Bedworth'], ['75008 Paris', 'Paris'],
    ['D-10115 Berlin', 'Berlin'], ['1012 AB Amsterdam', 'Amsterdam'], ['Lyon 3ème arrondissement', 'Lyon'], ['Milano (MI)', 'Milano'],
    ['London - Waterloo', 'London'], ['Norfolk - Norwich', 'Norwich'], ['Newport, Isle of Wight', 'Newport'], ['North Shields', 'North Shields'], ['Raum Stuttgart', 'Stuttgart'],
    ['Maidstone Hospital', 'Maidstone'], ['Colchester General Hospital', 'Colchester'], ['Bromley Borough', 'Bromley'], ['Torquay ISU', 'Torquay'],
    ['HMP Stafford', 'Stafford'], ['Central London', 'London'], ['London, Canary Wharf', 'London'],
    ['Reggio nell’Emilia', 'Reggio nell’Emilia'], ['Palma de Mallorca', 'Palma de Mallorca'],
  ] as const)('%s is one: %s', (field, expected) => expect(citiesOf(field)).toEqual([expected])); // biome-ignore format: a table

  it.each([
    'Royal Infirmary',
    'England & Scotland',
    'United Kingdom - North region',
    'District Nurses',
    'Hants Lane',
    'Trustwide',
    'Isle of Wight',
    'East of England',
    'South East',
    'West Yorkshire',
    'To be agreed at interview',
    'As and where required',
    'Lancashire Area',
    'Essex & surrounding areas',
    'Kent and Surroundings',
    '',
  ])('%s is none', (field) => expect(citiesOf(field)).toEqual([]));
});

describe('places of several cities', () => {
  const places = (raw: string) => recognisePlaces([{ raw }]).places.map(({ line, city, countryCode }) => [line, city, countryCode]);
  it.each([
    ['Berlin, Hamburg, München', [['Berlin', 'Berlin', 'DE'], ['Hamburg', 'Hamburg', 'DE'], ['München', 'München', 'DE']]],
    ['Lyon, Paris, France', [['Lyon, France', 'Lyon', 'FR'], ['Paris, France', 'Paris', 'FR']]],
    ['Cambridge, MA or Boston, MA', [['Cambridge, MA', 'Cambridge', 'US'], ['Boston, MA', 'Boston', 'US']]],
    ['London & Southend', [['London', 'London', 'GB'], ['Southend', 'Southend', 'GB']]],
    ['Brooklyn, New York', [['Brooklyn, New York', 'Brooklyn', 'US']]], ['Vancouver, Washington', [['Vancouver, Washington', 'Vancouver', 'US']]],
    ['State College, PA', [['State College, PA', 'State College', 'US']]], ['Kent, WA', [['Kent, WA', 'Kent', 'US']]],
    ['Downtown Manhattan, NY', [['Downtown Manhattan, NY', 'Manhattan', 'US']]],
    ['Trinidad and Tobago', [['Trinidad and Tobago', undefined, 'TT']]],
  ] as const)('%s', (raw, expected) => expect(places(raw)).toEqual(expected)); // biome-ignore format: a table

  it('of fields are places each; the address is that of the first', () => {
    const found = recognisePlaces([{ city: 'Leeds or London', country: 'GB', postalCode: 'LS1 1AA', latitude: 53 }]).places;
    expect(found.map(({ line, postalCode, latitude, countryCode }) => [line, postalCode, latitude, countryCode])).toEqual([
      ['Leeds', 'LS1 1AA', 53, 'GB'],
      ['London', undefined, undefined, 'GB'],
    ]);
  });
});
