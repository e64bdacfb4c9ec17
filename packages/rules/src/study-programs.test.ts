import { describe, expect, it } from 'vitest';
import { isProfileDate, type StudyProgramEntry, studyProgramIssues } from './profile-issues.ts';

const GOOD: StudyProgramEntry = { schoolId: 7, levelId: 'master', fields: [{ id: 'finance' }], start: '2024-09-01', end: '2026-06-01' };
const issues = (change: Partial<StudyProgramEntry>) =>
  studyProgramIssues({ ...GOOD, ...change }).map(({ field, code }) => `${field} ${code}`);

describe('an entry of education', () => {
  it('is good with a school, a level, a field and an end', () => {
    expect(issues({})).toEqual([]);
    expect(issues({ start: null })).toEqual([]);
    expect(issues({ schoolId: null, customSchoolName: 'Atelier des Dunes' })).toEqual([]);
    expect(issues({ fields: [{ id: 'other', name: 'Falconry' }] })).toEqual([]);
  });

  it.each<[string, Partial<StudyProgramEntry>, string]>([
    ['words of another field', { fields: [{ id: 'other', name: ' ' }] }, 'fieldName degree_field_invalid'],
    ['a school', { schoolId: null, customSchoolName: ' ' }, 'school school_invalid'],
    ['a level', { levelId: '' }, 'levelId degree_level_invalid'],
    ['a field', { fields: [] }, 'fields degree_field_invalid'],
    ['a start that is a date', { start: '2024-02-31' }, 'start study_start_invalid'],
    ['a start from 1900 on', { start: '1899-12-01' }, 'start study_start_invalid'],
    ['an end', { end: null }, 'end study_end_invalid'],
    ['an end that is a date', { end: '2026-06' }, 'end study_end_invalid'],
  ])('needs %s', (_what, change, fault) => {
    expect(issues(change)).toEqual([fault]);
  });

  it('needs an end that is not before the start, said at both', () => {
    expect(issues({ end: '2024-08-31' })).toEqual(['start study_start_late', 'end study_period_invalid']);
  });

  it('is told its faults in the order of the dialog', () => {
    const nothing = { schoolId: null, levelId: null, start: 'soon', end: null };
    expect(issues({ ...nothing, fields: [{ id: 'other' }] })).toEqual([
      'fieldName degree_field_invalid',
      'school school_invalid',
      'levelId degree_level_invalid',
      'start study_start_invalid',
      'end study_end_invalid',
    ]);
    expect(issues({ ...nothing, fields: [] }).slice(0, 3)).toEqual([
      'school school_invalid',
      'levelId degree_level_invalid',
      'fields degree_field_invalid',
    ]);
  });

  it('has the level and the fields of a program that the school keeps', () => {
    expect(issues({ programId: 'a program', levelId: null, fields: [] })).toEqual([]);
  });

  it('may begin and end on one day', () => {
    expect(issues({ start: '2026-06-01' })).toEqual([]);
  });
});

describe('a date of a profile', () => {
  it.each(['1900-01-01', '2024-02-29', '2200-12-31'])('is %s', (date) => {
    expect(isProfileDate(date)).toBe(true);
  });

  it.each(['1899-12-31', '2023-02-29', '2024-02-31', '2024-13-01', '2024-00-10', '2024-1-1', '2201-01-01', '', null, undefined])(
    'is not %s',
    (date) => {
      expect(isProfileDate(date)).toBe(false);
    },
  );
});
