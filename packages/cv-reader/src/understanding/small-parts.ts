// Certificates and memberships: short entries, often one line each.
import type { CvCertificate, CvMembership } from '../cv.ts';
import type { Context, Row } from './context.ts';
import { descriptionOf } from './description.ts';
import { entriesOf } from './entries.ts';
import { orgMark, titleMark } from './orgs.ts';
import { placeOf } from './place-words.ts';
import { assignRoles, slotLeanings } from './roles.ts';
import { segmentsOf, trimmed, withoutPeriods } from './segments.ts';
import { periodOf } from './work.ts';

const LONGEST_NAME = 120;
/** What everybody of an association is. */
const MEMBER =
  /^(?:(?:active|full|student|associate|aktives|membre actif|socio activo)\s+)?(?:member|fellow|mitglied|membre|adhérente?|miembro|socio|socia|membro|associado|lid|membru|член|участник|thành viên|hội viên|会員|正会員|部員|会员|成员|회원|정회원|부원|kasapi|miyembro|volunteer|freiwillige[rn]?|bénévole|voluntari[oa]|vrijwilliger|voluntar|волонт[её]р|доброволец|tình nguyện viên|ボランティア|志愿者|志工|義工|자원봉사자|boluntaryo)$/iu;

/** The certificates that rows name, one a line, or more where a line is a list. */
export function readCertificates(rows: readonly Row[]): CvCertificate[] {
  const certificates: CvCertificate[] = [];
  const heads = headsOf(rows);
  for (const row of rows) {
    const [first] = row.periods;
    const on = first?.end?.value ?? first?.start?.value;
    const text = trimmed(withoutPeriods(row));
    const above = certificates.at(-1);
    if (heads && above && !heads.has(row)) {
      if (on && above.on === undefined) above.on = on;
      if (above.issuer === undefined && /\p{L}/u.test(text) && text.length <= LONGEST_NAME) above.issuer = text;
      continue;
    }
    if (text.length < 2 || text.length > LONGEST_NAME * 2) continue;
    const isList = row.periods.length === 0 && (text.match(/[,;、，]/g) ?? []).length >= 2;
    const names = isList ? text.split(/\s*[,;、，]\s*/u) : [text];
    for (const name of names) {
      const [head = '', issuer] = name.split(/\s{2,}|\s+[–—|·]\s+|\s+-\s+/u).map(trimmed);
      if (/\p{L}/u.test(head))
        certificates.push({
          name: { value: head, doubt: 'sure' },
          ...(issuer && /\p{L}/u.test(issuer) && { issuer }),
          ...(on && !isList && { on }),
        });
    }
  }
  return certificates;
}

/** Heights of a line between two certificates, and between one and what tells of it. */
const WHITE_BETWEEN = 0.6;
const WHITE_WITHIN = 0.45;

const areFollowed = (heads: readonly Row[], rows: readonly Row[]) =>
  heads.every((head) => {
    const next = rows[rows.indexOf(head) + 1];
    return next !== undefined && !heads.includes(next);
  });

/** The lines that name certificates, where each has lines of another look below it that tell of it; undefined: every line names one. */
function headsOf(rows: readonly Row[]): ReadonlySet<Row> | undefined {
  const [first] = rows;
  const heads = rows.filter(({ look, bullet }) => look === first?.look && bullet === first.bullet);
  const isFollowed = areFollowed(heads, rows);
  const apart = rows.filter(({ gap }, at) => at === 0 || gap > WHITE_BETWEEN);
  const isCloseBelow = rows.every((row) => apart.includes(row) || row.gap < WHITE_WITHIN);
  // White says it too: two of them and more, each with its issuer close below it.
  if (apart.length > 1 && isCloseBelow && areFollowed(apart, rows) && rows.every(({ bullet, x }) => bullet === undefined && x > 0))
    return new Set(apart);
  // Dates say it too: each second line has them, in another look than the first, and no other line.
  const isPair = (row: Row, at: number) => (at % 2 === 0) === (row.look === first?.look) && (at % 2 === 1) === row.periods.length > 0;
  if (rows.length > 1 && rows.length % 2 === 0 && rows.every(isPair)) return new Set(rows.filter((_, at) => at % 2 === 0));
  return first && isFollowed && rows.length > heads.length && (first.bold || first.sizePt > (rows[1]?.sizePt ?? 0))
    ? new Set(heads)
    : undefined;
}

/** Memberships and volunteering: organisation, what the person is there, and when. */
export function readMemberships(rows: readonly Row[], context: Context): CvMembership[] {
  const { entries, before } = entriesOf(rows, context);
  const own = [...before.map((row) => ({ head: [row], anchor: row.at, body: [] as Row[] })), ...entries];
  const isTitle = (text: string) => titleMark(text, context) > 0 || MEMBER.test(text);
  const rules = {
    joints: context.words.at,
    isFirst: isTitle,
    isCommaSplit: (parts: readonly string[]) =>
      parts.length === 2 && parts.some((part) => MEMBER.test(part) || (isTitle(part) && orgMark(part, context) < 1.5)),
  };
  const drafts = own.map((entry) => {
    const segments = segmentsOf(entry.head, entry.anchor, rules, context).filter(({ text }) => text.length <= LONGEST_NAME);
    const marks = segments.map((segment) => ({
      segment,
      first: MEMBER.test(segment.text) ? 2 : titleMark(segment.text, context),
      second: orgMark(segment.text, context) + 0.2,
      isPlace: placeOf(segment.text) !== undefined,
    }));
    return { entry, marks };
  });
  const leanings = slotLeanings(drafts.map(({ marks }) => marks));
  return drafts.flatMap(({ entry, marks }) => {
    const given = assignRoles(marks, leanings, false);
    const doubt = given.isSure ? 'sure' : 'check';
    const description = descriptionOf(entry.body);
    if (!given.first && !given.second) return [];
    return [{
      ...(given.second && { organization: { value: given.second.text, doubt } }),
      ...(given.first && { title: { value: given.first.text, doubt } }),
      ...periodOf(entry),
      ...(description && { description }),
    } as CvMembership]; // biome-ignore format: one entry
  });
}
