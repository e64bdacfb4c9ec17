// Under which conditions one would work, from a feed's fields and the text: place of work, pay, start, permit. What is said both ways, or not in so
// many words, stays unknown. Lengths are durations.ts.
import { fold } from '../folding.ts';
import type { PayKind, Sponsorship, Workplace } from '../work-conditions.ts';
import { CONDITION_WORDS, type ConditionWord } from './condition-words.ts';
import { phraseFinder, vocabulary, type Words } from './words.ts';

const finder = phraseFinder(vocabulary<ConditionWord>(CONDITION_WORDS));

export type SaidConditions = {
  /** The feed's own words for the place of work: "hybrid", "ON_SITE", "Telecommute". */
  workplace: string | undefined;
  /** What the feed's places and title say (places.ts). */
  isRemote: boolean;
  /** Codes of labels: "volunteer", "visa_sponsorship". */
  marks: readonly string[];
  /** The feed's own words for the start. */
  starts: string | undefined;
};

export type RecognisedConditions = {
  workplace: Workplace | null;
  pay: PayKind | null;
  startsNow: boolean;
  sponsorship: Sponsorship | null;
};

/** Reads the conditions of a posting; `words` are those of its title and text. */
export function recogniseConditions(said: SaidConditions, words: Words): RecognisedConditions {
  const found = new Set(finder.find(words).map(({ value }) => value));
  const { marks } = said;
  const sponsored = marks.includes('visa_sponsorship');
  const needed = marks.includes('no_visa_sponsorship') || marks.includes('us_citizenship');
  return {
    workplace: workplaceOf(said.workplace) ?? (said.isRemote ? 'remote' : textWorkplace(found)),
    pay: either<PayKind>('unpaid', marks.includes('volunteer') || found.has('unpaid'), 'paid', found.has('paid')),
    startsNow: (said.starts !== undefined && NOW.test(fold(said.starts))) || found.has('startsNow'),
    sponsorship:
      either<Sponsorship>('sponsored', sponsored, 'permit_needed', needed) ??
      either<Sponsorship>('sponsored', found.has('sponsored'), 'permit_needed', found.has('permitNeeded')),
  };
}

/** A start field that names no date. */
const NOW =
  /^(?:asap|a\.s\.a\.p|as soon as possible|immediate(?:ly)?|now|ab sofort|sofort|des que possible|immediat|inmediat[ao]|lo antes posible|immediato|il prima possibile|per direct|direct|zo snel mogelijk|imediat[ao]?|cat mai curand|сразу|как можно скорее|ngay|尽快|立即|即日|すぐ|즉시)/;

const HYBRID = /hybrid|hibrid|ibrid|гибрид|混合|ハイブリッド|하이브리드/;
const REMOTE =
  /remote|remoto|remota|telecommut|telework|home[ _-]?office|work from home|teletravail|teletrabajo|удален|远程|リモート|在宅|재택|원격/;
const ON_SITE =
  /on[ _-]?site|in[ _-]?(?:office|person)|office|vor ort|presentiel|presencial|sur site|in sede|op locatie|la sediu|в офисе|现场|出社|출근/;

/** A field's words for one place of work; undefined where it names none, or several besides hybrid. */
function workplaceOf(field: string | undefined): Workplace | undefined {
  if (field === undefined) return undefined;
  const text = fold(field);
  if (HYBRID.test(text)) return 'hybrid';
  // A home office is no office.
  const remote = REMOTE.test(text);
  const onSite = ON_SITE.test(text.replaceAll(/home[ _-]?office/g, ''));
  return remote === onSite ? undefined : remote ? 'remote' : 'on_site';
}

function textWorkplace(found: ReadonlySet<ConditionWord>): Workplace | null {
  const said: Workplace[] = [];
  if (found.has('remote') && !found.has('notRemote')) said.push('remote');
  if (found.has('hybrid')) said.push('hybrid');
  if (found.has('onSite')) said.push('on_site');
  return said.length === 1 ? said[0]! : null;
}

function either<T>(one: T, isOne: boolean, other: T, isOther: boolean): T | null {
  return isOne === isOther ? null : isOne ? one : other;
}
