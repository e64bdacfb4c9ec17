// What a shared link shows: 1200 x 630 JPEG of a public picture, for those who cannot draw an SVG. Made once, on the first look, and kept
// in the store beside it. One at a time, of pictures of at most 5 MB; people's own pictures are none of them.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { turns } from '../turns.ts';
import { FileNotFound, type FileStore, type OpenedFile } from './file-store.ts';

const WIDTH_PX = 1200;
const HEIGHT_PX = 630;
const INPUT_BYTES = 5_000_000;
const INPUT_PIXELS = 50_000_000;
const PICTURES = /^image\/(?:svg\+xml|png|jpeg|webp|gif)$/;
const MADE = /^media\/share\/(.+)\.jpg$/;
const NOT_SHARED = /^(?:share|avatars)\//;
/** A wide picture fills the card; a logo stands in its middle. */
const FILLS = { from: 1.4, to: 2.8 };
const takeTurn = turns({ atOnce: 1, waiting: 40 });

/** Opens the share picture of this key, `media/share/PATH.jpg`, making it where it is missing. @throws FileNotFound */
export async function openSharePicture(files: FileStore, key: string): Promise<OpenedFile> {
  const source = MADE.exec(key)?.[1];
  if (source === undefined || NOT_SHARED.test(source)) throw new FileNotFound(key);
  const made = await openIfThere(files, key);
  if (made) return made;
  return takeTurn(async () => {
    const meanwhile = await openIfThere(files, key);
    if (meanwhile) return meanwhile;
    await files.put(await sharePicture(files, `media/${source}`), key, { contentType: 'image/jpeg' });
    return files.get(key);
  });
}

async function openIfThere(files: FileStore, key: string): Promise<OpenedFile | undefined> {
  try {
    return await files.get(key);
  } catch (error) {
    if (error instanceof FileNotFound) return undefined;
    throw error;
  }
}

async function sharePicture(files: FileStore, source: string): Promise<Buffer> {
  const { file, stream } = await files.get(source);
  if (!PICTURES.test(file.contentType) || file.sizeBytes > INPUT_BYTES) {
    stream.destroy();
    throw new FileNotFound(source);
  }
  const bytes = await buffer(stream);
  const options = { limitInputPixels: INPUT_PIXELS, pages: 1 };
  try {
    const { width, height } = await sharp(bytes, options).metadata();
    const ratio = width / height;
    const fills = ratio >= FILLS.from && ratio <= FILLS.to;
    // Drawings are drawn at the size they are needed in, not enlarged.
    const scale = Math.max(1, fills ? Math.max(WIDTH_PX / width, HEIGHT_PX / height) : Math.min(WIDTH_PX / width, HEIGHT_PX / height));
    const density = file.contentType === 'image/svg+xml' ? { density: Math.min(2400, 72 * scale) } : {};
    const drawn = sharp(bytes, { ...options, ...density }).flatten({ background: '#ffffff' });
    const placed = fills
      ? drawn.resize(WIDTH_PX, HEIGHT_PX, { fit: 'cover' })
      : drawn
          .resize(WIDTH_PX - 240, HEIGHT_PX - 140, { fit: 'contain', background: '#ffffff' })
          .extend({ top: 70, bottom: 70, left: 120, right: 120, background: '#ffffff' });
    return await placed.jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  } catch {
    // What cannot be drawn is not there to share.
    throw new FileNotFound(source);
  }
}
