import { describe, expect, it, test } from 'vitest';
import { conceptOf, conceptTerm, placeOf, titleConceptTerm } from './terms.ts';
import { readUnits } from './units.ts';

/** What each part of a question means: concepts and places. */
const meant = (text: string) => readUnits(text, false).map(({ terms }) => terms.flatMap((term) => conceptOf(term) ?? placeOf(term) ?? []));
const typed = (text: string) => readUnits(text, false).map((unit) => unit.typed);

describe('things of which any would do', () => {
  test.each([
    ['accounting or logistics internship', [['accounting', 'logistics'], ['internship']]],
    ['経理か財務のインターン', [['accounting', 'finance'], ['internship']]],
    ['Praktikum oder Werkstudent Marketing', [['internship', 'working-student'], ['marketing']]],
    ['Berlin oder Hamburg', [['DE/Berlin', 'DE/Hamburg']]],
    ['深圳或者上海 实习', [['CN/Shenzhen', 'CN/Shanghai'], ['internship']]],
    ['부산이나 서울 인턴', [['KR/Busan', 'KR/Seoul'], ['internship']]],
    ['Denmark, Sweden or Norway', [['DK', 'SE', 'NO']]],
    ['Madrid o desde casa', [['ES/Madrid', 'remote']]],
    ['Leipzig oder sonst irgendwo in Deutschland', [['DE/Leipzig', 'DE']]],
  ])('"%s" asks for %j', (text, units) => {
    expect(meant(text).map((one) => one.filter((id) => !/\/.*\/|^\W/.test(id)))).toEqual(units);
  });

  test.each([
    ['accounting, finance, audit jobs in London', 'accounting / finance / audit'],
    ['conduire un bus, un camion ou des engins de chantier', 'conduire un bus / camion / engins de chantier'],
    ['写文案、拍短视频、做内容', '写文案 / 拍短视频 / 做内容'],
    ['something creative like photos, videos or graphics', 'something creative / photos / videos / graphics'],
  ])('are the things of a list of three, and those named by example: "%s"', (text, unit) => {
    expect(typed(text)).toContain(unit);
  });

  it('are neither skills, nor two things with a comma, nor what somebody would like', () => {
    expect(typed('Python, SQL, Excel')).toEqual(['Python', 'SQL', 'Excel']);
    expect(typed('engineer, robotics')).toEqual(['engineer', 'robotics']);
    expect(typed('law student and would like a legal internship')).toContain('legal');
  });

  it.each(['CDI ou CDD comptable', 'full time or part time accountant'])('are nothing where they are all there is: "%s"', (text) => {
    expect(meant(text)).toHaveLength(1);
  });

  it('are not asked for by the parts of words that only the last says in full', () => {
    expect(typed('Strom-, Gas- oder Heizungsleitungen')).toEqual(['Heizungsleitungen']);
    expect(typed('Marketing- oder Vertriebspraktikum')).toContain('Marketing');
  });

  it('are places with "and" or a comma between them too, but a town and its country are one place', () => {
    expect(typed('Milano, Bologna')).toEqual(['Milano / Bologna']);
    expect(typed('jobs in Berlin und Hamburg')).toEqual(['Berlin / Hamburg']);
    expect(typed('Porto, Portugal')).toEqual(['Porto', 'Portugal']);
    expect(typed('Murcia, Madrid')).toEqual(['Murcia / Madrid']);
    expect(typed('marketing and sales')).toEqual(['marketing', 'sales']);
  });

  it('are not what stands far apart, in quotes, or begins another name', () => {
    expect(typed('buyer or procurement assistant')).toEqual(['buyer', 'procurement', 'assistant']);
    expect(typed('backend ou o que houver, de preferência com vendas')).toEqual(['backend', 'vendas']);
    expect(typed('"accounting" or controlling')).toEqual(['accounting', 'controlling']);
    expect(typed('internship or Berlin')).toEqual(['internship', 'Berlin']);
  });
});

it('what is said in general is near to its examples', () => {
  const [unit] = readUnits('something creative like photos or videos', false);
  expect(unit!.terms).not.toContain(conceptTerm('design'));
  expect(unit!.near).toContain(titleConceptTerm('design'));
});
