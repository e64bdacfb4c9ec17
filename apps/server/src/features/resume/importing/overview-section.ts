// The overview and the summary: location, phone, links, skills, and of our own export nationalities, work authorizations and preferences.
// What the person said before stays: only what is empty is filled.

import { fold } from '@fairway/rules/folding';
import { LIMITS } from '@fairway/rules/limits';
import { fullName } from '@fairway/rules/names';
import { isWebAddress } from '@fairway/rules/profile-issues';
import { cutTo, visibleText } from '@fairway/rules/visible-characters';
import type { Database } from '../../../kernel/database/database.ts';
import { profileEntry, skillEntry } from '../json-resume/entries.ts';
import { EXTENSION_PARTS, type LinkPart, type SkillPart } from '../json-resume/extension.ts';
import { draftEntries, type EntryDraft } from './drafts.ts';
import type { Reading } from './entry-sections.ts';
import { keptEntries } from './kept-entries.ts';
import { listedSkills } from './listed-things.ts';
import { shortenedText } from './long-texts.ts';
import { type Json, lineAt, linesAt, listAt, objectAt, textAt, valueAt } from './reading.ts';
import { readPreferences } from './wishes.ts';

const SECTION = 'overview';

export async function readOverview(reading: Reading, transaction: Database, phone: string | null): Promise<void> {
  readBasics(reading, phone);
  readLinks(reading);
  await readSkills(reading, transaction);
  readCodes(reading);
  await readPreferences(reading, transaction);
}

function readBasics({ file, extension, profile, draft, told }: Reading, phone: string | null): void {
  const basics = objectAt(file, 'basics');
  const location = objectAt(basics, 'location');
  const country = lineAt(location, 'countryCode')?.toUpperCase();
  const city = lineAt(location, 'city');
  const isCode = country !== undefined && /^[A-Z]{2}$/.test(country);
  if (country !== undefined && !isCode) told.ask(SECTION, 'countryUnknown', { name: country });
  const place = {
    ...(isCode && profile.country === null ? { country } : {}),
    // A city of another country than the profile's would be wrong.
    ...(city && profile.city === null && (profile.country === null || profile.country === country) ? { city } : {}),
  };
  if (Object.keys(place).length > 0) draft.ops.candidate = { op: 'update', value: place };
  const number = lineAt(basics, 'phone');
  const name = lineAt(basics, 'name');
  const names = fullName(profile.firstName, profile.lastName) === '' ? namesIn(extension, name) : undefined;
  const user = { ...names, ...(number && phone === null ? { phoneNumber: number } : {}) };
  if (Object.keys(user).length > 0) draft.ops.user = { op: 'update', value: user };
  if (name && !names && fold(name) !== fold(fullName(profile.firstName, profile.lastName))) told.ask(SECTION, 'nameKept', { name });
}

/** First and last name of our own export, where the file still says that name. */
function namesIn(extension: Json | undefined, name: string | undefined): { firstName: string; lastName: string } | undefined {
  const { success, data } = EXTENSION_PARTS.names.safeParse(valueAt(extension, 'names'));
  return success && name === fullName(data.firstName, data.lastName) ? data : undefined;
}

function readLinks({ file, extension, profile, draft, told }: Reading): void {
  const basics = objectAt(file, 'basics');
  const { entries, more, unreadable } = listAt(basics, 'profiles');
  told.count(SECTION, 'more', more);
  told.count(SECTION, 'unreadable', unreadable);
  const kept = keptEntries<LinkPart>(extension, 'links', EXTENSION_PARTS.link, profileEntry);
  const found = entries.map((entry) => {
    const value = lineAt(entry, 'url') ?? '';
    return kept(entry) ?? { name: lineAt(entry, 'network') ?? hostOf(value), value };
  });
  const url = lineAt(basics, 'url');
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

/** Nationalities and work authorizations: codes that only our own export has. */
function readCodes({ extension, profile, draft, told }: Reading): void {
  const nationalities = linesAt(extension, 'nationalities').map((code) => ({ name: code, key: code, value: { nationality: code } }));
  const held = (profile.nationalities ?? []).map(({ nationality }) => nationality);
  draftEntries(draft, told, { section: SECTION, of: 'nationalities', held, count: held.length }, nationalities);
  const codes = linesAt(extension, 'workAuthorizations').map((code) => ({ name: code, key: code, value: { code } }));
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
    else told.ask('summary', 'kept');
    return;
  }
  if (text.isCut) told.ask('summary', 'summaryShortened', { max: LIMITS.summaryCharacters });
  draft.ops.candidate = { op: 'update', value: { ...draft.ops.candidate?.value, summary: text.html } };
}
