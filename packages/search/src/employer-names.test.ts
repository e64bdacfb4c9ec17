import { splitWords } from '@fairway/rules/recognition/words';
import { describe, expect, it } from 'vitest';
import { conceptDictionary } from './concept-dictionary.ts';
import { employerKinds, otherNames } from './employer-names.ts';
import { JobIndex } from './job-index.ts';
import { KNOWN_EMPLOYERS } from './known-employers.ts';
import { FIXTURE_NOW, idOf, randomPosting, seeded } from './postings.fixture.ts';
import { employerConcepts } from './terms.ts';
import type { SearchRequest } from './types.ts';

const ALL: Omit<SearchRequest, 'text'> = {
  ...{ prefix: false, filters: {}, organizationIds: [], visibility: { schoolIds: [], excludeSchoolIds: [] }, languages: [], countries: [] },
  ...{ sort: 'relevance', after: null, offset: 0, pageSize: 10, now: FIXTURE_NOW },
};

describe('kinds of employers', () => {
  it.each([
    ['Barclays Bank PLC', ['bank']],
    ['NVIDIA Corporation', ['tech-company', 'chipmaker', 'ai-company']],
    ['PNC', ['bank']],
    ['pnc', []],
    ['The Orange Group', ['telecom-company']],
    ['City of Orange', []],
    ['三菱電機株式会社', ['electronics-company']],
    ['Marriott International', ['hotel-company']],
    ['Avon', ['beauty-company']],
    ['Avon and Wiltshire Partnership', []],
    ['Deutsches Rotes Kreuz', ['non-profit']],
    ['Donaukreis Versicherung', ['insurer']],
    ['Banque de la Vallée', ['bank']],
  ])('knows %s', (name, kinds) => {
    expect(employerKinds(splitWords(name)).sort()).toEqual([...kinds].sort());
  });

  it('are called by what people call them in other scripts, as their names begin', () => {
    expect(otherNames('Amazon Web Services', [])).toContain('亚马逊');
    expect(otherNames('The Boeing Company', [])).toContain('боинг');
    expect([otherNames('Rio Amazon Tours', []), otherNames('Googleplex', [])]).toEqual(['', '']);
    const index = new JobIndex(4);
    for (const [number, organization] of [[1, 'Tesla'], [2, 'Mill']] as const) // biome-ignore format: one thought
      index.put({ ...randomPosting(number, seeded(number)), organization, schoolIds: [], promotion: 0, deadlineAt: null });
    expect([otherNames('Altyn Karavan', ['KZ']), otherNames('Yasny Bereg', ['RU', 'DE']), otherNames('Altyn Karavan', ['DE'])]).toEqual([
      'алтын караван',
      'ясны берег',
      '',
    ]);
    for (const text of ['特斯拉', 'тесла', 'テスラ', '테슬라']) expect(index.search({ ...ALL, text }).ids).toEqual([idOf(1)]);
  });

  it('reads them from the fields that names say, but where those are wider', () => {
    const kindsOf = (organization: string) =>
      employerConcepts({ organization, facets: { sector: [] } })
        .map((concept) => conceptDictionary().concepts[concept]!)
        .flatMap(({ id, role }) => (role === 'employer' ? [id] : []));
    expect(kindsOf('Mill Telecom')).toEqual(['telecom-company']);
    expect(kindsOf('Mill Aerospace')).toEqual(['aerospace-company']);
    expect(kindsOf('Mill Pharmacy')).toEqual([]);
    expect(kindsOf('Mühlenverlag')).toEqual([]);
    expect(kindsOf('Mühlen Verlag')).toEqual(['publisher']);
  });

  it('are concepts of the dictionary, and every employer of a field is one that is asked for with it', () => {
    const { concepts, numberOf } = conceptDictionary();
    expect(Object.keys(KNOWN_EMPLOYERS).filter((id) => numberOf(id) === undefined)).toEqual([]);
    expect(concepts.filter(({ role, broader }) => role === 'employer' && broader.every((id) => numberOf(id) === undefined))).toEqual([]);
  });
});
