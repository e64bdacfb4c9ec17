// Memberships and volunteering: short entries, often one line each.
import type { CvMembership, CvWork } from '../cv.ts';
import type { Context, Row } from './context.ts';
import { descriptionOf } from './description.ts';
import { entriesOf } from './entries.ts';
import { jointOfAll } from './joints.ts';
import { orgMark, titleMark } from './orgs.ts';
import { areTownsInBrackets, placeOf } from './place-words.ts';
import { assignRoles, slotLeanings } from './roles.ts';
import { jointOf, segmentsOf, withoutPeriods } from './segments.ts';
import { periodOf } from './work.ts';

const LONGEST_NAME = 120;
/** What everybody of an association is. */
const MEMBER =
  /^(?:(?:active|full|student|associate|aktives|membre actif|socio activo|founding|honorary|(?:executive |steering )?committee|board|council|lifetime|life|senior|junior|crew|team|band|choir|club)\s+)?(?:member|fellow|mitglied|membre|adhérente?|miembro|socio|socia|membro|associado|lid|membru|член|участник|thành viên|hội viên|会員|正会員|部員|会员|成员|회원|정회원|부원|kasapi|miyembro|volunteer|freiwillige[rn]?|bénévole|voluntari[oa]|vrijwilliger|voluntar|волонт[её]р|доброволец|tình nguyện viên|ボランティア|志愿者|志工|義工|자원봉사자|boluntaryo)$/iu;

/** What people are chosen or asked to be in a society; more words may stand behind it. */
const OFFICE =
  /^(?:(?:vice|deputy|co|honorary|acting)[-\s]?)?(?:president|chair(?:man|woman|person)?|treasurer|secretary|captain|organi[sz]er|marshal|steward|mentor|leader|scout leader|delegate|ambassador|vorsitzende[rn]?|kassenwart(?:in)?|schriftführer(?:in)?|beisitzer(?:in)?|jugendleiter(?:in)?|übungsleiter(?:in)?|gruppenleiter(?:in)?|helfer(?:in)?|présidente?|vice-présidente?|trésori(?:er|ère)|secrétaire|capitaine|animat(?:eur|rice)|équipi(?:er|ère)|responsable|délégué[e]?|president[ea]|vicepresident[ea]|tesorer[oa]|secretari[oa]|vocal|capitán|capitana|delegad[oa]|monitor[a]?|presidente|tesoriere|segretari[oa]|iscritt[oa]|consigliere|capitano|animat(?:ore|rice)|tesoureir[oa]|secretári[oa]|diretor[a]?|coordenador[a]?|associad[oa]|conselheir[oa]|membr[oa]|lid|bestuurslid|voorzitter|penningmeester|secretaris|aanvoerder|begeleid(?:er|ster)|leid(?:er|ster)|președintă?|președinte|vicepreședinte|trezorier[ăa]?|secretar[ăa]?|căpitan|председатель|староста|казначей|секретарь|капитан|куратор|координатор|участни(?:к|ца)|руководитель|pangulo|pangalawang pangulo|kalihim|ingat-yaman|tagapangulo|kapitan|kinatawan|đội trưởng|đội phó|trưởng (?:ban|nhóm|câu lạc bộ|clb)|phó (?:ban|nhóm|chủ nhiệm|chủ tịch)|chủ (?:nhiệm|tịch)|ủy viên|cộng tác viên)(?=$|[\s,(])/iu;
const OFFICE_EAST_ASIAN =
  /^\S{0,6}(?:단원|대원|회장|부회장|총무|팀장|부장|봉사자|队员|队长|社员|社长|干事|部長|副部長|隊員|団員|幹事|主将|副主将|代表|会計|書記)$/u;

/** What only societies of people are called. */
const SOCIETY =
  /(?:^|[\s.,(])(?:e\.\s?v\.?|verein|volunt\p{L}*|association|guild|society|club|charity|charities|friends of|heritage|scouts?|stichting|vereniging|genootschap|asociación|asociaţia|asociația|fundația|peña|cofradía|ong|associazione|pro loco|volontari\p{L}*|associação|grupo de voluntários|association|amicale|bénévol\p{L}*|les amis|общество|клуб|движение|волонт\p{L}*|samahan|kapisanan|kilusan|câu lạc bộ|clb|hội|nhóm|đoàn)(?=$|[\s,.)])|verein(?:igung)?(?:$|[\s,])|freunde\s|协会|社团|志愿|俱乐部|学会|愛好会|同好会|サークル|クラブ|保存会|동아리|봉사단|협회|모임|청년회/iu;

/** Offices that are held in societies and are no job, in any language. */
const HONORARY =
  /^(?:(?:hon\.|honorary|vice|deputy)[-\s]?)?(?:treasurer|chair(?:man|woman|person)?|kassen(?:wart|prüfer)(?:in)?|schriftführer(?:in)?|beisitzer(?:in)?|vorständin|vorstand|trésori(?:er|ère)|tesorer[oa]|tesoriere|tesoureir[oa]|penningmeester|voorzitter|bestuurslid|trezorier[ăa]?|казначей|староста|волонт[её]р|ingat-yaman|kalihim|thủ quỹ|총무|부회장|회장|会計|幹事|班長|志愿者)$/iu;

/** Whether each entry below a heading that says nothing names a society, and none a title that people are paid for. */
export function areOfSocieties(rows: readonly Row[], context: Context): boolean {
  const { entries, before } = entriesOf(rows, context);
  return (
    entries.length > 0 &&
    before.length === 0 &&
    entries.every(({ head }) => {
      const texts = head.map((row) => withoutPeriods(row).trim());
      const isMember = texts.some((text) => text.split(/\s*[,，]\s*|\s{2,}/u).some((part) => MEMBER.test(part) || HONORARY.test(part)));
      return isMember || texts.some((text) => SOCIETY.test(text));
    })
  );
}

/** "Bell-ringer, St Michael's Ringers": one comma, and nothing else that parts. */
const PAIR = /^[^,，|｜•·:：]{2,60}[,，]\s*[^,，|｜•·:：]{2,60}$/u;
/** Whether the entries of work name the title before the employer; without any that name both they do not. */
export function areTitlesFirst(work: readonly CvWork[], rows: readonly Row[]): boolean {
  let votes = 0;
  for (const { title, employer } of work) {
    if (!title || !employer) continue;
    const [a, b] = [title.value, employer.value].map((name) => rows.findIndex(({ text }) => text.includes(name))) as [number, number];
    if (a < 0 || b < 0) continue;
    const isBefore = a === b ? (rows[a]?.text.indexOf(title.value) ?? 0) < (rows[b]?.text.indexOf(employer.value) ?? 0) : a < b;
    votes += isBefore ? 1 : -1;
  }
  return votes > 0;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How the CV writes its work, and the towns that it names elsewhere. */
export type Written = { isTitleFirst: boolean; towns: readonly string[] };

/** Memberships and volunteering: organisation, what the person is there, and when. */
export function readMemberships(rows: readonly Row[], { isTitleFirst, towns }: Written, context: Context): CvMembership[] {
  const { entries, before } = entriesOf(rows, context);
  const own = [...before.map((row) => ({ head: [row], anchor: row.at, body: [] as Row[] })), ...entries];
  const isChosen = (text: string) => OFFICE.test(text) || OFFICE_EAST_ASIAN.test(text);
  const isTitle = (text: string) => titleMark(text, context) > 0 || MEMBER.test(text) || isChosen(text);
  const isOffice = (text: string) => MEMBER.test(text) || isChosen(text) || (isTitle(text) && orgMark(text, context) < 1.5);
  // "British Dam Society, Committee guest": an organisation, and words behind or before it that are no name of a town.
  const isOrgBesideWords = (parts: readonly string[]) => {
    const others = parts.filter((part) => orgMark(part, context) < 0.8);
    return others.length === 1 && others.every((part) => /\s\p{Ll}/u.test(part) && placeOf(part) === undefined);
  };
  const lines = own.map(({ head }) =>
    head
      .map((row) => withoutPeriods(row))
      .join('  ')
      .trim(),
  );
  const heads = own.map(({ head }) => head);
  const plain = jointOf(heads, context.words.at);
  const joint = plain === undefined ? jointOfAll(heads, context, 1) : [plain];
  const arePairs = lines.length > 1 && lines.every((line) => PAIR.test(line));
  // "Helper in the repair café" above or before its organisation: the title has words of its own for where.
  const isWritten = arePairs || own.some(({ head }) => head.filter((row) => /\p{L}/u.test(withoutPeriods(row))).length > 1);
  // "St Michael's Ringers (Ledbury)" in every entry, and the person lives there: one town is told by the rest of the CV.
  const isOneTown =
    lines.length > 0 && lines.every((line) => towns.some((town) => new RegExp(`\\S\\s?[(（]${escaped(town)}[)）]`, 'u').test(line)));
  const isTownInBrackets = isOneTown || areTownsInBrackets(lines, (text) => titleMark(text, context) + orgMark(text, context));
  const rules = {
    joints: joint ?? (isWritten ? [] : context.words.at),
    // "Samahan ng mga Guro sa Agham": a society of people is no title of one.
    isFirst: (text: string) => joint !== undefined || (isTitle(text) && (MEMBER.test(text) || orgMark(text, context) < 0.8)),
    isCommaSplit: (parts: readonly string[]) =>
      parts.length === 2 && (arePairs || parts.some((part) => isOffice(part)) || isOrgBesideWords(parts)),
    // "Norsea Society (treasurer)"
    isBracketApart: (inside: string, before: string) =>
      (isOffice(inside) && !isOffice(before)) ||
      (MEMBER.test(before) && !isOffice(inside)) ||
      (SOCIETY.test(inside) && !SOCIETY.test(before)) ||
      isTownInBrackets,
  };
  const drafts = own.map((entry) => {
    const segments = segmentsOf(entry.head, entry.anchor, rules, context).filter(({ text }) => text.length <= LONGEST_NAME);
    const marks = segments.map((segment) => ({
      segment,
      first: MEMBER.test(segment.text) ? 2 : Math.max(titleMark(segment.text, context), isChosen(segment.text) ? 1 : 0),
      second: isChosen(segment.text) ? 0 : orgMark(segment.text, context) + 0.2,
      isPlace: placeOf(segment.text) !== undefined || (segment.isBracket === true && isTownInBrackets),
    }));
    return { entry, marks };
  });
  const leanings = slotLeanings(drafts.map(({ marks }) => marks));
  return drafts.flatMap(({ entry, marks }) => {
    const given = assignRoles(marks, leanings, joint !== undefined || arePairs || isTitleFirst);
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
