// A picture that may be a logo, from whoever brings one. Pixels are decoded and written anew as WebP, so nothing else is kept; an SVG is copied
// from what may draw (svg.ts). What it is, its content says, never its name.
import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { ThreadFailure, threadPool } from '../thread-pool.ts';
import { turns } from '../turns.ts';
import type { SvgVerdict } from './svg.ts';

const SIDE_PX = 512;
const INPUT_PIXELS = 60_000_000;
const takeTurn = turns({ atOnce: 1, waiting: 20 });
const cleanInThread = threadPool<string, SvgVerdict>(new URL('./svg.thread.ts', import.meta.url), {
  atOnce: 1,
  waiting: 1,
  timeMs: 5000,
  memoryMb: 64,
});

export type LogoPicture = { bytes: Buffer; ending: 'webp' | 'svg'; contentType: 'image/webp' | 'image/svg+xml' };
/** `active`: an SVG that would run or load something. */
type LogoRefusal = 'type' | 'unreadable' | 'active';
export type LogoVerdict = { ok: true; logo: LogoPicture } | { ok: false; reason: LogoRefusal; cause?: unknown };

/** Where logos that somebody brought lie in the store. */
export const LOGO_FOLDER = 'media/logos/';

/** The picture in a file, or why it is none. @throws Problem unavailable where too many wait */
export function readLogo(path: string): Promise<LogoVerdict> {
  return takeTurn(() => read(path));
}

async function read(path: string): Promise<LogoVerdict> {
  const type = await fileTypeFromFile(path);
  if (type && ['png', 'jpg', 'webp'].includes(type.ext)) return redrawn(path);
  if (type && type.ext !== 'xml') return { ok: false, reason: 'type' };
  const text = decoded(await readFile(path));
  if (text === undefined || !/<(?:[\w-]+:)?svg[\s>]/.test(text)) return { ok: false, reason: 'type' };
  try {
    const verdict = await cleanInThread(text);
    if (!verdict.ok) return verdict;
    return { ok: true, logo: { bytes: Buffer.from(verdict.svg), ending: 'svg', contentType: 'image/svg+xml' } };
  } catch (error) {
    if (error instanceof ThreadFailure) return { ok: false, reason: 'unreadable', cause: error };
    throw error;
  }
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

async function redrawn(path: string): Promise<LogoVerdict> {
  try {
    const bytes = await sharp(path, { limitInputPixels: INPUT_PIXELS, failOn: 'error', pages: 1, sequentialRead: true })
      .autoOrient()
      .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88, smartSubsample: true })
      .toBuffer();
    return { ok: true, logo: { bytes, ending: 'webp', contentType: 'image/webp' } };
  } catch (error) {
    return { ok: false, reason: 'unreadable', cause: error };
  }
}
