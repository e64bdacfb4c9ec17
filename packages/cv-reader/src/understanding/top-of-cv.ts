// What stands around the name: the headline, the summary. What else is there and was not read goes to the rest.
import type { Cv } from '../cv.ts';
import type { Context, Row, Section } from './context.ts';
import { descriptionOf } from './description.ts';
import { labelled } from './labels.ts';
import { titleMark } from './orgs.ts';
import { permitTold } from './permits.ts';
import { isOfPerson, isUnreadOfPerson, underHeading } from './personal.ts';
import { placeOf } from './place-words.ts';

const LONGEST_HEADLINE = 120;
const SUMMARY_LEAST = 60;

/** Adds headline and summary; keeps what is neither. */
export function readTop(cv: Cv, sections: readonly Section[], nameRow: Row | undefined, context: Context): void {
  const tops = sections.filter(({ kind }) => kind === 'top');
  const rows = tops.flatMap((section) => section.rows);
  const headline =
    nameRow && rows.find((row) => row.at > nameRow.at && row.at <= nameRow.at + 3 && isHeadline(row, cv) && !isOfPerson(row.text, context));
  if (headline) cv.headline = { value: headline.text.trim(), doubt: titleMark(headline.text, context) > 0 ? 'sure' : 'check' };
  const profile = sections.filter(({ kind }) => kind === 'profile').flatMap((section) => section.rows);
  const told =
    profile.length > 0
      ? profile
      : rows.filter(
          (row) =>
            row !== headline && row !== nameRow && row.text.length > SUMMARY_LEAST && !isContact(row, cv) && !isOfPerson(row.text, context),
        );
  const summary = descriptionOf(told);
  if (summary) cv.summary = { value: summary, doubt: profile.length > 0 ? 'sure' : 'check' };
  const taken = (row: Row) =>
    row === headline || row === nameRow || told.includes(row) || isContact(row, cv) || isLabelRead(row.text, context);
  for (const { kind, heading, rows: own } of sections) {
    if (!KEPT.has(kind)) continue;
    const left = own.filter((row) => !taken(row) && !isLabelRead(underHeading(kind, row.text), context));
    if (left.length > 0) cv.rest.push({ ...(heading !== undefined && { heading }), lines: left.map(({ text }) => text) });
  }
}

/** Sections about the person: of these, what no field took is kept as it stands. */
const KEPT: ReadonlySet<Section['kind']> = new Set<Section['kind']>(['top', 'contact', 'personal', 'nationality', 'permits']);

/** What a label or a sentence of personal data says was read. */
const isLabelRead = (text: string, context: Context) =>
  (labelled(text, context) !== undefined || permitTold(text, context) !== undefined) && !isUnreadOfPerson(text, context);

const isContact = ({ text }: Row, cv: Cv) =>
  /@|https?:|www\./.test(text) ||
  cv.phones.some(({ value }) => text.replace(/\D/g, '').includes(value.slice(-7))) ||
  cv.links.some(({ value }) => text.includes(value)) ||
  (cv.place?.value.text ? text.includes(cv.place.value.text) : false);

function isHeadline(row: Row, cv: Cv): boolean {
  const { text } = row;
  if (text.length > LONGEST_HEADLINE || text.length < 3 || !/\p{L}{2}/u.test(text) || isContact(row, cv) || /[:：]/.test(text.slice(0, 20)))
    return false;
  // "«Who laughs comes back.»" is a saying.
  if ((/[.。]$/.test(text) && text.length > 60) || /^[«“„"「].*[»”“"」]$/u.test(text.trim())) return false;
  return placeOf(text) === undefined && row.cells.length <= 2 && !/\d{4}/.test(text);
}
