// What an import tells its person, section by section: what came in, what was there already, what asks for them, and what they may take
// instead of what is there.
import type { ProfileOps } from '@fairway/contract/candidates/endpoints';
import { IMPORT_SECTIONS, type ImportSection } from '@fairway/rules/profile-import';
import type { ProfileImport } from '../queries.ts';
import type { Difference } from './joining.ts';

type Section = ProfileImport['result']['sections'][number];
type Item = Section['items'][number];
/** Names of messages `resume.import.<key>`. */
export type FindingKey =
  | 'added' | 'joined' | 'known' | 'kept' | 'nameKept' | 'tooMany' | 'unreadable' | 'issue' | 'shortened' | 'summaryShortened'
  | 'languageUnknown' | 'fluencyUnknown' | 'dateUnknown' | 'linkWrong' | 'phoneWrong' | 'countryUnknown' | 'check' | 'unknown' | 'lacks' | 'differs' | 'notStored'
  | 'newer' | 'summaryNewer' | 'unlisted' | 'notKept'; // biome-ignore format: a list

/** Names of messages `resume.dialog.headings.<heading>`: what is kept as text that no field and no item holds. */
export type LeftHeading =
  | 'headline' | 'emails' | 'phones' | 'bornOn' | 'details' | 'grades' | 'summary' | 'more' | 'interests' | 'surplus'; // biome-ignore format: a list
export type Left = { heading: string | null; lines: string[] };

const VALUE_CHARACTERS = 400;
/** Of lists of names, and of what the profile and the file say beside each other: a summary. */
const LONG_CHARACTERS = 4000;
/** Says what stands in the file, in its words. */
const isOfFile = (name: string) => ['name', 'words'].includes(name) || name.startsWith('theirs.');
const isLong = (name: string) => name === 'names' || /^(?:mine|theirs)\./.test(name);
/** Of a section: nobody reads more, and what is above is kept as text. */
const MOST_ITEMS = 100;
/** Of what came in, by name. */
const MOST_NAMES = 30;

type Counted = {
  added: number;
  joined: number;
  known: number;
  /** Above what a section holds. */
  more: number;
  unreadable: number;
  /** Items above a hundred. */
  unlisted: number;
  /** Characters that had no room even as text. */
  lost: number;
  names: string[];
};
const NOTHING: Omit<Counted, 'names'> = { added: 0, joined: 0, known: 0, more: 0, unreadable: 0, unlisted: 0, lost: 0 };
export type Findings = ReturnType<typeof findings>;

export function findings() {
  const items = new Map<ImportSection, Item[]>();
  const counts = new Map<ImportSection, Counted>();
  const offers: Record<string, ProfileOps> = {};
  const left = new Map<LeftHeading, Set<string>>();
  let number = 0;
  const of = <K, T>(map: Map<K, T>, key: K, first: T): T => {
    const held = map.get(key) ?? first;
    map.set(key, held);
    return held;
  };
  /** What has no field of a profile, or found it taken: kept as text, each line once. */
  const leave = (heading: LeftHeading, lines: readonly (string | undefined)[]): void => {
    for (const line of lines) if (line) of(left, heading, new Set()).add(line);
  };
  const item = (key: FindingKey, values: Record<string, string | number>, isAction: boolean, canTake = false): Item => {
    number += 1;
    const texts = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
    const roomOf = (name: string) => (isLong(name) ? LONG_CHARACTERS : VALUE_CHARACTERS);
    for (const [name, text] of texts) if (isOfFile(name) && text.length > roomOf(name)) leave('more', [text]);
    return {
      id: String(number),
      descriptionKey: `resume.import.${key}`,
      descriptionValues: Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, roomOf(name)).toWellFormed()])),
      isAction,
      resolved: !isAction,
      canTake,
    };
  };
  const told = (section: ImportSection, made: Item): boolean => {
    const held = of(items, section, []);
    if (held.length >= MOST_ITEMS) {
      counted(section).unlisted += 1;
      const texts = Object.entries(made.descriptionValues).flatMap(([name, text]) => (isOfFile(name) ? [text] : []));
      leave('surplus', [texts.filter(Boolean).join('; ')]);
      return false;
    }
    held.push(made);
    return true;
  };
  const counted = (section: ImportSection) => of(counts, section, { ...NOTHING, names: [] });
  return {
    /** Something that asks for the person. */
    ask(section: ImportSection, key: FindingKey, values: Record<string, string | number> = {}): void {
      told(section, item(key, values, true));
    },
    /** What the file says otherwise; `ops` take it. */
    offer(
      section: ImportSection,
      { name, differences, ops, key = 'differs' }: { name: string; differences: readonly Difference[]; ops: object; key?: FindingKey },
    ): void {
      const sides = differences.flatMap(({ field, mine, theirs }): [string, string][] => [
        [`mine.${field}`, mine],
        [`theirs.${field}`, theirs],
      ]);
      const fields = differences.map(({ field }) => field).join(',');
      const made = item(key, { name, fields, ...Object.fromEntries(sides) }, true, true);
      if (told(section, made)) offers[made.id] = ops as ProfileOps;
    },
    count(section: ImportSection, what: Exclude<keyof Counted, 'names'>, by = 1): void {
      counted(section)[what] += by;
    },
    /** The name of what came in. */
    name(section: ImportSection, name: string): void {
      const { names } = counted(section);
      if (names.length < MOST_NAMES) names.push(name);
    },
    leave,
    left: (): Left[] => [...left].map(([heading, lines]) => ({ heading, lines: [...lines] })),
    offers: (): Record<string, ProfileOps> => offers,
    sections(sections: readonly ImportSection[], max: number): Section[] {
      const all = IMPORT_SECTIONS.filter((section) => sections.includes(section)).map((sectionType) => {
        const { added, joined, known, more, unreadable, unlisted, lost, names } = counts.get(sectionType) ?? { ...NOTHING, names: [] };
        return {
          sectionType,
          items: [
            ...(added > 0 ? [item('added', { count: added, ...(names.length > 0 ? { names: names.join('\n') } : {}) }, false)] : []),
            ...(joined > 0 ? [item('joined', { count: joined }, false)] : []),
            ...(known > 0 ? [item('known', { count: known }, false)] : []),
            ...(items.get(sectionType) ?? []),
            ...(unreadable > 0 ? [item('unreadable', { count: unreadable }, true)] : []),
            ...(more > 0 ? [item('tooMany', { count: more, max }, true)] : []),
            ...(unlisted > 0 ? [item('unlisted', { count: unlisted }, true)] : []),
            ...(lost > 0 ? [item('notKept', { count: lost }, true)] : []),
          ],
        };
      });
      return all.filter(({ items: some }) => some.length > 0);
    },
  };
}
