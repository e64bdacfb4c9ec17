// Texts of a file as rich text: every character of it is a character, none is markup. What is longer than a limit loses its end, which is kept
// as text by whoever asked.

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

/** `end`: what was cut. */
type Shortened = { html: string | null; end: string | undefined };

/** The text within `max` visible characters. */
export function shortenedText(text: string | undefined, points: readonly string[], max: number): Shortened {
  const html = richFromPlain(text, points);
  if (html === null || visibleCharacters(html) <= max) return { html, end: undefined };
  const whole = [text ?? '', ...points].filter(Boolean).join('\n');
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let kept = '';
  let count = 0;
  for (const { segment } of segmenter.segment(whole)) {
    if (segment !== '\n') count += 1;
    if (count >= max) break;
    kept += segment;
  }
  // No word is cut, unless it is as long as a line of a script without spaces.
  const begun = /\s/.test(whole.charAt(kept.length)) ? undefined : /\s\S{0,40}$/.exec(kept);
  if (begun) kept = kept.slice(0, begun.index);
  return { html: richFromPlain(`${kept.trimEnd()}…`), end: `… ${whole.slice(kept.length).trim()}` };
}
