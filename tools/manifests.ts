// What the manifests of features say (apps/{server,web}/src/features/*/feature.ts), read as text: a check must not need a program that runs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the manifest of a feature says on either side. */
export type Uses = { name: string; uses: string[] };
export type Manifest = Uses & {
  tables: string[];
  shows: string[];
  views: string[];
  /** Views that it reads and that one of those who use it keeps. */
  asks: string[];
  /** Its tables that those who use it may read. */
  published: string[];
};

/** The manifests of the server, by folder. @throws Error where a folder has none, or one that is not readable or named as its folder */
export function readManifests(root: string): Manifest[] {
  return manifestsIn(root, 'apps/server/src/features', ['uses', 'tables']).map(({ text, ...said }) => ({
    ...said,
    tables: wordsOf(text, 'tables') ?? [],
    shows: wordsOf(text, 'shows') ?? [],
    views: wordsOf(text, 'views') ?? [],
    asks: reasonsOf(text, 'asks'),
    published: reasonsOf(text, 'publishes'),
  }));
}

/** Those of the web, which stand in its registry too. @throws Error likewise, and where the registry has not one */
export function readWebManifests(root: string): Uses[] {
  const found = manifestsIn(root, 'apps/web/src/features', ['uses']);
  const file = path.join(root, 'apps/web/src/features.ts');
  const registry = found.length > 0 && existsSync(file) ? readFileSync(file, 'utf8') : '';
  return found.map(({ name, uses }) => {
    if (!registry.includes(`'./features/${name}/feature.ts'`)) throw new Error(`apps/web/src/features.ts has no line for ${name}`);
    return { name, uses };
  });
}

function manifestsIn(root: string, folder: string, needed: readonly string[]): (Uses & { text: string })[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const file = path.join(root, folder, name, 'feature.ts');
      if (!existsSync(file)) throw new Error(`${folder}/${name} has no manifest (feature.ts)`);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(`name: '${name}'`) || needed.some((key) => !wordsOf(text, key)))
        throw new Error(`${folder}/${name}/feature.ts names itself not ${name}, or lacks ${needed.join(' or ')}`);
      return { name, uses: wordsOf(text, 'uses') ?? [], text };
    });
}

/** The files and folders with names of their own that the manifest in a feature's folder lists. */
export function namedParts(folder: string): { parts: string[]; shows: string[] } {
  const file = path.join(folder, 'feature.ts');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { parts: wordsOf(text, 'parts') ?? [], shows: wordsOf(text, 'shows') ?? [] };
}

/** A circle of `uses`, as its names in order; undefined: there is none. */
export function findCircle(manifests: readonly Uses[]): string[] | undefined {
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

/** Names that stand with a reason each. */
function reasonsOf(text: string, key: string): string[] {
  const list = new RegExp(`^  ${key}: \\{([^}]*)\\}`, 'm').exec(text)?.[1] ?? '';
  return [...list.matchAll(/(\w+): ['"]/g)].map(([, name]) => name!);
}

function wordsOf(text: string, key: string): string[] | undefined {
  const list = new RegExp(`^  ${key}: \\[([^\\]]*)\\]`, 'm').exec(text)?.[1];
  return list === undefined ? undefined : [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word!);
}
