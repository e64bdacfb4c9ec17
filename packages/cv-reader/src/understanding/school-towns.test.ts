// Towns behind schools that nobody knows.
import { expect, it } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';

const studyOf = (...lines: string[]) =>
  readBelow(heading(60, 'Education'), ...below(80, ...lines)).education.map(({ school, field, location }) => [school?.value, field?.value, location?.value]); // biome-ignore format: one thing

it('a name behind the school is its town where the degree says what was studied, and so it is in the other entries', () => {
  const lines = ['University of Skerrow | Barrowby', 'BSc, Geology', '2013 - 2016', '', 'Harbour Grammar School | Quarrendale', 'A Levels', '2011 - 2013']; // biome-ignore format: lines
  expect(studyOf(...lines)).toEqual([['University of Skerrow', 'Geology', 'Barrowby'], ['Harbour Grammar School', undefined, 'Quarrendale']]); // biome-ignore format: a table
});

it('what stands behind the school may be what was studied where nothing else says it', () => {
  expect(studyOf('University of Skerrow | Geology', 'BSc', '2013 - 2016')).toEqual([['University of Skerrow', 'Geology', undefined]]);
});

it('a town whose words could be a school’s is one behind a name that says more, or that ends with it', () => {
  const { work, education } = readBelow(
    heading(60, 'Kinh nghiệm làm việc'),
    ...below(80, 'Trưởng phòng nhân sự', 'Công ty Cổ phần Khách sạn Biển Ngọc, Nha Trang', '05/2021 – nay'),
    heading(150, 'Học vấn'),
    ...below(170, 'Cử nhân, Quản trị kinh doanh', 'Trường Đại học Nha Trang, Nha Trang', '09/2011 – 05/2015'),
  );
  expect(work[0]?.employer?.value).toBe('Công ty Cổ phần Khách sạn Biển Ngọc');
  expect(education[0]?.school?.value).toBe('Trường Đại học Nha Trang');
});

it('a town that is in the school’s own name, or that another entry names, is none that was studied', () => {
  expect(studyOf('A Levels, Quarrendale Grammar School, Quarrendale', '2011 - 2013')[0]).toEqual([
    'Quarrendale Grammar School',
    undefined,
    'Quarrendale',
  ]);
});
