// Paragraphs and tables that the Word-like layouts are put together from, by the docx package.
import { AlignmentType, BorderStyle, ExternalHyperlink, Paragraph, type ParagraphChild, TabStopType, TextRun } from 'docx';
import type { Contact, Sheet } from './sheet.ts';
import type { Kind } from './words.ts';

export type Block = Paragraph;
/** How a layout writes: fonts, sizes in half points, where the dates of an entry stand, and what marks a heading. */
export type WordForm = {
  size: number;
  dates: 'tab' | 'line-before' | 'line-after' | 'in-brackets';
  first: 'title' | 'organization';
  heading: 'style' | 'bold' | 'caps' | 'rule';
  color?: string;
  /** Twips from the left where a right tab stands. */
  tabAt: number;
  bullets: boolean;
};

const text = (words: string, form: WordForm, more: { bold?: boolean; italics?: boolean } = {}) =>
  new TextRun({ text: words, size: form.size, ...more });
const line = (children: readonly ParagraphChild[], form: WordForm, after = 40) =>
  new Paragraph({ children, spacing: { after }, tabStops: [{ type: TabStopType.RIGHT, position: form.tabAt }] });
const tab = (form: WordForm) => new TextRun({ text: '\t', size: form.size });

/** A heading, as people make one: by a style, or by hand. */
export function heading(words: string, form: WordForm): Paragraph {
  const color = form.color ?? '000000';
  if (form.heading === 'style') return new Paragraph({ text: words, heading: 'Heading2', spacing: { before: 200, after: 60 } });
  const run = new TextRun({ text: words, bold: true, size: form.size + 4, color, allCaps: form.heading === 'caps' });
  const rule = form.heading === 'rule' && { border: { bottom: { style: BorderStyle.SINGLE, size: 6, color, space: 1 } } };
  return new Paragraph({ children: [run], spacing: { before: 200, after: 60 }, keepNext: true, ...rule });
}

/** Name and what stands below it. */
export const head = (sheet: Sheet, form: WordForm, alignment: 'left' | 'center' = 'left', size = 44): Block[] => [
  new Paragraph({
    children: [new TextRun({ text: sheet.name, bold: true, size, ...(form.color && { color: form.color }) })],
    alignment: alignment === 'center' ? AlignmentType.CENTER : AlignmentType.LEFT,
  }),
  new Paragraph({
    children: [text(sheet.headline, form, { italics: true })],
    alignment: alignment === 'center' ? AlignmentType.CENTER : AlignmentType.LEFT,
    spacing: { after: 120 },
  }),
];

function contactRun(one: Contact, form: WordForm): ParagraphChild {
  const link =
    one.kind === 'email' ? `mailto:${one.text}` : one.kind === 'links' ? `https://${one.text.replace(/^https?:\/\//, '')}` : undefined;
  const run = new TextRun({ text: one.text, size: form.size, ...(link && { style: 'Hyperlink' }) });
  return link ? new ExternalHyperlink({ link, children: [run] }) : run;
}

/** A line each, with labels or bare; or all on one line. */
export function contacts(sheet: Sheet, form: WordForm, manner: 'labels' | 'bare' | 'one-line'): Block[] {
  if (manner === 'one-line') {
    const runs = sheet.contact.flatMap((one, at) => [...(at > 0 ? [text(' | ', form)] : []), contactRun(one, form)]);
    return [new Paragraph({ children: runs, alignment: AlignmentType.CENTER, spacing: { after: 120 } })];
  }
  return sheet.contact.map((one) => {
    const isTold = one.label && (manner === 'labels' || one.kind === 'born' || one.kind === 'nationality');
    return line([...(isTold ? [text(`${one.label}: `, form, { bold: manner === 'labels' })] : []), contactRun(one, form)], form, 20);
  });
}

const bullet = (words: string, form: WordForm) =>
  form.bullets
    ? new Paragraph({ children: [text(words, form)], bullet: { level: 0 }, spacing: { after: 20 } })
    : new Paragraph({ children: [text(`- ${words}`, form)], spacing: { after: 20 }, indent: { left: 240 } });

/** Work or studies. */
function entries(sheet: Sheet, kind: 'work' | 'education', form: WordForm): Block[] {
  return sheet[kind].flatMap(({ organization, place, items }) =>
    items.flatMap(({ title, more, dates, grade, lines }) => {
      const where = [organization, place].filter(Boolean).join(', ');
      const [top, below] = form.first === 'title' ? [title, where] : [where, title];
      const dated = {
        tab: [
          line([text(top, form, { bold: true }), tab(form), text(dates, form)], form, 0),
          line([text(below, form, { italics: true })], form, 0),
        ],
        'line-before': [
          line([text(dates, form)], form, 0),
          line([text(top, form, { bold: true })], form, 0),
          line([text(below, form)], form, 0),
        ],
        'line-after': [
          line([text(top, form, { bold: true })], form, 0),
          line([text(below, form)], form, 0),
          line([text(dates, form, { italics: true })], form, 0),
        ],
        'in-brackets': [line([text(top, form, { bold: true }), text(` (${dates})`, form)], form, 0), line([text(below, form)], form, 0)],
      }[form.dates];
      const rest = [more, grade].filter((each) => each !== undefined).map((each) => line([text(each, form)], form, 0));
      return [...dated, ...rest, ...lines.map((each) => bullet(each, form)), line([], form, 60)];
    }),
  );
}

function skills(sheet: Sheet, form: WordForm): Block[] {
  const between = sheet.locale === 'cn' || sheet.locale === 'jp' ? '、' : ', ';
  return sheet.skills.flatMap(({ group, names }) =>
    form.dates === 'line-before' && !group
      ? names.map((one) => bullet(one, form))
      : [line([...(group ? [text(`${group}: `, form, { bold: true })] : []), text(names.join(between), form)], form)],
  );
}

/** The paragraphs of a kind, without its heading. */
export function part(sheet: Sheet, kind: Kind, form: WordForm): Block[] {
  if (kind === 'summary') return [line([text(sheet.summary, form)], form, 80)];
  if (kind === 'work' || kind === 'education') return entries(sheet, kind, form);
  if (kind === 'skills') return skills(sheet, form);
  if (kind === 'languages')
    return sheet.languages.map(({ name, words }) => line([text(`${name}${form.dates === 'tab' ? ' – ' : ': '}${words}`, form)], form, 20));
  if (kind === 'certificates')
    return sheet.certificates.map(({ name, issuer, on }) => bullet(`${name}${issuer && `, ${issuer}`}${on && ` (${on})`}`, form));
  if (kind === 'memberships')
    return sheet.memberships.map(({ title, organization, dates }) =>
      form.dates === 'tab'
        ? line([text(`${title}, ${organization}`, form), tab(form), text(dates, form)], form, 20)
        : line([text(`${dates}: ${title}, ${organization}`, form)], form, 20),
    );
  return sheet.lines[kind].map((each) => line([text(each, form)], form, 20));
}

/** Kinds with their headings, one after the other. */
export const sections = (sheet: Sheet, kinds: readonly Kind[], form: WordForm): Block[] =>
  kinds.filter((kind) => sheet.kinds.includes(kind)).flatMap((kind) => [heading(sheet.headings[kind], form), ...part(sheet, kind, form)]);
