// Work as a hand writes it, and what can then be read of it.
import type { WorkTruth } from '../import-cv-truth.ts';
import { type Block, type Entry, type FormEntry, type Pairs, run, type Text } from './blocks.ts';
import { accepted, boldness, dutyTeller, entryRows, JOINTS, type Parts, townOf, unique, withPlace } from './entries.ts';
import type { Hand } from './hand.ts';
import type { Person } from './people.ts';

/** One job, as it is printed. */
type Job = {
  title: string;
  employer: string;
  place: string | undefined;
  date: string;
  start: string;
  end: string;
  /** Nothing is told of the employer again. */
  isSameEmployer: boolean;
  tell: () => Text | undefined;
};

/** "From 2019 to 2021 I was … at …". */
function sentence({ title, employer, start, end, tell }: Job, { bank, colon, period }: Hand): Entry {
  const dateOf = (iso: string) => period({ start: iso, end: iso }).text;
  const [from, to] = [start && dateOf(start), end && dateOf(end)];
  const text = (end ? bank.sentence : bank.sentenceOpen)
    .replace('{a}', from || to)
    .replace('{b}', to)
    .replace('{t}', title)
    .replace('{e}', employer);
  return { kind: 'entry', rows: [{ runs: [run(from || to ? text : `${employer}${colon}${title}`)] }], text: tell() };
}

function labelled({ title, employer, place, date, tell }: Job, hand: Hand): Pairs {
  const { label, layout, colon } = hand;
  const names: [string, string][] = [
    [label('position'), title],
    [label('employer'), employer],
  ];
  if (layout.get('workorder') === 'employer-first') names.reverse();
  const rows: [string, string][] = [[label('period'), date], ...names, [label('place'), place ?? '']];
  const text = tell();
  return {
    kind: 'pairs',
    rows: rows.filter(([, value]) => value),
    isEntry: true,
    colon,
    isTable: layout.random('paircols')() < 0.5,
    ...(text && { text, textLabel: `${label('duties')}${colon.trim()}` }),
  };
}

/** One employer, its titles below it. */
function grouped(job: Job, parts: Parts, hand: Hand): Entry[] {
  const head = { ...parts, first: run(''), second: run(job.employer, { isBold: hand.bold !== 'none' }), date: '' };
  const group: Entry = {
    kind: 'entry',
    ...entryRows(head, hand),
    isGroup: true,
    ...(parts.dating === 'left' && { left: '' }),
  };
  const below = entryRows({ ...parts, second: run(''), place: undefined }, hand);
  return [...(job.isSameEmployer ? [] : [group]), { kind: 'entry', ...below, text: job.tell(), isGrouped: true }];
}

function blocksOf(job: Job, hand: Hand): Block[] {
  const { joint, layout, bank, placing, dating } = hand;
  if (joint === 'sentence') return [sentence(job, hand)];
  if (joint === 'labelled') return [labelled(job, hand)];
  const parts: Parts = {
    first: run(job.title, boldness(hand, 'title')),
    second: run(job.employer, boldness(hand, 'employer')),
    isSecondFirst: false,
    place: job.place,
    placing,
    date: job.date,
    dating,
  };
  if (joint === 'grouped') return grouped(job, parts, hand);
  if (joint === 'form' || joint === 'two-lines') {
    const rows = entryRows({ ...parts, isSecondFirst: layout.get('workorder') === 'employer-first' }, hand);
    return [{ kind: 'entry', ...rows, text: job.tell() }];
  }
  const isAt = joint === 'at-word' || joint === 'at-sign';
  const isSecondFirst = !isAt && layout.get('workorder') === 'employer-first';
  const joiner = joint === 'at-word' ? ` ${bank.at} ` : JOINTS[joint];
  return [{ kind: 'entry', ...entryRows({ ...parts, joiner, isSecondFirst }, hand), text: job.tell() }];
}

function formEntry({ title, employer, place, date, tell }: Job, { placing }: Hand): FormEntry {
  const [organization = employer] = withPlace(employer, place, placing);
  return { period: date, title, organization, text: tell(), notes: [] };
}

/** Where titles are grouped, the first two share an employer if no others do. */
function employersOf({ work }: Person, { joint }: Hand): string[][] {
  const names = work.map(({ employer }) => employer);
  const [first, second] = names;
  const isShared = names.some(([name], at) => at > 0 && name === names[at - 1]?.[0]);
  return joint === 'grouped' && !isShared && first && second ? [first, first, ...names.slice(2)] : names;
}

export function writeWork(person: Person, hand: Hand): { blocks: Block[]; truth: WorkTruth[] } {
  const { joint, placing, period } = hand;
  const employers = employersOf(person, hand);
  const towns = new Map(unique(employers.map(([name = '']) => name)).map((name) => [name, townOf(hand)] as const));
  const tell = dutyTeller(hand);
  const truth: WorkTruth[] = [];
  const jobs = person.work.map((one, at): Job => {
    const names = employers[at] ?? one.employer;
    const [[title = ''], [employer = '']] = [one.title, names];
    const { text, ...seen } = period(one);
    const place = placing === 'none' ? undefined : towns.get(employer);
    const isOneText = joint !== 'sentence' && joint !== 'labelled';
    truth.push({
      employer: unique([...accepted(names, employer), ...(isOneText ? withPlace(employer, place, placing) : [])]),
      title: accepted(one.title, title),
      ...seen,
    });
    const { start = '', end = '' } = one;
    return { title, employer, place, date: text, start, end, isSameEmployer: employers[at - 1]?.[0] === employer, tell };
  });
  if (joint !== 'form') return { blocks: jobs.flatMap((job) => blocksOf(job, hand)), truth };
  return { blocks: [{ kind: 'form', of: 'work', entries: jobs.map((job) => formEntry(job, hand)) }], truth };
}
