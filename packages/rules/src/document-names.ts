// What a document is called: words of a person, an extension of ours. The name is shown and is a file name elsewhere, so it has no path,
// no control characters, and no marks that turn reading direction around (a way to fake an extension).

export type DocumentExtension = 'pdf' | 'doc' | 'docx' | 'jpg' | 'png';

const CHARACTERS = 200;
const KNOWN = /\.(?:pdf|docx?|dotx?|rtf|odt|jpe?g|png)$/i;

/** The name of an upload: what its sender called it, with the extension that its content has. `fallback` where nothing is left of it. */
export function documentName(given: string, extension: DocumentExtension, fallback: string): string {
  return fitted(without(given, KNOWN) || fallback, '', extension);
}

/** The name after a rename, or undefined where nothing is left of it; the extension stays. */
export function renamedDocument(given: string, extension: DocumentExtension): string | undefined {
  const own = new RegExp(`\\.${extension}$`, 'i');
  const base = without(given, own);
  return base === '' ? undefined : fitted(base, '', extension);
}

/** The name, or the first of "name (2)", "name (3)" that is not taken, capitals aside; `isCopy`: the same bytes are there under some name. */
export function freeName(name: string, taken: readonly string[], isCopy = false): string {
  const used = new Set(taken.map((one) => one.toLowerCase()));
  if (!isCopy && !used.has(name.toLowerCase())) return name;
  const dot = name.lastIndexOf('.');
  const extension = name.slice(dot + 1);
  for (let number = 2; ; number++) {
    const next = fitted(name.slice(0, dot), ` (${number})`, extension);
    if (!used.has(next.toLowerCase())) return next;
  }
}

function cleaned(given: string): string {
  return (
    given
      .normalize('NFC')
      // The two joiners stay: they are part of names in Persian and in Indian scripts, and hold an emoji of several together.
      .replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]/gu, ' ')
      .replace(/[/\\:*?"<>|]/g, '_')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Without its extension, and without dots at the front, which hide a file. */
function without(given: string, extension: RegExp): string {
  return cleaned(given)
    .replace(extension, '')
    .replace(/^[.\s\u200c\u200d]+|[\s\u200c\u200d]+$/g, '');
}

/** Cut between characters as they are seen, so that the whole fits. */
function fitted(base: string, number: string, extension: string): string {
  const room = CHARACTERS - number.length - extension.length - 1;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(base)) {
    if (cut.length + segment.length > room) break;
    cut += segment;
  }
  return `${cut.trim()}${number}.${extension}`;
}
