// Which person is written in which layouts: each has several, no two neighbours the same, and the layouts of a language differ as far as there are.
import type { Person } from './people.ts';
import type { Joint, Manner } from './sheet.ts';
import { WEB_LAYOUTS } from './web-layouts.ts';
import { draw } from './words.ts';

export type Planned = { person: Person; layout: string; manner: Manner; seed: string };

const JOINTS: readonly Joint[] = ['comma', 'word', 'paren', 'reversed', 'dash', 'apart'];

/** The manner and the seed of a file. One in six writes only years. */
export function planned(person: Person, layout: string): Planned {
  const seed = `${person.id} ${layout}`;
  return {
    person,
    layout,
    seed,
    manner: { joint: JOINTS[draw(`${seed} joint`, JOINTS.length)] ?? 'comma', years: draw(`${seed} years`, 6) === 0 },
  };
}

/** The files to make: each layout goes round the people. */
export function plan(people: readonly Person[]): Planned[] {
  return people.map((person, at) => planned(person, WEB_LAYOUTS[(at * 3 + Math.floor(at / 10)) % WEB_LAYOUTS.length]?.name ?? ''));
}
