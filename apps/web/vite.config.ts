// One build for all tenants and locales. The server build carries its own React, so that it runs the production code whatever
// NODE_ENV the process has; the plugin in apps/server/src/pages loads it (development: this config in middleware mode).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import compileMessage from 'icu-minify/compile';
import { defineConfig, type Plugin } from 'vite';
import { CONSOLE_ERRORS } from '../../tools/generate-messages.ts';
import { chunkGroups, compileHint } from './chunks.ts';

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
      source.endsWith('/errors.json') && importer && /\.later\.gen\.ts$/.test(importer)
        ? `${CONSOLE_PART}${path.resolve(path.dirname(importer), source)}.js`
        : null,
    load: (id) =>
      id.startsWith(CONSOLE_PART)
        ? `export default ${JSON.stringify(compiled(errorsOf(readFileSync(id.slice(CONSOLE_PART.length, -'.js'.length), 'utf8'), true)))}`
        : null,
    transform: {
      filter: { id: /^[^\0]*[\\/]packages[\\/]i18n[\\/]messages[\\/][^?]+\.json$/ },
      handler: (text, id) => ({
        code: JSON.stringify(compiled(id.endsWith('errors.json') ? errorsOf(text, false) : JSON.parse(text))),
        map: null,
      }),
    },
  };
}

/** What consoles alone say of errors is sent with their other words: it is a quarter of them. */
const CONSOLE_PART = '\0console-errors:';

function errorsOf(text: string, ofConsoles: boolean): object {
  const groups = Object.entries(JSON.parse(text) as object);
  return Object.fromEntries(groups.filter(([key]) => CONSOLE_ERRORS.includes(key) === ofConsoles));
}

/**
 * What the table of pages says to the server and to the build alone: which module renders a page, and where it exists. A browser is told both by
 * the tree of routes that it is sent.
 */
const NO_BROWSERS = /\b(?:(?:module|feature|whenOff): '[^']+'|(?:rendered|hiddenInProduction): true),?/g;

function leanPages(): Plugin {
  return {
    name: 'lean-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /[\\/]packages[\\/]contract[\\/]src[\\/][^\\/]+[\\/]pages\.ts$/ },
      handler: (code) => ({ code: code.replace(NO_BROWSERS, ''), map: null }),
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [compiledMessages(), leanPages(), reactRouter()],
  // Without entries the first cold load fails once with "Outdated Optimize Dep" (web-parts.md part 1).
  optimizeDeps: { entries: ['./src/**/*.{ts,tsx}', '../../packages/{ui,i18n,client}/src/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
  build: { assetsInlineLimit: 0, target: 'es2023', manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            postBanner: ({ name }: { name: string }) => compileHint(name),
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
