import { describe, expect, it } from 'vitest';
import { beginningOf, homeCountries, nearestFirst, toldFigures } from './landing.ts';
import { LOCALES } from './locales.ts';

describe('a figure of the landing page (pages.47)', () => {
  it('is told from the number on that says something', () => {
    expect(toldFigures({ jobs: 19, organizations: 9, countries: 2, schools: 2 })).toEqual([]);
    expect(toldFigures({ schools: 3, jobs: 20, organizations: 10, countries: 3 })).toEqual([
      { figure: 'jobs', count: 20 },
      { figure: 'organizations', count: 10 },
      { figure: 'countries', count: 3 },
      { figure: 'schools', count: 3 },
    ]);
  });

  it('that is not counted here is not told', () => {
    expect(toldFigures({ jobs: 400 })).toEqual([{ figure: 'jobs', count: 400 }]);
    expect(toldFigures({})).toEqual([]);
  });
});

describe('the newest postings (pages.45)', () => {
  const posted = (id: string, day: number, organizationId = day) => ({
    id,
    organizationId,
    publishedAt: `2026-11-${String(day).padStart(2, '0')}T08:00:00Z`,
  });
  const ids = (nearby: ReturnType<typeof posted>[], others: ReturnType<typeof posted>[], limit = 6) =>
    nearestFirst(nearby, others, limit).shown.map(({ id }) => id);

  it('near the reader come first, newest first, and others fill up', () => {
    expect(ids([posted('old', 2), posted('new', 9)], [posted('newest', 12), posted('far', 3)])).toEqual(['new', 'old', 'newest', 'far']);
  });

  it('stand once, and no more than are asked for', () => {
    const near = [posted('a', 9), posted('b', 8)];
    expect(ids([...near, posted('a', 9)], [...near, posted('c', 7)])).toEqual(['a', 'b', 'c']);
    expect(ids(near, [posted('c', 7)], 2)).toEqual(['a', 'b']);
    expect(nearestFirst(near, [posted('c', 7)], 3).near).toBe(2);
  });

  it('are at most two of one organization', () => {
    expect(ids([posted('a', 9, 1), posted('b', 8, 1), posted('c', 7, 1)], [posted('d', 6, 1), posted('e', 5, 2)])).toEqual(['a', 'b', 'e']);
  });

  it('of nobody are none', () => {
    expect(nearestFirst([], [], 6)).toEqual({ shown: [], near: 0 });
  });
});

it.each([
  [['Candidate'], 'profile'],
  [['Candidate', 'CareerStaff'], 'staff'],
  [['Admin'], 'admin'],
  [['OrganizationAdmin'], 'employer'],
  [[], 'jobs'],
])('somebody with the roles %j begins at %s (pages.4)', (roles, page) => expect(beginningOf(roles)).toBe(page));

it('every locale but English has countries near it', () => {
  for (const locale of LOCALES) expect([locale, homeCountries(locale).length > 0]).toEqual([locale, locale !== 'en']);
});
