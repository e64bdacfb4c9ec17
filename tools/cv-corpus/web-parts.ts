// Pieces of HTML that the web-like layouts are put together from. What differs between layouts is which form of an entry they take and their CSS.
import type { Contact, Group, Sheet } from './sheet.ts';
import type { Kind } from './words.ts';

/** How an entry is built: what stands first, and where the dates stand. */
type EntryForm = 'title-first' | 'organization-first' | 'one-line' | 'dates-left' | 'dates-above' | 'comma-line';
export type PartForm = {
  entry: EntryForm /** Between skills. */;
  skills: 'list' | 'commas' | 'chips' | 'dots' | 'bars';
  languages: 'line' | 'list' | 'dots' | 'table';
};

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const tag = (name: string, inner: string, kind = '') => (inner ? `<${name}${kind && ` class="${kind}"`}>${inner}</${name}>` : '');
const div = (kind: string, inner: string) => tag('div', inner, kind);
const span = (kind: string, inner: string) => tag('span', inner, kind);

const bullets = (lines: readonly string[]) => tag('ul', lines.map((line) => tag('li', escaped(line))).join(''));

/** One group of an employer or a school. */
function group({ organization, place, items }: Group, form: EntryForm): string {
  const where = escaped([organization, place].filter(Boolean).join(', '));
  const grade = (text = '') => div('grade', escaped(text));
  if (form === 'organization-first') {
    const inner = items.map(
      ({ title, more = '', dates, grade: mark, lines }) =>
        `${div('row', span('title', escaped(title)) + span('dates', escaped(dates)))}${div('more', escaped(more))}${grade(mark)}${bullets(lines)}`,
    );
    return div('entry', div('row', span('organization', escaped(organization)) + span('place', escaped(place))) + inner.join(''));
  }
  const each = items.map(({ title, more = '', dates, grade: mark, lines }) => {
    const rest = div('more', escaped(more)) + grade(mark) + bullets(lines);
    if (form === 'title-first')
      return div('row', span('title', escaped(title)) + span('dates', escaped(dates))) + div('organization', where) + rest;
    if (form === 'dates-above')
      return (
        div('dates', escaped(dates)) +
        div('title', escaped(title)) +
        div('organization', escaped(organization)) +
        div('place', escaped(place)) +
        rest
      );
    if (form === 'one-line')
      return (
        div('row', span('title', escaped([title, organization, place].filter(Boolean).join(' | '))) + span('dates', escaped(dates))) + rest
      );
    if (form === 'comma-line')
      return (
        div(
          'line',
          `${span('title', escaped(title))}, ${span('organization', escaped(organization))}${place && `, ${escaped(place)}`} (${escaped(dates)})`,
        ) + rest
      );
    return div('dates', escaped(dates)) + div('text', div('title', escaped(title)) + div('organization', where) + rest);
  });
  return each.map((one) => div('entry', one)).join('');
}

const DOTS = 5;
const filled = (words: string) =>
  /^(mutter|nativ|native|mother|langue mat|madre|moeder|limba mat|род|母|모국|원어|katutubo)/iu.test(words) ? DOTS : 3;
const dots = (count: number) =>
  `<svg width="70" height="10">${Array.from({ length: DOTS }, (_, at) => `<circle cx="${7 + at * 14}" cy="5" r="4" fill="${at < count ? 'currentColor' : '#ccc'}"/>`).join('')}</svg>`;

function skills(sheet: Sheet, form: PartForm['skills']): string {
  const between = form === 'dots' ? ' · ' : sheet.locale === 'cn' || sheet.locale === 'jp' ? '、' : ', ';
  return sheet.skills
    .map(({ group: name, names }) => {
      const label = name ? `<b>${escaped(name)}:</b> ` : '';
      if (form === 'list') return (name ? div('group', escaped(name)) : '') + bullets(names);
      if (form === 'chips')
        return (name ? div('group', escaped(name)) : '') + div('chips', names.map((one) => span('chip', escaped(one))).join(' '));
      if (form === 'bars')
        return names
          .map((one, at) => `${div('bar', escaped(one))}<div class="rail"><div style="width:${95 - ((at * 17) % 50)}%"></div></div>`)
          .join('');
      return div('names', label + escaped(names.join(between)));
    })
    .join('');
}

function languages(sheet: Sheet, form: PartForm['languages']): string {
  const each = sheet.languages.map(({ name, words }) => {
    if (form === 'dots') return div('language', `${span('name', escaped(name))} ${span('words', escaped(words))}${dots(filled(words))}`);
    if (form === 'table') return `<tr><td>${escaped(name)}</td><td>${escaped(words)}</td></tr>`;
    if (form === 'list') return div('language', `${escaped(name)} (${escaped(words)})`);
    return `${escaped(name)}: ${escaped(words)}`;
  });
  if (form === 'table') return tag('table', each.join(''));
  return form === 'line' ? div('names', each.join('; ')) : each.join('');
}

/** The inside of a section of that kind. */
export function part(sheet: Sheet, kind: Kind, form: PartForm): string {
  if (kind === 'summary') return `<p>${escaped(sheet.summary)}</p>`;
  if (kind === 'work' || kind === 'education') return sheet[kind].map((one) => group(one, form.entry)).join('');
  if (kind === 'skills') return skills(sheet, form.skills);
  if (kind === 'languages') return languages(sheet, form.languages);
  if (kind === 'certificates')
    return bullets(sheet.certificates.map(({ name, issuer, on }) => [name, issuer, on].filter(Boolean).join(', ')));
  if (kind === 'memberships')
    return sheet.memberships
      .map(({ title, organization, dates }) =>
        div(
          'entry small',
          `${div('row', span('title', escaped(title)) + span('dates', escaped(dates)))}${div('organization', escaped(organization))}`,
        ),
      )
      .join('');
  return sheet.lines[kind].map((line) => tag('p', escaped(line))).join('');
}

/** A section with its heading. */
export const section = (sheet: Sheet, kind: Kind, form: PartForm) =>
  sheet.kinds.includes(kind)
    ? `<section class="${kind}"><h2>${escaped(sheet.headings[kind])}</h2>${part(sheet, kind, form)}</section>`
    : '';

/** Sections one after the other. */
export const sections = (sheet: Sheet, kinds: readonly Kind[], form: PartForm) => kinds.map((kind) => section(sheet, kind, form)).join('');

/** A piece of contact; links and addresses of mail lead somewhere. */
export function contactText({ kind, text }: Contact): string {
  if (kind === 'email') return `<a href="mailto:${text}">${text}</a>`;
  if (kind === 'links') return `<a href="${text.startsWith('http') ? text : `https://${text}`}">${text}</a>`;
  return escaped(text);
}

/** All contacts: with labels, with signs, or bare with something between. */
export function contacts(sheet: Sheet, form: 'labels' | 'signs' | 'lines' | 'bars'): string {
  const signs: Record<Contact['kind'], string> = {
    phone: '☎',
    email: '✉',
    address: '⌂',
    links: '⚭',
    born: '★',
    nationality: '⚑',
    permit: '✓',
  };
  const each = sheet.contact.map((one) => {
    if (form === 'labels') return div('contact', `${one.label ? `<b>${escaped(one.label)}:</b> ` : ''}${contactText(one)}`);
    if (form === 'signs') return span('contact', `<i>${signs[one.kind]}</i> ${contactText(one)}`);
    const told = one.kind === 'born' || one.kind === 'nationality' ? `${escaped(one.label)}: ` : '';
    return form === 'lines' ? div('contact', told + contactText(one)) : told + contactText(one);
  });
  return each.join(form === 'bars' ? ' | ' : form === 'signs' ? ' ' : '');
}
