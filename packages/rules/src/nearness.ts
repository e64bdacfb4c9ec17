// How near a text comes to stand in another: letters to add, drop or replace. All letters of the text are compared at once, as the bits of
// one number (Myers 1999), so that tens of thousands of names are compared between two keys. @rule search.1
import { LIMITS } from './limits.ts';

/** Bits of a number; a longer text is compared by its beginning. */
const LETTERS = 31;
const CODE_UNITS = 65_536;

/** A function that says how many letters are wrong in the best place of a name, Infinity where too many are; undefined for a text too short to be wrong. */
export function nearness(text: string): ((name: string) => number) | undefined {
  const wanted = text.slice(0, LETTERS);
  const allowed = Math.floor(wanted.length * LIMITS.fuzzyThreshold);
  if (allowed === 0) return undefined;
  const places = new Int32Array(CODE_UNITS);
  for (let at = 0; at < wanted.length; at++) {
    const code = wanted.charCodeAt(at);
    places[code] = (places[code] ?? 0) | (1 << at);
  }
  const all = wanted.length === LETTERS ? 0x7fff_ffff : (1 << wanted.length) - 1;
  const last = 1 << (wanted.length - 1);
  return (name) => {
    let up = all;
    let down = 0;
    let wrong = wanted.length;
    let least = wrong;
    for (let at = 0; at < name.length; at++) {
      const match = places[name.charCodeAt(at)] as number;
      const diagonal = (((match & up) + up) ^ up) | match | down;
      let right = down | ~(diagonal | up);
      let left = up & diagonal;
      if (right & last) wrong++;
      else if (left & last) wrong--;
      // The text may begin anywhere in the name: no bit comes in from below.
      right <<= 1;
      left <<= 1;
      up = (left | ~(diagonal | right)) & all;
      down = right & diagonal & all;
      if (wrong < least) least = wrong;
    }
    return least <= allowed ? least : Number.POSITIVE_INFINITY;
  };
}
