import { splitWords } from '@fairway/rules/recognition/words';
import { describe, expect, it } from 'vitest';
import { conceptDictionary } from './concept-dictionary.ts';
import { employerKinds } from './employer-names.ts';
import { KNOWN_EMPLOYERS } from './known-employers.ts';
import { employerConcepts } from './terms.ts';

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
  ])('knows %s', (name, kinds) => {
    expect(employerKinds(splitWords(name)).sort()).toEqual([...kinds].sort());
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
