// The text of a class code: eight letters and digits without look-alikes, about 40 bits, which the limits of wrong tries make enough for hours.
import { randomInt } from 'node:crypto';

/** Without what is read as another: 0 and O, 1 and I and L, and U, which is heard as V. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

export const newClassCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** As somebody typed it: any case, groups, full-width letters. Undefined for what cannot be a code. */
export function typedClassCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-–—.·]/g, '');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : undefined;
}

/** As it is shown: in two groups. */
export const groupedClassCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
