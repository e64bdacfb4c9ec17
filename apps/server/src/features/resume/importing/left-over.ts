// What of a JSON Resume no reader looks at, to be kept as text: parts and fields that a profile has no place for, entries above a hundred, ends of
// texts above what is read. A file may be hostile: nothing here goes down as deep as it is nested.
import { SECTION_ENTRIES } from '@fairway/rules/profile';
import type { ImportSection } from '@fairway/rules/profile-import';
import type { Left, LeftHeading } from './findings.ts';
import { isObject, type Json, LINE_CHARACTERS, lineAt, TEXT_CHARACTERS } from './reading.ts';

/** How a value is read: a line, a text, a list of one of them, an object by its keys. What has no shape is left over. */
type Shape = 'line' | 'text' | readonly [Shape] | { readonly [key: string]: Shape };

const PERIOD = { startDate: 'line', endDate: 'line' } as const;
const TOLD = { ...PERIOD, summary: 'text', description: 'text', highlights: ['line'] } as const;
const PLACE = { city: 'line', countryCode: 'line' } as const;
const LINK = { network: 'line', username: 'line', url: 'line' } as const;

/** The parts that are read, each with its section and the heading of what is left of it. */
const PARTS: Readonly<Record<string, { section: ImportSection; heading: LeftHeading; shape: Shape }>> = {
  basics: {
    section: 'overview',
    heading: 'details',
    shape: { name: 'line', label: 'line', email: 'line', phone: 'line', url: 'line', summary: 'text', location: PLACE, profiles: [LINK] },
  },
  work: {
    section: 'work_experience',
    heading: 'more',
    shape: [{ name: 'line', company: 'line', position: 'line', location: 'line', ...TOLD }],
  },
  volunteer: { section: 'memberships', heading: 'more', shape: [{ organization: 'line', position: 'line', ...TOLD }] },
  education: {
    section: 'study_programs',
    heading: 'grades',
    shape: [
      {
        institution: 'line',
        area: 'line',
        studyType: 'line',
        ...PERIOD,
        location: 'line',
        score: 'line',
        summary: 'text',
        courses: ['line'],
      },
    ],
  },
  languages: { section: 'languages', heading: 'more', shape: [{ language: 'line', fluency: 'line', note: 'line' }] },
  skills: { section: 'overview', heading: 'more', shape: [{ name: 'line', keywords: ['line'] }] },
  interests: { section: 'overview', heading: 'interests', shape: [{ name: 'line' }] },
};
/** What a file says of itself. */
const OF_THE_FILE = ['meta', '$schema'];

/** What is left of the sections that were asked for, and of parts that belong to none. */
export function leftOver(file: Json, sections: readonly ImportSection[]): Left[] {
  const groups = new Map<string, string[]>();
  const keep = (heading: string, lines: readonly string[]) => {
    if (lines.length === 0) return;
    const held = groups.get(heading) ?? [];
    groups.set(heading, held);
    for (const line of lines) held.push(line);
  };
  for (const [key, value] of Object.entries(file)) {
    const part = Object.hasOwn(PARTS, key) ? PARTS[key] : undefined;
    if (part && !sections.includes(part.section)) continue;
    if (!part) {
      if (!OF_THE_FILE.includes(key)) keep(key, linesOf(value));
      continue;
    }
    const surplus: string[] = [];
    keep(part.heading, leftOf(value, part.shape, surplus));
    keep('surplus', surplus);
  }
  return [...groups].map(([heading, lines]) => ({ heading, lines }));
}

/** As deep as the shape is, and no deeper. `surplus` takes the entries above a hundred. */
function leftOf(value: unknown, shape: Shape | undefined, surplus: string[]): string[] {
  // A flag says nothing without its field.
  if (value === undefined || value === null || typeof value === 'boolean') return [];
  if (shape === undefined) return linesOf(value);
  if (typeof shape === 'string') {
    if (typeof value === 'number') return [];
    return typeof value === 'string'
      ? [value.slice(shape === 'line' ? LINE_CHARACTERS : TEXT_CHARACTERS).trim()].filter(Boolean)
      : linesOf(value);
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return linesOf(value);
    for (const entry of value.slice(SECTION_ENTRIES)) for (const line of linesOf(entry)) surplus.push(line);
    return value.slice(0, SECTION_ENTRIES).flatMap((entry) => named(entry, leftOf(entry, shape[0], surplus)));
  }
  if (!isObject(value)) return linesOf(value);
  const keys = shape as Readonly<Record<string, Shape>>;
  return Object.entries(value).flatMap(([key, part]) => leftOf(part, Object.hasOwn(keys, key) ? keys[key] : undefined, surplus));
}

const NAMES = ['position', 'name', 'organization', 'institution', 'language', 'network'];

/** What is left of an entry, with the name of the entry. */
function named(entry: unknown, lines: string[]): string[] {
  const name = NAMES.map((key) => lineAt(entry, key)).find((found) => found !== undefined);
  return name && lines.length > 0 ? [`${name}: ${lines.join('; ')}`] : lines;
}

/** All texts of a value; those of an object share a line. */
function linesOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map((one) => textsOf(one).join(', ')).filter(Boolean);
}

/** All texts below a value in their order, however deep. */
function textsOf(value: unknown): string[] {
  const texts: string[] = [];
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one === 'number') texts.push(String(one));
    else if (typeof one === 'string' && one.trim() !== '') texts.push(one.trim());
    else if (typeof one === 'object' && one !== null) for (const part of Object.values(one).reverse()) open.push(part);
  }
  return texts;
}
