// Places by what people call them where they are: districts, provinces, towns in their own letters.
import { describe, expect, it, test } from 'vitest';
import { townKeys } from './areas.ts';
import { divisionKey, divisionNamed } from './divisions.ts';
import { gazetteer, ownNameOf } from './gazetteer.ts';
import { latinNames } from './latin-letters.ts';
import { OWN_SCRIPT_TOWNS } from './own-script-towns.ts';
import { placeOf } from './terms.ts';
import { AROUND } from './towns-around.ts';
import { readUnits } from './units.ts';

const placesOf = (question: string) =>
  readUnits(question, false).flatMap(({ terms }) => terms.map(placeOf).filter((key) => key !== undefined));
const town = (name: string, country: string) =>
  `@${
    gazetteer()
      .named(name)
      .find((place) => place.country === country)?.id
  }`;

describe('a question names (search.33)', () => {
  it.each([
    ['渋谷 インターン', 'JP/Tokyo'],
    ['神奈川で販売のバイト', 'JP-19'],
    ['つくば 研究', town('Tsukuba', 'JP')],
    ['경기도 인턴', 'KR-13'],
    ['강남에서 마케팅', 'KR/Seoul'],
    ['전주 알바', town('Jeonju', 'KR')],
    ['浦东 财务实习', 'CN/Shanghai'],
    ['南通的工作', town('Nantong', 'CN')],
    ['山东 校招', 'CN-25'],
    ['việc làm quận 7', 'VN/Ho Chi Minh City'],
    ['thực tập ở Đồng Nai', 'VN-43'],
    ['работа в Твери', town('Tver', 'RU')],
    ['продавец Набережные Челны', town('Naberezhnyye Chelny', 'RU')],
    ['стажировка в Московской области', 'RU-47'],
    ['trabaho sa Cavite', town('Bacoor', 'PH')],
    ['Praktikum in Franken', 'DE/Nürnberg'],
    ['stage en Haute-Savoie', 'FR/Annecy'],
    ['prácticas en Jalisco', 'MX-14'],
    ['estágio no Algarve', 'PT-09'],
    ['stagiu în Ilfov', 'RO-43'],
    ['tirocinio in Brianza', town('Monza', 'IT')],
    ['lavoro nel Nord Italia', 'IT-Lombardia'],
    ['カリフォルニアでインターン', 'US-CA'],
    ['加州 软件工程师', 'US-CA'],
    ['텍사스 인턴', 'US-TX'],
  ])('"%s": %s', (question, key) => expect(placesOf(question)).toContain(key));

  it.each([
    ['고양이 돌보는 일', 'cats are no Goyang'],
    ['việc làm đồng bằng', 'nor is work a province'],
    ['trabalhar com madeira', 'wood no island'],
    ['as long an internship as possible', 'length no province'],
    ['diseño sonoro', 'sound no state'],
  ])('no place in "%s": %s', (question) => expect(placesOf(question)).toEqual([]));
});

test('where a place of a posting lies is known by the division that the gazetteer has for it', () => {
  const chiba = gazetteer().named('Kashiwa').find(({ country }) => country === 'JP')!; // biome-ignore format: one thought
  expect(divisionKey(chiba)).toBe(divisionNamed('千葉県'));
  expect(divisionKey({ country: 'LI', region: '01' })).toBeUndefined();
  expect(divisionNamed('Nowhere')).toBeUndefined();
});

test('every town of every list is known', () => {
  const around = AROUND.flatMap(([country, towns]) => towns.split(',').filter((one) => townKeys(one, country).length === 0));
  const own = Object.entries(OWN_SCRIPT_TOWNS).flatMap(([country, list]) =>
    list.split(',').filter(
      (entry) =>
        !gazetteer()
          .named(entry.split('=')[0]!)
          .some((place) => place.country === country),
    ),
  );
  expect([...around, ...own]).toEqual([]);
});

test('of namesakes in America the one of the state is meant', () => {
  expect(townKeys('Portland/ME', 'US')).not.toEqual(townKeys('Portland', 'US'));
  expect(townKeys('Boston/MA', 'US')).toContain('US-MA/Boston');
});

test('the name of a town where it lies', () => {
  expect([ownNameOf('Chiba', 'JP'), ownNameOf('Jeonju', 'KR'), ownNameOf('Rimini', 'IT'), ownNameOf('Nowhere', 'JP')]).toEqual([
    '千葉',
    '전주',
    undefined,
    undefined,
  ]);
});

describe('a name in Cyrillic letters', () => {
  it.each([
    ['твери', 'tver'],
    ['рязани', 'ryazan'],
    ['туле', 'tula'],
    ['набережные челны', 'naberezhnyye chelny'],
    ['екатеринбурге', 'yekaterinburg'],
    ['грозныи', 'grozny'],
  ])('%s is %s', (name, latin) => expect(latinNames(name)).toContain(latin));
  it('is none in other letters', () => expect(latinNames('tver')).toEqual([]));
});
