// What answers an occupation at first, and what where little is found; said of the index and of the reference.
import { expect, it } from 'vitest';
import { JobIndex } from './job-index.ts';
import { FIXTURE_NOW, idOf } from './postings.fixture.ts';
import { ReferenceSearch } from './reference.ts';
import type { SearchDocument, SearchRequest } from './types.ts';

const facets = {
  ...{ education_level: [], address: [], sector: [], languages: [], job_category: [], employment_types: [] },
  ...{ education_fields: [], work: [] },
};

function posting(number: number, title: string, text = 'bread', language = 'en'): SearchDocument {
  return {
    ...{ id: idOf(number), language, title, text, organization: 'Mill', organizationId: 1, skills: [], places: [], remote: false, facets },
    ...{ yearlyPay: 0, schoolIds: [], promotion: 0, publishedAt: FIXTURE_NOW - number * 1000, deadlineAt: null },
  };
}

const assistants = (count: number) => Array.from({ length: count }, (_, at) => posting(at + 100, 'Teaching Assistant'));

async function found(documents: readonly SearchDocument[], text: string) {
  const request: SearchRequest = {
    ...{ text, prefix: false, filters: {}, organizationIds: [], visibility: { schoolIds: [], excludeSchoolIds: [] }, languages: [] },
    ...{ sort: 'relevance', after: null, offset: 0, pageSize: 50, now: FIXTURE_NOW },
  };
  const index = new JobIndex(64);
  const reference = new ReferenceSearch();
  for (const document of documents) index.put(document);
  await reference.apply(documents.map((document) => ({ kind: 'put', document })));
  const { ids, relaxed } = index.search(request);
  const told = await reference.search(request);
  expect([told.ids, told.relaxed]).toEqual([ids, relaxed]);
  return { ids, without: relaxed?.without };
}

it('texts that hold the words of an occupation answer it where few titles say it only', async () => {
  const museum = posting(1, 'Curator', 'Teaching visitors, with an assistant');
  expect((await found([...assistants(10), museum], 'teaching assistant')).ids).not.toContain(idOf(1));
  expect((await found([...assistants(3), museum], 'teaching assistant')).ids.at(-1)).toBe(idOf(1));
});

it('a title with another word of the same stem is no better answer to an occupation than a text', async () => {
  const documents = [posting(1, 'Accountable Manager'), posting(2, 'Accountants wanted'), posting(3, 'Auditor')];
  expect((await found(documents, 'accountant')).ids.slice(0, 2)).toEqual([idOf(2), idOf(3)]);
});

it('to have no experience is let go before anything near is offered', async () => {
  const lecturer = posting(1, 'Education Officer', 'no experience needed');
  const { ids, without } = await found([...assistants(10), lecturer], 'teaching assistant no experience');
  expect([ids.length, ids.includes(idOf(1)), without]).toEqual([10, false, ['no experience']]);
});

it('a compound of a title is found by its parts, whatever language asks', async () => {
  const compound = posting(1, 'Vertriebspraktikum (m/w/d)', 'Brot', 'de');
  expect((await found([compound, posting(2, 'Sales Manager')], 'sales internship')).ids[0]).toBe(idOf(1));
  expect((await found([compound, posting(2, 'Sales Intern')], 'Vertriebspraktikum')).ids).toEqual([idOf(1), idOf(2)]);
});

it('where nothing near is there either, what is broader still is offered', async () => {
  const sports = posting(1, 'Sports Coordinator');
  expect((await found([sports, posting(2, 'Baker')], 'yoga teacher')).ids).toEqual([idOf(1)]);
  expect((await found([sports, posting(3, 'Personal Trainer')], 'yoga teacher')).ids).toEqual([idOf(3)]);
});

it('where few titles say what work is about, what is near is offered beside those whose texts say it', async () => {
  const trainees = Array.from({ length: 10 }, (_, at) => posting(at + 100, 'Graduate Trainee', 'law'));
  const beginner = posting(1, 'Junior Officer, Law');
  expect((await found([...trainees, beginner], 'graduate programme law')).ids[0]).toBe(idOf(1));
});

it('then what it is about is asked for, and all but one of what is said besides', async () => {
  const clerks = Array.from({ length: 10 }, (_, at) => ({
    ...posting(at + 100, 'Intern', 'law'),
    places: ['Madrid'],
    facets: { ...facets, address: ['ES'] },
  }));
  const elsewhere = { ...posting(1, 'Internship in Law'), places: ['Porto'], facets: { ...facets, address: ['PT'] } };
  const { ids } = await found([...clerks, elsewhere], 'internship law madrid');
  expect(ids).toContain(idOf(1));
});

it('whoever practises a field answers it like its own name: a nurse before a midwife who is newer', async () => {
  const { ids } = await found([posting(1, 'Midwife'), posting(2, 'Nurse')], 'nursing');
  expect(ids).toEqual([idOf(2), idOf(1)]);
});
