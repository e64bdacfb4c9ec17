// What of a file is kept as text, beside its import: so much of it as anybody may read, and how much had no room.
import type { Left } from './findings.ts';

/** Of all groups together: a novel is no CV. */
const MOST_CHARACTERS = 20_000;
const HEADING_CHARACTERS = 200;

/** Groups of the same heading as one; those without a heading stand apart in the file and here. */
export function joinedGroups(groups: readonly Left[]): Left[] {
  const joined: Left[] = [];
  const byHeading = new Map<string, Left>();
  for (const { heading, lines } of groups) {
    const known = heading === null ? undefined : byHeading.get(heading);
    if (known) for (const line of lines) known.lines.push(line);
    else {
      const group = { heading, lines: [...lines] };
      joined.push(group);
      if (heading !== null) byHeading.set(heading, group);
    }
  }
  return joined;
}

/** The first of them that have room, the last one cut where it ends, and how many characters are left out. */
export function withinBound(groups: readonly Left[]): { kept: Left[]; lost: number } {
  let room = MOST_CHARACTERS;
  let lost = 0;
  const take = (text: string): string => {
    if (text.length <= room) {
      room -= text.length;
      return text;
    }
    const taken = room > 0 ? `${text.slice(0, room).trimEnd()}…` : '';
    lost += text.length - room;
    room = 0;
    return taken;
  };
  const kept = groups.flatMap(({ heading, lines }) => {
    // A heading that is as long as a text is one.
    const isText = heading !== null && heading.length > HEADING_CHARACTERS;
    const called = heading === null || isText ? null : take(heading);
    const whole = (isText ? [heading, ...lines] : lines).map(take).filter((line) => line !== '');
    return whole.length > 0 ? [{ heading: called?.toWellFormed() || null, lines: whole.map((line) => line.toWellFormed()) }] : [];
  });
  return { kept, lost };
}
