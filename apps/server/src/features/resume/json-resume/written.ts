// A profile as a JSON Resume 1.0 document (https://jsonresume.org/schema). What is empty is left out; nothing of it is null.

import { formatters } from '@fairway/i18n/formatters';
import { loadMessages } from '@fairway/i18n/messages';
import { OTHER_LANGUAGE } from '@fairway/rules/languages';
import { fullName } from '@fairway/rules/names';
import { visibleText } from '@fairway/rules/visible-characters';
import type { ResumeSource } from '../queries.ts';
import { type EnglishWords, educationEntry, languageEntry, profileEntry, skillEntry, volunteerEntry, workEntry } from './entries.ts';
import { extensionOf } from './extension.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** English, for what programs read. */
export async function englishWords(): Promise<EnglishWords> {
  const messages = await loadMessages('en');
  const { language } = formatters({ locale: 'en', timeZone: 'UTC', now: new Date(0) });
  return { messages, language: (code) => (code === OTHER_LANGUAGE ? messages.reference.languages.other : language(code)) };
}

/** The document. The source was read in English. */
export async function jsonResume(source: ResumeSource): Promise<Record<string, unknown>> {
  const english = await englishWords();
  const { profile, email, phone } = source;
  const kept = extensionOf(source);
  const current = kept.workExperiences.find((entry) => entry.isCurrentJob);
  const location = filled({ city: profile.city ?? undefined, countryCode: profile.country ?? undefined });
  return {
    $schema: SCHEMA,
    basics: filled({
      name: fullName(profile.firstName, profile.lastName) || undefined,
      label: current?.title,
      email,
      phone: phone ?? undefined,
      summary: kept.summary ? visibleText(kept.summary) : undefined,
      location: Object.keys(location).length > 0 ? location : undefined,
      profiles: kept.links.map((link) => filled(profileEntry(link))),
    }),
    work: kept.workExperiences.map((entry) => filled(workEntry(entry))),
    volunteer: kept.memberships.map((entry) => filled(volunteerEntry(entry))),
    education: kept.studyPrograms.map((entry) => filled(educationEntry(entry, english))),
    skills: kept.skills.map((entry) => filled(skillEntry(entry))),
    languages: kept.languages.map((entry) => filled(languageEntry(entry, english))),
    interests: [...(kept.preferences?.careerFields ?? [])].map((id) => ({ name: careerField(english, id) })),
    meta: { version: 'v1.0.0', lastModified: profile.updatedAt.slice(0, 19), fairway: kept },
  };
}

function careerField({ messages }: EnglishWords, id: string): string {
  const names: Record<string, string> = messages.terms.jobCategories;
  return Object.hasOwn(names, id) ? (names[id] as string) : id;
}

function filled(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
}
