// A text with bold, italic, underline, lists and links. The editor itself is fetched when one is shown: it weighs more than a page.
// Empty is null. The caller counts: visible characters are a rule, not a matter of looks.
import { LIMITS } from '@fairway/rules/limits';
import { lazy, type ReactNode, Suspense } from 'react';
import { Field } from './field.tsx';
import styles from './rich-text-editor.module.css';

const Area = lazy(() => import('./rich-text-editor-area.tsx'));

export type RichTextLabels = {
  toolbar: string;
  bold: string;
  italic: string;
  underline: string;
  bulleted: string;
  numbered: string;
  link: string;
  linkAddress: string;
  linkApply: string;
  linkRemove: string;
  /** The address is none of the web or of mail. */
  linkWrong: string;
};

export type RichTextEditorProps = {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: string | undefined;
  id?: string | undefined;
  /** HTML as this editor writes it, or null. */
  value: string | null;
  onChange: (html: string | null) => void;
  /** @spec 9 "rich text default 1000" */
  maxCharacters?: number;
  /** Characters a reader sees in HTML. */
  countCharacters: (html: string) => number;
  /** `120 of 400 characters` */
  counterText: (used: number, max: number) => string;
  toolbarLabels: RichTextLabels;
  disabled?: boolean | undefined;
};

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
