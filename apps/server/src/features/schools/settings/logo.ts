// The logo of a school. A picture is decoded and written anew as WebP, so nothing but pixels is kept; an SVG is copied from what may draw
// (svg.ts). What it is, its content says, never its name. The file is stored before its row is written, and guarded until then.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { UploadedFile } from '@fairway/contract/endpoint';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import type { Database } from '../../../kernel/database/database.ts';
import { keepFile, removeFilesLater, removeUnlessKept } from '../../../kernel/files/file-removal.ts';
import { type FileStore, StorageFull } from '../../../kernel/files/file-store.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { ThreadFailure, threadPool } from '../../../kernel/thread-pool.ts';
import { turns } from '../../../kernel/turns.ts';
import type { SchoolEditor } from './access.ts';
import { lockSchool, noteSchoolChange, refuseNeeded } from './changes.ts';
import { showOnOwnHosts } from './commands.ts';
import type { SvgVerdict } from './svg.ts';

const SIDE_PX = 512;
const INPUT_PIXELS = 60_000_000;
const ROW_WITHIN_MS = 3_600_000;
const FOLDER = 'media/logos/';
const takeTurn = turns({ atOnce: 1, waiting: 20 });
const cleanInThread = threadPool<string, SvgVerdict>(new URL('./svg.thread.ts', import.meta.url), {
  atOnce: 1,
  waiting: 1,
  timeMs: 5000,
  memoryMb: 64,
});

type Logo = { bytes: Buffer; ending: 'webp' | 'svg'; contentType: 'image/webp' | 'image/svg+xml' };

/** Makes a file the school's logo; the one before is deleted. @throws Problem settings.logo_*, storage_full */
export async function storeLogo(database: Database, editor: SchoolEditor, file: UploadedFile, files: FileStore): Promise<void> {
  const logo = await takeTurn(() => readLogo(file));
  const key = `${FOLDER}${randomUUID()}.${logo.ending}`;
  await removeUnlessKept(database, key, new Date(editor.now.getTime() + ROW_WITHIN_MS));
  try {
    await files.put(logo.bytes, key, { contentType: logo.contentType });
    await database.transaction().execute(async (transaction) => {
      await keepFile(transaction, key);
      await setLogo(transaction, editor, `/${key}`);
    });
  } catch (error) {
    await removeFilesLater(database, [key], editor.now);
    throw error instanceof StorageFull ? new Problem('storage_full', { cause: error }) : error;
  }
}

/** Sets or removes the logo in this transaction; the file of the one before goes. @throws Problem settings.needed */
export async function setLogo(database: Database, editor: SchoolEditor, logo: string | null): Promise<void> {
  const school = await lockSchool(database, editor);
  if (school.logo === logo) return;
  if (logo === null) await refuseNeeded(database, editor);
  await database.updateTable('school').set({ logo }).where('id', '=', editor.schoolId).execute();
  // Pages of the school's own hosts show the mark of the platform where it has none; they never show a picture that is gone.
  if (logo) await showOnOwnHosts(database, editor, { logo });
  else if (school.logo)
    await database
      .updateTable('tenant')
      .set({ logo: null })
      .where('school_id', '=', editor.schoolId)
      .where('logo', '=', school.logo)
      .execute();
  // Others came with the demo world or a list, and are not ours to delete.
  if (school.logo?.startsWith(`/${FOLDER}`)) await removeFilesLater(database, [school.logo.slice(1)], editor.now);
  await noteSchoolChange(database, editor, logo ? 'logo_changed' : 'logo_removed');
}

async function readLogo(file: UploadedFile): Promise<Logo> {
  const type = await fileTypeFromFile(file.path);
  if (type && ['png', 'jpg', 'webp'].includes(type.ext)) return { bytes: await redrawn(file), ending: 'webp', contentType: 'image/webp' };
  if (type && type.ext !== 'xml') throw new Problem('settings.logo_type');
  const text = decoded(await readFile(file.path));
  if (text === undefined || !/<(?:[\w-]+:)?svg[\s>]/.test(text)) throw new Problem('settings.logo_type');
  const verdict = await cleanInThread(text).catch((error: unknown) => {
    if (error instanceof ThreadFailure) throw new Problem('settings.logo_unreadable', { cause: error });
    throw error;
  });
  if (!verdict.ok) throw new Problem(verdict.reason === 'active' ? 'settings.logo_active' : 'settings.logo_unreadable');
  return { bytes: Buffer.from(verdict.svg), ending: 'svg', contentType: 'image/svg+xml' };
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

async function redrawn(file: UploadedFile): Promise<Buffer> {
  try {
    return await sharp(file.path, { limitInputPixels: INPUT_PIXELS, failOn: 'error', pages: 1, sequentialRead: true })
      .autoOrient()
      .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88, smartSubsample: true })
      .toBuffer();
  } catch (error) {
    throw new Problem('settings.logo_unreadable', { cause: error });
  }
}
