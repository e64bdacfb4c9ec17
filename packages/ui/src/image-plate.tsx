import { useState } from 'react';
import { firstLetter } from './avatar.tsx';
import { classNames } from './class-names.ts';
import { Hills } from './hills.tsx';
import styles from './image-plate.module.css';

export type ImagePlateProps = {
  src?: string | null | undefined;
  /** What the picture shows; empty where the name stands beside it. */
  alt?: string;
  /** Its first letter stands in where there is no picture or it does not load; a banner has a drawing there. */
  name: string;
  /**
   * `logo`: a square of `sizePx`, the picture kept whole; `cover`: as wide as its place, `ratio` high, the picture fills it;
   * `banner`: the wide picture on top of a page, 10 by 3 and never higher than a third of a window.
   */
  shape?: 'logo' | 'cover' | 'banner';
  sizePx?: number;
  /** Width by height of a cover, such as `3 / 1`. */
  ratio?: string;
  /** The first picture of a page loads at once. */
  eager?: boolean;
};

/** An organization's logo or banner on a neutral plate that keeps its place while the picture loads. */
export function ImagePlate({ src, alt = '', name, shape = 'logo', sizePx = 48, ratio = '3 / 1', eager }: ImagePlateProps) {
  const [broken, setBroken] = useState(false);
  const size = { logo: { width: sizePx, height: sizePx, fontSize: sizePx * 0.42 }, cover: { aspectRatio: ratio }, banner: undefined }[
    shape
  ];
  const there = src && !broken;
  return (
    <span className={classNames(styles.plate, styles[shape], !there && (shape === 'banner' ? styles.drawn : styles.letter))} style={size}>
      {there ? (
        <img
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          {...(eager ? { fetchPriority: 'high' as const } : {})}
          decoding="async"
          {...(shape === 'logo' ? { width: sizePx, height: sizePx } : {})}
          onError={() => setBroken(true)}
          // A picture that failed before the page came alive told nobody; an SVG without a size has no width either, but decodes.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setBroken(true));
          }}
        />
      ) : shape === 'banner' ? (
        <Hills />
      ) : (
        <span aria-hidden="true">{firstLetter(name)}</span>
      )}
    </span>
  );
}
