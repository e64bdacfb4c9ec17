// The text of a tenant's own page: a few marks of Markdown, made into HTML. All else is escaped and stays as it was written, so nothing that
// an editor types can run, and a mark that is not closed is seen.
//
//   ## heading     ### smaller heading     - item     1. item     an empty line between paragraphs; a line ends where it ends
//   **important**  [words](address)        {name} the site’s name, {email} its address for questions
//
// An address is https, mailto, or a path of this site (/jobs), which gets the reader's locale. On a page of questions every heading is one, and
// opens what stands below it. @rule content.6
import type { Locale } from './locales.ts';

/** What a text may name. */
export type PageFacts = { name: string; email: string | null; locale: Locale };
export type PageHtml = { html: string /** The headings, with the ids that they have. */; contents: { id: string; title: string }[] };

type Section = { id: string; title: string; body: string };

export function pageHtml(text: string, facts: PageFacts, { questions = false }: { questions?: boolean } = {}): PageHtml {
  const [lead = '', ...parts] = `\n${text.replace(/\r\n?/g, '\n')}`.split(/\n##[ \t]+(?=\S)/);
  const sections = parts.map((part, n): Section => {
    const [title = '', ...lines] = part.split('\n');
    return { id: `section-${n + 1}`, title: title.trim(), body: blocksHtml(lines, facts) };
  });
  const html = sections.map(({ id, title, body }) =>
    questions
      ? `<details id="${id}"><summary><h2>${inlineHtml(title, facts)}</h2></summary>${body}</details>`
      : `<h2 id="${id}">${inlineHtml(title, facts)}</h2>${body}`,
  );
  return {
    html: blocksHtml(lead.split('\n'), facts) + html.join(''),
    contents: sections.map(({ id, title }) => ({ id, title: filled(title.replaceAll('**', ''), facts) })),
  };
}

const KINDS = [
  { tag: 'h3', mark: /^###[ \t]+(?=\S)/ },
  { tag: 'ul', mark: /^[-*][ \t]+(?=\S)/ },
  { tag: 'ol', mark: /^\d{1,3}\.[ \t]+(?=\S)/ },
] as const;

/** Lines of one kind that follow each other are one block; an empty line ends it. */
function blocksHtml(lines: readonly string[], facts: PageFacts): string {
  const blocks: { tag: 'p' | 'h3' | 'ul' | 'ol'; lines: string[] }[] = [];
  let isOpen = false;
  for (const raw of lines) {
    const line = raw.trim();
    const kind = KINDS.find(({ mark }) => mark.test(line));
    const tag = kind?.tag ?? 'p';
    const words = kind ? line.replace(kind.mark, '') : line;
    if (line === '') isOpen = false;
    else if (isOpen && tag !== 'h3' && blocks.at(-1)?.tag === tag) blocks.at(-1)?.lines.push(words);
    else {
      blocks.push({ tag, lines: [words] });
      isOpen = true;
    }
  }
  return blocks
    .map(({ tag, lines: own }) => {
      const inner = own.map((line) => inlineHtml(line, facts));
      return `<${tag}>${tag === 'ul' || tag === 'ol' ? inner.map((item) => `<li>${item}</li>`).join('') : inner.join('<br>')}</${tag}>`;
    })
    .join('');
}

// Bounded and without a mark inside of a mark, so that no line takes longer than it is long.
const MARKS = /\*\*([^*]{1,500})\*\*|\[([^[\]]{1,300})\]\(([^()\s]{1,1000})\)|\{(?:name|email)\}/g;

function inlineHtml(line: string, facts: PageFacts): string {
  let html = '';
  let end = 0;
  for (const match of line.matchAll(MARKS)) {
    const [whole, important, words, address] = match;
    html += escaped(line.slice(end, match.index));
    end = match.index + whole.length;
    if (important !== undefined) html += `<strong>${inlineHtml(important, facts)}</strong>`;
    else if (words !== undefined) html += linkHtml(whole, words, address ?? '', facts);
    else if (whole === '{email}' && facts.email) html += `<a href="mailto:${escaped(facts.email)}">${escaped(facts.email)}</a>`;
    else html += escaped(filled(whole, facts));
  }
  return html + escaped(line.slice(end));
}

function linkHtml(whole: string, words: string, address: string, facts: PageFacts): string {
  const href = hrefOf(filled(address, facts), facts.locale);
  return href === undefined ? escaped(whole) : `<a href="${escaped(href)}">${escaped(filled(words, facts))}</a>`;
}

/** The address of a link; undefined where it is none that we lead to. */
function hrefOf(address: string, locale: Locale): string | undefined {
  if (/^\/(?![/\\])[^\\]*$/.test(address)) return `/${locale}${address === '/' ? '' : address}`;
  return /^(https:\/\/[^\s\\]+|mailto:[^\s\\]+@[^\s\\]+)$/i.test(address) ? address : undefined;
}

const filled = (words: string, { name, email }: PageFacts): string => words.replaceAll('{name}', name).replaceAll('{email}', email ?? '');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (words: string): string => words.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
