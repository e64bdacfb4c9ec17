import { describe, expect, it } from 'vitest';
import { JobIndex } from './job-index.ts';
import { below, FIXTURE_NOW, idOf, pick, randomPosting, randomRequest, seeded } from './postings.fixture.ts';
import { ReferenceSearch } from './reference.ts';
import { type RankKey, type SearchChange, type SearchDocument, type SearchRequest, type SearchResult, SUGGESTION_KINDS } from './types.ts';

const ALL: SearchRequest = {
  text: '',
  prefix: false,
  filters: {},
  organizationIds: [],
  visibility: { schoolIds: [], excludeSchoolIds: [] },
  languages: [],
  sort: 'relevance',
  after: null,
  offset: 0,
  pageSize: 20,
  now: FIXTURE_NOW,
};

function comparable({ ids, total, facets, correctedText, meantText, relaxed, promoted, next }: SearchResult) {
  return { ids, total, facets, correctedText, meantText, relaxed, promoted, next: next === null ? null : { key: next.key, id: next.id } };
}

function posting(number: number, part: Partial<SearchDocument> = {}): SearchDocument {
  const facets = {
    education_level: [],
    address: [],
    sector: [],
    languages: [],
    job_category: [],
    employment_types: [],
    education_fields: [],
    work: [],
  };
  const texts = {
    language: 'en',
    remote: false,
    title: 'Baker',
    organization: 'Mill',
    organizationId: 1,
    text: 'bread',
    skills: [],
    places: [],
  };
  return {
    id: idOf(number),
    ...texts,
    facets,
    yearlyPay: 0,
    schoolIds: [],
    promotion: 0,
    publishedAt: FIXTURE_NOW,
    deadlineAt: null,
    ...part,
  };
}

async function grown(count: number, churn: number) {
  const random = seeded(count);
  const index = new JobIndex(64);
  const reference = new ReferenceSearch();
  const changes: SearchChange[] = Array.from({ length: count }, (_, number) => ({ kind: 'put', document: randomPosting(number, random) }));
  for (let at = 0; at < churn; at++) {
    const number = below(random, count);
    changes.push(random() < 0.3 ? { kind: 'remove', id: idOf(number) } : { kind: 'put', document: randomPosting(number, random) });
  }
  for (const change of changes) index.apply(change);
  await reference.apply(changes);
  return { index, reference, random, changes };
}

describe('the index answers as the brute-force reference does', () => {
  it.each([
    [7, 0],
    [300, 100],
    [1200, 600],
  ])('500 random questions over %i postings with %i changes: totals, every facet count, every order', async (count, churn) => {
    const { index, reference, random } = await grown(count, churn);
    const seen = { corrected: 0, meant: 0, relaxed: 0, empty: 0, rows: 0 };
    for (let at = 0; at < 500; at++) {
      const request = randomRequest(random);
      const wanted = await reference.explain(request);
      const expected = wanted.result;
      const found = index.search(request);
      expect(comparable(found), JSON.stringify(request)).toEqual(comparable(expected));
      const told = index.explain(request);
      expect([told.rows, told.units], JSON.stringify(request)).toEqual([wanted.rows, wanted.units]);
      seen.corrected += found.correctedText === null ? 0 : 1;
      seen.meant += found.meantText === null ? 0 : 1;
      seen.relaxed += found.relaxed === null ? 0 : 1;
      seen.empty += found.total === 0 ? 1 : 0;
      seen.rows += found.ids.length;
    }
    const enough = seen.corrected > 20 && seen.meant > 2 && seen.relaxed > 20 && seen.empty > 5 && seen.rows > 2000;
    if (count >= 300) expect(enough, JSON.stringify(seen)).toBe(true);
  });

  it('pages by key and pages by offset show every row once, in the same order, under each sort', async () => {
    const { index, random } = await grown(1200, 300);
    for (let at = 0; at < 40; at++) {
      const request = { ...randomRequest(random), offset: 0, pageSize: pick(random, [1, 7, 50]) };
      const all = index.search({ ...request, pageSize: 5000 });
      const byKey: string[] = [];
      const byOffset: string[] = [];
      let after: SearchRequest['after'] = null;
      do {
        const found = index.search({ ...request, after });
        byKey.push(...found.ids);
        byOffset.push(...index.search({ ...request, offset: byOffset.length }).ids);
        after = found.next;
      } while (after !== null);
      expect(byKey).toEqual(all.ids);
      expect(byOffset).toEqual(all.ids);
      expect(all.ids).toHaveLength(all.total);
    }
  });

  it('changes between questions are carried into what was counted before', async () => {
    const { index, reference, random } = await grown(400, 0);
    for (let at = 0; at < 150; at++) {
      const document = randomPosting(below(random, 500), random);
      const change: SearchChange = random() < 0.3 ? { kind: 'remove', id: document.id } : { kind: 'put', document };
      index.apply(change);
      await reference.apply([change]);
      const request = randomRequest(random);
      expect(comparable(index.search(request)), JSON.stringify(request)).toEqual(comparable(await reference.search(request)));
    }
  });

  it('300 random beginnings and typos get the same suggestions', async () => {
    const { index, reference, random } = await grown(900, 200);
    let found = 0;
    for (let at = 0; at < 300; at++) {
      const { text, visibility, now } = randomRequest(random);
      const typed = random() < 0.5 ? text : randomPosting(1, random).title.slice(0, 1 + below(random, 9));
      const kinds = random() < 0.7 ? SUGGESTION_KINDS : [pick(random, SUGGESTION_KINDS)];
      const limit = 1 + below(random, 12);
      const suggestions = index.suggest(typed, kinds, limit, visibility, now);
      expect(suggestions, typed).toEqual(await reference.suggest(typed, kinds, limit, visibility, now));
      found += suggestions.length;
    }
    expect(found).toBeGreaterThan(300);
  });
});

describe('what a reader finds', () => {
  it('a posting is found until the last instant of its deadline, and again when the clock steps back', () => {
    const index = new JobIndex(64);
    index.put(posting(1, { deadlineAt: FIXTURE_NOW }));
    expect(index.search(ALL).total).toBe(1);
    expect(index.search({ ...ALL, now: FIXTURE_NOW + 1 }).total).toBe(0);
    expect(index.search(ALL).total).toBe(1);
  });

  it('nothing exclusive leaks through totals, facets, corrections or suggestions', () => {
    const index = new JobIndex(64);
    const exclusive = { ...posting(0).facets, address: ['NO'] };
    index.put(posting(1, { title: 'Secret glaciologist', schoolIds: [7], facets: exclusive }));
    const outside = index.search({ ...ALL, text: 'glaciologist' });
    expect(outside).toMatchObject({ total: 0, correctedText: null, ids: [] });
    expect(outside.facets.address).toEqual([]);
    expect(index.search({ ...ALL, text: 'glaciologits' }).correctedText).toBeNull();
    expect(index.suggest('glac', SUGGESTION_KINDS, 5, ALL.visibility, FIXTURE_NOW)).toEqual([]);
    const visibility = { schoolIds: [7], excludeSchoolIds: [] };
    expect(index.search({ ...ALL, text: 'glaciologits', visibility }).correctedText).toBe('glaciologist');
    expect(index.suggest('glac', SUGGESTION_KINDS, 5, visibility, FIXTURE_NOW)).toEqual([
      { suggestion: 'Secret glaciologist', type: 'title' },
    ]);
    expect(index.search({ ...ALL, visibility: { schoolIds: [7], excludeSchoolIds: [7] } }).total).toBe(0);
  });

  it('title matches come first, then those that the reader can read, then newer, then closer matches', () => {
    const index = new JobIndex(64);
    const older = FIXTURE_NOW - 5 * 86_400_000;
    index.put(posting(1, { text: 'miller' }));
    index.put(posting(2, { title: 'Miller', publishedAt: older - 86_400_000, language: 'it' }));
    index.put(posting(3, { title: 'Miller', publishedAt: older }));
    index.put(posting(4, { title: 'Miller' }));
    index.put(posting(5, { title: 'Miller', text: 'much more bread '.repeat(80) }));
    const found = (languages: string[]) => index.search({ ...ALL, text: 'miller', languages }).ids;
    expect(found([])).toEqual([4, 5, 3, 2, 1].map(idOf));
    expect(found(['it'])).toEqual([2, 4, 5, 3, 1].map(idOf));
    expect(found(['xx'])).toEqual(found([]));
  });

  it('puts what is for seniors behind what answers a beginner as well, and only then', () => {
    const index = new JobIndex(64);
    index.put(posting(1, { title: 'Senior Baker' }));
    index.put(posting(2, { title: 'Baker', publishedAt: FIXTURE_NOW - 86_400_000 }));
    index.put(posting(3, { title: 'Head of Bakery, Baker', publishedAt: FIXTURE_NOW - 2 * 86_400_000 }));
    const found = (text: string) => index.search({ ...ALL, text, languages: ['en'] }).ids;
    expect(found('baker internship')).toEqual([2, 1, 3].map(idOf));
    expect(found('baker')).toEqual([1, 2, 3].map(idOf));
  });

  it('lifts two promoted postings, never more, and only such as answer as well as any', () => {
    const index = new JobIndex(64);
    for (let number = 1; number <= 30; number++) index.put(posting(number, { title: 'Tessera', promotion: number % 3 === 0 ? number : 0 }));
    index.put(posting(31, { title: 'Baker', text: 'tessera', promotion: 99 }));
    const request = { ...ALL, text: 'tessera', pageSize: 20 };
    const first = index.search(request);
    expect([first.total, first.ids.slice(0, 2), first.promoted]).toEqual([31, [30, 27].map(idOf), [30, 27].map(idOf)]);
    const second = index.search({ ...request, after: first.next });
    expect([second.promoted, second.next]).toEqual([[], null]);
    expect(new Set([...first.ids, ...second.ids]).size).toBe(31);
    expect(second.ids.at(-1)).toBe(idOf(31));
    // Without words all answer alike.
    expect(index.search({ ...ALL }).promoted).toEqual([31, 30].map(idOf));
    index.put(posting(32, { title: 'Tessera', language: 'de', promotion: 200 }));
    expect(index.search({ ...request, languages: ['en'] }).promoted).toEqual([30, 27].map(idOf));
    expect(index.search({ ...request, languages: ['de'] }).promoted).toEqual([idOf(32)]);
    index.remove(idOf(32));
    for (const sort of ['date', 'deadline', 'pay'] as const) expect(index.search({ ...request, sort }).promoted).toEqual([]);
    const oneByOne: string[] = [];
    for (let after: RankKey | null = null; ; ) {
      const found: SearchResult = index.search({ ...request, pageSize: 1, after });
      oneByOne.push(...found.ids);
      if (found.next === null) break;
      after = found.next;
    }
    expect(oneByOne).toEqual([...first.ids, ...second.ids]);
  });

  it('a word of another reader type: accents, width, case, compounds by prefix', () => {
    const index = new JobIndex(64);
    index.put(posting(1, { title: 'Softwareentwickler für Straßenbau in São Paulo' }));
    for (const text of ['strassenbau', 'SAO', 'ＳＡＯ', 'für', 'fur']) expect(index.search({ ...ALL, text }).total, text).toBe(1);
    expect(index.search({ ...ALL, text: 'softwareentw', prefix: true }).total).toBe(1);
    // Only the word being typed is a beginning: a finished one is itself.
    expect(index.search({ ...ALL, text: 'softwareentw' }).total).toBe(0);
  });

  it('says what was probably meant where a word is there, but in few postings, and leaves what is found as it was asked', () => {
    const index = new JobIndex(64);
    const only = (country: string) => ({ ...posting(0).facets, address: [country] });
    for (let number = 1; number <= 40; number++)
      index.put(posting(number, { title: 'Dune Wrangelor', text: 'we look at numbers', facets: only('NO') }));
    for (const number of [41, 42]) index.put(posting(number, { title: 'Dune Wrangelar', text: 'cifre', facets: only('RO') }));
    index.put(posting(43, { title: 'Cook', text: 'soup' }));
    index.put(posting(44, { title: 'Wrangelor', text: 'wrangelar', facets: only('SE') }));
    const meant = (question: Partial<SearchRequest>) => index.search({ ...ALL, ...question }).meantText;
    const found = index.search({ ...ALL, text: 'Dune  wrangelar' });
    expect(found).toMatchObject({ correctedText: null, meantText: 'Dune wrangelor', relaxed: { without: ['Dune'], complete: 2 } });
    expect(found.ids.slice(0, 2).sort()).toEqual([41, 42].map(idOf).sort());
    // Every word as it should be, and a word that titles seldom hold: "look" is in forty texts, and nobody who asks for a cook means it.
    expect(meant({ text: 'dune wrangelor' })).toBeNull();
    expect(meant({ text: 'cook' })).toBeNull();
    // While one types nothing is offered; nor where the filters leave nothing of it.
    expect(meant({ text: 'dune wrangelar', prefix: true })).toBeNull();
    expect(meant({ text: 'dune wrangelar', filters: { address: ['RO'] } })).toBeNull();
    expect(meant({ text: 'dune wrangelar', filters: { address: ['NO'] } })).toBe('dune wrangelor');
    // Beside a word that was corrected.
    expect(index.search({ ...ALL, text: 'numbesr wrangelar' })).toMatchObject({
      correctedText: 'numbers wrangelar',
      meantText: 'numbers wrangelor',
    });
  });

  it('finds the other endings of a word in the language of a posting, the written form first', () => {
    const index = new JobIndex(64);
    const day = (days: number) => FIXTURE_NOW - days * 86_400_000;
    index.put(posting(1, { language: 'es', title: 'Analistas de riesgos', publishedAt: day(0) }));
    index.put(posting(2, { language: 'es', title: 'Analista de riesgos', publishedAt: day(9) }));
    index.put(posting(3, { language: 'fr', title: 'Infirmières', publishedAt: day(0) }));
    index.put(posting(4, { language: 'ru', title: 'Интерны', publishedAt: day(0) }));
    const found = (text: string) => index.search({ ...ALL, text });
    expect(found('analista').ids).toEqual([2, 1].map(idOf));
    expect(found('analistas').ids).toEqual([1, 2].map(idOf));
    expect(found('infirmière').ids).toEqual([idOf(3)]);
    expect(found('интерн').ids).toEqual([idOf(4)]);
  });

  it('ranks by where a word stands: title, then organization, skills and places, then text; newest first among equals', () => {
    const index = new JobIndex(64);
    const day = (days: number) => FIXTURE_NOW - days * 86_400_000;
    index.put(posting(1, { text: 'we like python', publishedAt: day(0) }));
    index.put(posting(2, { skills: ['Python'], publishedAt: day(1) }));
    index.put(posting(3, { organization: 'Python House', publishedAt: day(2) }));
    index.put(posting(4, { title: 'Python baker', publishedAt: day(3) }));
    expect(index.search({ ...ALL, text: 'python' }).ids).toEqual([4, 2, 3, 1].map(idOf));
  });

  it('takes a place in a question for the place, whatever it is called, and what it means for what it means', () => {
    const index = new JobIndex(64);
    const at = (country: string) => ({ ...posting(0).facets, address: [country] });
    for (let number = 1; number <= 12; number++)
      index.put(posting(number, { title: 'Praktikum Vertrieb', language: 'de', places: ['München'], facets: at('DE') }));
    for (let number = 13; number <= 25; number++)
      index.put(posting(number, { title: 'Sales Intern', places: ['Zurich'], facets: at('CH') }));
    index.put(posting(26, { title: 'Internal Sales Auditor', text: 'in the schweiz', places: ['Berlin'], facets: at('DE') }));
    const found = (text: string) => index.search({ ...ALL, text });
    expect(found('internship munich').total).toBe(12);
    expect(found('stage vente suisse').total).toBe(13);
    expect(found('インターン 営業').total).toBe(25);
    // What texts say is no place.
    expect(found('Schweiz')).toMatchObject({ total: 13, relaxed: null });
    expect(found('"schweiz"').ids).toEqual([idOf(26)]);
    expect(found('Praktikum Zürich Müller').relaxed).toEqual({ without: ['Müller'], complete: 0 });
  });

  it('takes what stands in quotes as it is written, and never lets go of it', () => {
    const index = new JobIndex(64);
    for (let number = 1; number <= 12; number++) index.put(posting(number, { title: `Welder ${number}` }));
    index.put(posting(13, { title: 'Schweisser', language: 'de' }));
    const found = (text: string) => index.search({ ...ALL, text });
    expect(found('welder').total).toBe(13);
    expect(found('"welder"').total).toBe(12);
    expect(found('"Welder 5"')).toMatchObject({ total: 1, relaxed: null });
    expect(found('“Welder 50”')).toMatchObject({ total: 0, relaxed: null });
    expect(found('"welder" yacht').relaxed).toEqual({ without: ['yacht'], complete: 0 });
    expect(found('welder 5" yacht').total).toBeGreaterThan(0);
  });

  it('leaves out of a question what asks for nothing, unless it is quoted or being typed', () => {
    const index = new JobIndex(64);
    index.put(posting(1, { title: 'Cleaner', text: 'a school' }));
    index.put(posting(2, { title: 'Cleaner in the morning', text: 'a school' }));
    const found = (text: string, prefix = false) => index.search({ ...ALL, text, prefix }).total;
    for (const text of ['cleaner in school', 'jobs: cleaner', 'the cleaner of a school', 'cleaner près de school', 'の cleaner'])
      expect(found(text), text).toBe(2);
    expect(found('cleaner "in"')).toBe(1);
    for (const text of ['cleaner mo', 'cleaner in'])
      expect(index.search({ ...ALL, text, prefix: true }).relaxed, text).toMatchObject({ complete: 1 });
    const everyday = [
      'the',
      'und',
      'de la',
      'le des',
      'il di',
      'de het',
      'o de',
      'și în',
      'в на',
      'của và',
      'ang mga',
      'の',
      '및 의',
      '的',
    ];
    for (const text of everyday) expect(found(text), text).toBe(2);
  });

  it('offers what is near where little is found: broader concepts of titles and the same country, after what is meant', () => {
    const index = new JobIndex(64);
    index.put(posting(1, { title: 'Mobile developer', text: 'apps', places: ['Lyon'], facets: { ...posting(1).facets, address: ['FR'] } }));
    index.put(
      posting(2, { title: 'Software developer', text: 'servers', places: ['Paris'], facets: { ...posting(1).facets, address: ['FR'] } }),
    );
    index.put(
      posting(3, {
        title: 'Analyst',
        text: 'reads what a software developer wrote',
        places: ['Lyon'],
        facets: { ...posting(1).facets, address: ['FR'] },
      }),
    );
    index.put(
      posting(4, { title: 'Software developer', text: 'servers', places: ['Rome'], facets: { ...posting(1).facets, address: ['IT'] } }),
    );
    const found = (text: string) => index.search({ ...ALL, text });
    const apps = found('mobile developer');
    expect(apps).toMatchObject({ total: 3, relaxed: { without: [], complete: 1 } });
    expect([apps.ids[0], apps.ids.includes(idOf(3))]).toEqual([idOf(1), false]);
    const near = found('mobile developer lyon');
    expect(near).toMatchObject({ total: 4, relaxed: { without: [], complete: 1 } });
    expect(near.ids.slice(0, 2)).toEqual([idOf(1), idOf(2)]);
    // Who is told of new postings is told of what was asked for.
    expect(index.findIds({ ...ALL, text: 'mobile developer' })).toEqual([idOf(1)]);
    for (let number = 10; number < 20; number++) index.put(posting(number, { title: `Mobile developer ${number}` }));
    expect(found('mobile developer')).toMatchObject({ total: 11, relaxed: null });
  });

  it('puts titles that name the occupation asked for before newer ones that name a narrower one', () => {
    const index = new JobIndex(64);
    index.put(posting(1, { title: 'Civil Engineer', publishedAt: FIXTURE_NOW - 20 * 86_400_000 }));
    index.put(posting(2, { title: 'Structural Engineer', publishedAt: FIXTURE_NOW - 86_400_000 }));
    index.put(posting(3, { title: 'Hydrologist', publishedAt: FIXTURE_NOW - 86_400_000, text: 'works with a civil engineer' }));
    // In another language: no title is as it is written.
    expect(index.search({ ...ALL, text: 'ingeniero civil' })).toMatchObject({ total: 3, ids: [idOf(1), ...[2, 3].map(idOf).sort()] });
    // A kind of work has none: an internship in summer is one.
    index.put(posting(4, { title: 'Internship', publishedAt: FIXTURE_NOW - 20 * 86_400_000 }));
    index.put(posting(5, { title: 'Summer internship', publishedAt: FIXTURE_NOW - 86_400_000 }));
    expect(index.search({ ...ALL, text: 'stagiaire' }).ids).toEqual([idOf(5), idOf(4)]);
  });

  it('reads a mistyped word by the dictionary where no posting has a word near to it', () => {
    const index = new JobIndex(64);
    index.put(posting(1, { title: 'Software developer' }));
    const found = (text: string) => index.search({ ...ALL, text });
    expect(found('Programierer')).toMatchObject({ ids: [idOf(1)], correctedText: 'programmierer' });
    // Names that nobody here has are not taken for something else.
    expect(found('Novartis')).toMatchObject({ total: 0, correctedText: null });
    expect(found('"Programierer"')).toMatchObject({ total: 0, correctedText: null });
  });

  it('lets go of what finds little: what nothing answers, then plain words, those that say least first', () => {
    const index = new JobIndex(64);
    for (let number = 1; number <= 12; number++) index.put(posting(number, { title: 'Baker in town', text: 'bread and rolls' }));
    for (let number = 13; number <= 20; number++) index.put(posting(number, { title: 'Pilot in town' }));
    index.put(posting(21, { title: 'Baker', text: 'far away, zzyeast' }));
    const found = (text: string) => index.search({ ...ALL, text });
    expect(found('baker town')).toMatchObject({ total: 12, relaxed: null });
    expect(found('baker xyzzyq town')).toMatchObject({ total: 12, relaxed: { without: ['xyzzyq'], complete: 0 } });
    // A word that means something known stays longer than one that does not.
    const yeast = found('zzyeast baker in');
    expect(yeast).toMatchObject({ total: 13, relaxed: { without: ['zzyeast'], complete: 1 } });
    expect(yeast.ids[0]).toBe(idOf(21));
    const rolls = found('rolls zzyeast');
    expect(rolls).toMatchObject({ total: 1, relaxed: { without: ['rolls'], complete: 0 } });
    const few = found('pilot baker');
    // Of words that mean something none is let go: most of them are asked for, here one of two.
    expect(few).toMatchObject({ total: 21, relaxed: { without: [], complete: 0 } });
    expect(found('xyzzyq wuggle')).toMatchObject({ total: 0, relaxed: null });
    // Who is told of new postings asked for all of it.
    expect(index.findIds({ ...ALL, text: 'pilot baker' })).toEqual([]);
  });

  it('asks for most of what is meant where few have all of it, whichever that is', () => {
    const index = new JobIndex(64);
    const at = (place: string) => ({ places: [place], facets: { ...posting(0).facets, address: ['CH'] } });
    for (let number = 1; number <= 6; number++) index.put(posting(number, { title: 'Baker, internship' }));
    for (let number = 7; number <= 12; number++) index.put(posting(number, { title: 'Pilot, internship', ...at('Zürich') }));
    index.put(posting(13, { title: 'Pilot', ...at('Zürich') }));
    index.put(posting(14, { title: 'Baker, internship', ...at('Zürich') }));
    const found = index.search({ ...ALL, text: 'baker internship zürich' });
    expect(found).toMatchObject({ total: 14, relaxed: { without: [], complete: 1 } });
    // Fewer than a hundred are few, so that what has one of three is offered as well: last.
    expect([found.ids[0], found.ids.at(-1)]).toEqual([14, 13].map(idOf));
    // What is quoted is always asked for.
    expect(index.search({ ...ALL, text: '"baker" internship zürich' }).total).toBe(7);
  });

  it('means nothing that the reader may not find', () => {
    const index = new JobIndex(64);
    for (let number = 1; number <= 9; number++) index.put(posting(number, { title: 'Wrangelor', schoolIds: [7] }));
    index.put(posting(10, { title: 'Wrangelar' }));
    expect(index.search({ ...ALL, text: 'wrangelar' }).meantText).toBeNull();
    expect(index.search({ ...ALL, text: 'wrangelar', visibility: { schoolIds: [7], excludeSchoolIds: [] } }).meantText).toBe('wrangelor');
  });
});

describe('bad input', () => {
  it('a page key of another sort, a bad id in it, a bad id of a posting are named errors', () => {
    const index = new JobIndex(64);
    index.put(posting(1));
    expect(() => index.search({ ...ALL, sort: 'date', after: { epoch: 1, key: [1, 2, 3, 4], id: idOf(1) } })).toThrow(
      expect.objectContaining({ code: 'search.bad_page_key' }),
    );
    expect(() => index.search({ ...ALL, sort: 'date', after: { epoch: 1, key: [1], id: 'x' } })).toThrow(
      expect.objectContaining({ code: 'search.bad_id' }),
    );
    expect(() => index.put(posting(1, { id: idOf(1).toUpperCase() }))).toThrow(expect.objectContaining({ code: 'search.bad_id' }));
    expect(() => index.remove('')).toThrow(expect.objectContaining({ code: 'search.bad_id' }));
    expect(index.search(ALL).total).toBe(1);
  });

  it('pages far past the end, empty pages, unknown filter values and organizations find nothing and break nothing', () => {
    const index = new JobIndex(64);
    index.put(posting(1));
    expect(index.search({ ...ALL, offset: 1e9 })).toMatchObject({ ids: [], total: 1, next: null });
    expect(index.search({ ...ALL, pageSize: 0 })).toMatchObject({ ids: [], total: 1 });
    expect(index.search({ ...ALL, filters: { address: ['XX', "'; drop table"] } }).total).toBe(0);
    expect(index.search({ ...ALL, organizationIds: [-1, Number.NaN] }).total).toBe(0);
    expect(index.search({ ...ALL, filters: { address: [] } }).total).toBe(1);
  });

  it('control characters, NUL, emoji, lone surrogates, right-to-left marks and 5,000 characters are only text', () => {
    const index = new JobIndex(64);
    index.put(posting(1, { text: 'a\u0000b 👩‍💻 \ud800 \u202eabc <b>bold</b>' }));
    for (const text of [
      '\u0000',
      '👩‍💻',
      '\ud800',
      '\u202eabc',
      '<b>bold</b>',
      'bread'.repeat(1000),
      'bread '.repeat(833),
      '%_\\',
      '*:&|!',
    ]) {
      expect(() => index.search({ ...ALL, text, prefix: true }), JSON.stringify(text)).not.toThrow();
      expect(() => index.suggest(text, SUGGESTION_KINDS, 5, ALL.visibility, FIXTURE_NOW)).not.toThrow();
    }
    expect(index.search({ ...ALL, text: '\u202eabc' }).total).toBe(1);
  });
});

describe('what people wish for, and for whom they want to work', () => {
  const facets = (sector: string[]) => ({ ...posting(0).facets, sector });
  const found = (documents: SearchDocument[], text: string) => {
    const index = new JobIndex(16);
    for (const document of documents) index.put(document);
    const { ids, relaxed } = index.search({ ...ALL, text });
    return { ids, without: relaxed?.without };
  };

  it('takes conditions for wishes: who asks for a nurse without overtime asks for a nurse', () => {
    const index = new JobIndex(64);
    index.put(posting(1, { title: 'Nurse' }));
    index.put(posting(2, { title: 'Baker', text: 'no overtime' }));
    expect(index.search({ ...ALL, text: 'nurse no overtime' }).ids[0]).toBe(idOf(1));
    expect(index.search({ ...ALL, text: 'baker no overtime' }).ids).toEqual([idOf(2)]);
  });

  it('lets go that a job is paid before anything that says what job it is', () => {
    const bakeries = Array.from({ length: 10 }, (_, at) => posting(at + 10, { title: 'Bakery internship' }));
    const documents = [...bakeries, posting(2, { title: 'Paid Search Baker', text: 'paid leave' })];
    const plain = found(documents, 'paid bakery internship');
    expect([plain.ids.includes(idOf(2)), plain.ids.length, plain.without]).toEqual([false, 10, ['paid']]);
    const paid = posting(3, { title: 'Paid bakery internship' });
    expect(found([...documents, paid], 'paid bakery internship').ids[0]).toBe(idOf(3));
  });

  it('knows banks and hospitals by their names, not by titles that hold such a word', () => {
    const bank = posting(1, { title: 'Clerk', organization: 'Bank of the Mill' });
    const nurse = posting(2, { title: 'Clerk, bank holidays', organization: 'Mill' });
    expect(found([bank, nurse], 'banco').ids).toEqual([idOf(1)]);
    const hospital = posting(3, { title: 'Clerk', organization: 'Klinikum Mill' });
    expect(found([bank, nurse, hospital], 'больница').ids).toEqual([idOf(3)]);
  });

  it('puts employers of the kind that is asked for before titles of their field', () => {
    const named = posting(1, { title: 'Clerk', organization: 'Mill Insurance' });
    const known = posting(2, { title: 'Clerk', organization: 'Allianz SE' });
    const titled = posting(3, { title: 'Insurance clerk', organization: 'Mill' });
    const { ids } = found([titled, posting(4), named, known], 'verzekeraar');
    expect([ids.slice(0, 2).sort(), ids.slice(2)]).toEqual([[idOf(1), idOf(2)], [idOf(3)]]);
    // What a name says is what it is about; what is known of an employer is not.
    expect(found([titled, posting(4), named, known], 'insurance').ids).toEqual([idOf(3), idOf(1)]);
  });

  it('knows what works for no profit by its sector', () => {
    const aid = posting(1, { title: 'Clerk', facets: facets(['non_profit']) });
    const shop = posting(2, { title: 'Clerk', facets: facets(['consumer_goods_and_retail']) });
    expect(found([shop, aid], 'ngo').ids).toEqual([idOf(1)]);
  });
});
