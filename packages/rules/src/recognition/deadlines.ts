// A deadline that stands only in the text: "Applications must be received by Thursday, March 1, 2018", "Bewerbungsschluss: 31.12.2026".
import { type ReadDate, readDate } from './dates.ts';

const LEAD =
  /(?:application deadline|closing date|close[sd]? on|apply by|apply before|applications? (?:must|should|will|to) be (?:received|submitted|accepted)(?: by| until| before)?|deadline for applications?|last day to apply|bewerbungsschluss|bewerbungsfrist|date limite|fecha l[ií]mite|scadenza|sluitingsdatum|prazo)/gi;
const DATE =
  /(\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}|(?:[A-Z]{3,9},?\s+)?[A-Z]{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}(?:st|nd|rd|th)?\s+[A-Z]{3,9}\.?,?\s+\d{4})/i;
const REACH = 90;
/** Every date that is read here names its year. */
const YEAR = /\d{4}/;

/** The first date after words of a deadline; undefined where there is none. */
export function deadlineInText(text: string, monthFirst = false): ReadDate | undefined {
  if (!YEAR.test(text)) return undefined;
  for (const lead of text.matchAll(LEAD)) {
    const end = lead.index + lead[0].length;
    const found = DATE.exec(text.slice(end, end + REACH))?.[1];
    const date = found && readDate(found.replace(/(\d)(?:st|nd|rd|th)/i, '$1'), monthFirst);
    if (date) return date;
  }
  return undefined;
}
