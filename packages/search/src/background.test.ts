// @rule search.32
import { describe, expect, it, test } from 'vitest';
import { wasDone } from './background.ts';
import { readUnits } from './units.ts';
import { fold } from './words.ts';

/** What a question wishes for beside what it asks for, as typed. */
const wished = (text: string) => readUnits(text, false).flatMap(({ typed, isStudied }) => (isStudied ? [typed] : []));

describe('what somebody has worked as or in', () => {
  test.each([
    ["I've been a waiter for ten years and want an office job in Leeds", 'waiter'],
    ['I worked in retail for five years and am looking for something in HR', 'retail'],
    ['Ich war acht Jahre Lehrerin und möchte ins Personalwesen', 'Lehrerin'],
    ['ich arbeite seit 5 Jahren im Einzelhandel und suche etwas in der Buchhaltung', 'Einzelhandel'],
    ["j'ai travaillé dix ans dans la restauration et je cherche un poste de comptable", 'restauration'],
    ['llevo diez años de camarero y quiero trabajar de administrativo', 'camarero'],
    ['trabalhei sempre em call center e quero mudar para recursos humanos', 'call center'],
    ['ho lavorato in banca per tre anni, ora cerco nel marketing', 'in banca'],
    ['ik heb vijf jaar in de zorg gewerkt en zoek iets in HR', 'zorg'],
    ['am lucrat trei ani în vânzări și caut ceva în IT', 'vânzări'],
    ['я пять лет работал продавцом, хочу стать аналитиком', 'продавцом'],
    ['tôi đã làm kế toán 5 năm, muốn chuyển sang nhân sự', 'kế toán'],
    ['5 taon akong nagtrabaho bilang waiter, naghahanap ng office work', 'waiter'],
    ['我做了五年销售，想找人力资源的工作', '销售'],
    ['貿易会社で三年働きました。物流の仕事に転職したいです', '貿易'],
    ['호텔에서 5년 일했는데 마케팅으로 이직하고 싶어요', '호텔에서'],
  ])('is a wish beside what is looked for: "%s"', (text, typed) => {
    expect(wished(text)).toEqual([typed]);
  });

  test.each([
    ['nothing else is', 'I worked as a nurse for five years, jobs in London'],
    ['it is what is looked for', 'I have worked in retail and look for a job as a retail assistant'],
    ['another clause says what was done', 'I have worked a lot. Nurse or teacher in London'],
    ['it is work for some years', 'nurse, marketing for children'],
  ])('is asked for where %s', (_, text) => {
    expect(wished(text)).toEqual([]);
  });

  it('is read of any text in little time', () => {
    const text = fold(`worked ${'de anos '.repeat(500)}nurse`);
    expect(wasDone(text, { from: text.length - 5, to: text.length })).toBe(false);
  });
});
