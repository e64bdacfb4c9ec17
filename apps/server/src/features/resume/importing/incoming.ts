// What comes in, whatever it was read from, in one shape: a JSON Resume, and beside it what that format has no place for. A profile is filled
// from this alone. @rule imports.19, imports.23, imports.26, imports.27
import type { Cv, CvEducation, CvLanguage, CvReading, Period, Read } from '@fairway/cv-reader/cv';
import type { EducationLevel } from '@fairway/rules/jobs';
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { fullName } from '@fairway/rules/names';
import { EXTENSION_PARTS } from '../json-resume/extension.ts';
import { extensionIn } from './kept-entries.ts';
import { type Json, lineAt, linesAt, objectAt, valueAt } from './reading.ts';

/** Fields of an entry that somebody should look at; names of messages `resume.fields.<name>`. */
export type DoubtfulField =
  | 'title'
  | 'employer'
  | 'location'
  | 'start'
  | 'end'
  | 'school'
  | 'degree'
  | 'level'
  | 'field'
  | 'language'
  | 'fluency'
  | 'skill'
  | 'link'
  | 'nationality'
  | 'permit';

export type Incoming = {
  resume: Json;
  /** Of our own export: what stands under `meta.fairway`. */
  extension: Json | undefined;
  names: { firstName: string; lastName: string; isDoubtful: boolean } | undefined;
  /** Countries; `EU` among the permits. */
  nationalities: string[];
  permits: string[];
  /** Those of both that somebody should look at. */
  doubtfulCodes: { nationality: string[]; permit: string[] };
  /** By the entry of the resume. */
  doubts: WeakMap<Json, DoubtfulField[]>;
  levels: WeakMap<Json, EducationLevel>;
  /** Of phone and place. */
  doubtfulBasics: ('phone' | 'place')[];
  /** What of the person has no field of its own here, or only one where the file says several. */
  person: PersonDetails;
  unread: { heading: string | null; lines: string[] }[];
};

type PersonDetails = {
  emails: readonly string[];
  /** Besides the one of the resume. */
  phones: readonly string[];
  headline?: string | undefined;
  bornOn?: string | undefined;
  /** The place in the file's words, where they may say more than a town and a country. */
  address?: string | undefined;
};

/** A JSON Resume as it came. */
export function incomingResume(resume: Json): Incoming {
  const extension = extensionIn(resume);
  const basics = objectAt(resume, 'basics');
  const [name, email] = [lineAt(basics, 'name'), lineAt(basics, 'email')];
  const { success, data } = EXTENSION_PARTS.names.safeParse(valueAt(extension, 'names'));
  return {
    resume,
    extension,
    // `basics.name` is one text: only our own export says which of it is the first name, where the file still has that name.
    names: success && name === fullName(data.firstName, data.lastName) ? { ...data, isDoubtful: false } : undefined,
    nationalities: linesAt(extension, 'nationalities'),
    permits: linesAt(extension, 'workAuthorizations'),
    doubtfulCodes: { nationality: [], permit: [] },
    doubts: new WeakMap(),
    levels: new WeakMap(),
    doubtfulBasics: [],
    // The headline of our own export is the title of the job that it lists as the current one.
    person: { emails: email ? [email] : [], phones: [], headline: extension ? undefined : lineAt(basics, 'label') },
    unread: [],
  };
}

/** What was read in a file. */
export const incomingReading = (reading: CvReading): Incoming =>
  'resume' in reading ? incomingResume(reading.resume) : incomingCv(reading.cv);

function incomingCv(cv: Cv): Incoming {
  const doubts: Incoming['doubts'] = new WeakMap();
  const levels: Incoming['levels'] = new WeakMap();
  const noted = (entry: Json, fields: readonly (readonly [DoubtfulField, Read<unknown> | undefined])[]): Json => {
    const doubtful = fields.flatMap(([field, read]) => (read?.doubt === 'check' ? [field] : []));
    if (doubtful.length > 0) doubts.set(entry, doubtful);
    return entry;
  };
  const { name } = cv;
  return {
    resume: {
      basics: { ...basicsOf(cv), profiles: cv.links.map((link) => noted({ url: link.value }, [['link', link]])) },
      work: cv.work.map((one) =>
        noted(
          {
            name: one.employer?.value,
            position: one.title?.value,
            location: one.location?.value,
            ...periodOf(one),
            summary: one.description,
          },
          [['title', one.title], ['employer', one.employer], ['location', one.location], ...datesOf(one)],
        ),
      ),
      volunteer: cv.memberships.map((one) =>
        noted({ organization: one.organization?.value, position: one.title?.value, ...periodOf(one), summary: one.description }, [
          ['title', one.title],
          ['employer', one.organization],
          ...datesOf(one),
        ]),
      ),
      education: cv.education.map((one) => {
        const entry = noted(educationOf(one), [
          ['school', one.school],
          ['degree', one.degree],
          ['level', one.level],
          ['field', one.field],
          ...datesOf(one),
        ]);
        const level = one.level && EDUCATION_LEVELS.find((known) => known.toLowerCase() === one.level?.value);
        if (level) levels.set(entry, level);
        return entry;
      }),
      languages: cv.languages.map((one) =>
        noted({ language: one.code ?? one.name.value, fluency: one.level?.value ?? one.words, note: testOf(one) }, [
          ['language', one.name],
          ['fluency', one.level],
        ]),
      ),
      skills: cv.skills.map((skill) => noted({ name: skill.value }, [['skill', skill]])),
    },
    extension: undefined,
    names:
      name?.value.first && name.value.last
        ? { firstName: name.value.first, lastName: name.value.last, isDoubtful: name.doubt === 'check' }
        : undefined,
    nationalities: cv.nationalities.map(({ value }) => value),
    permits: cv.permits.map(({ value }) => value),
    doubtfulCodes: { nationality: doubtful(cv.nationalities), permit: doubtful(cv.permits) },
    doubts,
    levels,
    doubtfulBasics: [
      ...(cv.phones[0]?.doubt === 'check' ? (['phone'] as const) : []),
      ...(cv.place?.doubt === 'check' ? (['place'] as const) : []),
    ],
    person: {
      emails: cv.emails.map(({ value }) => value),
      phones: cv.phones.slice(1).map(({ value }) => value),
      headline: cv.headline?.value,
      bornOn: cv.bornOn,
      address: cv.place?.value.text,
    },
    unread: unreadOf(cv),
  };
}

const doubtful = (read: readonly Read<string>[]) => read.flatMap(({ value, doubt }) => (doubt === 'check' ? [value] : []));

function basicsOf(cv: Cv): Json {
  const { city, countryCode } = cv.place?.value ?? {};
  return {
    name: cv.name?.value.full,
    phone: cv.phones[0]?.value,
    summary: cv.summary?.value,
    location: { city, countryCode },
  };
}

/** The area is what is studied; a degree that names it too says it alone. */
function educationOf(one: CvEducation): Json {
  return {
    institution: one.school?.value,
    area: one.field?.value ?? one.degree?.value,
    studyType: one.degree?.value,
    ...periodOf(one),
    location: one.location?.value,
    score: one.grade,
    summary: one.description,
  };
}

/** The test that tells a level ("JLPT N2", "IELTS 7.5"): a level of the profile says less. The levels of Europe's framework are no test. */
const testOf = ({ name, level, words }: CvLanguage): string | undefined =>
  level && words && /\d/.test(words) && !/^[abc][12]$/i.test(words.trim()) ? `${name.value}: ${words}` : undefined;

const periodOf = ({ start, end, isCurrent }: Period): Json => ({
  startDate: start?.value,
  endDate: isCurrent ? 'present' : end?.value,
  // Neither said to go on nor to have ended: the form asks for one of them, and the person is asked.
  hasNoEnd: !isCurrent && end === undefined,
});
/** A year alone has no month, which a profile keeps. */
const datesOf = ({ start, end }: Period): (readonly [DoubtfulField, Read<string> | undefined])[] => [
  ['start', start && withoutMonth(start)],
  ['end', end && withoutMonth(end)],
];
const withoutMonth = (date: Read<string>): Read<string> => (/^\d{4}$/.test(date.value) ? { ...date, doubt: 'check' } : date);

/** What nobody understood, and certificates, which are facts of it and told whole. */
function unreadOf(cv: Cv): Incoming['unread'] {
  const certificates = cv.certificates.map(({ name, issuer, on }) => [name.value, issuer, on].filter(Boolean).join(', '));
  return [
    ...(certificates.length > 0 ? [{ heading: 'certificates', lines: certificates }] : []),
    ...cv.rest.map(({ heading, lines }) => ({ heading: heading ?? null, lines: [...lines] })),
  ];
}
