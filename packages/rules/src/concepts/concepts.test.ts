import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { fold } from '../folding.ts';
import { JOB_CATEGORIES } from '../jobs.ts';
import { splitWords } from '../recognition/words.ts';
import { CONCEPT_FILES, type ConceptEntry, type ConceptFinder, conceptFinder, conceptsOf } from './concepts.ts';

const files = CONCEPT_FILES.map(({ file, kind, role }) => ({
  kind,
  role,
  entries: JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8')) as ConceptEntry[],
}));
const entries = files.flatMap(({ entries }) => entries);
const concepts = files.flatMap(({ kind, entries, role }) => conceptsOf(kind, entries, role));
const shipped = conceptFinder(concepts);

/** Whether a text or a question holds a concept or a narrower one. */
function holds(finder: ConceptFinder, text: string, id: string, isQuestion = false, language?: string): boolean {
  const words = splitWords(text);
  const hits = isQuestion ? finder.ask(words) : finder.findInTitle(words, language);
  const wanted = finder.numberOf(id)!;
  return hits.some(({ concept }) => finder.withBroader(concept).includes(wanted));
}

const small = (lines: Record<string, Partial<ConceptEntry>>) =>
  conceptFinder(conceptsOf('skill', Object.entries(lines).map(([id, entry]) => ({ id, forms: {}, examples: [], ...entry })))); // biome-ignore format: one thought

describe('a form', () => {
  it.each([
    ['a beginning', 'program*', 'Programmers wanted', true],
    ['an ending of a compound', '*praktikum', 'Sommerpraktikum in Köln', true],
    ['an ending is also the whole word', '*praktikum', 'Praktikum', true],
    ['a beginning is also the whole word, however short', 'врач*', 'Врач в клинику', true],
    ['accents and case do not matter', 'développeur', 'DEVELOPPEUR', true],
    ['a hyphen is a space', 'full stack', 'Full-Stack', true],
    ['a comma parts', 'full stack', 'full, stack', false],
    ['exact case', '=Go', 'Go', true],
    ['exact case', '=Go', 'go', false],
    ['Han anywhere', '会计', '高级会计师', true],
    ['Hangul with a particle', '개발자', '개발자를 찾습니다', true],
  ])('%s: %s in "%s" is %s', (_name, form, text, expected) => {
    expect(holds(small({ it: { forms: { any: form } } }), text, 'it')).toBe(expected);
  });

  it('that needs another skill beside it counts there alone, and always in a question', () => {
    const finder = small({ r: { forms: { any: '?R' } }, python: { forms: { any: 'python' } } });
    expect(holds(finder, 'Python, R and more', 'r')).toBe(true);
    expect(holds(finder, 'Building R', 'r')).toBe(false);
    expect(holds(finder, 'r', 'r', true)).toBe(true);
    expect(finder.ask(splitWords('r'))[0]).toMatchObject({ isSymbol: true });
  });

  it('of one language does not count in texts of another', () => {
    const finder = small({ internship: { forms: { fr: '~stage' } } });
    expect(holds(finder, 'stage', 'internship', false, 'fr')).toBe(true);
    expect(holds(finder, 'stage', 'internship', false, 'en')).toBe(false);
    expect(holds(finder, 'stage', 'internship')).toBe(true);
  });

  it('of questions counts in them alone', () => {
    const finder = small({ chef: { forms: { en: '+kitchen' } } });
    expect(holds(finder, 'kitchen', 'chef', true)).toBe(true);
    expect(holds(finder, 'Kitchen Furniture Sales', 'chef')).toBe(false);
  });

  it('that is none keeps the words in it from counting', () => {
    const finder = small({ r: { forms: { any: '=R, -r&d' } } });
    expect(holds(finder, 'R developer', 'r')).toBe(true);
    expect(holds(finder, 'R&D developer', 'r')).toBe(false);
  });
});

test('a topic is what titles and questions are about, and nothing that a text mentions', () => {
  const finder = conceptFinder(conceptsOf('field', [{ id: 'pension', forms: { en: 'pension*', es: 'pensiones' }, examples: [] }], 'topic'));
  expect(holds(finder, 'Pensions Officer', 'pension')).toBe(true);
  expect(holds(finder, 'especialista en pensiones', 'pension', true)).toBe(true);
  expect(finder.find(splitWords('We offer a pension and free coffee.'), 'en')).toEqual([]);
});

test('broader concepts are found by narrower ones, and a circle ends', () => {
  const finder = small({
    a: { broader: ['b'], forms: { any: 'ant' } },
    b: { broader: ['c'], forms: { any: 'bee' } },
    c: { broader: ['a', 'nowhere'], forms: { any: 'cat' } },
  });
  expect(finder.withBroader(0).toSorted()).toEqual([0, 1, 2]);
  expect(holds(finder, 'ant', 'c')).toBe(true);
});

describe('the dictionary as it ships', () => {
  test('holds at least 600 concepts, each once, with an example, categories and broader ones that exist', () => {
    expect(entries.length).toBeGreaterThanOrEqual(600);
    const ids = entries.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(entries.filter(({ examples }) => examples.length === 0).map(({ id }) => id)).toEqual([]);
    expect(entries.flatMap(({ broader = [] }) => broader.filter((id) => !ids.includes(id)))).toEqual([]);
    expect(entries.filter(({ category }) => category && !(JOB_CATEGORIES as readonly string[]).includes(category))).toEqual([]);
  });

  test('no form stands in two concepts, but where languages differ, where its last words are a form of one of them, and for names of two', () => {
    const both = new Set([
      'PM',
      'сисадмин*',
      ...['fachinformatiker', 'fachinformatikerin', 'fachinformatiker für'].map((one) => `${one} systemintegration`),
    ]);
    const plain = (form: string) => form.replace(/^[=?~+]/, '').replace('*', '');
    const own = new Map(concepts.map(({ id, forms }) => [id, new Set([...forms].map(({ form }) => plain(form)))]));
    // "Maintenance electrician": whoever names one names the other.
    const isHead = (form: string, id: string) =>
      form.includes(' ') && form.split(' ').some((_, at, words) => at > 0 && own.get(id)!.has(words.slice(at).join(' ')));
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { id, forms } of concepts) {
      for (const { language, form } of forms) {
        if (form.startsWith('-') || both.has(form.replace(/^[=?]/, ''))) continue;
        const isExact = /^[=?]/.test(form);
        const key = isExact ? form.slice(1) : `${form.startsWith('~') ? `${language}:` : ''}${fold(form.replace(/^~/, ''))}`;
        const other = seen.get(key);
        if (other !== undefined && other !== id && ![id, other].some((one) => isHead(plain(form), one)))
          twice.push(`${form}: ${other}, ${id}`);
        seen.set(key, id);
      }
    }
    expect(twice).toEqual([]);
  });

  test('stars stand where they mean something: beside four letters at least, once, and not in scripts without spaces', () => {
    const wrong = concepts.flatMap(({ id, forms }) =>
      [...forms]
        .map(({ form }) => form.replace(/^[~+]/, ''))
        .filter((form) => form.includes('*'))
        .filter(
          (form) =>
            form.split('*').length > 2 ||
            (!/\s/.test(form) && fold(form.replace('*', '')).length < 4) ||
            (form.startsWith('*') && /\s/.test(form)) ||
            /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(form),
        )
        .map((form) => `${id}: ${form}`),
    );
    expect(wrong).toEqual([]);
  });

  test('every example is understood on both sides', () => {
    const failed = entries.flatMap(({ id, examples }) =>
      examples.flatMap((example) => {
        const [question = '', title = ''] = example.split('=>').map((part) => part.trim());
        const isAsked = holds(shipped, question, id, true);
        return isAsked && holds(shipped, title, id) ? [] : [`${id}: ${isAsked ? title : question}`];
      }),
    );
    expect(failed).toEqual([]);
  });

  test('no counterexample is taken for what it is not', () => {
    const failed = entries.flatMap(({ id, counterexamples = [] }) =>
      counterexamples.filter((text) => holds(shipped, text, id)).map((text) => `${id}: ${text}`),
    );
    expect(failed).toEqual([]);
  });
});
