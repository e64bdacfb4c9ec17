// `npm run generate words`: who writes a text in English has it in the other languages' files too, where it waits for its translation. Says so in
// packages/i18n/awaiting-translation.json, and takes off that list what waits no longer. It changes no text that is there.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '@fairway/rules/locales';
import { flattenMessages, type MessageTree } from '../packages/i18n/src/message-tree.ts';
import { listNouns, MESSAGES_FOLDER, readNoun } from './generate-messages.ts';

/** Nouns, and texts of nouns (`shell.nav.boats`), whose English stands in for other languages. */
export const AWAITING_TRANSLATION = 'packages/i18n/awaiting-translation.json';

/** The list after it; files are written as JSON.stringify does. */
export function writeAwaitingWords(root: string): string[] {
  const list = path.join(root, AWAITING_TRANSLATION);
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  const awaiting = new Set<string>();
  for (const noun of listNouns(root, DEFAULT_LOCALE)) {
    const english = readNoun(root, DEFAULT_LOCALE, noun);
    for (const locale of LOCALES) {
      const file = path.join(root, MESSAGES_FOLDER, locale, `${noun}.json`);
      if (!existsSync(file)) {
        awaiting.add(noun);
        continue;
      }
      const own = readNoun(root, locale, noun);
      const there = new Map(flattenMessages(own));
      const lacking = flattenMessages(english).filter(([key]) => !there.has(key));
      if (lacking.length > 0) writeFileSync(file, `${JSON.stringify(filled(own, english), null, 2)}\n`);
      for (const [key] of lacking) awaiting.add(`${noun}.${key}`);
      if (locale === DEFAULT_LOCALE) continue;
      for (const [key, text] of flattenMessages(english))
        if (before.includes(`${noun}.${key}`) && there.get(key) === text) awaiting.add(`${noun}.${key}`);
    }
  }
  const after = [...awaiting].sort();
  if (after.length > 0) writeFileSync(list, `${JSON.stringify(after)}\n`);
  else rmSync(list, { force: true });
  return after;
}

/** The texts that a language has, in the order of English, which stands where there is none; last what English has not (the check says it). */
function filled(own: MessageTree, english: MessageTree): MessageTree {
  const tree = Object.entries(english).map(([key, text]): [string, string | MessageTree] => {
    const there = own[key];
    if (typeof text === 'string') return [key, there ?? text];
    return [key, filled(typeof there === 'object' ? there : {}, text)];
  });
  return { ...Object.fromEntries(tree), ...Object.fromEntries(Object.entries(own).filter(([key]) => !(key in english))) };
}
