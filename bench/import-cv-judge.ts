// Whether what was read of a CV is what stands in it. Values are compared after folding (case, accents, points, spaces); entries are matched greedily
// by best overlap, and only within matched entries are fields right. A date is right when it says what the truth says, to its precision.
//   said    values that were read      right   of these, those that are so
//   wanted  values of the truth        found   of these, those that were read
import { fold } from '@fairway/rules/folding';
import type { Cv, CvCertificate, CvEducation, CvLanguage, CvMembership, CvWork, Period } from '../packages/cv-reader/src/cv.ts';
import type { CvTruth, EducationTruth, PeriodTruth, WorkTruth } from './import-cv-truth.ts';

export const FIELDS = [
  'language of text', 'name', 'e-mail', 'phone', 'links', 'place', 'employer', 'title', 'work dates', 'school', 'degree', 'level', 'field',
  'education dates', 'languages', 'language levels', 'skills', 'memberships', 'certificates', 'birth and nationality', 'permits',
] as const; // biome-ignore format: a list
export type Field = (typeof FIELDS)[number];
export type Count = { said: number; right: number; wanted: number; found: number };
/** What is wrong with one value, for people: `-` read and not so, `+` missed. */
export type Fault = { field: Field; text: string };
export type Verdict = { counts: Map<Field, Count>; faults: Fault[] };

export const folded = (text: string): string => fold(text).replace(/[^\p{L}\p{N}+#]/gu, '');
const isSame = (said: string | undefined, wanted: readonly string[]): boolean =>
  said !== undefined && wanted.some((one) => folded(one) === folded(said));
const bareLink = (link: string) => folded(link.replace(/^https?:\/\//i, '').replace(/^www\./i, ''));
/** Which name stands first differs by country. */
const words = (name: string) => {
  const all = fold(name).split(/[^\p{L}\p{N}]+/u);
  return all.filter(Boolean).sort().join(' ');
};
const digits = (phone: string) => phone.replace(/\D/g, '');
const SHORTEST_PHONE = 7;

function isSamePhone(said: string, wanted: string): boolean {
  if (said.startsWith('+')) return digits(said) === digits(wanted);
  const national = digits(said).replace(/^0+/, '');
  return national.length >= SHORTEST_PHONE && digits(wanted).endsWith(national);
}

const isSameCode = (a: string, b: string) => a.toUpperCase() === b.toUpperCase();

/** Certificates are told with their issuer, number or year: most of the words must be the same. */
function isSameCertificate(said: string, wanted: string): boolean {
  const [a, b] = [folded(said), folded(wanted)];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length > 0 && long.includes(short) && (short.length >= 0.6 * long.length || short === b);
}

class Judgement implements Verdict {
  readonly counts = new Map<Field, Count>();
  readonly faults: Fault[] = [];

  add(field: Field, more: Partial<Count>): void {
    const sum = this.counts.get(field) ?? { said: 0, right: 0, wanted: 0, found: 0 };
    for (const [part, number] of Object.entries(more)) sum[part as keyof Count] += number;
    this.counts.set(field, sum);
  }

  /** One value: what was read, and what is right. `isWanted` false: it may be read, and need not. */
  one(field: Field, said: string | undefined, wanted: readonly string[], isRight: boolean, isWanted = wanted.length > 0): void {
    if (said === undefined && !isWanted) return;
    this.add(field, {
      said: said === undefined ? 0 : 1,
      right: isRight ? 1 : 0,
      wanted: isWanted ? 1 : 0,
      found: isRight && isWanted ? 1 : 0,
    });
    if (isRight) return;
    const notes = [said !== undefined && `- ${said}`, isWanted && `+ ${wanted[0]}`];
    this.faults.push({ field, text: notes.filter(Boolean).join('   ') });
  }

  /** A list whose order says nothing. `allowed`: what may be read beside it. */
  many(
    field: Field,
    said: readonly string[],
    wanted: readonly string[],
    isEqual: (said: string, wanted: string) => boolean,
    allowed: readonly string[] = [],
  ): void {
    const open = [...wanted];
    for (const value of said) {
      const at = open.findIndex((one) => isEqual(value, one));
      if (at >= 0) open.splice(at, 1);
      else if (allowed.some((one) => isEqual(value, one))) continue;
      else this.faults.push({ field, text: `- ${value}` });
      this.add(field, { said: 1, right: at >= 0 ? 1 : 0 });
    }
    for (const one of open) this.faults.push({ field, text: `+ ${one}` });
    this.add(field, { wanted: wanted.length, found: wanted.length - open.length });
  }
}

/** Pairs of what was read and what is so, the most alike first; what is like nothing stands alone. */
function pairs<S, W>(said: readonly S[], wanted: readonly W[], likeness: (said: S, wanted: W) => number): [S | undefined, W | undefined][] {
  const all = said.flatMap((a) => wanted.map((b) => ({ a, b, score: likeness(a, b) }))).filter(({ score }) => score >= 2);
  all.sort((x, y) => y.score - x.score);
  const taken = new Set<S | W>();
  const found: [S | undefined, W | undefined][] = [];
  for (const { a, b } of all) {
    if (taken.has(a) || taken.has(b)) continue;
    taken.add(a).add(b);
    found.push([a, b]);
  }
  for (const a of said) if (!taken.has(a)) found.push([a, undefined]);
  for (const b of wanted) if (!taken.has(b)) found.push([undefined, b]);
  return found;
}

const isDate = (said: string | undefined, wanted: string | undefined) => Boolean(said && wanted && said.startsWith(wanted));

const periodLikeness = (said: Period, wanted: PeriodTruth) =>
  (isDate(said.start?.value, wanted.start) ? 2 : 0) + (isDate(said.end?.value, wanted.end) ? 1 : 0);

function nameLikeness(said: string | undefined, wanted: readonly string[]): number {
  if (said === undefined) return 0;
  if (isSame(said, wanted)) return 3;
  const one = folded(said);
  return wanted.some((other) => one.length > 2 && folded(other).length > 2 && (one.includes(folded(other)) || folded(other).includes(one)))
    ? 2
    : 0;
}

function judgePeriod(judgement: Judgement, field: Field, said: Period | undefined, wanted: PeriodTruth | undefined): void {
  const [start, end] = [said?.start?.value, said?.end?.value];
  if (wanted && wanted.start === undefined && wanted.end === undefined) return;
  if (wanted?.start !== undefined && wanted.start === wanted.end) {
    const given = [start, end].filter((date) => date !== undefined);
    judgement.one(
      field,
      given[0] && given.join('..'),
      [wanted.start],
      given.length > 0 && given.every((date) => isDate(date, wanted.start)),
    );
    return;
  }
  if (start !== undefined || wanted?.start !== undefined)
    judgement.one(field, start, wanted?.start === undefined ? [] : [wanted.start], isDate(start, wanted?.start));
  if (!said && !wanted) return;
  const told = end ?? (said?.isCurrent ? 'now' : undefined);
  const isRight = wanted !== undefined && (wanted.end === undefined ? told === 'now' : isDate(end, wanted.end));
  judgement.one(field, told, wanted ? [wanted.end ?? 'now'] : [], isRight);
}

function judgeWork(judgement: Judgement, said: readonly CvWork[], wanted: readonly WorkTruth[]): void {
  const likeness = (a: CvWork, b: WorkTruth) =>
    nameLikeness(a.employer?.value, b.employer) + nameLikeness(a.title?.value, b.title) + periodLikeness(a, b);
  for (const [a, b] of pairs(said, wanted, likeness)) {
    judgement.one('employer', a?.employer?.value, b?.employer ?? [], isSame(a?.employer?.value, b?.employer ?? []));
    judgement.one('title', a?.title?.value, b?.title ?? [], isSame(a?.title?.value, b?.title ?? []));
    judgePeriod(judgement, 'work dates', a, b);
  }
}

function judgeEducation(judgement: Judgement, said: readonly CvEducation[], wanted: readonly EducationTruth[]): void {
  const likeness = (a: CvEducation, b: EducationTruth) =>
    nameLikeness(a.school?.value, b.school) +
    nameLikeness(a.degree?.value, b.degree) +
    (isSame(a.field?.value, b.field) ? 1 : 0) +
    periodLikeness(a, b);
  for (const [a, b] of pairs(said, wanted, likeness)) {
    judgement.one('school', a?.school?.value, b?.school ?? [], isSame(a?.school?.value, b?.school ?? []));
    judgement.one('degree', a?.degree?.value, b?.degree ?? [], isSame(a?.degree?.value, b?.degree ?? []));
    const [level, levels] = [a?.level?.value, b?.levels ?? []];
    if (!b || levels.length > 0)
      judgement.one('level', level, levels, level !== undefined && levels.includes(level), levels.length > 0 && !b?.levelIsOpen);
    const [field, fields] = [a?.field?.value, b?.field ?? []];
    judgement.one('field', field, fields, isSame(field, fields), fields.length > 0 && !b?.fieldIsInDegree);
    judgePeriod(judgement, 'education dates', a, b);
  }
}

function judgeLanguages(judgement: Judgement, said: readonly CvLanguage[], wanted: NonNullable<CvTruth['languages']>): void {
  const likeness = (a: CvLanguage, b: (typeof wanted)[number]) =>
    b.codes.includes(a.code ?? '') || isSame(a.name.value, [b.name]) ? 3 : 0;
  for (const [a, b] of pairs(said, wanted, likeness)) {
    // One that is on no list (a dialect) may be read, and need not.
    if (b && b.codes.length === 0) continue;
    judgement.one('languages', a && (a.code ?? a.name.value), b ? [b.name] : [], Boolean(a && b));
    if (a && b && b.levels.length === 0) continue;
    judgement.one('language levels', a?.level?.value, b?.levels ?? [], Boolean(a?.level && b?.levels.includes(a.level.value)));
  }
}

function judgeContact(judgement: Judgement, cv: Cv, truth: CvTruth): void {
  const name = cv.name?.value.full;
  judgement.one(
    'name',
    name,
    truth.name ? [truth.name] : [],
    name !== undefined && [truth.name, ...(truth.nameAlso ?? [])].some((one) => folded(name) === folded(one) || words(name) === words(one)),
  );
  judgement.one('language of text', cv.language.value, [truth.language], cv.language.value === truth.language);
  const values = (list: readonly { value: string }[]) => list.map(({ value }) => value);
  if (truth.emails) judgement.many('e-mail', values(cv.emails), truth.emails, (a, b) => folded(a) === folded(b));
  if (truth.phones) judgement.many('phone', values(cv.phones), truth.phones, isSamePhone);
  if (truth.links) judgement.many('links', values(cv.links), truth.links, (a, b) => bareLink(a) === bareLink(b));
  if (truth.city !== undefined) {
    const place = cv.place?.value;
    const said = place && (place.city ?? place.text);
    judgement.one('place', said, [truth.city], said !== undefined && folded(said).includes(folded(truth.city)));
  }
  if (truth.bornOn !== undefined) judgement.one('birth and nationality', cv.bornOn, [truth.bornOn], isDate(cv.bornOn, truth.bornOn));
  if (truth.nationalities) judgement.many('birth and nationality', values(cv.nationalities), truth.nationalities, isSameCode);
  // Who tells the nationality tells of permits too, where there are any.
  const permits = truth.permits ?? (truth.nationalities && []);
  if (permits) judgement.many('permits', values(cv.permits), permits, isSameCode);
}

/** What may stand among work or memberships, and was read in the other of the two, is taken out of both: it is neither wrong nor missed. */
function withoutExchanged(cv: Cv, truth: CvTruth): [Cv, CvTruth] {
  const isOf = (said: string | undefined, names: readonly string[]) => nameLikeness(said, names) > 0;
  const posts = (truth.work ?? []).filter(
    ({ also, employer }) =>
      also !== undefined &&
      !cv.work.some((one) => isOf(one.employer?.value, employer)) &&
      cv.memberships.some((one) => isOf(one.organization?.value, employer)),
  );
  const offices = (truth.memberships ?? []).filter(
    ({ also, organization }) =>
      also !== undefined &&
      !cv.memberships.some((one) => isOf(one.organization?.value, [organization])) &&
      cv.work.some((one) => isOf(one.employer?.value, [organization])),
  );
  if (posts.length + offices.length === 0) return [cv, truth];
  const work = cv.work.filter((one) => !offices.some(({ organization }) => isOf(one.employer?.value, [organization])));
  const memberships = cv.memberships.filter((one) => !posts.some(({ employer }) => isOf(one.organization?.value, employer)));
  return [
    { ...cv, work, memberships },
    {
      ...truth,
      ...(truth.work && { work: truth.work.filter((one) => !posts.includes(one)) }),
      ...(truth.memberships && { memberships: truth.memberships.filter((one) => !offices.includes(one)) }),
    },
  ];
}

/** What was read of a CV, against its truth. Parts that the truth does not tell are not judged. */
export function judgeCv(said: Cv, told: CvTruth): Verdict {
  const [cv, truth] = withoutExchanged(said, told);
  const judgement = new Judgement();
  judgeContact(judgement, cv, truth);
  if (truth.work) judgeWork(judgement, cv.work, truth.work);
  if (truth.education) judgeEducation(judgement, cv.education, truth.education);
  if (truth.languages) judgeLanguages(judgement, cv.languages, truth.languages);
  const isEqual = (a: string, b: string) => folded(a) === folded(b);
  /** What stands in brackets behind a skill may be left out. */
  const isSkill = (a: string, b: string) => isEqual(a, b) || isEqual(a, b.replace(/\s*[(（].*[)）]$/, ''));
  const skills = cv.skills.map(({ value }) => value);
  if (truth.skills) judgement.many('skills', skills, truth.skills, isSkill, truth.skillsBeside);
  const organization = ({ organization: name, title }: CvMembership) => name?.value ?? title?.value ?? '';
  const organizations = truth.memberships?.map((one) => one.organization);
  if (organizations) judgement.many('memberships', cv.memberships.map(organization), organizations, isEqual);
  const certificate = ({ name }: CvCertificate) => name.value;
  if (truth.certificates) judgement.many('certificates', cv.certificates.map(certificate), truth.certificates, isSameCertificate);
  return judgement;
}
