import { describe, expect, test } from 'vitest';
import {
  BLANK_STUDY,
  hasSchool,
  isStudyCurrent,
  type StudyValue,
  studyIssues,
  studyOp,
  withField,
  withOwnProgram,
  withProgram,
  withSchool,
} from './study-value.ts';

const NORDIC = { id: 7, name: 'Nordic School', logo: null };
const PROGRAM = {
  id: 'p1',
  name: 'MSc Finance',
  levelId: 'master' as const,
  fields: [{ id: 'finance', name: null }],
  campuses: [{ id: 'oslo', name: 'Oslo', city: 'Oslo' }],
};
const own: StudyValue = {
  ...BLANK_STUDY,
  customSchoolName: 'Hill School',
  programName: 'Painting',
  levelId: 'bachelor',
  fields: [{ id: 'other', name: 'Painting' }],
  end: '2027-06-01',
};

describe('the fields of education depend on each other', () => {
  test('a listed program brings level, field and its only campus', () => {
    expect(withProgram({ ...BLANK_STUDY, school: NORDIC }, PROGRAM)).toEqual({
      programId: 'p1',
      programName: 'MSc Finance',
      levelId: 'master',
      fields: [{ id: 'finance', name: null }],
      campuses: PROGRAM.campuses,
      campus: PROGRAM.campuses[0],
    });
  });
  test('a campus that the program does not have goes, one that it has stays', () => {
    const campuses = [...PROGRAM.campuses, { id: 'bergen', name: 'Bergen', city: null }];
    const [, bergen] = campuses;
    const paris = { id: 'paris', name: 'Paris', city: null };
    expect(withProgram({ ...BLANK_STUDY, campus: bergen ?? null }, { ...PROGRAM, campuses }).campus).toBe(bergen);
    expect(withProgram({ ...BLANK_STUDY, campus: paris }, { ...PROGRAM, campuses }).campus).toBeNull();
  });
  test('another school takes a listed program away, and leaves an own one', () => {
    const listed = { ...BLANK_STUDY, school: NORDIC, ...withProgram(BLANK_STUDY, PROGRAM) };
    expect(withSchool(listed, null, 'Hill School')).toMatchObject({
      programId: null,
      programName: '',
      levelId: null,
      fields: [],
      campus: null,
    });
    expect(withSchool(own, NORDIC, null)).toEqual({ school: NORDIC, customSchoolName: null, campuses: [], campus: null });
  });
  test('an own program in place of a listed one drops its id, level and field', () => {
    const listed = { ...BLANK_STUDY, school: NORDIC, ...withProgram(BLANK_STUDY, PROGRAM) };
    expect(withOwnProgram(listed, 'Mine')).toEqual({ programId: null, programName: 'Mine', levelId: null, fields: [], campuses: [] });
    expect(withOwnProgram(own, 'Mine')).toEqual({ programName: 'Mine' });
  });
  test('another field asks for its words', () => {
    expect(withField('other')).toEqual({ fields: [{ id: 'other', name: '' }] });
    expect(withField('finance', 'x')).toEqual({ fields: [{ id: 'finance', name: null }] });
    expect(withField('')).toEqual({ fields: [] });
  });
});

describe('what is wrong comes in the order of the specification', () => {
  test('with nothing filled in', () => {
    expect(studyIssues(BLANK_STUDY).map(({ code }) => code)).toEqual([
      'school_invalid',
      'degree_level_invalid',
      'degree_field_invalid',
      'study_end_invalid',
    ]);
  });
  test('words of another field first', () => {
    expect(studyIssues({ ...own, fields: [{ id: 'other', name: ' ' }] })).toEqual([{ field: 'fieldName', code: 'degree_field_invalid' }]);
  });
  test('a listed program needs neither level nor field', () => {
    expect(studyIssues({ ...BLANK_STUDY, school: NORDIC, programId: 'p1', end: '2027-06-01' })).toEqual([]);
  });
  test('no campus, where the program has several', () => {
    const campuses = [...PROGRAM.campuses, { id: 'bergen', name: 'Bergen', city: null }];
    const listed = { ...BLANK_STUDY, school: NORDIC, end: '2027-06-01', ...withProgram(BLANK_STUDY, { ...PROGRAM, campuses }) };
    expect(studyIssues(listed)).toEqual([{ field: 'campusId', code: 'campus_missing' }]);
    expect(studyIssues({ ...listed, campus: campuses[1] ?? null })).toEqual([]);
  });
  test('an end before the start', () => {
    expect(studyIssues({ ...own, start: '2028-01-01' }).map(({ code }) => code)).toEqual(['study_start_late', 'study_period_invalid']);
  });
  test('a school is one of the list or a name', () => {
    expect([BLANK_STUDY, own, { ...BLANK_STUDY, school: NORDIC }].map(hasSchool)).toEqual([false, true, true]);
  });
});

describe('what a save takes', () => {
  test('a listed program is its id alone', () => {
    const listed = { ...BLANK_STUDY, school: NORDIC, ...withProgram(BLANK_STUDY, PROGRAM), end: '2027-06-01' };
    expect(studyOp(listed, own)).toEqual({ programId: 'p1', campusId: 'oslo', start: null, end: '2027-06-01' });
  });
  test('an own program holds school, name, level and the fields that came and went', () => {
    expect(studyOp(own).studyProgram).toEqual({
      customSchoolName: 'Hill School',
      name: 'Painting',
      levelId: 'bachelor',
      addFields: [{ id: 'other', name: 'Painting' }],
      removeFields: [],
    });
    const changed = { ...own, fields: [{ id: 'arts', name: null }] };
    expect(studyOp(changed, own).studyProgram).toMatchObject({
      addFields: [{ id: 'arts', name: null }],
      removeFields: [{ id: 'other', name: 'Painting' }],
    });
  });
});

test('a study is current until the month of its end is over', () => {
  expect(['2026-10-01', '2026-11-01', '2027-06-01', null, 'soon'].map((end) => isStudyCurrent(end, '2026-11-21'))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});
