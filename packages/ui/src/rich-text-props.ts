import type { ReactNode } from 'react';

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
  /** @rule profile.38 */
  maxCharacters?: number;
  /** Characters a reader sees in HTML. */
  countCharacters: (html: string) => number;
  /** `120 of 400 characters` */
  counterText: (used: number, max: number) => string;
  toolbarLabels: RichTextLabels;
  disabled?: boolean | undefined;
};
