// What an e-mail address says of a name: whether it is made of its words.
import type { Read } from '../cv.ts';
import { keyOf } from './phrases.ts';

/** "Ada Lovelace, Programmer": an address that is made of two words before the comma, and of none behind it, says that these are the name. */
export function isNameBeforeComma(text: string, emails: readonly Read<string>[]): boolean {
  const [before = '', behind = ''] = text.split(',');
  const made = (part: string) => part.trim().split(/\s+/).filter((word) => emails.some(({ value }) => isMadeOf(value, word))).length; // biome-ignore format: a chain
  return behind !== '' && made(before) >= 2 && made(behind) === 0;
}

/** Whether an address' name has the words of a name in it. */
export function isMadeOf(email: string, name: string): boolean {
  const local = keyOf(email.split('@')[0]?.replace(/[._\d-]+/g, ' ') ?? '');
  const parts = local.split(' ').filter((part) => part.length > 2);
  const words = keyOf(name)
    .split(' ')
    .filter((word) => word.length > 1);
  return words.some((word) => word.length > 2 && (parts.includes(word) || local.replace(/ /g, '').includes(word)));
}
