// Forms and pages that some countries expect: a grid of personal data, the Japanese list of years and months, cards, pages with a running head.
import type { Sheet } from './sheet.ts';
import type { WebLayout } from './web-layouts.ts';
import { contacts, contactText, escaped, type PartForm, part, section, sections } from './web-parts.ts';

const FONTS: Record<string, string> = { cn: 'WenQuanYi Micro Hei', jp: 'IPAPMincho', ko: 'NanumMyeongjo' };
const page = (sheet: Sheet, css: string, body: string, font = 'Liberation Serif') =>
  `<!doctype html><html lang="${sheet.tag}"><head><meta charset="utf-8"><title>${escaped(sheet.documentTitle ?? sheet.name)}</title><style>
@page{size:A4;margin:16mm} *{box-sizing:border-box} body{margin:0;font:10pt/1.4 '${font}','${FONTS[sheet.locale] ?? 'Noto Sans'}',sans-serif} h1,h2,p,ul{margin:0} ul{padding-left:14pt} a{color:inherit}
${css}</style></head><body>${body}</body></html>`;

/** A table with a cell for each label and value, two pairs a row; below it each part is a row with its heading across. */
function formGrid(sheet: Sheet): string {
  const form: PartForm = { entry: 'dates-left', skills: 'commas', languages: 'line' };
  const pairs = [[nameLabel(sheet), escaped(sheet.name)], ...sheet.contact.map((one) => [escaped(one.label), contactText(one)])];
  const rows: string[] = [];
  for (let at = 0; at < pairs.length; at += 2) {
    const some = pairs.slice(at, at + 2).map(([label, value]) => `<th>${label}</th><td>${value}</td>`);
    rows.push(`<tr>${some.join('')}${some.length === 1 ? '<th></th><td></td>' : ''}</tr>`);
  }
  const body = sheet.kinds.map(
    (kind) =>
      `<tr><th class="heading" colspan="4">${escaped(sheet.headings[kind])}</th></tr><tr><td colspan="4">${part(sheet, kind, form)}</td></tr>`,
  );
  return page(
    sheet,
    `h1{text-align:center;font-size:18pt;letter-spacing:8pt;margin-bottom:8pt} table{border-collapse:collapse;width:100%} th,td{border:.7pt solid #333;padding:3pt 6pt;text-align:left;vertical-align:top} th{background:#f2f2f2;font-weight:700;width:22mm} .heading{width:auto;text-align:center}
    .entry{display:grid;grid-template-columns:40mm 1fr;margin-bottom:4pt} .entry.small{display:flex;gap:12pt} .row{display:flex;gap:12pt} .title{font-weight:700}`,
    `<h1>${escaped(sheet.documentTitle ?? sheet.headline)}</h1><table>${rows.join('')}${body.join('')}</table>`,
  );
}

const NAME_LABELS: Record<string, string> = { cn: '姓名', jp: '氏名', ko: '성명', vi: 'Họ và tên', ru: 'ФИО', de: 'Name', fil: 'Pangalan' };
const nameLabel = (sheet: Sheet) => NAME_LABELS[sheet.locale] ?? 'Name';

/** The Japanese form: a row for each entering and leaving, by year and month. Titles stand in brackets behind the employer. */
function yearMonthList(sheet: Sheet): string {
  const row = (date: string, words: string) => {
    const [, year = '', month = ''] = /^(\d{4})-?(\d{2})?$/.exec(date) ?? [];
    return `<tr><td class="year">${year}</td><td class="month">${month && Number(month)}</td><td>${words}</td></tr>`;
  };
  const studies = sheet.education.flatMap(({ organization, items }) =>
    items.flatMap(({ more, stamps: { start, end } }) => {
      const what = escaped([organization, more].filter(Boolean).join(' '));
      return [row(start, `${what} 入学`), row(end ?? '', `${what} ${(end ?? '') > '2026-11' ? '卒業見込み' : '卒業'}`)];
    }),
  );
  const work = sheet.work.flatMap(({ organization, items }) =>
    items.flatMap(({ title, stamps: { start, end } }) => [
      row(start, `${escaped(organization)} 入社(${escaped(title)})`),
      end ? row(end, `${escaped(organization)} 退社`) : row('', '現在に至る'),
    ]),
  );
  const licences = sheet.certificates.map(({ name, stamp }) => row(stamp, `${escaped(name)} 取得`));
  const center = (words: string) => `<tr><td></td><td></td><td class="center">${words}</td></tr>`;
  const grid = (inner: string) => `<table><tr><th class="year">年</th><th class="month">月</th><th></th></tr>${inner}</table>`;
  const box = (label: string, inner: string) => `<table><tr><th>${label}</th></tr><tr><td>${inner}</td></tr></table>`;
  return page(
    sheet,
    'h1{font-size:20pt;letter-spacing:10pt} table{border-collapse:collapse;width:100%;margin:6pt 0} th,td{border:.7pt solid #000;padding:3pt 6pt;vertical-align:top} .year{width:18mm;text-align:center} .month{width:10mm;text-align:center} .center{text-align:center}',
    `<h1>履 歴 書</h1><table><tr><td colspan="2">氏名<br><span style="font-size:16pt">${escaped(sheet.name)}</span></td></tr>${sheet.contact.map((one) => `<tr><td style="width:28mm">${escaped(one.label)}</td><td>${contactText(one)}</td></tr>`).join('')}</table>
    ${grid(`${center('学 歴')}${studies.join('')}${center('職 歴')}${work.join('')}<tr><td></td><td></td><td style="text-align:right">以上</td></tr>`)}${grid(`${center('免許・資格')}${licences.join('')}`)}
    ${box('語学', escaped(sheet.languages.map(({ name, words }) => `${name}:${words}`).join('、')))}${box('得意な技術・スキル', escaped(sheet.skills.flatMap(({ names }) => names).join('、')))}${box('自己PR', escaped(sheet.summary))}`,
    'IPAPMincho',
  );
}

/** Boxes with shadows, two beside each other; title and employer split by a bar. */
function cards(sheet: Sheet): string {
  const form: PartForm = { entry: 'one-line', skills: 'chips', languages: 'dots' };
  return page(
    sheet,
    `body{font-size:9pt;background:#fff} header{border-radius:8pt;background:#5f3dc4;color:#fff;padding:10pt 14pt;margin-bottom:8pt} h1{font-size:20pt} .cards{display:grid;grid-template-columns:3fr 2fr;gap:8pt;align-items:start} section{border:1pt solid #ddd;border-radius:8pt;padding:7pt 10pt;margin-bottom:8pt} h2{font-size:11pt;color:#5f3dc4;margin-bottom:3pt} .title{font-weight:700} .row{display:block} .row .dates{display:block;color:#777;font-size:8pt} .entry{margin-bottom:5pt} .chip{display:inline-block;background:#eee;border-radius:6pt;padding:1pt 5pt;margin:1pt}`,
    `<header><h1>${escaped(sheet.name)}</h1><div>${escaped(sheet.headline)}</div></header><div class="cards"><div>${sections(
      sheet,
      sheet.kinds.filter((kind) => ['summary', 'work', 'education', 'projects'].includes(kind)),
      form,
    )}</div><div><section><h2>${escaped(sheet.contactHeading)}</h2>${contacts(sheet, 'labels')}</section>${sections(
      sheet,
      sheet.kinds.filter((kind) => !['summary', 'work', 'education', 'projects'].includes(kind)),
      form,
    )}</div></div>`,
    'Lato',
  );
}

/** Large type over two or three pages, the name and the page's number in the margins of each. */
function runningHeads(sheet: Sheet): string {
  const form: PartForm = { entry: 'organization-first', skills: 'list', languages: 'list' };
  return page(
    sheet,
    `@page{margin:24mm 22mm} body{font-size:11.5pt;line-height:1.6} h1{font-size:24pt} h2{font-size:14pt;margin:16pt 0 6pt;border-left:5pt solid #e8590c;padding-left:8pt} .organization{font-weight:700} .row{display:flex;justify-content:space-between} .title{font-style:italic} thead,tfoot{font-size:8.5pt;color:#666} table{width:100%} thead td{text-align:right;padding-bottom:10pt} tfoot td{text-align:center;padding-top:10pt}`,
    `<table><thead><tr><td>${escaped(sheet.name)} · ${escaped(sheet.headline)}</td></tr></thead><tfoot><tr><td>${escaped(sheet.documentTitle ?? 'CV')} – ${escaped(sheet.name)}</td></tr></tfoot><tbody><tr><td><h1>${escaped(sheet.name)}</h1>${contacts(sheet, 'labels')}${sheet.kinds.map((kind) => section(sheet, kind, form)).join('')}</td></tr></tbody></table>`,
    'Carlito',
  );
}

/** Layouts for all, and for the languages that they are the custom of. */
export const WEB_FORMS: readonly (WebLayout & { locales?: readonly string[] })[] = [
  { name: 'form-grid', html: formGrid, locales: ['cn', 'jp', 'ko', 'vi', 'ru', 'de', 'fil'] },
  { name: 'year-month-list', html: yearMonthList, locales: ['jp'] },
  { name: 'cards', html: cards },
  { name: 'running-heads', html: runningHeads },
];
