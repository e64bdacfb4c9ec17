// What a job title is about: its head ("Communications *Electrician*", "*Chef* de projet", "*Director* of Billing") tells what somebody does, what stands
// beside it where. A head of many trades ("Manager", "Analyst") leaves it to what stands beside it.
import type { JobCategory } from '../jobs.ts';
import { phraseFinder, splitWords, vocabulary, type Words } from './words.ts';

/** Words of titles that say nothing of the work: level, kind of contract, number, gender. */
const NOISE = new Set(
  'senior sr junior jr lead principal staff chief deputy assistant associate trainee graduate intern interns interne internship internships coop co op student apprentice apprenticeship bank locum band grade level part full time temporary permanent fixed term contract job jobs role position opportunity vacancy opportunities wanted i ii iii iv v vi 1 2 3 4 5 6 7 8 8a 8b 8c 8d 9 a b c m w d f h x mwd gn all genders new grad college summer winter fall spring autumn experienced qualified registered newly head young stage stagiaire praktikum praktikant praktikantin werkstudent werkstudentin alternance alternant alternante apprenti apprentie becario becaria tirocinio stagista estagio estagiario auszubildende auszubildender azubi ausbildung confirme confirmee debutant remote hybrid stellvertretende stellvertretender leitende leitender leitung der die das le la les l un une el los il lo gli o os as den het de the and und et y e ou or oder'.split(
    ' ',
  ),
);
/** What begins another part of a title: the head stands before it. */
const BEFORE_ANOTHER = new Set(
  'of in for with at to on from within by im fur mit bei zur zum als am an auf und voor bij van met op til pa med hos av i'.split(' '),
);
const HEAD_FIRST = new Set(['fr', 'es', 'it', 'pt', 'ro', 'vi', 'ca']);

type Head = {
  words: string;
  /** What it is where nothing else is said. */
  fallback?: JobCategory;
  /** The only categories that what stands beside it may give; all without. */
  yieldsTo?: readonly (JobCategory | 'none')[];
  /** It is its fallback as well, whatever stands beside it. */
  isBoth?: boolean;
  /** Its fallback is of it alone: an unknown word beside it ("Acid Tester") makes it something else. */
  isOfItself?: boolean;
};

/** What a helper or practitioner may be of, beside what those are alone. */
const OF_ANY_CARE: readonly (JobCategory | 'none')[] = [
  'HEALTHCARE', 'SOCIAL_SERVICES_AND_NON_PROFIT', 'EDUCATION', 'HUMAN_RESOURCES', 'COMPUTER_AND_IT', 'ADMINISTRATIVE_AND_OFFICE', 'ART_FASHION_AND_DESIGN',
  'MEDIA_COMMUNICATIONS_AND_WRITING', 'LEGAL', 'MANUFACTURING_AND_WAREHOUSE', 'RESTAURANT_AND_HOSPITALITY', 'SPORTS_FITNESS_AND_RECREATION', 'none',
]; // biome-ignore format: a list

const HEADS: Head[] = [
  {
    fallback: 'SCIENCE_AND_ENGINEERING',
    yieldsTo: ['COMPUTER_AND_IT', 'SALES_AND_RETAIL'],
    words:
      'engineer, engineers, engineering, ingenieur*, ingénieur, ingénieure, ingeniero, ingeniera, ingegnere, engenheiro, engenheira, inginer, ingenjör, scientist, scientists, researcher',
  },
  {
    fallback: 'MANAGEMENT',
    isBoth: true,
    words:
      'director, directors, head of, chief, vice president, vp, president, commissioner, assistant commissioner, deputy commissioner, superintendent, assistant director, associate director, deputy director, executive director, directeur, directrice, direttore, diretor, diretora, leiter, leiterin, bereichsleiter, bereichsleiterin, abteilungsleiter, abteilungsleiterin, chef de, chef du, chef des, cheffe de, cheffe du, cheffe des, giam doc, директор, руководитель',
  },
  {
    fallback: 'MANAGEMENT',
    words: 'manager, managers, mgr, manger, responsable, gerente, dirigente, hoofd, general manager',
  },
  {
    fallback: 'BUSINESS_OPERATIONS',
    words:
      'analyst, analysts, consultant, consultants, analyste, analista, berater, beraterin, consultor, consultora, consulente, adviseur',
  },
  { fallback: 'ADMINISTRATIVE_AND_OFFICE', words: 'coordinator, co ordinator, clerk, assistant, assistants, administration, assistenz' },
  // Whoever supports or practises is of care where nothing else is said, and sure of it: a text speaks of colleagues.
  {
    fallback: 'SOCIAL_SERVICES_AND_NON_PROFIT',
    yieldsTo: OF_ANY_CARE,
    words: 'support worker, support workers',
  },
  {
    fallback: 'HEALTHCARE',
    yieldsTo: OF_ANY_CARE,
    words: 'practitioner, practitioners, practioner, practioners, practicioner, practitoner, praktiker*, praticien, praticienne',
  },
  {
    fallback: 'COMPUTER_AND_IT',
    yieldsTo: ['SCIENCE_AND_ENGINEERING', 'MANUFACTURING_AND_WAREHOUSE', 'HEALTHCARE', 'COMPUTER_AND_IT'],
    isOfItself: true,
    words: 'tester, testers',
  },
  { fallback: 'LEGAL', words: 'investigator, investigators, ermittler, ermittlerin, enqueteur, enquetrice, investigatore' },
  {
    words:
      'technician, technicians, specialist, specialists, officer, officers, inspector, supervisor, supervisors, foreman, leader, worker, workers, operator, operators, operative, representative, agent, advisor, adviser, planner, partner, executive, expert, professional, fellow, aide, support, facilitator, advocate, ambassador, champion, member, technologist, scheduler, examiner, helper, attendant, handler, handlers, laborer, mentor, technicien, technicienne, techniker*, spezialist*, referent*, mitarbeiter*, fachkraft, chargé, chargée, agente, tecnico, técnico, técnica, especialista, medewerker, specialist*',
  },
];
const headFinder = phraseFinder(HEADS.flatMap((head) => [...vocabulary({ head: head.words })].map(([phrase]) => [phrase, head] as const)));

/**
 * A title taken apart. `head`: index of the head among `words`, -1 where there is none; `first`: of its part's first telling word; `end`: where that
 * part ends; `isHeadFirst`: the language puts who works before what kind of one.
 */
export type TitleParts = {
  words: Words;
  head: number;
  first: number;
  end: number;
  generic: Head | undefined;
  isGenericHead: boolean;
  isHeadFirst: boolean;
};

/** Takes a title without brackets apart. `language`: ISO 639 code of the posting. */
export function partsOfTitle(title: string, language: string | undefined): TitleParts {
  const words = splitWords(title);
  const isHeadFirst = HEAD_FIRST.has(language ?? '');
  const count = words.words.length;
  const folded = (at: number) => words.words[at]!.folded;
  const isNoise = (at: number) => NOISE.has(folded(at)) || /^\d+$/.test(folded(at));
  const generics = headFinder.find(words);
  for (let from = 0; from < count; ) {
    let end = from + 1;
    while (end < count && !words.breaks[end]) end++;
    const stop = endOfPart(words, from, end);
    const meaningful: number[] = [];
    for (let at = from; at < stop; at++)
      if (!isNoise(at) || generics.some(({ first, last }) => at >= first && at <= last && last > first)) meaningful.push(at);
    // A title of nothing but "Assistant" or "Head" is that.
    if (meaningful.length === 0 && end === count)
      for (let at = 0; at < stop; at++) if (generics.some(({ first, last }) => at >= first && at <= last)) meaningful.push(at);
    if (meaningful.length > 0) {
      const first = meaningful[0]!;
      const isFirst = isHeadFirst && generics.some((generic) => generic.first === first);
      const head = isFirst ? first : meaningful.at(-1)!;
      // "Integration Engineer Chassis Systems": what ends a title may be no head.
      const own = generics.find((one) => head >= one.first && head <= one.last);
      const generic = own ?? generics.findLast(({ last }) => last < stop && meaningful.includes(last));
      const isUnknown = generic?.value.isOfItself && meaningful.some((at) => at < generic.first || at > generic.last);
      const { fallback, ...without } = generic?.value ?? { words: '' };
      return { words, head, first, end, generic: isUnknown ? without : generic?.value, isGenericHead: own !== undefined, isHeadFirst };
    }
    from = end;
  }
  return { words, head: -1, first: -1, end: count, generic: undefined, isGenericHead: false, isHeadFirst };
}

/** Where the first preposition ends the part of the head. */
function endOfPart(words: Words, from: number, end: number): number {
  for (let at = from + 1; at < end; at++) if (BEFORE_ANOTHER.has(words.words[at]!.folded)) return at;
  return end;
}
