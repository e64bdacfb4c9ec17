// Web-like layouts: what builders of CVs in the browser make, printed by Chromium. Each is one page of HTML with its own CSS.
import type { Sheet } from './sheet.ts';
import { contacts, escaped, type PartForm, section, sections } from './web-parts.ts';
import type { Kind } from './words.ts';

export type WebLayout = { name: string; html: (sheet: Sheet) => string };

const FONTS: Record<string, string> = { cn: 'WenQuanYi Micro Hei', jp: 'IPAPGothic', ko: 'NanumGothic' };
const SERIF_FONTS: Record<string, string> = { cn: 'Noto Serif CJK SC', jp: 'IPAPMincho', ko: 'NanumMyeongjo' };

const page = (sheet: Sheet, css: string, body: string, western = 'Open Sans') => {
  const east = (western.includes('Garamond') || western.includes('Serif') ? SERIF_FONTS : FONTS)[sheet.locale];
  return `<!doctype html><html lang="${sheet.tag}"><head><meta charset="utf-8"><title>${escaped(sheet.name)}</title><style>
@page{size:A4;margin:0} *{box-sizing:border-box} body{margin:0;font:10pt/1.4 '${western}','${east ?? 'Noto Sans'}','Noto Sans',sans-serif;color:#222}
h1,h2,p,ul{margin:0} ul{padding-left:14pt} a{color:inherit;text-decoration:none} .row{display:flex;justify-content:space-between;gap:10pt} .entry{margin-bottom:7pt;break-inside:avoid}
${css}</style></head><body>${body}</body></html>`;
};
const name = (sheet: Sheet) => `<h1>${escaped(sheet.name)}</h1>`;
const headline = (sheet: Sheet) => `<div class="headline">${escaped(sheet.headline)}</div>`;
const without = (sheet: Sheet, kinds: readonly Kind[]) => sheet.kinds.filter((kind) => !kinds.includes(kind));
const contactBlock = (sheet: Sheet, form: 'labels' | 'lines') =>
  `<section class="contacts"><h2>${escaped(sheet.contactHeading)}</h2>${contacts(sheet, form)}</section>`;

function sidebarLeft(sheet: Sheet): string {
  const form: PartForm = { entry: 'title-first', skills: 'bars', languages: 'dots' };
  const side: Kind[] = ['skills', 'languages', 'interests'];
  return page(
    sheet,
    `body{display:grid;grid-template-columns:62mm 1fr;min-height:297mm} aside{background:#2b3a4b;color:#fff;padding:12mm 7mm} main{padding:12mm 9mm}
    h1{font-size:20pt;line-height:1.1} .headline{opacity:.8;margin:4pt 0 14pt} h2{font-size:11.5pt;text-transform:uppercase;margin:10pt 0 5pt} main h2{color:#2b3a4b;border-bottom:1pt solid #2b3a4b}
    .title{font-weight:700}.organization{font-style:italic}.dates{white-space:nowrap;color:#666} .rail{background:#55667a;height:3pt;margin:2pt 0 5pt}.rail div{background:#fff;height:3pt} .language{margin-bottom:4pt} .words{opacity:.8;font-size:8.5pt} aside ul{padding-left:10pt} .contact{overflow-wrap:anywhere;margin-bottom:3pt}`,
    `<aside>${name(sheet)}${headline(sheet)}${contactBlock(sheet, 'lines')}${sections(sheet, side, form)}</aside><main>${sections(sheet, without(sheet, side), form)}</main>`,
  );
}

function sidebarRight(sheet: Sheet): string {
  const form: PartForm = { entry: 'organization-first', skills: 'chips', languages: 'list' };
  const side: Kind[] = ['skills', 'languages', 'certificates', 'interests'];
  return page(
    sheet,
    `body{display:grid;grid-template-columns:1fr 64mm;min-height:297mm} main{padding:14mm 8mm 10mm 14mm} aside{background:#f3e9dc;padding:14mm 7mm} h1{font-size:24pt;font-weight:300} .headline{color:#a0522d;font-size:12pt;margin-bottom:10pt}
    h2{font-size:12pt;color:#a0522d;margin:12pt 0 4pt} .organization{font-weight:700}.place,.dates{color:#777;font-size:9pt} .title{font-style:italic} .chip{display:inline-block;border:1px solid #a0522d;border-radius:8pt;padding:1pt 6pt;margin:2pt 1pt;font-size:8.5pt} .contact b{display:block;font-size:8pt;text-transform:uppercase} .contact{margin-bottom:4pt;overflow-wrap:anywhere}`,
    `<main>${name(sheet)}${headline(sheet)}${sections(sheet, without(sheet, side), form)}</main><aside>${contactBlock(sheet, 'labels')}${sections(sheet, side, form)}</aside>`,
    'Lato',
  );
}

function dateGrid(sheet: Sheet): string {
  const form: PartForm = { entry: 'dates-left', skills: 'commas', languages: 'table' };
  return page(
    sheet,
    `body{padding:18mm 20mm} h1{font-size:18pt} .headline{margin-bottom:6pt} .contacts{display:grid;grid-template-columns:1fr 1fr;gap:2pt 12pt;border-top:2pt solid #000;border-bottom:2pt solid #000;padding:5pt 0;margin:6pt 0 4pt}
    .contacts h2{display:none} h2{font-size:12pt;margin:10pt 0 4pt;background:#eee;padding:2pt 4pt} .entry{display:grid;grid-template-columns:38mm 1fr} .entry.small{display:block} .title{font-weight:700} td{padding:0 16pt 0 0}`,
    `${sheet.documentTitle ? `<div style="text-align:right;font-size:9pt;color:#777">${escaped(sheet.documentTitle)}</div>` : ''}${name(sheet)}${headline(sheet)}${contactBlock(sheet, 'labels')}${sections(sheet, sheet.kinds, form)}`,
    'Liberation Sans',
  );
}

function timeline(sheet: Sheet): string {
  const form: PartForm = { entry: 'dates-above', skills: 'chips', languages: 'list' };
  return page(
    sheet,
    `body{padding:14mm 16mm} header{text-align:left;margin-bottom:8pt} h1{font-size:26pt;color:#0b7285} .contact{margin-right:10pt;font-size:9pt} .contact i{font-style:normal;color:#0b7285} h2{font-size:13pt;color:#0b7285;margin:10pt 0 6pt}
    .work .entry,.education .entry{border-left:2pt solid #0b7285;padding-left:10pt;position:relative;margin:0;padding-bottom:8pt} .work .entry::before,.education .entry::before{content:'';position:absolute;left:-5pt;top:3pt;width:8pt;height:8pt;border-radius:50%;background:#0b7285}
    .dates{font-size:8.5pt;color:#666} .title{font-weight:700;font-size:11pt} .place{font-size:9pt;color:#666} .chip{display:inline-block;background:#e3f6f9;padding:2pt 7pt;margin:2pt} .language{display:inline-block;margin-right:14pt}`,
    `<header>${name(sheet)}${headline(sheet)}<div>${contacts(sheet, 'signs')}</div></header>${sections(sheet, sheet.kinds, form)}`,
    'Roboto',
  );
}

function twoColumns(sheet: Sheet): string {
  const form: PartForm = { entry: 'title-first', skills: 'list', languages: 'line' };
  const right: Kind[] = ['education', 'languages', 'skills', 'certificates', 'references'];
  return page(
    sheet,
    `body{padding:15mm} header{text-align:center;margin-bottom:8pt} h1{font-size:22pt} .columns{display:flex;gap:12mm} .columns>div{flex:1} h2{font-size:12pt;font-weight:700;margin:9pt 0 4pt;border-bottom:.6pt solid #999}
    .row{display:block} .row .title{display:block;font-weight:700} .dates{color:#555;font-size:9pt} .organization{color:#333}`,
    `<header>${name(sheet)}${headline(sheet)}<div>${contacts(sheet, 'bars')}</div></header><div class="columns"><div>${sections(sheet, without(sheet, right), form)}</div><div>${sections(sheet, right, form)}</div></div>`,
    'Carlito',
  );
}

function icons(sheet: Sheet): string {
  const form: PartForm = { entry: 'one-line', skills: 'dots', languages: 'list' };
  return page(
    sheet,
    `body{padding:16mm 18mm} header{text-align:center} h1{font-size:21pt;letter-spacing:1pt} .contact{margin:0 6pt;font-size:9pt;white-space:nowrap} .contact i{font-style:normal} h2{font-size:12pt;margin:11pt 0 4pt} h2::before{content:'❖ ';color:#c2255c} .title{font-weight:600} .dates{white-space:nowrap;font-style:italic}`,
    `<header>${name(sheet)}${headline(sheet)}<div>${contacts(sheet, 'signs')}</div></header>${sections(sheet, sheet.kinds, form)}`,
    'Open Sans',
  );
}

function threeColumns(sheet: Sheet): string {
  const form: PartForm = { entry: 'dates-above', skills: 'list', languages: 'list' };
  const left: Kind[] = ['skills', 'languages', 'interests', 'references'];
  const right: Kind[] = ['education', 'certificates', 'awards'];
  return page(
    sheet,
    `@page{size:A4 landscape} body{padding:10mm 12mm;font-size:9pt} header{display:flex;justify-content:space-between;align-items:baseline;border-bottom:3pt solid #364fc7;margin-bottom:8pt} h1{font-size:22pt;color:#364fc7} .columns{display:grid;grid-template-columns:55mm 1fr 78mm;gap:9mm} h2{font-size:11pt;color:#364fc7;margin:8pt 0 4pt} .title{font-weight:700} .dates{color:#777} .contact{overflow-wrap:anywhere}`,
    `<header>${name(sheet)}${headline(sheet)}</header><div class="columns"><div>${contactBlock(sheet, 'lines')}${sections(sheet, left, form)}</div><div>${sections(sheet, without(sheet, [...left, ...right]), form)}</div><div>${sections(sheet, right, form)}</div></div>`,
    'Lato',
  );
}

function headerBar(sheet: Sheet): string {
  const form: PartForm = { entry: 'organization-first', skills: 'commas', languages: 'line' };
  return page(
    sheet,
    `header{background:#1b4332;color:#fff;padding:12mm 18mm 8mm} h1{font-size:25pt} main{padding:4mm 18mm} h2{background:#d8f3dc;color:#1b4332;padding:3pt 6pt;font-size:11pt;margin:10pt 0 5pt} .contacts h2{display:none} .contact{display:inline-block;margin-right:12pt;font-size:9pt} .organization{font-weight:700} .title{text-decoration:underline}`,
    `<header>${name(sheet)}${headline(sheet)}${contactBlock(sheet, 'labels')}</header><main>${sections(sheet, sheet.kinds, form)}</main>`,
    'Roboto',
  );
}

function spacedCaps(sheet: Sheet): string {
  const form: PartForm = { entry: 'comma-line', skills: 'dots', languages: 'line' };
  return page(
    sheet,
    `body{padding:22mm 24mm} h1{font-weight:400;font-size:19pt;letter-spacing:6pt;text-transform:uppercase;text-align:center} .headline{text-align:center;letter-spacing:2pt;font-size:9pt;margin:4pt 0 10pt} .bars{text-align:center;font-size:9pt} h2{font-weight:400;font-size:10.5pt;letter-spacing:4pt;text-transform:uppercase;margin:14pt 0 5pt} .title{font-style:italic}`,
    `${name(sheet)}${headline(sheet)}<div class="bars">${contacts(sheet, 'bars')}</div>${sections(sheet, sheet.kinds, form)}`,
    'EB Garamond',
  );
}

function tables(sheet: Sheet): string {
  const form: PartForm = { entry: 'title-first', skills: 'commas', languages: 'table' };
  const row = (kind: Kind) =>
    `<tr><th>${escaped(sheet.headings[kind])}</th><td>${section(sheet, kind, form).replace(/<h2>.*?<\/h2>/, '')}</td></tr>`;
  return page(
    sheet,
    `body{padding:16mm} .sheet{border-collapse:collapse;width:100%} .sheet>tbody>tr>td,.sheet>tbody>tr>th{border:.7pt solid #444;padding:4pt 6pt;vertical-align:top} th{width:36mm;text-align:left;background:#f1f3f5} h1{font-size:17pt;text-align:center} td td{border:0;padding:0 14pt 2pt 0} .title{font-weight:700} .dates{white-space:nowrap}`,
    `<h1>${escaped(sheet.documentTitle ?? sheet.headline)}</h1><table class="sheet"><tbody><tr><th>${escaped(sheet.contactHeading)}</th><td><b>${escaped(sheet.name)}</b>${contacts(sheet, 'labels')}</td></tr>${sheet.kinds.map(row).join('')}</tbody></table>`,
    'Liberation Serif',
  );
}

/** By name; the name says what is peculiar about it. */
export const WEB_LAYOUTS: readonly WebLayout[] = [
  { name: 'sidebar-left', html: sidebarLeft },
  { name: 'sidebar-right', html: sidebarRight },
  { name: 'date-grid', html: dateGrid },
  { name: 'timeline', html: timeline },
  { name: 'two-columns', html: twoColumns },
  { name: 'icons', html: icons },
  { name: 'three-columns', html: threeColumns },
  { name: 'header-bar', html: headerBar },
  { name: 'spaced-caps', html: spacedCaps },
  { name: 'tables', html: tables },
];
