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
  | 'languageUnknown' | 'fluencyUnknown' | 'dateUnknown' | 'linkWrong' | 'phoneWrong' | 'countryUnknown' | 'check' | 'unknown' | 'lacks' | 'differs' | 'notStored'; // biome-ignore format: a list

const VALUE_CHARACTERS = 400;
const NAMES_CHARACTERS = 4000;
/** Of a section: nobody reads more. */
const MOST_ITEMS = 100;
/** Of what came in, by name. */
const MOST_NAMES = 30;

type Counted = { added: number; joined: number; known: number; more: number; unreadable: number; names: string[] };
export type Findings = ReturnType<typeof findings>;

export function findings() {
  const items = new Map<ImportSection, Item[]>();
  const counts = new Map<ImportSection, Counted>();
  const offers: Record<string, ProfileOps> = {};
  let number = 0;
  const of = <T>(map: Map<ImportSection, T>, section: ImportSection, first: T): T => {
    const held = map.get(section) ?? first;
    map.set(section, held);
    return held;
  };
  const item = (key: FindingKey, values: Record<string, string | number>, isAction: boolean, canTake = false): Item => {
    number += 1;
    return {
      id: String(number),
      descriptionKey: `resume.import.${key}`,
      descriptionValues: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          String(value)
            .slice(0, name === 'names' ? NAMES_CHARACTERS : VALUE_CHARACTERS)
            .toWellFormed(),
        ]),
      ),
      isAction,
      resolved: !isAction,
      canTake,
    };
  };
  const told = (section: ImportSection, made: Item): boolean => {
    const held = of(items, section, []);
    if (held.length >= MOST_ITEMS) return false;
    held.push(made);
    return true;
  };
  const counted = (section: ImportSection) => of(counts, section, { added: 0, joined: 0, known: 0, more: 0, unreadable: 0, names: [] });
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
    offers: (): Record<string, ProfileOps> => offers,
    sections(sections: readonly ImportSection[], max: number): Section[] {
      const all = IMPORT_SECTIONS.filter((section) => sections.includes(section)).map((sectionType) => {
        const { added = 0, joined = 0, known = 0, more = 0, unreadable = 0, names = [] } = counts.get(sectionType) ?? {};
        return {
          sectionType,
          items: [
            ...(added > 0 ? [item('added', { count: added, ...(names.length > 0 ? { names: names.join('\n') } : {}) }, false)] : []),
            ...(joined > 0 ? [item('joined', { count: joined }, false)] : []),
            ...(known > 0 ? [item('known', { count: known }, false)] : []),
            ...(items.get(sectionType) ?? []),
            ...(unreadable > 0 ? [item('unreadable', { count: unreadable }, true)] : []),
            ...(more > 0 ? [item('tooMany', { count: more, max }, true)] : []),
          ],
        };
      });
      return all.filter(({ items: some }) => some.length > 0);
    },
  };
}
