// Short names that people type for a city in a question, in small letters too ("sf", "спб"). In postings they are letters of other things, so
// places of postings are never read by them. No word of a language, and no skill, is here: "la" is an article, "dc" is direct current.
import { placeKeysNamed } from '@fairway/rules/recognition/place-names';

const CITIES: Readonly<Record<string, string>> = {
  sf: 'San Francisco',
  hcm: 'Ho Chi Minh City',
  bcn: 'Barcelona',
  спб: 'Saint Petersburg',
  мск: 'Moscow',
  екб: 'Yekaterinburg',
};

/** The keys of the city that a folded word is short for; undefined of others. */
export function shortNamedPlace(word: string): string[] | undefined {
  const city = Object.hasOwn(CITIES, word) ? CITIES[word] : undefined;
  const keys = city === undefined ? [] : placeKeysNamed(city);
  return keys.length > 0 ? keys : undefined;
}
