// Reads the message files of a checkout with node:fs: for tools and tests only. The product loads messages through messages.ts,
// which works in a browser too.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MessageTree } from './message-tree.ts';

/** Folder of the messages below a checkout's root. */
export const MESSAGES_FOLDER = 'packages/i18n/messages';

/** The nouns that have a file in this locale, sorted. */
export function listNouns(root: string, locale: string): string[] {
  const folder = path.join(root, MESSAGES_FOLDER, locale);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/** The texts of one noun in one locale. @throws SyntaxError where the file is not JSON */
export function readNoun(root: string, locale: string, noun: string): MessageTree {
  return JSON.parse(readFileSync(path.join(root, MESSAGES_FOLDER, locale, `${noun}.json`), 'utf8')) as MessageTree;
}
