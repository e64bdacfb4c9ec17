// The line at the foot of a letter that says where and when it was written ("Lengerich, den 3. November 2026", "En Almazán, a 10 de octubre de 2026"), and the
// signature below it: of no section.
import type { Context, Row } from './context.ts';
import { couldBePlace } from './roles.ts';
import { trimmed, withoutPeriods } from './segments.ts';

/** So many lines stand below it at most: who signs, "Applicant", "(seal)". */
const BELOW_MOST = 4;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Small words before the town and before the day. */
const AROUND =
  /^(?:en|em|fait à|a|le|data|date|dato|datum|дата|petsa)[\s:：]+|[,，]?\s*(?:den|dne|le|a|ai|il|em|op|de|din|ngày|,)\s*$|\s*г\.?$/giu;

/** Where such a line stands; -1 where there is none. */
export function closingLine(rows: readonly Row[], { today }: Context): number {
  return rows.findIndex((row, at) => {
    const [day, ...more] = row.periods;
    if (
      at < rows.length - 1 - BELOW_MOST ||
      !day?.isSingle ||
      more.length > 0 ||
      row.bullet !== undefined ||
      !DAY.test(day.start?.value ?? '')
    )
      return false;
    // It was written lately; a course had its day before.
    const isLate = Number(today.slice(0, 4)) - Number(day.start?.value.slice(0, 4)) < 2;
    const place = trimmed(withoutPeriods(row)).replace(AROUND, '').trim();
    return isLate && (place === '' || couldBePlace(place)) && rows.slice(at + 1).every(({ periods }) => periods.length === 0);
  });
}
