// The picture of a widget: whatever came is decoded, turned upright, made no larger than it is shown and written anew as WebP, so nothing but
// pixels is kept. It is stored before its row names it, guarded by a row that removes it again.
import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '@fairway/contract/kernel/endpoint';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { keepFile, removeFilesLater, removeUnlessKept } from '../../kernel/files/file-removal.ts';
import { type FileStore, StorageFull } from '../../kernel/files/file-store.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { turns } from '../../kernel/turns.ts';
import { setWidgetImage, type WidgetAct } from './commands.ts';
import { lockWidget, type WidgetRow } from './queries.ts';

const WIDTH_PX = 960;
const HEIGHT_PX = 720;
const INPUT_PIXELS = 60_000_000;
const TYPES = new Set(['jpg', 'png', 'apng', 'gif', 'webp']);
const ROW_WITHIN_MS = 3_600_000;
const takeTurn = turns({ atOnce: 1, waiting: 20 });

/** @throws Problem not_found, avatar.wrong_type, avatar.unreadable, storage_full */
export async function storeWidgetImage(
  request: ApiRequest,
  act: WidgetAct,
  id: string,
  file: UploadedFile,
  files: FileStore,
): Promise<WidgetRow> {
  await lockWidget(request.database, act.owner, id);
  const picture = await takeTurn(() => drawn(file));
  const key = `media/widgets/${randomUUID()}.webp`;
  await removeUnlessKept(request.database, key, new Date(act.now.getTime() + ROW_WITHIN_MS));
  try {
    await files.put(picture, key, { contentType: 'image/webp' });
    return await request.database.transaction().execute(async (transaction) => {
      await keepFile(transaction, key);
      return setWidgetImage(transaction, act, id, `/${key}`);
    });
  } catch (error) {
    await removeFilesLater(request.database, [key], act.now);
    throw error instanceof StorageFull ? new Problem('storage_full', { cause: error }) : error;
  }
}

async function drawn(file: UploadedFile): Promise<Buffer> {
  const type = await fileTypeFromFile(file.path);
  if (!type || !TYPES.has(type.ext)) throw new Problem('avatar.wrong_type');
  try {
    return await sharp(file.path, { limitInputPixels: INPUT_PIXELS, failOn: 'error', pages: 1, sequentialRead: true })
      .autoOrient()
      .resize(WIDTH_PX, HEIGHT_PX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, smartSubsample: true })
      .toBuffer();
  } catch (error) {
    throw new Problem('avatar.unreadable', { cause: error });
  }
}
