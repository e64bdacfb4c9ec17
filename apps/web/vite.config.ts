// One build for all tenants and locales. The server build carries its own React, so that it runs the production code whatever
// NODE_ENV the process has; the plugin in apps/server/src/pages loads it (development: this config in middleware mode).
import { reactRouter } from '@react-router/dev/vite';
import compileMessage from 'icu-minify/compile';
import { defineConfig, type Plugin } from 'vite';
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
    transform: {
      filter: { id: /[\\/]packages[\\/]i18n[\\/]messages[\\/][^?]+\.json$/ },
      handler: (text) => ({ code: JSON.stringify(compiled(JSON.parse(text))), map: null }),
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [compiledMessages(), reactRouter()],
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
