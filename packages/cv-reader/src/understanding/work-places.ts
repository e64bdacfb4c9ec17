// Towns behind employers: in brackets, behind a comma, before a country. Known ones are told by lists; others by what all entries of a section have.
import type { CvWork } from '../cv.ts';
import type { Context } from './context.ts';
import { orgMark, titleMark } from './orgs.ts';
import { placeOf, townBehind } from './place-words.ts';
import { couldBePlace, type Marked } from './roles.ts';

/** "Loomhouse (Penryn)" before the comma. */
export const BRACKETED = /^(.{2,}?)\s*[(（](\p{Lu}[^()（）]{1,40}|[\p{Script=Han}\p{Script=Hangul}]{2,6})[)）]$/u;

export const hasTownBehind = (marks: readonly Marked[]) =>
  marks.some(({ segment, isPlace }, at) => {
    const before = marks[at - 1]?.segment;
    return isPlace && before?.row === segment.row && segment.row.text.replaceAll('，', ', ').includes(`${before.text}, ${segment.text}`);
  });

/** "Willow Bank Care Home, Huddersfield": a name behind a comma that says nothing of an organization is the place, though nobody knows it. */
export function withoutTown(employer: string, isTownBehind: boolean, context: Context): { employer: string; town: string | undefined } {
  const { name, town } = townBehind(employer) ?? {};
  const isPlain =
    name &&
    town &&
    titleMark(town, context) === 0 &&
    // What may be short for a school is none behind a name that says more of an organization.
    (orgMark(town, context) === 0
      ? isTownBehind || orgMark(name, context) > 0
      : orgMark(town, context) < 0.7 && orgMark(name, context) > 1);
  return isPlain ? { employer: name, town } : { employer, town: undefined };
}

/** "Loomhouse (Penryn)", where a known town stands in the brackets, or every entry has some there. */
export function bracketTown(named: string, isTold = false): { employer: string; town: string } | undefined {
  const [, employer, town] = BRACKETED.exec(named) ?? [];
  return employer && town && (isTold || placeOf(town)) ? { employer, town } : undefined;
}

/**
 * "Northlight, Penwick" in every entry that has a title: a comma parts the employer from its town, though nobody knows any of them. Two employers and
 * more, and none of what stands behind the commas says anything else.
 */
export function haveTownsBehind(read: readonly CvWork[], context: Context): boolean {
  const parts = read.map(({ employer, location }) => (location ? undefined : townBehind(employer?.value ?? '')));
  const isPlain = (town: string) => titleMark(town, context) + orgMark(town, context) === 0 && couldBePlace(town);
  const names = new Set(parts.flatMap((part) => part?.name ?? []));
  return names.size > 1 && read.every(({ title, location }, at) => title && (location || (parts[at] && isPlain(parts[at].town))));
}

/** "Penwick, USA" before a title and an employer: a town that nobody knows stands before its country, and is neither of these. */
export function markTownsOfCountries(entries: readonly (readonly Marked[])[]): void {
  for (const marks of entries)
    for (const [at, mark] of marks.entries()) {
      const next = marks[at + 1];
      if (!next?.isPlace || mark.isPlace || mark.first + mark.second > 0 || placeOf(next.segment.text)?.city !== undefined) continue;
      const isListed =
        next.segment.row === mark.segment.row && mark.segment.row.text.includes(`${mark.segment.text}, ${next.segment.text}`);
      const others = marks.filter((one) => one !== mark && !one.isPlace);
      if (isListed && others.length > 1 && couldBePlace(mark.segment.text)) mark.isPlace = true;
    }
}

/** "Weaver, Penwick" in every entry that names its employer elsewhere: the comma parts titles from towns, though nobody knows these. */
export function withTownsOfTitles(read: readonly CvWork[], context: Context): CvWork[] {
  const parts = read.map(({ title, employer, location }) => (location || !employer ? undefined : townBehind(title?.value ?? '')));
  const isPlain = (town: string) => titleMark(town, context) + orgMark(town, context) === 0 && couldBePlace(town);
  const titled = parts.filter((part) => part && titleMark(part.name, context) > 0);
  // Towns that are known are apart already.
  const open = parts.filter((_, at) => read[at]?.location === undefined);
  const isTold = read.length > 1 && titled.length * 2 > open.length && open.every((part) => part && isPlain(part.town));
  if (!isTold || new Set(read.map(({ title }) => title?.value)).size < 2) return [...read];
  return read.map((one, at) => {
    const { name = '', town = '' } = parts[at] ?? {};
    if (name === '') return one;
    return { ...one, title: { value: name, doubt: 'check' }, location: { value: town, doubt: 'check' } };
  });
}
