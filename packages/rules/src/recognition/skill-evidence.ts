// Whether what looks like a skill's name in a text is one: not as part of another name ("R&D", "CT/ST", "Genomics plc"), not as the short form of something
// else ("ML" of a Mission Locale), and a field of work only where somebody asks for it, not where the organization tells of itself.
import type { Words } from './words.ts';

/** Names of departments, industries and subjects, which postings tell of themselves. */
const FIELDS = new Set(
  'Nursing,Psychology,Pathology,Physiotherapy,Occupational therapy,Pharmacy,Radiology,Radiography,Oncology,Cardiology,Neurology,Psychiatry,Haematology,Dermatology,Gastroenterology,Ophthalmology,Orthopaedics,Rehabilitation,Public health,Mental health,Telecommunications,Private equity,Investment banking,Fixed income,Asset management,Insurance,Banking,Teaching,E-commerce,3D printing,Localization,Genomics,Investigations,Collaboration,Counseling,Dentistry,Microbiology,Agriculture,Mining,Catering,Real estate,Retail,Economics,Sociology,Anthropology,Linguistics,Mathematics,Physics,Chemistry,Biology,Entrepreneurship,Tourism management,Hospitality management,Surgery,Obstetrics and gynaecology,Paediatrics,Speech and language therapy,Patient care,Procurement,IT support,Training and development,Coaching,Mentoring,Leadership,Supervision,Clinical supervision,Presentation skills,Sustainability,Resilience,Safeguarding,General practice,Critical care,Water treatment,Human resources,Political science,Triage,Litigation,Law enforcement,Labor relations,Learning disabilities,Patient care,Cleaning'.split(
    ',',
  ),
);
const ASKING = new Set(
  'evaluated assessed demonstrate demonstrated demonstrable proven excellent strong effective sound experience experienced knowledge skill skills qualified qualification qualifications understanding background expertise proficiency proficient familiarity familiar training trained degree registered registration competence competent competency ability required requirement desirable essential interest studying graduate diploma erfahrung kenntnisse studium ausbildung experience connaissances connaissance competences competence diplome formation experiencia conocimientos titulacion esperienza conoscenza laurea ervaring kennis opleiding experiencia conhecimento формация опыт знание'.split(
    ' ',
  ),
);
const ASKED_BEFORE = 10;
const ASKED_AFTER = 4;
const COMPANY_FORMS = new Set('plc ltd limited inc llc gmbh ag sa sas bv corp'.split(' '));
const SHORT_CHARACTERS = 3;

/** "R&D", "CT/ST", "Genomics plc". `isSkill`: whether another skill begins at a word. */
export function isPartOfName(
  { text, words, starts, breaks }: Words,
  first: number,
  last: number,
  isSkill: (at: number) => boolean,
): boolean {
  if (first < 0) return false;
  const next = words[last + 1];
  if (next && !breaks[last + 1] && COMPANY_FORMS.has(next.folded)) return true;
  const word = words[first]!.text;
  if (first !== last || word.length > SHORT_CHARACTERS || word !== word.toUpperCase()) return false;
  const before = text[(starts[first] ?? 0) - 1] ?? '';
  const after = text[(starts[first] ?? 0) + word.length] ?? '';
  if (before === '&' || after === '&') return true;
  const other = after === '/' ? last + 1 : before === '/' ? first - 1 : -1;
  return other >= 0 && /^\p{Lu}{1,2}\d?$/u.test(words[other]?.text ?? '') && !isSkill(other);
}

/** True where nobody asks for a field of work: the skill counts only where it is named more than once. */
export function isOnlyMentioned(name: string, { text, words, starts }: Words, first: number): boolean {
  if (!FIELDS.has(name) || first < 0) return false;
  const title = text.indexOf('\n');
  if (title < 0 || (starts[first] ?? 0) < title) return false;
  for (let near = Math.max(0, first - ASKED_BEFORE); near <= first + ASKED_AFTER; near++)
    if (ASKING.has(words[near]?.folded ?? '')) return false;
  return true;
}

/** True where words of capitals beside one another have these initials: "Mission Locale" in a text that says "ML". */
export function meansSomethingElse(letters: string, { words, breaks }: Words): boolean {
  const initials = [...letters];
  return words.some((_, at) =>
    initials.every((letter, step) => {
      const word = words[at + step];
      return (
        word !== undefined &&
        (step === 0 || !breaks[at + step]) &&
        word.text.length > 2 &&
        word.text[0] === letter &&
        word.text[1] !== word.text[1]?.toUpperCase()
      );
    }),
  );
}
