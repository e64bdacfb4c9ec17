// How much of a text a reader sees: its characters without the markup, an emoji or a letter with its accents being one. Every limit of a
// profile counts these, in forms and on the server. @rule profile.36, profile.39, profile.37, profile.38

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
let segmenter: Intl.Segmenter | undefined;

/** The text of sanitised HTML: paragraphs, list items and line breaks end lines. */
export function visibleText(html: string): string {
  return html
    .replace(/\r?\n/g, ' ')
    .replace(/<br\s*\/?>|<\/(?:p|li|h[1-6]|blockquote|div|tr|pre)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,6}));/gi, (all, hex?: string, decimal?: string, name?: string) =>
      name ? (NAMED[name.toLowerCase()] ?? all) : characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal)))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim(); // biome-ignore format: one chain
}

const characterOf = (code: number) => (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code));

/** How many characters a reader sees of a rich text. Line ends between paragraphs do not count. */
export const visibleCharacters = (html: string): number => lineCharacters(visibleText(html));

/** How many characters a reader sees of a plain text; line ends do not count. */
export function lineCharacters(text: string): number {
  // One character each: nothing of ASCII joins another.
  if (/^[\n\x20-\x7e]*$/.test(text)) return text.replaceAll('\n', '').length;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const { segment } of segmenter.segment(text)) if (segment !== '\n') count += 1;
  return count;
}

/**
 * Units of UTF-16 that a limit in visible characters gives room for: twenty for each. The longest emoji of the standard take 15 (a kiss of two
 * with their skins), a family of four 11, with the skin of each 19. Beyond the room a text is too long anyway.
 */
export const roomFor = (characters: number): number => 20 * characters;

/** Whether a plain text is longer than `max` visible characters, or takes more than their room. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > roomFor(max) || lineCharacters(text) > max);

/** The text, or as many whole characters of it as `max` allows. */
export function cutTo(text: string, max: number): string {
  if (!isLongerThan(text, max)) return text;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let kept = '';
  for (const { segment } of segmenter.segment(text)) {
    if (isLongerThan(kept + segment, max)) break;
    kept += segment;
  }
  return kept.trimEnd();
}
