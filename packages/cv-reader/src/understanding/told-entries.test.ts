import { expect, it } from 'vitest';
import { heading, readBelow } from './page.fixture.ts';

const TOLD =
  'Desde abril de 2023 trabajo como abogada laboralista en Arán Abogados, S.L.P., un despacho de cinco personas en Vigo, donde llevo los encargos. ';

it('work and studies told in sentences are read by their verbs: what, where and when', () => {
  const { work, education } = readBelow(
    { y: 40, text: 'Nací en Vigo y escribo mi currículum como lo contaría en una entrevista.' },
    heading(60, 'Mis estudios'),
    {
      y: 84,
      text: 'Estudié el Bachillerato de Artes en el IES Costa Brava, entre 2014 y 2016. De septiembre de 2016 a junio de 2020 cursé el Grado en Historia en la Universidad de Navia, con una estancia en Oporto. Después hice el Máster Universitario en Museos en la Universidad de Arán, que terminé en febrero de 2022.',
    },
    heading(110, 'Mi trabajo'),
    { y: 134, text: `${TOLD}Antes, de mayo de 2022 a marzo de 2023, fui aprendiza en el Taller Mora y Asociados de Lugo: cosía velas.` },
    { y: 150, text: 'Para pagarme la carrera fui camarera en el Mesón La Barca todos los veranos de 2017 a 2019.' },
  );
  expect(work.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value])).toEqual([
    ['abogada laboralista', 'Arán Abogados, S.L.P.', '2023-04', undefined],
    ['aprendiza', 'Taller Mora y Asociados de Lugo', '2022-05', '2023-03'],
    ['camarera', 'Mesón La Barca', '2017', '2019'],
  ]);
  expect(
    education.map(({ degree, field, school, start, end }) => [degree?.value, field?.value, school?.value, start?.value, end?.value]),
  ).toEqual([
    ['Bachillerato', 'Artes', 'IES Costa Brava', '2014', '2016'],
    ['Grado', 'Historia', 'Universidad de Navia', '2016-09', '2020-06'],
    ['Máster Universitario', 'Museos', 'Universidad de Arán', undefined, '2022-02'],
  ]);
});

it('a paragraph that the edge of the page broke is told in one, and further sentences tell of nothing else', () => {
  const { work } = readBelow(
    { y: 40, text: 'Здравствуйте! Меня зовут Мария, и вот моя история о том, как я стала ткачихой.' },
    heading(60, 'Работа'),
    { y: 84, text: 'С сентября 2019 года по июнь 2021 года работала учителем физики в МБОУ «СОШ №' },
    { y: 98, text: '61» города Ладова, вела кружок.' },
    { y: 122, text: 'С июля 2021 года по настоящее время работаю ткачихой в' },
    { y: 136, text: 'ООО «Лён». Проверяю ткани для парусов и пишу отчёты.' },
  );
  expect(work.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value])).toEqual([
    ['учителем физики', 'МБОУ «СОШ № 61» города Ладова', '2019-09', '2021-06'],
    ['ткачихой', 'ООО «Лён»', '2021-07', undefined],
  ]);
});
