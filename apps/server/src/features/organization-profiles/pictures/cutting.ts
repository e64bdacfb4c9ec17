// A picture that somebody brought, cut to the shape of its kind and written anew in each width as WebP and AVIF: nothing but pixels is kept, no place,
// no camera, no second file behind it. What it is, its content says, never its name.
import type { UploadedFile } from '@fairway/contract/kernel/endpoint';
import { PROFILE_PICTURES, type ProfilePictureFile, type ProfilePictureKind, pictureFiles } from '@fairway/rules/profile-pictures';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { Problem } from '../../../kernel/http/problems.ts';
import { turns } from '../../../kernel/turns.ts';

/** A picture of 60 megapixels is decoded in about 200 MB; small files can claim to be far more. */
const INPUT_PIXELS = 60_000_000;
const TYPES = new Set(['jpg', 'png', 'apng', 'webp', 'avif']);
const takeTurn = turns({ atOnce: 1, waiting: 20 });

export type Cut = { left?: number | undefined; top?: number | undefined; width?: number | undefined };
export type CutPicture = { file: ProfilePictureFile; bytes: Buffer };

/** @throws Problem organization_profiles.picture_*, validation for a part outside of it, unavailable where too many wait */
export function cutPicture(file: UploadedFile, id: string, kind: ProfilePictureKind, cut: Cut): Promise<CutPicture[]> {
  return takeTurn(() => read(file, id, kind, cut));
}

async function read(file: UploadedFile, id: string, kind: ProfilePictureKind, cut: Cut): Promise<CutPicture[]> {
  const type = await fileTypeFromFile(file.path);
  if (!type || !TYPES.has(type.ext)) throw new Problem('organization_profiles.picture_type');
  const open = () => sharp(file.path, { limitInputPixels: INPUT_PIXELS, failOn: 'error', pages: 1 });
  const { ratio, widths } = PROFILE_PICTURES[kind];
  const most = Math.max(...widths);
  try {
    const { width, height } = (await open().metadata()).autoOrient;
    const whole = await open()
      .autoOrient()
      .extract(keptPart(width, height, ratio, cut))
      .resize({ width: most, height: Math.round(most / ratio), fit: 'fill', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const made: CutPicture[] = [];
    for (const one of pictureFiles(id, kind)) {
      const sized = sharp(whole).resize({ width: one.width, height: one.height, fit: 'inside', withoutEnlargement: true });
      const bytes = await (one.format === 'avif'
        ? sized.avif({ quality: 60, effort: 3 })
        : sized.webp({ quality: 84, smartSubsample: true })
      ).toBuffer();
      made.push({ file: one, bytes });
    }
    return made;
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('organization_profiles.picture_unreadable', { cause: error });
  }
}

/** The part that was asked for, or the largest of the shape in the middle. */
function keptPart(width: number, height: number, ratio: number, cut: Cut) {
  const largest = Math.max(1, Math.min(width, Math.floor(height * ratio)));
  const wide = cut.width ?? largest;
  const high = Math.max(1, Math.min(Math.round(wide / ratio), height));
  const isAsked = cut.width !== undefined;
  const left = isAsked ? (cut.left ?? 0) : Math.floor((width - wide) / 2);
  const top = isAsked ? (cut.top ?? 0) : Math.floor((height - high) / 2);
  if (left + wide > width || top + high > height)
    throw new Problem('validation', { errors: [{ pointer: '/body/width', code: 'too_big' }] });
  return { left, top, width: wide, height: high };
}
