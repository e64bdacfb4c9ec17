// Work and studies told in sentences, in the small words of nine languages.
import { describe, expect, it } from 'vitest';
import { heading, readBelow } from './page.fixture.ts';

describe('work and studies told in sentences', () => {
  const toldIn = ([workHeading, work, studyHeading, study]: readonly string[]) => {
    const cv = readBelow(heading(60, workHeading ?? ''), { y: 84, text: work ?? '' }, heading(120, studyHeading ?? ''), {
      y: 144,
      text: study ?? '',
    });
    return [
      ...cv.work.map(({ title, employer, start, end }) => [title?.value, employer?.value, start?.value, end?.value]),
      ...cv.education.map(({ degree, school, start, end }) => [degree?.value, school?.value, start?.value, end?.value]),
    ];
  };

  it.each([
    [
      'Work',
      'Since August 2020 I have worked as a rigging instructor at Penwick College. I look after two groups. Before that I was a team leader at Norsea Ropes Ltd in Penryn from May 2008 to July 2020: six fitters. I started my career in 1992 at Lizard Sails as a sailmaker. I stayed there until 2008.',
      'Education',
      'In 2021 I completed a teaching certificate at Penwick College. My diploma in rope work, also from Lizard College, I began in 1998 but I left in 2000.',
      ['rigging instructor', 'Penwick College', '2020-08', undefined],
      ['team leader', 'Norsea Ropes Ltd', '2008-05', '2020-07'],
      ['sailmaker', 'Lizard Sails', '1992', '2008'],
      ['teaching certificate', 'Penwick College', undefined, '2021'],
      ['diploma', 'Lizard College', '1998', '2000'],
    ],
    [
      'Berufserfahrung',
      'Seit August 2020 arbeite ich als Ausbilder für Mechatronik bei der Nordseil GmbH in Kiel. Davor war ich von Mai 2008 bis Juli 2020 Teamleiter bei Küstenwerk AG: sechs Monteure. Angefangen habe ich 1992 als Monteur bei Segel Brandt. Dort blieb ich bis 2008.',
      'Ausbildung',
      'Das Abitur machte ich 1991 am Gymnasium Lüttenhafen, das ich seit 1982 besuchte und in guter Erinnerung habe.',
      ['Ausbilder für Mechatronik', 'Nordseil GmbH', '2020-08', undefined],
      ['Teamleiter', 'Küstenwerk AG', '2008-05', '2020-07'],
      ['Monteur', 'Segel Brandt', '1992', '2008'],
      ['Abitur', 'Gymnasium Lüttenhafen', '1982', '1991'],
    ],
    [
      'Expérience professionnelle',
      'Depuis août 2020, je travaille comme formatrice en mécanique chez Cordages du Nord. Avant, de mai 2008 à juillet 2020, j’ai été cheffe d’équipe chez Voiles Lanaviva à Brest.',
      'Formation',
      'J’ai obtenu le BTS Maintenance en 1991 au Lycée Vent Debout, et je garde de bons souvenirs de ces années.',
      ['formatrice en mécanique', 'Cordages du Nord', '2020-08', undefined],
      ['cheffe d’équipe', 'Voiles Lanaviva', '2008-05', '2020-07'],
      ['BTS', 'Lycée Vent Debout', undefined, '1991'],
    ],
    [
      'Il mio lavoro',
      'Dal 2020 lavoro come addetta alle vendite presso Vele del Nord S.r.l., dove seguo i clienti. Prima, dal 2008 al 2020, sono stata cameriera presso Hotel Vento a Genova, nel centro.',
      'La scuola',
      'Nel 2002 ho conseguito il Diploma di Tecnico navale presso l’Istituto Nautico Vento, con 80 su 100.',
      ['addetta alle vendite', 'Vele del Nord S.r.l.', '2020', undefined],
      ['cameriera', 'Hotel Vento', '2008', '2020'],
      ['Diploma di Tecnico navale', 'Istituto Nautico Vento', undefined, '2002'],
    ],
    [
      'Mijn werk',
      'Sinds mei 2021 werk ik als touwslager bij Noordtouw B.V. in Hoorn. Daarvoor was ik van 2008 tot en met 2020 teamleider bij Zeilmakerij Vlet in Enkhuizen: zes makers.',
      'Wat ik geleerd heb',
      'Mijn mbo-diploma zeilmaken behaalde ik in 1991 aan het ROC Lijnhaven, waar ik in 1987 binnenkwam.',
      ['touwslager', 'Noordtouw B.V.', '2021-05', undefined],
      ['teamleider', 'Zeilmakerij Vlet', '2008', '2020'],
      ['mbo-diploma', 'ROC Lijnhaven', '1987', '1991'],
    ],
  ])('%s', (workHeading, work, studyHeading, study, ...wanted) => {
    expect(toldIn([workHeading, work, studyHeading, study])).toEqual(wanted);
  });
});
