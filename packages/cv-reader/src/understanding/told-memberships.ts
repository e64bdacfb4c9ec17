// Memberships that somebody tells of among other things: "Member of the Penwick Choir since 2016. Willing to travel." Only what says when, or names what is a society by its own word, is one.
import type { CvMembership } from '../cv.ts';
import type { Context, Row } from './context.ts';
import { LAST_LETTERS } from './last-letters.ts';
import { periodsIn } from './periods.ts';
import { beginsAsSociety, MEMBER, OFFICE, SOCIETY } from './societies.ts';
import { periodOf } from './work.ts';

const SENTENCE_ENDS = new RegExp(String.raw`(?<=${LAST_LETTERS}|\d|[)）]|\s[A-E]{1,2})\.\s+(?=\p{Lu})`, 'u');
/** What somebody is, a small word and a name. */
const TOLD =
  /^(\p{Lu}\p{L}+)\s(?:of(?: the)?|de(?: la|l)?|del|du|des|d[oae]s?|dell[ao]|di|del|im|beim|bei|in der|van(?: de| het)?|bij(?: de)?|al|alla|ai|agli|ng|sa|în|la|in)\s([\p{Lu}\p{Ll}].{2,80})$|^(\p{Lu}\p{L}+)\s(?:all|dell|de l|à l|d)['’]\s?(\p{Lu}.{2,80})$/u;
/** "…, n. 5551": under which number. */
const NUMBER = /,\s*(?:n[.°º]?|nr\.?|no\.?|№|matricola|iscrizione)\s*\d[\d/-]*$/iu;

/** The memberships in sentences; the sentences stay where they stand. */
export function toldMemberships(rows: readonly Row[], context: Context): CvMembership[] {
  return rows.flatMap(({ text, cells }) =>
    text.split(SENTENCE_ENDS).flatMap((sentence): CvMembership[] => {
      const [period, ...more] = periodsIn(sentence, context);
      if (period?.isSingle || more.length > 0) return [];
      const plain = (period ? `${sentence.slice(0, period.from)}${sentence.slice(period.to)}` : sentence).replace(/[\s.,;()]+$/u, '');
      const [, of, whole, ofThe, named] = TOLD.exec(plain.trim().replace(/\s+/gu, ' ').replace(NUMBER, '')) ?? [];
      const [title, name] = [of ?? ofThe ?? '', whole ?? named];
      // "Mitglied in | Norsea Society": a label and what stands beside it.
      const isBeside = cells.length === 2 && name === cells[1]?.text;
      const isSociety = name !== undefined && (/^\p{Lu}/u.test(name) || SOCIETY.test(name) || beginsAsSociety(name));
      if (!name || !isSociety || !(MEMBER.test(title) || OFFICE.test(title)) || (!period && !beginsAsSociety(name) && !isBeside)) return [];
      const dates = periodOf({ head: [], body: [], anchor: 0, ...(period && { period }) });
      return [{ organization: { value: name, doubt: 'check' }, title: { value: title, doubt: 'check' }, ...dates }];
    }),
  );
}
