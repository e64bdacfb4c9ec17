import { useState } from 'react';
import styles from './avatar.module.css';

export type AvatarProps = {
  /** Of the person; its first letter stands in where there is no picture. */
  name: string;
  src?: string | null | undefined;
  sizePx?: number;
};

/** A person's picture, or their first letter. The name must stand beside it or on the control around it: the picture says nothing. */
export function Avatar({ name, src, sizePx = 36 }: AvatarProps) {
  const [broken, setBroken] = useState(false);
  return (
    <span className={styles.avatar} style={{ width: sizePx, height: sizePx, fontSize: sizePx * 0.42 }} aria-hidden="true">
      {src && !broken ? (
        // Nobody waits for a picture as for the scripts and styles of the page.
        <img src={src} alt="" width={sizePx} height={sizePx} fetchPriority="low" onError={() => setBroken(true)} />
      ) : (
        firstLetter(name)
      )}
    </span>
  );
}

/** The letter that stands for a name; `A` where there is none. @rule profile.19 */
export function firstLetter(name: string): string {
  return (Array.from(name.trim())[0] ?? 'A').toUpperCase();
}
