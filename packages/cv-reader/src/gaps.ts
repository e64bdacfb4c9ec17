// What a machine that reads a CV misses in it: what its person can mend, so that no employer's system drops them silently.
import type { Cv, Period } from './cv.ts';

const GAP_CODES = [
  'name', 'email', 'phone', 'place', 'work', 'work_title', 'work_employer', 'work_dates', 'education', 'education_school', 'education_degree',
  'education_dates', 'skills', 'languages', 'language_level', 'unread',
] as const; // biome-ignore format: a list
type GapCode = (typeof GAP_CODES)[number];
/** `name`: of the entry that lacks it, as far as it has one. */
export type Gap = { code: GapCode; name: string | null };

/** Lines that nobody understood, up to which a CV is as good as read. */
const FEW_LINES = 12;

/** In the order of the document. */
export function gapsOf(cv: Cv): Gap[] {
  const lacks = (code: GapCode, isLacking: boolean, name: string | null = null): Gap[] => (isLacking ? [{ code, name }] : []);
  const hasNoDates = ({ start, end, isCurrent }: Period) => !start && !end && !isCurrent;
  return [
    ...lacks('name', !cv.name),
    ...lacks('email', cv.emails.length === 0),
    ...lacks('phone', cv.phones.length === 0),
    ...lacks('place', !cv.place),
    ...lacks('work', cv.work.length === 0),
    ...cv.work.flatMap((one) => {
      const name = one.title?.value ?? one.employer?.value ?? null;
      return [
        ...lacks('work_title', !one.title, name),
        ...lacks('work_employer', !one.employer, name),
        ...lacks('work_dates', hasNoDates(one), name),
      ];
    }),
    ...lacks('education', cv.education.length === 0),
    ...cv.education.flatMap((one) => {
      const name = one.degree?.value ?? one.school?.value ?? null;
      return [
        ...lacks('education_school', !one.school, name),
        ...lacks('education_degree', !one.degree && !one.field, name),
        ...lacks('education_dates', hasNoDates(one), name),
      ];
    }),
    ...lacks('skills', cv.skills.length === 0),
    ...lacks('languages', cv.languages.length === 0),
    ...cv.languages.flatMap((one) => lacks('language_level', !one.level, one.name.value)),
    ...lacks('unread', cv.rest.filter(({ heading }) => !heading).reduce((sum, { lines }) => sum + lines.length, 0) > FEW_LINES),
  ];
}
