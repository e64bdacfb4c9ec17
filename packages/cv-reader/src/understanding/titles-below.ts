// Entries that name the employer first, then what it does, and the title below that. Where most entries of a section are written so, the line with the
// title is a part of the head.
import type { Context, Row } from './context.ts';
import { isEmployed } from './employed.ts';
import type { Entry } from './entries.ts';
import { labelled } from './labels.ts';
import { titleMark } from './orgs.ts';

/** How far below the head a title may stand, and how long it is. */
const REACH = 4;
const LONGEST = 60;
/** So much a line's words must say that it is a title. */
const TITLE_LEAST = 0.8;

/** The entries with such lines in their heads. */
export function withTitlesBelow(entries: readonly Entry[], context: Context): Entry[] {
  const hasTitle = ({ head }: Entry) =>
    head.some((row) => titleMark(row.text, context) > 0 || labelled(row.text, context)?.label === 'title');
  const open = entries.filter((entry) => !hasTitle(entry));
  const offsets = open.flatMap((entry) => {
    const at = titleAt(entry, context);
    return at === undefined ? [] : [at];
  });
  if (offsets.length * 2 < entries.length || offsets.length === 0) return [...entries];
  const [usual] = offsets.toSorted((a, b) => offsets.filter((one) => one === b).length - offsets.filter((one) => one === a).length);
  const isUsual = offsets.filter((one) => one === usual).length > 1;
  return entries.map((entry) => {
    if (hasTitle(entry)) return entry;
    // Where the words of the others say it, these say nothing.
    const at = titleAt(entry, context) ?? (isUsual ? usual : undefined);
    const row = at === undefined ? undefined : entry.body[at];
    const title = row && (titleOf(row, context) ?? (couldBeTitle(row) ? row : undefined));
    return title ? { ...entry, head: [...entry.head, title], body: entry.body.filter((one) => one !== row) } : entry;
  });
}

function titleAt({ body }: Entry, context: Context): number | undefined {
  const at = body.slice(0, REACH).findIndex((row) => titleOf(row, context) !== undefined);
  return at < 0 ? undefined : at;
}

const couldBeTitle = ({ text, bullet, periods }: Row) =>
  bullet === undefined &&
  periods.length === 0 &&
  text.length <= LONGEST &&
  !/[.。;:：,，、]/u.test(text) &&
  !saysHow(text) &&
  !TELLS.test(text);

/** What was done, as Japanese tells it. */
const TELLS = /(?:を担当|に配属|に従事|を行う|を経験|しました|ました)$/u;

/** "Educación · Empleado/a": of which trade, and how somebody was employed. */
const saysHow = (text: string) => isEmployed(text.split(/\s+·\s+/u).at(-1) ?? '');

/** The row that is a title, or its cell that is one: "勤務地：福岡市 | 営業企画担当". */
function titleOf(row: Row, context: Context): Row | undefined {
  if (couldBeTitle(row)) return titleMark(row.text, context) > TITLE_LEAST ? row : undefined;
  const cell = row.cells.length > 1 && row.bullet === undefined ? row.cells.at(-1) : undefined;
  const isTitle = cell && cell.text.length <= LONGEST && titleMark(cell.text, context) > TITLE_LEAST && !/[.。;:：]/u.test(cell.text);
  return isTitle ? { ...row, text: cell.text, cells: [cell], x: cell.x, periods: [] } : undefined;
}
