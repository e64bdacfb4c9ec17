// What is read in a CV. Nothing here is invented: each value stands in the file, or follows from what stands there by a list (a level from the
// name of a degree). What is not understood is kept as text.
import type { Proficiency } from '@fairway/rules/profile';
import type { TextDocument } from './text-document.ts';

/** `check`: somebody should look at it, because the file can be read in another way. */
type Doubt = 'sure' | 'check';
export type Read<T> = { value: T; doubt: Doubt };

/** `2021`, `2021-09` or `2021-09-15`: as exactly as it was written. */
export type WrittenDate = string;

export type Period = {
  start?: Read<WrittenDate>;
  /** Absent where it goes on. */
  end?: Read<WrittenDate>;
  isCurrent: boolean;
};

export type CvWork = Period & {
  title?: Read<string>;
  employer?: Read<string>;
  location?: Read<string>;
  /** Paragraphs; what began with a mark of a list begins with `- `. */
  description?: string;
};

export type CvEducation = Period & {
  school?: Read<string>;
  /** As written: "B.Sc. Informatik", "学士（経済学）". */
  degree?: Read<string>;
  level?: Read<CvLevel>;
  /** What is studied, without the degree. */
  field?: Read<string>;
  location?: Read<string>;
  grade?: string;
  description?: string;
};

/** Levels of study of the specification (education.6 in docs/specification), lower case. */
export type CvLevel = 'diploma' | 'bachelor' | 'master' | 'mba' | 'dba' | 'phd' | 'certification' | 'microcredential';

export type CvLanguage = {
  /** ISO 639 code of rules/languages.ts; absent: not on the list. */
  code?: string;
  /** As written. */
  name: Read<string>;
  level?: Read<Proficiency>;
  /** What was said of it: "C1", "JLPT N2", "Muttersprache". */
  words?: string;
};

export type CvMembership = Period & { organization?: Read<string>; title?: Read<string>; description?: string };

export type CvCertificate = { name: Read<string>; issuer?: string; on?: WrittenDate };

export type Cv = {
  /** Of the text itself; a locale of rules/locales.ts. */
  language: Read<string>;
  name?: Read<{ full: string; first?: string; last?: string }>;
  /** What stands below the name: "Software engineer". */
  headline?: Read<string>;
  emails: Read<string>[];
  /** E.164 where the country is known, else as written (`check`). */
  phones: Read<string>[];
  links: Read<string>[];
  place?: Read<{ text: string; city?: string; countryCode?: string }>;
  bornOn?: WrittenDate;
  /** ISO 3166 alpha-2. */
  nationalities: Read<string>[];
  /** Countries, or `EU`, where the person says that they may work. */
  permits: Read<string>[];
  summary?: Read<string>;
  work: CvWork[];
  education: CvEducation[];
  languages: CvLanguage[];
  skills: Read<string>[];
  memberships: CvMembership[];
  certificates: CvCertificate[];
  /** What was not understood, or has no place above (awards, publications, interests, referees), as it stands in the file. */
  rest: { heading?: string; lines: string[] }[];
};

/** Where the text came from. `resume`: a document that is data already (JSON Resume, our own export), to be taken over as such. */
export type CvReading =
  | { source: CvSource; cv: Cv; document?: TextDocument }
  | { source: 'json-resume' | 'fairway'; resume: Record<string, unknown> };

type CvSource = 'text' | 'linkedin-pdf' | 'linkedin-zip' | 'europass';

/** A CV of which nothing has been read yet. */
export function emptyCv(): Cv {
  return {
    language: { value: 'en', doubt: 'check' },
    emails: [],
    phones: [],
    links: [],
    nationalities: [],
    permits: [],
    work: [],
    education: [],
    languages: [],
    skills: [],
    memberships: [],
    certificates: [],
    rest: [],
  };
}
