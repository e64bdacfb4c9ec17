// The overview and the summary: names, location, phone, links, skills, nationalities, work authorizations, and of our own export preferences.
// What the person said before stays: what is empty is filled, what the file says otherwise is offered.

import { fold } from '@fairway/rules/folding';
import { LIMITS } from '@fairway/rules/limits';
import { fullName } from '@fairway/rules/names';
import { cutTo, visibleText } from '@fairway/rules/visible-characters';
import { isWebAddress } from '@fairway/rules/web-address';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Database } from '../../../kernel/database/database.ts';
import { profileEntry, skillEntry } from '../json-resume/entries.ts';
import { EXTENSION_PARTS, type LinkPart, type SkillPart } from '../json-resume/extension.ts';
import { draftEntries, type EntryDraft } from './drafts.ts';
import type { Reading } from './entry-sections.ts';
import { keptEntries } from './kept-entries.ts';
import { listedSkills } from './listed-things.ts';
import { shortenedText } from './long-texts.ts';
import { lineAt, linesAt, listAt, objectAt, textAt, valueAt } from './reading.ts';
import { readPreferences } from './wishes.ts';

const SECTION = 'overview';

export async function readOverview(reading: Reading, transaction: Database, phone: string | null): Promise<void> {
  readBasics(reading, phone);
  readLinks(reading);
  await readSkills(reading, transaction);
  readCodes(reading);
  await readPreferences(reading, transaction);
}

function readBasics({ file, names, doubtfulBasics, profile, draft, told }: Reading, phone: string | null): void {
  const basics = objectAt(file, 'basics');
  const location = objectAt(basics, 'location');
  const country = lineAt(location, 'countryCode')?.toUpperCase();
  const city = lineAt(location, 'city');
  const isCode = country !== undefined && /^[A-Z]{2}$/.test(country);
  if (country !== undefined && !isCode) told.ask(SECTION, 'countryUnknown', { name: country });
  const place = {
    // Nor is a country that of another city.
    ...(isCode && profile.country === null && (!city || profile.city === null || sameText(profile.city, city)) ? { country } : {}),
    // A city of another country than the profile's would be wrong.
    ...(city && profile.city === null && (profile.country === null || profile.country === country) ? { city } : {}),
  };
  if (Object.keys(place).length > 0) draft.ops.candidate = { op: 'update', value: place };
  const [mine, theirs] = [placeText(profile), placeText({ city: city ?? null, country: isCode ? country : null })];
  if (isCode && Object.keys(place).length === 0 && !sameText(mine, theirs) && (city || country !== profile.country))
    told.offer(SECTION, {
      name: mine,
      differences: [{ field: 'place', mine, theirs }],
      ops: { candidate: { op: 'update', value: { country, city: city ?? null } } },
    });
  const number = withCountry(lineAt(basics, 'phone'), isCode ? country : undefined);
  const isNew = fullName(profile.firstName, profile.lastName) === '' ? names : undefined;
  const user = {
    ...(isNew ? { firstName: isNew.firstName, lastName: isNew.lastName } : {}),
    ...(number && phone === null ? { phoneNumber: number } : {}),
  };
  if (Object.keys(user).length > 0) draft.ops.user = { op: 'update', value: user };
  if (number && phone !== null && !sameNumber(phone, number))
    told.offer(SECTION, {
      name: phone,
      differences: [{ field: 'phone', mine: phone, theirs: number }],
      ops: { user: { op: 'update', value: { phoneNumber: number } } },
    });
  const doubtful = [
    ...(isNew?.isDoubtful ? ['name'] : []),
    ...doubtfulBasics.filter((field) => (field === 'phone' ? 'phoneNumber' in user : Object.keys(place).length > 0)),
  ];
  if (doubtful.length > 0)
    told.ask(SECTION, 'check', {
      name: [isNew && fullName(isNew.firstName, isNew.lastName), number, theirs].filter(Boolean).join(', '),
      fields: doubtful.join(','),
    });
  tellName(lineAt(basics, 'name'), { names, profile, told, isTaken: isNew !== undefined });
}

/** A number of the place that the file names, in the form of all countries; as it is written where that is not known. */
function withCountry(number: string | undefined, country: string | undefined): string | undefined {
  if (number === undefined || country === undefined || number.startsWith('+')) return number;
  const parsed = parsePhoneNumberFromString(number, country as CountryCode);
  return parsed?.isPossible() ? parsed.number : number;
}

const placeText = ({ city, country }: { city: string | null; country: string | null }) => [city, country].filter(Boolean).join(', ');
const sameText = (a: string, b: string) => fold(a) === fold(b);
/** The same digits, with a country's code or without. */
function sameNumber(a: string, b: string): boolean {
  const [one, other] = [a, b].map((number) => number.replace(/\D/g, '').replace(/^0+/, '')) as [string, string];
  return one.endsWith(other) || other.endsWith(one);
}

/** Another name than the profile's: somebody else's file, or a new name. */
function tellName(
  name: string | undefined,
  { names, profile, told, isTaken }: Pick<Reading, 'names' | 'profile' | 'told'> & { isTaken: boolean },
): void {
  const own = fullName(profile.firstName, profile.lastName);
  if (!name || isTaken || fold(name) === fold(own) || (names && fold(fullName(names.firstName, names.lastName)) === fold(own))) return;
  if (!names || own === '') {
    told.ask(SECTION, 'nameKept', { name });
    return;
  }
  const { firstName, lastName } = names;
  told.offer(SECTION, { key: 'nameKept', name, differences: [], ops: { user: { op: 'update', value: { firstName, lastName } } } });
}

function readLinks({ file, extension, profile, draft, told }: Reading): void {
  const basics = objectAt(file, 'basics');
  const { entries, more, unreadable } = listAt(basics, 'profiles');
  told.count(SECTION, 'more', more);
  told.count(SECTION, 'unreadable', unreadable);
  const kept = keptEntries<LinkPart>(extension, 'links', EXTENSION_PARTS.link, profileEntry);
  const found = entries.map((entry) => {
    const value = withScheme(lineAt(entry, 'url') ?? '');
    return kept(entry) ?? { name: lineAt(entry, 'network') ?? hostOf(value), value };
  });
  const url = withScheme(lineAt(basics, 'url') ?? '');
  if (url) found.push({ name: hostOf(url), value: url });
  const drafts = found.flatMap((link): EntryDraft[] => {
    if (!isWebAddress(link.value)) {
      told.ask(SECTION, 'linkWrong', { name: link.value || link.name || '–' });
      return [];
    }
    const name = cutTo(link.name || hostOf(link.value), LIMITS.linkNameCharacters);
    return [{ name, key: linkKey(link.value), value: { ...link, name } }];
  });
  const before = profile.links ?? [];
  draftEntries(
    draft,
    told,
    { section: SECTION, of: 'links', held: before.map(({ value }) => linkKey(value)), count: before.length },
    drafts,
  );
}

/** Addresses are mostly written without it: "www.example.com". */
const withScheme = (address: string) => (isWebAddress(`https://${address}`) ? `https://${address}` : address);
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '');
const linkKey = (address: string) =>
  address
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/+$/, '')
    .toLowerCase();

async function readSkills({ file, extension, profile, draft, told }: Reading, transaction: Database): Promise<void> {
  const { entries, more, unreadable } = listAt(file, 'skills');
  told.count(SECTION, 'more', more);
  told.count(SECTION, 'unreadable', unreadable);
  const kept = keptEntries<SkillPart>(extension, 'skills', EXTENSION_PARTS.skill, skillEntry);
  const parts = entries.flatMap((entry): SkillPart[] => {
    const part = kept(entry);
    const name = lineAt(entry, 'name');
    if (part) return [part];
    return [...(name ? [name] : []), ...linesAt(entry, 'keywords')].map((words) => ({ skillId: null, name: words }));
  });
  const listed = await listedSkills(transaction, parts);
  const drafts = parts.map(({ skillId, name }): EntryDraft => {
    const isListed = skillId !== null && listed.get(skillId)?.includes(fold(name));
    return { name, key: fold(name), value: isListed ? { skillId } : { customSkillName: name } };
  });
  const before = profile.skills ?? [];
  draftEntries(draft, told, { section: SECTION, of: 'skills', held: before.map(({ name }) => fold(name)), count: before.length }, drafts);
}

/** Nationalities and work authorizations, where the file says them. */
function readCodes({ nationalities: said, permits, profile, draft, told }: Reading): void {
  const nationalities = said.map((code) => ({ name: code, key: code, value: { nationality: code } }));
  const held = (profile.nationalities ?? []).map(({ nationality }) => nationality);
  draftEntries(draft, told, { section: SECTION, of: 'nationalities', held, count: held.length }, nationalities);
  const codes = permits.map((code) => ({ name: code, key: code, value: { code } }));
  const heldCodes = profile.workAuthorizations.map(({ code }) => code);
  draftEntries(draft, told, { section: SECTION, of: 'workAuthorizations', held: heldCodes, count: heldCodes.length }, codes);
}

export function readSummary({ file, extension, profile, draft, told }: Reading): void {
  const words = textAt(objectAt(file, 'basics'), 'summary');
  if (!words) return;
  const kept = EXTENSION_PARTS.summary.safeParse(valueAt(extension, 'summary'));
  const rich = kept.success && visibleText(kept.data) === words ? kept.data : undefined;
  const text = rich === undefined ? shortenedText(words, [], LIMITS.summaryCharacters) : { html: rich, isCut: false };
  if (profile.summary) {
    if (visibleText(profile.summary) === visibleText(text.html ?? '')) told.count('summary', 'known');
    else
      told.offer('summary', {
        key: 'kept',
        name: '',
        differences: [{ field: 'summary', mine: visibleText(profile.summary), theirs: visibleText(text.html ?? '') }],
        ops: { candidate: { op: 'update', value: { summary: text.html } } },
      });
    return;
  }
  if (text.isCut) told.ask('summary', 'summaryShortened', { max: LIMITS.summaryCharacters });
  draft.ops.candidate = { op: 'update', value: { ...draft.ops.candidate?.value, summary: text.html } };
}
