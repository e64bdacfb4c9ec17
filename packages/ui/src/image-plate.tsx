import { useState } from 'react';
import { firstLetter } from './avatar.tsx';
import { classNames } from './class-names.ts';
import styles from './image-plate.module.css';

export type ImagePlateProps = {
  src?: string | null | undefined;
  /** What the picture shows; empty where the name stands beside it. */
  alt?: string;
  /** Its first letter stands in where there is no picture or it does not load. */
  name: string;
  /** `logo`: a square of `sizePx`, the picture kept whole; `cover`: as wide as its place, `ratio` high, the picture fills it. */
  shape?: 'logo' | 'cover';
  sizePx?: number;
  /** Width by height of a cover, such as `3 / 1`. */
  ratio?: string;
  /** The first picture of a page loads at once. */
  eager?: boolean;
};

/** A company's logo or banner on a neutral plate that keeps its place while the picture loads. */
export function ImagePlate({ src, alt = '', name, shape = 'logo', sizePx = 48, ratio = '3 / 1', eager }: ImagePlateProps) {
  const [broken, setBroken] = useState(false);
  const size = shape === 'logo' ? { width: sizePx, height: sizePx, fontSize: sizePx * 0.42 } : { aspectRatio: ratio };
  const there = src && !broken;
  return (
    <span className={classNames(styles.plate, styles[shape], !there && styles.letter)} style={size}>
      {there ? (
        <img
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          {...(eager ? { fetchPriority: 'high' as const } : {})}
          decoding="async"
          {...(shape === 'logo' ? { width: sizePx, height: sizePx } : {})}
          onError={() => setBroken(true)}
        />
      ) : (
        <span aria-hidden="true">{firstLetter(name)}</span>
      )}
    </span>
  );
}
