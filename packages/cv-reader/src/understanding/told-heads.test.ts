import { expect, it } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';

const point = (text: string) => ({ text, bullet: '•' });

it('heads that are sentences are parted by the words that all of them share', () => {
  const { work } = readBelow(
    heading(60, 'Berufserfahrung'),
    ...below(80, 'Seit 05/2021 bin ich als Seilerin bei Institut für Tauwerk,', 'Universität Wittmund tätig.', point('Pflege der Geräte')),
    ...below(140, 'Von 2017 bis 2021 war ich als Weberin im Versand bei Blauwal GmbH tätig.', point('Segel und Netze')),
  );
  expect(
    work.map(({ title, employer, start, end, description }) => [title?.value, employer?.value, start?.value, end?.value, description]),
  ).toEqual([
    ['Seilerin', 'Institut für Tauwerk, Universität Wittmund', '2021-05', undefined, '- Pflege der Geräte'],
    ['Weberin im Versand', 'Blauwal GmbH', '2017', '2021', '- Segel und Netze'],
  ]);
});

it('the same in Korean, where the employer stands first', () => {
  const { work } = readBelow(
    heading(60, '경력 사항'),
    ...below(80, '2021.05부터 현재까지 바다직물에서 직조 디자이너로 근무하고 있습니다.', point('돛 제작')),
    ...below(140, '2017.03부터 2021.04까지 한빛밧줄에서 사무보조로 근무했습니다.', point('서류 정리')),
  );
  expect(work.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value])).toEqual([
    ['직조 디자이너', '바다직물', '2021-05', undefined],
    ['사무보조', '한빛밧줄', '2017-03', '2021-04'],
  ]);
});
