// Rows of a list that are labelled as another section is called: "Languages: English, Spanish" among skills, "Software: Excel" among languages.
// They go to the section that their label says, and the rest stays.
import { isTimeName } from './column-names.ts';
import type { Context, Row, Section } from './context.ts';
import { hasRootOf, kindOfRoots } from './heading-roots.ts';
import { headingKind } from './headings.ts';
import { isKnownSkill } from './known-skills.ts';
import { labelNamed } from './labels.ts';
import { proficiencyOf } from './language-levels.ts';
import { languageFinder } from './language-names.ts';
import { isOfPerson } from './personal.ts';
import { beginsAsSociety, MEMBER, SOCIETY } from './societies.ts';
import { toldMemberships } from './told-memberships.ts';
import type { SectionKind } from './words/locale-words.ts';

type Kind = Section['kind'];

/** Lists in which such rows stand. */
const LISTS: ReadonlySet<Kind> = new Set<Kind>(['skills', 'languages', 'certificates', 'courses', 'interests', 'other']);
/** Parts about the person name languages too, and nothing else that belongs elsewhere. */
const OWN: ReadonlySet<Kind> = new Set<Kind>(['personal', 'contact']);
/** What a label may say of its row. */
const TOLD: ReadonlySet<SectionKind | undefined> = new Set<SectionKind>([
  'languages',
  'skills',
  'certificates',
  'interests',
  'memberships',
  // "Referenz: Nora Petzold" below the last list of a page.
  'references',
]);
const LABEL = /^[\s\p{S}]*(?:([^:：【】[\]]{2,40})\s*[:：]|[【[]([^【】[\]]{2,30})[】\]]\s*[:：]?)\s*(\S.*)$/u;

/** The sections with such rows in sections of their own, right behind those that they stand in. */
export function withLabelledRows(sections: readonly Section[], context: Context): Section[] {
  return sections.flatMap((section) => {
    if (!LISTS.has(section.kind) && !OWN.has(section.kind)) return [section];
    const parted = section.rows.flatMap((row) => partedInTwo(row, section.kind, context));
    if (parted.length > section.rows.length) return withLabelledRows([{ ...section, rows: parted }], context);
    const apart = section.rows.flatMap((row): { row: Row; section: Section }[] => {
      const other = sectionOfRow(row, section, context);
      return other ? [{ row, section: other }] : [];
    });
    const moved = new Set(apart.map(({ row }) => row));
    return [{ ...section, rows: section.rows.filter((row) => !moved.has(row)) }, ...apart.map(({ section: one }) => one)];
  });
}

/** "외국어 | 영어(초급) | 컴퓨터 | 한글, 엑셀": a row of a form that names two of such lists beside each other. */
function partedInTwo(row: Row, kind: Kind, context: Context): Row[] {
  const at = row.cells.length - 2;
  const label = row.cells[at]?.text ?? '';
  const told = headingKind(label, context) ?? kindOfRoots(label);
  const isTold = (TOLD.has(told) && told !== kind) || PROGRAMS.test(label);
  // "취득일 | 자격증명 | 발급처": names of columns.
  if (isTimeName(row.cells[0]?.text ?? '') || !/[,，、;·]/u.test(row.cells.at(-1)?.text ?? '')) return [row];
  if (!LISTS.has(kind) || at < 1 || row.periods.length > 0 || !isTold || languageFinder().find(label).length > 0) return [row];
  return [row.cells.slice(0, at), row.cells.slice(at)].map((cells) => ({
    ...row,
    cells,
    text: cells.map(({ text }) => text).join('  '),
  }));
}

/** "Member, Norsea Society" among certificates, with other members or alone. */
const isMembership = ({ text }: Row) => {
  const [who = '', society = ''] = text.split(/\s*[,，:：]\s+/u);
  return MEMBER.test(who) && /^\p{Lu}/u.test(society) && (SOCIETY.test(society) || beginsAsSociety(society));
};

function sectionOfRow(row: Row, { kind, heading = '' }: Section, context: Context): Section | undefined {
  if (kind === 'certificates' && isMembership(row)) {
    const { bullet: _bullet, ...plain } = row;
    return { kind: 'memberships', heading, rows: [plain] };
  }
  if (kind === 'certificates' && row.cells.length === 1 && toldMemberships([row], context).length > 0)
    return { kind: 'other', heading, rows: [row] };
  const inCells = cellLabelled(row, kind, context) ?? spokenAmongOthers(row, kind, context);
  if (inCells) return inCells;
  const [, plain, bracketed, value] = LABEL.exec(row.text) ?? [];
  const label = (plain ?? bracketed)?.trim();
  if (label === undefined || value === undefined) return undefined;
  const isSpoken = languageFinder().find(value).length > 0;
  const said = headingKind(label, context) ?? kindOfRoots(label);
  const told = said === 'languages' && !isSpoken ? 'skills' : said;
  // "技能证书" above "办公软件：Excel、SPSS": a heading of both, and a group of several pieces that no word calls certificates.
  const isGroup = kind === 'certificates' && told === undefined && hasRootOf('skills', heading) && /[,，、;；]/u.test(value);
  const own = isGroup ? 'skills' : told;
  // "Führerschein: Klasse B, BE" among skills: what is told of the person, and no list of them.
  if (kind === 'skills' && own === 'other' && labelNamed(label, context) === 'none')
    return { kind: 'other', heading: label, rows: [withoutLabel(row, value)] };
  if (own === undefined || own === kind || !TOLD.has(own)) return undefined;
  // "English: reading skills" among languages is of English.
  if (kind === 'languages' && languageFinder().find(label).length > 0) return undefined;
  if (OWN.has(kind) && own !== 'languages') return undefined;
  return { kind: own, heading: label, rows: [withoutLabel(row, value)] };
}

/** "Diver (2019); Skipper (2021)": each as a row of its own. */
function listed(row: Row): Row[] {
  let from = 0;
  return row.text.split(/;\s*/u).map((text) => {
    const start = row.text.indexOf(text, from);
    from = start + text.length;
    const periods = row.periods
      .filter((period) => period.from >= start && period.to <= from)
      .map((period) => ({ ...period, from: period.from - start, to: period.to - start }));
    return { ...row, text, periods, cells: [{ text, x: row.x, right: row.right }] };
  });
}

/** Lists of what was learned, in which a language or a skill with its level may stand. */
const LEARNED: ReadonlySet<Kind> = new Set<Kind>(['certificates', 'courses', 'other']);
const WITH_LEVEL = /^(\p{Lu}[\p{L}\p{M}\d+#. ]{1,30}?)\s*(?:\s[–—-]\s|[:：(（])\s*([^()（）]{2,30}?)[)）]?$/u;

/** "Inglês – básico", "Pacote Office – intermediário" among courses: a language, or a skill that is known, and how well. */
function spokenAmongOthers(row: Row, kind: Kind, context: Context): Section | undefined {
  const [, name = '', level = ''] = LEARNED.has(kind) && row.periods.length === 0 ? (WITH_LEVEL.exec(row.text.trim()) ?? []) : [];
  if (name === '' || proficiencyOf(level, context) === undefined) return undefined;
  const { bullet: _bullet, ...plain } = row;
  if (languageFinder().whole(name) !== undefined) return { kind: 'languages', heading: name, rows: [plain] };
  return isKnownSkill(name) ? { kind: 'skills', heading: name, rows: [plain] } : undefined;
}

/** What a program is called in the cell before its name. */
const PROGRAMS = /프로그램|전산|컴퓨터|^OA|ソフト|パソコン|软件|软體|軟體|电脑|電腦|计算机|software|computer|computadora|ordinador|ordinateur|informati[ckq]|информатик|программ|компьютер|tin học|phần mềm|^EDV|^PC\b|^IT\b|^ICT\b/iu; // biome-ignore format: one thing

/** "Languages | English (fluent), Dutch" among skills, "Software | Excel, SAP" among languages: the first cell of two labels its row. */
function cellLabelled(row: Row, kind: Kind, context: Context): Section | undefined {
  const [label, value, ...more] = row.cells.map(({ text }) => text.trim());
  if (label === undefined || value === undefined || more.length > 0 || (kind !== 'skills' && kind !== 'languages')) return undefined;
  const spoken = languageFinder().find(value).length;
  const said = headingKind(label, context) ?? kindOfRoots(label);
  // "English | Conversational" among skills.
  const isLanguage = kind === 'skills' && languageFinder().whole(label) !== undefined && proficiencyOf(value, context) !== undefined;
  if (isLanguage) return { kind: 'languages', heading: label, rows: [row] };
  if (kind === 'skills' && said === 'certificates') return { kind: said, heading: label, rows: listed(withoutLabel(row, value)) };
  if (kind === 'skills')
    return said === 'languages' && spoken > 0 ? { kind: said, heading: label, rows: [withoutLabel(row, value)] } : undefined;
  // "Reading skills | Good" is of the language above.
  const isOfSkills =
    (said === 'skills' || PROGRAMS.test(label)) && languageFinder().find(label).length === 0 && proficiencyOf(value, context) === undefined;
  // "컴퓨터 | 한글, 엑셀": a word processor is called as its language is.
  const isListed = spoken === 0 || (PROGRAMS.test(label) && spoken * 2 < value.split(/[,，、/]/u).length);
  return isOfSkills && isListed ? { kind: 'skills', heading: label, rows: [withoutLabel(row, value)] } : undefined;
}

/** The row without its label; what is left of a group of skills keeps none. */
function withoutLabel(row: Row, value: string): Row {
  const cut = row.text.length - value.length;
  const periods = row.periods
    .filter(({ from }) => from >= cut)
    .map((period) => ({ ...period, from: period.from - cut, to: period.to - cut }));
  const last = row.cells.at(-1);
  const cells = row.cells.length > 1 && last?.text === value ? [last] : [{ text: value, x: row.x, right: row.right }];
  const { bullet: _bullet, ...others } = row;
  return { ...others, text: value, cells, periods };
}

/** A sentence; one that ends with its day says when, and one that ends with its hours ("72 Std.") how long, and tells nothing. */
const isTold = ({ text, periods }: Row) =>
  /[.。;]$/u.test(text) && !/\d\s?\p{L}{1,5}\.$/u.test(text) && (periods.at(-1)?.to ?? 0) < text.length - 1;

/**
 * Courses that are certificates: their heading says both, or each is dated by one day and no line tells of them, or they are a list without any day.
 * What was attended over a time, or is told, stays text.
 */
export function withCertifiedCourses(sections: readonly Section[], context: Context): Section[] {
  const isDated = ({ periods }: Row) => periods.length === 1 && periods[0]?.isSingle === true;
  // Their days in letters of their own below names that may take two lines.
  const areDatedBelow = (rows: readonly Row[]) => {
    const dated = rows.filter(isDated);
    const looks = new Set(dated.map(({ look }) => look));
    const [first, last] = [rows[0]?.look ?? '', rows.at(-1)?.look ?? ''];
    return looks.size === 1 && looks.has(last) && !looks.has(first) && dated.length * LINES_MOST >= rows.length;
  };
  const areCertified = ({ rows, heading = '' }: Section) =>
    rows.length > 0 &&
    (hasRootOf('certificates', heading) ||
      areListed(rows) ||
      ((rows.filter(isDated).length * 2 >= rows.length || areDatedBelow(rows)) &&
        rows.every((row) => (row.periods.length === 0 || isDated(row)) && row.text.length <= LONGEST && !isTold(row))));
  return sections.flatMap((section): Section[] => {
    if (section.kind !== 'courses') return [section];
    // "Führerschein Klasse B" below the last course of a page is of the person.
    const end = section.rows.findLastIndex((row) => row.periods.length > 0 || !isOfPerson(row.text, context)) + 1;
    const [own, others] = [section.rows.slice(0, end), section.rows.slice(end)];
    if (!areCertified({ ...section, rows: own })) return [section];
    return [{ ...section, kind: 'certificates', rows: own }, ...(others.length > 0 ? [{ kind: 'other' as const, rows: others }] : [])];
  });
}

/** Names in points or lines of their own, none of which is dated or told. What commas part may be subjects ("Algebra, Statistics"), unless its words say more. */
const areListed = (rows: readonly Row[]) =>
  rows.every((row) => row.periods.length === 0 && row.text.length <= LONGEST && !isTold(row) && row.cells.length === 1) &&
  (rows.every(({ bullet, text }) => bullet !== undefined || !/[,，、;；]/u.test(text)) ||
    rows.some(({ text }) => OF_CERTIFICATE.some((one) => one.test(text))));

/** Capitals that a certificate is called by, its number, its level or its hours; words for a certificate itself. */
const OF_CERTIFICATE = [/(?<!\p{L})\p{Lu}{2,}(?!\p{L})|\d/u, /certif|zertif|сертиф|удостовер|chứng chỉ|证书|資格|자격|면허|免許/iu];

const LONGEST = 110;
/** Of a name and of who issued it. */
const LINES_MOST = 4;
