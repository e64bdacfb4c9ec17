// Texts of a file as rich text: every character of it is a character, none is markup. What is longer than a limit loses its end.

import { visibleCharacters } from '@fairway/rules/visible-characters';
import { escapeHtml } from '../../../kernel/http/escape.ts';

/** Paragraphs, and points below them. */
function richFromPlain(text: string | undefined, points: readonly string[] = []): string | null {
  const paragraphs = (text ?? '').split(/\n+/).map((line) => line.trim());
  const html = paragraphs
    .filter(Boolean)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
  const list = points.map((point) => `<li>${escapeHtml(point)}</li>`).join('');
  return `${html}${list ? `<ul>${list}</ul>` : ''}` || null;
}

/** The text within `max` visible characters, and whether its end was cut. */
export function shortenedText(text: string | undefined, points: readonly string[], max: number): { html: string | null; isCut: boolean } {
  const html = richFromPlain(text, points);
  if (html === null || visibleCharacters(html) <= max) return { html, isCut: false };
  const whole = [text ?? '', ...points].filter(Boolean).join('\n');
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let kept = '';
  let count = 0;
  for (const { segment } of segmenter.segment(whole)) {
    if (segment !== '\n') count += 1;
    if (count >= max) break;
    kept += segment;
  }
  return { html: richFromPlain(`${kept.trimEnd()}…`), isCut: true };
}
