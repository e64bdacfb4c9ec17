import { describe, expect, it } from 'vitest';
import { drawnPdf } from '../extracting/made-pdf.fixture.ts';
import { readCv } from '../read-cv.ts';
import { CANDIDATE, EXPECTED, PASSPORT, PASSPORT_JSON } from './europass.fixture.ts';
import { packProfile, unpackProfile } from './own-pdf.ts';
import { writtenDate, writtenPeriod } from './written-dates.ts';

const TODAY = { today: '2026-11-24' };
const bytes = (text: string) => new TextEncoder().encode(text);
const cvOf = async (text: string) => {
  const read = await readCv(bytes(text), TODAY);
  return read.ok && 'cv' in read.reading ? read.reading.cv : read;
};

describe('Europass', () => {
  it('is read from the passport of before 2020', async () => {
    expect(await cvOf(PASSPORT)).toMatchObject({
      ...EXPECTED,
      bornOn: '1990-02-03',
      place: { value: { text: 'Oslo, Norway', city: 'Oslo', countryCode: 'NO' } },
      work: [{ description: '- Built towers' }],
      languages: [{ level: { value: 'native_or_bilingual' } }, { code: 'de', level: { value: 'professional_working', doubt: 'check' } }],
    });
  });

  it('is read from the candidate of after', async () => {
    expect(await cvOf(CANDIDATE)).toMatchObject({
      ...EXPECTED,
      phones: [{ value: '+4791234567' }],
      work: [{ description: 'Built towers' }],
      languages: [{ code: 'de' }, { code: 'fr', words: 'C1' }],
    });
  });

  it('is read from JSON with the names of the passport', async () => {
    expect(await cvOf(PASSPORT_JSON)).toMatchObject({ name: EXPECTED.name, work: EXPECTED.work });
  });

  it('is refused where it declares entities', async () => {
    const bomb = `<!DOCTYPE SkillsPassport [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${PASSPORT.replace(/^.*\n/, '').replace('Nordic Wind', '&b;')}`;
    expect(await readCv(bytes(bomb), TODAY)).toEqual({ ok: false, fault: 'damaged' });
  });
});

describe('JSON Resume', () => {
  it('is handed on as it is, and known as our own by its mark', async () => {
    const resume = { basics: { name: 'Anna Berg' }, work: [] };
    expect(await readCv(bytes(JSON.stringify(resume)), TODAY)).toEqual({ ok: true, reading: { source: 'json-resume', resume } });
    const own = { ...resume, meta: { fairway: 1 } };
    expect(await readCv(bytes(JSON.stringify(own)), TODAY)).toEqual({ ok: true, reading: { source: 'fairway', resume: own } });
  });

  it('is not any JSON', async () => {
    for (const text of ['{"basics": []}', '{"basics": {}, "work": {}}', '{"a": 1', '[]', '{}'])
      expect(await readCv(bytes(text), TODAY)).toEqual({ ok: false, fault: 'unknown_type' });
  });
});

describe('a PDF of our own', () => {
  const resume = {
    basics: { name: 'Анна 安娜', summary: Array.from({ length: 20_000 }, (_, index) => (index * 7919).toString(36)).join('') },
    meta: { fairway: 1 },
  };

  it('gives back the profile that it carries, also in several pieces', async () => {
    const info = packProfile(JSON.stringify(resume));
    expect(Object.keys(info).length).toBeGreaterThan(1);
    const pdf = await drawnPdf((sheet) => sheet.text('Anna Berg', 50, 50), { info });
    expect(await readCv(pdf, TODAY)).toEqual({ ok: true, reading: { source: 'fairway', resume } });
  });

  it('carries nothing where its entries are damaged, too large or none', () => {
    expect(unpackProfile({ FairwayProfile: 'AAAA' })).toBeUndefined();
    expect(unpackProfile({})).toBeUndefined();
    expect(unpackProfile(packProfile('[1]'))).toBeUndefined();
    expect(() => packProfile(JSON.stringify('a'.repeat(2_200_000)))).toThrow(RangeError);
  });
});

describe('dates that are written by rule', () => {
  it.each([
    ['Jan 2021', '2021-01'],
    ['März 2019', '2019-03'],
    ['2021年4月', '2021-04'],
    ['2021년 4월', '2021-04'],
    ['tháng 5 năm 2020', '2020-05'],
    ['сентябрь 2018', '2018-09'],
    ['09/2018', '2018-09'],
    ['2018', '2018'],
    ['2018-09-15', '2018-09-15'],
  ])('reads %s', (text, date) => expect(writtenDate(text)).toBe(date));

  it('finds none where there is no year of our time', () => {
    for (const text of ['', 'Present', '12', '3000', '0000-13']) expect(writtenDate(text)).toBeUndefined();
    expect(writtenPeriod('3 years 2 months')).toBeUndefined();
  });

  it('goes on where the end has no year', () => {
    expect(writtenPeriod('2019年1月 - 至今 (3 年)')).toMatchObject({ start: { value: '2019-01' }, isCurrent: true });
    expect(writtenPeriod('2019')).toMatchObject({ start: { value: '2019' }, isCurrent: false });
  });
});
