import { describe, expect, it, test } from 'vitest';
import { JobIndex } from './job-index.ts';
import { FIXTURE_NOW, idOf, randomPosting, seeded } from './postings.fixture.ts';
import type { SearchDocument, SearchRequest } from './types.ts';
import { deniedUnits, readUnits } from './units.ts';

const asked = (text: string) => readUnits(text, false).map(({ typed }) => typed);
const denied = (text: string) => deniedUnits({ text, prefix: false }).map(({ typed }) => typed);

describe('what a question does not want', () => {
  test.each([
    ['I would like to work in a hospital but not as a nurse', ['hospital'], ['nurse']],
    ['ich möchte gern etwas mit Marketing machen, aber nicht im Vertrieb', ['Marketing'], ['Vertrieb']],
    ['quiero trabajar en hoteles pero no de camarero', ['en hoteles'], ['camarero']],
    ['sa lucrez cu copii dar nu ca profesoara', ['cu copii'], ['profesoara']],
    ['IT ohne Programmieren', ['IT'], ['Programmieren']],
    ["I don't want to work in sales, I love animals", ['love animals'], ['sales']],
    ["I can't find a job in sales", ['sales'], []],
    ['stage marketing pas à Paris', ['stage', 'marketing'], ['Paris']],
    ['marketing sans vente', ['marketing'], ['vente']],
    ['работа без продаж', [], ['продаж']],
    ['банк без продаж и обслуживания клиентов', ['банк'], ['продаж и', 'обслуживания клиентов']],
    ['lavoro in svizzera, no stage', ['svizzera'], ['stage']],
    ['marketing jobs london, no internships', ['marketing', 'london'], ['internships']],
    ['marketing no estágio', ['marketing', 'estágio'], []],
    ['Praktikum nicht in Berlin', ['Praktikum'], ['Berlin']],
    ['営業以外の仕事', [], ['営業']],
    ['영업 말고 마케팅', ['마케팅'], ['영업']],
    ['不要销售 行政', ['行政'], ['销售']],
    ['夜勤なし 看護師', ['看護師'], ['夜勤']],
    ['교대근무 없는 마케팅', ['마케팅'], ['교대근무']],
    ['werktuigbouw stage buiten Nederland', ['werktuigbouw', 'stage'], ['Nederland']],
    ['marketing outside of the UK', ['marketing'], ['UK']],
    ['работа за пределами России, маркетинг', ['маркетинг'], ['России']],
    ['prácticas marketing, nada de ventas', ['prácticas', 'marketing'], ['ventas']],
    // Vietnamese "nào" asks which, Portuguese "não" says no.
    ['kế toán nào ở Việt Nam', ['kế toán', 'Việt Nam'], []],
    // Marks tell "đừng" (do not) from "đúng" (right), "trừ" (but) from "trữ" (keep).
    ['any IT job except sales', ['IT'], ['sales']],
    [
      'Marketing, bitte keine Werkstudentenstellen, Praktika oder Traineeprogramme',
      ['Marketing'],
      ['Werkstudentenstellen', 'Praktika', 'Traineeprogramme'],
    ],
    ['kahit hindi nurse, marketing o sales', ['marketing / sales'], ['nurse']],
    ['no internships, full time or part time', [], ['internships']],
    ['giúp công ty làm đúng luật', ['giúp công ty làm đúng luật'], []],
    ['quero trabalhar com vendas no Brasil, mas não quero mais estágio', ['vendas', 'Brasil'], ['estágio']],
    ['德国 不会德语', ['德国'], ['德语']],
    ['May trabaho ba sa accounting? Hindi na OJT', ['accounting'], ['OJT']],
    ['outside sales', ['outside sales'], []],
    ['etwas im Krankenhaus was ich machen kann, aber keine Pflege oder Küche', ['Krankenhaus'], ['Pflege', 'Küche']],
  ])('"%s" asks for %j and not for %j', (text, wanted, unwanted) => {
    expect([asked(text), denied(text)]).toEqual([wanted, unwanted]);
  });

  it.each([
    'ich suche nicht nur in Berlin sondern auch woanders etwas',
    'idéalement pas trop loin de Lyon pour mon premier emploi',
    'I would love to do something with no experience',
    'estágio no marketing',
    'non-profit internship',
    'nicht "Berlin"',
    'bitte nichts, Marketing wäre das was ich gern mache',
    'no tengo experiencia, quiero trabajar en ventas',
    'не только Москва',
  ])('"%s" denies nothing', (text) => {
    expect(denied(text)).toEqual([]);
  });

  it('is nothing while its word is being typed', () => {
    expect(deniedUnits({ text: 'hospital not nurse', prefix: true })).toEqual([]);
    expect(deniedUnits({ text: 'hospital not nurse ', prefix: true })).toHaveLength(1);
  });
});

describe('postings whose title, employer or place means what is not wanted', () => {
  const PLAIN = randomPosting(0, seeded(1));
  const titled = (number: number, title: string, given: Partial<SearchDocument> = {}): SearchDocument => ({
    ...{ ...PLAIN, id: idOf(number), language: 'en', title, text: 'You work with nurses in sales.', organization: 'Nordwind', skills: [], schoolIds: [] },
    ...{ deadlineAt: null, places: [], located: [], ...given },
  }); // biome-ignore format: a posting
  const index = new JobIndex(64);
  const POSTINGS = [titled(0, 'Registered Nurse'), titled(1, 'Receptionist'), titled(2, 'Sales Manager'), titled(3, 'Receptionist', { places: ['Berlin'], facets: { ...PLAIN.facets, address: ['DE'] } }), titled(4, 'Teller', { organization: 'Sparda Bank' })]; // biome-ignore format: a list
  for (const one of POSTINGS) index.put(one);
  const find = (text: string) => {
    const found = index.search({ text, prefix: false, filters: {}, organizationIds: [], visibility: { schoolIds: [], excludeSchoolIds: [] }, languages: [], sort: 'date', after: null, offset: 0, pageSize: 100, now: FIXTURE_NOW } satisfies SearchRequest); // biome-ignore format: a question
    return {
      numbers: POSTINGS.flatMap(({ id }, number) => (found.ids.includes(id) ? [number] : [])),
      denied: found.denied,
      total: found.total,
    };
  };

  it('are left out, also of the counts, and it is said; texts may mention it. @rule search.20', () => {
    expect(find('not nurse')).toEqual({ numbers: [1, 2, 3, 4], denied: ['nurse'], total: 4 });
    expect(find('not in Berlin').numbers).toEqual([0, 1, 2, 4]);
    expect(find('not at a bank').numbers).toEqual([0, 1, 2, 3]);
    expect(find('receptionist not Berlin')).toMatchObject({ numbers: [1], denied: ['Berlin'] });
    expect(find('neither').denied).toEqual([]);
  });
});
