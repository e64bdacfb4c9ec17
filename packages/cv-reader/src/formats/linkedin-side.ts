// The side of LinkedIn's PDF: contact, skills, languages and what else the member chose. Headings by their words in the languages of
// LinkedIn's menus; contact and languages by what stands in them too.
import type { Cv } from '../cv.ts';
import { language, languageCode, sure } from './plain-cv.ts';

/** A line of the main column or the side, of one size. */
export type Row = { text: string; sizePt: number; y: number; page: number; color: string | undefined; links: string[]; gap: number };
export type SidePart = { heading: string; rows: Row[] };

const SKILLS =
  /skill|comp[ée]t[eê]n|competen|kenntniss|fähigkeit|aptitud|vaardighe|umiejęt|навык|技能|スキル|보유|기술|kỹ năng|ferdighe|kompet|färdighe|osaami|yetenek|dovednost|készség|kasanayan|ability|abilit|mahir/i;
const CERTIFICATES = /certif|zertif|sertif|certyf|сертиф|лиценз|认证|證照|資格|認定|자격|인증|chứng|lisens/i;

/** What the parts of the side say. */
export function readSide(parts: SidePart[]): Partial<Cv> & { rest: Cv['rest'] } {
  const found: Partial<Cv> & { rest: Cv['rest'] } = { rest: [] };
  parts.forEach((part, index) => {
    if (part.rows.length === 0) return;
    if (isContact(part, index)) Object.assign(found, readContact(part));
    else if (isLanguages(part)) found.languages = entries(part).map((line) => languageOf(line));
    else if (SKILLS.test(part.heading)) found.skills = entries(part).map((line) => sure(line));
    else if (CERTIFICATES.test(part.heading)) found.certificates = entries(part).map((line) => ({ name: sure(line) }));
    else found.rest.push({ heading: part.heading, lines: entries(part) });
  });
  return found;
}

const textOf = (part: SidePart) => part.rows.map((row) => row.text).join(' ');

function isContact(part: SidePart, index: number): boolean {
  return index === 0 && /@|linkedin\.com|www\.|https?:|\(LinkedIn\)|\+?\d[\d ()-]{6,}/i.test(textOf(part));
}

function isLanguages(part: SidePart): boolean {
  const lines = entries(part);
  return lines.length > 0 && lines.filter((line) => languageCode(line.replace(/\s*\(.*$/, ''))).length * 2 >= lines.length;
}

/** Lines of the narrow column that belong together: a bracket that is open, or white that is not there, joins them. */
function entries(part: SidePart): string[] {
  const out: string[] = [];
  for (const row of part.rows) {
    const last = out.at(-1);
    const open = last !== undefined && (last.split('(').length > last.split(')').length || /[-–,&]$/.test(last));
    const wraps = last !== undefined && row.gap < 0.15 && row !== part.rows[0] && hasWhiteBetween(part);
    if (last !== undefined && (open || wraps || row.text.startsWith('('))) out[out.length - 1] = `${last} ${row.text}`;
    else out.push(row.text);
  }
  return out;
}

/** Entries stand apart in this part, so that lines without white above go on with the one before. */
const hasWhiteBetween = (part: SidePart) => part.rows.some((row) => row.gap > 0.3);

function languageOf(line: string) {
  const [, name = line, words] = /^(.*?)\s*(?:\((.*)\))?$/.exec(line) ?? [];
  return language(name, words);
}

function readContact(part: SidePart): Partial<Cv> {
  const text = part.rows.map((row) => row.text).join('\n');
  const joined = text.replace(/\n/g, '');
  const emails = [...new Set<string>([...(text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []), ...joinedEmail(part)])];
  const linked = part.rows.flatMap((row) => row.links).filter((link) => /^https?:/.test(link));
  const own = /(?:www\.)?linkedin\.com\/in\/[\w%-]+/i.exec(joined)?.[0];
  const links = new Set([...(own && !linked.some((link) => link.includes('linkedin.com/in/')) ? [`https://${own}`] : []), ...linked]);
  const phones = text.match(/\+?\d[\d ().-]{6,}\d/g) ?? [];
  return {
    emails: emails.map((email) => sure(email)),
    phones: phones.map((phone) => ({ value: phone.trim(), doubt: 'check' as const })),
    links: [...links].map((link) => sure(link)),
  };
}

/** An address that the narrow column broke, where its link says it whole. */
function joinedEmail(part: SidePart): string[] {
  return part.rows.flatMap((row) => row.links).flatMap((link) => (link.startsWith('mailto:') ? [link.slice(7).split('?')[0] ?? ''] : []));
}
