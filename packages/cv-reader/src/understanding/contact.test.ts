// Where the person's details are found, and what is none of them.
import { describe, expect, it } from 'vitest';
import { below, heading, page, read, readBelow, type Written } from './page.fixture.ts';

const values = (list: readonly { value: string }[]) => list.map(({ value }) => value);

describe('contact details', () => {
  it('are read below the heading of something else, when no address stands elsewhere', () => {
    const cv = readBelow(heading(50, 'About'), ...below(70, 'Leeds, UK', 'maren@mail.example', '+44 7700 900 461'));
    expect(values(cv.emails)).toEqual(['maren@mail.example']);
    expect(values(cv.phones)).toEqual(['+447700900461']);
    expect(cv.place?.value.city).toBe('Leeds');
  });

  it('go on in the line below where a cell was too narrow for a number', () => {
    const lines = below(40, '+44 7700 900  maren@mail.example', { text: '461', x: 60 });
    const cv = readBelow(...lines, heading(100, 'Experience'), ...below(120, '2019 - 2021  Engineer', 'Norsea Ltd'));
    expect(values(cv.phones)).toEqual(['+447700900461']);
  });

  it('that end at the edge of a page are whole only where no longer address begins so', () => {
    const emailsOf = (text: string) =>
      values(readBelow(...below(40, text), heading(100, 'Experience'), ...below(120, '2019 - 2021  Engineer', 'Norsea Ltd')).emails);
    expect(emailsOf('maren@mail.org…')).toEqual(['maren@mail.org']);
    expect(emailsOf('maren@mail.co…')).toEqual([]);
  });

  it.each([
    ['Leeds, UK', '07700 900123 / 0113 496 0123', ['+447700900123', '+441134960123']],
    ['28013 Madrid, España', 'Tel. 983 555 018 / 644 555 018', ['+34983555018', '+34644555018']],
    ['東京都港区芝1-2-3', 'TEL：０９０－１２３４－５６７８', ['+819012345678']],
    ['東京都港区芝1-2-3', '携帯 090（1234）5678', ['+819012345678']],
    ['Puebla, México', 'WhatsApp: +52 1 222 123 4567', ['+522221234567']],
    ['Leeds, UK', 'Cell: (415) 555-0132', ['+14155550132']],
    ['04107 Leipzig', 'Tel.: 0341 / 555 01 23', ['+493415550123']],
  ])('are telephones in the notation of their country, one or two in a line: %s, %s', (place, written, phones) => {
    const history = place.startsWith('東')
      ? [heading(110, '職歴'), ...below(130, '2019年3月～現在  株式会社ノルセン', '請求書の確認と顧客対応を担当しております。')]
      : [heading(110, 'Experience'), ...below(130, '2019 - 2021  Engineer')];
    const cv = readBelow(...below(40, place, 'maren@mail.example', written), ...history);
    expect(values(cv.phones)).toEqual(phones);
  });

  it('of a referee are not the person’s', () => {
    const cv = readBelow(heading(50, 'References'), ...below(70, 'Leeds, UK', 'Jo Field, jo@field.example'));
    expect(cv.place).toBeUndefined();
  });

  it('an address that its column broke goes on below, and a link says the whole of it', () => {
    const lines: Written[] = [
      { y: 60, text: 'maren.holloway@mail', right: 140 },
      { y: 72, text: '.example', right: 80 },
      { y: 100, text: 'linkedin.com/in/maren-hol', links: ['https://linkedin.com/in/maren-holloway'] },
    ];
    const cv = readBelow(...lines);
    expect(values(cv.emails)).toEqual(['maren.holloway@mail.example']);
    expect(values(cv.links)).toEqual(['https://linkedin.com/in/maren-holloway']);
  });

  it('the second half of an address, or one with its icon’s letter, is none of its own where a link says the whole', () => {
    const cv = readBelow(
      { y: 60, text: 'E maren.hol-' },
      { y: 72, text: 'loway@mail.example', links: ['mailto:maren.holloway@mail.example'] },
      { y: 84, text: 'W marenhol-' },
      { y: 96, text: 'loway.example.com', links: ['https://marenholloway.example.com/'] },
      { y: 108, text: 'Wmarenholloway.example.com' },
    );
    expect(values(cv.emails)).toEqual(['maren.holloway@mail.example']);
    expect(values(cv.links)).toEqual(['https://marenholloway.example.com/']);
  });

  it('at the foot of a page are no certificates', () => {
    const cv = readBelow(
      heading(60, 'Certificates'),
      { y: 80, text: 'Basic Life Support' },
      { y: 94, text: 'Rigging II' },
      { y: 700, text: 'Quarrendale – GB', italic: true },
      { y: 714, text: 'maren@mail.example', italic: true },
    );
    expect(values(cv.certificates.map(({ name }) => name))).toEqual(['Basic Life Support', 'Rigging II']);
    expect(cv.place?.value.city).toBe('Quarrendale');
  });

  it('a beginning and an end in figures are no telephone', () => {
    const cv = readBelow({ y: 40, text: '2016-05 -- 2020-03' }, { y: 60, text: 'maren@mail.example' });
    expect(values(cv.phones)).toEqual([]);
  });

  it('the name at the foot of a page is no skill', () => {
    const cv = readBelow(heading(60, 'Skills'), { y: 80, text: 'Welding, Rigging' }, { y: 700, text: 'Maren Holloway', italic: true });
    expect(values(cv.skills)).toEqual(['Welding', 'Rigging']);
  });

  it('an address that is whole takes nothing from the line below', () => {
    const cv = readBelow({ y: 60, text: 'maren@mail.com', right: 140 }, { y: 72, text: 'leeds', right: 80 });
    expect(values(cv.emails)).toEqual(['maren@mail.com']);
    const numbered = readBelow({ y: 60, text: 'maren@mail.example', right: 140 }, { y: 72, text: '138-2244-0917', right: 100 });
    expect(values(numbered.emails)).toEqual(['maren@mail.example']);
  });

  it('an icon leads to a profile wherever it stands; other links of the text are none of the person’s', () => {
    const cv = readBelow({ y: 40, text: 'maren@mail.example' }, heading(60, 'Experience'), {
      y: 80,
      text: 'Engineer, Norsea Ltd, 2019 - 2020',
      links: ['https://github.com/maren', 'https://norsea.example/news'],
    });
    expect(values(cv.links)).toEqual(['https://github.com/maren']);
  });
});

describe('the place', () => {
  it.each([
    ['Wittmund, DE', 'Wittmund', 'DE'],
    ['Wittmund (DE)', 'Wittmund', 'DE'],
    ['Rennes FR', 'Rennes', 'FR'],
  ])('%s is a town and a country, known or not', (text, city, countryCode) => {
    expect(readBelow({ y: 40, text: `${text}  maren@mail.example` }).place?.value).toMatchObject({ city, countryCode });
  });

  it('is a name alone in its line beside an address, in the same letters, for review', () => {
    const cv = readBelow(...below(40, 'Wittmund', 'maren@mail.example'));
    expect(cv.place).toMatchObject({ value: { city: 'Wittmund' }, doubt: 'check' });
    expect(readBelow(...below(40, 'Engineer', 'maren@mail.example')).place).toBeUndefined();
    expect(readBelow(...below(40, 'LinkedIn', 'maren@mail.example')).place).toBeUndefined();
  });

  it('is no street behind the number of a house, and no part of the name', () => {
    expect(readBelow({ y: 40, text: '2712 Broadway St' }).place).toBeUndefined();
    const name = [
      { y: 20, text: 'Ana Vasconcelos de', sizePt: 30, right: 380 },
      { y: 52, text: 'Lima', sizePt: 30 },
    ];
    const cv = read(page({ x: 40, lines: [...name, { y: 90, text: 'Recife, Brazil  ana@mail.example' }] }));
    expect(cv.place?.value.city).toBe('Recife');
  });
});
