// Writes what the message files imply: the typed English messages, one module a locale, and the map that loads them.
// Made when stale (tools/generated.mjs).
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KERNEL_ERRORS } from '@fairway/contract/kernel/errors';
import { MESSAGE_PARTS, type MessagePart } from '@fairway/contract/kernel/message-parts';
import { MESSAGE_FILES } from '@fairway/contract/messages';
import { DEFAULT_LOCALE, LOCALES } from '@fairway/rules/locales';
import type { MessageTree } from '../packages/i18n/src/message-tree.ts';

const TARGET = 'packages/i18n/src';
const BANNER = '// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.\n';

/** What is sent of `errors`, and in which parts (apps/web/vite.config.ts): the words of all errors would be half of what a first page says. */
export const ERROR_PARTS = ['first', 'visitor', 'profile', 'later'] as const satisfies readonly MessagePart[];
export type ErrorPart = (typeof ERROR_PARTS)[number];

/** The part in which built pages are sent the words of a code of `errors`: by the code where a list names it, else by its group. */
export function errorPartOf(code: string): ErrorPart {
  const [group = code] = code.split('.');
  const named = (list: 'firstErrors' | 'visitorErrors' | 'consoleErrors', name: string) =>
    MESSAGE_FILES.some((files) => files[list]?.includes(name));
  if (code in KERNEL_ERRORS || named('firstErrors', code) || named('firstErrors', group)) return 'first';
  if (named('visitorErrors', code)) return 'visitor';
  return named('consoleErrors', group) ? 'later' : 'profile';
}

/** The words of errors that are sent in a part. */
export function errorsOfPart(errors: MessageTree, part: ErrorPart): MessageTree {
  const entries = Object.entries(errors).flatMap(([group, words]): [string, MessageTree | string][] => {
    if (typeof words === 'string') return errorPartOf(group) === part ? [[group, words]] : [];
    const own = Object.entries(words).filter(([code]) => errorPartOf(`${group}.${code}`) === part);
    return own.length > 0 ? [[group, Object.fromEntries(own)]] : [];
  });
  return Object.fromEntries(entries);
}

/** The maps of loaders, a file each: `file` and `constant`, and the middle of the names of their bundles. */
const LOADERS: readonly { part: MessagePart; file: string; constant: string; comment: string }[] = [
  { part: 'first', file: 'bundles', constant: 'BUNDLES', comment: 'Loads what a first page says in a locale; a bundler makes one chunk of each.' },
  { part: 'landing', file: 'landing-bundles', constant: 'LANDING_BUNDLES', comment: 'Loads what the landing page, the pages of content and what is opened beside postings say in a locale.' },
  { part: 'visitor', file: 'visitor-bundles', constant: 'VISITOR_BUNDLES', comment: 'Loads what the login popup and the public pages that are made in the browser say in a locale.' },
  { part: 'profile', file: 'profile-bundles', constant: 'PROFILE_BUNDLES', comment: 'Loads what the profile page says in a locale.' },
  { part: 'own', file: 'own-bundles', constant: 'OWN_BUNDLES', comment: 'Loads what the other pages of somebody signed in say in a locale.' },
  { part: 'later', file: 'later-bundles', constant: 'LATER_BUNDLES', comment: 'Loads what the consoles say in a locale.' },
  { part: 'server', file: 'server-bundles', constant: 'SERVER_BUNDLES', comment: 'Loads what only the server says in a locale. Never import it into a page.' },
]; // biome-ignore format: a table

/** The part that a file is sent in; the last one where no noun names it, as in a checkout of tests. */
export function partOf(file: string): MessagePart {
  return MESSAGE_PARTS.find((part) => MESSAGE_FILES.some((files) => files[part]?.includes(file))) ?? 'later';
}

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

/** Generated files by their path below the root. A noun that a locale does not have yet is taken from English. */
function generatedMessageFiles(root: string): Map<string, string> {
  const nouns = listNouns(root, DEFAULT_LOCALE);
  const files = new Map<string, string>();
  const browserNouns = nouns.filter((noun) => partOf(noun) !== 'server');
  const serverNouns = nouns.filter((noun) => partOf(noun) === 'server');
  const typed = (some: string[]) => some.map((noun): [string, MessageTree] => [noun, readNoun(root, DEFAULT_LOCALE, noun)]);
  files.set(`${TARGET}/messages.gen.ts`, typesFile(typed(browserNouns), typed(serverNouns)));
  for (const { part, file, constant, comment } of LOADERS) {
    const suffix = part === 'first' ? '' : `.${part}`;
    const sent = nouns.filter((noun) => partOf(noun) === part);
    files.set(`${TARGET}/${file}.gen.ts`, loadersFile(constant, suffix, comment));
    for (const locale of LOCALES) files.set(`${TARGET}/bundles/${locale}${suffix}.gen.ts`, bundleFile(root, locale, sent, part));
  }
  return files;
}

/** Paths of generated files that are missing or differ from what the messages imply. */
function staleMessageFiles(root: string): string[] {
  return [...generatedMessageFiles(root)].filter(([file, content]) => readIfThere(path.join(root, file)) !== content).map(([file]) => file);
}

/** Writes the generated files that changed and returns their paths. */
export function writeMessageFiles(root: string): string[] {
  const stale = staleMessageFiles(root);
  const files = generatedMessageFiles(root);
  for (const file of stale) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), files.get(file) ?? '');
  }
  return stale;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function typesFile(nouns: [string, MessageTree][], serverNouns: [string, MessageTree][]): string {
  const members = (some: [string, MessageTree][]) =>
    some.map(([noun, tree]) => `  ${propertyName(noun)}: ${treeType(tree, '  ')};\n`).join('');
  return `${BANNER}
/** English, text by text: use-intl derives keys and arguments from these literals. Plain texts are shortened. */
export interface Messages {
${members(nouns)}}

/** With what only the server says. */
export interface ServerMessages extends Messages {
${members(serverNouns)}}

import type {} from 'use-intl';

// The locale of use-intl is a language tag (languageTag of @fairway/rules/locales), so AppConfig leaves \`Locale\` a string.
declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
`;
}

function treeType(tree: MessageTree, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(tree).map(
    ([key, value]) => `${inner}${propertyName(key)}: ${typeof value === 'string' ? textType(value) : treeType(value, inner)};\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

/** A text without arguments and tags needs no parsing by the compiler: its first words tell the reader of a hover enough. */
function textType(text: string): string {
  const plain = !/[{<]/.test(text);
  return JSON.stringify(plain && text.length > 60 ? `${text.slice(0, 59)}…` : text);
}

function propertyName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}

function bundleFile(root: string, locale: string, nouns: string[], part: MessagePart): string {
  const own = new Set(listNouns(root, locale));
  const imports = nouns.map(
    (noun) =>
      `import ${identifier(noun)} from '../../messages/${own.has(noun) ? locale : DEFAULT_LOCALE}/${noun}.json' with { type: 'json' };\n`,
  );
  const entries = nouns.map((noun) => (identifier(noun) === noun ? noun : `'${noun}': ${identifier(noun)}`));
  // In a built page the groups of this part alone; elsewhere all of it, once more.
  if (part !== 'first' && ERROR_PARTS.some((errors) => errors === part) && own.has('errors')) {
    imports.push(`import errors from '../../messages/${locale}/errors.json' with { type: 'json' };\n`);
    entries.push('errors');
  }
  return `${BANNER}${imports.join('')}\nexport const messages = { ${entries.join(', ')} };\n`;
}

function identifier(noun: string): string {
  return noun.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function loadersFile(name: string, suffix: string, comment: string): string {
  const entries = LOCALES.map((locale) => `  ${locale}: () => import('./bundles/${locale}${suffix}.gen.ts'),\n`);
  return `${BANNER}import type { Locale } from '@fairway/rules/locales';\n
/** ${comment} */
export const ${name}: Record<Locale, () => Promise<{ messages: object }>> = {\n${entries.join('')}};\n`;
}
