import { describe, expect, it, test } from 'vitest';
import { JobIndex } from './job-index.ts';
import { FIXTURE_NOW, idOf } from './postings.fixture.ts';
import { weighed } from './ranking.ts';
import type { SearchDocument } from './types.ts';
import { readUnits } from './units.ts';
import { countingOf, weightOf } from './weights.ts';

describe('a part of a question counts', () => {
  it.each([
    ['an occupation', 'accountant', 3],
    ['a field', 'law', 3],
    ['a skill', 'python', 3],
    ['a place', 'Madrid', 4],
    ['what is too wide to be about anything', 'technician', 2],
    ['where work is done', 'remote', 3],
    ['a kind of work', 'internship', 1],
    ['a word that means nothing known', 'zzyzx', 1],
  ])('%s: %s %i times', (_kind, question, times) => expect(readUnits(question, false).map((unit) => weightOf(unit, 0))).toEqual([times]));

  it('a word that means nothing known as what work is about, where it is rare: then it names something', () => {
    const [unit] = readUnits('zzyzx', false);
    expect([25, 26].map((idf) => weightOf(unit!, idf))).toEqual([1, 3]);
    expect(weightOf(readUnits('internship', false)[0]!, 40)).toBe(1);
  });

  it('a kind of work more where a title answers it, or something near to it', () => {
    const counting = (question: string) => countingOf(readUnits(question, false)[0]!, 0);
    expect([8, 4, 2, 0].map((level) => weighed(level, counting('internship')))).toEqual([11, 7, 2, 0]);
    expect([8, 4, 2].map((level) => weighed(level, counting('zzyzx')))).toEqual([8, 4, 2]);
  });
});

const facets = {
  ...{ education_level: [], address: [], sector: [], languages: [], job_category: [], employment_types: [] },
  ...{ education_fields: [], work: [] },
};

function posting(number: number, title: string, text: string, language = 'en'): SearchDocument {
  return {
    ...{ id: idOf(number), language, title, text, organization: 'Mill', organizationId: 1, skills: [], places: [], remote: false, facets },
    ...{ yearlyPay: 0, schoolIds: [], promotion: 0, publishedAt: FIXTURE_NOW - number * 1000, deadlineAt: null },
  };
}

test('where few have all, what work is about and where is offered without the kind of work too, by how well it answers', () => {
  const index = new JobIndex(64);
  const inChicago = { facets: { ...facets, address: ['US', 'US/Chicago'] }, places: ['Chicago, US'] };
  index.put({ ...posting(1, 'Data Analyst', 'bread'), ...inChicago });
  for (let number = 2; number < 14; number++) index.put({ ...posting(number, `Junior Data Engineer ${number}`, 'bread'), ...inChicago });
  index.put(posting(20, 'Data Analyst', 'bread'));
  expect(found(index, 'junior data analyst chicago').ids[0]).toBe(idOf(1));
  expect(found(index, 'junior data analyst chicago').ids.at(-1)).toBe(idOf(20));
});

test('a title about what is asked stands before one of the kind whose text mentions it, and the narrower before what is near', () => {
  const index = new JobIndex(64);
  index.put(posting(1, 'Prácticas: Recursos humanos', 'con nociones de derecho', 'es'));
  index.put(posting(2, 'Intern, Legal Department', 'bread'));
  index.put(posting(3, 'Software Developer', 'bread'));
  index.put(posting(4, 'Android Developer', 'bread'));
  expect(found(index, 'prácticas derecho').ids).toEqual([2, 1].map(idOf));
  expect(found(index, 'mobile developer').ids).toEqual([4, 3].map(idOf));
});

test('what is near to all of a question may be less than what is all of it but for one thing', () => {
  const index = new JobIndex(64);
  for (let number = 1; number <= 12; number++) index.put(posting(number, `Software Development ${number}`, 'bread'));
  index.put(posting(20, 'Software Test Engineer', 'bread'));
  index.put(posting(21, 'Baker', 'bread'));
  const { ids, relaxed } = found(index, 'software tester for apps');
  expect([ids.includes(idOf(20)), ids.includes(idOf(21)), relaxed]).toEqual([true, false, { without: [], complete: 0 }]);
});

function found(index: JobIndex, text: string) {
  return index.search({
    ...{ text, prefix: false, filters: {}, organizationIds: [], visibility: { schoolIds: [], excludeSchoolIds: [] }, languages: [] },
    ...{ sort: 'relevance', after: null, offset: 0, pageSize: 50, now: FIXTURE_NOW },
  });
}
