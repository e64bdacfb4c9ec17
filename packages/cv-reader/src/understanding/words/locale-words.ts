// The shape of what is known of CVs in one language. Words stand folded or not (they are folded when read), parted by `|`.
// In `titles`, `orgs`, `schools` and `degrees` a `*` at either end stands for any letters: `*entwickler*`.
// What is written without spaces is found inside of words, but for an end with `=`, where a word must begin or end: `배우=`.

/** What a section of a CV holds. `studyAndWork`: both in one table, as Japanese forms have it. */
export type SectionKind =
  | 'contact' | 'personal' | 'profile' | 'work' | 'education' | 'studyAndWork' | 'courses' | 'projects' | 'languages' | 'skills'
  | 'certificates' | 'memberships' | 'awards' | 'publications' | 'interests' | 'references' | 'nationality' | 'permits' | 'other'; // biome-ignore format: a list

/** What stands before a value: "Telefon: ...". */
export type Label = 'name' | 'first' | 'last' | 'email' | 'phone' | 'address' | 'born' | 'nationality' | 'permit' | 'link' | 'title' | 'employer' | 'school' | 'field' | 'degree' | 'grade' | 'place' | 'none'; // biome-ignore format: a list

/** Degrees by level; `school` is a leaving certificate that has no level on the list, `exchange` a time at another school that ends
 * with none. */
export type DegreeKind =
  | 'phd'
  | 'dba'
  | 'mba'
  | 'master'
  | 'bachelor'
  | 'diploma'
  | 'certification'
  | 'microcredential'
  | 'school'
  | 'exchange';

export type LevelName = 'native_or_bilingual' | 'full_professional' | 'professional_working' | 'limited_working' | 'elementary';

export type LocaleWords = {
  headings: Partial<Record<SectionKind, string>>;
  /** Words before or behind a heading that do not change it ("relevant", "my"). */
  filler: string;
  /** Short forms of months that CLDR lacks: `sept=9`. */
  months: string;
  /** What a date may stand with and is not more exact than its year: seasons, terms. */
  seasons: string;
  present: string;
  since: string;
  until: string;
  to: string;
  /** What says that an end lies ahead. */
  expected: string;
  titles: string;
  orgs: string;
  schools: string;
  degrees: Partial<Record<DegreeKind, string>>;
  /** What joins a title to an employer: "Engineer *at* Acme". */
  at: string;
  /** What joins a degree to its field: "Master *in* Physics". */
  of: string;
  labels: Partial<Record<Label, string>>;
  levels: Partial<Record<LevelName, string>>;
  /** Of people, where they are not like the country's name: `dutch=NL`. */
  demonyms: string;
};
