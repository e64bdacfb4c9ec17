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
  /^(\p{Lu}\p{L}+)\s(?:of(?: the)?|at(?: the)?|for(?: the)?|with(?: the)?|de(?: la|l)?|del|en(?: la| el)?|du|des|d[oae]s?|n[oa]s?|em|dell[ao]|di|del|nell[ao]|nel|presso|im|beim|bei|in der|au|aux|chez|tại|van(?: de| het)?|bij(?: de)?|al|alla|ai|agli|ng|sa|în|la|in)\s([\p{Lu}\p{Ll}].{2,80})$|^(\p{Lu}\p{L}+)\s(?:all|dell|de l|à l|d)['’]\s?(\p{Lu}.{2,80})$/u;
/** "…, n. 5551": under which number. */
const NUMBER = /,\s*(?:n[.°º]?|nr\.?|no\.?|№|matricola|iscrizione)\s*\d[\d/-]*$/iu;

/** "Socia de la Asociación Española de" above "Comprensión Lectora": no name ends with a small word. */
const OPEN_END =
  /^(\p{Lu}\p{L}+)\s.*\s(?:de|del|de la|of|of the|der|des|für|di|della|do|da|dos|van|voor|du|și|y|e|et|und|and|în|ng|mga|&)$/u;
const BROKEN_GAP = 0.5;

function withBrokenWhole(rows: readonly Row[]): Row[] {
  const whole: Row[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    const title = OPEN_END.exec(last?.text ?? '')?.[1] ?? '';
    const isRest = last?.block === row.block && row.gap < BROKEN_GAP && row.bullet === undefined && row.cells.length === 1;
    if (last && isRest && (MEMBER.test(title) || OFFICE.test(title)))
      whole[whole.length - 1] = { ...last, text: `${last.text} ${row.text}` };
    else whole.push(row);
  }
  return whole;
}

/** "Membru CECCAR din 2020": capitals right behind what everybody of a society is. */
const MEMBER_OF_SHORT = /^(\p{Lu}\p{L}+)\s(\p{Lu}[\p{Lu}&.-]{1,9})$/u;

/** "Treasurer, Badger Board Game Club, 2024 – present" among honours. */
const OFFICE_AND_NAME = /^(\p{Lu}[\p{L} ]{2,30}),\s(\p{Lu}[^,]{2,70})$/u;

/** The memberships in sentences; the sentences stay where they stand. */
export function toldMemberships(rows: readonly Row[], context: Context): CvMembership[] {
  return withBrokenWhole(rows).flatMap(({ text, cells }) =>
    text.split(SENTENCE_ENDS).flatMap((sentence): CvMembership[] => {
      const [period, ...more] = periodsIn(sentence, context);
      if (period?.isSingle || more.length > 0) return [];
      const plain = (period ? `${sentence.slice(0, period.from)}${sentence.slice(period.to)}` : sentence).replace(/[\s.,;()]+$/u, '');
      const said = plain.trim().replace(/\s+/gu, ' ').replace(NUMBER, '');
      const [, of, whole, ofThe, named] = TOLD.exec(said) ?? [];
      const [, short, capitals] = MEMBER_OF_SHORT.exec(said) ?? [];
      const [, office, club] = (period && OFFICE_AND_NAME.exec(said)) || [];
      const [title, name] = [of ?? ofThe ?? short ?? office ?? '', whole ?? named ?? capitals ?? club];
      // "Mitglied in | Norsea Society": a label and what stands beside it.
      const isBeside = cells.length === 2 && name === cells[1]?.text;
      const isSociety = name !== undefined && (/^\p{Lu}/u.test(name) || SOCIETY.test(name) || beginsAsSociety(name));
      if (!name || !isSociety || !(MEMBER.test(title) || OFFICE.test(title)) || (!period && !beginsAsSociety(name) && !isBeside)) return [];
      const dates = periodOf({ head: [], body: [], anchor: 0, ...(period && { period }) });
      return [{ organization: { value: name, doubt: 'check' }, title: { value: title, doubt: 'check' }, ...dates }];
    }),
  );
}
