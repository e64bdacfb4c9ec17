// Two degrees of one school: its name stands in a line of its own above both, and the second entry names none.
import type { CvEducation } from '../cv.ts';
import type { Entry } from './entries.ts';
import type { Marked } from './roles.ts';

type Written = { entry: Entry; marks: readonly Marked[] };

/** Below a university nobody left a school of another kind. */
const UNIVERSITIES: ReadonlySet<string | undefined> = new Set(['bachelor', 'master', 'mba', 'dba', 'phd']);

/** The education with the school of the entry above where an entry has a degree of a university, and nothing in it is called a school. */
export function withSchoolsAbove(read: readonly CvEducation[], drafts: readonly Written[]): CvEducation[] {
  const made: CvEducation[] = [];
  for (const [at, one] of read.entries()) {
    const [above, draft, before] = [made.at(-1), drafts[at], drafts[at - 1]];
    const isBelow = above?.school && draft && before && standsAbove(before) && hasNone(draft) && UNIVERSITIES.has(one.level?.value);
    if (!isBelow) {
      made.push(one);
      continue;
    }
    // What was taken for a school is what was studied there.
    const field = one.field ?? one.school;
    made.push({
      ...one,
      school: { value: above.school?.value ?? '', doubt: 'check' },
      ...(field && { field: { ...field, doubt: 'check' as const } }),
    });
  }
  return made;
}

/** The school stands in the first line alone, without the degree and the dates. */
function standsAbove({ entry, marks }: Written): boolean {
  const [first] = entry.head;
  const school = marks.find(({ segment }) => segment.row === first);
  const others = marks.filter(({ segment, isPlace }) => segment.row === first && !isPlace);
  return first !== undefined && first.periods.length === 0 && school !== undefined && school.first > school.second && others.length === 1;
}

const hasNone = ({ entry, marks }: Written) =>
  marks.every(({ first, second }) => first <= 0 || second > first) && entry.head[0]?.periods.length !== 0;
