// Entries of a profile as JSON Resume 1.0 writes them. Names are English: the file is read by programs. The import compares a file's entries
// with these to see which ones nobody changed.
import type { Messages } from '@fairway/i18n/messages.gen';
import { termName } from '@fairway/i18n/terms';
import { PROFICIENCIES, type Proficiency } from '@fairway/rules/profile';
import { visibleText } from '@fairway/rules/visible-characters';
import type { LanguagePart, LinkPart, MembershipPart, SkillPart, StudyPart, WorkPart } from './extension.ts';

export type EnglishWords = { messages: Messages; language: (code: string) => string };

/** The month where the day is its first: profiles are kept to the month. */
const jsonDate = (on: string | null): string | undefined => (on === null ? undefined : on.endsWith('-01') ? on.slice(0, 7) : on);
const plain = (html: string | null): string | undefined => (html ? visibleText(html) || undefined : undefined);

export const workEntry = (entry: WorkPart) => ({
  name: entry.companyTitle,
  position: entry.title,
  location: entry.location || undefined,
  startDate: jsonDate(entry.start),
  endDate: entry.isCurrentJob ? undefined : jsonDate(entry.end),
  summary: plain(entry.description),
});

/** Memberships are what the format calls volunteering: a role in an organization. */
export const volunteerEntry = (entry: MembershipPart) => ({
  organization: entry.organizationName,
  position: entry.title,
  startDate: jsonDate(entry.start),
  endDate: entry.isActive ? undefined : jsonDate(entry.end),
  summary: plain(entry.description),
});

export const educationEntry = (entry: StudyPart, { messages }: EnglishWords) => ({
  institution: entry.schoolName,
  area: entry.name || entry.fields.map(({ id, name }) => name ?? termName(messages, 'educationFields', id)).join(', ') || undefined,
  studyType: entry.levelId ? termName(messages, 'educationLevels', entry.levelId) : undefined,
  startDate: jsonDate(entry.start),
  endDate: jsonDate(entry.end),
});

export const languageEntry = (entry: LanguagePart, { messages, language }: EnglishWords) => ({
  language: language(entry.languageId),
  fluency: isProficiency(entry.proficiencyId) ? messages.profile.proficiencies[entry.proficiencyId] : undefined,
});
const isProficiency = (id: string): id is Proficiency => (PROFICIENCIES as readonly string[]).includes(id);

export const skillEntry = (entry: SkillPart) => ({ name: entry.name });

/** A link to a network names the person there; any other has its address alone. */
export const profileEntry = (entry: LinkPart) => ({ network: entry.name, username: usernameOf(entry.value), url: entry.value });

const NETWORKS =
  /(?:^|\.)(?:linkedin\.com|github\.com|gitlab\.com|x\.com|twitter\.com|mastodon\.social|xing\.com|behance\.net|dribbble\.com)$/;

function usernameOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  return NETWORKS.test(hostname) ? pathname.split('/').filter(Boolean).at(-1) : undefined;
}
