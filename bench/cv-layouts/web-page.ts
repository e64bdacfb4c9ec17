// A CV as a page for Chromium, and how that page is printed.
import type { Page } from 'playwright-core';
import { type DrawnCv, labelledText, type Section } from './blocks.ts';
import { pick } from './chance.ts';
import type { Layout } from './layout.ts';
import { draw, drawContact, escaped, icon, type Web } from './web-blocks.ts';
import { drawLook, families, type Look, roomAtSide, styleSheet } from './web-style.ts';

type Printing = NonNullable<Parameters<Page['pdf']>[0]>;

const ACCENTS = ['#1f4e79', '#8a2b2b', '#2f6b4f', '#5b3a8c', '#444444', '#b3541e'];
const PHOTO = `<div class="photo"><svg viewBox="0 0 30 38"><rect width="30" height="38" fill="#ccc"/><circle cx="15" cy="14" r="7" fill="#999"/><path d="M3 38c0-12 24-12 24 0z" fill="#999"/></svg></div>`;
const RUNNING_STYLE = 'font-size:8pt;width:100%;padding:0 15mm;text-align:center;color:#444';

function section({ key, heading, blocks }: Section, web: Web): string {
  const { page, headingLook } = web.cv;
  const sign = headingLook === 'icon' ? icon('section') : '';
  const head = `<div class="hd"><span class="ht">${sign}${escaped(heading)}</span></div>`;
  const body = blocks.map((block) => draw(block, web)).join('');
  if (page === 'margin-heads') return `<div class="sec mh">${head}<div>${body}</div></div>`;
  if (page === 'form') return `<div class="sec">${head}<div class="${blocks[0]?.kind === 'form' ? '' : 'fbox'}">${body}</div></div>`;
  const isCard = page === 'cards' && key !== 'work' && key !== 'education';
  return `<div class="sec${isCard ? ' cardsec' : ''}">${head}${body}</div>`;
}

/** Name, what stands over and below it, and the contact lines where they are no section of their own. */
function headOf(web: Web, { align }: Look): string {
  const { cv } = web;
  const { lines, headline, title, photo } = cv.header;
  const name = (parts: readonly string[]) => `<div class="name">${parts.map((one) => `<div>${escaped(one)}</div>`).join('')}</div>`;
  const over = title ? `<div class="cvt">${escaped(title)}</div>` : '';
  const below = headline ? `<div class="hl">${escaped(headline)}</div>` : '';
  const contact = cv.isSidebar || cv.contact.style === 'footer' ? '' : drawContact(cv.contact, web);
  // A form has the name among its cells.
  const isForm = cv.page === 'form';
  const texts = isForm ? (over || name([lines.join(' ')])) + contact : over + name(lines) + below + contact;
  const picture = (side: 'left' | 'right') => (photo === side ? PHOTO : '');
  const kind = cv.page === 'band' ? 'head band' : 'head';
  return `<div class="${kind}" style="text-align:${isForm ? 'left' : align}">${picture('left')}<div class="ht0">${texts}</div>${picture('right')}</div>`;
}

export function htmlOf(cv: DrawnCv, layout: Layout): string {
  const dice = layout.random('html');
  const look = drawLook(cv, layout, dice, pick(ACCENTS, dice()));
  const web: Web = {
    cv,
    formwork: cv.page === 'form' ? layout.get('formwork') : 'columns',
    hasDutyColumn: dice() < 0.5,
    hasBoldLabels: dice() < 0.5,
    roomAtSide: roomAtSide(look),
  };
  const head = headOf(web, look);
  const sections = (all: readonly Section[]) => all.map((one) => section(one, web)).join('');
  const sign = cv.sign ? draw(cv.sign, web) : '';
  let body = `${head}${sections(cv.main)}${sign}`;
  if (cv.page === 'two-columns')
    body = `${head}<div class="two halves"><div class="main">${sections(cv.main)}</div><div class="side plain">${sections(cv.side)}</div></div>${sign}`;
  if (cv.isSidebar) {
    const isNameAtSide = dice() < 0.3;
    const namePlace = isNameAtSide ? 'side' : dice() < 0.5 ? 'top' : 'main';
    layout.note('nameplace', namePlace);
    const headAt = (place: string) => (namePlace === place ? head : '');
    const side = `<div class="side">${headAt('side')}${sections(cv.side)}</div>`;
    const main = `<div class="main">${headAt('main')}${sections(cv.main)}${sign}</div>`;
    // What a file has first is not always what a page has first.
    const both = layout.get('stream') === 'side-first' ? side + main : main + side;
    body = `${headAt('top')}<div class="two ${cv.page}">${both}</div>`;
  }
  const style = styleSheet(cv, look);
  return `<!doctype html><html lang="${cv.tag}"><head><meta charset="utf-8"><title></title><style>${style}</style></head><body>${body}</body></html>`;
}

/** Paper, margins, and what runs along the pages. */
export function printingOf(cv: DrawnCv, layout: Layout): Printing {
  const { contact, running, isSidebar, colon } = cv;
  const run = running ? `${escaped(running.text)} <span class="pageNumber"></span>` : '';
  const isFooter = contact.style === 'footer' && !isSidebar;
  const foot = [
    ...(isFooter ? [contact.items.map((item) => escaped(labelledText(item, colon))).join(' | ')] : []),
    ...(running?.place === 'footer' ? [run] : []),
  ];
  const header = running?.place === 'header' ? run : '';
  const inStyle = (text: string) => `<div style="${RUNNING_STYLE};font-family:${families(cv.locale, 'sans')}">${text}</div>`;
  return {
    format: layout.get('paper'),
    preferCSSPageSize: false,
    printBackground: true,
    margin: { top: '16mm', bottom: foot.length > 1 ? '20mm' : '16mm', left: '15mm', right: '15mm' },
    displayHeaderFooter: header !== '' || foot.length > 0,
    headerTemplate: inStyle(header),
    footerTemplate: inStyle(foot.join('<br>')),
  };
}
