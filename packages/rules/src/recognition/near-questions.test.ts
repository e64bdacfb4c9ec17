import { expect, test } from 'vitest';
import { readNear } from './near-questions.ts';

const PLACES = ['lyon', 'new york', 'york', 'annecy', 'リヨン', '上海', '서울', 'лиона', 'лионом', 'lione', 'lyonnais'];
const isPlace = (text: string) => PLACES.includes(text.toLowerCase());

test.each([
  ['jobs near Lyon', 'jobs', 'Lyon'],
  ['near new york data analyst', 'data analyst', 'new york'],
  ['Ingénieur près de Lyon', 'Ingénieur', 'Lyon'],
  ['emploi près d’Annecy', 'emploi', 'Annecy'],
  ['Jobs in der Nähe von Lyon', 'Jobs', 'Lyon'],
  ['trabajo cerca de Lyon', 'trabajo', 'Lyon'],
  ['trabaho malapit sa Lyon', 'trabaho', 'Lyon'],
  ['lavoro vicino a Lione', 'lavoro', 'Lione'],
  ['banen in de buurt van Lyon', 'banen', 'Lyon'],
  ['vagas perto de Lyon', 'vagas', 'Lyon'],
  ['munca lângă Lyon', 'munca', 'Lyon'],
  ['работа рядом с Лионом', 'работа', 'Лионом'],
  ['việc làm gần Lyon', 'việc làm', 'Lyon'],
  ['リヨンの近くの仕事', '仕事', 'リヨン'],
  ['上海附近的工作', '工作', '上海'],
  ['서울 근처 개발자', '개발자', '서울'],
])('%s: %s, around %s', (question, text, place) => expect(readNear(question, isPlace)).toEqual({ text, place }));

test.each(['', 'near', 'jobs near me', 'near-miss reporting', 'Lyon', 'nearly Lyon', '附近', 'x'.repeat(5000), '\u0000 near \u0000'])(
  'no place: %j',
  (question) => expect(readNear(question, isPlace)).toBeUndefined(),
);
