// The overview and the summary: the person (person.ts), links, skills, nationalities, work authorizations, and of our own export preferences.
// What the person said before stays: what is empty is filled, what the file says otherwise is offered.

import { fold } from '@fairway/rules/folding';
import { LIMITS } from '@fairway/rules/limits';
import { cutTo, visibleText } from '@fairway/rules/visible-characters';
import { isWebAddress } from '@fairway/rules/web-address';
import type { Database } from '../../../kernel/database/database.ts';
import { profileEntry, skillEntry } from '../json-resume/entries.ts';
import { EXTENSION_PARTS, type LinkPart, type SkillPart } from '../json-resume/extension.ts';
import { draftEntries, type EntryDraft } from './drafts.ts';
import type { Reading } from './entry-sections.ts';
import { keptEntries } from './kept-entries.ts';
import { listedSkills } from './listed-things.ts';
import { shortenedText } from './long-texts.ts';
import { OF_PROFILE } from './machine-written.ts';
import { type HeldContact, readPerson } from './person.ts';
import { lineAt, linesAt, listAt, objectAt, textAt, valueAt } from './reading.ts';
import { readPreferences } from './wishes.ts';

const SECTION = 'overview';

export async function readOverview(reading: Reading, transaction: Database, held: HeldContact): Promise<void> {
  readPerson(reading, held);
  readLinks(reading);
  await readSkills(reading, transaction);
  readCodes(reading);
  await readPreferences(reading, transaction);
}

function readLinks({ file, extension, profile, draft, told, doubts }: Reading): void {
  const basics = objectAt(file, 'basics');
  const { entries, more, unreadable } = listAt(basics, 'profiles');
  told.count(SECTION, 'more', more);
  told.count(SECTION, 'unreadable', unreadable);
  const kept = keptEntries<LinkPart>(extension, 'links', EXTENSION_PARTS.link, profileEntry);
  const found = entries.map((entry) => {
    const value = withScheme(lineAt(entry, 'url') ?? '');
    const network = lineAt(entry, 'network');
    const part = kept(entry);
    if (!part && (!value || !isWebAddress(value))) told.leave('more', [[network, lineAt(entry, 'username')].filter(Boolean).join(': ')]);
    return { link: part ?? { name: network ?? hostOf(value), value }, doubts: doubts.get(entry) };
  });
  const url = withScheme(lineAt(basics, 'url') ?? '');
  if (url) found.push({ link: { name: hostOf(url), value: url }, doubts: undefined });
  const drafts = found.flatMap(({ link, doubts: doubted }): EntryDraft[] => {
    if (!isWebAddress(link.value)) {
      told.ask(SECTION, 'linkWrong', { name: link.value || link.name || '–' });
      return [];
    }
    const name = cutTo(link.name || hostOf(link.value), LIMITS.linkNameCharacters);
    if (name.length < link.name.length) told.leave('more', [`${link.name}: ${link.value}`]);
    return [{ name, key: linkKey(link.value), value: { ...link, name }, doubts: doubted }];
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

async function readSkills({ file, extension, profile, draft, told, doubts }: Reading, transaction: Database): Promise<void> {
  const { entries, more, unreadable } = listAt(file, 'skills');
  told.count(SECTION, 'more', more);
  told.count(SECTION, 'unreadable', unreadable);
  const kept = keptEntries<SkillPart>(extension, 'skills', EXTENSION_PARTS.skill, skillEntry);
  const parts = entries.flatMap((entry): (SkillPart & Pick<EntryDraft, 'doubts'>)[] => {
    const part = kept(entry);
    const name = lineAt(entry, 'name');
    if (part) return [part];
    return [...(name ? [name] : []), ...linesAt(entry, 'keywords')].map((words) => ({
      ...{ skillId: null, name: words, doubts: doubts.get(entry) },
    }));
  });
  const listed = await listedSkills(transaction, parts);
  const drafts = parts.map(({ skillId, name, doubts: doubted }): EntryDraft => {
    const isListed = skillId !== null && listed.get(skillId)?.includes(fold(name));
    return { name, key: fold(name), value: isListed ? { skillId } : { customSkillName: name }, doubts: doubted };
  });
  const before = profile.skills ?? [];
  draftEntries(draft, told, { section: SECTION, of: 'skills', held: before.map(({ name }) => fold(name)), count: before.length }, drafts);
}

/** Nationalities and work authorizations, where the file says them. */
function readCodes({ nationalities: said, permits, doubtfulCodes, profile, draft, told }: Reading): void {
  const doubtsOf = (kind: 'nationality' | 'permit', code: string) => (doubtfulCodes[kind].includes(code) ? ([kind] as const) : undefined);
  const nationalities = said.map((code) => ({
    ...{ name: code, key: code, value: { nationality: code } },
    doubts: doubtsOf('nationality', code),
  }));
  const held = (profile.nationalities ?? []).map(({ nationality }) => nationality);
  draftEntries(draft, told, { section: SECTION, of: 'nationalities', held, count: held.length }, nationalities);
  const codes = permits.map((code) => ({ name: code, key: code, value: { code }, doubts: doubtsOf('permit', code) }));
  const heldCodes = profile.workAuthorizations.map(({ code }) => code);
  draftEntries(draft, told, { section: SECTION, of: 'workAuthorizations', held: heldCodes, count: heldCodes.length }, codes);
}

export function readSummary({ file, extension, profile, draft, told, isMachines }: Reading): void {
  const words = textAt(objectAt(file, 'basics'), 'summary');
  if (!words) return;
  const kept = EXTENSION_PARTS.summary.safeParse(valueAt(extension, 'summary'));
  const rich = kept.success && visibleText(kept.data) === words ? kept.data : undefined;
  const text = rich === undefined ? shortenedText(words, [], LIMITS.summaryCharacters) : { html: rich, end: undefined };
  told.leave('summary', [text.end]);
  if (profile.summary) {
    const [mine, theirs] = [visibleText(profile.summary), visibleText(text.html ?? '')];
    // @rule imports.29
    const isNewer = theirs.length > mine.length && isMachines(OF_PROFILE, { summary: text.html }, { summary: profile.summary });
    if (mine === theirs) told.count('summary', 'known');
    else
      told.offer('summary', {
        key: isNewer ? 'summaryNewer' : 'kept',
        name: '',
        differences: [{ field: 'summary', mine, theirs }],
        ops: { candidate: { op: 'update', value: { summary: text.html } } },
      });
    return;
  }
  if (text.end) told.ask('summary', 'summaryShortened', { max: LIMITS.summaryCharacters });
  draft.ops.candidate = { op: 'update', value: { ...draft.ops.candidate?.value, summary: text.html } };
}
