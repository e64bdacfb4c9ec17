// What stays of an import that was taken back, by name: what its person changed since, and what a later import went on from.
import { IMPORT_SECTIONS, type ImportSection } from '@fairway/rules/profile-import';
import { englishWords } from '../json-resume/written.ts';
import type { ImportRow, ProfileImport, ResumeSource } from '../queries.ts';
import type { ChangedSection } from './change.ts';
import { type Kept, NAMES } from './changes.ts';

type Item = ProfileImport['result']['sections'][number]['items'][number];
export type Stayed = Kept & { isLater: boolean };

const SECTIONS: Readonly<Partial<Record<ChangedSection, ImportSection>>> = {
  workExperiences: 'work_experience',
  memberships: 'memberships',
  studyPrograms: 'study_programs',
  languages: 'languages',
};
/** Fields by the names of messages `resume.fields.<name>`. */
const FIELDS: Readonly<Record<string, string>> = { phoneNumber: 'phone', country: 'place', city: 'place', summary: 'summary' };

/** What is told of it, by section. */
export async function stayedItems(source: ResumeSource, row: ImportRow, stayed: readonly Stayed[]): Promise<Map<ImportSection, Item[]>> {
  const { language } = await englishWords();
  const told = new Map<ImportSection, Item[]>(IMPORT_SECTIONS.map((section) => [section, []]));
  const say = (section: ImportSection, key: string, values: Record<string, string>) => {
    const items = told.get(section) ?? [];
    const id = `stayed-${section}-${items.length + 1}`;
    items.push({ id, descriptionKey: `resume.import.${key}`, descriptionValues: values, isAction: false, resolved: true, canTake: false });
  };
  for (const part of stayed)
    if ('section' in part)
      say(SECTIONS[part.section] ?? 'overview', part.isLater ? 'stayedForImport' : 'stayed', { name: nameOf(source, part, language) });
  const fields = stayed.flatMap((part) => ('section' in part ? [] : [part]));
  for (const isLater of [false, true]) {
    const names = new Set(fields.flatMap((part) => (part.isLater === isLater ? [FIELDS[part.name] ?? 'wishes'] : [])));
    if (names.size > 0) say('overview', isLater ? 'fieldsStayedForImport' : 'fieldsStayed', { fields: [...names].join(',') });
  }
  if (row.changes.some((change) => change.fields.some(({ name }) => NAMES.includes(name)))) say('overview', 'nameStayed', {});
  return told;
}

/** An entry as its person knows it. */
function nameOf(
  { profile }: ResumeSource,
  { section, id }: { section: ChangedSection; id: string },
  language: (code: string) => string,
): string {
  const of = <T extends { id: string | null }>(list: readonly T[] | undefined) => list?.find((one) => one.id === id);
  const [work, membership, study] = [of(profile.workExperiences), of(profile.memberships), of(profile.studyPrograms)];
  const { studyProgram: program } = study ?? {};
  const names: Record<ChangedSection, (string | undefined)[]> = {
    workExperiences: [work?.title, work?.companyTitle],
    memberships: [membership?.title, membership?.organizationName],
    studyPrograms: [program?.name, program?.school?.name ?? program?.customSchoolName ?? undefined],
    languages: profile.languages.filter((one) => one.id === id).map(({ languageId }) => language(languageId)),
    skills: [of(profile.skills)?.name],
    links: [of(profile.links)?.name],
    nationalities: [of(profile.nationalities)?.nationality],
    workAuthorizations: [of(profile.workAuthorizations)?.code],
  };
  return names[section].filter(Boolean).join(', ') || '–';
}
