// A text with bold, italic, underline, lists and links. The editor itself is fetched when one is shown: it weighs more than a page.
// Empty is null. The caller counts: visible characters are a rule, not a matter of looks.
import { LIMITS } from '@fairway/rules/limits';
import { lazy, Suspense } from 'react';
import { Field } from './field.tsx';
import styles from './rich-text-editor.module.css';
import type { RichTextEditorProps } from './rich-text-props.ts';

const Area = lazy(() => import('./rich-text-editor-area.tsx'));

/** The field. */
export function RichTextEditor({
  label,
  hint,
  error,
  optional,
  id,
  maxCharacters = LIMITS.richTextCharacters,
  ...rest
}: RichTextEditorProps) {
  const used = rest.countCharacters(rest.value ?? '');
  const over = used > maxCharacters;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div>
          <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
            <Area {...rest} maxCharacters={maxCharacters} label={label} control={control} counterId={`${control.id}-count`} />
          </Suspense>
          <div id={`${control.id}-count`} className={over ? styles.over : styles.count}>
            {rest.counterText(used, maxCharacters)}
          </div>
          <div role="status" className="fw-hidden">
            {over ? rest.counterText(used, maxCharacters) : ''}
          </div>
        </div>
      )}
    </Field>
  );
}
