// Rich text as blocks of words. It reads what rich-text.ts lets through (p, br, strong, em, u, ul, ol, li, a) and passes over any other
// tag, so that a text that came another way is words and never markup.
import { visibleText } from '@fairway/rules/visible-characters';
import type { Block, Inline } from './resume-content.ts';

const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|<[^>]*>|([^<]+)/gi;
/** Lists in lists deeper than this stand at this depth. */
const DEEPEST = 6;

type Open = { kind: 'ul' | 'ol'; list: Extract<Block, { kind: 'list' }> };

/** The blocks of a sanitised rich text; none where nothing can be read. */
export function richBlocks(html: string | null | undefined): Block[] {
  const root: Block[] = [];
  const lists: Open[] = [];
  const style = { strong: 0, em: 0, u: 0 };
  let href: string | undefined;
  let paragraph: Inline[] | undefined;

  const blocks = () => {
    const item = lists.at(-1)?.list.items.at(-1);
    return item ? item.blocks : root;
  };
  const words = (text: string) => {
    if (!paragraph) {
      if (text.trim() === '') return;
      paragraph = [];
      blocks().push({ kind: 'paragraph', inlines: paragraph });
    }
    paragraph.push({
      text,
      ...(style.strong > 0 ? { bold: true } : {}),
      ...(style.em > 0 ? { italic: true } : {}),
      ...(style.u > 0 ? { underline: true } : {}),
      ...(href ? { href } : {}),
    });
  };
  const open = (tag: string, attributes: string) => {
    if (tag === 'p') paragraph = undefined;
    else if (tag === 'br') words('\n');
    else if (tag in style) style[tag as keyof typeof style] += 1;
    else if (tag === 'a') href = safeAddress(/href\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)?.slice(1).join(''));
    else if (tag === 'ul' || tag === 'ol') {
      paragraph = undefined;
      const list: Open['list'] = { kind: 'list', items: [] };
      if (lists.length < DEEPEST) blocks().push(list);
      lists.push({ kind: tag, list: lists.length < DEEPEST ? list : (lists.at(-1) as Open).list });
    } else if (tag === 'li') {
      paragraph = undefined;
      const inner = lists.at(-1);
      if (inner) inner.list.items.push({ marker: inner.kind === 'ol' ? `${inner.list.items.length + 1}.` : '•', blocks: [] });
    }
  };
  const close = (tag: string) => {
    if (tag === 'p' || tag === 'li') paragraph = undefined;
    else if (tag in style) style[tag as keyof typeof style] = Math.max(0, style[tag as keyof typeof style] - 1);
    else if (tag === 'a') href = undefined;
    else if (tag === 'ul' || tag === 'ol') {
      paragraph = undefined;
      lists.pop();
    }
  };

  for (const [, slash, tag, attributes = '', text] of (html ?? '').matchAll(TOKEN)) {
    if (text !== undefined) words(readable(text));
    else if (tag) (slash ? close : open)(tag.toLowerCase(), attributes);
  }
  return root.flatMap(trimmed);
}

/** An address of the web or of a mailbox; undefined for any other. */
export function safeAddress(href: string | undefined): string | undefined {
  const address = visibleText(href ?? '');
  return /^(?:https?:\/\/|mailto:)[^\s]+$/i.test(address) && URL.canParse(address) ? address : undefined;
}

/** Entities are characters, line ends in the source are spaces. */
function readable(text: string): string {
  const [, before = '', , after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const inner = visibleText(text);
  if (inner === '') return ' ';
  return `${before === '' ? '' : ' '}${inner}${after === '' ? '' : ' '}`;
}

function trimmed(block: Block): Block[] {
  if (block.kind === 'paragraph') {
    const inlines = [...block.inlines];
    while (inlines.at(-1)?.text.trim() === '') inlines.pop();
    return inlines.length === 0 ? [] : [{ kind: 'paragraph', inlines }];
  }
  const items = block.items.map((item) => ({ ...item, blocks: item.blocks.flatMap(trimmed) })).filter((item) => item.blocks.length > 0);
  return items.length === 0 ? [] : [{ kind: 'list', items }];
}
