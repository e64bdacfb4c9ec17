// The part of a picture that is kept, of one shape, chosen with a pointer or the arrow keys. Dialogs load it: what crops is no small library.
import 'react-image-crop/dist/ReactCrop.css';
import { useEffect, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import styles from './picture-crop.module.css';

const LEAST_PX = 24;

export type PictureCropProps = {
  file: File;
  /** Width by height of what is kept. */
  ratio: number;
  round?: boolean;
  labels: { crop: string; hint: string; corner(at: 'nw' | 'ne' | 'sw' | 'se'): string };
  /** Begins with the largest part in the middle. */
  onCrop: (crop: PercentCrop, image: HTMLImageElement) => void;
  /** The file is no picture. */
  onBroken: () => void;
};

export function PictureCrop({ file, ratio, round = false, labels, onCrop, onBroken }: PictureCropProps) {
  const source = useDataUrl(file);
  const [crop, setCrop] = useState<PercentCrop>();
  const image = useRef<HTMLImageElement>(null);
  function take(next: PercentCrop) {
    setCrop(next);
    if (image.current && next.width > 0) onCrop(next, image.current);
  }
  return (
    <div className={styles.picture}>
      {source ? (
        <ReactCrop
          {...(crop ? { crop } : {})}
          aspect={ratio}
          circularCrop={round}
          keepSelection
          minWidth={LEAST_PX}
          ariaLabels={{
            cropArea: labels.crop,
            nwDragHandle: labels.corner('nw'),
            neDragHandle: labels.corner('ne'),
            swDragHandle: labels.corner('sw'),
            seDragHandle: labels.corner('se'),
            nDragHandle: '',
            eDragHandle: '',
            sDragHandle: '',
            wDragHandle: '',
          }}
          onChange={(_pixels, percent) => take(percent)}
        >
          <img
            ref={image}
            src={source}
            alt=""
            className={styles.image}
            onError={onBroken}
            onLoad={({ currentTarget: { width, height } }) =>
              take(
                centerCrop(
                  makeAspectCrop({ unit: '%', ...(width < height * ratio ? { width: 100 } : { height: 100 }) }, ratio, width, height),
                  width,
                  height,
                ),
              )
            }
          />
        </ReactCrop>
      ) : null}
      <p className={styles.hint}>{labels.hint}</p>
    </div>
  );
}

/** The file as an address for an img. The pages' CSP takes data, not blobs. */
function useDataUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setUrl(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return url;
}
