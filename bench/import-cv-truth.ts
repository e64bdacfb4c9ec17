// What stands in a CV, as a judge wrote it down: files.json beside the files says whose each is and what it must give, `truths` what is in it.
// Values are lists of what is right, the best first; dates as exactly as the file writes them. Absent parts are not judged.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type PeriodTruth = { start?: string; end?: string };
/** `also`: a post without pay, with its time. Strangers count it as work or among memberships, and the specification has room for it in both. */
export type WorkTruth = PeriodTruth & { employer: string[]; title: string[]; also?: 'membership' };
export type EducationTruth = PeriodTruth & {
  school: string[];
  degree: string[];
  /** None: not judged. */
  levels: string[];
  /** May be left out: what a school before the university gives. */
  levelIsOpen?: boolean;
  field: string[];
  /** The degree's own words say it, so that a reader may leave it out. */
  fieldIsInDegree?: boolean;
};
export type CvTruth = {
  /** A locale. */
  language: string;
  /** Empty: nobody's; a name that is read is wrong. */
  name: string;
  /** Other forms of it that are as right: with a title, a nickname, in other letters. */
  nameAlso?: string[];
  emails?: string[];
  /** E.164. */
  phones?: string[];
  links?: string[];
  city?: string;
  bornOn?: string;
  nationalities?: string[];
  /** Countries, or `EU`; absent beside nationalities: none are told. */
  permits?: string[];
  work?: WorkTruth[];
  education?: EducationTruth[];
  languages?: { name: string; codes: string[]; levels: string[] }[];
  skills?: string[];
  /** May be read beside them: what groups of skills are called. */
  skillsBeside?: string[];
  memberships?: { organization: string; title: string; also?: 'work' }[];
  certificates?: string[];
};

/** A file and what it must give: a truth, or a fault; `absent`: words that stand in it and must not be read. */
export type CvFile = { file: string; layout: string; truth?: CvTruth; fault?: string[]; absent?: string[] };

type Listed = { file: string; layout: string; truth?: string; fault?: string[]; absent?: string[] };

/** The files of a folder made here (files.json), with their truths. Throws where a truth is missing. */
export function listedFiles(folder: string): CvFile[] {
  const list = path.join(folder, 'files.json');
  if (!existsSync(list)) return [];
  const { files, truths } = JSON.parse(readFileSync(list, 'utf8')) as { files: Listed[]; truths: Record<string, CvTruth> };
  return files.map(({ truth, ...file }) => {
    const told = truth === undefined ? undefined : truths[truth];
    if (truth !== undefined && !told) throw new Error(`No truth ${truth} for ${file.file}`);
    return { ...file, ...(told && { truth: told }) };
  });
}
