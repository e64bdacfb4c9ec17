// Who the person is and how to reach them: names, place, phone. What is empty is filled, what the file says otherwise is offered, and what a
// profile has no room for (a second number, an e-mail, a date of birth, a street) is kept as text. @rule imports.26

import { formatters } from '@fairway/i18n/formatters';
import { fold } from '@fairway/rules/folding';
import { LOCALES } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Reading } from './entry-sections.ts';
import { type Json, lineAt, listAt, objectAt } from './reading.ts';

const SECTION = 'overview';

/** How the person is reached already. */
export type HeldContact = { phone: string | null; email: string };

export function readPerson(reading: Reading, held: HeldContact): void {
  const { file, names, doubtfulBasics, profile, draft, told } = reading;
  const basics = objectAt(file, 'basics');
  const place = readPlace(reading, objectAt(basics, 'location'));
  const number = readPhones(reading, lineAt(basics, 'phone'), place.country, held.phone);
  const isNew = fullName(profile.firstName, profile.lastName) === '' ? names : undefined;
  const user = {
    ...(isNew ? { firstName: isNew.firstName, lastName: isNew.lastName } : {}),
    ...(number && held.phone === null ? { phoneNumber: number } : {}),
  };
  if (Object.keys(user).length > 0) draft.ops.user = { op: 'update', value: user };
  const doubtful = [
    ...(isNew?.isDoubtful ? ['name'] : []),
    ...doubtfulBasics.filter((field) => (field === 'phone' ? 'phoneNumber' in user : place.isFilled)),
  ];
  if (doubtful.length > 0)
    told.ask(SECTION, 'check', {
      name: [isNew && fullName(isNew.firstName, isNew.lastName), number, place.words].filter(Boolean).join(', '),
      fields: doubtful.join(','),
    });
  tellName(lineAt(basics, 'name'), { names, profile, told, isTaken: isNew !== undefined });
  keepDetails(reading, held);
}

/** `country`: of the file, where it is a code. `words`: the place as the file says it. */
function readPlace({ profile, person, draft, told }: Reading, location: Json | undefined) {
  const said = lineAt(location, 'countryCode')?.toUpperCase();
  const city = lineAt(location, 'city');
  const country = said !== undefined && /^[A-Z]{2}$/.test(said) ? said : undefined;
  if (said !== undefined && !country) told.ask(SECTION, 'countryUnknown', { name: said });
  const filled = {
    // A country that of another city than the profile's would be wrong as well.
    ...(country && profile.country === null && (!city || profile.city === null || fold(profile.city) === fold(city)) ? { country } : {}),
    // A city of another country than the profile's would be wrong, and one without a country may be.
    ...(city && profile.city === null && (profile.country === null || profile.country === country) ? { city } : {}),
  };
  const isFilled = Object.keys(filled).length > 0;
  if (isFilled) draft.ops.candidate = { op: 'update', value: filled };
  const now = { country: profile.country, city: profile.city, ...filled };
  const words = placeText({ city: city ?? null, country: country ?? null });
  if ((country && country !== now.country) || (city && !sameText(city, now.city ?? '')))
    told.offer(SECTION, {
      name: placeText(now),
      differences: [{ field: 'place', mine: placeText(now), theirs: words }],
      ops: { candidate: { op: 'update', value: { ...(country ? { country } : {}), city: city ?? null } } },
    });
  if (person.address && saysMore(person.address, city, country)) told.leave('details', [person.address]);
  return { country, isFilled, words };
}

const placeText = ({ city, country }: { city: string | null; country: string | null }) => [city, country].filter(Boolean).join(', ');
const sameText = (a: string, b: string) => fold(a) === fold(b);

/** Whether the words of a place say more than its town and country: a street, a region. */
function saysMore(words: string, city: string | undefined, country: string | undefined): boolean {
  const known = new Set([...(city ? [fold(city)] : []), ...(country ? namesOfCountry(country) : [])]);
  return words.split(/[,;|·()\n]/).some((piece) => piece.trim() !== '' && !known.has(fold(piece)));
}

const namesOfCountry = (code: string): string[] => [
  fold(code),
  ...LOCALES.map((locale) => fold(formatters({ locale, timeZone: 'UTC', now: new Date(0) }).country(code))),
];

/** The first number is the profile's, where it has none; else it is offered. The others are kept as text. */
function readPhones({ person, told }: Reading, first: string | undefined, country: string | undefined, held: string | null) {
  const numbers = [first, ...person.phones].flatMap((number) => withCountry(number, country) ?? []);
  const [number, ...others] = numbers;
  if (number && held !== null && !sameNumber(held, number))
    told.offer(SECTION, {
      name: held,
      differences: [{ field: 'phone', mine: held, theirs: number }],
      ops: { user: { op: 'update', value: { phoneNumber: number } } },
    });
  const known = [number, held].flatMap((one) => one ?? []);
  told.leave(
    'phones',
    others.filter((other) => !known.some((one) => sameNumber(one, other))),
  );
  return number;
}

/** A number of the place that the file names, in the form of all countries; as it is written where that is not known. */
function withCountry(number: string | undefined, country: string | undefined): string | undefined {
  if (number === undefined || country === undefined || number.startsWith('+')) return number;
  const parsed = parsePhoneNumberFromString(number, country as CountryCode);
  return parsed?.isPossible() ? parsed.number : number;
}

/** The same digits, with a country's code or without. */
function sameNumber(a: string, b: string): boolean {
  const [one, other] = [a, b].map((number) => number.replace(/\D/g, '').replace(/^0+/, '')) as [string, string];
  // What has no digits is no number, and nothing else is the same.
  if (one === '' || other === '') return a.trim() === b.trim();
  return one.endsWith(other) || other.endsWith(one);
}

/** Another name than the profile's: somebody else's file, or a new name. */
function tellName(
  name: string | undefined,
  { names, profile, told, isTaken }: Pick<Reading, 'names' | 'profile' | 'told'> & { isTaken: boolean },
): void {
  const own = fullName(profile.firstName, profile.lastName);
  // A title before the name, a degree behind it.
  if (name && names && restOfName(name, names)) told.leave('details', [name]);
  if (!name || isTaken || fold(name) === fold(own) || (names && fold(fullName(names.firstName, names.lastName)) === fold(own))) return;
  if (!names || own === '') {
    told.ask(SECTION, 'nameKept', { name });
    return;
  }
  const { firstName, lastName } = names;
  told.offer(SECTION, { key: 'nameKept', name, differences: [], ops: { user: { op: 'update', value: { firstName, lastName } } } });
}

/** What a name has besides the first and the last one. */
const restOfName = (name: string, { firstName, lastName }: { firstName: string; lastName: string }): boolean =>
  /[\p{L}\p{N}]/u.test(fold(name).replace(fold(lastName), ' ').replace(fold(firstName), ' '));

/** What has no field: the contact address is its owner's to set, once (account.6), a headline is the title of a job, nobody is asked for a birthday. */
function keepDetails({ file, person, profile, told }: Reading, { email }: HeldContact): void {
  told.leave(
    'emails',
    person.emails.filter((one) => !sameText(one, email)),
  );
  const titles = [
    ...(profile.workExperiences ?? []).map(({ title }) => title),
    ...listAt(file, 'work').entries.map((entry) => lineAt(entry, 'position') ?? ''),
  ];
  if (person.headline && !titles.some((title) => sameText(title, person.headline ?? ''))) told.leave('headline', [person.headline]);
  told.leave('bornOn', [person.bornOn]);
}
