import { describe, expect, it } from 'vitest';
import { JobIndex } from './job-index.ts';
import { FIXTURE_NOW, idOf, randomPosting, seeded } from './postings.fixture.ts';
import type { Filters, SearchDocument } from './types.ts';

const HOUR_MS = 3_600_000;
const PLAIN = randomPosting(0, seeded(1));

type Given = { hoursAgo?: number; pay?: number; work?: string[]; languages?: string[]; address?: string[] };

function posting(number: number, { hoursAgo = 0, pay = 0, work = [], languages = [], address = [] }: Given): SearchDocument {
  return {
    ...PLAIN,
    id: idOf(number),
    facets: { ...PLAIN.facets, work, languages, address },
    yearlyPay: pay,
    publishedAt: FIXTURE_NOW - hoursAgo * HOUR_MS,
    deadlineAt: null,
    schoolIds: [],
  };
}

/** An index of postings, in the order they came. */
function indexOf(given: readonly Given[]) {
  const index = new JobIndex(64);
  given.forEach((one, number) => {
    index.put(posting(number, one));
  });
  return (filters: Filters, now = FIXTURE_NOW) =>
    index.search({
      text: '', prefix: false, filters, organizationIds: [], visibility: { schoolIds: [], excludeSchoolIds: [] }, languages: [], sort: 'date', after: null,
      offset: 0, pageSize: 100, now,
    }); // biome-ignore format: a question
}

describe('how long ago a posting was published', () => {
  // The last two come late: out of the order of publication.
  const search = indexOf([{ hoursAgo: 800 }, { hoursAgo: 100 }, { hoursAgo: 24 }, { hoursAgo: 1 }, { hoursAgo: 23 }, { hoursAgo: 700 }]);

  it('is counted by each option that it is new enough for', () => {
    expect(search({}).facets.posted).toEqual([
      { value: 'month', count: 5 },
      { value: 'week', count: 4 },
      { value: 'three_days', count: 3 },
      { value: 'day', count: 2 },
    ]);
  });
  it('ends on the millisecond', () => {
    expect(search({ posted: ['day'] }).total).toBe(2);
    expect(search({ posted: ['day'] }, FIXTURE_NOW - 1).total).toBe(3);
    expect(search({ posted: ['day'] }, FIXTURE_NOW + 23 * HOUR_MS).total).toBe(0);
  });
  it('of two options the wider one holds, and an unknown one finds nothing', () => {
    expect(search({ posted: ['day', 'week'] }).total).toBe(4);
    expect(search({ posted: ['yesterday'] }).total).toBe(0);
  });
  it('is counted without itself, and with all other filters', () => {
    expect(search({ posted: ['day'] }).facets.posted[0]).toEqual({ value: 'month', count: 5 });
    expect(search({ pay: ['paid'] }).facets.posted).toEqual([]);
  });
});

describe('conditions of work', () => {
  const search = indexOf([
    { work: ['workplace=remote', 'pay=paid', 'pay=not_unpaid'], pay: 30_000 },
    { work: ['workplace=hybrid', 'pay=unpaid'] },
    { work: ['pay=not_unpaid'], pay: 24_000 },
  ]);

  it('are filters of their own, each counted without itself and with the others', () => {
    const { total, facets } = search({ workplace: ['remote', 'hybrid'], pay: ['not_unpaid'] });
    expect(total).toBe(1);
    expect(facets.workplace).toEqual([{ value: 'remote', count: 1 }]);
    expect(facets.pay).toEqual([
      { value: 'not_unpaid', count: 1 },
      { value: 'paid', count: 1 },
      { value: 'unpaid', count: 1 },
    ]);
  });
  it('pay of so much at least: what compares to nothing is never found by it', () => {
    expect(search({ yearlyPay: 24_000 }).total).toBe(2);
    expect(search({ yearlyPay: 24_001 }).total).toBe(1);
    expect(search({ yearlyPay: 1 }).facets.workplace).toEqual([{ value: 'remote', count: 1 }]);
  });
});

describe('what the reader brings', () => {
  const search = indexOf([
    { languages: ['en', 'de'], address: ['DE'] },
    { languages: ['en'], address: ['US'], work: ['sponsorship=sponsored'] },
    { languages: [], address: [] },
  ]);

  it('languages: a posting asks for no other, or for none', () => {
    expect(search({ spoken: ['en', 'fr'] }).total).toBe(2);
    expect(search({ spoken: ['en', 'de'] }).total).toBe(3);
    expect(search({ spoken: [] }).total).toBe(1);
  });
  it('permits: a posting is in one of the countries, or its employer sponsors', () => {
    expect(search({ permitted: ['DE'] }).total).toBe(2);
    expect(search({ permitted: ['NO'] }).total).toBe(1);
  });
});

describe('postings that the reader wants to see no more (jobs.34)', () => {
  const search = indexOf([{ work: ['pay=paid'] }, { work: ['pay=paid'] }, { work: ['pay=unpaid'] }]);

  it('are neither found nor counted, by whatever else is asked', () => {
    const { ids, total, facets } = search({ without: [idOf(1)] });
    expect([ids, total]).toEqual([[idOf(0), idOf(2)], 2]);
    expect(facets.pay).toEqual(search({ without: [idOf(1)], pay: ['unpaid'] }).facets.pay);
    expect(search({ without: [idOf(0), idOf(1)], pay: ['paid'] }).total).toBe(0);
  });
  it('that are none here change nothing', () => {
    expect(search({ without: [idOf(7)] }).total).toBe(3);
    expect(search({ without: [] }).total).toBe(3);
  });
});
