// The person's picture. What it is, its content says; whatever came is decoded, turned upright, cut square and written anew as WebP, so
// nothing but pixels is kept: no place, no camera, no second file behind it. @rule account.10, account.9
import { randomUUID } from 'node:crypto';
import type { uploadAvatar } from '@fairway/contract/documents/endpoints';
import type { EndpointInput, UploadedFile } from '@fairway/contract/kernel/endpoint';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { keepFile, removeFilesLater, removeUnlessKept } from '../../kernel/files/file-removal.ts';
import { type FileStore, StorageFull } from '../../kernel/files/file-store.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { turns } from '../../kernel/turns.ts';
import { ownUserId } from '../identity/access.ts';
import { setAvatar } from './commands.ts';

const SIDE_PX = 512;
/** A picture of 60 megapixels is decoded in about 200 MB; small files can claim to be far more. */
const INPUT_PIXELS = 60_000_000;
const TYPES = new Set(['jpg', 'png', 'apng', 'gif']);
const ROW_WITHIN_MS = 3_600_000;
const takeTurn = turns({ atOnce: 1, waiting: 20 });

type Square = { left?: number | undefined; top?: number | undefined; side?: number | undefined };

/** Makes it the caller's picture; the one before is deleted. @throws Problem avatar.*, storage_full, validation for a square outside it */
export async function storeAvatar(
  request: ApiRequest,
  { body, file }: EndpointInput<typeof uploadAvatar>,
  files: FileStore,
): Promise<void> {
  const picture = await takeTurn(() => squarePicture(file, body));
  const now = request.clock.now();
  // Whoever sees the picture could guess the next one's name, were it a time.
  const key = `media/avatars/${randomUUID()}.webp`;
  await removeUnlessKept(request.database, key, new Date(now.getTime() + ROW_WITHIN_MS));
  try {
    await files.put(picture, key, { contentType: 'image/webp' });
    await request.database.transaction().execute(async (transaction) => {
      await keepFile(transaction, key);
      await setAvatar(transaction, ownUserId(request), `/${key}`, now);
    });
  } catch (error) {
    await removeFilesLater(request.database, [key], now);
    throw error instanceof StorageFull ? new Problem('storage_full', { cause: error }) : error;
  }
}

async function squarePicture(file: UploadedFile, square: Square): Promise<Buffer> {
  const type = await fileTypeFromFile(file.path);
  if (!type || !TYPES.has(type.ext)) throw new Problem('avatar.wrong_type');
  const open = () => sharp(file.path, { limitInputPixels: INPUT_PIXELS, failOn: 'error', pages: 1, sequentialRead: true });
  try {
    const { width, height } = (await open().metadata()).autoOrient;
    return await open()
      .autoOrient()
      .extract(keptSquare(width, height, square))
      .resize(SIDE_PX, SIDE_PX)
      .webp({ quality: 82, smartSubsample: true })
      .toBuffer();
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('avatar.unreadable', { cause: error });
  }
}

/** The square that was asked for, or the largest in the middle. */
function keptSquare(width: number, height: number, { left, top, side }: Square) {
  if (side === undefined) {
    const largest = Math.min(width, height);
    return { left: Math.floor((width - largest) / 2), top: Math.floor((height - largest) / 2), width: largest, height: largest };
  }
  const [x, y] = [left ?? 0, top ?? 0];
  if (x + side > width || y + side > height) throw new Problem('validation', { errors: [{ pointer: '/body/side', code: 'too_big' }] });
  return { left: x, top: y, width: side, height: side };
}
