// Pieces of an entry of education that are one: a school's name with a dash in it, and what was studied where commas part it.
import { degreeMark, readDegree } from './degrees.ts';
import { orgMark, schoolMark } from './orgs.ts';
import { placeOf } from './place-words.ts';
import type { SectionContext, Segment } from './segments.ts';
import { isFacultyOf } from './study-asides.ts';

/** "Alma Mater Studiorum – Università di Bologna": a dash between two names of schools is part of one name. */
export function withWholeSchools(segments: readonly Segment[], context: SectionContext): Segment[] {
  const whole: Segment[] = [];
  const hasField = segments.some(({ text }) => readDegree(text, context)?.field !== undefined);
  for (const segment of segments) {
    const last = whole.at(-1);
    const isSchool = ({ text }: Segment) => schoolMark(text, context) > 0 && degreeMark(text, context) === 0;
    // "Université Toulouse III - Paul Sabatier": whom a school is called after, where the degree says what was studied.
    const isNamesake = last && isSchool(last) && context.isDashOnce === true && hasField && IS_PERSON.test(segment.text) && degreeMark(segment.text, context) + schoolMark(segment.text, context) === 0 && placeOf(segment.text) === undefined; // biome-ignore format: one thing
    // "Universidad de Penroa – Facultad de Derecho": a faculty is told beside its school. Vietnamese has the word for one in subjects too.
    const isOwn = !isFacultyOf(segment.text) && (context.language !== 'vi' || context.words.schools.find(segment.text)[0]?.from === 0);
    const dash =
      isOwn && last?.row === segment.row && isSchool(last) && (isSchool(segment) || isNamesake)
        ? dashBetween(last.text, segment.text, segment.row.text)
        : undefined;
    if (last && dash) whole[whole.length - 1] = { ...last, text: `${last.text}${dash}${segment.text}` };
    else whole.push({ ...segment, at: whole.length });
  }
  return whole;
}

/**
 * "A levels in Biology, Chemistry, Penwick School": in the line of a degree and a school, what commas part between the two is what was studied, and
 * goes on with the degree where that begins to say it.
 */
export function withWholeFields(segments: readonly Segment[], context: SectionContext): Segment[] {
  const isDegree = ({ text }: Segment) => degreeMark(text, context) > 0 && schoolMark(text, context) === 0;
  const from = segments.findIndex(isDegree);
  const head = segments[from];
  const to = segments.findIndex(({ text, row }, at) => at > from && row === head?.row && schoolMark(text, context) > 0);
  if (!head || to < 0) return [...segments];
  const hasField = readDegree(head.text, context)?.field !== undefined;
  const parts = segments.slice(hasField ? from : from + 1, to);
  const isSilent = ({ text }: Segment) => degreeMark(text, context) + schoolMark(text, context) + orgMark(text, context) === 0 && !/\d/.test(text) && placeOf(text) === undefined; // biome-ignore format: one thing
  const text = parts.map((part) => part.text).join(', ');
  const areListed = parts.length > 1 && parts.every((part) => part === head || isSilent(part)) && head.row.text.includes(text);
  if (!areListed) return [...segments];
  const whole = { ...(parts[0] as Segment), text };
  return [...segments.slice(0, hasField ? from : from + 1), whole, ...segments.slice(to)].map((one, at) => ({ ...one, at }));
}

/** Two or three names, as people have them. */
const IS_PERSON = /^\p{Lu}\p{Ll}[\p{L}’'.-]*(?:\s(?:de|di|da|van|von)?\s?\p{Lu}\p{Ll}[\p{L}’'.-]*){1,2}$/u;

/** The dash that parts two pieces of a text. */
function dashBetween(before: string, behind: string, text: string): string | undefined {
  const at = text.indexOf(before) + before.length;
  const between = text.slice(at, text.indexOf(behind, at));
  return /^\s[–—-]\s$/u.test(between) ? between : undefined;
}

/** What full stops part in one line. */
export const partsAtStops = (text: string): string[] => text.split(SENTENCE).map((part) => part.trim());
const SENTENCE = /(?<=\p{L}{4}|[)»])\.\s+(?=\p{Lu})/u;

/**
 * "Faculty of Arts. Bachelor. History (of the sea)": where full stops part a degree that nothing else stands with, they part what stands around it. What
 * is behind it was studied, and goes before the faculty.
 */
export function cutAtStops(segments: readonly Segment[], isDegree: (text: string) => boolean, context: SectionContext): Segment[] {
  const isSchool = (text: string) => schoolMark(text, context) > 0 && degreeMark(text, context) === 0;
  const cut = segments.flatMap((segment) => {
    const parts = partsAtStops(segment.text);
    // "Ingeniería Industrial. Universidad de Penroa": a degree and a school, each in its sentence.
    const areTwo = parts.some(isSchool) && parts.some((part) => degreeMark(part, context) > 0 && !isSchool(part));
    // "Казанский университет. Лечебное дело": what a school's name ends with before another sentence is no short form.
    const isEnded = isSchool(parts[0] ?? '') && /\p{L}{6}$|[»)”]$/u.test(parts[0] ?? '') && !parts.slice(1).some(isSchool);
    if (parts.length > 1 && (areTwo || isEnded))
      return parts.map((text, index) => ({ ...segment, text, slot: `${segment.slot}.${index}` }));
    const at = parts.findIndex(isDegree);
    if (parts.length < 2 || at < 0) return [segment];
    return [...parts.slice(at), ...parts.slice(0, at)].map((text, index) => ({ ...segment, text, slot: `${segment.slot}.${index}` }));
  });
  return cut.map((segment, at) => ({ ...segment, at }));
}
