// One field may name several cities, a city beside its building or postal code, or none.
import { describe, expect, it } from 'vitest';
import { citiesOf } from './city-fields.ts';
import { recognisePlaces } from './places.ts';

describe('the cities of a field', () => {
  it.each([
    ['Leeds or London', ['Leeds', 'London']], ['Huddersfield/Halifax', ['Huddersfield', 'Halifax']], ['Nr Maidenhead & Slough', ['Maidenhead', 'Slough']],
    ['Chichester and Worthing', ['Chichester', 'Worthing']], ['Düsseldorf und Köln', ['Düsseldorf', 'Köln']], ['Paris et Lyon', ['Paris', 'Lyon']],
    ['Taunton, Saltash, Bristol or Chippenham', ['Taunton', 'Saltash', 'Bristol', 'Chippenham']], ['Maidstone/Tunbridge Wells (West Kent)', ['Maidstone', 'Tunbridge Wells']],
    ['Didcot, Abingdon and Thame', ['Didcot', 'Abingdon', 'Thame']], ['Stockton, Leeds & York', ['Stockton', 'Leeds', 'York']], ['Leeds, Reading, Taunton', ['Leeds', 'Reading', 'Taunton']],
    ['Wellbeing Suffolk, Ipswich/Bury St Edmunds', ['Ipswich', 'Bury St Edmunds']], ['UHNM, Stoke-on-Trent/Stafford', ['Stoke-on-Trent', 'Stafford']],
    ['Colchester & Ipswich Hospitals', ['Colchester', 'Ipswich']],
  ] as const)('%s: %j', (field, expected) => expect(citiesOf(field)).toEqual(expected)); // biome-ignore format: a table

  it.each([
    ['Barking and Dagenham', 'Barking and Dagenham'], ['Stoke-on-Trent', 'Stoke-on-Trent'], ['Castle House Bedworth', 'Bedworth'], ['75008 Paris', 'Paris'],
    ['D-10115 Berlin', 'Berlin'], ['1012 AB Amsterdam', 'Amsterdam'], ['Lyon 3ème arrondissement', 'Lyon'], ['Milano (MI)', 'Milano'],
    ['London - Waterloo', 'London'], ['Norfolk - Norwich', 'Norwich'], ['Newport, Isle of Wight', 'Newport'], ['North Shields', 'North Shields'], ['Raum Stuttgart', 'Stuttgart'],
    ['Maidstone Hospital', 'Maidstone'], ['Colchester General Hospital', 'Colchester'], ['Bromley Borough', 'Bromley'], ['Torquay ISU', 'Torquay'],
    ['HMP Stafford', 'Stafford'], ['Central London', 'London'], ['London, Canary Wharf', 'London'],
    ['Edward Street Hospital, West Bromwich', 'West Bromwich'], ['Kings Lynn, West Norfolk', 'Kings Lynn'], ['Darlington, County Durham', 'Darlington'],
    ['Macclesfield District General Hospital', 'Macclesfield'], ['Royal Derby Hospital', 'Derby'], ['Plymouth Hospitals NHS Trust', 'Plymouth'],
    ['Ward 32, Tunbridge Wells Hospital', 'Tunbridge Wells'], ['Torquay, Torbay Hospital', 'Torquay'], ['Stanmore, Middlesex', 'Stanmore'], ['swansea', 'Swansea'],
    ['Derriford Road Plymouth Devon PL6 8BG', 'Plymouth'], ['South London', 'London'], ['Leeds City Centre', 'Leeds'], ['Woolwich, Greenwich, London', 'London'],
    ['Berlin-Mitte', 'Berlin'], ['Wien 1010', 'Wien'], ['London EC2A', 'London'], ['г. Москва', 'Москва'], ['Provincia di Bergamo', 'Bergamo'],
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
    'Powys',
    'North Somerset',
    'West Norfolk',
    'Co. Durham',
    'Worcestershire Royal Hospital',
    'Moorfields Eye Hospital City Road',
    'B&NES',
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
    ['North Reading, MA', [['North Reading, MA', 'North Reading', 'US']]], ['Dallas-Fort Worth Metroplex', [['Dallas-Fort Worth Metroplex', 'Dallas', 'US']]],
    ['Orange County, CA', [['Orange County, CA', undefined, 'US']]], ['Kansas City, MO/KS', [['Kansas City, MO', 'Kansas City', 'US']]],
    ['São Paulo/SP', [['São Paulo, SP', 'São Paulo', 'BR']]], ['Belo Horizonte, MG', [['Belo Horizonte, MG', 'Belo Horizonte', 'BR']]], ['Milano, MI', [['Milano, MI', 'Milano', 'IT']]],
    ['Milan, MI', [['Milan, MI', 'Milan', 'US']]], ['Swords, Co. Dublin', [['Swords, Co. Dublin', 'Swords', 'IE']]], ['Sydney NSW 2000', [['Sydney NSW 2000', 'Sydney', 'AU']]],
    ['Sevenoaks, Kent TN13 1XX', [['Sevenoaks, Kent TN13 1XX', 'Sevenoaks', 'GB']]], ['Remote (London)', [['(London)', 'London', 'GB']]],
    ['上海市浦东新区', [['上海市浦东新区', 'Shanghai', 'CN']]], ['神奈川県横浜市', [['神奈川県横浜市', 'Yokohama', 'JP']]], ['東京都港区', [['東京都港区', 'Tokyo', 'JP']]],
    ['서울특별시 강남구', [['서울특별시 강남구', 'Seoul', 'KR']]], ['경기도 성남시 분당구', [['경기도 성남시 분당구', 'Seongnam', 'KR']]], ['京都府宇治市', [['京都府宇治市', '京都府宇治市', undefined]]],
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
