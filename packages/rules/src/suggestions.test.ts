import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryOfZone } from './recognition/zones.ts';
import { countryOfLocale, diverse, isEmptyProfile, type SuggestiblePosting, type SuggestionProfile, suggestionFit } from './suggestions.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const EMPTY: SuggestionProfile = {
  skills: [], careerFields: [], sectors: [], employerIds: [], educationFields: [], educationLevels: [], languages: [], country: null, nationalities: [],
  workAuthorizations: [],
}; // biome-ignore format: a list
const PLAIN: SuggestiblePosting = {
  organizationId: 7, skills: [], categories: [], sectors: [], educationFields: [], educationLevels: [], languages: [], countries: [], remote: false,
  sponsorsVisa: false, publishedAt: new Date('2026-01-01T00:00:00Z'),
}; // biome-ignore format: a list
const fit = (profile: Partial<SuggestionProfile>, posting: Partial<SuggestiblePosting>, named: string[] = []) =>
  suggestionFit({ ...EMPTY, ...profile }, { ...PLAIN, ...posting }, new Set(named), NOW);
/** A posting that fits by its category, 6 points, and what else is said. */
const points = (profile: Partial<SuggestionProfile>, posting: Partial<SuggestiblePosting>) =>
  fit({ careerFields: ['LEGAL'], ...profile }, { categories: ['LEGAL'], ...posting })?.points;

describe('a posting', () => {
  it.each<[string, Partial<SuggestionProfile>, Partial<SuggestiblePosting>, number, object]>([
    ['asks for a skill', { skills: ['Excel', 'SQL'] }, { skills: ['sql'] }, 3, { skills: ['SQL'] }],
    ['is of a career field', { careerFields: ['LEGAL'] }, { categories: ['EDUCATION', 'LEGAL'] }, 6, { careerField: 'LEGAL' }],
    ['is of a preferred employer', { employerIds: [7] }, {}, 6, { employer: true }],
    ['asks for what is studied', { educationFields: ['law'] }, { educationFields: ['law'] }, 5, { educationField: 'law' }],
    ['is in the country', { country: 'NO' }, { countries: ['SE', 'NO'], remote: true }, 4, { country: 'NO' }],
    ['is remote instead', { country: 'NO' }, { countries: ['SE'], remote: true }, 2, { country: null }],
    ['is of a preferred sector', { sectors: ['consulting'] }, { sectors: ['consulting'] }, 3, { sector: 'consulting' }],
    ['is open to the level', { educationLevels: ['master'] }, { educationLevels: ['master', 'phd'] }, 2, { educationLevel: 'master' }],
  ])('%s', (_rule, profile, posting, expected, reason) => {
    const found = fit(profile, posting);
    expect(found?.points).toBe(expected);
    expect(found?.reason).toMatchObject(reason);
  });

  it('counts a skill once, however it is found and written, and five at most', () => {
    expect(fit({ skills: ['Café'] }, { skills: ['CAFE'] }, ['Café'])).toMatchObject({ points: 3, reason: { skills: ['Café'] } });
    const skills = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7'];
    expect(fit({ skills }, {}, skills)).toMatchObject({ points: 15, reason: { skills } });
  });

  it('that shares nothing fits not at all, however new it is', () => {
    expect(fit({ skills: ['SQL'], country: 'NO' }, { countries: ['SE'], publishedAt: NOW })).toBeUndefined();
    expect(fit({}, { remote: true })).toBeUndefined();
  });

  it.each<[string, Partial<SuggestionProfile>, Partial<SuggestiblePosting>, number]>([
    ['only higher levels', { educationLevels: ['bachelor'] }, { educationLevels: ['phd', 'master'] }, 0],
    ['a lower one too', { educationLevels: ['bachelor'] }, { educationLevels: ['phd', 'diploma'] }, 6],
    ["a master's degree, of an MBA", { educationLevels: ['mba'] }, { educationLevels: ['master'] }, 6],
    ['a level, of whom no level is known', {}, { educationLevels: ['phd'] }, 6],
    ['a language that is not said', { languages: ['en'] }, { languages: ['en', 'de'] }, 2],
    ['two of them', { languages: ['en'] }, { languages: ['en', 'fr', 'de'] }, -2],
    ['a language, of whom none is known', {}, { languages: ['fr'] }, 6],
    ['Norwegian, of who writes nynorsk', { languages: ['nn'] }, { languages: ['nb'] }, 6],
  ])('loses by asking for %s', (_what, profile, posting, expected) => {
    expect(points(profile, posting)).toBe(expected);
  });

  it.each<[string, Partial<SuggestionProfile>, Partial<SuggestiblePosting>, boolean]>([
    ['where the person may not work', { workAuthorizations: ['NO'] }, { countries: ['US'] }, false],
    ['there, and it is remote', { workAuthorizations: ['NO'] }, { countries: ['US'], remote: true }, true],
    ['there, and it sponsors a visa', { workAuthorizations: ['NO'] }, { countries: ['US'], sponsorsVisa: true }, true],
    ['in one of two countries', { workAuthorizations: ['NO'] }, { countries: ['US', 'NO'] }, true],
    ['in the EU, for its citizens', { nationalities: ['DE'] }, { countries: ['PT'] }, true],
    ['in the EU, with its permit', { nationalities: ['IN'], workAuthorizations: ['EU'] }, { countries: ['PT'] }, true],
    ['in the EU, for others', { nationalities: ['IN'] }, { countries: ['PT'] }, false],
    ['anywhere, for who said nothing', {}, { countries: ['US'] }, true],
    ['nowhere in particular', { workAuthorizations: ['NO'] }, {}, true],
    ['for who speaks another language', { languages: ['en'] }, { languages: ['fr', 'de'] }, false],
    ['for who speaks Norwegian, however written', { languages: ['nn'] }, { languages: ['nb', 'no'] }, true],
  ])('%s: respected', (_where, profile, posting, isSuggested) => {
    expect(points(profile, posting) !== undefined).toBe(isSuggested);
  });

  it.each([
    ['today', 0, 9],
    ['ten days ago', 10, 8],
    ['thirty days ago', 30, 6],
    ['long ago', 300, 6],
    ['in the future by a wrong clock', -5, 9],
  ])('that was published %s', (_when, days, expected) => {
    expect(points({}, { publishedAt: new Date(NOW.getTime() - days * 86_400_000) })).toBeCloseTo(expected);
  });
});

describe('a profile', () => {
  it('is empty where it says not what one looks for', () => {
    expect(isEmptyProfile(EMPTY)).toBe(true);
    expect(isEmptyProfile({ ...EMPTY, country: 'NO', languages: ['nb'] })).toBe(true);
    for (const part of ['skills', 'careerFields', 'sectors', 'educationFields', 'educationLevels'] as const)
      expect(isEmptyProfile({ ...EMPTY, [part]: ['x'] })).toBe(false);
    expect(isEmptyProfile({ ...EMPTY, employerIds: [1] })).toBe(false);
  });

  it('has a country by its locale or its zone', () => {
    expect([countryOfLocale('jp'), countryOfLocale('en')]).toEqual(['JP', undefined]);
    expect([countryOfZone('Europe/Oslo'), countryOfZone('Etc/GMT'), countryOfZone(undefined)]).toEqual(['NO', undefined, undefined]);
  });
});

describe('the list', () => {
  const of = (organizations: string) => [...organizations].map((letter, place) => ({ organizationId: letter.charCodeAt(0), place }));
  const shown = (organizations: string, limit: number) =>
    diverse(of(organizations), limit)
      .map((one) => String.fromCharCode(one.organizationId))
      .join('');

  it.each([
    ['keeps its order where no company stands out', 'abcabc', 6, 'abcabc'],
    ['shows no company a third time among the first twelve', 'aaaabcdefghijklmn', 12, 'aabcdefghijk'],
    ['goes on with the others afterwards', 'aaaabcdefghijklmn', 17, 'aabcdefghijkaalmn'],
    ['is rather short than all of one company', 'aaaaab', 12, 'aab'],
    ['is empty where there is nothing', '', 12, ''],
  ])('%s', (_rule, organizations, limit, expected) => {
    expect(shown(organizations, limit)).toBe(expected);
  });
});

describe('any posting and profile', () => {
  const some = (...words: string[]) => fc.subarray(words);
  const profiles = fc.record({
    skills: some('SQL', 'Excel', 'Go', 'R', 'C++', 'Java', 'PHP'), careerFields: some('LEGAL', 'EDUCATION'), sectors: some('consulting'), employerIds: fc.subarray([7, 8]),
    educationFields: some('law', 'arts'), educationLevels: some('master', 'bachelor'), languages: some('en', 'de', 'nb'), country: fc.constantFrom('NO', 'DE', null),
    nationalities: some('NO', 'IN'), workAuthorizations: some('US', 'EU'),
  }); // biome-ignore format: a list
  const postings = fc.record({
    companyId: fc.constantFrom(7, 9), skills: some('sql', 'excel', 'go', 'r', 'c++', 'java', 'php'), categories: some('LEGAL', 'SALES_AND_RETAIL'), sectors: some('consulting'),
    educationFields: some('law'), educationLevels: some('phd', 'master'), languages: some('en', 'fr'), countries: some('NO', 'US', 'DE'), remote: fc.boolean(),
    sponsorsVisa: fc.boolean(), publishedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
  }); // biome-ignore format: a list
  const fitOf = (profile: SuggestionProfile, posting: SuggestiblePosting) => suggestionFit(profile, posting, new Set(), NOW);

  it('that is suggested has a reason, or is remote for who lives somewhere', () => {
    fc.assert(
      fc.property(profiles, postings, (profile, posting) => {
        const found = fitOf(profile, posting);
        if (!found) return;
        const { skills, employer, ...words } = found.reason;
        const hasReason = skills.length > 0 || employer || Object.values(words).some((word) => word !== null);
        expect(hasReason || (posting.remote && profile.country !== null)).toBe(true);
      }),
    );
  });

  it('never has more points than all reasons and a fresh date give', () => {
    const most = 5 * 3 + 6 + 6 + 5 + 4 + 3 + 2 + 3;
    fc.assert(fc.property(profiles, postings, (profile, posting) => (fitOf(profile, posting)?.points ?? 0) <= most));
  });

  it('loses nothing by being newer, by a skill more, or by sponsoring a visa', () => {
    fc.assert(
      fc.property(profiles, postings, (profile, posting) => {
        const before = fitOf(profile, posting)?.points;
        if (before === undefined) return;
        const better = [{ publishedAt: NOW }, { sponsorsVisa: true }, { skills: [...posting.skills, ...profile.skills] }];
        for (const change of better) expect(fitOf(profile, { ...posting, ...change })?.points).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

it('a list made diverse is the same list in another order, or the beginning of one', () => {
  const ranked = fc
    .array(fc.integer({ min: 1, max: 4 }), { maxLength: 30 })
    .map((ids) => ids.map((organizationId, place) => ({ companyId: organizationId, place })));
  fc.assert(
    fc.property(ranked, fc.integer({ min: 0, max: 30 }), (list, limit) => {
      const shown = diverse(list, limit);
      expect(shown.length).toBeLessThanOrEqual(limit);
      expect(new Set(shown).size).toBe(shown.length);
      for (const id of [1, 2, 3, 4])
        expect(shown.slice(0, 12).filter(({ companyId: organizationId }) => organizationId === id).length).toBeLessThanOrEqual(2);
      const ofOne = (from: readonly { companyId: number; place: number }[]) =>
        from.filter(({ companyId: organizationId }) => organizationId === 1).map(({ place }) => place);
      expect(ofOne(shown)).toEqual(ofOne(shown).toSorted((a, b) => a - b));
    }),
  );
});
