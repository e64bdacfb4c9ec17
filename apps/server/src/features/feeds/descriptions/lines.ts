// Lines of a paragraph into blocks: what people typed as a list ("• ", "- ", "1. ", one "¿" that was a bullet in another encoding) becomes
// one, also where the line breaks were lost and the bullets stand inside the sentence.
import { type Block, plainText, tidyInline } from './blocks.ts';
import { isShouted, titleCase } from './capitals.ts';

const BULLET =
  /^((?:<(?:strong|em)>)*)\s*(?:[•·▪●○◦‣⁃∙►➢➔→✓✔■□◆❖\uf0b7\uf0a7\uf0d8\u0095]\s*|(?:[-–—*+>]|o|§)\s+(?=\S)|-(?=\p{L})|\*(?=[^*\s]))/u;
const SURE_BULLET = /^(?:<(?:strong|em)>)*\s*[•·▪●◦‣⁃∙►➢✓✔■◆❖\uf0b7\uf0a7\uf0d8\u0095]/u;
const NUMBERED = /^((?:<(?:strong|em)>)*)\s*\(?(\d{1,2})[.)]\s+(?=\S)/;
const INSIDE_BULLET = /\s*[•▪●‣∙\uf0b7\uf0a7]\s*|\s+·\s+/u;
const ANY_BULLET = /[•▪●‣∙·\uf0b7\uf0a7]/;
const ANY_DASH = /[-–]\s/;
const ANY_NUMBER = /\d[.)]/;
const INSIDE_DASH = /(?<=[;:.,])\s+[-–]\s+(?=\p{Lu})/u;
const INSIDE_NUMBER = /(?:^|\s)\(?(\d{1,2})[.)]\s?(?=\p{Lu})/gu;

/** Blocks of one paragraph's lines. Empty lines separate paragraphs. */
export function blocksOfLines(lines: readonly string[]): Block[] {
  return blocksOfTidyLines(lines.map(tidyInline));
}

/** Stars between sentences, and a contact form whose fields ran together: "NameAda LovelaceJob titleMatronEmail …number …". */
const STARS = /\s*\*{2,}\s*/;
const STARRED = /\*{3}|\*\*[^*]{3,300}\*\*/;
const CONTACT =
  /^Name:? ?(?=\p{Lu})([^<]{2,60}?)Job title:? ?([^<]{2,80}?)Email(?: address)?:? ?([^<]{0,80}?)(?: ?(?:Telephone )?number:? ?([^<]{0,80}?))?(?:Additional contact information ?([^<]{0,200}))?$/u;
const CONTACT_CHARACTERS = 600;
const isContact = (line: string): boolean => line.startsWith('Name') && line.length < CONTACT_CHARACTERS && CONTACT.test(line);

/** The lines that one line really is. */
function splitLine(line: string): string[] {
  const contact = isContact(line) ? CONTACT.exec(line) : null;
  if (contact)
    return ['Name: ', 'Job title: ', 'Email: ', 'Telephone: ', ''].flatMap((field, index) => {
      const value = contact[index + 1]?.trim();
      return value ? [field + value] : [];
    });
  if (!STARRED.test(line)) return [line];
  if (line.includes('<')) return [tidyInline(line.replaceAll(/\*{2,}/g, ' '))];
  return line.split(STARS).filter(Boolean);
}

/** The same for lines that went through `tidyInline` already. */
export function blocksOfTidyLines(given: readonly string[]): Block[] {
  const tidy = given.some((line) => (line.includes('**') && STARRED.test(line)) || isContact(line)) ? given.flatMap(splitLine) : given;
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const flush = () => {
    if (beginAlike(paragraph)) blocks.push({ kind: 'list', ordered: false, items: paragraph });
    else if (paragraph.length > 0) blocks.push({ kind: 'paragraph', lines: paragraph });
    paragraph = [];
  };
  const looksLike = tidy.map((line) => (NUMBERED.test(line) ? 'number' : BULLET.test(line) ? 'bullet' : undefined));
  const listed = (at: number, kind: 'number' | 'bullet') => {
    const previous = nearest(tidy, at, -1);
    const next = nearest(tidy, at, 1);
    return (previous !== undefined && looksLike[previous] === kind) || (next !== undefined && looksLike[next] === kind);
  };
  tidy.forEach((line, at) => {
    if (!line || !/[\p{L}\p{N}]/u.test(line)) {
      flush();
      return;
    }
    const kind = looksLike[at];
    const inList = kind !== undefined && (listed(at, kind) || (kind === 'bullet' && SURE_BULLET.test(line)));
    if (kind && inList) {
      flush();
      const item = tidyInline(line.replace(kind === 'bullet' ? BULLET : NUMBERED, '$1'));
      const parts = splitInside(item);
      const previous = blocks.at(-1);
      const items = parts ? [parts.lead, ...parts.items].filter(Boolean) : [item];
      if (previous?.kind === 'list' && previous.ordered === (kind === 'number')) previous.items.push(...items);
      else blocks.push({ kind: 'list', ordered: kind === 'number', items });
      return;
    }
    const parts = splitInside(line);
    if (!parts) {
      paragraph.push(line);
      return;
    }
    if (parts.lead) paragraph.push(parts.lead);
    flush();
    blocks.push({ kind: 'list', ordered: parts.ordered, items: parts.items });
  });
  flush();
  return blocks;
}

const ALIKE_LINES = 4;
const ALIKE_SHARE = 0.75;
const ALIKE_CHARACTERS = 20;

/** Lines that lost their bullets: "To validate …", "To liaise …", one after another. */
function beginAlike(lines: readonly string[]): boolean {
  if (lines.length < ALIKE_LINES || lines.some((line) => line.length < ALIKE_CHARACTERS || line.includes('<'))) return false;
  const words = lines.map((line) => /^(\p{Lu}\p{Ll}+) /u.exec(line)?.[1]);
  return words.filter((word) => word !== undefined && word === words[0]).length >= lines.length * ALIKE_SHARE;
}

function nearest(lines: readonly string[], at: number, step: 1 | -1): number | undefined {
  for (let i = at + step; i >= 0 && i < lines.length; i += step) if (lines[i]) return i;
  return undefined;
}

type Inside = { lead: string; items: string[]; ordered: boolean };

/** A line with bullets inside: what stands before them, and the items. Lines with markup are left alone. */
function splitInside(line: string): Inside | undefined {
  if (line.includes('<') || line.length < 60) return undefined;
  if (ANY_BULLET.test(line)) {
    const byBullet = line.split(INSIDE_BULLET);
    if (byBullet.length >= 3) return inside(byBullet, false);
  }
  if (line.includes('¿') && /\s¿\s?\p{Lu}/u.test(line) && !line.includes('?')) {
    const byMark = line.split(/\s*¿\s*/);
    if (byMark.length >= 3) return inside(byMark, false);
  }
  if (ANY_DASH.test(line)) {
    const byDash = line.split(INSIDE_DASH);
    if (byDash.length >= 4) return inside(byDash, false);
  }
  return ANY_NUMBER.test(line) ? numberedInside(line) : undefined;
}

function inside(parts: string[], ordered: boolean): Inside | undefined {
  const [lead = '', ...items] = parts.map((part) => part.trim());
  const kept = items.filter((item) => /[\p{L}\p{N}]/u.test(item));
  return kept.length < 2 ? undefined : { lead, items: kept, ordered };
}

/** "… include: 1. Prepare … 2. Mix … 3. Apply …": numbers that count up from 1. */
function numberedInside(line: string): Inside | undefined {
  const cuts: { at: number; end: number }[] = [];
  for (const match of line.matchAll(INSIDE_NUMBER)) {
    if (Number(match[1]) === cuts.length + 1) cuts.push({ at: match.index, end: match.index + match[0].length });
  }
  if (cuts.length < (cuts[0]?.at === 0 ? 2 : 3)) return undefined;
  const lead = line.slice(0, cuts[0]?.at).trim();
  const items = cuts.map((cut, index) => line.slice(cut.end, cuts[index + 1]?.at).trim()).filter(Boolean);
  return { lead, items, ordered: true };
}

const HEADING_CHARACTERS = 80;
/** The most that one character takes when it is escaped, and room for tags. */
const ESCAPED_CHARACTERS = 7;

/** Headings people made with bold or capital letters, lists that stand in pieces, and nothing empty. */
export function arrange(given: readonly Block[]): Block[] {
  const arranged: Block[] = [];
  const blocks = listsOfParagraphs(given);
  blocks.forEach((block, at) => {
    const next = blocks[at + 1];
    if (block.kind === 'heading') block = { ...block, text: quietHeading(block.text) };
    const heading = next && !pseudoHeading(next) ? pseudoHeading(block) : undefined;
    if (heading) {
      arranged.push({ kind: 'heading', level: 3, text: quietHeading(heading) });
      return;
    }
    const previous = arranged.at(-1);
    if (block.kind === 'list' && previous?.kind === 'list' && previous.ordered === block.ordered) previous.items.push(...block.items);
    else if (block.kind === 'list') arranged.push({ ...block, items: [...block.items] });
    else if (block.kind !== 'heading' || next) arranged.push(block);
    else arranged.push({ kind: 'paragraph', lines: [`<strong>${block.text}</strong>`] });
  });
  return arranged;
}

/** Paragraphs of one typed item each, one after another, are a list. */
function listsOfParagraphs(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const pattern = [BULLET, NUMBERED].find((each) => itemOf(blocks[at], each) !== undefined && itemOf(blocks[at + 1], each) !== undefined);
    if (!pattern) {
      joined.push(blocks[at] as Block);
      continue;
    }
    const items: string[] = [];
    for (let item = itemOf(blocks[at], pattern); item !== undefined; item = itemOf(blocks[++at], pattern)) items.push(item);
    at--;
    joined.push({ kind: 'list', ordered: pattern === NUMBERED, items });
  }
  return joined;
}

/** The text of a paragraph that is one typed item. */
function itemOf(block: Block | undefined, pattern: RegExp): string | undefined {
  if (block?.kind !== 'paragraph' || block.lines.length !== 1) return undefined;
  const line = block.lines[0] as string;
  return pattern.test(line) ? tidyInline(line.replace(pattern, '$1')) : undefined;
}

/** "NOTE", "ROLE": four letters that can be spoken. */
const SHOUTED_WORD = /^(?=[A-Z]*[AEIOU])[A-Z]{4}$/;

const quietHeading = (text: string): string => {
  const bare = text.replace(/\s*[:：]$/, '');
  return (isShouted(bare) || SHOUTED_WORD.test(bare)) && !bare.includes('<') && !bare.includes('&') ? titleCase(bare) : bare;
};

/** The text of a short paragraph that is a heading in all but name: bold, or capital letters, and no sentence. */
function pseudoHeading(block: Block): string | undefined {
  if (block.kind !== 'paragraph' || block.lines.length !== 1) return undefined;
  const line = block.lines[0] as string;
  if (line.length > HEADING_CHARACTERS * ESCAPED_CHARACTERS) return undefined;
  const bold = line.startsWith('<') ? /^<strong>([^<]*)<\/strong>\s*:?$/.exec(line) : null;
  if (!bold && line.includes('<')) return undefined;
  const text = plainText(line).trim();
  if (!bold && !(text.length >= 4 && !/[a-z]/.test(text) && /\p{Lu}{2}/u.test(text) && text === text.toUpperCase() && !/\d{3}/.test(text)))
    return undefined;
  if (text.length > HEADING_CHARACTERS || (bold ? /[.!;,]$/ : /[.!?;,]$/).test(text) || /:\s+\S/.test(text) || !/\p{L}{3}/u.test(text))
    return undefined;
  return (bold ? (bold[1] as string) : line).trim().replace(/\s*:$/, '');
}
