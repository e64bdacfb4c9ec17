// Work and studies told in sentences: "Desde mayo de 2021 trabajo como tejedora en Telares Arán, S.L., una empresa de Vigo. Antes, de 2018 a 2020, fui …".
// A verb says what each sentence tells of, what follows it is the title or the degree, and the joint behind that the employer or the school.
import type { CvEducation, CvWork } from '../cv.ts';
import type { Line } from '../text-document.ts';
import type { Context, Row } from './context.ts';
import { educationOf } from './education.ts';
import type { Entry } from './entries.ts';
import { type FoundPeriod, periodsIn } from './periods.ts';
import { LAST_LETTERS } from './tales-apart.ts';
import { periodOf } from './work.ts';

type Kind = 'work' | 'education';
type Verbs = Record<Kind, string> & { /** Before a place of work or study; its article goes with it. */ at: string; article: string };

/** What people say of themselves, by language. */
const VERBS: Partial<Record<Context['language'], Verbs>> = {
  es: {
    work: `(?:trabajo|trabaj[ée]|he trabajado|estuve trabajando|estoy trabajando) (?:como|de)|(?:fui|soy|he sido|ejerzo (?:como|de)|ejercí (?:como|de)|estuve de|entré (?:como|de)|empecé (?:como|de)|hice (?:las )?prácticas (?:como|de))`,
    education: `estudi[ée]|estudio|curs[ée]|curso|he cursado|hice|realicé|terminé|obtuve|me (?:gradué|licencié|titulé|diplomé|formé) (?:en|como)`,
    at: 'en (?:(?:el|la|los|las) )?',
    article: `(?:(?:el|la|los|las|un|una|mi|mis) )?(?:(?:título|carrera) de )?`,
  },
};

/** A sentence ends; "S.L.P." and "2016." are followed by a capital too. */
const ENDS = new RegExp(String.raw`(?<=${LAST_LETTERS}|\d|[)）])\.\s+(?=\p{Lu})`, 'u');
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

const cellOf = (row: Row, text: string): Line['cells'] => [{ text, x: row.x, right: row.right }];
const headOf = (row: Row, text: string): Row => ({ ...row, text, cells: cellOf(row, text), periods: [], bold: false });

/** The name at the beginning of what follows a joint: it ends before the next clause. */
const nameOf = (text: string) => (text.split(CLAUSE)[0] ?? '').replace(/[\s,]+$/u, '').replace(LAST_POINT, '');

type Sentence = { what: string; where: string; period?: FoundPeriod };

/** What one sentence tells of, if it does. */
function toldIn(sentence: string, kind: Kind, verbs: Verbs, context: Context): Sentence | undefined {
  const verb = new RegExp(String.raw`(?<![\p{L}])(?:${verbs[kind]})\s+${verbs.article}`, 'iu').exec(sentence);
  if (!verb) return undefined;
  const rest = sentence.slice(verb.index + verb[0].length);
  const joint = new RegExp(String.raw`\s${verbs.at}(?=\p{Lu})`, 'gu');
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

type Told = { work: CvWork[]; education: CvEducation[]; others: Row[] };

/** The verb has said which is the title and which the employer, whatever their words: "abogada en Mora Abogados, S.L.P.". */
const workTold = ({ what, where, period }: Sentence): CvWork => ({
  title: { value: what, doubt: 'check' },
  employer: { value: where, doubt: 'check' },
  ...periodOf({ head: [], body: [], anchor: 0, ...(period && { period }) }),
});

/** One date of a study is when it ended. */
const asEnd = ({ start, ...period }: FoundPeriod): FoundPeriod => (start ? { ...period, end: start } : period);

function entryTold(row: Row, { what, where, period }: Sentence): Entry {
  const dated = period?.isSingle && !period.end ? asEnd(period) : period;
  return { head: [headOf(row, what), headOf(row, where)], anchor: row.at, body: [], ...(dated && { period: dated }) };
}

/** The work or studies that a section tells of in sentences, where it has nothing else. */
export function toldHistory(rows: readonly Row[], kind: Kind, context: Context): Told | undefined {
  const verbs = VERBS[context.language];
  if (!verbs || rows.length === 0 || !rows.every(isProse)) return undefined;
  const told = rows.map((row) => ({ row, sentences: row.text.split(ENDS).flatMap((one) => toldIn(one, kind, verbs, context) ?? []) }));
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
