// How a brand looks before it is saved: a card in both schemes, in the colours that pages make of the typed ones.
import { brandSchemes } from '@fairway/rules/colours';
import { ImagePlate } from '@fairway/ui/image-plate';
import { type CSSProperties, useId } from 'react';
import styles from './brand-preview.module.css';

type BrandPreviewProps = {
  name: string;
  logo: string | null;
  primary: string | null;
  secondary: string | null;
  words: { title: string; link: string; tag: string; button: string };
};

export function BrandPreview({ name, logo, primary, secondary, words }: BrandPreviewProps) {
  const id = useId();
  const [brand, accent] = [brandSchemes(primary ?? ''), brandSchemes(secondary ?? primary ?? '')];
  return (
    <figure className={styles.preview} aria-labelledby={id}>
      <figcaption id={id}>{words.title}</figcaption>
      <div className={styles.cards}>
        {(['light', 'dark'] as const).map((scheme) => {
          const colours = {
            '--text': brand[scheme].text,
            '--fill': brand[scheme].fill,
            '--on-fill': brand[scheme].onFill,
            '--tag': accent[scheme].tint,
            '--tag-text': accent[scheme].text,
          } as CSSProperties;
          return (
            <div key={scheme} className={styles.card} data-scheme={scheme} style={colours}>
              <ImagePlate src={logo} name={name} sizePx={40} />
              <div className={styles.cardWords}>
                <strong>{name}</strong>
                <span className={styles.cardLink}>{words.link}</span>
                <span className={styles.cardTag}>{words.tag}</span>
              </div>
              <span className={styles.cardButton}>{words.button}</span>
            </div>
          );
        })}
      </div>
    </figure>
  );
}
