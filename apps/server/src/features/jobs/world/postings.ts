// The 1,500 postings of the demo world: who offers what, where, until when. The same for the same day and employers; ids never change.
import { type Chance, chanceOf, stableUuid } from '@fairway/world-kit/chance';
import { plainText } from '@fairway/world-kit/markup';
import { DEMO_EMPLOYERS } from '../demo-employer/links.ts';
import { endOfDay, firstOfMonth } from './calendar.ts';
import { composeText, composeTitle, type Subject } from './compose.ts';
import { conditionsOf } from './conditions.ts';
import { COUNTRIES } from './countries.ts';
import type { Employer, EmployerPlace } from './employer.ts';
import { labelsOf } from './labels.ts';
import { ENGLISH_WORDS, OWN_LANGUAGES, SPOKEN_IN } from './languages.ts';
import { payOf } from './pay.ts';
import type { DemoPosting, PostingPlace } from './posting.ts';
import { KINDS, type Kind, type LanguageWords, type Role } from './role.ts';
import { ROLES, type RoleKey, SHARED_ROLES } from './roles.ts';
import { levelsOf, typesOf } from './terms.ts';

const POSTING_COUNT = 1500;
const OWN_LANGUAGE_SHARE = 0.77;
const MINUTE_MS = 60_000;
const KIND_WEIGHTS: Record<Kind, number> = { intern: 34, credit: 7, graduate: 15, junior: 22, part: 15, temporary: 7 };
const ROLE_KEYS = Object.keys(ROLES) as RoleKey[];

/** Writes all postings, in the order of their numbers. */
export function demoPostings(employers: readonly Employer[], today: Date): DemoPosting[] {
  const titles = new Map<string, number>();
  return assignments(employers).map((employer, index) => demoPosting(index, employer, today, titles));
}

/** Which employer has which posting: large ones have more, each at least ten. */
function assignments(employers: readonly Employer[]): Employer[] {
  const chance = chanceOf('assignments');
  const list = employers.flatMap((employer) => Array.from({ length: 10 }, () => employer));
  while (list.length < POSTING_COUNT) list.push(chance.weighted(employers, (employer) => Math.sqrt(employer.people)));
  return chance.sample(list, POSTING_COUNT);
}

function demoPosting(index: number, employer: Employer, today: Date, titles: Map<string, number>): DemoPosting {
  const chance = chanceOf(`posting ${index}`);
  const places = choosePlaces(employer, chance);
  const place = places[0]!;
  const { words, language, roleKey } = chooseWords(employer, place, chance);
  const role: Role = ROLES[roleKey];
  const kind = chance.weighted(KINDS, (candidate) => KIND_WEIGHTS[candidate]);
  const remote = role.remote && chance.happens(0.16);
  const startOn = chance.happens(0.85) ? firstOfMonth(today, chance.whole(1, kind === 'part' ? 3 : 9)) : null;
  const own = language !== 'en' && employer.own !== undefined;
  const subject: Subject = {
    words,
    role: words.roles[roleKey]!,
    kind,
    organization: { name: employer.name, summary: own ? employer.own!.summary : employer.summary },
    city: language === 'en' ? place.city : place.localCity,
    startYear: Number((startOn ?? firstOfMonth(today, 3)).slice(0, 4)),
    months: kind === 'graduate' ? chance.pick([12, 18, 24]) : kind === 'temporary' ? chance.pick([6, 9, 12]) : chance.pick([3, 4, 5, 6]),
    hours: kind === 'part' ? chance.pick([10, 12, 15, 16, 20]) : chance.pick([35, 37, 38, 40]),
    remote,
  };
  const title = chooseTitle(subject, employer, titles, chance);
  const html = composeText(subject, chance);
  const country = COUNTRIES[place.country];
  const volunteer = kind === 'temporary' && employer.sectors.includes('non_profit');
  const abroad = language === 'en' && country?.language !== 'en';
  const shown = remote && chance.happens(0.3) ? [wholeCountry(place)] : places.map(postingPlace);
  const posting = {
    id: stableUuid(`fairway demo posting ${index}`),
    sourceId: `demo-${String(index + 1).padStart(4, '0')}`,
    organizationId: employer.id,
    title,
    html,
    text: plainText(html),
    language,
    languages: neededLanguages(language, country?.language ?? 'en', chance),
    employmentTypes: typesOf(kind, chance),
    categories: [...role.categories.slice(0, chance.happens(0.6) ? 1 : 2)],
    educationLevels: levelsOf(kind, role, chance),
    educationFields: chance.sample(role.fields, chance.whole(1, Math.min(3, role.fields.length))),
    skills: chance.sample(role.skills, chance.whole(2, 4)),
    sectors: employer.sectors.length > 1 && chance.happens(0.1) ? [chance.pick(employer.sectors)] : [],
    countries: [...new Set(shown.map((one) => one.country))],
    places: shown,
    remote,
    startOn,
    publishedAt: new Date(today.getTime() - Math.floor(60 + chance.next() ** 1.6 * 58 * 1440) * MINUTE_MS),
    deadlineAt: chooseDeadline(index, today, place.zone, chance),
    zone: place.zone,
    applicationUrl: `https://${DEMO_EMPLOYERS}/${employer.key.toLowerCase()}/${index + 1}`,
    pay: volunteer || chance.happens(0.55) ? undefined : payOf(kind, role.payThousands, place.country, chance),
    promotion: chance.happens(0.08) ? chance.whole(1, 9) * 10 : 0,
    featured: chance.happens(0.04),
    labels: labelsOf(kind, words.labels, { volunteer, abroad }, chance),
  };
  const { months } = subject;
  // Fair pay is the second or third of what is offered, in every language.
  const saysPay = posting.pay !== undefined || words.offer.slice(1, 3).some((offer) => posting.text.includes(offer));
  const conditions = conditionsOf(index, { kind, months, remote, volunteer, abroad, startOn, labels: posting.labels, saysPay });
  return { ...posting, conditions };
}

function choosePlaces(employer: Employer, chance: Chance): EmployerPlace[] {
  const first = chance.weighted(employer.places, (place) => (place === employer.places[0] ? 3 : 1));
  const rest = employer.places.filter((place) => place !== first);
  return chance.happens(0.14) ? [first, ...chance.sample(rest, chance.whole(1, 2))] : [first];
}

function chooseWords(
  employer: Employer,
  place: EmployerPlace,
  chance: Chance,
): { words: LanguageWords<string>; language: string; roleKey: RoleKey } {
  const language = employer.own?.language;
  const words = language ? OWN_LANGUAGES[language] : undefined;
  if (language && words && SPOKEN_IN[language]?.includes(place.country) && chance.happens(OWN_LANGUAGE_SHARE))
    return { words, language, roleKey: chance.weighted(SHARED_ROLES, (key) => fit(key, employer)) };
  return { words: ENGLISH_WORDS, language: 'en', roleKey: chance.weighted(ROLE_KEYS, (key) => fit(key, employer)) };
}

/** How likely a role is at an employer: its own field first, offices everywhere. */
function fit(key: RoleKey, employer: Employer): number {
  const { sectors, employers }: { sectors: readonly string[]; employers?: readonly string[] } = ROLES[key];
  if (employers) return employers.includes(employer.key) ? 2.5 : 0;
  if (sectors.length === 0) return 1;
  return employer.sectors.some((sector) => sectors.includes(sector)) ? 2.5 : 0;
}

/** At most twice the same title at one employer, where the language has enough of them. */
function chooseTitle(subject: Subject, employer: Employer, titles: Map<string, number>, chance: Chance): string {
  let title = composeTitle(subject, chance);
  const used = (text: string) => titles.get(`${employer.key} ${text}`) ?? 0;
  for (let attempt = 0; attempt < 8 && used(title) >= 1; attempt++) title = composeTitle(subject, chance);
  if (used(title) >= 1) title = `${title} – ${subject.city}`;
  titles.set(`${employer.key} ${title}`, used(title) + 1);
  return title;
}

/** One in eight stays open until withdrawn; a few ended yesterday, a few end today. */
function chooseDeadline(index: number, today: Date, zone: string, chance: Chance): Date | null {
  if (index % 97 === 13) return endOfDay(today, -1, zone);
  if (index % 83 === 7) return endOfDay(today, 0, zone);
  return chance.happens(0.13) ? null : endOfDay(today, chance.whole(1, 90), zone);
}

function neededLanguages(textLanguage: string, countryLanguage: string, chance: Chance): string[] {
  const languages = new Set([textLanguage]);
  if (textLanguage !== 'en' && chance.happens(0.5)) languages.add('en');
  if (textLanguage === 'en' && chance.happens(0.3)) languages.add(countryLanguage);
  if (chance.happens(0.06)) languages.add(chance.pick(['fr', 'es', 'zh', 'ar', 'pt', 'de']));
  return [...languages];
}

function postingPlace(place: EmployerPlace): PostingPlace {
  return {
    line: `${place.city}, ${countryName(place.country)}`,
    city: place.city,
    region: place.region,
    country: place.country,
    latitude: place.latitude,
    longitude: place.longitude,
  };
}

function wholeCountry(place: EmployerPlace): PostingPlace {
  return { line: countryName(place.country), city: null, region: null, country: place.country, latitude: null, longitude: null };
}

function countryName(code: string): string {
  return COUNTRIES[code]?.name ?? code;
}
