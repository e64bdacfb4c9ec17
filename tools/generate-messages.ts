// Writes what the message files imply: the typed English messages, one module a locale, and the map that loads them.
// `node tools/run.mjs tools/generate-messages.ts [--check] [ROOT]`:
// --check writes nothing and ends with 1 when a file is stale. A change of text in another language than English needs no new run.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE, LOCALES } from '@fairway/rules/locales';
import type { MessageTree } from '../packages/i18n/src/message-tree.ts';
import { root as checkout } from './runtime.mjs';

const TARGET = 'packages/i18n/src';
const BANNER = '// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.\n';

/** Nouns that only the server says: mails, the page of the export, words of replies. No browser is sent them. */
const SERVER_NOUNS: ReadonlySet<string> = new Set([
  'administrators',
  'archive',
  'connections',
  'cv-review-mails',
  'mails',
  'posting-mails',
]);

/**
 * What a browser is sent, in parts, a file a locale each: what first pages say, what the profile page says, what the other pages and dialogs
 * of somebody signed in say. All that is not named here is a part of its own, `later`: the consoles.
 */
const PART_NOUNS = {
  first: ['companies', 'consent', 'content', 'errors', 'heart', 'jobs', 'shell', 'terms', 'ui'],
  profile: ['entries', 'profile', 'score', 'verification'],
  own: [
    'account', 'communication', 'cv-reviews', 'documents', 'favorites', 'identity', 'mypage', 'referrals', 'resume', 'support', 'verification-methods',
    'welcome', 'widgets',
  ],
} as const; // biome-ignore format: lists
type Part = keyof typeof PART_NOUNS | 'later';

/** Groups of `errors` that only consoles say: built pages are sent them with `later` (apps/web/vite.config.ts). */
export const CONSOLE_ERRORS: readonly string[] = [
  'content', 'imports', 'mails', 'reference', 'schools', 'settings', 'staff', 'students', 'tenants', 'users', 'widgets',
]; // biome-ignore format: a list

/** The maps of loaders, a file each: `file` and `constant`, and the middle of the names of their bundles. */
const LOADERS: readonly { part: Part | 'server'; file: string; constant: string; comment: string }[] = [
  { part: 'first', file: 'bundles', constant: 'BUNDLES', comment: 'Loads what a first page says in a locale; a bundler makes one chunk of each.' },
  { part: 'profile', file: 'profile-bundles', constant: 'PROFILE_BUNDLES', comment: 'Loads what the profile page says in a locale.' },
  { part: 'own', file: 'own-bundles', constant: 'OWN_BUNDLES', comment: 'Loads what the other pages of somebody signed in say in a locale, and the login popup.' },
  { part: 'later', file: 'later-bundles', constant: 'LATER_BUNDLES', comment: 'Loads what the consoles say in a locale.' },
  { part: 'server', file: 'server-bundles', constant: 'SERVER_BUNDLES', comment: 'Loads what only the server says in a locale. Never import it into a page.' },
]; // biome-ignore format: a table

/** The part that a noun is sent in. */
export function partOf(noun: string): Part {
  const named = Object.entries(PART_NOUNS).find(([, nouns]) => (nouns as readonly string[]).includes(noun));
  return (named?.[0] as Part | undefined) ?? 'later';
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
export function generatedMessageFiles(root: string): Map<string, string> {
  const nouns = listNouns(root, DEFAULT_LOCALE);
  const files = new Map<string, string>();
  const browserNouns = nouns.filter((noun) => !SERVER_NOUNS.has(noun));
  const serverNouns = nouns.filter((noun) => SERVER_NOUNS.has(noun));
  const typed = (some: string[]) => some.map((noun): [string, MessageTree] => [noun, readNoun(root, DEFAULT_LOCALE, noun)]);
  files.set(`${TARGET}/messages.gen.ts`, typesFile(typed(browserNouns), typed(serverNouns)));
  for (const { part, file, constant, comment } of LOADERS) {
    const suffix = part === 'first' ? '' : `.${part}`;
    const sent = part === 'server' ? serverNouns : browserNouns.filter((noun) => partOf(noun) === part);
    files.set(`${TARGET}/${file}.gen.ts`, loadersFile(constant, suffix, comment));
    for (const locale of LOCALES) files.set(`${TARGET}/bundles/${locale}${suffix}.gen.ts`, bundleFile(root, locale, sent, part));
  }
  return files;
}

/** Paths of generated files that are missing or differ from what the messages imply. */
export function staleMessageFiles(root: string): string[] {
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

function bundleFile(root: string, locale: string, nouns: string[], part: Part | 'server'): string {
  const own = new Set(listNouns(root, locale));
  const imports = nouns.map(
    (noun) =>
      `import ${identifier(noun)} from '../../messages/${own.has(noun) ? locale : DEFAULT_LOCALE}/${noun}.json' with { type: 'json' };\n`,
  );
  const entries = nouns.map((noun) => (identifier(noun) === noun ? noun : `'${noun}': ${identifier(noun)}`));
  // In a built page the consoles' own groups alone; elsewhere all of it, once more.
  if (part === 'later' && own.has('errors')) {
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

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
  const root = path.resolve(positionals[0] ?? checkout);
  const changed = values.check ? staleMessageFiles(root) : writeMessageFiles(root);
  if (changed.length === 0) console.log('messages: generated files are up to date');
  else if (!values.check) console.log(`messages: wrote ${changed.join(', ')}`);
  else {
    for (const file of changed) console.error(`${file}: stale, run tools/generate-messages.ts`);
    process.exitCode = 1;
  }
}
