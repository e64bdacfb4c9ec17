// The blocks a description is made of, and how they are written. Inline parts hold escaped text with <strong>, <em>, <a>, <sub>, <sup> only;
// nothing else can be said in this form, so what is written from it is safe whatever came in.

export type Block =
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'heading'; level: 3 | 4; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; rows: { isHeader: boolean; cells: string[] }[] };

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Plain text for HTML between tags. */
export function escapeText(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** An inline part as plain text. */
export function plainText(inline: string): string {
  const bare = inline.includes('<') ? inline.replaceAll(/<[^>]*>/g, '') : inline;
  return bare.includes('&') ? bare.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity) : bare;
}

/** Two tags with nothing between them. */
const NESTED = />\s*</;
const LOOSE_SPACE = /\s\s|[^\S ]/;

/** An inline part with single spaces and no empty elements. */
export function tidyInline(inline: string): string {
  let tidy = LOOSE_SPACE.test(inline) ? inline.replaceAll(/\s+/g, ' ').trim() : inline.trim();
  if (tidy.includes('<') && NESTED.test(tidy)) {
    for (let before = ''; before !== tidy; ) {
      before = tidy;
      tidy = tidy.replaceAll(/<(strong|em|sub|sup)>(\s*)<\/\1>/g, '$2').replaceAll(/<a [^>]*>(\s*)<\/a>/g, '$1');
      tidy = tidy.replaceAll(/<\/(strong|em)>(\s*)<\1>/g, '$2').trim();
    }
  }
  return tidy;
}

const ADDRESS = /<a [^>]*>.*?<\/a>|\bhttps?:\/\/(?:[^\s<>"&]|&amp;)+/g;

/** An inline part whose bare web addresses are links. */
function linked(inline: string): string {
  if (!inline.includes('http')) return inline;
  return inline.replaceAll(ADDRESS, (found) => {
    if (found.startsWith('<')) return found;
    const address = found.replace(found.includes('(') ? /[.,;:!?'’”]+$/ : /[.,;:!?'’”)\]]+$/, '');
    if (!URL.canParse(plainText(address)) || !address.includes('.')) return found;
    return `<a href="${address}" rel="nofollow noopener">${address}</a>${found.slice(address.length)}`;
  });
}

const BOLD_SHARE = 0.6;

/** Blocks without bold where nearly all is bold: emphasis on everything is none. */
export function calm(blocks: readonly Block[]): Block[] {
  const inlines = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.lines : block.kind === 'list' ? block.items : []));
  if (inlines.filter((inline) => /^<strong>[^<]*<\/strong>$/.test(inline)).length < 2) return [...blocks];
  const bold =
    inlines
      .join('')
      .match(/<strong>.*?<\/strong>/g)
      ?.join('') ?? '';
  if (plainText(bold).length < plainText(inlines.join('')).length * BOLD_SHARE) return [...blocks];
  const plain = (inline: string) => inline.replaceAll(/<\/?strong>/g, '');
  return blocks.map((block) => {
    if (block.kind === 'paragraph') return { ...block, lines: block.lines.map(plain) };
    return block.kind === 'list' ? { ...block, items: block.items.map(plain) } : block;
  });
}

/** HTML of the blocks: p, br, h3, h4, ul, ol, li, table, strong, em, a. */
export function writeHtml(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'paragraph':
          return `<p>${block.lines.map(linked).join('<br>')}</p>`;
        case 'heading':
          return `<h${block.level}>${block.text}</h${block.level}>`;
        case 'list': {
          const tag = block.ordered ? 'ol' : 'ul';
          return `<${tag}>${block.items.map((item) => `<li>${linked(item)}</li>`).join('')}</${tag}>`;
        }
        case 'table':
          return `<table>${block.rows
            .map((row) => {
              const tag = row.isHeader ? 'th' : 'td';
              return `<tr>${row.cells.map((cell) => `<${tag}>${linked(cell)}</${tag}>`).join('')}</tr>`;
            })
            .join('')}</table>`;
        default:
          return '';
      }
    })
    .join('\n');
}

/** The blocks as plain text for search and excerpts: a blank line between blocks, a bullet before items. */
export function writeText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'paragraph':
          return block.lines.map(plainText).join('\n');
        case 'heading':
          return plainText(block.text);
        case 'list':
          return block.items.map((item) => `• ${plainText(item)}`).join('\n');
        case 'table':
          return block.rows.map((row) => row.cells.map(plainText).join(' | ')).join('\n');
        default:
          return '';
      }
    })
    .join('\n\n');
}
