// The line at the foot of a letter that says where and when it was written ("Lengerich, den 3. November 2026", "En Almazán, a 10 de octubre de 2026"), and the
// signature below it: of no section.
import { consentRows } from './consent.ts';
import type { Context, Row } from './context.ts';
import { couldBeName } from './name-forms.ts';
import { couldBePlace } from './roles.ts';
import { trimmed, withoutPeriods } from './segments.ts';

/** So many lines stand below it at most: who signs, "Applicant", "(seal)". */
const BELOW_MOST = 4;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Small words before the town and before the day. */
const AROUND =
  /^(?:en|em|fait à|a|le|data|date|dato|datum|дата|petsa)[\s:：]+|[,，]?\s*(?:den|dne|le|a|ai|il|em|op|de|din|ngày|,)\s*$|\s*г\.?$/giu;

/** Such a line and what stands below it on the last page, and clauses that all is true or may be kept; none where there are none. */
export function closingRows(rows: readonly Row[], context: Context): ReadonlySet<Row> {
  return new Set([...closingLine(rows, context), ...consentRows(rows)].sort((a, b) => a.at - b.at));
}

function closingLine(rows: readonly Row[], { today }: Context): ReadonlySet<Row> {
  const last = Math.max(...rows.map(({ page }) => page));
  const belowOf = (row: Row) => rows.filter(({ page, y, at }) => page === last && (row.y > 0 ? y > row.y : at > row.at));
  for (const row of rows) {
    const [day, ...more] = row.periods;
    if (row.page !== last || !day?.isSingle || more.length > 0 || row.bullet !== undefined || !DAY.test(day.start?.value ?? '')) continue;
    // It was written lately; a course had its day before.
    const isLate = Number(today.slice(0, 4)) - Number(day.start?.value.slice(0, 4)) < 2;
    // "Modena, 10/11/2026 | Salvatore Russo": who signs may stand beside the day.
    const own =
      row.cells.length === 2 && day.to <= (row.cells[0]?.text.length ?? 0) && couldBeName(row.cells[1]?.text ?? '')
        ? row.text.slice(0, row.cells[0]?.text.length)
        : undefined;
    const place = trimmed(own === undefined ? withoutPeriods(row) : own.slice(0, day.from) + own.slice(day.to))
      .replace(AROUND, '')
      .trim();
    const below = isLate && (place === '' || couldBePlace(place)) ? belowOf(row) : undefined;
    if (below && below.length <= BELOW_MOST && below.every(({ periods }) => periods.length === 0)) return new Set([row, ...below]);
  }
  return new Set();
}
