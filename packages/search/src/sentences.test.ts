import { describe, expect, it, test } from 'vitest';
import { sentenceOf } from './sentences.ts';
import { readUnits } from './units.ts';

const read = (text: string) => readUnits(text, false).map(({ typed }) => typed);

describe('a question that is a sentence', () => {
  test.each([
    ['I have just finished my studies and would love to work with horses', ['studies', 'work with horses']],
    ['wo kann ich denn hin wenn ich etwas mit Logistik machen will', ['Logistik']],
    ["j'aimerais bien travailler avec des chevaux pendant mes vacances", ['avec des chevaux', 'pendant mes vacances']],
    ['ik wil graag iets doen met marketing naast mijn studie', ['marketing', 'naast mijn studie']],
    ['queria muito fazer alguma coisa com contabilidade', ['contabilidade']],
    ['я только начинаю и хочу работать с логистикой', ['только начинаю', 'логистикой']],
    ['mình muốn tìm chỗ làm kế toán, chưa có kinh nghiệm', ['kế toán', 'chưa có kinh nghiệm']],
    ["I'm a final year economics student looking for an internship", ['economics', 'student', 'internship']],
    ['Soy enfermera y quiero trabajar en Alemania', ['enfermera', 'Alemania']],
    ['Go developer, I would love to work in Berlin', ['Go', 'developer', 'Berlin']],
    ['мне 16 лет, хочу работать с животными', ['с животными']],
    ["faccio l'ultimo anno di economia e cerco uno stage, va bene anche all'estero", ['economia', 'stage']],
  ])('"%s" asks for %j', (text, units) => {
    expect(read(text)).toEqual(units);
  });

  it('has a pronoun for "it" where it is long; a few words ask for a field of work', () => {
    expect(read('job it in polonia')).toEqual(['it', 'polonia']);
    expect(read('i would like to do it from home as a nurse in germany')).toEqual(['from home', 'nurse', 'germany']);
  });

  it('is told by the words that its language has most of, and short questions are none', () => {
    expect(sentenceOf(['wo', 'kann', 'ich', 'hin'], 'wo kann ich hin')?.languages).toEqual(['de']);
    expect(sentenceOf(['stage', 'dans', 'paris'], 'stage dans paris')).toBeUndefined();
    expect(sentenceOf(['on'], 'on')).toBeUndefined();
  });

  it('asks for words in quotes and for the one that is being typed, common as they are', () => {
    expect(read('I would love to work with "just"')).toEqual(['just']);
    expect(readUnits('I would love to work with som', true).map(({ words }) => words)).toEqual([[{ word: 'som', isBeginning: true }]]);
  });

  it('has its words corrected into what means something alone', () => {
    expect(readUnits('ich bin gerade fertig und suche etwas mit Pferdn', false)).toMatchObject([{ typed: 'Pferdn', isInSentence: true }]);
    expect(readUnits('Pferdn', false)[0]?.isInSentence).toBeUndefined();
  });
});

describe('what is denied', () => {
  test.each([
    ['ich möchte gern etwas mit Marketing machen, aber nicht im Vertrieb', ['Marketing']],
    ['I would like to work in a hospital but not as a nurse', ['hospital']],
    ['sa lucrez cu copii dar nu ca profesoara', ['cu copii']],
    ['quiero trabajar en hoteles pero no de camarero', ['en hoteles']],
    ['I would love to do something with no experience', ['no experience']],
  ])('"%s" asks for %j', (text, units) => {
    expect(read(text)).toEqual(units);
  });

  it('ends at a comma, and stands in sentences alone: Portuguese says "no" for "in the"', () => {
    expect(read('bitte nichts mit Verkauf, Marketing wäre das was ich gern mache')).toContain('Marketing');
    expect(read('estágio no marketing')).toEqual(['estágio', 'marketing']);
  });
});

describe('which languages somebody speaks', () => {
  const wishes = (text: string) => readUnits(text, false).flatMap(({ typed, isWish }) => (isWish ? [typed] : []));
  it('is wished for beside much else, and asked for where little is', () => {
    expect(wishes('caut primul job la o bancă, vorbesc bine engleza și germana, în București')).toEqual([
      'primul job',
      'engleza',
      'germana',
    ]);
    expect(wishes('Kundenservice Deutsch')).toEqual([]);
  });
});
