// Names that people type for a place in a question: short ones of cities, in small letters too ("sf", "спб"), those of parts of a country that
// people mean as the country ("Angleterre": few postings say more than that they are in Britain), and countries by their letters ("США"). In postings they are letters or parts of other
// things ("New England"), so places of postings are never read by them. No word of a language, and no skill, is here: "la" is an article, "dc" is
// direct current.
import { fold } from '@fairway/rules/folding';
import { placeKeysNamed, placeWords } from '@fairway/rules/recognition/place-names';

const CITIES: Readonly<Record<string, string>> = {
  sf: 'San Francisco',
  hcm: 'Ho Chi Minh City',
  bcn: 'Barcelona',
  rom: 'Rome',
  sp: 'São Paulo',
  rj: 'Rio de Janeiro',
  cdmx: 'Mexico City',
  mty: 'Monterrey',
  gdl: 'Guadalajara',
  buc: 'Bucharest',
  ehv: 'Eindhoven',
  rdam: 'Rotterdam',
  blr: 'Bengaluru',
  mnl: 'Manila',
  bkk: 'Bangkok',
  спб: 'Saint Petersburg',
  мск: 'Moscow',
  екб: 'Yekaterinburg',
};

/** States by their letters, but for those that are words ("or", "me", "va") or other places ("ca", "de"). */
const STATES = 'tx nj ny nc az fl tn wi mn md ct ks ky nv nh nm ut';

/** By the country, in the languages of the platform, and Chinese, Japanese, Korean and Russian in Latin letters. */
const NAMES: Readonly<Record<string, string>> = {
  GB: 'yingguo igirisu yeongguk velikobritaniya england angleterre inglaterra inghilterra engeland anglia англия англии англию inglatera',
  US: 'meiguo miguk ssha eua сша eeuu',
  PH: 'pinas',
  VN: 'vn yuenan betonamu',
  AE: 'оаэ',
  DE: 'đức deguo doitsu dogil germaniya',
  // As people write them who have no keys of their script.
  CA: 'jianada kaenada',
  FR: 'faguo furansu peurangseu frantsiya',
  JP: 'riben nihon nippon ilbon yaponiya',
  KR: 'hanguo hanguk kankoku koreya',
  CN: 'zhongguo chugoku kitay',
  SG: 'xinjiapo shingaporu singapur',
  AU: 'aodaliya osutoraria hoju avstraliya',
  CH: 'ruishi shveytsariya',
  NL: 'niderlandy',
  PL: 'polsha',
  CZ: 'chehiya chekhiya',
};

const LONG_UNITS = 6;

const COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([country, names]) => names.split(' ').map((name) => [fold(name).trim(), country] as const)),
);

const STATE_KEYS: ReadonlyMap<string, string> = new Map(STATES.split(' ').map((state) => [state, `US-${state.toUpperCase()}`]));

/** The keys of the place that a folded word stands for; undefined of others. */
export function shortNamedPlace(word: string): string[] | undefined {
  const country = COUNTRIES.get(word);
  if (country !== undefined) return [country];
  const state = STATE_KEYS.get(word);
  if (state !== undefined) return [state];
  const city = Object.hasOwn(CITIES, word) ? CITIES[word] : undefined;
  const keys = city === undefined ? [] : placeKeysNamed(city);
  return keys.length > 0 ? keys : undefined;
}

/** Names of places of one word, long enough to be mistyped and still be told. */
export function longPlaceWords(): string[] {
  const own = [...COUNTRIES.keys()].filter(({ length }) => length >= LONG_UNITS);
  return [...new Set([...placeWords(), ...own])];
}
