// Pictures of an organization's profile: cut to one shape, kept as WebP and AVIF in some widths. The address of one says its id and its kind, and
// with them all its files: pages ask for the right one without being told more.

/** `ratio`: width by height; `widths` in pixels, ascending. */
export const PROFILE_PICTURES = {
  logo: { ratio: 1, widths: [96, 256] },
  banner: { ratio: 3, widths: [800, 1600] },
  cover: { ratio: 16 / 9, widths: [480, 960] },
} as const;
export type ProfilePictureKind = keyof typeof PROFILE_PICTURES;
export const PROFILE_PICTURE_KINDS = Object.keys(PROFILE_PICTURES) as [ProfilePictureKind, ...ProfilePictureKind[]];
export const PROFILE_PICTURE_BYTES = 10_000_000;

const FOLDER = 'media/profiles/';
const ADDRESS = /^\/media\/profiles\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(logo|banner|cover)-\d+\.webp$/;
const FORMATS = ['webp', 'avif'] as const;
type PictureFormat = (typeof FORMATS)[number];

export type ProfilePictureFile = { key: string; width: number; height: number; format: PictureFormat };

/** All files of a picture, by their keys in the store. */
export function pictureFiles(id: string, kind: ProfilePictureKind): ProfilePictureFile[] {
  const { ratio, widths } = PROFILE_PICTURES[kind];
  return widths.flatMap((width) =>
    FORMATS.map((format) => ({ key: `${FOLDER}${id}-${kind}-${width}.${format}`, width, height: Math.round(width / ratio), format })),
  );
}

/** Where the largest WebP is: what is kept of a picture. */
export const pictureAddress = (id: string, kind: ProfilePictureKind): string =>
  `/${FOLDER}${id}-${kind}-${Math.max(...PROFILE_PICTURES[kind].widths)}.webp`;

/** Whose picture an address is; undefined for pictures that came from elsewhere. */
export function pictureOf(address: string): { id: string; kind: ProfilePictureKind } | undefined {
  const [, id, kind] = ADDRESS.exec(address) ?? [];
  return id && kind ? { id, kind: kind as ProfilePictureKind } : undefined;
}

/** What an img and its sources are given; undefined for a picture that has no sizes. */
export function pictureSources(address: string): Record<PictureFormat, string> | undefined {
  const picture = pictureOf(address);
  if (!picture) return undefined;
  const files = pictureFiles(picture.id, picture.kind);
  const set = (format: PictureFormat) =>
    files.filter((file) => file.format === format).map(({ key, width }) => `/${key} ${width}w`).join(', '); // biome-ignore format: a chain
  return { webp: set('webp'), avif: set('avif') };
}
