// What is needed of a language to write a CV in it. Words that say the same stand behind each other with `|` between, the most usual first.

export type SectionKey =
  | 'profile'
  | 'work'
  | 'education'
  | 'languages'
  | 'skills'
  | 'certificates'
  | 'memberships'
  | 'hobbies'
  | 'references'
  | 'projects'
  | 'licence'
  | 'personal'
  | 'contact';

export type Label =
  | 'name'
  | 'phone'
  | 'email'
  | 'address'
  | 'born'
  | 'nationality'
  | 'web'
  | 'employer'
  | 'position'
  | 'period'
  | 'place'
  | 'duties'
  | 'school'
  | 'degree'
  | 'field'
  | 'thesis'
  | 'grade'
  | 'courses'
  | 'language'
  | 'level'
  | 'date';

export type LanguageLevel = 'native_or_bilingual' | 'full_professional' | 'professional_working' | 'limited_working' | 'elementary';

export type Bank = {
  /** Of the language, for `lang`. */
  tag: string;
  /** What stands over a CV. */
  titles: string[];
  page: string;
  /** Between a title and its employer. */
  at: string;
  /** Between a degree and its field; empty: nothing. */
  degreeIn: string;
  /** The first three are common, the others rarer. */
  headings: Record<SectionKey, string>;
  months: string;
  /** Months as they are cut short, with their points. */
  short: string;
  /** Months behind a word that bends them. */
  monthsInCase?: string;
  /** Between month and year; a space where it is absent. */
  monthJoint?: string;
  /** `{y}` and `{m}` in East Asia. */
  yearAndMonth?: string;
  yearAlone?: string;
  isEastAsian?: boolean;
  /** How an open end is called. */
  present: string;
  /** Between two dates. */
  to: string;
  fromTo: string;
  since: string;
  /** One and many, of a length of time. */
  year: string;
  month: string;
  labels: Record<Label, string>;
  levels: Record<LanguageLevel, string>;
  /** A sentence about the languages `{l}`. */
  speak: string;
  and: string;
  /** One a line. */
  duties: string;
  /** What makes a duty long. */
  tails: string;
  dutyLabels: string;
  /** One sentence a line. */
  summary: string;
  hobbies: string;
  referees: string;
  request: string;
  thesis: string;
  grade: string;
  courses: string;
  /** A name, a colon, what it was. */
  projects: string;
  streets: string;
  /** `{s}` street, `{z}` postcode, `{c}` city. */
  address: string;
  postcodes?: string;
  towns: string;
  licence: string;
  /** Place `{p}` and day `{d}` before a signature. */
  place: string;
  declare: string;
  skillLabels: string;
  issuers: string;
  /** A sentence about work: `{a}` start, `{b}` end, `{t}` title, `{e}` employer. */
  sentence: string;
  sentenceOpen: string;
  /** Patterns of a day. */
  born: string;
  /** By code of country. */
  nationalities: Record<string, string>;
};
