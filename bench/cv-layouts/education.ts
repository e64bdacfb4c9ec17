// Education as a hand writes it, and what can then be read of it: degree and field stand together in many ways.
import type { EducationTruth } from '../import-cv-truth.ts';
import { type Block, type FormEntry, lines, type Pairs, type Row, run, type Text } from './blocks.ts';
import { around, choices } from './chance.ts';
import { accepted, boldness, entryRows, isWithin, JOINTS, townOf, unique, withPlace } from './entries.ts';
import type { Level } from './factors.ts';
import { bracketed, type Hand } from './hand.ts';
import type { Person } from './people.ts';

/** A study as it is printed. `text`: degree, and field where it stands with it; `field`: where it stands apart. */
type Study = {
  school: string;
  text: string;
  field: string | undefined;
  way: Level<'edudeg'> | 'whole';
  place: string | undefined;
  date: string;
  notes: string[];
};

/** How degree and field are put, and what is right of them. */
function degreeOf(study: EducationTruth, hand: Hand): Pick<Study, 'text' | 'field' | 'way'> & { truth: Partial<EducationTruth> } {
  const { degree: degrees, field: fields, levels } = study;
  const [degree] = degrees;
  const [field] = fields;
  if (!degree) {
    const text = field ?? '';
    return { text, field: undefined, way: 'whole', truth: { degree: [], levels, field: fields, levelIsOpen: true } };
  }
  if (!field || study.fieldIsInDegree || isWithin(field, degree)) {
    const truth = { degree: accepted(degrees, degree), levels, field: fields, ...(field && { fieldIsInDegree: true }) };
    return { text: degree, field: undefined, way: 'whole', truth };
  }
  const way = hand.layout.get('edudeg');
  const word = hand.bank.degreeIn ? ` ${hand.bank.degreeIn} ` : ' ';
  const texts: Record<typeof way, string> = {
    in: `${degree}${word}${field}`,
    comma: `${degree}, ${field}`,
    'field-paren-degree': bracketed(hand, field, degree),
    'field-comma-degree': `${field}, ${degree}`,
    newline: degree,
    labelled: degree,
  };
  const isApart = way === 'newline' || way === 'labelled';
  const right = unique([degree, texts[way], ...degrees.filter((one) => isWithin(one, texts[way]))]);
  const truth = { degree: right, levels, field: fields, ...((way === 'in' || way === 'comma') && { fieldIsInDegree: true }) };
  return { text: texts[way], field: isApart ? field : undefined, way, truth };
}

/** What many tell below a study: its thesis, its grade, its courses. */
function notesOf(at: number, isHigher: boolean, { layout, bank, label, colon }: Hand): string[] {
  const extra = layout.get('eduextra');
  const [open, close] = bank.isEastAsian ? ['', ''] : ['“', '”'];
  if (extra === 'thesis' && isHigher) return [`${label('thesis')}${colon}${open}${around(choices(bank.thesis), at)}${close}`];
  if (extra === 'grade') return [`${label('grade')}${colon}${around(choices(bank.grade), at)}`];
  if (extra === 'coursework' && isHigher) return [`${label('courses')}${colon}${around(choices(bank.courses), at)}`];
  return [];
}

const textOf = (notes: readonly string[]): Text | undefined => (notes.length > 0 ? lines(notes) : undefined);

function labelled({ school, text, field, place, date, notes, way }: Study, isFieldAlone: boolean, { label, colon, layout }: Hand): Pairs {
  const rows: [string, string][] = [
    [label('period'), date],
    [label('school'), school],
    [label(isFieldAlone && way === 'whole' ? 'field' : 'degree'), text],
    [label('field'), field ?? ''],
    [label('place'), place ?? ''],
  ];
  const isTable = layout.random('paircols')() < 0.5;
  return { kind: 'pairs', rows: rows.filter(([, value]) => value), isEntry: true, colon, isTable, text: textOf(notes) };
}

/** What stands at the side has no room beside it. */
function datingOf({ joint, layout, dating, isSidebar }: Hand): Level<'workdate'> | 'none' {
  const own = joint === 'sentence' ? layout.get('workdate') : dating;
  if (!isSidebar || layout.peek('side') !== 'with-education') return own;
  if (own === 'left') return 'above';
  return own === 'right' ? 'below' : own;
}

function entry(study: Study, placing: Level<'workplace'>, hand: Hand): Block {
  const { school, text, field, way, place, date, notes } = study;
  const { layout, label, colon } = hand;
  const joint = layout.get('edujoint');
  const degree = run(way === 'labelled' ? '' : text, boldness(hand, 'title'));
  const made = entryRows(
    {
      first: degree,
      second: run(school, boldness(hand, 'employer')),
      isSecondFirst: layout.get('eduorder') === 'school-first',
      joiner: joint === 'two-lines' ? undefined : JOINTS[joint],
      place,
      placing,
      date,
      dating: datingOf(hand),
    },
    hand,
  );
  const { rows } = made;
  const row = (words: string): Row => ({ runs: [run(words)] });
  if (field && way === 'newline') rows.splice(rows.findIndex(({ runs }) => runs.includes(degree)) + 1, 0, row(field));
  if (field && way === 'labelled') rows.push(row(`${label('degree')}${colon}${text}`), row(`${label('field')}${colon}${field}`));
  return { kind: 'entry', ...made, text: textOf(notes) };
}

function formEntry({ date, school, text, field, place, notes }: Study, placing: Level<'workplace'>): FormEntry {
  const [organization = school] = withPlace(school, place, placing);
  return { period: date, organization, title: text, field, notes };
}

export function writeEducation(person: Person, hand: Hand): { blocks: Block[]; truth: EducationTruth[] } {
  const { joint, placing, period, layout } = hand;
  const isPlaced = (placing === 'comma' || placing === 'paren') && layout.random('eduplace')() < 0.5;
  const own = isPlaced ? placing : 'none';
  const truth: EducationTruth[] = [];
  const studies = person.education.map((one, at): Study => {
    const { text: date, ...seen } = period(one);
    const [school = ''] = one.school;
    const place = isPlaced ? townOf(hand) : undefined;
    const { truth: right, ...printed } = degreeOf(one, hand);
    truth.push({
      school: unique([...accepted(one.school, school), ...(joint === 'labelled' ? [] : withPlace(school, place, own))]),
      degree: [],
      levels: [],
      field: [],
      ...right,
      ...(one.levelIsOpen && { levelIsOpen: true }),
      ...seen,
    });
    return { school, ...printed, place, date, notes: notesOf(at, at === 0 || one.levels.length > 0, hand) };
  });
  if (joint === 'form') return { blocks: [{ kind: 'form', of: 'education', entries: studies.map((one) => formEntry(one, own)) }], truth };
  if (joint !== 'labelled') return { blocks: studies.map((one) => entry(one, own, hand)), truth };
  return { blocks: studies.map((one, at) => labelled(one, truth[at]?.degree.length === 0, hand)), truth };
}
