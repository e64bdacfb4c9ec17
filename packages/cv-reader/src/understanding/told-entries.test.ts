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
