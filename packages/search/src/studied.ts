// What somebody says that they study ("faccio l'ultimo anno di scienze politiche e cerco uno stage nel sociale"), beside what they look for: it is wished for,
// and counts less than what work is about. Where nothing else is asked for, it is what is asked for. Where they study it ("at Leeds", "a Bologna") is where
// work is looked for only if they name no other place. @rule search.28
import type { Standing } from './alternatives.ts';
import { wasDone } from './background.ts';
import { conceptDictionary } from './concept-dictionary.ts';
import { conceptOf, placeOf } from './terms.ts';
import { isMatter } from './weights.ts';
import { fold } from './words.ts';

const any = (line: string): string =>
  line
    .trim()
    .split(/\s*,\s*/u)
    .map((one) => fold(one).trim().replaceAll(/\s+/gu, '\\s'))
    .join('|');

/** Right before what is studied. */
const BEFORE = new RegExp(
  `(?:^|\\s)(?:${any(`
    study, studying, studied, degree in, bachelor in, bachelors in, bachelor of, master in, masters in, master of, graduated in, graduate in, graduate of, majoring in, major in, student of, student in, phd in, got my, finished my, completed my, finishing my, completing my,
    studiere, studiert, studium, student der, studentin der, abschluss in, bachelor in, master in, semester, ausbildung als, abgeschlossenes studium in,
    étudiant en, étudiante en, étudie, j’étudie, études de, études en, master en, licence en, diplômé en, diplômée en, diplôme en, année de, année d, bac pro, avoir mon, d'avoir mon, d'obtenir mon, de finir mon, de terminer mon, d'avoir ma, obtenu mon, eu mon, fini mon, terminé mon, avoir ma, obtenu ma, fini ma, terminé ma,
    estudio, estudiando, estudiante de, carrera de, grado en, grado de, licenciado en, licenciada en, licenciatura en, graduado en, graduada en, egresado de, egresada de, año de, máster en, terminé mi, terminar mi, acabé mi,
    studiando, studente di, studentessa di, studente in, laurea in, laureato in, laureata in, laureando in, laureanda in, anno di, facoltà di, magistrale in, triennale in, finito il, concluso il, preso il,
    studeer, student, opleiding, studie, master in, afgestudeerd in, jaar,
    estudante de, estudo, formado em, formada em, formar em, licenciado em, licenciada em, licenciatura em, faculdade de, ano de, mestrado em, graduação em,
    studiez, student la, studentă la, facultatea de, anul la, absolvent de, absolventă de, master în,
    учусь на, студент, студентка, факультета, факультете, изучаю, окончил, окончила, курсе,
    sinh viên ngành, sinh viên, học ngành, tốt nghiệp ngành, chuyên ngành, ngành,
    em học, mình học, tôi học, con học, đang học, học về,
    graduate ng, nag-aaral ng, estudyante ng, kurso ay`)})(?:\\s(?:der|die|das|des|de|la|le|l|il|lo|the))?\\s$`,
  'u',
);
/** "Studio" is an office, too: at the beginning of what somebody says it is what they do. */
const STUDIO = /(?:^|[,.!:]\s?|\b(?:che|ora|e|io)\s)studio\s(?:la\s|l\s)?$/u;
/** Between what is studied and where. */
const AT =
  /^\s(?:in|at|at the|in the|an der|a|ad|en|em|no|na|aan de|te|la|din|в|ở|o|tai|sa)\s(?:uni\s|university of\s|universit\p{L}+\s(?:of|di|de|von|van|din)\s)?$/u;
/** Right before where somebody studies, without what: "I studied in Manila". */
const STUDIED_AT = new RegExp(
  `(?:^|\\s)(?:${any(`
    study, studying, studied, graduated, graduating, studiere, studierte, studiert, étudie, étudié, fais mes études, fait mes études, estudio, estudié, estudiando, estudiado, me gradué,
    studiando, studiato, mi sono laureato, mi sono laureata, mi sto laureando, estudo, estudei, estudando, formei, me formei, studeer, gestudeerd, afgestudeerd, studiez, studiat, am terminat,
    учусь, училась, учился, окончил, окончила, закончила, học, đang học, tốt nghiệp, nag-aaral, nag-aral, nakapagtapos`)})(?:\\s(?:in|at|at the|a|ad|à|au|en|em|no|na|aan de|te|la|în|в|ở|tại|o|tai|sa|der))\\s$`,
  'u',
);
/** Behind a place: "在英国读", "イギリスの大学", "미국 대학". */
const DENSE_AT = /^(?:的?大[学學])?(?:读|讀|念|学|學|上学|上學|留学|留學|就读|就讀)|^の大学|^\s?대학/u;

/** Right behind it. */
const BEHIND = new RegExp(
  `^(?:\\s(?:${any('student, students, major, majors, graduate, graduates, degree, studies, studium, studiere, studiert, студент, студентка, graduate ako, student ako')})(?:\\s|$)|\\s?(?:专业|系的?学生|系毕业|を専攻|を学|を勉強|専攻|学部生|学科|を卒業|전공|학과|과\\s?(?:학생|졸업|재학)|를\\s?공부|을\\s?공부))`,
  'u',
);
/** "我学会计的", "读金融硕士"; 大学 and 化学 are no verbs. */
const DENSE_BEFORE = /(?:(?:^|[\s，,。我你在是曾学])学的?是?|读|讀|主修|就读)$/u;

/** Whether something that a unit means is a part of what another one means, or the same. */
function isOf({ unit }: Standing, { unit: wider }: Standing): boolean {
  const { numberOf, withBroader, concepts } = conceptDictionary();
  const ids = new Set(wider.terms.flatMap((term) => conceptOf(term) ?? []));
  const meant = unit.terms.flatMap((term) => numberOf(conceptOf(term) ?? '') ?? []);
  return meant.some((one) => withBroader(one).some((broader) => ids.has(concepts[broader]!.id)));
}

const isPlace = ({ unit }: Standing) => unit.terms.some((term) => placeOf(term) !== undefined);

/** The units with those of studies as wishes, where others say what work is looked for, and without where that is studied, where there is another place. */
export function withStudies(units: readonly Standing[], question: string): Standing[] {
  const matters = units.filter(({ unit }) => !unit.isRequired && isMatter(unit));
  const studied = new Set(
    matters.filter(({ unit, from, to }) => {
      const before = question.slice(0, from);
      // What stands twice is looked for, too.
      const isAgain = question.includes(question.slice(from, to), to);
      const isSaid = BEFORE.test(before) || STUDIO.test(before) || DENSE_BEFORE.test(before) || BEHIND.test(question.slice(to));
      return !isAgain && ((isSaid && !unit.isOccupation) || wasDone(question, { from, to }));
    }),
  );
  const asked = withoutSchools(units, studied, question);
  // "Master en droit, premier poste de juriste": what is looked for is of what was studied.
  const others = matters.filter((one) => !studied.has(one));
  for (const one of studied) if (others.some((other) => isOf(other, one))) studied.delete(one);
  if (studied.size === 0 || others.length === 0) return asked;
  return asked.map((one) => (studied.has(one) ? { ...one, unit: { ...one.unit, isWish: true, isStudied: true } } : one));
}

/** The units without the places at which somebody studies, where others are left. */
function withoutSchools(units: readonly Standing[], studied: ReadonlySet<Standing>, question: string): Standing[] {
  const places = units.filter(isPlace);
  const isAtSchool = ({ from, to }: Standing) =>
    [...studied].some((one) => one.to < from && AT.test(question.slice(one.to, from))) ||
    STUDIED_AT.test(question.slice(0, from)) ||
    DENSE_AT.test(question.slice(to));
  // What stands twice is looked for, too.
  const schools = new Set(places.filter((one) => !question.includes(question.slice(one.from, one.to), one.to) && isAtSchool(one)));
  return schools.size === places.length ? [...units] : units.filter((one) => !schools.has(one));
}
