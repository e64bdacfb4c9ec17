// Who advises whom at a school: the words of the list's filter, and the rules by which students without an adviser are given one.
import { fold } from './folding.ts';

/** Whose students: the reader's own, of anybody, or of nobody. */
export const ADVISED = ['mine', 'any', 'none'] as const;

/** Rules a school may have. */
export const ADVISER_RULES_MAX = 50;
/** Letters of a surname that a rule may name. */
export const SURNAME_LETTERS = 3;

/** What a rule asks for; `null` and '' ask for nothing. The letters stand as they were typed. */
export type AdviserRule = { adviserId: string; programId: string | null; surnameFrom: string; surnameTo: string };
/** What rules know of a student: nothing of a private profile but the name. */
export type RuledStudent = { lastName: string; programId: string | null };
type RuleFault = { pointer: string; code: 'too_long' | 'backwards' | 'never' };

const beginOf = (text: string, letters: number): string => [...text].slice(0, letters).join('');

/** Does a folded surname begin within these letters, both inclusive? One without letters does not. */
function isWithin(name: string, from: string, to: string): boolean {
  if (from === '' && to === '') return true;
  return name !== '' && name >= from && (to === '' || beginOf(name, [...to].length) <= to);
}

/** The adviser of the first rule that fits, in the order of the school; null: none does. @rule consoles.6 */
export function ruledAdviser(rules: readonly AdviserRule[], { lastName, programId }: RuledStudent): string | null {
  const name = fold(lastName);
  const fits = (rule: AdviserRule) =>
    (rule.programId === null || rule.programId === programId) && isWithin(name, fold(rule.surnameFrom), fold(rule.surnameTo));
  return rules.find(fits)?.adviserId ?? null;
}

/** What is wrong with rules: letters that are too many or the wrong way round, and one that comes after a rule for everybody. */
export function adviserRuleFaults(rules: readonly AdviserRule[]): RuleFault[] {
  const everybody = rules.findIndex((rule) => rule.programId === null && fold(rule.surnameFrom) === '' && fold(rule.surnameTo) === '');
  return rules.flatMap((rule, at) => {
    const [from, to] = [fold(rule.surnameFrom), fold(rule.surnameTo)];
    const faults: RuleFault[] = [];
    if ([...from].length > SURNAME_LETTERS) faults.push({ pointer: `/rules/${at}/surnameFrom`, code: 'too_long' });
    if ([...to].length > SURNAME_LETTERS) faults.push({ pointer: `/rules/${at}/surnameTo`, code: 'too_long' });
    if (to !== '' && beginOf(from, [...to].length) > to) faults.push({ pointer: `/rules/${at}/surnameTo`, code: 'backwards' });
    if (everybody >= 0 && at > everybody) faults.push({ pointer: `/rules/${at}`, code: 'never' });
    return faults;
  });
}
