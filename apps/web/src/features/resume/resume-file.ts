// A file that somebody chose, before it is sent: whether it is a JSON Resume, whose it is, and how much each section holds.
import { IMPORT_SECTIONS } from '@fairway/rules/profile-import';

export type ImportSection = (typeof IMPORT_SECTIONS)[number];
export type ResumeFile = {
  resume: Record<string, unknown>;
  /** Sections that hold something, with how many entries; the overview and the summary are one. */
  sections: { section: ImportSection; count: number }[];
};

/** A little under the limit of the call. */
export const FILE_BYTES = 1_000_000;

/** The file's text as a JSON Resume; undefined where it is none. */
export function readResumeFile(text: string): ResumeFile | undefined {
  let resume: unknown;
  try {
    resume = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
  if (!isObject(resume)) return undefined;
  const basics = isObject(resume.basics) ? resume.basics : {};
  const entries = (key: string) => (Array.isArray(resume[key]) ? resume[key].length : 0);
  const hasBasics = ['location', 'phone', 'url', 'profiles', 'name'].some((key) => basics[key] !== undefined);
  const counts: Record<ImportSection, number> = {
    overview: hasBasics || entries('skills') > 0 ? 1 : 0,
    languages: entries('languages'),
    study_programs: entries('education'),
    work_experience: entries('work'),
    memberships: entries('volunteer'),
    summary: typeof basics.summary === 'string' && basics.summary.trim() !== '' ? 1 : 0,
  };
  const sections = IMPORT_SECTIONS.map((section) => ({ section, count: counts[section] })).filter(({ count }) => count > 0);
  return sections.length > 0 ? { resume, sections } : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
