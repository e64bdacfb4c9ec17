import { describe, expect, it, test } from 'vitest';
import { splitWords } from '../recognition/words.ts';
import { conceptFinder, conceptsOf } from './concepts.ts';
import { addedPhrases, type ConceptEdit, conceptFaults, editedConcepts, editOf, readWords, wordsOfConcept } from './editing.ts';

const SHIPPED = conceptsOf('occupation', [
  { id: 'work', forms: { en: 'work' }, examples: [] },
  { id: 'nurse', broader: ['work'], forms: { en: 'nurse, nurses', de: 'krankenpfleger' }, examples: [] },
  { id: 'carer', forms: { en: 'carer' }, examples: [] },
  { id: 'midwife', forms: { en: 'midwife' }, examples: [] },
]);
const EDIT: ConceptEdit = { id: 'nurse', kind: null, broader: null, isOff: false, added: {}, removed: {} };
const faults = (edit: Partial<ConceptEdit>, others: ConceptEdit[] = []) => {
  const whole = { ...EDIT, ...edit };
  const saysNothing = (word: string) => ['the', 'a', 'jobs'].includes(word);
  return conceptFaults(whole, editedConcepts(SHIPPED, [...others, whole]), saysNothing).map(({ code }) => code);
};
const means = (edits: ConceptEdit[], text: string) => {
  const finder = conceptFinder(editedConcepts(SHIPPED, edits));
  return finder.find(splitWords(text), 'en').map(({ concept }) => finder.concepts[concept]!.id);
};

describe('an edit (search.17)', () => {
  it('adds words, takes some away, switches off, and leaves the others as they ship', () => {
    expect(means([], 'Ward sister')).toEqual([]);
    expect(means([{ ...EDIT, added: { en: ['ward sister'] } }], 'Ward sister and nurse')).toEqual(['nurse', 'nurse']);
    expect(means([{ ...EDIT, removed: { en: ['nurses'] } }], 'nurses')).toEqual([]);
    expect(means([{ ...EDIT, isOff: true }], 'nurse or carer')).toEqual(['carer']);
  });

  it('makes a concept of its own', () => {
    const made: ConceptEdit = { ...EDIT, id: 'kelp-farmer', kind: 'occupation', broader: ['work'], added: { en: ['kelp farmer'] } };
    expect(means([made], 'Kelp farmer')).toEqual(['kelp-farmer']);
    expect(faults({}, [made])).toEqual([]);
  });

  it('is what differs from what ships, so that a release still brings its own words', () => {
    const nurse = SHIPPED[1]!;
    const wanted = {
      id: 'nurse',
      kind: nurse.kind,
      broader: ['work'],
      isOff: false,
      words: { ...wordsOfConcept(nurse), en: ['nurse', 'rn'] },
    };
    expect(editOf(nurse, wanted)).toEqual({ ...EDIT, added: { en: ['rn'] }, removed: { en: ['nurses'] } });
    expect(editOf(nurse, { ...wanted, words: wordsOfConcept(nurse) })).toBeNull();
    const later = { ...nurse, forms: [...nurse.forms, { language: 'en', form: 'staff nurse' }] };
    expect(wordsOfConcept(editedConcepts([later], [editOf(nurse, wanted)!])[0]!).en).toEqual(['nurse', 'staff nurse', 'rn']);
  });
});

describe('what is bounded (search.18)', () => {
  test.each([
    ['the', 'word_says_nothing'],
    ['the jobs', 'word_says_nothing'],
    ['x', 'word_too_short'],
    ['?!', 'word_too_short'],
    ['ab*', 'star'],
    ['nur*se', 'star'],
    ['x'.repeat(81), 'word_too_long'],
  ])('the word %s: %s', (word, code) => {
    expect(faults({ added: { en: [word] } })).toEqual([code]);
  });

  test.each(['=R', '护', '*pfleger', 'nurs*', 'the ward'])('the word %s is good', (word) => {
    expect(faults({ added: { en: [word] } })).toEqual([]);
  });

  it('a word belongs to three concepts at most', () => {
    const take = (id: string): ConceptEdit => ({ ...EDIT, id, added: { en: ['helper'] } });
    expect(faults({ added: { en: ['Helper'] } }, [take('work'), take('carer')])).toEqual([]);
    expect(faults({ added: { en: ['Helper'] } }, [take('work'), take('carer'), take('midwife')])).toEqual(['word_of_many']);
  });

  it('broader ones exist and never lead in a circle', () => {
    expect(faults({ broader: ['nowhere'] })).toEqual(['unknown_broader']);
    expect(faults({ broader: ['nurse'] })).toEqual(['circle']);
    expect(
      faults({ broader: ['carer'] }, [
        { ...EDIT, id: 'carer', broader: ['midwife'] },
        { ...EDIT, id: 'midwife', broader: ['nurse'] },
      ]),
    ).toEqual(['circle']);
  });

  it('a concept has words, and not too many', () => {
    expect(faults({ removed: wordsOfConcept(SHIPPED[1]!) })).toEqual(['no_words']);
    expect(faults({ added: { en: Array.from({ length: 101 }, (_, at) => `word ${at}`) } })).toEqual(['too_many_words']);
  });
});

test('a line of words is read with commas of any script, and words to be counted have no marks', () => {
  expect(readWords(' nurse,  staff   nurse ,nurse，护士、看护\n')).toEqual(['nurse', 'staff nurse', '护士', '看护']);
  expect(addedPhrases({ ...EDIT, added: { en: ['=RN', 'nurs*', '-nurse call'] } })).toEqual(['RN', 'nurs']);
});
