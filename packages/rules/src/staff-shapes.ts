// What somebody who works for a school may do there, by few shapes. Administrators hold everything; of the others each has one shape. A duty is a
// kind of calls: which calls it has stands in the contract (staff/duties.ts).
//
//   duty               administrator  generalist  adviser  events  assistant
//   school             x              x           x        x       x          the school as it is: settings, colleagues, own views, home
//   students           x              x           x        -       x          students, requests, reviews, outcomes: looking
//   advising           x              x           x        -       -          the same: deciding, writing, sending, opening files
//   reviewing          x              coach       coach    -       -          comments and marks of CV reviews
//   wholeSchool        x              x           unscoped -       -          what reaches students of all programs: class codes, labels, typed programs
//   employers          x              x           x        x       -          postings and employers: looking
//   employerRelations  x              x           -        x       -          the same: deciding, rules, notes, contacts
//   content            x              x           -        x       -          widgets
//
// A scope by programs narrows whom an adviser or an assistant finds, in every list, count and file; nobody else has one. Who was staff before there
// were shapes is a generalist and a coach, so that nobody lost anything. @rule staff.1, staff.2, staff.3
export const STAFF_SHAPES = ['generalist', 'adviser', 'events', 'assistant'] as const;
export type StaffShape = (typeof STAFF_SHAPES)[number];

export const STAFF_DUTIES = [
  'school',
  'students',
  'advising',
  'reviewing',
  'wholeSchool',
  'employers',
  'employerRelations',
  'content',
] as const;
export type StaffDuty = (typeof STAFF_DUTIES)[number];

const HELD: Readonly<Record<StaffShape, readonly StaffDuty[]>> = {
  generalist: STAFF_DUTIES,
  adviser: ['school', 'students', 'advising', 'reviewing', 'wholeSchool', 'employers'],
  events: ['school', 'employers', 'employerRelations', 'content'],
  assistant: ['school', 'students'],
};

/** Shapes that may be narrowed to programs. */
export const SCOPED_SHAPES: readonly StaffShape[] = ['adviser', 'assistant'];
/** Shapes whose people advise students and may review CVs. */
export const ADVISING_SHAPES: readonly StaffShape[] = STAFF_SHAPES.filter((shape) => HELD[shape].includes('advising'));
/** Programs of a scope at most. */
export const SCOPE_PROGRAMS = 100;

/** What a colleague is set to; `isScoped` with programs of their own. */
export type StaffMembership = { shape: StaffShape; isCoach: boolean; isScoped: boolean };

/** Does the colleague hold a duty? Not for administrators, who hold all. */
export function holdsDuty({ shape, isCoach, isScoped }: StaffMembership, duty: StaffDuty): boolean {
  if (!HELD[shape].includes(duty)) return false;
  if (duty === 'reviewing') return isCoach;
  if (duty === 'wholeSchool') return !isScoped;
  return true;
}

/** All duties that a colleague holds. */
export const dutiesOf = (member: StaffMembership): StaffDuty[] => STAFF_DUTIES.filter((duty) => holdsDuty(member, duty));

export type StaffMembershipFault = 'not_scoped' | 'no_programs' | 'not_coach';

/** What cannot be said of a shape: programs or the mark of a coach where it has neither, and a scope of nothing. */
export function membershipFault(
  shape: StaffShape,
  { isCoach, programs }: { isCoach: boolean; programs: number | null },
): StaffMembershipFault | undefined {
  if (programs !== null && !SCOPED_SHAPES.includes(shape)) return 'not_scoped';
  if (programs === 0) return 'no_programs';
  if (isCoach && !ADVISING_SHAPES.includes(shape)) return 'not_coach';
  return undefined;
}
