// What the migrations leave standing, from their texts in order: tables, and what views, functions and triggers read and write. The database carries
// a rename into its views and not into its functions; so does this.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tablesRead, tablesWritten } from './sql-names.ts';

export type Schema = {
  tables: Set<string>;
  /** What each view reads. */
  views: Map<string, Set<string>>;
  /** What each reads and writes; written too is what those write that it calls. */
  functions: Map<string, { reads: Set<string>; writes: Set<string>; body: string }>;
  triggers: Map<string, { table: string; calls: string }>;
};

const STATEMENTS = new RegExp(
  [
    String.raw`\bcreate\s+(?:or\s+replace\s+)?function\s+(?<fn>\w+)\s*\((?:[^$]|\$(?!\$))*?\$\$(?<body>[\s\S]*?)\$\$`,
    String.raw`\bcreate\s+(?:or\s+replace\s+)?view\s+(?<view>\w+)[^;]*?\bas\b(?<query>[^;]*);`,
    String.raw`\bcreate\s+(?:constraint\s+)?trigger\s+(?<trigger>\w+)\s[^;]*?\bon\s+(?<on>\w+)\s[^;]*?\bexecute\s+(?:function|procedure)\s+(?<calls>\w+)`,
    String.raw`\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(?<table>\w+)`,
    String.raw`\bdrop\s+(?<dropped>table|view|function|trigger)\s+(?:if\s+exists\s+)?(?<gone>\w+)(?:\s+on\s+\w+)?`,
    String.raw`\balter\s+(?<altered>table|view|function)\s+(?<old>\w+)(?:\(.*\))?\s+rename\s+to\s+(?<new>\w+)`,
    String.raw`\balter\s+trigger\s+(?<oldTrigger>\w+)\s+on\s+\w+\s+rename\s+to\s+(?<newTrigger>\w+)`,
  ].join('|'),
  'gi',
);

/** @param folder of migrations; none: nothing stands */
export function readSchema(folder: string): Schema {
  const schema: Schema = { tables: new Set(), views: new Map(), functions: new Map(), triggers: new Map() };
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.sql')) : [];
  for (const file of files.sort()) {
    const text = readFileSync(path.join(folder, file), 'utf8').replace(/--.*$/gm, '');
    for (const { groups } of text.matchAll(STATEMENTS)) run(schema, groups as Record<string, string | undefined>);
  }
  const { functions } = schema;
  for (const one of functions.values())
    for (const [, called] of one.body.matchAll(/\b(\w+)\(/g))
      for (const table of functions.get(called!)?.writes ?? []) one.writes.add(table);
  return schema;
}

function run({ tables, views, functions, triggers }: Schema, found: Record<string, string | undefined>): void {
  if (found.fn) functions.set(found.fn, { reads: tablesRead(found.body!), writes: tablesWritten(found.body!), body: found.body! });
  else if (found.view) views.set(found.view, tablesRead(found.query!));
  else if (found.trigger) triggers.set(found.trigger, { table: found.on!, calls: found.calls! });
  else if (found.table) tables.add(found.table);
  else if (found.dropped)
    ({ table: tables, view: views, function: functions, trigger: triggers })[found.dropped.toLowerCase()]?.delete(found.gone!);
  else if (found.oldTrigger) move(triggers, found.oldTrigger, found.newTrigger!);
  else if (found.altered?.toLowerCase() === 'function') {
    move(functions, found.old!, found.new!);
    for (const trigger of triggers.values()) if (trigger.calls === found.old) trigger.calls = found.new!;
  } else if (found.old) {
    if (tables.delete(found.old)) tables.add(found.new!);
    move(views, found.old, found.new!);
    for (const reads of views.values()) if (reads.delete(found.old)) reads.add(found.new!);
    for (const trigger of triggers.values()) if (trigger.table === found.old) trigger.table = found.new!;
  }
}

function move<T>(map: Map<string, T>, old: string, name: string): void {
  const value = map.get(old);
  if (value !== undefined && map.delete(old)) map.set(name, value);
}
