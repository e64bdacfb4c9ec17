const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
};

/** Text of a piece of HTML: paragraphs apart, items of lists with `- ` before them; no mark-up is ever given on. */
export function markupText(html: string): string {
  return html
    .slice(0, 100_000)
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<(?:br|\/p|\/div|\/h[1-6]|\/li|\/ul|\/ol|p|div)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => entity(decimal, hexadecimal, name) ?? whole)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '-')
    .join('\n');
}

function entity(decimal?: string, hexadecimal?: string, name?: string): string | undefined {
  const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : undefined;
  if (code === undefined) return ENTITIES[(name ?? '').toLowerCase()];
  return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
}
