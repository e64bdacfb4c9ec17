// What students of the demo world tell employers who search for people. Invented throughout.
import { chanceOf } from '@fairway/world-kit/chance';

const CITIES = [['SE', 'Stockholm'], ['NO', 'Oslo'], ['DK', 'Aarhus'], ['DE', 'Hamburg'], ['NL', 'Utrecht'], ['FR', 'Lyon'], ['FI', 'Tampere'], ['ES', 'Bilbao']] as const; // biome-ignore format: a list
const SKILLS = [
  'Python', 'SQL', 'Statistics', 'Excel', 'Project management', 'Public speaking', 'Data analysis', 'JavaScript', 'Financial modelling', 'Marketing',
  'Graphic design', 'Energy markets', 'Accounting', 'Photography', 'Negotiation',
] as const; // biome-ignore format: a list
const LANGUAGES = ['sv', 'nb', 'da', 'de', 'fr', 'es', 'fi', 'nl'] as const;
const PLACES = ['Lindvik Norden Group', 'Ternbank', 'Harbour Kitchen', 'City library', 'Brightwater Labs'] as const;
const TITLES = ['Summer analyst', 'Teaching assistant', 'Working student, software', 'Barista', 'Marketing intern', 'Research assistant', 'Shop assistant'] as const; // biome-ignore format: a list
const LINES = [
  'I like problems that come with a lot of data and few answers.',
  'Three years in a student choir taught me more about teams than any course.',
  'I explain things until they are simple, and then write them down.',
  'Happy on trains, in spreadsheets and near the sea.',
] as const;

export type FoundWords = ReturnType<typeof foundWords>;

/** What one of them says, by a seed of their own. */
export function foundWords(seed: string) {
  const chance = chanceOf(`found ${seed}`);
  const [country, city] = chance.pick(CITIES);
  return {
    ...{ country, city, summary: `<p>${chance.pick(LINES)}</p>` },
    skills: chance.sample(SKILLS, chance.whole(3, 8)),
    languages: [
      ['en', chance.pick(['professional_working', 'full_professional'] as const)] as const,
      ...chance
        .sample(LANGUAGES, chance.whole(1, 2))
        .map((code, place) => [code, place === 0 ? 'native_or_bilingual' : 'limited_working'] as const),
    ],
    positions: chance
      .sample(TITLES, chance.whole(0, 2))
      .map((title) => ({ title, organization: chance.pick(PLACES), monthsAgo: chance.whole(4, 30) })),
    permits: chance.happens(0.5) ? [country === 'NO' ? 'NO' : 'EU'] : [],
    preferences: chance.sample(['internship', 'graduate_program', 'full_time', 'part_time'] as const, chance.whole(1, 2)),
    changedDaysAgo: chance.whole(0, 60),
  };
}
