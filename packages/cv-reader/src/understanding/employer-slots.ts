// Who an employer is where the roles of a head's pieces gave it to one that is none: a department ("시설팀 / 주임"), or the name of a form's row that nobody
// filled ("期間").
import type { Context } from './context.ts';
import { labelNamed } from './labels.ts';
import { titleMark } from './orgs.ts';
import type { Assigned, Marked } from './roles.ts';
import type { Segment } from './segments.ts';
import type { Draft } from './work-drafts.ts';

/** A team or a division of a Korean company. */
const DEPARTMENT = /^[가-힣A-Za-z0-9·]{1,10}(?:팀|본부|사업부|파트)$/u;

/** The roles with another piece as the employer, where the one that has it names none. A department remains if nothing else is one. */
export function withEmployer(given: Assigned, { marks, labels, entry: { anchor } }: Omit<Draft, 'segments'>, context: Context): Assigned {
  const { first, second } = given;
  // "Almacenes Brisa" above "Cargo: Cajera": one name, and the title has a label of its own.
  const isTitleTold = labels.has('title') && !labels.has('employer');
  if (isTitleTold && first && !second && first.row.at < anchor) return { second: first, isSure: false };
  const isLabel = ({ text }: Segment) => labelNamed(text, context) === 'none';
  const isDepartment = ({ text }: Segment) => context.language === 'ko' && DEPARTMENT.test(text);
  if (!second || !(isLabel(second) || isDepartment(second))) return given;
  const isOther = ({ segment, isPlace }: Marked) =>
    !isPlace && segment !== first && segment.row.at < second.row.at && !isDepartment(segment) && !isLabel(segment);
  const others = marks.filter(isOther);
  const other = others.find(({ segment }) => titleMark(segment.text, context) === 0) ?? (isDepartment(second) ? others.at(-1) : undefined);
  if (other) return { ...given, second: other.segment };
  return isLabel(second) ? { ...(first && { first }), isSure: given.isSure } : given;
}
