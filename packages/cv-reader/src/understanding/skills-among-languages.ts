// Tables of languages and computers under one heading ("외국어 · 전산능력"): the first cell of each row says of which kind the second is.
import type { Context, Row } from './context.ts';
import { headingKind } from './headings.ts';
import { languageFinder } from './language-names.ts';

/** What the kind of a program is called in such a cell. */
const COMPUTERS =
  /^(?:전산|컴퓨터|OA|IT|PC|프로그램|パソコン|ソフト|计算机|電腦|电脑|软件|EDV|software|computers?|informatique|inform[aá]tica)$/iu;
const LONGEST = 40;

/** The rows whose first cell says that a skill is in the second, as these skills, and the others. */
export function skillsAmongLanguages(rows: readonly Row[], context: Context): { skills: string[]; others: Row[] } {
  const skills = new Map<Row, string>();
  for (const row of rows) {
    const [kind, name] = row.cells.map(({ text }) => text.trim());
    if (kind === undefined || name === undefined || name.length > LONGEST || languageFinder().whole(name) !== undefined) continue;
    if (COMPUTERS.test(kind) || headingKind(kind, context) === 'skills') skills.set(row, name);
  }
  // One row may be the heading of a list and what it says; a kind in each row is a column.
  if (skills.size < 2) return { skills: [], others: [...rows] };
  const others = rows.filter((row) => !skills.has(row)).map((row) => withoutKind(row, context));
  return { skills: [...skills.values()], others };
}

/** "외국어 | 영어": the word for languages has one's name in it, and is none. */
function withoutKind(row: Row, context: Context): Row {
  const [kind, next, ...more] = row.cells;
  if (!kind || !next || headingKind(kind.text, context) !== 'languages') return row;
  const cells = [next, ...more];
  return { ...row, x: next.x, cells, text: cells.map(({ text }) => text).join('  ') };
}
