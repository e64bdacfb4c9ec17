// What the manifests of the server's features say (apps/server/src/features/*/feature.ts), read as text: a check must not need a program that runs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Manifest = { name: string; uses: string[]; tables: string[]; shows: string[] };

const FOLDER = 'apps/server/src/features';

/** The manifests of a project, by folder. @throws Error where a folder has none, or one that is not readable or named as its folder */
export function readManifests(root: string): Manifest[] {
  const folder = path.join(root, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const file = path.join(folder, name, 'feature.ts');
      if (!existsSync(file)) throw new Error(`${FOLDER}/${name} has no manifest (feature.ts)`);
      const text = readFileSync(file, 'utf8');
      const [uses, tables] = [wordsOf(text, 'uses'), wordsOf(text, 'tables')];
      if (!text.includes(`name: '${name}'`) || !uses || !tables)
        throw new Error(`${FOLDER}/${name}/feature.ts names itself not ${name}, or lacks uses or tables`);
      return { name, uses, tables, shows: wordsOf(text, 'shows') ?? [] };
    });
}

/** A circle of `uses`, as its names in order; undefined: there is none. */
export function findCircle(manifests: readonly Manifest[]): string[] | undefined {
  const done = new Set<string>();
  const visit = (name: string, way: string[]): string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const used of manifests.find((one) => one.name === name)?.uses ?? []) {
      const circle = visit(used, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const { name } of manifests) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return undefined;
}

function wordsOf(text: string, key: string): string[] | undefined {
  const list = new RegExp(`^  ${key}: \\[([^\\]]*)\\]`, 'm').exec(text)?.[1];
  return list === undefined ? undefined : [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word!);
}
