// What a machine that reads a CV misses in it: what its person can mend, so that no employer's system drops them silently.
import type { Cv, Period } from './cv.ts';

const GAP_CODES = [
  'name', 'email', 'phone', 'place', 'work', 'work_title', 'work_employer', 'work_dates', 'education', 'education_school', 'education_degree',
  'education_dates', 'skills', 'languages', 'language_level', 'unread',
] as const; // biome-ignore format: a list
type GapCode = (typeof GAP_CODES)[number];
/** `at`: the place of the entry that lacks it in its list (work, education or languages); null: the CV as a whole lacks it. */
export type Gap = { code: GapCode; at: number | null };

/** Lines that nobody understood, up to which a CV is as good as read. */
const FEW_LINES = 12;

/** In the order of the document. */
export function gapsOf(cv: Cv): Gap[] {
  const lacks = (code: GapCode, isLacking: boolean, at: number | null = null): Gap[] => (isLacking ? [{ code, at }] : []);
  const hasNoDates = ({ start, end, isCurrent }: Period) => !start && !end && !isCurrent;
  return [
    ...lacks('name', !cv.name),
    ...lacks('email', cv.emails.length === 0),
    ...lacks('phone', cv.phones.length === 0),
    ...lacks('place', !cv.place),
    ...lacks('work', cv.work.length === 0),
    ...cv.work.flatMap((one, at) => [
      ...lacks('work_title', !one.title, at),
      ...lacks('work_employer', !one.employer, at),
      ...lacks('work_dates', hasNoDates(one), at),
    ]),
    ...lacks('education', cv.education.length === 0),
    ...cv.education.flatMap((one, at) => [
      ...lacks('education_school', !one.school, at),
      ...lacks('education_degree', !one.degree && !one.field, at),
      ...lacks('education_dates', hasNoDates(one), at),
    ]),
    ...lacks('skills', cv.skills.length === 0),
    ...lacks('languages', cv.languages.length === 0),
    ...cv.languages.flatMap((one, at) => lacks('language_level', !one.level, at)),
    ...lacks('unread', cv.rest.filter(({ heading }) => !heading).reduce((sum, { lines }) => sum + lines.length, 0) > FEW_LINES),
  ];
}
