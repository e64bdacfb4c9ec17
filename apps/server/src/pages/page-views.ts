// Views of pages: what a page shows as a file of its own (apps/web/src/lib/page-view.tsx). The build knows of them by the imports of page modules alone.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type BuildRoute = { id: string; parentId?: string; path?: string; index?: boolean };

/** A route as the browser knows it: with the files that its module imports, those of its view, and its styles. */
export type AssetRoute = BuildRoute & {
  module?: string;
  imports?: readonly string[];
  view?: readonly string[];
  css?: readonly string[];
  hasAction?: boolean;
  hasLoader?: boolean;
};

/** What a page shows that is a file of its own (apps/web/src/lib/page-view.tsx). */
const VIEW = /-shown\.tsx$/;

/** The routes with the scripts of their views, which are asked for with the page, and with the styles of those, which it needs to be read. */
export function withViews(routes: Record<string, AssetRoute>, root: string): Record<string, AssetRoute> {
  const manifest = viteManifest(root) ?? {};
  const chunks = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]));
  const withView = (route: AssetRoute): AssetRoute => {
    const names = (chunks.get(route.module ?? '')?.dynamicImports ?? []).filter((name) => VIEW.test(name));
    if (names.length === 0) return route;
    const parts = [...withImports(names, manifest)].flatMap((name) => manifest[name] ?? []);
    const view = parts.map(({ file }) => `/${file}`).filter((file) => !route.imports?.includes(file));
    // Those of the shell are there, by whatever name.
    const known = Object.values(routes).flatMap(({ id, css }) => (id === 'root' ? (css ?? []) : []));
    const styles = parts.flatMap((part) => (part.css ?? []).map((file) => `/${file}`)).filter((file) => !known.includes(`${file}#`));
    return { ...route, view, css: [...new Set([...(route.css ?? []), ...styles])] };
  };
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, withView(route)]));
}

function withImports(names: readonly string[], manifest: ViteManifest, seen = new Set<string>()): ReadonlySet<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    withImports(manifest[name]?.imports ?? [], manifest, seen);
  }
  return seen;
}

/** A chunk by its source, or by its name. */
type ViteManifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }>;

export function viteManifest(root: string): ViteManifest | undefined {
  const file = path.join(root, '.vite', 'manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ViteManifest) : undefined;
}
