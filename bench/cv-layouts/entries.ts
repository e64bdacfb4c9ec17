// How one entry of work or education is put: its two names, its place and its dates, and what is told below them.
import { folded } from '../import-cv-judge.ts';
import { type Entry, type ListItem, type Row, type Run, run, type Text } from './blocks.ts';
import { around, choices, pick } from './chance.ts';
import type { Level } from './factors.ts';
import type { Hand } from './hand.ts';

/** Whether words stand in others, as the judge compares them. */
export const isWithin = (part: string, whole: string): boolean => folded(part).length > 0 && folded(whole).includes(folded(part));
export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
/** What may be read where this is printed. */
export const accepted = (names: readonly string[], printed: string): string[] =>
  unique([printed, ...names.filter((name) => isWithin(name, printed))]);

export const JOINTS: Record<Exclude<Level<'joint'>, 'at-word' | 'two-lines' | 'labelled' | 'sentence' | 'grouped'>, string> = {
  comma: ', ',
  pipe: ' | ',
  dash: ' – ',
  dot: ' · ',
  'at-sign': ' @ ',
  slash: ' / ',
};

/** A name with its place, where both are one piece of text. */
export const withPlace = (name: string, place: string | undefined, placing: Level<'workplace'>): string[] => {
  if (!place) return [];
  if (placing === 'comma') return [`${name}, ${place}`];
  return placing === 'paren' ? [`${name} (${place})`] : [];
};

export type Parts = {
  first: Run;
  /** The one that has the place. */
  second: Run;
  isSecondFirst: boolean;
  /** Absent: each on a line of its own. */
  joiner?: string | undefined;
  place?: string | undefined;
  placing: Level<'workplace'>;
  date: string;
  dating: Level<'workdate'> | 'none';
};

function nameRows({ first, second, isSecondFirst, joiner, place, placing }: Parts, { parens }: Hand): Row[] {
  const house = [second];
  if (place && placing === 'comma') house.push(run(`, ${place}`));
  if (place && placing === 'paren') house.push(run(`${parens.open}${place}${parens.close}`));
  const [one = [], two] = (isSecondFirst ? [house, [first]] : [[first], house]).filter(([head]) => head?.text);
  if (!two) return [{ runs: one }];
  return joiner === undefined ? [{ runs: one }, { runs: two }] : [{ runs: [...one, run(joiner), ...two] }];
}

/** The lines of an entry out of its two names. */
export function entryRows(parts: Parts, hand: Hand): Pick<Entry, 'rows' | 'left' | 'tail'> {
  const { second, place, placing, date, dating } = parts;
  const { open, close } = hand.parens;
  const rows = nameRows(parts, hand);
  const [top] = rows;
  const houseRow = rows.find(({ runs }) => runs.includes(second)) ?? top;
  if (!top || !houseRow) return { rows };
  const muted = (text: string) => run(text, { isMuted: true });
  if (date && dating === 'right') top.right = [muted(date)];
  if (date && dating === 'brackets') top.runs.push(muted(`${open}${date}${close}`));
  if (date && dating === 'after-employer') houseRow.runs.push(muted(`${hand.layout.random('aftermark')() < 0.5 ? ' | ' : ', '}${date}`));
  if (place && placing === 'right') {
    const free = [houseRow, ...rows].find((row) => !row.right);
    if (free) free.right = [muted(place)];
    else rows.push({ runs: [muted(place)] });
  }
  if (place && placing === 'own-line') rows.push({ runs: [muted(place)] });
  if (date && dating === 'above') rows.unshift({ runs: [muted(date)] });
  if (date && dating === 'below') rows.push({ runs: [muted(date)] });
  return {
    rows,
    ...(date && dating === 'left' && { left: date }),
    ...(date && dating === 'end' && { tail: [{ runs: [muted(date)] }] }),
  };
}

const NUMBERS: Record<Level<'duties'>, [number, number]> = { few: [1, 2], three: [3, 3], many: [4, 5] };
const MARKS: Record<Exclude<Level<'mark'>, 'none' | 'paragraph'>, string> = {
  bullet: '•',
  dash: '–',
  square: '▪',
  check: '✓',
  unmarked: '',
  nested: '•',
  'label-bold': '•',
};

const BETWEEN_SENTENCES: Record<string, string> = { ko: '. ', ja: '。', 'zh-CN': '。' };

/** Tells what was done in a job; no duty comes twice in a CV while there are others. */
export function dutyTeller(hand: Hand): () => Text | undefined {
  const { bank, layout, colon, dice, some } = hand;
  const duties = bank.duties.split('\n');
  const spare = [...duties];
  const duty = () => spare.splice(Math.floor(dice() * spare.length), 1)[0] ?? some(duties);
  const labels = choices(bank.dutyLabels);
  const sentence = (text: string) => (bank.isEastAsian || /[.!?]$/.test(text) ? text : `${text}.`);
  const lengthened = (text: string) => `${text}${bank.isEastAsian ? '' : ' '}${some(choices(bank.tails))}`;
  const between = BETWEEN_SENTENCES[bank.tag] ?? ' ';
  return () => {
    const mark = layout.get('mark');
    if (mark === 'none') return undefined;
    const [least, most] = NUMBERS[layout.get('duties')];
    const count = least + Math.floor(dice() * (most - least + 1));
    const isLong = layout.get('wrap') === 'long';
    const texts = Array.from({ length: count }, (_, at) => (at === 0 && isLong ? lengthened(duty()) : duty()));
    if (mark === 'paragraph') return { kind: 'para', runs: [run(texts.map(sentence).join(between))] };
    const items = texts.map((text, at): ListItem => {
      const label = run(`${around(labels, at)}${colon}`, { isBold: true });
      return {
        runs: mark === 'label-bold' ? [label, run(text)] : [run(text)],
        ...(mark === 'nested' && at === 0 && { sub: [duty(), duty()] }),
      };
    });
    return { kind: 'list', mark: MARKS[mark], items };
  };
}

/** Whether an entry's first or second name is bold. */
export const boldness = ({ bold }: Hand, name: 'title' | 'employer'): { isBold: boolean } => ({ isBold: bold === 'all' || bold === name });

/** A town that goes along with a name. */
export const townOf = (hand: Hand): string => pick(choices(hand.bank.towns), hand.dice());
