// A picture of an organization on its plate. One that came through the editor of profiles has widths and formats to choose from; any other is shown as
// it is.
import { pictureSources } from '@fairway/rules/profile-pictures';
import { ImagePlate, type ImagePlateProps } from '@fairway/ui/image-plate';
import styles from './picture-plate.module.css';

type Props = ImagePlateProps & {
  /** How wide it is drawn, as `sizes` of an img. */
  sizes: string;
};

export function PicturePlate({ sizes, ...plate }: Props) {
  const sources = plate.src ? pictureSources(plate.src) : undefined;
  if (!plate.src || !sources) return <ImagePlate {...plate} />;
  const { shape = 'logo', sizePx = 48, ratio = '3 / 1', alt = '', eager } = plate;
  return (
    <span
      className={`${styles.plate} ${styles[shape]}`}
      style={shape === 'logo' ? { width: sizePx, height: sizePx } : shape === 'cover' ? { aspectRatio: ratio } : undefined}
    >
      <picture>
        <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
        <img
          src={plate.src}
          srcSet={sources.webp}
          sizes={sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          {...(eager ? { fetchPriority: 'high' as const } : {})}
          decoding="async"
          {...(shape === 'logo' ? { width: sizePx, height: sizePx } : {})}
        />
      </picture>
    </span>
  );
}
