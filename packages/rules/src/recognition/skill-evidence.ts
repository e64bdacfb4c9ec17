// Whether what looks like a skill's name in a text is one: not as part of another name ("R&D", "CT/ST", "Genomics plc"), not as the short form of something
// else ("ML" of a Mission Locale), and a field of work only where somebody asks for it, not where the organization tells of itself.
import { COMPANY_FORMS } from './company-forms.ts';
import { BUSINESS_SKILLS } from './skill-list-business.ts';
import { LEAD_CHARACTERS, leadOf } from './text-lists.ts';
import type { Words } from './words.ts';

/** Names of departments, industries and subjects, which postings tell of themselves. */
const FIELDS = new Set(
  'Nursing,Psychology,Pathology,Physiotherapy,Occupational therapy,Pharmacy,Radiology,Radiography,Oncology,Cardiology,Neurology,Psychiatry,Haematology,Dermatology,Gastroenterology,Ophthalmology,Orthopaedics,Rehabilitation,Public health,Mental health,Telecommunications,Private equity,Investment banking,Fixed income,Asset management,Insurance,Banking,Teaching,E-commerce,3D printing,Localization,Genomics,Investigations,Collaboration,Counseling,Dentistry,Microbiology,Agriculture,Mining,Catering,Real estate,Retail,Economics,Sociology,Anthropology,Linguistics,Mathematics,Physics,Chemistry,Biology,Entrepreneurship,Tourism management,Hospitality management,Surgery,Obstetrics and gynaecology,Paediatrics,Speech and language therapy,Patient care,Procurement,IT support,Training and development,Coaching,Mentoring,Leadership,Supervision,Clinical supervision,Presentation skills,Sustainability,Resilience,Safeguarding,General practice,Critical care,Water treatment,Human resources,Political science,Triage,Litigation,Law enforcement,Labor relations,Learning disabilities,Patient care,Cleaning,Compliance,Electronics,Algorithms,Tutoring,Valuation,Marketing,Advertising,Statistics,Budgeting,Service delivery,Childcare,Ecology,Market analysis,Dietetics,Health promotion,Respiratory medicine,Vendor management,Program management,Financial management,Financial reporting,Decision making,Autism support,Quantitative analysis,Recruiting,Machine learning,Artificial intelligence,Data science,Public health,Facilities management,Field work,Peer review,Cloud computing,Financial modeling,Inventory management,Food service,Community management,Special education,Advocacy,Business development,System design,Operating systems,Asset management,Community engagement,Accounting,Diversity and inclusion,Business strategy,Renewable energy,Emergency medicine'.split(
    ',',
  ),
);
const ASKING = new Set(
  'evaluated assessed possess possesses possessing demonstrates demonstrating demonstrate demonstrated demonstrable proven excellent strong effective sound experience experienced knowledge skill skills qualified qualification qualifications understanding background expertise proficiency proficient familiarity familiar trained degree registered registration competence competent competency ability required requirement desirable essential interest studying graduate diploma erfahrung kenntnisse studium ausbildung experience connaissances connaissance competences competence diplome formation experiencia conocimientos titulacion esperienza conoscenza laurea ervaring kennis opleiding experiencia conhecimento формация опыт знание'.split(
    ' ',
  ),
);
const ASKED_BEFORE = 10;
const ASKED_AFTER = 4;
/** Skills of business, people and care: an organization that tells of itself tells of these; what it tells of its tools is what one works with. */
const TOLD_OF = new Set([...FIELDS, ...BUSINESS_SKILLS.split(';').map((line) => line.split('|')[0]!.trim().replace(/^~/, ''))]);
const SHORT_CHARACTERS = 3;
/** What organizations and their parts are called, behind a name ("Financial Management System") and before one ("Department of Design"). */
const PARTS_BEHIND = new Set(
  'department dept directorate division bureau unit section office committee council board society association foundation trust academy institute institution school college faculty centre center network group agency authority system systems program programme programs england scotland wales britain uk ireland europe america canada'.split(
    ' ',
  ),
);
const PARTS_BEFORE = new Set(
  'department dept division bureau office ministry faculty institute school college society association board committee secretary court'.split(
    ' ',
  ),
);
const JOINS_NAMES = new Set('of for and the in de la des et und für'.split(' '));
const NAME_BEHIND = 2;
const NAME_BEFORE = 7;
/** Beside it a driving licence is a paper to prove who one is. */
const PAPERS = /^(?:passport|identity|identification|visa|card)$/;
const PAPERS_NEAR = 14;
const ADDRESS_CHARACTERS = 80;

/** A capital letter begins it. */
const isNamed = (text: string): boolean => text[0] !== text[0]?.toLowerCase();

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
  // "Online SAS": a company's form behind its name.
  if (first === last && COMPANY_FORMS.has(words[first]!.folded) && first > 0 && !breaks[first])
    return isNamed(words[first - 1]!.text) && !isSkill(first - 1);
  if (first !== last || word.length > SHORT_CHARACTERS || word !== word.toUpperCase()) return false;
  const before = text[(starts[first] ?? 0) - 1] ?? '';
  const after = text[(starts[first] ?? 0) + word.length] ?? '';
  if (before === '&' || after === '&') return true;
  const other = after === '/' ? last + 1 : before === '/' ? first - 1 : -1;
  return other >= 0 && /^\p{Lu}{1,2}\d?$/u.test(words[other]?.text ?? '') && !isSkill(other);
}

/** "Health Education England", "Department of Information Technology and Telecommunications", and letters of an address ("http://www.example/html"). */
export function isPartOfOtherName({ text, words, starts, breaks }: Words, first: number, last: number): boolean {
  if (first < 0) return false;
  const start = starts[first] ?? 0;
  const before = text[start - 1];
  if (
    (before === '/' || before === '.' || before === '@') &&
    /(?:https?:|www\.|@)\S*$/i.test(text.slice(Math.max(0, start - ADDRESS_CHARACTERS), start))
  )
    return true;
  if (!isNamed(words[first]!.text) || start < text.indexOf('\n')) return false;
  for (let at = last + 1; at <= last + NAME_BEHIND && words[at] && !breaks[at]; at++) {
    if (!isNamed(words[at]!.text)) break;
    if (PARTS_BEHIND.has(words[at]!.folded)) return true;
  }
  for (let at = first - 1; at >= Math.max(0, first - NAME_BEFORE) && !breaks[at + 1]; at--) {
    const word = words[at]!;
    if (isNamed(word.text) && PARTS_BEFORE.has(word.folded)) return JOINS_NAMES.has(words[at + 1]!.folded);
    if (!isNamed(word.text) && !JOINS_NAMES.has(word.folded)) break;
  }
  return false;
}

/** People of a trade, and words of working beside them. */
const PEOPLE =
  /^(?:specialists|engineers|designers|developers|experts|colleagues|professionals|consultants|scientists|analysts|researchers|managers|leads|teams|departments|companies|clients|vendors|suppliers|agencies)$/;
const BESIDE_PEOPLE =
  /^(?:with|alongside|between|beside|among|amongst|across|from|by|mit|avec|con|com|met)$|^(?:interacts?|collaborat\w+|partner\w*|liais\w+|supports?|reports?)$/;
const PEOPLE_BEHIND = 2;
const WORDS_OF_WORKING = 14;

/** "This role interacts directly with front-end developers, UX designers and machine learning specialists": others do that. */
export function isOfOthers({ text, words, starts, breaks }: Words, last: number): boolean {
  if (last < 0) return false;
  let people = last + 1;
  while (people <= last + PEOPLE_BEHIND && words[people] && !breaks[people] && !PEOPLE.test(words[people]!.folded)) people++;
  if (people > last + PEOPLE_BEHIND || breaks[people] || !PEOPLE.test(words[people]?.folded ?? '')) return false;
  for (let at = last; at >= Math.max(0, last - WORDS_OF_WORKING); at--) {
    if (/[.!?;\n•]/.test(text.slice(starts[at]! + words[at]!.text.length, starts[last + 1]))) return false;
    if (BESIDE_PEOPLE.test(words[at]!.folded)) return true;
  }
  return false;
}

/** "Goods and services other than payroll": what is left out is no skill. */
export function isExcepted({ words }: Words, first: number): boolean {
  const before = words[first - 1]?.folded ?? '';
  return /^(?:excluding|except|unlike)$/.test(before) || (before === 'than' && /^(?:other|rather)$/.test(words[first - 2]?.folded ?? ''));
}

/** Whether an organization that tells of itself names it as what it does. */
export const isToldOf = (name: string): boolean => TOLD_OF.has(name);

/** True where a licence is one of the papers to show. */
export function isPaperToShow(name: string, { words }: Words, first: number): boolean {
  if (name !== 'Driving licence' || first < 0) return false;
  return words.slice(Math.max(0, first - PAPERS_NEAR), first + PAPERS_NEAR).some((word) => PAPERS.test(word.folded));
}

/** Programs that people meet by. */
const MEETING = new Set(['Microsoft Teams', 'Zoom']);
const INTERVIEW = /^(?:interviews?|interviewed|shortlisted|shortlisting)$/;
const INTERVIEW_NEAR = 10;

/** "Interviews will be held by Microsoft Teams": how one meets is nothing that is asked for. */
export function isOfInterview(name: string, { words }: Words, first: number): boolean {
  if (!MEETING.has(name) || first < 0) return false;
  return words.slice(Math.max(0, first - INTERVIEW_NEAR), first + INTERVIEW_NEAR).some((word) => INTERVIEW.test(word.folded));
}

/** Whether words of asking stand near, or before the list that it stands in: behind a colon, or as a point under a heading. */
export function isAskedFor(text: Words, first: number): boolean {
  for (let near = Math.max(0, first - ASKED_BEFORE); near <= first + ASKED_AFTER; near++)
    if (ASKING.has(text.words[near]?.folded ?? '')) return true;
  return isInListThatAsks(text, first);
}

function isInListThatAsks(words: Words, first: number): boolean {
  const start = words.starts[first] ?? 0;
  const line = words.text.lastIndexOf('\n', start) + 1;
  const before = words.text.slice(Math.max(line, start - LIST_CHARACTERS - LEAD_CHARACTERS), start);
  const colon = before.lastIndexOf(':');
  if (colon > 0 && before.length - colon < LIST_CHARACTERS && !/[.!?](?:\s|$)/.test(before.slice(colon)))
    return ASKS_BEFORE_LIST.test(before.slice(Math.max(0, colon - LEAD_CHARACTERS), colon).toLowerCase());
  return words.text.startsWith('•', line) && ASKS_BEFORE_LIST.test(leadOf(words, start).toLowerCase());
}
const LIST_CHARACTERS = 500;
const ASKS_BEFORE_LIST =
  /skills|requirement|qualification|competenc|knowledge|experience|essential|desirable|must[- ]have|nice[- ]to[- ]have|you(?: will|[’']ll)? (?:have|need|bring|must|should)|looking for|able to:?$|abilit(?:y|ies) to:?$|person spec|criteria|required|preferred|should (?:have|possess)|kenntnisse|anforderung|profil|qualifikation|mitbringen|compétence|exigence|recherchons|requisit|conocimiento|perfil|competenze|cerchiamo|vaardigheden|eisen|conhecimento|требовани|навык|cerințe|yêu cầu|kailangan/;

/** True where nobody asks for a field of work: the skill counts only where it is named more than once. */
export function isOnlyMentioned(name: string, words: Words, first: number): boolean {
  if (!FIELDS.has(name) || first < 0) return false;
  const title = words.text.indexOf('\n');
  return title >= 0 && (words.starts[first] ?? 0) >= title && !isAskedFor(words, first);
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
