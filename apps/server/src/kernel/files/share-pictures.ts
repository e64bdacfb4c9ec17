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
/** Width by height of what may be cut to the card. */
const FILLS = { from: 1.4, to: 2.8 };
const MARGIN_PX = 110;
const WHITE = '#ffffff';
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
  try {
    return await placed(await drawn(bytes, file.contentType));
  } catch {
    // What cannot be drawn is not there to share.
    throw new FileNotFound(source);
  }
}

/** The picture as pixels, about as large as it is needed: a drawing is drawn in that size, not enlarged. */
async function drawn(bytes: Buffer, contentType: string): Promise<Buffer> {
  const options = { limitInputPixels: INPUT_PIXELS, pages: 1 };
  if (contentType !== 'image/svg+xml') return sharp(bytes, options).png().toBuffer();
  const { width, height } = await sharp(bytes, options).metadata();
  const scale = Math.max(1, Math.min(WIDTH_PX / width, (2 * HEIGHT_PX) / height));
  return sharp(bytes, { ...options, density: Math.min(2400, 72 * scale) })
    .png()
    .toBuffer();
}

/** A card: what fits fills it, a wide or high picture lies on a blurred one of itself, and what has no ground of its own stands on white. */
async function placed(picture: Buffer): Promise<Buffer> {
  const [{ width, height }, { isOpaque }] = await Promise.all([sharp(picture).metadata(), sharp(picture).stats()]);
  const ratio = width / height;
  const card = sharp(picture).flatten({ background: WHITE });
  const fills = isOpaque && ratio >= FILLS.from && ratio <= FILLS.to;
  if (isOpaque) card.resize(WIDTH_PX, HEIGHT_PX, { fit: 'cover' });
  else {
    card
      .resize(WIDTH_PX - 2 * MARGIN_PX, HEIGHT_PX - 2 * MARGIN_PX, { fit: 'contain', background: WHITE })
      .extend({ top: MARGIN_PX, bottom: MARGIN_PX, left: MARGIN_PX, right: MARGIN_PX, background: WHITE });
  }
  if (isOpaque && !fills) {
    const whole = await sharp(picture).resize(WIDTH_PX, HEIGHT_PX, { fit: 'inside' }).png().toBuffer();
    card.blur(40).composite([{ input: whole }]);
  }
  return card.jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
