// Features as their manifests say them, of the server and of the web: every folder has one, the graph of `uses` has no circle and names features
// that there are. Of the server besides: every table and view has one owner, nobody else writes it, and others read it only where the owner
// publishes it to those who use it, or keeps a view that they ask for. Writes and reads come from the source (sql-names.ts), of features, the
// kernel and the entry points. What names no table at all is left: the kernel's backup, which reads and fills every table that there is.
// (Who imports what of whom is check-imports.)
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCircle, readManifests, readWebManifests, type Uses } from './manifests.ts';
import { root } from './runtime.mjs';
import { tablesRead, tablesWritten } from './sql-names.ts';
import { readSchema, type Schema } from './sql-schema.ts';

const target = process.argv[2] ?? root;
const SOURCES = 'apps/server/src';
const TABLES = 'apps/server/migrations';
/** The kernel's own. */
const KERNEL = [
  'attempt_window', 'audit_line', 'background_node', 'background_task', 'file_removal', 'mailbox_message', 'migration', 'news',
  'news_waiting', 'outgoing_mail', 'platform_node', 'reaction',
]; // biome-ignore format: a list
/** Those that features show: the operator's pages, and each the lines and mails that are its own. */
const KERNEL_PUBLISHES = ['audit_line', 'background_node', 'background_task', 'outgoing_mail', 'platform_node'];
/** What a function of anybody may write: a file that nothing names any more is to be removed (kernel/files/file-removal.ts). */
const FROM_ANYBODY = ['file_removal'];
/** They stand above all features. */
const ENTRIES = 'entry points';
const NO_PRODUCT = /\.(test|fixture|gen)\.ts$/;
const faults: string[] = [];
for (const part of [checkServer, () => checkGraph(readWebManifests(target))]) {
  try {
    part();
  } catch (error) {
    faults.push((error as Error).message);
  }
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

function checkGraph(manifests: readonly Uses[]): void {
  const names = new Set(manifests.map(({ name }) => name));
  for (const { name, uses } of manifests)
    for (const used of uses) if (!names.has(used)) faults.push(`${name} uses ${used}, which is no feature`);
  const circle = findCircle(manifests);
  if (circle) faults.push(`A circle: ${circle.join(' uses ')}`);
}

function checkServer(): void {
  const manifests = readManifests(target);
  checkGraph(manifests);
  const owners = new Map<string, string>(KERNEL.map((table) => [table, 'kernel']));
  for (const { name, tables, views } of manifests)
    for (const table of [...tables, ...views]) {
      const other = owners.get(table);
      if (other) faults.push(`${table} has two owners: ${other} and ${name}`);
      owners.set(table, name);
    }
  const schema = readSchema(path.join(target, TABLES));
  for (const table of [...schema.tables, ...schema.views.keys()])
    if (!owners.has(table)) faults.push(`${table} has no owner: name it in a manifest`);

  const published = new Set([...KERNEL_PUBLISHES, ...manifests.flatMap(({ published: tables, views }) => [...tables, ...views])]);
  for (const { name, asks } of manifests)
    for (const view of asks)
      if (!manifests.some(({ uses, views }) => uses.includes(name) && views.includes(view)))
        faults.push(`${name} asks for ${view}, which none of those who use it keeps`);
  /** Whoever uses the owner may read what it publishes, whoever asks for a view that one; everybody stands above the kernel. */
  const mayRead = (room: string, table: string) => {
    const owner = owners.get(table)!;
    const reader = manifests.find(({ name }) => name === room);
    if (reader?.asks.includes(table)) return true;
    if (room === ENTRIES) return owner === 'kernel' || published.has(table);
    return published.has(table) && (owner === 'kernel' || reader?.uses.includes(owner) === true);
  };
  const asked = new Set<string>();
  const folder = path.join(target, SOURCES);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.ts') || NO_PRODUCT.test(file)) continue;
    const room = /^features\/([^/]+)\//.exec(file)?.[1] ?? (file.startsWith('kernel/') ? 'kernel' : ENTRIES);
    const text = readFileSync(path.join(folder, file), 'utf8');
    const foreign = (table: string) => owners.has(table) && owners.get(table) !== room;
    const written = [...tablesWritten(text)].filter(foreign);
    for (const table of written) faults.push(`${file} writes ${table}, which is ${owners.get(table)}'s`);
    for (const table of tablesRead(text)) {
      asked.add(`${room} ${table}`);
      if (foreign(table) && !written.includes(table) && !mayRead(room, table))
        faults.push(`${file} reads ${table}, which ${owners.get(table)} does not publish to ${room}`);
    }
  }
  checkSchema(schema, owners, {
    mayRead: (room, table) => {
      asked.add(`${room} ${table}`);
      return mayRead(room, table);
    },
    mayFollow: (room, owner) =>
      room === owner || owner === 'kernel' || manifests.some(({ name, uses }) => name === room && uses.includes(owner)),
  });
  for (const { name, asks } of manifests)
    for (const view of asks) if (!asked.has(`${name} ${view}`)) faults.push(`${name} asks for ${view} and does not read it`);
}

/**
 * What stands in the database itself. A view is its owner's, and reads as that one may. A function belongs to whoever owns what it writes, which is
 * one; where it writes nothing, to whoever owns the table that it guards. A trigger on another's table is a reaction: whoever reacts uses that one.
 */
function checkSchema(
  { views, functions, triggers }: Schema,
  owners: ReadonlyMap<string, string>,
  may: { mayRead: (room: string, table: string) => boolean; mayFollow: (room: string, owner: string) => boolean },
): void {
  const ownersOf = (tables: Iterable<string>) => [
    ...new Set([...tables].filter((table) => !FROM_ANYBODY.includes(table)).flatMap((table) => owners.get(table) ?? [])),
  ];
  const checkReads = (what: string, room: string, tables: Iterable<string>) => {
    for (const table of tables)
      if (owners.has(table) && owners.get(table) !== room && !may.mayRead(room, table))
        faults.push(`${what} reads ${table}, which ${owners.get(table)} does not publish to ${room}`);
  };
  for (const [view, reads] of views) checkReads(`The view ${view}`, owners.get(view) ?? 'nobody', reads);
  for (const [name, { reads, writes }] of functions) {
    const fired = [...triggers.values()].filter(({ calls }) => calls === name).map(({ table }) => table);
    const rooms = ownersOf(writes);
    if (rooms.length > 1) faults.push(`The function ${name} writes tables of ${rooms.join(' and ')}: one for each`);
    const room = rooms[0] ?? ownersOf(fired)[0];
    if (room === undefined) continue;
    checkReads(`The function ${name}`, room, reads);
    for (const table of fired)
      if (owners.has(table) && !may.mayFollow(room, owners.get(table)!))
        faults.push(`The function ${name} is ${room}'s and follows ${table}, which is of ${owners.get(table)}: ${room} does not use that`);
  }
}
