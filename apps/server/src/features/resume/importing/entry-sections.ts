// The sections of entries: what a file says of work, memberships, education and languages, as changes of a profile.

import { fold } from '@fairway/rules/folding';
import { LIMITS } from '@fairway/rules/limits';
import { OTHER_FIELD, type Proficiency } from '@fairway/rules/profile';
import type { ImportSection } from '@fairway/rules/profile-import';
import { cutTo } from '@fairway/rules/visible-characters';
import { type EnglishWords, educationEntry, languageEntry, volunteerEntry, workEntry } from '../json-resume/entries.ts';
import { EXTENSION_PARTS, type LanguagePart, type MembershipPart, type StudyPart, type WorkPart } from '../json-resume/extension.ts';
import type { ResumeSource } from '../queries.ts';
import { type Draft, draftEntries, type EntryDraft } from './drafts.ts';
import type { Findings } from './findings.ts';
import type { Incoming } from './incoming.ts';
import { type Joined, type JoinRules, joinEntry } from './joining.ts';
import { keptEntries } from './kept-entries.ts';
import type { LanguageWords } from './language-words.ts';
import { shortenedText } from './long-texts.ts';
import type { IsMachines } from './machine-written.ts';
import { dateAt, isOngoing, type Json, lineAt, linesAt, listAt, textAt, valueAt } from './reading.ts';
import type { StudyWords } from './study-words.ts';
import { unknownOfPeriod, unknownOfStudy } from './unknown-fields.ts';

export type Reading = Omit<Incoming, 'resume' | 'unread'> & {
  file: Json;
  profile: ResumeSource['profile'];
  english: EnglishWords;
  languages: LanguageWords;
  studies: StudyWords;
  schoolNamed(name: string): Promise<number | undefined>;
  /** Programs of the file that schools here keep, by id. */
  programIds: ReadonlySet<string>;
  /** Who wrote what the profile says. */
  isMachines: IsMachines;
  told: Findings;
  draft: Draft;
};

/** Two entries with the same names that begin in the same month are one. */
const entryKey = (who: string, what: string, start: string | null) => `${fold(who)}\n${fold(what)}\n${start?.slice(0, 7) ?? ''}`;

const WORK: JoinRules<WorkPart> = {
  names: ({ companyTitle, title }) => [companyTitle, title],
  isOpen: ({ isCurrentJob }) => isCurrentJob,
  flag: 'isCurrentJob',
  texts: ['location', 'description'],
  written: ({ title, companyTitle, location, description, start, end, isCurrentJob }) => ({
    title, companyTitle, location, description, start, end: isCurrentJob ? null : end, isCurrentJob,
  }), // biome-ignore format: the fields
};

export function readWork({ file, extension, profile, told, draft, doubts, isMachines }: Reading): void {
  const section = 'work_experience';
  const before = profile.workExperiences ?? [];
  const { entries, ...rest } = listAt(file, 'work');
  countRest(told, section, rest);
  const kept = keptEntries<WorkPart>(extension, 'workExperiences', EXTENSION_PARTS.work, workEntry);
  const drafts = entries.map((entry): EntryDraft => {
    const own = kept(entry);
    const value =
      own ??
      readPeriodEntry(entry, section, told, (common) => ({
        title: lineAt(entry, 'position') ?? '',
        companyTitle: lineAt(entry, 'name') ?? lineAt(entry, 'company') ?? '',
        location: lineAt(entry, 'location') ?? '',
        description: common.description,
        start: common.start,
        end: common.end,
        isCurrentJob: common.isOngoing,
      }));
    return {
      name: nameOf(value.title, value.companyTitle),
      key: entryKey(value.companyTitle, value.title, value.start),
      value,
      doubts: doubts.get(entry),
      unknown: own ? [] : unknownOfPeriod(entry, { ...value, who: value.companyTitle }),
      joined: joinEntry(before, value, WORK, isMachines),
    };
  });
  draftEntries(draft, told, { section, of: 'workExperiences', held: [], count: before.length }, drafts);
}

const MEMBERSHIP: JoinRules<MembershipPart> = {
  names: ({ organizationName, title }) => [organizationName, title],
  isOpen: ({ isActive }) => isActive,
  flag: 'isActive',
  texts: ['description'],
  written: ({ title, organizationName, description, start, end, isActive }) => ({
    title, organizationName, description, start, end: isActive ? null : end, isActive,
  }), // biome-ignore format: the fields
};

export function readMemberships({ file, extension, profile, told, draft, doubts, isMachines }: Reading): void {
  const section = 'memberships';
  const before = profile.memberships ?? [];
  const { entries, ...rest } = listAt(file, 'volunteer');
  countRest(told, section, rest);
  const kept = keptEntries<MembershipPart>(extension, 'memberships', EXTENSION_PARTS.membership, volunteerEntry);
  const drafts = entries.map((entry): EntryDraft => {
    const own = kept(entry);
    const value =
      own ??
      readPeriodEntry(entry, section, told, (common) => ({
        title: lineAt(entry, 'position') ?? '',
        organizationName: lineAt(entry, 'organization') ?? '',
        description: common.description,
        start: common.start,
        end: common.end,
        isActive: common.isOngoing,
      }));
    return {
      name: nameOf(value.title, value.organizationName),
      key: entryKey(value.organizationName, value.title, value.start),
      value,
      doubts: doubts.get(entry),
      unknown: own ? [] : unknownOfPeriod(entry, { ...value, who: value.organizationName }),
      joined: joinEntry(before, value, MEMBERSHIP, isMachines),
    };
  });
  draftEntries(draft, told, { section, of: 'memberships', held: [], count: before.length }, drafts);
}

type Study = { schoolName: string; name: string; levelId: string | null; start: string | null; end: string | null };
const STUDY: JoinRules<Study> = {
  names: ({ schoolName, name }) => [schoolName, name],
  isOpen: () => false,
  texts: [],
  written: ({ start, end }) => ({ start, end }),
};

export async function readStudies(reading: Reading): Promise<void> {
  const { file, extension, profile, told, draft, english, doubts, isMachines } = reading;
  const before = profile.studyPrograms.map(({ id, studyProgram, start, end }) => ({
    id,
    schoolName: studyProgram.school?.name ?? studyProgram.customSchoolName ?? '',
    name: studyProgram.name,
    levelId: studyProgram.levelId,
    start,
    end,
  }));
  const section = 'study_programs';
  const { entries, ...rest } = listAt(file, 'education');
  countRest(told, section, rest);
  const kept = keptEntries<StudyPart>(extension, 'studyPrograms', EXTENSION_PARTS.study, (part) => educationEntry(part, english));
  const drafts: EntryDraft[] = [];
  for (const entry of entries) {
    const own = kept(entry);
    const part = own ?? readStudy(entry, reading);
    // The same school and level at the same time is the same study, whatever a program is called.
    const sameLevel = before.filter(({ levelId }) => levelId !== null && levelId === part.levelId);
    const named = joinEntry<Study>(before, part, STUDY, isMachines);
    const bySchool = { ...STUDY, names: ({ schoolName }: Study) => [schoolName] };
    const joined = named === 'new' ? joinEntry<Study>(sameLevel, part, bySchool, isMachines) : named;
    // The profile's name of it stays; the file's is kept as text.
    if (named === 'new' && joined !== 'new') told.leave('grades', [nameOf(part.name, part.schoolName)]);
    drafts.push({
      name: nameOf(part.name, part.schoolName),
      key: entryKey(part.schoolName, part.name, part.end),
      value: await studyChange(part, reading),
      doubts: doubts.get(entry),
      unknown: own ? [] : unknownOfStudy(entry, part),
      joined,
    });
  }
  draftEntries(draft, told, { section, of: 'studyPrograms', held: [], count: before.length }, drafts);
}

/** An entry of a program that the school keeps here, or one of the person's own. */
async function studyChange(part: StudyPart, { schoolNamed, programIds }: Reading): Promise<object> {
  const { programId, campusId, start, end, schoolName } = part;
  if (programId && programIds.has(programId)) return { programId, campusId, start, end };
  const schoolId = schoolName ? await schoolNamed(schoolName) : undefined;
  const school = schoolId === undefined ? { customSchoolName: schoolName } : { schoolId };
  const program = { ...school, name: part.name, description: part.description, levelId: part.levelId, addFields: part.fields };
  return { start, end, ...(schoolId === undefined ? {} : { campusId }), studyProgram: program };
}

function readStudy(entry: Json, { studies, levels, told }: Reading): StudyPart {
  const area = lineAt(entry, 'area') ?? '';
  const degree = lineAt(entry, 'studyType') ?? '';
  const schoolName = lineAt(entry, 'institution') ?? '';
  const [start, end] = [dateAt(entry, 'startDate'), dateAt(entry, 'endDate', true)];
  for (const { unread } of [start, end])
    if (unread) told.ask('study_programs', 'dateUnknown', { name: nameOf(area, schoolName), words: unread });
  const field = area ? studies.fieldOf(area) : undefined;
  const fields = field?.id === OTHER_FIELD ? [{ ...field, name: cutTo(area, LIMITS.otherFieldCharacters) }] : field ? [field] : [];
  const levelId = levels.get(entry) ?? studies.levelOf(degree) ?? studies.levelOf(area) ?? null;
  // A profile has the level of a degree, and nothing for its place, its marks and what was learned.
  const notes = [fold(area).includes(fold(degree)) ? undefined : degree, lineAt(entry, 'location'), lineAt(entry, 'score')];
  told.leave('grades', [noteOf(schoolName || area, [...notes, textAt(entry, 'summary'), ...linesAt(entry, 'courses')])]);
  return { programId: null, campusId: null, schoolName, name: area, description: '', levelId, fields, start: start.on, end: end.on };
}

export function readLanguages({ file, extension, profile, told, draft, english, languages, doubts }: Reading): void {
  const section = 'languages';
  const { entries, ...rest } = listAt(file, 'languages');
  countRest(told, section, rest);
  const kept = keptEntries<LanguagePart>(extension, 'languages', EXTENSION_PARTS.language, (part) => languageEntry(part, english));
  const drafts = entries.flatMap((entry): EntryDraft[] => {
    const part = kept(entry);
    const words = lineAt(entry, 'language') ?? '';
    if (part) return [{ name: words, key: part.languageId, value: part, joined: joinLanguage(profile, part) }];
    const languageId = languages.languageOf(words);
    const name = languageId && languageId === words ? english.language(languageId) : words;
    const fluency = lineAt(entry, 'fluency') ?? '';
    const proficiencyId: Proficiency | undefined = languages.proficiencyOf(fluency);
    told.leave('grades', [lineAt(entry, 'note')]);
    if (!languageId) told.ask(section, 'languageUnknown', { name: fluency ? `${name} (${fluency})` : name });
    // A language that is there already needs no level.
    else if (!proficiencyId && !profile.languages.some((held) => held.languageId === languageId)) {
      if (fluency) told.ask(section, 'fluencyUnknown', { name, words: fluency });
      else told.ask(section, 'lacks', { name, fields: 'fluency' });
    } else {
      if (!proficiencyId) told.leave('grades', [noteOf(name, [fluency])]);
      const value = { languageId, proficiencyId };
      return [{ name, key: languageId, value, doubts: doubts.get(entry), joined: joinLanguage(profile, value) }];
    }
    return [];
  });
  draftEntries(draft, told, { section, of: 'languages', held: [], count: profile.languages.length }, drafts);
}

function joinLanguage(
  profile: Reading['profile'],
  { languageId, proficiencyId }: { languageId: string; proficiencyId?: string | undefined },
): Joined {
  const twin = profile.languages.find((held) => held.languageId === languageId);
  if (!twin) return 'new';
  if (!proficiencyId || proficiencyId === twin.proficiencyId) return 'known';
  const differences = [{ field: 'fluency', mine: twin.proficiencyId, theirs: proficiencyId }];
  return { offers: [{ verdict: 'differs', differences, change: { id: twin.id, proficiencyId } }], more: [] };
}

type Common = { description: string | null; start: string | null; end: string | null; isOngoing: boolean };

/** What work and memberships share: their period and text. */
function readPeriodEntry<T extends { title: string }>(entry: Json, section: ImportSection, told: Findings, make: (common: Common) => T): T {
  const goesOn = valueAt(entry, 'hasNoEnd') !== true && isOngoing(entry, 'endDate');
  const start = dateAt(entry, 'startDate');
  const end = goesOn ? { on: null } : dateAt(entry, 'endDate', true);
  const text = shortenedText(
    textAt(entry, 'summary') ?? textAt(entry, 'description'),
    linesAt(entry, 'highlights'),
    LIMITS.entryDescriptionCharacters,
  );
  // Nothing said of the end means that it goes on only where there is a start.
  const isKnownToGoOn = goesOn && (start.on !== null || lineAt(entry, 'endDate') !== undefined);
  const made = make({ description: text.html, start: start.on, end: end.on, isOngoing: isKnownToGoOn });
  const name = nameOf(made.title, lineAt(entry, 'name') ?? lineAt(entry, 'organization') ?? '');
  // What a description besides a summary says is mostly who the employer is.
  if (textAt(entry, 'summary')) told.leave('more', [noteOf(name, [textAt(entry, 'description')])]);
  for (const date of [start, end]) if ('unread' in date && date.unread) told.ask(section, 'dateUnknown', { name, words: date.unread });
  if (text.end) told.ask(section, 'shortened', { name, max: LIMITS.entryDescriptionCharacters });
  told.leave('more', [noteOf(name, [text.end])]);
  return made;
}

const nameOf = (what: string, where: string): string => [what, where].filter(Boolean).join(', ') || '–';

/** What is told of something, on one line; undefined where nothing is. */
function noteOf(name: string, notes: readonly (string | undefined)[]): string | undefined {
  const said = notes.filter(Boolean).join('; ');
  return said ? [name, said].filter(Boolean).join(': ') : undefined;
}

function countRest(told: Findings, section: ImportSection, { more, unreadable }: { more: number; unreadable: number }): void {
  told.count(section, 'more', more);
  told.count(section, 'unreadable', unreadable);
}
