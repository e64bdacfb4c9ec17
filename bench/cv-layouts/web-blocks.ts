// The blocks of a CV as HTML.
import {
  type Block,
  type Contact,
  type ContactItem,
  type DrawnCv,
  type Entry,
  type Form,
  type FormEntry,
  labelledText,
  type Pairs,
  type Row,
  type Run,
  type Text,
} from './blocks.ts';
import type { Level } from './factors.ts';

export type Web = {
  cv: DrawnCv;
  formwork: Level<'formwork'>;
  hasDutyColumn: boolean;
  hasBoldLabels: boolean;
  /** Letters of the usual width that have room in a line of the contacts at the side. */
  roomAtSide: number;
};

export const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const div = (inner: string, kind = '') => `<div${kind && ` class="${kind}"`}>${inner}</div>`;
const bold = (isBold: boolean | undefined) => (isBold ? 'b' : '');

/** Marks of icon fonts lie in the private use area: these are of the Codicons. */
const GLYPHS = { email: '\uEB1C', phone: '\uEB93', address: '\uEB1A', web: '\uEB01', born: '\uEAB0', nationality: '\uEB15' };
const ICONS = {
  email: '<path d="M1 3h14v10H1z M1 3l7 6 7-6" fill="none" stroke="currentColor"/>',
  phone: '<path d="M3 1h3l1 4-2 1c1 3 2 4 5 5l1-2 4 1v3c-7 2-14-5-12-12z" fill="currentColor"/>',
  address: '<path d="M8 15C4 10 3 8 3 6a5 5 0 0 1 10 0c0 2-1 4-5 9z" fill="currentColor"/>',
  web: '<circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor"/><path d="M1.5 8h13M8 1.5c-4 4-4 9 0 13c4-4 4-9 0-13" fill="none" stroke="currentColor"/>',
  born: '<path d="M2 3h12v11H2z M2 6h12" fill="none" stroke="currentColor"/>',
  nationality: '<path d="M3 1v14M3 2h10l-2 3 2 3H3" fill="none" stroke="currentColor"/>',
  section: '<rect x="2" y="2" width="12" height="12" rx="3" fill="currentColor"/>',
};
export const icon = (kind: keyof typeof ICONS): string => `<svg class="ic" viewBox="0 0 16 16">${ICONS[kind]}</svg>`;

const span = ({ text, isBold, isMuted }: Run) => `<span class="${bold(isBold)} ${isMuted ? 'm' : ''}">${escaped(text)}</span>`;
const spans = (runs: readonly Run[]) => runs.map(span).join('');
const row = ({ runs, right }: Row) =>
  right ? div(`<span class="l">${spans(runs)}</span><span class="x">${spans(right)}</span>`, 'r') : div(spans(runs));

function list({ mark, items }: Extract<Text, { kind: 'list' }>): string {
  const marked = (sign: string, words: string) => div(`${sign && `<span class="mk">${sign}</span>`}<span>${words}</span>`, 'li');
  const drawn = items.map(({ runs, sub }) => {
    const below = sub ? div(sub.map((text) => marked('–', escaped(text))).join(''), 'sub') : '';
    return marked(mark, spans(runs)) + below;
  });
  return div(drawn.join(''), 'list');
}

function text(block: Text | undefined): string {
  if (!block) return '';
  if (block.kind === 'list') return list(block);
  if (block.kind === 'para') return div(spans(block.runs), 'p');
  return div(block.rows.map((runs) => div(spans(runs))).join(''), 'ln');
}

function entry({ rows, left, tail = [], text: below, isGroup, isGrouped, isTight }: Entry, { cv }: Web): string {
  const inner = rows.map(row).join('') + text(below) + tail.map(row).join('');
  const kind = `e${isGroup ? ' grp' : ''}${isTight ? ' tight' : ''}`;
  const dated = left === undefined ? '' : div(escaped(left), 'd');
  if (cv.page === 'timeline' && !isTight) return div(`${dated}${div('', 'dot')}${div(inner, 'c')}`, `${kind} tl ${dated ? 'tl3' : 'tl2'}`);
  if (dated) return div(dated + div(inner, 'c'), `${kind} dl`);
  return div(inner, cv.page === 'cards' && !isGroup && !isGrouped ? `${kind} card` : kind);
}

const cells = (tag: 'td' | 'th', texts: readonly string[]) => texts.map((one) => `<${tag}>${escaped(one)}</${tag}>`).join('');
const notesOf = ({ text: below, notes }: FormEntry) => (below ? text(below) : notes.map((note) => div(escaped(note))).join(''));

/** A table with a column for each part of an entry. */
function formColumns({ of, entries }: Form, { cv, hasDutyColumn }: Web): string {
  const { period, employer, position, school, degree, field, duties } = cv.labels;
  const hasField = entries.some((one) => one.field);
  const hasDuties = of === 'work' && hasDutyColumn && entries.some((one) => one.text);
  const heads = of === 'work' ? [period, employer, position] : [period, school, degree, ...(hasField ? [field] : [])];
  const rows = entries.map((one) => {
    const own = [one.period, one.organization, one.title, ...(hasField ? [one.field ?? ''] : [])];
    const below = notesOf(one);
    const more = below && !hasDuties ? `<tr><td colspan="${own.length}">${below}</td></tr>` : '';
    return `<tr>${cells('td', own)}${hasDuties ? `<td>${below}</td>` : ''}</tr>${more}`;
  });
  return `<table class="form"><tr>${cells('th', [...heads, ...(hasDuties ? [duties] : [])])}</tr>${rows.join('')}</table>`;
}

/** A table of labels and values for each entry. */
function formRows({ of, entries }: Form, { cv }: Web): string {
  const { period, employer, position, school, degree, field, duties } = cv.labels;
  const [house, name] = of === 'work' ? [employer, position] : [school, degree];
  const tables = entries.map((one) => {
    const pairs: [string, string][] = [
      [period, one.period],
      [house, one.organization],
      [name, one.title],
      [field, one.field ?? ''],
    ];
    const rows = pairs.filter(([, value]) => value).map((pair) => formPair(...pair));
    if (one.text) rows.push(`<tr><th>${escaped(duties)}</th><td>${text(one.text)}</td></tr>`);
    return `<table class="form kv">${rows.join('')}${one.notes.map((note) => formPair('', note)).join('')}</table>`;
  });
  return tables.join('');
}

const formPair = (label: string, value: string) => `<tr>${cells('th', [label])}${cells('td', [value])}</tr>`;

function pairs({ rows, colon, isTable, isBold, isEntry, text: below, textLabel }: Pairs): string {
  const under = below ? `${textLabel ? div(escaped(textLabel)) : ''}${text(below)}` : '';
  if (!isTable) {
    const lines = rows.map(([label, value]) => div(`<span class="${bold(isBold)}">${escaped(label + colon)}</span>${escaped(value)}`));
    return div(lines.join('') + under, isEntry ? 'e' : 'ln');
  }
  const drawn = rows.map(([label, value]) => `<tr><td class="${bold(isBold)}">${escaped(label)}</td>${cells('td', [value])}</tr>`);
  return `<table class="pairs">${drawn.join('')}</table>${under}${isEntry ? div('', 'e') : ''}`;
}

export function drawContact({ style, items, colon }: Contact, { cv, roomAtSide, hasBoldLabels }: Web): string {
  // What is long is set smaller, as people do until it fits.
  const fitted = (words: string) => {
    const size = Math.min(1, roomAtSide / words.length).toFixed(2);
    return cv.isSidebar && /^\S{20,}$/.test(words) ? `<span style="font-size:${size}em">${escaped(words)}</span>` : escaped(words);
  };
  const told = (item: ContactItem) => fitted(labelledText(item, colon));
  const stack = (rows: readonly string[], kind = 'cstack') => div(rows.join(''), kind);
  if (style === 'row-bullet' || style === 'row-pipe' || style === 'footer')
    return div(items.map((item) => `<span>${told(item)}</span>`).join(style === 'row-bullet' ? ' • ' : ' | '), 'crow');
  if (style === 'icons-svg' || style === 'icons-glyph') {
    const sign = ({ kind }: ContactItem) => (style === 'icons-svg' ? icon(kind) : `<span class="gl">${GLYPHS[kind]}</span>`);
    const drawn = items.map((item) => div(`${sign(item)}<span>${told(item)}</span>`, 'ci'));
    return stack(drawn, cv.isSidebar ? 'cstack' : 'crow icons');
  }
  if (style === 'labels')
    return stack(
      items.map(({ label, value }) => div(`<span class="${bold(hasBoldLabels)}">${escaped(label + colon)}</span>${fitted(value)}`)),
    );
  if (style === 'labels-above') return stack(items.map(({ label, value }) => div(escaped(label), 'b') + div(fitted(value), 'cv')));
  if (style === 'table') {
    const rows = items.map(({ label, value }) => `<tr>${cells('td', [label + (hasBoldLabels ? ':' : '')])}<td>${fitted(value)}</td></tr>`);
    return `<table class="pairs">${rows.join('')}</table>`;
  }
  if (style === 'form') {
    const own = formPair(cv.labels.name, cv.header.lines.join(' '));
    return `<table class="form kv">${own}${items.map(({ label, value }) => formPair(label, value)).join('')}</table>`;
  }
  return stack(
    items.map((item) => div(told(item))),
    style === 'right' ? 'cstack right' : 'cstack',
  );
}

export function draw(block: Block, web: Web): string {
  switch (block.kind) {
    case 'para':
    case 'lines':
    case 'list':
      return text(block);
    case 'entry':
      return entry(block, web);
    case 'pairs':
      return pairs(block);
    case 'form':
      return web.formwork === 'columns' ? formColumns(block, web) : formRows(block, web);
    case 'contact':
      return drawContact(block, web);
    case 'tags':
      return div(block.items.map((one) => `<span class="tag">${escaped(one)}</span>`).join(' '), 'tags');
    case 'bars': {
      const bar = (part: number) => div(`<i style="width:${part * 20}%"></i>`, 'bar');
      return block.items.map((one) => div(div(escaped(one.text)) + bar(one.part), 'barrow')).join('');
    }
    case 'dots': {
      const dots = (part: number) => [1, 2, 3, 4, 5].map((at) => `<i class="${at <= part ? 'on' : ''}"></i>`).join('');
      return block.items.map((one) => div(`<span>${escaped(one.text)}</span><span class="dd">${dots(one.part)}</span>`, 'dotrow')).join('');
    }
    case 'columns': {
      const items = block.items.map((one) => div(`${block.mark && `${block.mark} `}${escaped(one)}`));
      return `<div class="cols" style="grid-template-columns:repeat(${block.count},1fr)">${items.join('')}</div>`;
    }
    case 'table': {
      const rows = block.rows.map((one) => `<tr>${cells('td', one)}</tr>`);
      return `<table class="tb${block.hasBorder ? ' bord' : ''}"><tr>${cells('th', block.head)}</tr>${rows.join('')}</table>`;
    }
    case 'sign':
      return div(`${block.declare && div(escaped(block.declare))}${div(escaped(block.text))}${div(escaped(block.name), 'line')}`, 'sign');
  }
}
