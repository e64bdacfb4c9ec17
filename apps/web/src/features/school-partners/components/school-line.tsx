import { ImagePlate } from '@fairway/ui/image-plate';
import type { ReactNode } from 'react';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { FoundSchool } from '../queries.ts';
import styles from './partners.module.css';

type Props = {
  school: Pick<FoundSchool, 'name' | 'logo' | 'city' | 'country'>;
  about?: string;
  /** What the other school wrote: text, never markup. */
  note?: string;
  badge?: ReactNode;
  /** What can be done. */
  children?: ReactNode;
};

/** A school with its place, what there is to say of it, and what can be done. */
export function SchoolLine({ school: { name, logo, city, country }, about, note, badge, children }: Props) {
  const formats = useReaderFormats();
  const place = [city, country && formats.country(country)].filter(Boolean).join(', ');
  return (
    <li className={styles.line}>
      <ImagePlate src={logo} name={name} sizePx={40} />
      <span className={styles.what}>
        <span className={styles.name}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {badge}
        </span>
        {place ? <span className={styles.muted}>{place}</span> : null}
        {about ? <span className={styles.muted}>{about}</span> : null}
        {note ? <blockquote dir="auto">{note}</blockquote> : null}
      </span>
      {children ? <span className={styles.actions}>{children}</span> : null}
    </li>
  );
}
