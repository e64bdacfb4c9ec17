// One build for all tenants and locales. The server build carries its own React, so that it runs the production code whatever
// NODE_ENV the process has; the plugin in apps/server/src/pages loads it (development: this config in middleware mode).
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import compileMessage from 'icu-minify/compile';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import type { Page } from '../../packages/contract/src/kernel/page.ts';
import { LIMITS } from '../../packages/rules/src/limits.ts';
import { type ErrorPart, errorsOfPart } from '../../tools/generate-messages.ts';
import { root } from '../../tools/runtime.mjs';
import { chunkGroups, compileHint } from './chunks.ts';
import { leanLibraries } from './lean-libraries.ts';
import { leanRouter } from './lean-router.ts';

/**
 * Messages are read by the build: pages, in the browser and on the server, get them in pieces, and with them a formatter of 1 kB instead of
 * a parser of 12 kB. In development and in tests they stay texts, and the parser reads them.
 */
function compiledMessages(): Plugin {
  const compiled = (tree: unknown): unknown =>
    typeof tree === 'string'
      ? compileMessage(tree)
      : Object.fromEntries(Object.entries(tree as object).map(([key, value]) => [key, compiled(value)]));
  return {
    name: 'compiled-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    resolveId: (source, importer) =>
      source.endsWith('/errors.json') && importer && /\.(later|profile|visitor)\.gen\.ts$/.test(importer)
        ? `${ERRORS_OF}${/\.(later|profile|visitor)\./.exec(importer)?.[1]}:${path.resolve(path.dirname(importer), source)}.js`
        : null,
    load: (id) => {
      if (!id.startsWith(ERRORS_OF)) return null;
      const [part = '', file = ''] = id.slice(ERRORS_OF.length, -'.js'.length).split(/:(.*)/s);
      return `export default ${JSON.stringify(compiled(errorsOf(readFileSync(file, 'utf8'), part as ErrorPart)))}`;
    },
    transform: {
      filter: { id: /^[^\0]*[\\/]packages[\\/]i18n[\\/]messages[\\/][^?]+\.json$/ },
      handler: (text, id) => ({
        code: JSON.stringify(compiled(id.endsWith('errors.json') ? errorsOf(text, 'first') : JSON.parse(text))),
        map: null,
      }),
    },
  };
}

/** The words of errors are sent with the other words of who can meet them. */
const ERRORS_OF = '\0errors-of:';

function errorsOf(text: string, part: ErrorPart): object {
  return errorsOfPart(JSON.parse(text), part);
}

/**
 * A browser is told of the pages that are built, without what only the server and the build need to know: which module renders a page, and
 * where it exists. Both it hears by the tree of routes that it is sent.
 */
function leanPages(): Plugin {
  return {
    name: 'lean-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /[\\/]packages[\\/]contract[\\/]src[\\/][^\\/]+[\\/]pages\.ts$/ },
      handler: async (_, id) => {
        const lists = Object.entries((await import(id)) as Record<string, readonly Page[]>);
        return { code: lists.map(([name, pages]) => `export const ${name} = ${JSON.stringify(lean(pages))};`).join('\n'), map: null };
      },
    },
  };
}

const lean = (pages: readonly Page[]) =>
  pages.flatMap(({ module, feature, whenOff, rendered, hiddenInProduction, ...page }) => (module ? [page] : []));

/**
 * The limits of the rules are one object that grows with every feature: a first visit would be sent all of them for the few that it needs.
 * Each stands as its number where it is used.
 */
function inlineLimits(): Plugin {
  return {
    name: 'inline-limits',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/](apps[\\/]web|packages[\\/]\w+)[\\/]src[\\/][^?]+\.tsx?$/, code: /\bLIMITS\.\w/ },
      handler: (code) => ({
        code: code.replace(/\bLIMITS\.(\w+)\b/g, (text, name: string) => String((LIMITS as Record<string, number>)[name] ?? text)),
        map: null,
      }),
    },
  };
}

/** Files that first pages of visitors are sent. */
const FIRST_FILES: ReadonlySet<string> = new Set([
  ...['shell', 'react', 'rolldown-runtime', 'root', 'entry.client', 'consent-banner', 'lists', 'facets', 'jobs.page'],
  ...['organizations.page', 'job-detail.page', 'login-popup', 'visitor', 'redirect', 'standing.page', 'going-on.page', 'stand-in'],
]);

/**
 * The bundler's own minifier is quick, and leaves a thirtieth of our code in place that terser folds away. Only where a first visit pays for it:
 * the whole of the pages would take half a minute more to build. Of React it gains a two-hundredth, which is 0.5 kB of each first visit.
 */
function tightFirstFiles(): Plugin {
  return {
    name: 'tight-first-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler: async (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !FIRST_FILES.has(file.name)) continue;
          const { code } = await minify(file.code, {
            module: true,
            ecma: 2020,
            compress: { passes: 3, ecma: 2020 },
            format: { ecma: 2020, comments: false },
          });
          if (!code) throw new Error(`${file.fileName} came back empty from its minifier`);
          file.code = compileHint(file.name) + code;
        }
      },
    },
  };
}

/** What every page has is not named with each part that is loaded later. */
const ON_EVERY_PAGE = /^assets\/(react|shell|rolldown-runtime|root)-/;

/** Class names say where they come from, in words that travel anyway: what a hash adds to every file of a page no compression takes away. */
const STYLE_FILES = globSync('{apps/web,packages/ui}/src/**/*.module.css', { cwd: root }).map((file) => path.join(root, file));

function scopedName(local: string, file: string): string {
  const name = path.basename(file, '.module.css');
  const alike = STYLE_FILES.filter((other) => path.basename(other) === path.basename(file));
  return `${alike.length > 1 ? `${path.basename(path.dirname(file))}-` : ''}${name}_${local}`;
}

export default defineConfig(({ command }) => ({
  plugins: [compiledMessages(), leanPages(), inlineLimits(), leanRouter(), leanLibraries(), reactRouter(), tightFirstFiles()],
  css: { modules: { generateScopedName: scopedName } },
  // Without entries the first cold load fails once with "Outdated Optimize Dep".
  optimizeDeps: { entries: ['./src/**/*.{ts,tsx}', '../../packages/{ui,i18n,client}/src/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
  build: {
    ...{ assetsInlineLimit: 0, target: 'es2023', manifest: true },
    modulePreload: { resolveDependencies: (_file, files) => files.filter((one) => !ON_EVERY_PAGE.test(one)) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            postBanner: ({ name }: { name: string }) => compileHint(name),
            // 42 bits tell a file from its older ones; what another letter of each name cost a first visit, no compression takes away.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: chunkGroups(),
            },
          },
        },
      },
    },
    ...(command === 'build' ? { ssr: { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } } } : {}),
  },
}));
