// Work and studies told in sentences: "Desde mayo de 2021 trabajo como tejedora en Telares Arán, S.L., una empresa de Vigo. Antes, de 2018 a 2020, fui …".
// A verb says what each sentence tells of, what follows it is the title or the degree, and the joint behind that the employer or the school.
import type { CvEducation, CvWork } from '../cv.ts';
import type { Line } from '../text-document.ts';
import type { Context, Row } from './context.ts';
import { educationOf } from './education.ts';
import type { Entry } from './entries.ts';
import { LAST_LETTERS } from './last-letters.ts';
import { type FoundPeriod, periodsIn } from './periods.ts';
import { workOfToldHeads } from './told-heads.ts';
import { type Sentence, toldByWords } from './told-words.ts';
import { periodOf } from './work.ts';

type Kind = 'work' | 'education';
/** `at` stands before a place of work or study, with its article; `article` before a title or a degree. */
type Verbs = { work: string; education?: string; at: string; article: string };

/** What people say of themselves, by language. */
const VERBS: Partial<Record<Context['language'], Verbs>> = {
  es: {
    work: `(?:trabajo|trabaj[ée]|he trabajado|estuve trabajando|estoy trabajando) (?:como|de)|(?:fui|soy|he sido|ejerzo (?:como|de)|ejercí (?:como|de)|estuve de|entré (?:como|de)|empecé (?:como|de)|hice (?:las )?prácticas (?:como|de))`,
    education: `estudi[ée]|estudio|curs[ée]|curso|he cursado|hice|realicé|terminé|obtuve|me (?:gradué|licencié|titulé|diplomé|formé) (?:en|como)`,
    at: 'en (?:(?:el|la|los|las) )?',
    article: `(?:(?:el|la|los|las|un|una|mi|mis) )?(?:(?:título|carrera) de )?`,
  },
  // Titles stay in the case that the verb gives them; what was studied stands behind the school there, in many ways.
  ru: { work: 'работа(?:ю|л|ла)|тружусь|трудил(?:ся|ась)', at: '(?:в|во|на) (?:(?:компании|фирме|организации) )?', article: '' },
};

/** A sentence ends; "S.L.P." and "2016." are followed by a capital too. */
const ENDS = new RegExp(String.raw`(?<=${LAST_LETTERS}|\d|[)）»”"])\.\s+(?=\p{Lu})`, 'u');
/** What of a sentence is no name any more: a further clause. */
const CLAUSE = /,\s(?=\p{Ll})|[:;]|\s(?:que|donde|durante|desde|hasta|entre|todos|todas|con|hace)\s|\s\(\d/u;
/** The point of a sentence rather than of a short form ("S.L."). */
const LAST_POINT = new RegExp(String.raw`(?<=${LAST_LETTERS})\.$`, 'u');
const LONGEST_NAME = 90;
/** Shorter lines are heads of entries rather than sentences. */
const SENTENCE = 60;

/** A line of prose: long, and it ends as a sentence does. */
const isProse = ({ text, bullet, cells }: Row) =>
  text.length >= SENTENCE && /\.$/u.test(text) && bullet === undefined && cells.length === 1;

/** More white parts two paragraphs. */
const WITHIN = 0.45;

/** Lines of a page that stand closely below each other are one paragraph, where the edge broke it rather than a point. */
function paragraphsOf(rows: readonly Row[]): Row[] {
  const whole: Row[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    const isRest = last && last.y > 0 && row.gap < WITHIN && row.look === last.look && row.block === last.block && row.bullet === undefined;
    const areOneCell = last?.cells.length === 1 && row.cells.length === 1;
    if (last && isRest && areOneCell)
      whole[whole.length - 1] = withText(last, `${last.text}${/\p{L}-$/u.test(last.text) ? '' : ' '}${row.text}`);
    else whole.push(row);
  }
  return whole;
}

const withText = (row: Row, text: string): Row => ({ ...row, text, cells: cellOf(row, text) });

const cellOf = (row: Row, text: string): Line['cells'] => [{ text, x: row.x, right: row.right }];
const headOf = (row: Row, text: string): Row => ({ ...row, text, cells: cellOf(row, text), periods: [], bold: false });

/** The name at the beginning of what follows a joint: it ends before the next clause. */
const nameOf = (text: string) => (text.split(CLAUSE)[0] ?? '').replace(/[\s,]+$/u, '').replace(LAST_POINT, '');

/** What one sentence tells of, if it does. */
function toldIn(sentence: string, verbs: string, { at, article }: Verbs, context: Context): Sentence | undefined {
  const verb = new RegExp(String.raw`(?<![\p{L}])(?:${verbs})\s+${article}`, 'iu').exec(sentence);
  if (!verb) return undefined;
  const rest = sentence.slice(verb.index + verb[0].length);
  const joint = new RegExp(String.raw`\s${at}(?=[\p{Lu}«])`, 'gu');
  // "Máster en Derecho en la Universidad": the last joint before the next clause is the one of the school.
  const before = nameOf(rest);
  const joints = [...before.matchAll(joint)];
  const found = joints.at(-1);
  if (!found) return undefined;
  const what = before.slice(0, found.index).replace(/[\s,]+$/u, '');
  const where = before.slice(found.index + found[0].length);
  if (what === '' || where === '' || what.length > LONGEST_NAME || where.length > LONGEST_NAME || /,/u.test(what)) return undefined;
  const periods = periodsIn(sentence, context);
  const period = periods.find(({ isSingle }) => !isSingle) ?? periods[0];
  return { what, where, ...(period && { period }) };
}

/** What sentences tell of; "There I stayed until 2008." ends what the one before it began. */
function sentencesOf(text: string, read: (one: string) => Sentence | undefined, context: Context): Sentence[] {
  const found: Sentence[] = [];
  for (const one of text.split(ENDS)) {
    const sentence = read(one);
    const last = found.at(-1);
    const [only, ...more] = sentence ? [] : periodsIn(one, context);
    if (sentence) found.push(sentence);
    else if (last?.period?.isSingle && last.period.start && only?.end && !only.start && more.length === 0)
      last.period = { ...last.period, end: only.end, isSingle: false };
  }
  return found;
}

type Told = { work: CvWork[]; education: CvEducation[]; others: Row[] };

/** The verb has said which is the title and which the employer, whatever their words: "abogada en Mora Abogados, S.L.P.". */
const workTold = ({ what, where, period }: Sentence): CvWork => ({
  title: { value: what, doubt: 'check' },
  employer: { value: where, doubt: 'check' },
  ...periodOf({ head: [], body: [], anchor: 0, ...(period && { period: asBeginning(period) }) }),
});

/** One date of work is when it began, and no end alone. */
const asBeginning = (period: FoundPeriod): FoundPeriod =>
  period.isSingle && period.end && !period.start ? { ...period, start: period.end } : period;

/** One date of a study is when it ended. */
const asEnd = ({ start, ...period }: FoundPeriod): FoundPeriod => (start ? { ...period, end: start } : period);

function entryTold(row: Row, { what, where, period }: Sentence): Entry {
  const dated = period?.isSingle && !period.end ? asEnd(period) : period;
  // The verb has said which is the school: "my college diploma from Penwick".
  return { head: [headOf(row, what), headOf(row, `School: ${where}`)], anchor: row.at, body: [], ...(dated && { period: dated }) };
}

/** The work or studies that a section tells of in sentences, where it has nothing else. */
export function toldHistory(lines: readonly Row[], kind: Kind, context: Context): Told | undefined {
  const verbs = VERBS[context.language];
  const own = verbs?.[kind];
  const rows = paragraphsOf(lines);
  if (rows.length === 0) return undefined;
  const work = kind === 'work' ? workOfToldHeads(lines, context) : undefined;
  if (work) return { work, education: [], others: [] };
  if (!rows.every(isProse)) return undefined;
  const read = (one: string) => (verbs && own ? toldIn(one, own, verbs, context) : undefined) ?? toldByWords(one, kind, context);
  const told = rows.map((row) => ({ row, sentences: sentencesOf(row.text, read, context) }));
  const sentences = told.flatMap((one) => one.sentences);
  if (!sentences.some(({ period }) => period)) return undefined;
  const others = told.filter((one) => one.sentences.length === 0).map(({ row }) => row);
  if (kind === 'work') return { work: sentences.map(workTold), education: [], others };
  const { education, nameless } = educationOf(
    told.flatMap((one) => one.sentences.map((sentence) => entryTold(one.row, sentence))),
    context,
  );
  return { work: [], education, others: [...others, ...nameless] };
}
