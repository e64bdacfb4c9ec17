// The person's picture as the document takes it: a JPEG of a few kilobytes.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { FileNotFound, type FileStore } from '../../kernel/files/file-store.ts';

const SIDE_PX = 320;

/** Undefined where the picture lies elsewhere, is gone, or cannot be read. */
export async function resumePicture(files: FileStore, avatar: string | null): Promise<Uint8Array | undefined> {
  if (!avatar?.startsWith('/media/avatars/')) return undefined;
  try {
    const { stream } = await files.get(avatar.slice(1));
    return await sharp(await buffer(stream), { limitInputPixels: 50_000_000 })
      .resize(SIDE_PX, SIDE_PX, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch (error) {
    // A document without a picture is better than none.
    if (error instanceof FileNotFound || (error instanceof Error && !('code' in error))) return undefined;
    throw error;
  }
}
