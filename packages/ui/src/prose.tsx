// A text that people wrote, as HTML. The server sanitised it on its way in; this part only sets it in good type.
import { useMemo } from 'react';
import { classNames } from './class-names.ts';
import styles from './prose.module.css';

export type ProseProps = {
  /** HTML that the server sanitised. Never anything else. */
  html: string;
  /** Language of the text, where it may differ from the page's. */
  lang?: string | undefined;
  /** `small` is set like the page around it; `medium`, for reading at length, a step larger. */
  size?: 'small' | 'medium';
  className?: string;
};

/** A sanitised text in comfortable lines, in its own direction. */
export function Prose({ html, lang, size = 'medium', className }: ProseProps) {
  // Another object with the same text would be written anew, and what is focused or marked in it lost.
  const written = useMemo(() => ({ __html: html }), [html]);
  return (
    <div
      className={classNames(styles.prose, size === 'small' && styles.small, className)}
      dir="auto"
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was stored
      dangerouslySetInnerHTML={written}
    />
  );
}
