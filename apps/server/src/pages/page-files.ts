// The client build on disk: files with a hash in their name live for ever in the browser and come precompressed.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MessageHrefs } from '@fairway/client/page-request';
import { LOCALES, type Locale } from '@fairway/rules/locales';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

/** Serves the files of a client build. Its own list of all routes stays unserved: it names pages that are switched off. */
export async function servePageFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}', '.vite/**', 'assets/manifest-*.js'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.startsWith(path.join(root, 'assets')) ? IMMUTABLE : SHORT);
      reply.header('x-content-type-options', 'nosniff');
    },
  });
}

/** Addresses of the chunks that hold each locale's messages, from Vite's manifest, so that pages can preload them. */
export function messageChunks(root: string): Partial<Record<Locale, MessageHrefs>> {
  const file = path.join(root, '.vite', 'manifest.json');
  if (!existsSync(file)) return {};
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ViteManifest;
  const hrefsOf = (bundle: string) => {
    const chunk = manifest[Object.keys(manifest).find((name) => name.endsWith(`/i18n/src/bundles/${bundle}.gen.ts`)) ?? ''];
    const parts = chunk ? [chunk, ...(chunk.imports ?? []).flatMap((name) => manifest[name] ?? [])] : [];
    return parts.map((part) => `/${part.file}`);
  };
  const partsOf = (locale: Locale): MessageHrefs => ({
    first: hrefsOf(locale),
    profile: hrefsOf(`${locale}.profile`),
    own: hrefsOf(`${locale}.own`),
    later: hrefsOf(`${locale}.later`),
  });
  return Object.fromEntries(LOCALES.map((locale) => [locale, partsOf(locale)]));
}

type ViteManifest = Record<string, { file: string; imports?: string[] }>;
