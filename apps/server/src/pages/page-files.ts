// The client build on disk: files with a hash in their name live for ever in the browser and come precompressed.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MessageHrefs } from '@fairway/client/page-request';
import { LOCALES, type Locale } from '@fairway/rules/locales';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

/** What is never a document of its own. */
const PART_OF_A_PAGE = /\.(js|css|woff2)$/;
/**
 * What says something about documents only, or about asking again for what never changes. A first visit takes 30 files, and on a slow line
 * half a kilobyte of each costs as much as a script.
 */
const NOT_FOR_PARTS = [
  'content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'referrer-policy', 'x-dns-prefetch-control',
  'x-download-options', 'x-frame-options', 'x-permitted-cross-domain-policies', 'x-xss-protection', 'accept-ranges', 'last-modified', 'etag',
]; // biome-ignore format: a list

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
      const immutable = file.startsWith(path.join(root, 'assets'));
      reply.header('cache-control', immutable ? IMMUTABLE : SHORT).header('x-content-type-options', 'nosniff');
      if (immutable && PART_OF_A_PAGE.test(file.replace(/\.(br|gz)$/, ''))) leaveOut(reply, NOT_FOR_PARTS);
    },
  });
}

/** Those of helmet are on the raw reply. */
function leaveOut(reply: FastifyReply, names: readonly string[]): void {
  for (const name of names) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
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
    visitor: hrefsOf(`${locale}.visitor`),
    profile: hrefsOf(`${locale}.profile`),
    own: hrefsOf(`${locale}.own`),
    later: hrefsOf(`${locale}.later`),
  });
  return Object.fromEntries(LOCALES.map((locale) => [locale, partsOf(locale)]));
}

type ViteManifest = Record<string, { file: string; imports?: string[] }>;
