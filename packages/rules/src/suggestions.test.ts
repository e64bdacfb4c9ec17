import { describe, expect, it } from 'vitest';
import { countryOfZone } from './recognition/zones.ts';
import { countryOfLocale, diverse, isEmptyProfile, type SuggestiblePosting, type SuggestionProfile, suggestionFit } from './suggestions.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const EMPTY: SuggestionProfile = {
  skills: [], careerFields: [], sectors: [], employerIds: [], educationFields: [], educationLevels: [], languages: [], country: null, nationalities: [],
  workAuthorizations: [],
}; // biome-ignore format: a list
const PLAIN: SuggestiblePosting = {
  companyId: 7, skills: [], categories: [], sectors: [], educationFields: [], educationLevels: [], languages: [], countries: [], remote: false,
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
  const of = (companies: string) => [...companies].map((letter, place) => ({ companyId: letter.charCodeAt(0), place }));
  const shown = (companies: string, limit: number) =>
    diverse(of(companies), limit)
      .map((one) => String.fromCharCode(one.companyId))
      .join('');

  it.each([
    ['keeps its order where no company stands out', 'abcabc', 6, 'abcabc'],
    ['shows no company a third time among the first twelve', 'aaaabcdefghijklmn', 12, 'aabcdefghijk'],
    ['goes on with the others afterwards', 'aaaabcdefghijklmn', 17, 'aabcdefghijkaalmn'],
    ['is rather short than all of one company', 'aaaaab', 12, 'aab'],
    ['is empty where there is nothing', '', 12, ''],
  ])('%s', (_rule, companies, limit, expected) => {
    expect(shown(companies, limit)).toBe(expected);
  });
});
