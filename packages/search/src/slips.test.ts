// What is asked for once a mistyped word is corrected; said of the index and of the reference.
import { expect, it } from 'vitest';
import { JobIndex } from './job-index.ts';
import { phraseSlips } from './phrase-slips.ts';
import { FIXTURE_NOW, idOf } from './postings.fixture.ts';
import { ReferenceSearch } from './reference.ts';
import type { SearchDocument, SearchRequest } from './types.ts';
import { readUnits } from './units.ts';

const facets = {
  ...{ education_level: [], address: [], sector: [], languages: [], job_category: [], employment_types: [] },
  ...{ education_fields: [], work: [] },
};

function posting(number: number, title: string, { text = 'bread', language = 'en' } = {}): SearchDocument {
  return {
    ...{ id: idOf(number), language, title, text, organization: 'Mill', organizationId: 1, skills: [], places: [], remote: false, facets },
    ...{ yearlyPay: 0, schoolIds: [], promotion: 0, publishedAt: FIXTURE_NOW - number * 1000, deadlineAt: null },
  };
}

async function found(documents: readonly SearchDocument[], text: string, prefix = false) {
  const request: SearchRequest = {
    ...{ text, prefix, filters: {}, organizationIds: [], visibility: { schoolIds: [], excludeSchoolIds: [] }, languages: [] },
    ...{ sort: 'relevance', after: null, offset: 0, pageSize: 50, now: FIXTURE_NOW },
  };
  const index = new JobIndex(64);
  const reference = new ReferenceSearch();
  for (const document of documents) index.put(document);
  await reference.apply(documents.map((document) => ({ kind: 'put', document })));
  const { ids, correctedText, meantText, relaxed } = index.search(request);
  const told = await reference.search(request);
  expect([told.ids, told.correctedText, told.meantText, told.relaxed]).toEqual([ids, correctedText, meantText, relaxed]);
  return { ids, correctedText };
}

const managers = (count: number) => Array.from({ length: count }, (_, at) => posting(at + 100, 'Product Manager'));

it('a corrected word means what it means: titles in other languages are found', async () => {
  const documents = [posting(1, 'Buchhalter (m/w/d)', { language: 'de' }), posting(2, 'Accountant'), posting(3, 'Junior Baker')];
  expect(await found(documents, 'acountant')).toEqual({ ids: [2, 1].map(idOf), correctedText: 'accountant' });
  expect((await found(documents, 'acountant junior')).ids.at(0)).not.toBe(idOf(3));
});

it('with its neighbour it may be a phrase, and that is told, not silently understood', async () => {
  const documents = [posting(1, 'Datenanalyst', { language: 'de' }), posting(2, 'Data Analyst'), posting(3, 'Analyst, Data Centers')];
  const { ids, correctedText } = await found(documents, 'data anaylst');
  expect(correctedText).toBe('data analyst');
  expect(ids).toContain(idOf(1));
});

it('a slip that some text holds is corrected where it makes a phrase of its neighbour and many more titles hold the other word', async () => {
  const french = posting(1, 'Cook', { text: 'product of the day, manger mieux' });
  expect((await found([...managers(5), french], 'product manger')).correctedText).toBe('product manager');
  expect((await found([...managers(4), french], 'product manger')).correctedText).toBeNull();
  expect((await found([...managers(5), french], 'manger')).correctedText).toBeNull();
});

it('two slips beside each other are told by the phrase that both make', () => {
  expect(phraseSlips(readUnits('mecanical enginer', false))).toContainEqual({ word: 'mecanical', instead: 'mechanical' });
});

it('while it is being typed a word is no finished phrase', async () => {
  const french = posting(1, 'Cook', { text: 'product of the day, manger mieux' });
  expect((await found([...managers(5), french], 'product manger', true)).correctedText).toBeNull();
});

it('a word that no text holds is corrected although texts hold others of its stem, where many titles hold the one that was meant', async () => {
  const texts = [posting(1, 'Cook', { text: 'to procure' }), posting(2, 'Buyer')];
  const buyers = (count: number) => Array.from({ length: count }, (_, at) => posting(at + 100, 'Procurement Officer'));
  expect((await found([...buyers(5), ...texts], 'procurment')).correctedText).toBe('procurement');
  expect((await found([...buyers(4), ...texts], 'procurment')).correctedText).toBeNull();
});

it('of two words as near the one that makes a phrase is meant', async () => {
  const documents = [
    posting(1, 'Health Visitor'),
    posting(2, 'Cook', { text: 'un visto per il cuoco, visto' }),
    posting(3, 'Clerk', { text: 'visto' }),
  ];
  expect((await found(documents, 'health vistor')).correctedText).toBe('health visitor');
});

it('of two words as near the one that has a name is likelier, and a phrase goes on behind what is known', async () => {
  const operating = Array.from({ length: 7 }, (_, at) => posting(at + 200, 'Miller', { text: 'operate the mill' }));
  const documents = [posting(1, 'Operator'), ...operating];
  expect((await found(documents, 'operater')).correctedText).toBe('operator');
  expect((await found([...documents, posting(2, 'Printing Press Operator')], 'printing press operater')).ids[0]).toBe(idOf(2));
});

it('a corrected word is told as people write it, where the dictionary has it', async () => {
  expect((await found([posting(1, 'Police Officer')], 'участковая')).correctedText).toBe('участковый');
});

it.each([
  ['baker seatle', 'seattle'],
  ['baker amstrdam', 'amsterdam'],
  ['baker germnay', 'germany'],
  ['baker copenhaguen', 'copenhagen'],
])('a place is told in spite of a letter, though a posting is mistyped likewise: %s', (question, place) => {
  expect(phraseSlips(readUnits(question, false))).toEqual([{ word: question.split(' ')[1], instead: place }]);
});

it.each(['austrian', 'estonian', 'indian', 'californian', 'beheren', 'servers', 'planner', 'granada', 'hamburger'])(
  '"%s" is a word and no slip of a place',
  (word) => expect(phraseSlips(readUnits(`baker ${word}`, false))).toEqual([]),
);

it('who is called so is found before who merely names it, in index and reference alike', async () => {
  const documents = [
    posting(1, 'Paralegal', { text: 'You know harwick office' }),
    { ...posting(2, 'Engineer'), organization: 'Harwick Inc.' },
    { ...posting(3, 'Clerk'), skills: ['Harwick'] },
  ];
  expect((await found(documents, 'harwick')).ids.at(0)).toBe(idOf(2));
});

it('an employer called by what is also an occupation is no better than that', async () => {
  const documents = [posting(1, 'Baker'), { ...posting(2, 'Clerk'), organization: 'Baker' }];
  expect((await found(documents, 'baker')).ids).toEqual([1, 2].map(idOf));
});
