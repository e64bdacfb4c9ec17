import { describe, expect, it } from 'vitest';
import { dutiesOf, holdsDuty, membershipFault, STAFF_DUTIES, STAFF_SHAPES, type StaffDuty, type StaffShape } from './staff-shapes.ts';

// Written out, not computed by the table it tests.
const HOLDS: Record<StaffShape, string> = {
  generalist: 'school students advising reviewing wholeSchool employers employerRelations content',
  adviser: 'school students advising reviewing wholeSchool employers',
  events: 'school employers employerRelations content',
  assistant: 'school students',
};

describe('a shape of staff', () => {
  it.each(STAFF_SHAPES)('%s holds its duties and no other (staff.1)', (shape) => {
    expect(dutiesOf({ shape, isCoach: true, isScoped: false }).join(' ')).toBe(HOLDS[shape]);
  });

  it('of before there were shapes loses nothing (staff.1)', () => {
    expect(dutiesOf({ shape: 'generalist', isCoach: true, isScoped: false })).toEqual(STAFF_DUTIES);
  });

  it('reviews CVs with the mark of a coach only (staff.3)', () => {
    const member = { shape: 'adviser', isScoped: false } as const;
    const reviews = (isCoach: boolean) => holdsDuty({ ...member, isCoach }, 'reviewing');
    expect([reviews(true), reviews(false)]).toEqual([true, false]);
    expect(holdsDuty({ ...member, isCoach: false }, 'advising')).toBe(true);
  });

  it('that is narrowed to programs does nothing that reaches all students (staff.2)', () => {
    const narrowed = (duty: StaffDuty) => holdsDuty({ shape: 'adviser', isCoach: true, isScoped: true }, duty);
    expect([narrowed('wholeSchool'), narrowed('advising'), narrowed('students')]).toEqual([false, true, true]);
  });
});

describe('what is said of a colleague', () => {
  it.each([
    ['adviser', { isCoach: true, programs: 2 }, undefined],
    ['assistant', { isCoach: false, programs: 1 }, undefined],
    ['generalist', { isCoach: true, programs: null }, undefined],
    ['generalist', { isCoach: true, programs: 1 }, 'not_scoped'],
    ['events', { isCoach: false, programs: 1 }, 'not_scoped'],
    ['adviser', { isCoach: true, programs: 0 }, 'no_programs'],
    ['events', { isCoach: true, programs: null }, 'not_coach'],
    ['assistant', { isCoach: true, programs: null }, 'not_coach'],
  ] as const)('%s with %j is %s', (shape, given, fault) => {
    expect(membershipFault(shape, given)).toBe(fault);
  });
});
