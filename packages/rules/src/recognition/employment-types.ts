// Employment types of a feed, in the five codes of the platform. What is no employment type of ours (volunteer, graduate programme)
// becomes a label (@rule jobs.3); what nobody understands is reported. @rule jobs.2
import type { EmploymentType } from '../jobs.ts';
import { phraseFinder, splitWords, vocabulary } from './words.ts';

/** Marks that are shown on a posting, but are no employment type. */
type JobMark = 'volunteer' | 'graduate_program' | 'apprenticeship';

type Meaning = EmploymentType | JobMark | 'permanent' | 'other';

const MEANINGS: Record<Meaning, string> = {
  FULL_TIME:
    'full time, fulltime, full, f/t, vollzeit, temps plein, temps complet, tiempo completo, jornada completa, tempo pieno, full-time, voltijd, tempo integral, tempo inteiro, norma intreaga, полная занятость, полный день, toan thoi gian, 正社員, 全职, 全職, フルタイム, 정규직, 전일제, regular, standard, heltid',
  PART_TIME:
    'part time, parttime, part, p/t, teilzeit, temps partiel, tiempo parcial, media jornada, tempo parziale, deeltijd, meio periodo, tempo parcial, norma partiala, частичная занятость, неполный день, ban thoi gian, パートタイム, パート, 兼职, 兼職, 시간제, 파트타임, deltid, minijob, job share, flexible hours',
  INTERN:
    'intern, internship, interns, internships, placement, industrial placement, co op, coop, praktikum, praktikant, pflichtpraktikum, stage, stagiaire, practicas, becario, tirocinio, tirocinante, stagista, estagio, estagiario, intern program, стажировка, стажер, thuc tap, インターン, インターンシップ, 实习, 實習, 인턴, praktik, werkstudent, working student, student assistant, winter internship, summer internship, sandwich placement, year in industry',
  CREDIT_GIVING_INTERNSHIP:
    'credit giving internship, for credit internship, internship for credit, academic credit, practicum for credit, stage conventionne, pasantia con creditos',
  TEMPORARY:
    'temporary, temp, contract, contractor, fixed term, fixed-term, interim, freelance, freelancer, self employed, seasonal, limited term, befristet, zeitarbeit, cdd, interimaire, temporal, contrato temporal, tempo determinato, a tempo determinato, tijdelijk, temporario, contract determinat, временная, временная работа, tam thoi, 契約社員, 派遣社員, 临时, 合同制, 계약직, locum, secondment, maternity cover, per diem, casual, bank, zero hours, project based, visstid',
  volunteer:
    'volunteer, volunteering, voluntary, unpaid volunteer, ehrenamt, benevole, benevolat, voluntariado, voluntario, volontario, vrijwilliger, волонтер, tinh nguyen vien, ボランティア, 志愿者, 자원봉사',
  graduate_program:
    'graduate program, graduate programme, graduate scheme, graduate, new grad, new graduate, early careers, trainee program, trainee programme, traineeprogramm, graduate development programme, 新卒, 应届生, 신입',
  apprenticeship: 'apprenticeship, apprentice, ausbildung, azubi, apprentissage, alternance, duales studium, apprendistato, leerling',
  permanent:
    'permanent, perm, unbefristet, festanstellung, cdi, duree indeterminee, indefinido, contrato indefinido, indeterminato, a tempo indeterminato, vast contract, vast, efetivo, perioada nedeterminata, постоянная, 无固定期限, employee, direct hire',
  other: 'other, any, unspecified, not specified, n/a, none, negotiable',
};

const finder = phraseFinder(vocabulary(MEANINGS));

const TITLE_INTERN = phraseFinder(
  vocabulary({
    INTERN:
      'intern, interns, internship, internships, co op, college aide, placement student, industrial placement, student placement, praktikum, praktikant, praktikantin, werkstudent, werkstudentin, pflichtpraktikum, stagiaire, becario, becaria, tirocinio, tirocinante, stagista, estagio, estagiario, стажер, インターン, インターンシップ, 实习, 實習, 인턴, summer analyst, summer associate',
    volunteer: 'volunteer, volunteers, bénévole, voluntario, ehrenamtlich',
    graduate_program:
      'graduate program, graduate programme, graduate scheme, graduate trainee, new grad, new graduate, new college grad, university graduate, early career, early careers, trainee programm, traineeprogramm, recent graduate',
    apprenticeship: 'apprentice, apprenticeship, ausbildung, auszubildende, alternance, alternant',
    PART_TIME: 'part time, parttime, teilzeit, temps partiel, tiempo parcial, tempo parziale, deeltijd',
    TEMPORARY:
      'temporary, temp, fixed term, ftc, cdd, independent contractor, freelance, freelancer, locum, maternity cover, secondment, befristet, interim, seasonal, temporaire, temporaires, temporario, temporanea, temporaneo, tijdelijk, tijdelijke',
  }),
);

/** The types, marks that become labels, and raw values nobody understood. */
export type EmploymentRecognition = { types: EmploymentType[]; marks: JobMark[]; unrecognised: string[] };

/** Feeds that write FULL_TIME on everything are corrected by a title that says otherwise. */
const SAYS_PART_TIME = /part[ -]?time|teilzeit|temps partiel|tiempo parcial|deeltijd/i;
/** "Pensum 60 %", "(50-80%)" of Swiss and German titles: less than the whole. */
const SHARE = /(?<![\d.,])(?:\d{2} ?%? ?(?:-|–|bis) ?)?([2-8]\d) ?%(?! (?:remote|home|travel|teletrabajo|télétravail))/i;
const WHOLE = /100 ?%/;

/** Single letters of public employers' tables. */
const LETTERS: Record<string, string> = { F: 'full time', P: 'part time', FT: 'full time', PT: 'part time' };

const ORDER: EmploymentType[] = ['FULL_TIME', 'INTERN', 'TEMPORARY', 'PART_TIME', 'CREDIT_GIVING_INTERNSHIP'];
const isType = (meaning: Meaning): meaning is EmploymentType => (ORDER as string[]).includes(meaning);
const isMark = (meaning: Meaning): meaning is JobMark =>
  meaning === 'volunteer' || meaning === 'graduate_program' || meaning === 'apprenticeship';

/**
 * Reads raw type values (`Part time`, `INTERN`, `permanent, part-time possible`) and the title. A permanent post without hours is full time;
 * an internship is not also full time; hours said in brackets of the title count.
 */
export function recogniseEmploymentTypes(raw: readonly string[], title: string): EmploymentRecognition {
  const types = new Set<EmploymentType>();
  const marks = new Set<JobMark>();
  const unrecognised: string[] = [];
  let permanent = false;
  for (const value of raw) {
    const text = LETTERS[value.trim().toUpperCase()] ?? value.replaceAll(/[_-]+/g, ' ').trim();
    if (!text) continue;
    const found = finder.find(splitWords(text));
    if (found.length === 0) unrecognised.push(value);
    for (const { value: meaning } of found) {
      if (meaning === 'permanent') permanent = true;
      else if (isType(meaning)) types.add(meaning);
      else if (isMark(meaning)) marks.add(meaning);
    }
  }
  for (const { value } of TITLE_INTERN.find(splitWords(title.replaceAll(/[_-]+/g, ' ')))) {
    if (value === 'volunteer' || value === 'graduate_program' || value === 'apprenticeship') marks.add(value);
    else types.add(value);
  }
  if (SHARE.test(title) && !WHOLE.test(title)) {
    types.add('PART_TIME');
    types.delete('FULL_TIME');
  }
  if (types.has('PART_TIME') && SAYS_PART_TIME.test(title) && !/full|vollzeit|plein/i.test(title)) types.delete('FULL_TIME');
  if (types.has('CREDIT_GIVING_INTERNSHIP')) types.delete('INTERN');
  if (types.has('INTERN') || types.has('CREDIT_GIVING_INTERNSHIP')) {
    types.delete('FULL_TIME');
    types.delete('TEMPORARY');
  }
  if (permanent && types.size === 0) types.add('FULL_TIME');
  if (marks.has('graduate_program') && types.size === 0) types.add('FULL_TIME');
  if (marks.has('volunteer')) types.delete('FULL_TIME');
  return { types: ORDER.filter((type) => types.has(type)), marks: [...marks], unrecognised };
}
