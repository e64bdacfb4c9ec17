// A résumé as a PDF. Everything it needs is in its argument and in the fonts.
import { classicLayout, modernLayout, type Words } from './layouts.ts';
import type { ResumeContent } from './resume-content.ts';

export type ResumeLayout = 'classic' | 'modern';
export type DocumentRequest = { content: ResumeContent; layout: ResumeLayout; pageWords: string };

/** The bytes of the PDF. `pageWords`: how a page is numbered, with `{page}` and `{count}`. */
export function writeDocument({ content, layout, pageWords }: DocumentRequest): Promise<Uint8Array> {
  const words: Words = { page: (page, count) => pageWords.replace('{page}', String(page)).replace('{count}', String(count)) };
  return layout === 'modern' ? modernLayout(content, words) : classicLayout(content, words);
}
