import { describe, expect, it } from 'vitest';
import {
  authorizationIssues, firstOfMonth, isProfileDate, languageIssues, linkIssues, membershipIssues, missingDetails,
  personalDetailIssues, placesOfRepeats, studyProgramIssues, summaryIssues, workExperienceIssues,
} from './profile-issues.ts'; // biome-ignore format: a list
import { isWebAddress } from './web-address.ts';

const codes = (issues: { field: string; code: string }[]) => issues.map(({ field, code }) => `${field} ${code}`);

describe('dates of a profile', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2024-02-31', false],
    ['2024-04-31', false],
    ['2024-13-01', false],
    ['2024-00-10', false],
    ['2024-01-00', false],
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['2200-12-31', true],
    ['2201-01-01', false],
    ['2024-1-1', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%s: %s', (value, isDate) => {
    expect(isProfileDate(value)).toBe(isDate);
  });

  it('are the first of their month', () => {
    expect(firstOfMonth('2024-02-29')).toBe('2024-02-01');
  });
});

describe('what a profile is asked for', () => {
  const nothing = {
    firstName: ' ',
    lastName: '',
    gender: 'U',
    pronoun: null,
    disability: null,
    nationalities: [],
    country: null,
    ethnicMinority: null,
  };

  it('is first name, last name, gender, pronoun, disability, nationality, current location and minority, in this order', () => {
    expect(missingDetails(nothing).map(({ code }) => code)).toEqual([
      'first_name_missing',
      'last_name_missing',
      'gender_missing',
      'pronoun_missing',
      'disability_missing',
      'nationality_missing',
      'location_missing',
      'minority_missing',
    ]);
  });

  it('is there with an answer to each, "prefer not to say" too', () => {
    const answers = { gender: 'N', pronoun: { type: 'prefer_not_to_say' }, disability: 'prefer_not_to_say', ethnicMinority: 'no' };
    expect(missingDetails({ ...nothing, ...answers, firstName: 'Ada', lastName: 'Berg', nationalities: ['NO'], country: 'NO' })).toEqual(
      [],
    );
  });
});

describe('a work authorization', () => {
  it.each([
    ['a country', 'US', []],
    ['the EU', 'EU', []],
    ['an empty code', '', ['code code_missing']],
    ['a code of spaces', ' ', ['code code_missing']],
    ['a code of no country', 'UK', ['code code_unknown']],
    ['one that a nationality gives', 'NO', ['code code_implied']],
    ['the same code twice', 'CA', ['code code_twice']],
  ])('%s', (_name, code, issues) => {
    expect(codes(authorizationIssues(code, ['NO'], ['CA', 'JP']))).toEqual(issues);
  });
});

describe('personal details', () => {
  it('are valid with both names, whatever else is missing: nationality and location are not enforced', () => {
    expect(personalDetailIssues({ firstName: 'Ada', lastName: 'Berg', pronoun: null, city: null })).toEqual([]);
  });

  it.each([
    ['names', { firstName: 'g\u0303'.repeat(100), lastName: 'g\u0303'.repeat(101) }, ['lastName too_long']],
    ['a city', { city: 'g\u0303'.repeat(101) }, ['city too_long']],
    ['a pronoun', { pronoun: { type: 'other', value: 'g\u0303'.repeat(61) } }, ['pronoun too_long']],
    ['as many as may be', { city: 'g\u0303'.repeat(100), pronoun: { type: 'other', value: 'g\u0303'.repeat(60) } }, []],
  ])('have limits in visible characters: %s', (_name, change, issues) => {
    expect(codes(personalDetailIssues({ firstName: 'A', lastName: 'B', ...change }))).toEqual(issues);
  });

  it.each([
    ['both names', { firstName: 'Ada', lastName: 'Berg' }, []],
    ['no names', { firstName: ' ', lastName: '' }, ['firstName first_name_missing', 'lastName last_name_missing']],
    ['another pronoun without words', { firstName: 'A', lastName: 'B', pronoun: { type: 'other', value: ' ' } }, ['pronoun pronoun_words_missing']],
    ['another pronoun with words', { firstName: 'A', lastName: 'B', pronoun: { type: 'other', value: 'ze' } }, []],
    ['a pronoun of the list', { firstName: 'A', lastName: 'B', pronoun: { type: 'she/her' } }, []],
  ])('%s', (_name, details, issues) => {
    expect(codes(personalDetailIssues(details))).toEqual(issues);
  }); // biome-ignore format: a table
});

describe('a summary', () => {
  it.each([
    ['nothing', null, 0],
    ['2600 characters', 'a'.repeat(2600), 0],
    ['2600 characters among tags', `<p><strong>${'a'.repeat(2600)}</strong></p>`, 0],
    ['2600 families', '👨‍👩‍👧'.repeat(2600), 0],
    ['2601 characters', 'a'.repeat(2601), 1],
  ])('of %s', (_name, summary, faults) => {
    expect(summaryIssues(summary)).toHaveLength(faults);
  });
});

const work = { title: 'Trainee', companyTitle: 'Fjord', location: '', start: '2024-01-01', end: '2024-06-01', isCurrentJob: false };

describe('work experience', () => {
  it.each([
    ['as it should be', {}, []],
    ['without dates', { start: null, end: null }, []],
    ['without title and company', { title: ' ', companyTitle: '' }, ['title title_missing', 'companyTitle company_title_missing']],
    ['texts of 255', { title: 'a'.repeat(255), companyTitle: '😀'.repeat(255), location: 'b'.repeat(255) }, []],
    ['texts of 256', { title: 'a'.repeat(256), companyTitle: 'b'.repeat(256), location: 'c'.repeat(256) }, ['title too_long', 'companyTitle too_long', 'location too_long']],
    ['a description of 400', { description: `<p>${'😀'.repeat(400)}</p>` }, []],
    ['a description of 401', { description: `<p>${'a'.repeat(401)}</p>` }, ['description description_too_long']],
    ['a start in 1899', { start: '1899-12-01' }, ['start start_invalid']],
    ['an end on 31 February', { end: '2024-02-31' }, ['end end_invalid']],
    ['an end before the start', { end: '2023-12-01' }, ['end end_before_start']],
    ['an end in the month of the start', { end: '2024-01-01' }, []],
    ['a present job, whatever its end', { isCurrentJob: true, end: '1800-01-01' }, []],
  ])('%s', (_name, change, issues) => {
    expect(codes(workExperienceIssues({ ...work, ...change }))).toEqual(issues);
  }); // biome-ignore format: a table
});

const member = { title: 'Treasurer', organizationName: 'Choir', start: '2024-01-01', end: null, isActive: false };

describe('a membership', () => {
  it.each([
    ['as it should be', {}, []],
    ['without title and organization', { title: '', organizationName: '\t' }, ['title title_missing', 'organizationName organization_name_missing']],
    ['texts of 256', { title: 'a'.repeat(256), organizationName: 'b'.repeat(256) }, ['title too_long', 'organizationName too_long']],
    ['an end before the start', { end: '2023-01-01' }, ['end end_before_start']],
    ['active, whatever its end', { isActive: true, end: '2023-01-01' }, []],
    ['a description of 401', { description: 'a'.repeat(401) }, ['description description_too_long']],
  ])('%s', (_name, change, issues) => {
    expect(codes(membershipIssues({ ...member, ...change }))).toEqual(issues);
  }); // biome-ignore format: a table
});

const study = { schoolId: 1, levelId: 'master', fields: [{ id: 'law' }], start: '2022-09-01', end: '2024-06-01' };

describe('education, in the order of the dialog', () => {
  it.each([
    ['as it should be', {}, []],
    ['without a start', { start: null }, []],
    ['without an end', { end: null }, ['end study_end_invalid']],
    ['nothing at all', { schoolId: null, levelId: null, fields: [], start: 'x', end: 'y' }, ['school school_invalid', 'levelId degree_level_invalid', 'fields degree_field_invalid', 'start study_start_invalid', 'end study_end_invalid']],
    ['another field without words', { fields: [{ id: 'other' }] }, ['fieldName degree_field_invalid']],
    ['another field with words', { fields: [{ id: 'other', name: 'Fishing' }] }, []],
    ['a custom school', { schoolId: null, customSchoolName: 'Folk high school' }, []],
    ['a program of the list has its own level and fields', { programId: 'p', levelId: null, fields: [] }, []],
    ['an end before the start', { end: '2022-08-01' }, ['start study_start_late', 'end study_period_invalid']],
  ])('%s', (_name, change, issues) => {
    expect(codes(studyProgramIssues({ ...study, ...change }))).toEqual(issues);
  }); // biome-ignore format: a table
});

describe('a language', () => {
  it('needs itself and a level', () => {
    expect(codes(languageIssues({}))).toEqual(['languageId language_missing', 'proficiencyId proficiency_missing']);
    expect(languageIssues({ languageId: 'nb', proficiencyId: 'elementary' })).toEqual([]);
  });
});

describe('a link', () => {
  it.each([
    ['https://example.org', true],
    ['http://example.org:8080/a?b=c#d', true],
    ['https://bücher.example/søk', true],
    ['HTTPS://EXAMPLE.ORG', true],
    ['ftp://example.org', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['https://localhost', false],
    ['https://user:pass@example.org', false],
    ['https://example.org/a b', false],
    ['example.org', false],
    ['//example.org', false],
    [`https://example.org/${'a'.repeat(480)}`, true],
    [`https://example.org/${'a'.repeat(481)}`, false],
  ])('%s: %s', (value, isAddress) => {
    expect(isWebAddress(value)).toBe(isAddress);
  });

  it('has a name of at most 60 characters', () => {
    const value = 'https://example.org';
    expect(codes(linkIssues({ name: ' ', value: 'x' }))).toEqual(['name link_name_missing', 'value link_invalid']);
    expect(linkIssues({ name: '😀'.repeat(60), value })).toEqual([]);
    expect(codes(linkIssues({ name: 'a'.repeat(61), value }))).toEqual(['name too_long']);
  });
});

it('says which of a list are there more than once', () => {
  expect(placesOfRepeats(['a', 'b', 'a', 'c', 'a'])).toEqual([2, 4]);
});

describe('entries with a period', () => {
  const period = { start: '2024-01-01', end: '2023-01-01' };
  const job = { title: 'Cook', companyTitle: 'Inn', isCurrentJob: false };
  const seat = { title: 'Chair', organizationName: 'Choir', isActive: false };
  const school = { schoolId: null, customSchoolName: 'Hill', levelId: 'master', fields: [{ id: 'law' }] };

  it('education has a school for a title, and does not end before its start', () => {
    expect(codes(studyProgramIssues({ ...school, start: '2024-01-01', end: '2024-01-01' }))).toEqual([]);
    expect(codes(studyProgramIssues({ ...school, customSchoolName: '\u200b', ...period }))).toEqual([
      'school school_invalid',
      'start study_start_late',
      'end study_period_invalid',
    ]);
  });

  it('work and membership have an organization and a title, and do not end before their start unless active', () => {
    expect(codes(workExperienceIssues({ ...job, title: ' ', companyTitle: '\u200b' }))).toEqual([
      'title title_missing',
      'companyTitle company_title_missing',
    ]);
    expect(codes(workExperienceIssues({ ...job, ...period }))).toEqual(['end end_before_start']);
    expect(codes(workExperienceIssues({ ...job, ...period, isCurrentJob: true }))).toEqual([]);
    expect(codes(membershipIssues({ ...seat, title: '', organizationName: '' }))).toEqual([
      'title title_missing',
      'organizationName organization_name_missing',
    ]);
    expect(codes(membershipIssues({ ...seat, ...period }))).toEqual(['end end_before_start']);
    expect(codes(membershipIssues({ ...seat, ...period, isActive: true }))).toEqual([]);
  });

  it('have texts of 255 visible characters', () => {
    const [fits, tooLong] = ['👍🏽'.repeat(255), '👍🏽'.repeat(256)];
    expect(workExperienceIssues({ ...job, title: fits, companyTitle: fits, location: fits })).toEqual([]);
    expect(codes(workExperienceIssues({ ...job, title: tooLong, companyTitle: tooLong, location: tooLong }))).toEqual([
      'title too_long',
      'companyTitle too_long',
      'location too_long',
    ]);
    expect(membershipIssues({ ...seat, title: fits, organizationName: fits })).toEqual([]);
  });

  it('education in own words: school and program of 200 visible characters, a field of 100', () => {
    const words = (count: number) => 'g\u0303'.repeat(count);
    const typed = (school_: number, program: number, field: number) =>
      codes(
        studyProgramIssues({
          customSchoolName: words(school_),
          name: words(program),
          levelId: 'master',
          fields: [{ id: 'other', name: words(field) }],
          end: '2024-01-01',
        }),
      );
    expect(typed(200, 200, 100)).toEqual([]);
    expect(typed(201, 201, 101)).toEqual(['school too_long', 'name too_long', 'fieldName too_long']);
  });
});
