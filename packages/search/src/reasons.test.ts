import { expect, it } from 'vitest';
import { randomPosting, randomRequest, seeded } from './postings.fixture.ts';
import { type ReasonDocument, reasonsOf } from './reasons.ts';
import { ReferenceSearch } from './reference.ts';
import type { SearchDocument } from './types.ts';

const posting: ReasonDocument = {
  language: 'en',
  title: 'Internship in Sales (m/f/d)',
  organization: 'Kestrel Maps',
  text: 'You will help our customers in the whole region. Knowing R or Python helps, but curiosity counts for more than any tool that you know.',
  skills: ['Customer care', 'TypeScript'],
  places: ['Nuremberg', 'Bavaria'],
  remote: false,
  facets: { address: ['DE'], employment_types: ['INTERN'], sector: [] },
};
const why = (question: string, document: Partial<ReasonDocument> = {}, isTyped = false) =>
  reasonsOf({ text: question, prefix: isTyped, isRelaxed: true })({ ...posting, ...document }).map(({ asked, where, found }) =>
    `${asked}: ${where} ${found}`.trim(),
  );

it.each([
  ['sales', ['sales: title Sales']],
  ['Praktikum Vertrieb Nürnberg', ['Praktikum: title Internship', 'Vertrieb: title Sales', 'Nürnberg: place Nuremberg']],
  ['Deutschland', ['Deutschland: place DE']],
  ['kestrel typescript', ['kestrel: organization Kestrel Maps', 'typescript: skill TypeScript']],
  ['curious curiosity', ['curious: nowhere', 'curiosity: text …whole region. Knowing R or Python helps, but curiosity counts for more than any tool that you know.']],
  ['r', ['r: text …our customers in the whole region. Knowing R or Python helps, but curiosity counts for more…']],
  ['accounting', ['accounting: nowhere']],
  ['', []],
])('says of "%s" where a posting answers it', (question, expected) => {
  expect(why(question)).toEqual(expected);
}); // biome-ignore format: a table

it('says all of a word of a script without spaces, whose pieces overlap', () => {
  const japanese = { language: 'ja', title: '機械・電気設計インターン（東京）' };
  expect(why('インターン', japanese)).toEqual(['インターン: title インターン']);
});

it('names the kind of work and the place where no word does', () => {
  const plain = { title: 'Sales assistant', remote: true };
  expect(why('internship home office', plain)).toEqual(['internship: kind INTERN', 'home office: remote']);
});

it('names the organization where its name or its sector says what kind it is', () => {
  const at = (organization: string, sector: string[] = []) => ({ organization, facets: { ...posting.facets, sector } });
  expect(why('banco', at('Bank of Kestrel'))).toEqual(['banco: organization Bank of Kestrel']);
  expect(why('ngo', at('Kestrel Aid', ['non_profit']))).toEqual(['ngo: organization Kestrel Aid']);
  expect(why('banco', { title: 'Clerk, bank holidays', text: 'bank' })).toEqual(['banco: nowhere']);
  expect(why('assureur', at('Allianz SE'))).toEqual(['assureur: organization Allianz SE']);
  // What is known of an employer says nothing of what the work is in.
  expect(why('insurance', { ...at('Allianz SE'), title: 'Clerk', text: 'nothing of it' })).toEqual(['insurance: nowhere']);
});

it('names where the first of some words stands that stand apart', () => {
  expect(why('book keeper', { title: 'Book sweeper', text: 'The keeper.' })).toEqual(['book keeper: title Book']);
  expect(why('book keeper', { title: 'Book sweeper', text: 'At the table.' })).toEqual(['book keeper: nowhere']);
});

it('names what is near where that is all', () => {
  expect(why('munich', { places: ['Hamburg'] })).toEqual(['munich: near DE']);
});

it('names the place whose coordinates answer', () => {
  const locatedAt = new Map([['Freilassing', ['@2925189', 'DE-Bayern']]]);
  expect(why('bayern', { places: ['Berlin', 'Freilassing'], locatedAt })).toEqual(['bayern: place Freilassing']);
});

it('finds other endings, beginnings while typing, and words in scripts without spaces', () => {
  expect(why('analistas', { language: 'es', title: 'Analista de datos' })).toEqual(['analistas: title Analista']);
  expect(why('inter', {}, true)).toEqual(['inter: title Internship']);
  expect(why('会计', { language: 'zh', title: '财务与管理会计实习生' })).toEqual(['会计: title 会计']);
});

it('a question of many words, signs alone and mixed directions is answered, whatever it is', () => {
  for (const question of ['"', '(((', '\u202Eabc سلام שלום', `${'word '.repeat(1000)}`, '😀 😀', '\u0000', '* ? [a-z]+'])
    expect(Array.isArray(why(question))).toBe(true);
});

/** The keys of the fixture's places are those of all of them: which is whose makes no difference to whether there is a reason. */
const withLocated = (document: SearchDocument): ReasonDocument => ({
  ...document,
  locatedAt: new Map(document.places.map((name) => [name, document.located ?? []])),
});

it('has a reason for every part of a question, of every posting that has all', async () => {
  const random = seeded(7);
  const postings = Array.from({ length: 300 }, (_, number) => randomPosting(number, random));
  const byId = new Map(postings.map((document) => [document.id, document]));
  const search = new ReferenceSearch();
  await search.apply(postings.map((document) => ({ kind: 'put', document })));
  let looked = 0;
  for (let asked = 0; asked < 150; asked++) {
    const request = { ...randomRequest(random), filters: {}, where: null, pageSize: 10 };
    const { ids, relaxed, correctedText } = await search.search(request);
    if (relaxed !== null || correctedText !== null || request.text.trim() === '') continue;
    const reasons = reasonsOf({ ...request, isRelaxed: false });
    const nowhere = ids.flatMap((id) => reasons(withLocated(byId.get(id)!)).filter(({ where }) => where === 'nowhere'));
    expect([request.text, nowhere]).toEqual([request.text, []]);
    looked += ids.length;
  }
  expect(looked).toBeGreaterThan(200);
});
