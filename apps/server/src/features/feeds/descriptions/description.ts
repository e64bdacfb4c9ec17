// A description as it is kept: sanitised HTML and the same as plain text. HTML, Markdown and plain text come in; what goes out is written
// from blocks (blocks.ts). Text that was decoded wrongly on its way is repaired first.
import { fold } from '@fairway/rules/folding';
import { repairMojibake } from '@fairway/rules/recognition/mojibake';
import { type SectionKind, sectionHeading } from '@fairway/rules/recognition/section-headings';
import { marked } from 'marked';
import { type Block, calm, escapeText, plainText, writeHtml, writeText } from './blocks.ts';
import { blocksOfHtml, looksLikeHtml } from './html.ts';
import { arrange, blocksOfLines } from './lines.ts';

export type RawDescription = { html?: string | undefined; markdown?: string | undefined; text?: string | undefined };
export type Description = { html: string; text: string; wasCut: boolean };

/** A part beside the main text: under the feed's own heading, or under ours, in the language of the posting. */
export type Section = ({ heading: string } | { kind: SectionKind }) & { body: RawDescription };

/** Longer descriptions are cut here, in characters of the source. */
const DESCRIPTION_CHARACTERS = 120_000;

/** Characters nobody sees: controls, zero width, soft hyphens, private use but the bullets Word leaves there. */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0094\u0096-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\ue000-\uf09f\uf0a0-\uf0a6\uf0a8-\uf0b6\uf0b8-\uf0d7\uf0d9-\uf8ff]/g;

/** One text of a feed without invisible characters and broken encodings. */
export function cleanText(text: string): string {
  let clean = repairMojibake(text).replaceAll(INVISIBLE, '');
  if (!clean.isWellFormed()) clean = clean.replaceAll(/\p{Cs}/gu, '');
  if (clean.includes('. .') || clean.includes('......')) clean = clean.replaceAll(/(?:\s?\.){6,}/g, ' … ');
  return clean.includes('¿') ? clean.replaceAll(/(\p{L})¿(s|t|re|ll|ve|d)\b/gu, '$1’$2') : clean;
}

/** Reads a description and its sections. `languageOf` tells the language of the text, for headings that the feed leaves to us. */
export function readDescription(
  main: RawDescription,
  sections: readonly Section[] = [],
  title = '',
  languageOf: (text: string) => string = () => 'en',
): Description {
  let wasCut = false;
  const blocks = (body: RawDescription): Block[] => {
    const source = body.html ?? body.markdown ?? body.text ?? '';
    if (source.length > DESCRIPTION_CHARACTERS) wasCut = true;
    const text = cleanText(source.slice(0, DESCRIPTION_CHARACTERS));
    if (!text.trim()) return [];
    if (body.html !== undefined && looksLikeHtml(text)) return blocksOfHtml(text);
    if (body.html === undefined && body.markdown !== undefined)
      return blocksOfHtml(marked.parse(text.replaceAll(LOOSE_HEADING, '$1 '), { async: false, gfm: true }));
    return MARKED_UP.test(text) ? blocksOfHtml(text) : blocksOfText(text);
  };
  const all = withoutTitle(blocks(main), title);
  const parts = sections.map((section) => ({ section, body: blocks(section.body) })).filter(({ body }) => body.length > 0);
  const needsLanguage = parts.some(({ section }) => 'kind' in section);
  const language = needsLanguage ? languageOf(writeText([...all, ...parts.flatMap(({ body }) => body)])) : '';
  for (const { section, body } of parts) {
    const heading = 'kind' in section ? sectionHeading(section.kind, language) : section.heading;
    all.push({ kind: 'heading', level: 3, text: escapeText(heading) }, ...body);
  }
  const arranged = calm(arrange(all));
  return { html: writeHtml(arranged), text: writeText(arranged), wasCut };
}

/** A plain text field that holds markup after all: block tags, or a closing tag; `a < b` and `<b>` alone are text. */
const MARKED_UP = /<(?:p|br|ul|ol|li|div|h[1-6]|table)\b[^>]*>|<\/(?:strong|b|em|i|span|a)>|&lt;(?:p|br|ul|li|div)\b/i;

/** `##Heading` as people write it. */
const LOOSE_HEADING = /^(#{1,6})(?=[^#\s])/gm;

/** A description that begins with its own title says it twice. */
function withoutTitle(blocks: Block[], title: string): Block[] {
  const [first] = blocks;
  const text =
    first?.kind === 'heading' ? first.text : first?.kind === 'paragraph' && first.lines.length === 1 ? first.lines[0] : undefined;
  const letters = (of: string) => fold(of).replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (!text || !title || text.length > title.length * 2 + 20) return blocks;
  return letters(plainText(text)) === letters(title) ? blocks.slice(1) : blocks;
}

const WRAPPED_FROM = 50;
const WRAPPED_TO = 100;

/** Paragraphs and lists of a plain text. Lines that a mailer wrapped are joined again. */
function blocksOfText(text: string): Block[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t\u00a0]*\n+/)
    .flatMap((paragraph) => {
      const lines = paragraph.split('\n').map((line) => line.trim());
      const full = lines.slice(0, -1).filter((line) => line.length >= WRAPPED_FROM && line.length <= WRAPPED_TO && !/[.:;!?]$/.test(line));
      const wrapped = lines.length >= 3 && full.length >= (lines.length - 1) * 0.7;
      const joined = wrapped && !lines.some((line) => /^(?:[•*-]|\d+[.)])\s/.test(line)) ? [lines.join(' ')] : lines;
      return blocksOfLines(joined.map(escapeText));
    });
}
