// Migrations in the order they came: apps/server/migrations/order.txt has a line for each (name, SHA-256). A new one is named by the minute it was
// written (YYYYMMDDHHMM_verb_noun.sql) and stands below all others: one that would run before what data folders have run already is refused, and so
// is one that was changed since. `check-migrations [ROOT]`; `--write` adds the new ones at the end.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MIGRATION_NAME } from '../apps/server/src/kernel/database/migrations.ts';
import { root } from './runtime.mjs';

const writing = process.argv.includes('--write');
const folder = path.join(process.argv.slice(2).find((word) => !word.startsWith('--')) ?? root, 'apps/server/migrations');
const order = path.join(folder, 'order.txt');
/** The last one with a number: these came in any order (migration-order.test proves that it made no difference). */
const LAST_NUMBERED = '0170_keep_streets.sql';

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const lines = readFileSync(order, 'utf8').trim().split('\n').filter(Boolean);
const noted = new Map(lines.map((line) => line.split(' ') as [string, string]));
const hashOf = (name: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, name)))
    .digest('hex');

if (writing) {
  const added = files.filter((name) => !noted.has(name));
  writeFileSync(order, [...lines, ...added.map((name) => `${name} ${hashOf(name)}`), ''].join('\n'));
} else {
  const faults = [...noted].flatMap(([name, hash]) => {
    if (!files.includes(name)) return [`${name} stands in order.txt and is gone: data folders have run it`];
    return hashOf(name) === hash ? [] : [`${name} was changed after it came: add a new migration instead`];
  });
  for (const name of files) {
    if (!MIGRATION_NAME.test(name) || (/^\d{4}_/.test(name) && name > LAST_NUMBERED))
      faults.push(`${name}: migrations are called YYYYMMDDHHMM_verb_noun.sql`);
    if (!noted.has(name)) faults.push(`${name} is new: npm run generate migrations`);
  }
  let last = LAST_NUMBERED;
  for (const name of noted.keys()) {
    if (name > LAST_NUMBERED && name < last) faults.push(`${name} comes late, after ${last}: name it by the time it lands`);
    if (name > last) last = name;
  }
  for (const fault of faults) console.error(fault);
  process.exit(faults.length > 0 ? 1 : 0);
}
