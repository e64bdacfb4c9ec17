// What an import tells its person, section by section: what came in, what was there already, and what asks for them.
import { IMPORT_SECTIONS } from '@fairway/rules/profile-import';
import type { ProfileImport } from '../queries.ts';

export type ImportSection = (typeof IMPORT_SECTIONS)[number];
type Item = ProfileImport['result']['sections'][number]['items'][number];
/** Names of messages `resume.import.<key>`. */
export type FindingKey =
  | 'added' | 'known' | 'kept' | 'nameKept' | 'tooMany' | 'unreadable' | 'issue' | 'shortened' | 'summaryShortened' | 'languageUnknown'
  | 'fluencyUnknown' | 'dateUnknown' | 'linkWrong' | 'phoneWrong' | 'countryUnknown'; // biome-ignore format: a list

const NAME_CHARACTERS = 120;
/** Of a section: nobody reads more. */
const MOST_ITEMS = 100;

export type Findings = ReturnType<typeof findings>;

export function findings() {
  const items = new Map<ImportSection, Item[]>();
  const counts = new Map<ImportSection, { added: number; known: number; more: number; unreadable: number }>();
  const of = <T>(map: Map<ImportSection, T>, section: ImportSection, first: T): T => {
    const held = map.get(section) ?? first;
    map.set(section, held);
    return held;
  };
  const item = (key: FindingKey, values: Record<string, string | number>, isAction: boolean): Item => ({
    descriptionKey: `resume.import.${key}`,
    descriptionValues: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value).slice(0, NAME_CHARACTERS)])),
    isAction,
    resolved: !isAction,
  });
  return {
    /** Something that asks for the person. */
    ask(section: ImportSection, key: FindingKey, values: Record<string, string | number> = {}): void {
      const held = of(items, section, []);
      if (held.length < MOST_ITEMS) held.push(item(key, values, true));
    },
    count(section: ImportSection, what: 'added' | 'known' | 'more' | 'unreadable', by = 1): void {
      of(counts, section, { added: 0, known: 0, more: 0, unreadable: 0 })[what] += by;
    },
    result(sections: readonly ImportSection[], max: number): ProfileImport['result'] {
      const all = IMPORT_SECTIONS.filter((section) => sections.includes(section)).map((sectionType) => {
        const { added = 0, known = 0, more = 0, unreadable = 0 } = counts.get(sectionType) ?? {};
        return {
          sectionType,
          items: [
            ...(added > 0 ? [item('added', { count: added }, false)] : []),
            ...(known > 0 ? [item('known', { count: known }, false)] : []),
            ...(items.get(sectionType) ?? []),
            ...(unreadable > 0 ? [item('unreadable', { count: unreadable }, true)] : []),
            ...(more > 0 ? [item('tooMany', { count: more, max }, true)] : []),
          ],
        };
      });
      return { sections: all.filter(({ items: told }) => told.length > 0) };
    },
  };
}
