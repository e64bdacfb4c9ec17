// What is right for the questions of the relevance benchmark (relevance-questions.json): patterns by name over titles, places and organizations,
// never our own dictionary of concepts. Questions come in parts. Those of the first were looked at one by one while search was made; of the second
// half was, and of the other half nobody read more than figures until the third stood: which half was decided by the question's hash, before it was
// ever asked. The third to the thirteenth were each written and committed before any of them was asked, the last ten by somebody who had not read the
// dictionary, the last nine with patterns made for them over the titles of the corpus. Of each one half by the same hash was read once its figures were
// known; the other halves of the third and the fourth when the fifth stood, that of the fifth when the sixth stood, that of the sixth when the seventh
// stood, that of the seventh when the eighth stood: 84 questions of ordinary students, 6 in each language; that of the ninth (whole sentences, people who
// do not know the title) when the tenth stood: 84 of which most are short, with conditions, degrees and denials; that of the tenth when the eleventh
// stood: 84 about fields, towns and phrasings that the others lack; those of the eleventh and the twelfth (84 ordinary ones) when the thirteenth stood: 84
// ordinary ones again. Of its other half nobody reads more than figures.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CorpusPosting } from './relevance-corpus.ts';

/** `title`: names of patterns, all of which the title has to match. `skill`, `place`, `kind` and `organization`: names of one. */
export type Question = {
  part?: string;
  ask: string;
  language: string;
  title?: string[];
  skill?: string;
  place?: string;
  kind?: string;
  organization?: string;
};
/**
 * Patterns by name. A skill stands anywhere in a posting, in the case of its pattern: titles seldom name one. A kind is right by its title or by
 * one of the posting's employment types.
 */
type Judgements = {
  titles: Record<string, string>;
  skills: Record<string, string>;
  places: Record<string, string>;
  kinds: Record<string, { title: string; types: string[] }>;
  organizations: Record<string, string>;
  questions: Question[];
};

const FIRST_PART = 'first';
/** The parts of which nobody looks at the answers of one half. */
const HALF_READ_PARTS: ReadonlySet<string> = new Set(['twenty-first']);

/** The questions, and which postings are right for one. */
export function judgedQuestions(): { questions: Question[]; judge: (question: Question) => (posting: CorpusPosting) => boolean } {
  const { questions, ...patterns } = JSON.parse(readFileSync(new URL('./relevance-questions.json', import.meta.url), 'utf8')) as Judgements;
  return { questions, judge: judgeOf(patterns) };
}

/** `first`; of the second the half that was read from the beginning is `second, read`, the other `second, read late`; `figures only` where nobody reads it yet. */
export function partOf({ part = FIRST_PART, ask }: Question): string {
  if (part === FIRST_PART) return part;
  const other = HALF_READ_PARTS.has(part) ? 'figures only' : 'read late';
  return `${part}, ${isEven(ask) ? 'read' : other}`;
}

/** Whether anybody may look at the answers of a question, or at their figures only. */
export function isRead({ part = FIRST_PART, ask }: Pick<Question, 'part' | 'ask'>): boolean {
  return !HALF_READ_PARTS.has(part) || isEven(ask);
}

function isEven(ask: string): boolean {
  return createHash('sha256').update(ask).digest()[0]! % 2 === 0;
}

function judgeOf({
  titles,
  skills,
  places,
  kinds,
  organizations,
}: Omit<Judgements, 'questions'>): (question: Question) => (posting: CorpusPosting) => boolean {
  const compiled = new Map<string, RegExp>();
  const pattern = (source: string | undefined, name: string, flags: string) => {
    if (source === undefined) throw new Error(`No judgement is called ${name}.`);
    const known = compiled.get(flags + source) ?? new RegExp(source, flags);
    compiled.set(flags + source, known);
    return known;
  };
  return ({ title = [], skill, place, kind, organization }) => {
    const titled = title.map((name) => pattern(titles[name], name, 'iu'));
    const skilled = skill === undefined ? undefined : pattern(skills[skill], skill, 'u');
    const placed = place === undefined ? [] : [pattern(places[place], place, 'imu')];
    const wanted = kind === undefined ? undefined : kinds[kind];
    const called = kind === undefined ? undefined : pattern(wanted?.title, kind, 'iu');
    const named = organization === undefined ? undefined : pattern(organizations[organization], organization, 'iu');
    return ({ document, where }) =>
      titled.every((one) => one.test(document.title)) &&
      (!skilled || skilled.test(`${document.title}\n${document.skills.join('\n')}\n${document.text}`)) &&
      placed.every((one) => one.test(where)) &&
      (!named || named.test(document.organization)) &&
      (!called || called.test(document.title) || document.facets.employment_types.some((type) => wanted!.types.includes(type)));
  };
}
