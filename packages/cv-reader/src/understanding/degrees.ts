// Degrees: their level, and where the degree ends and what is studied begins ("B.Sc. in Computer Science", "Licence en Droit", "修士（情報学）").
import type { CvLevel } from '../cv.ts';
import type { Context } from './context.ts';
import { INCLUDING, isShortOf, MARK, STATE, STEP_ALONE, withoutMarks, YEAR_BEFORE } from './degree-marks.ts';
import type { Hit } from './phrases.ts';
import { isNameOfSchool } from './school-names.ts';
import { trimmed } from './segments.ts';
import type { DegreeKind } from './words/locale-words.ts';

export type FoundDegree = {
  degree: string;
  level?: CvLevel;
  field?: string;
  isSchool: boolean /** Who somebody became, and nothing that was studied. */;
  isProfession?: boolean;
};

/** From the highest; a text that names two has the higher one, but a doctor's title in a name of a school. */
const ORDER: readonly DegreeKind[] = [
  'phd',
  'dba',
  'mba',
  'master',
  'bachelor',
  'diploma',
  'certification',
  'microcredential',
  'school',
  'exchange',
];
/** Words behind "Bachelor of" that belong to the degree's name. */
const ARTS =
  /^(?:the\s+)?(?:science|sciences|applied science|arts|fine arts|engineering|business administration|business|business management|laws?|philosophy|commerce|technology|education|medicine|public health|public administration|social work|nursing|music|architecture|design|economics|divinity|letters|research|studies|accountancy|pharmacy|secondary education|elementary education|dental surgery|surgery|computer applications|finance)\b/i;
/** The same in Filipino: "Batsilyer sa Agham (sa) Biyolohiya". */
const ARTS_FIL = /^(?:agham|sining|artes|siyensiya|edukasyon|inhinyeriya|inhenyeriya|komersyo|narsing|pilosopiya|batas)(?=\s|$)/iu;
const LEVELS: ReadonlySet<string> = new Set(['phd', 'dba', 'mba', 'master', 'bachelor', 'diploma', 'certification', 'microcredential']);
const HONOURS =
  /^(?:hons?\.?|honou?rs|cum laude|magna cum laude|summa cum laude|distinction|merit|first class.*|fh|ba|vwa|ihk|hwk|th|tu|univ\.?|uni|hf|hbo|wo|eth|2[:.]1|2[:.]2|with .*|bac ?\+ ?\d)$/i;

/** The programme alone, or behind what is studied ("Derecho, Erasmus"); elsewhere it may be the name of a school. */
const ERASMUS =
  /(?<=^|[,，(（:：–—-]\s*)(?:(?:mobilit\p{L}*|movilidad|mobilidade|mobilność|semest\p{L}*|program\p{L}*|bursă|borsa|bolsa|beca|студент|стажировка|мобильность)\s)?(?:socrates[-\s/]*)?erasmus\s?(?:\+|plus|mundus)?(?=\)?\s*(?:[(（][^()（）]*[)）]\s*)?$)/iu;
/** "Staatlich anerkannte Erzieherin", "Ausbildung zum Koch", "Promotion zum Dr. iur.": who somebody became is the degree's own name. */
const BECAME =
  /^(?:(?:staatlich|öffentlich|behördlich)\s\p{L}+|gepr(?:üfte[rn]?|\.)(?=\s\p{Lu})|(?:\S+\s)?(?:\p{L}*ausbildung|umschulung|lehre|weiterbildung|promotion)\s(?:zu[mr]?|als)|opleiding tot|formation d['’e]\s?)(?=\s|$)/iu;
const OF_TRADE = /^[^,，:;()]*\s(?:für|voor|pour)\s[^,，:;()]*(?:\((?:IHK|HWK)\))?$/u;
/** What no field ends with: the words before a degree go on in it ("Licencia de Enseñanza Media"). */
const OPEN_END = /\s(?:de|del|da|do|di|of|en|in|em|în|d['’]|la|el|und|and|y|e|et|der|des|van|sa|ng|по|о|об)$/iu;

/** Degree words in a text: of the CV's language and English, else of any. */
function degreeHits(text: string, { words }: Context): Hit<DegreeKind>[] {
  const own = words.degrees.find(text);
  const erasmus = own.length === 0 ? ERASMUS.exec(text) : null;
  if (erasmus) return [{ value: 'exchange', from: erasmus.index, to: erasmus.index + erasmus[0].length }];
  return own.length > 0 ? own : words.foreignDegrees.find(text);
}

/** How much a text's words say that it names a degree. */
export function degreeMark(text: string, context: Context): number {
  if (isNameOfSchool(text)) return 0;
  // "Kolehiyo ng Angeles": a word that may mean a school or its degree is a school's where a name goes with it.
  const schools = context.words.schools.find(text);
  const isSchools = (hit: Hit<DegreeKind>) => schools.some(({ from, to }) => from === 0 && to >= hit.to && to < text.length);
  // "Hans-Leinberger-Gymnasium": another language's word for what leaves school is a school's own where a name goes with it.
  const isOwn = context.words.degrees.find(text).length > 0;
  const isForeign = (hit: Hit<DegreeKind>) =>
    !isOwn && text.length > hit.to - hit.from && schools.some(({ from, to }) => from <= hit.from && to >= hit.to);
  const hits = degreeHits(text, context).filter((hit) => !isSchools(hit) && !isForeign(hit));
  return hits.length === 0 ? 0 : 1 + (hits.some(({ from, to }) => from === 0 || to >= text.length - 1) ? 0.4 : 0);
}

/** The degree in a text with its field, else undefined. */
export function readDegree(text: string, context: Context): FoundDegree | undefined {
  const [, whole = '', step = ''] = /^(.{3,}?),\s*(\S+\s?\S{1,3})$/u.exec(text) ?? [];
  if (STEP_ALONE.test(step) && degreeHits(whole, context).length > 0) return readDegree(whole, context);
  const hits = degreeHits(text, context);
  // "Intercâmbio em Engenharia": what was studied elsewhere may have a degree's word, and is none.
  const isElsewhere = hits[0]?.value === 'exchange' && hits[0].from === 0 && hits.length === 2 && /\sem\s/iu.test(text);
  const kind = isElsewhere ? 'exchange' : ORDER.find((one) => hits.some(({ value }) => value === one));
  const hit = hits.find(({ value }) => value === kind);
  if (!kind || !hit) return undefined;
  // What leaves school stands on no higher step of the list than a diploma.
  const level = kind === 'exchange' ? {} : { level: LEVELS.has(kind) ? (kind as CvLevel) : ('diploma' as const) };
  const { degree, field: studied } = parted(text, hit, context);
  const field = studied?.replace(STUDY, '');
  const isProfession = hit.from === 0 && BECAME.test(text);
  return { degree, isSchool: kind === 'school', ...(isProfession && { isProfession }), ...level, ...(field && { field }) };
}

/** A degree that leaves what follows to its field. */
const LONGEST_WORDS = 24;

type Parted = { degree: string; field?: string };

const STEP = /^\s*[,-]?\s*(?:level|niveau|nivel|nível|livello|stufe|уровень|grade|klasse)\s*(?:\d|[IVX]{1,3})(?![\p{L}\d])/iu;
/** "BUT 2 Informatique": the year of it. */
const YEAR_OF = /^\s[1-6](?=\s+\p{Lu}\p{L}{2})/u;
/** "Diplom-Ingenieur Maschinenbau", "Master-Studium Biologie": what a hyphen binds to the degree's word is its own. */
const BOUND = /^-\p{L}[\p{L}-]*/u;
/** "BTS MUC": fields of so few letters go with degrees that have no other. */
const FRENCH_SHORT = /^(?:BTSA?|DUT|BUT|BEP|CAP|Bac pro)$/iu;
/** "Duales Studium BWL (B.A.)": the field is what was studied. */
const STUDY = /^(?:\p{L}+\s)?(?:\p{L}*studium|studiengang)(?:\s(?:der|des|im fach))?\s+(?=\p{Lu})/iu;

/** "Biology, Psychology, A Levels": the last of a list is a degree and nothing else, so that all before it was studied. */
function behindList(text: string, { words }: Context): Parted | undefined {
  const [, field = '', degree = ''] = /^(.{2,}[^,，\s])[,，]\s*([^,，]+)$/u.exec(text.trim()) ?? [];
  const isBare = degree !== '' && words.degrees.whole(degree) !== undefined && /[,，:：]/u.test(field);
  return isBare && words.degrees.find(field).length === 0 ? { degree, field } : undefined;
}

function parted(written: string, found: Hit<DegreeKind>, context: Context): Parted {
  const year = YEAR_BEFORE.exec(written)?.[0] ?? '';
  const behindYear = year === '' ? undefined : degreeHits(written.slice(year.length), context).find(({ from }) => from === 0);
  if (behindYear && found.from <= year.length) {
    const own = parted(written.slice(year.length), behindYear, context);
    return { ...own, degree: year + own.degree };
  }
  const [kept, unmarkedText] = [STATE.exec(written)?.[1], withoutMarks(written)];
  const own = kept !== undefined && kept.length >= found.to ? kept : unmarkedText;
  const text = own.length >= found.to ? own : written;
  // "NVQ Level 3 Boatbuilding", "Mbo niveau 4 Zorg": the step is the degree's.
  const behindWord = text.slice(found.to);
  // "BA (Hons)" with its bracket.
  const closing = behindWord.startsWith(')') && text.slice(found.from, found.to).includes('(') ? 1 : 0;
  const step = closing || ((STEP.exec(behindWord) ?? YEAR_OF.exec(behindWord) ?? BOUND.exec(behindWord))?.[0].length ?? 0);
  const hit = { ...found, to: found.to + step };
  // "学士（芸術）　文化財保存修復学科": white parts the degree from what was studied.
  const [, whole, studiedBehind] =
    /^(\p{Script=Han}{2,6}[(（]\p{Script=Han}{1,6}[)）])[\s\u3000]+(\p{Script=Han}\S+)$/u.exec(text.trim()) ?? [];
  if (whole && studiedBehind && hit.to <= whole.length + 1) return { degree: whole, field: studiedBehind };
  const listed = behindList(text, context);
  if (listed) return listed;
  // "Laurea in Economia (110/110)": how somebody did is neither.
  const unmarked = /^(.{4,}?)\s*[(（][\d\s.,/%:-]+(?:points|pts|puntos|punti|Punkte|punten|点|분)?[)）]\s*$/iu.exec(text)?.[1];
  if (unmarked && unmarked.length >= hit.to) return parted(unmarked, hit, context);
  const bracket = /^(.{2,}?)\s*[(（]([^()（）]*(?:[(（][^()（）]*[)）])?[^()（）]*)[)）]\s*$/u.exec(text);
  if (bracket?.[1] && bracket[2] && !HONOURS.test(bracket[2].trim()) && !MARK.test(bracket[2].trim())) {
    const isInside = hit.from > bracket[1].length;
    // "Diplôme d'études secondaires (DES)" says it again.
    if (isShortOf(bracket[2].trim(), bracket[1])) return parted(bracket[1], hit, context);
    const [degree, field] = isInside ? [bracket[2], bracket[1]] : [bracket[1], bracket[2]];
    // "Bachelor (hbo)", "Licență (inginer diplomat)": what is written small and short says of what kind it is.
    const isOther = degreeHits(field, context).length > 0 || /^\p{Ll}{2,4}$/u.test(field.trim());
    // As it is written: "学士（経済学）" is one word of its degree.
    if (/^\p{Script=Han}{2,6}$/u.test(degree.trim()) && !isInside) return { degree: text.trim(), field: field.trim() };
    // "機械工学専攻 修士(工学)", "Informatik Bachelor (FH)": what was studied stands before the degree and its bracket.
    const studied = text.slice(0, hit.from);
    if (!isInside && hit.to === bracket[1].length && /\S\s+$/u.test(studied) && !OPEN_END.test(studied.trimEnd()))
      return { degree: text.slice(hit.from).trim(), field: trimmed(studied) };
    // "BSc in Nursing (Adult)": the joint says where the field begins, and its brackets are its own.
    const inJoint = isInside || isOther ? undefined : byJoint(text, hit, context);
    if (inJoint?.field?.endsWith(bracket[2] + text.trim().slice(-1)) || (inJoint?.field && text.trim().endsWith(`${inJoint.field})`)))
      return { degree: inJoint.degree, field: text.trim().slice(text.trim().indexOf(inJoint.field)) };
    if (isInside || !isOther) return { degree: degree.trim(), field: field.trim() };
  }
  const joined = byJoint(text, hit, context) ?? behindDe(text);
  // "Ausbildung zur Fachkraft für Lagerlogistik": the trade's own name goes on behind such a word.
  if (joined && hit.from === 0 && BECAME.test(text) && OF_TRADE.test(text)) return { degree: text };
  if (joined) return joined;
  const cut = /^(.*?\S)\s*(?:(?:[,:;]|\s[–—-])\s+|[，：；]\s*)(.*)$/su.exec(text);
  // "Bookkeeping (three years, at night)": what parts words within brackets parts no degree.
  const marked = cut && /[(（][^()（）]*$/u.test(cut[1] ?? '') && /[)）]/u.test(cut[2] ?? '') ? null : cut;
  // "Sixth form Maths, Physics": a list behind the degree, which has no comma of its own.
  const behindDegree = text.slice(hit.to);
  const isList =
    hit.value === 'school' &&
    marked?.[1] &&
    hit.from === 0 &&
    marked[1].length > hit.to + 1 &&
    hit.to <= LONGEST_WORDS &&
    /^\s+[\p{Lu}\p{Lo}]/u.test(behindDegree);
  if (isList && !/^\s+[-–—]/.test(behindDegree) && /^[,，]/.test(text.slice(marked?.[1]?.length).trim()))
    return { degree: trimmed(text.slice(0, hit.to)), field: trimmed(behindDegree) };
  // "9 GCSEs at grades 8 to 5, including Maths": what is only a part of it is no field.
  if (marked?.[2] && INCLUDING.test(marked[2])) return { degree: text };
  // "Licence Commerce, vente, marketing": small letters go on with the list of what was studied, which the degree's word begins.
  const isListBegun = hit.from === 0 && marked?.[1] !== undefined && marked[1].length > hit.to && /^\s+\p{Lu}/u.test(behindDegree);
  if (isListBegun && hit.to <= LONGEST_WORDS && /^\p{Ll}[^,，]*[,，]\s\p{Ll}/u.test(marked?.[2] ?? ''))
    return { degree: trimmed(text.slice(0, hit.to)), field: trimmed(behindDegree) };
  if (marked?.[1] && marked[2] && !HONOURS.test(marked[2])) {
    const isBare = context.words.degrees.whole(marked[2]) !== undefined && context.words.degrees.whole(marked[1]) === undefined;
    const isBehind = isBare || hit.from > marked[1].length;
    return isBehind ? { degree: trimmed(marked[2]), field: trimmed(marked[1]) } : { degree: trimmed(marked[1]), field: trimmed(marked[2]) };
  }
  return plainlyParted(text, hit);
}

/** "Licence de droit", "CAPES d'anglais": what French says with "de" behind the short names of its degrees. */
function behindDe(text: string): Parted | undefined {
  const [, degree, field] =
    /^((?:licence|ma[iî]trise|magist[eè]re|agr[eé]gation|capes|dea|dess|deug|doctorat|th[eè]se)(?:\s\d)?)\s+(?:de\s|des\s|du\s|d['’]\s?)(?!(?:[eé]tat|universit|recherche|doctorat|conduire|\d|l['’]|la\s|troisi|deuxi|premi))(.{3,})$/iu.exec(
      text,
    ) ?? [];
  return degree && field ? { degree, field } : undefined;
}

/** "X in Y": the joint behind the degree's word; "Bachelor of" is none. */
function byJoint(text: string, hit: Hit<DegreeKind> | undefined, { words }: Context): Parted | undefined {
  if (!hit) return undefined;
  const plain = words.of.filter((joint) => /^[\p{L}' ]+$/u.test(joint)).sort((a, b) => b.length - a.length);
  // Vietnamese says "science" with the word for a faculty, which joins a degree to its field.
  const joints = plain.map((joint) => (joint === 'khoa' ? 'khoa(?!\\s+học\\s)' : joint));
  if (joints.length === 0) return undefined;
  const behind = text.slice(hit.to);
  // "MA, Conservation of Historic Buildings": what stands behind a comma has joints of its own.
  const pattern = new RegExp(`^([^,，:：]{0,60}?)[\\s,]+(${joints.join('|')})\\s+(?=\\S)(.*)$`, 'iu');
  const found = pattern.exec(behind) ?? (/^['’]s degree/i.test(behind) ? null : pattern.exec(` ${behind}`));
  if (!found?.[3]) return undefined;
  // "DEP Assistance à la personne en établissement": small words before the joint are a field's that begins right behind a short name.
  const isBegun =
    /^\p{Lu}{2,6}$/u.test(text.slice(0, hit.to)) &&
    (/^im$/iu.test(found[2] ?? '')
      ? found[1]?.trim() !== ''
      : /^\s\p{Lu}\S+\s(?:\S+\s)*(?:de|des|du|la|à|aux?|del|della|y|e|et|und|für|voor|van|și)\s/u.test(`${found[1]} `));
  if (isBegun && hit.from === 0) return { degree: text.slice(0, hit.to), field: trimmed(behind) };
  if (/^of$/i.test(found[2] ?? '') && ARTS.test(found[3])) {
    const arts = `${found[1]} ${found[2]} ${ARTS.exec(found[3])?.[0]}`;
    const rest = found[3].slice(ARTS.exec(found[3])?.[0].length);
    const next = new RegExp(`^(.{0,40}?)[\\s,]+(?:${joints.filter((joint) => joint !== 'of').join('|')})\\s+(?=\\S)(.*)$`, 'iu').exec(rest);
    // "Master of Science Natuurkunde": what stands behind the arts, without a joint.
    if (!next?.[2] && /^\s+\p{Lu}/u.test(rest)) return { degree: trimmed(text.slice(0, hit.to) + arts), field: trimmed(rest) };
    if (!next?.[2]) return rest.trim() === '' || /^\s*[(（]/.test(rest) ? { degree: text } : undefined;
    return { degree: trimmed(text.slice(0, hit.to) + arts + (next[1] ?? '')), field: trimmed(next[2]) };
  }
  const filipino = partedInFilipino(`${text.slice(0, hit.to)}${found[1]} ${found[2]}`, found[3]);
  if (filipino) return filipino;
  if (/^of$/i.test(found[2] ?? '')) return { degree: trimmed(text), field: trimmed(found[3]) };
  return { degree: trimmed(text.slice(0, hit.to) + (found[1] ?? '')), field: trimmed(found[3]) };
}

/** "Batsilyer sa" before "Agham Biyolohiya": the arts belong to the degree. */
function partedInFilipino(head: string, behind: string): Parted | undefined {
  const arts = /\s(?:sa|ng)$/i.test(head) ? ARTS_FIL.exec(behind)?.[0] : undefined;
  if (!arts) return undefined;
  const field = trimmed(behind.slice(arts.length)).replace(/^(?:sa|ng)\s+/i, '');
  return { degree: trimmed(`${head} ${arts}`), ...(field && { field }) };
}

/** "Bachelor of Science Informatik", "Grado en Derecho": the degree's words end with the joint. */
function behindJoint(
  text: string,
  { head, degree, isEnglish }: { head: string; degree: string; isEnglish: boolean },
  behind: string,
): Parted {
  const filipino = partedInFilipino(head, behind);
  if (filipino) return filipino;
  if (!isEnglish) return behind === '' ? { degree } : { degree, field: behind };
  const arts = ARTS.exec(behind)?.[0];
  if (arts === undefined) return { degree: text, ...(behind && { field: behind }) };
  // "Master of Science (MSc)"
  if (/^\s*[(（]/u.test(behind.slice(arts.length))) return { degree: text };
  const field = trimmed(behind.slice(arts.length)).replace(/^(?:in|major in)\s+/i, '');
  return { degree: `${head} ${arts}`, ...(field && !/^[(（]/.test(field) && { field }) };
}

const LONGEST_DEGREE = 28;

/** "Master Informatik", "M.Sc. Informatik", "Informatik M.Sc.": the field is what the degree's words leave. */
const SWISS = /^(?:EFZ|EBA|HF|FA|CFC|AFC|AFP|CFP)$/u;

function plainlyParted(text: string, hit: Hit<DegreeKind>): Parted {
  const head = trimmed(text.slice(0, hit.to));
  const joint = /^(.{2,})\s(of|de|en|em|in|di|în|ng|sa)$/iu.exec(head);
  if (joint?.[1] && joint[2])
    // "Master in de Rechten": Dutch says the field with its article.
    return behindJoint(text, { head, degree: joint[1], isEnglish: /^of$/i.test(joint[2]) }, trimmed(text.slice(hit.to)).replace(/^(?:de|het)\s(?=\p{Lu})/u, '')); // biome-ignore format: one thing
  // "Ingeniería Civil": what is studied is the degree's own name.
  if (/^(?:ingenier|engenhari|inginer|arquitect|enseñanza|ensino|scienze|droit)/iu.test(head) || /boot ?camp$/iu.test(text))
    return { degree: text };
  const before = trimmed(text.slice(0, hit.from));
  const behind = trimmed(text.slice(hit.to));
  const isShort = hit.to - hit.from <= LONGEST_DEGREE;
  // "Laborantin EFZ": Swiss titles stand behind what somebody became.
  if (SWISS.test(head.slice(hit.from)) && before !== '')
    return { degree: trimmed(`${before} ${head.slice(hit.from)}${/^\p{L}/u.test(behind) ? '' : behind}`) };
  if (HONOURS.test(behind) || (hit.from === 0 && BECAME.test(text))) return { degree: text };
  // "BEng (Hons) Civil Engineering": honours belong to the degree.
  const [, honours = '', studied] = /^([(（][^()（）]{2,20}[)）])\s+(\p{Lu}.{2,})$/u.exec(text.slice(hit.to).trim()) ?? [];
  if (studied && HONOURS.test(honours.slice(1, -1)) && hit.from === 0)
    return { degree: `${text.slice(0, hit.to).trim()} ${honours}`, field: studied };
  const isName =
    (/^\p{Lu}/u.test(behind) && behind.length > 3) ||
    (FRENCH_SHORT.test(head) && /^\p{Lu}{2,3}$/u.test(behind)) ||
    /^[\p{Script=Han}\p{Script=Hangul}]{2}/u.test(behind);
  if (isShort && hit.from === 0 && /^\s/.test(text.slice(hit.to)) && isName) {
    return { degree: trimmed(text.slice(0, hit.to)), field: behind };
  }
  if (
    isShort &&
    behind === '' &&
    before.length > 3 &&
    /\s$/.test(text.slice(0, hit.from)) &&
    /^\p{Lu}|^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(before) &&
    !OPEN_END.test(before)
  ) {
    return { degree: text.slice(hit.from).trim(), field: before };
  }
  return { degree: text };
}
