// A profile in the words of a reader, for the document. Gender, pronoun, nationality and the protected answers are never asked for here.

import { type Formatters, formatters } from '@fairway/i18n/formatters';
import { loadMessages } from '@fairway/i18n/messages';
import { termName } from '@fairway/i18n/terms';
import { type Translator, translator } from '@fairway/i18n/translator';
import { type Locale, languageTag } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import { isProfileDate } from '@fairway/rules/profile-issues';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Inline, ResumeContent, ResumeEntry, ResumeSection } from './document/resume-content.ts';
import { richBlocks, safeAddress } from './document/rich-blocks.ts';
import type { ResumeSource } from './queries.ts';

type Wording = { t: Translator; formats: Formatters; level: (id: string) => string; field: (id: string) => string };

/** What the document says. */
export async function resumeContent(source: ResumeSource, locale: Locale, now: Date): Promise<ResumeContent> {
  const [t, messages] = await Promise.all([translator(locale), loadMessages(locale)]);
  const wording: Wording = {
    t,
    formats: formatters({ locale, timeZone: 'UTC', now }),
    level: (id) => termName(messages, 'educationLevels', id),
    field: (id) => termName(messages, 'educationFields', id),
  };
  const { profile } = source;
  const name = shownName(source);
  return {
    locale,
    language: languageTag(locale),
    title: t('resume.document.title', { name }),
    author: name,
    headline: headline(profile, wording),
    contact: { title: t('resume.document.contact'), facts: contactFacts(source, wording) },
    sections: sections(profile, wording),
    createdAt: now,
  };
}

/** What the document calls the person: somebody without a name yet is known by the address. */
export const shownName = ({ profile, email }: ResumeSource) => fullName(profile.firstName, profile.lastName) || email;

type Profile = ResumeSource['profile'];
const words = (text: string): Inline[] => [{ text }];

function sections(profile: Profile, wording: Wording): ResumeSection[] {
  const { t } = wording;
  const section = (title: string, place: 'main' | 'side', given: Partial<ResumeSection>): ResumeSection => ({
    title,
    place,
    blocks: [],
    entries: [],
    facts: [],
    ...given,
  });
  const languages = profile.languages.map(({ language, proficiencyId }) =>
    words(t('resume.document.language', { language: language.name, level: t(`profile.proficiencies.${proficiencyId}`) })),
  );
  const links = (profile.links ?? []).map(({ name, value }) => {
    const href = safeAddress(value);
    return [{ text: name, ...(href ? { href } : {}) }];
  });
  return [
    section(t('resume.document.summary'), 'main', { blocks: richBlocks(profile.summary) }),
    section(t('resume.document.work'), 'main', { entries: (profile.workExperiences ?? []).map((entry) => workEntry(entry, wording)) }),
    section(t('resume.document.education'), 'main', { entries: profile.studyPrograms.map((entry) => studyEntry(entry, wording)) }),
    section(t('resume.document.memberships'), 'main', {
      entries: (profile.memberships ?? []).map((entry) => membershipEntry(entry, wording)),
    }),
    section(t('resume.document.skills'), 'side', { facts: (profile.skills ?? []).map((skill) => words(skill.name)) }),
    section(t('resume.document.languages'), 'side', { facts: languages }),
    section(t('resume.document.links'), 'side', { facts: links }),
  ];
}

/** What the person does now. */
function headline(profile: Profile, { t }: Wording): string {
  const current = profile.workExperiences?.find((entry) => entry.isCurrentJob);
  return current ? t('resume.document.headline', { title: current.title, company: current.companyTitle }) : '';
}

function contactFacts({ profile, email, phone }: ResumeSource, { formats }: Wording): Inline[][] {
  const country = profile.country ? formats.country(profile.country) : '';
  const place = [profile.city ?? '', country].filter(Boolean).join(', ');
  const address = safeAddress(`mailto:${email}`);
  return [
    ...(place ? [words(place)] : []),
    [{ text: email, ...(address ? { href: address } : {}) }],
    ...(phone ? [words(parsePhoneNumberFromString(phone)?.formatInternational() ?? phone)] : []),
  ];
}

type Period = { start: string | null; end: string | null };

function period({ start, end }: Period, isOngoing: boolean, { t, formats }: Wording): string {
  const from = isProfileDate(start) ? formats.month(start) : undefined;
  const to = isOngoing ? t('resume.document.present') : isProfileDate(end) ? formats.month(end) : undefined;
  if (from && to) return t('resume.document.period', { start: from, end: to });
  if (from) return from;
  return to ?? '';
}

function workEntry(entry: NonNullable<Profile['workExperiences']>[number], wording: Wording): ResumeEntry {
  return {
    title: words(entry.title),
    detail: [entry.companyTitle, entry.location].filter(Boolean).join(' · '),
    period: period(entry, entry.isCurrentJob, wording),
    blocks: richBlocks(entry.description),
  };
}

function membershipEntry(entry: NonNullable<Profile['memberships']>[number], wording: Wording): ResumeEntry {
  return {
    title: words(entry.title),
    detail: entry.organizationName,
    period: period(entry, entry.isActive, wording),
    blocks: richBlocks(entry.description),
  };
}

function studyEntry({ studyProgram, ...entry }: Profile['studyPrograms'][number], wording: Wording): ResumeEntry {
  const level = studyProgram.levelId ? wording.level(studyProgram.levelId) : '';
  const fields = studyProgram.fields.map((field) => field.name ?? wording.field(field.id));
  const what = studyProgram.name || wording.formats.facts(fields);
  return {
    title: words(level && what ? wording.t('resume.document.degree', { level, program: what }) : level || what),
    detail: [studyProgram.school?.name ?? studyProgram.customSchoolName, entry.campus?.name, ...(studyProgram.name ? fields : [])]
      .filter(Boolean)
      .join(' · '),
    period: period(entry, false, wording),
    blocks: studyProgram.description ? [{ kind: 'paragraph', inlines: words(studyProgram.description) }] : [],
  };
}
