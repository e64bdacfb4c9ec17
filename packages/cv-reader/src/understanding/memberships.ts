// Memberships and volunteering: short entries, often one line each.
import type { CvMembership, CvWork } from '../cv.ts';
import type { Context, Row } from './context.ts';
import { descriptionOf } from './description.ts';
import { entriesOf } from './entries.ts';
import { jointOfAll } from './joints.ts';
import { labelled } from './labels.ts';
import { isRoleInBrackets, oneALine, roleBeforeComma } from './membership-lines.ts';
import { orgMark, titleMark } from './orgs.ts';
import { areTownsInBrackets, placeOf } from './place-words.ts';
import { assignRoles, couldBePlace, slotLeanings } from './roles.ts';
import { jointOf, PLAIN_JOINTS, type Segment, segmentsOf, withoutPeriods } from './segments.ts';
import { beginsAsSociety, HONORARY, isSociety, MEMBER, OFFICE, OFFICE_EAST_ASIAN, SOCIETY } from './societies.ts';
import { periodOf } from './work.ts';

const LONGEST_NAME = 120;
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

/** What stands between an employer and its town in all entries of work that have one, two and more. */
export function townMark(work: readonly CvWork[], rows: readonly Row[]): string | undefined {
  const told = work.flatMap(({ employer, location }) => (employer && location ? [[employer.value, location.value] as const] : []));
  const isMark = (mark: string) => told.every(([name, town]) => rows.some(({ text }) => text.includes(`${name}${mark}${town}`)));
  return told.length > 1 ? [', ', ' · ', ' | ', ' – ', ' - '].find(isMark) : undefined;
}

/** How the CV writes its work, and the towns that it names elsewhere; `mark`: what parts a name from its town. */
export type Written = { isTitleFirst: boolean; towns: readonly string[]; mark?: string | undefined };

/** "Keeper bij v.v. Langelo": such a word stands in no title, so that a name behind few words is where. */
const isNamedBehind = (text: string, behind: string, word: string) =>
  PLAIN_JOINTS.includes(word) && word !== 'la' && text.split(/\s+/u).length <= 3 && (beginsAsSociety(behind) || /^\p{Lu}/u.test(behind));

/** "Role: treasurer": a form's table says what each of its cells is. */
function withoutRole(row: Row, context: Context): Row {
  const found = row.periods.length === 0 ? labelled(row.text, context) : undefined;
  const role = found && ROLES.get(found.label);
  return found && role
    ? ({ ...row, text: found.value, role, cells: [{ text: found.value, x: row.x, right: row.right }] } as Row & { role: Role })
    : row;
}
type Role = 'first' | 'second';
const ROLES: ReadonlyMap<string, Role> = new Map([['title', 'first'], ['employer', 'second'], ['school', 'second']]); // biome-ignore format: a list
const TOLD = 3;
const roleOf = ({ row }: Segment): { first: number; second: number } | undefined => {
  const { role } = row as Row & { role?: Role };
  return role && { first: role === 'first' ? TOLD : 0, second: role === 'second' ? TOLD : 0 };
};

/** Small words between an office and the name of a society. */
const OF_SOCIETY =
  /\s(?:de l|à l|dell|all|d)['’]|\s(?:of(?: the)?|for|bei(?:m)?|im|in der|de(?: la)?|du|des|aux?|à la|del|della|di|al|alla|do|da|van(?: de| het)?|bij(?: de)?|in het|à|a la|en(?: la| el)?|n[ao]|nell[ao]|nel|presso(?: la| il)?|la|în|ng|sa|в)\s/giu;

const EAST_ASIAN_NAME = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2}$/u;

/** What is one piece and says two things: an office and its society, a society and its town. */
function partsOf(segment: Segment, count: number, { towns, mark }: Pick<Written, 'towns' | 'mark'>, context: Context): Segment[] {
  const { text } = segment;
  const apart = count === 1 ? roleBeforeComma(text) : undefined;
  if (apart) return apart.map((part) => ({ ...segment, text: part }));
  if (count === 1)
    for (const found of text.matchAll(OF_SOCIETY)) {
      const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
      const isOffice = OFFICE.test(before) || titleMark(before, context) > 0;
      // Who is a member, or helps, does so of a society, whatever that is called.
      const isOfAny = MEMBER.test(before) && (beginsAsSociety(behind) || /^[\p{Lu}«„]/u.test(behind));
      if ((isOffice && beginsAsSociety(behind)) || isOfAny)
        return [
          { ...segment, text: before },
          { ...segment, text: behind },
        ];
    }
  // "한국조선학회 학생회원", "中国造船学会（会员": what everybody of it is stands behind its name; dates behind that left its bracket open.
  const [, society = '', member = ''] = /^(.{2,}?)(?:\s+|\s*[（(]\s*)(\S{2,12}?)\s*[)）]?$/u.exec(text) ?? [];
  const isHeld = MEMBER.test(member) || (OFFICE_EAST_ASIAN.test(member) && EAST_ASIAN_NAME.test(member));
  if (count === 1 && (EAST_ASIAN_NAME.test(society) || isSociety(society)) && isHeld) return [{ ...segment, text: society }, { ...segment, text: member }]; // biome-ignore format: one thing
  // "Penningmeester Plattelandsjongeren Buurse": a name right behind an office, without a word between.
  const office = count === 1 ? OFFICE.exec(text)?.[0] : undefined;
  const named = office === undefined ? '' : text.slice(office.length).trim();
  if (office !== undefined && text[office.length] === ' ' && /^\p{Lu}\p{Ll}+\s\p{Lu}|^\p{Lu}{2,}(?:\s|$)/u.test(named)) return [{ ...segment, text: office }, { ...segment, text: named }]; // biome-ignore format: one thing
  // "CoderDojo Beemster, Middenbeemster": as work writes its employers and their towns.
  const at = mark === undefined ? -1 : text.lastIndexOf(mark);
  const [name, town] = [text.slice(0, at), text.slice(at + (mark?.length ?? 0))];
  const says = (part: string) => titleMark(part, context) + orgMark(part, context) + (OFFICE.test(part) || MEMBER.test(part) || isSociety(part) ? 1 : 0); // biome-ignore format: one thing
  const isTown = at > 1 && couldBePlace(town) && (towns.includes(town) || (says(town) === 0 && !OFFICE.test(name) && !MEMBER.test(name)));
  return isTown ? [{ ...segment, text: name }] : [segment];
}

/** "Red Cross, branch of Penwick": a part of the society that stands before it. */
const BRANCH =
  /^(?:(?:local|regional|national)\s(?:branch|chapter|group|committee|section)|(?:branch|chapter|committee|section) of|comité (?:de|d|du|local)|section (?:de|d|du|locale)|antenne (?:de|d|du|locale)|délégation (?:de|d|du)|asamblea (?:de|local)|delegación (?:de|en)|sección (?:de|local)|agrupación (?:de|local)|sezione (?:di|locale)|comitato (?:di|locale)|sede di|delegazione di|orts(?:gruppe|verband|verein|gliederung)|kreisverband|landesverband|afdeling|núcleo (?:de|do|da)|delegação (?:de|do|da)|secção (?:de|do|da)|filiala|organizația|местное отделение|отделение|chi hội|chi nhánh)(?![\p{L}])/iu;

/** "“Slow and steady.”" at the foot of a page. */
const SAYING = /^[“"«„「].{8,}[.。!?…][”"»“」]$/u;

/** Memberships and volunteering: organization, what the person is there, and when. */
export function readMemberships(all: readonly Row[], { isTitleFirst, towns, mark }: Written, context: Context): CvMembership[] {
  const told = all.filter(({ text }) => !SAYING.test(text));
  const single = oneALine(told, context);
  const rows = single ?? told;
  // "Norsea Society – Member" in every line, none of them dated: each is one.
  const isOfMember = (row: Row, is: RegExp) =>
    row.text.split(/\s*[,，]\s*|\s{2,}|\s+[–—-]\s+/u).some((part) => part !== row.text && is.test(part));
  // In a list one may be dated: "• Norsea Society – treasurer since 2021" beside "• Guild of Penwick – member".
  const arePoints = rows.every(({ bullet }) => bullet !== undefined) && rows.some((row) => row.periods.length === 0);
  const areLines =
    single !== undefined ||
    (rows.length > 1 &&
      (rows.every((row) => row.periods.length === 0 && isOfMember(row, MEMBER)) ||
        (arePoints && rows.every((row) => isOfMember(row, MEMBER) || isOfMember(row, OFFICE)))));
  const { entries, before } = areLines ? { entries: [], before: rows } : entriesOf(rows, context);
  const alone = before.map((row) => {
    const [period] = areLines ? row.periods : [];
    return { head: [row], anchor: row.at, body: [] as Row[], ...(period && { period }) };
  });
  const own = [...alone, ...entries].map((entry) => ({
    ...entry,
    head: entry.head.map((row) => withoutRole(row, context)),
  }));
  const isChosen = (text: string) => OFFICE.test(text) || OFFICE_EAST_ASIAN.test(text);
  const isTitle = (text: string) => titleMark(text, context) > 0 || MEMBER.test(text) || isChosen(text);
  const isOffice = (text: string) => MEMBER.test(text) || isChosen(text) || (isTitle(text) && orgMark(text, context) < 1.5);
  // "British Dam Society, Committee guest": an organization, and words behind or before it that are no name of a town.
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
  // "Helper in the repair café" above or before its organization: the title has words of its own for where.
  const isWritten = arePairs || own.some(({ head }) => head.filter((row) => /\p{L}/u.test(withoutPeriods(row))).length > 1);
  // "St Michael's Ringers (Ledbury)" in every entry, and the person lives there: one town is told by the rest of the CV.
  const isOneTown =
    lines.length > 0 && lines.every((line) => towns.some((town) => new RegExp(`\\S\\s?[(（]${escaped(town)}[)）]`, 'u').test(line)));
  const isTownInBrackets = isOneTown || areTownsInBrackets(lines, (text) => titleMark(text, context) + orgMark(text, context));
  const rules = {
    joints: joint ?? (isWritten ? [] : context.words.at),
    // "Samahan ng mga Guro sa Agham": a society of people is no title of one.
    isFirst: (text: string, behind: string, word: string) =>
      joint !== undefined || isNamedBehind(text, behind, word) || (isTitle(text) && (MEMBER.test(text) || orgMark(text, context) < 0.8)),
    isSecond: (text: string) => beginsAsSociety(text),
    isCommaSplit: (parts: readonly string[]) =>
      parts.length === 2 &&
      !BRANCH.test(parts[1] ?? '') &&
      (arePairs || parts.some((part) => isOffice(part) || beginsAsSociety(part)) || isOrgBesideWords(parts)),
    // "Norsea Society (treasurer)"
    isBracketApart: (inside: string, before: string) =>
      (isOffice(inside) && !isOffice(before)) ||
      isRoleInBrackets(inside, towns) ||
      (MEMBER.test(before) && !isOffice(inside)) ||
      (SOCIETY.test(inside) && !SOCIETY.test(before)) ||
      isTownInBrackets,
  };
  const drafts = own.map((entry) => {
    const whole = segmentsOf(entry.head, entry.anchor, rules, context).filter(({ text }) => text.length <= LONGEST_NAME);
    const segments = whole
      .flatMap((segment) => partsOf(segment, whole.length, { towns, mark }, context))
      .map((one, at) => ({ ...one, at }));
    const marks = segments.map((segment) => ({
      segment,
      ...(roleOf(segment) ?? {
        first: MEMBER.test(segment.text) ? 2 : Math.max(titleMark(segment.text, context), isChosen(segment.text) ? 1 : 0),
        second: isChosen(segment.text) ? 0 : orgMark(segment.text, context) + 0.2,
      }),
      isPlace: placeOf(segment.text) !== undefined || towns.includes(segment.text) || (segment.isBracket === true && isTownInBrackets),
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
