// What a question does not want: "hospital, but not as a nurse", "IT ohne Programmieren", 営業以外, 영업 말고, 不要销售. It is not asked for, and postings whose
// title or place means it are left out (filter-sets.ts): a hospital's other work stays. Only what means something can be denied.
import { AND, OR } from './alternatives.ts';
import { conceptDictionary } from './concept-dictionary.ts';
import { isFiller } from './fillers.ts';
import type { Sentence } from './sentences.ts';
import { conceptOf, conceptTerm } from './terms.ts';
import { fold } from './words.ts';

/** A stretch of a folded question. */
type Stretch = { from: number; to: number };
type Meaning = Stretch & { isPlace: boolean; isFiller?: boolean; terms: readonly string[] };
/** `said`: what says so besides, which asks for nothing. */
export type Denials<M> = { denied: ReadonlySet<M>; said: readonly Stretch[] };

const folded = (line: string): ReadonlySet<string> =>
  new Set(
    line
      .split(/[\s,]+/u)
      .map((word) => fold(word).trim())
      .filter((word) => word !== ''),
  );

/** In short questions too: no other language has these words for something else. A sentence tells its language, and has more (sentences.ts). */
const ANYWHERE = folded(
  'not except excluding besides не nicht kein keine keinen keinem keiner ohne außer geen niet zonder behalve sans sauf excepto salvo exceto tranne senza sin sem fără без кроме não menos khong nada niente',
);
/** Portuguese "não", and Vietnamese "nào" (which). */
const NAO = 'nao';
/** English, Spanish and Italian, right before a kind of work: "no stage"; Portuguese "no" is in something. */
const NO = 'no';
const PORTUGUESE = /^(?:estagio|trainee|programa)/u;
/** Whether it means kinds of work and nothing else. */
export const isKindOfWork = ({ terms }: Pick<Meaning, 'terms'>) => {
  const { concepts, numberOf } = conceptDictionary();
  return terms.length > 0 && terms.every((term) => concepts[numberOf(conceptOf(term) ?? '') ?? -1]?.kind === 'work');
};
/** "Não quero mais estágio": French "mais" (but) parts what it stands between. */
const MORE = 'mais';
/** They deny the place behind them, and nothing else: "buiten Nederland", but not "buiten werken". */
const OUTSIDE = folded('outside außerhalb ausserhalb hors fuera fuori fora buiten afara вне пределами ngoài ngoai');
/** English "t" behind these, as folding parts "don't". */
const DONT = folded('don doesn wouldn won can');
/** French "pas" denies before these; alone it is a word of other languages. */
const PAS = folded('à dans comme chez');
/** They stand between a denial and what it does not deny: "not only in Berlin", "nicht weit von Lyon", "not sure if", "not a nurse but". */
const BREAKS = folded(`
  only just too far necessarily sure matter mind but know care afraid problem issue find wait decide
  nur unbedingt weit egal zwingend notwendig allein bloß aber sondern weiß sicher
  solo sólo solamente necesariamente importa lejos pero sino sé miedo problema seguro segura
  seulement forcément nécessairement loin importe grave mais sais peur problème sûr sûre que
  soltanto necessariamente lontano ma so paura sicuro sicura
  alleen noodzakelijk ver uit maar weet zeker slechts
  apenas só somente longe mas sei medo certeza
  doar neapărat departe contează dar ci știu sigur sigură
  только обязательно далеко важно но а знаю уверен уверена
  chỉ nhất thiết xa quan trọng nhưng mà biết
  lang lamang pero kundi alam sigurado malayo`);
/** Others that stand between: "khong lam kinh doanh" without its marks is told by no sentence. */
const LINKS = folded('lam viec muon thich como als as wie tipo from');
/** So many words at most stand between a denial and what it denies. */
const BETWEEN_MAX = 4;
const GOES_ON_MAX = 2;
/** A name of the dictionary may take the word that joins it to the next with it. */
const ENDS_JOINED = /\s(?:и|und|and|et|y|e|en|și|si)$/u;
const JOINING: ReadonlySet<string> = new Set([...OR, ...AND, ...folded('nor noch i ni né ne of nem nici ни hay at')]);

const DENSE_BEFORE =
  /(?:不要|不上|没有|沒有|不想当|不想當|不想做|不想|不做|不是|不含|非|除了|讨厌|討厭|不喜欢|不喜歡|不想干|不想去|不考虑|不考慮|不会|不會|不会说|不會說|不会讲|不懂|不用|不用会|不需要|无需|無需|不要求)$/u;
const DENSE_BEHIND =
  /^(?:系|職|职|岗|崗|工作|の仕事)?(?:以外|之外|除外|じゃない|じゃなくて?|ではない|ではなく|でない|を除く|を除いた|は除く|なしで|なし|無し|のない|の無い|がない|が無い|はやりたくない|はしたくない|はいや|は嫌|は苦手|が苦手|はちょっと)[のでは的]?|^(?:직|일|쪽|업무)?(?:이|은|는|가|을|를)?\s?(?:말고|빼고|제외하고|제외|아닌|이외의?|외의|없는|없음|없이|(?:하기\s?)?싫)/u;

/** Whether something may be denied at all: cheap. `words`: folded. */
function mayDeny(words: readonly string[], question: string, sentence: Sentence | undefined): boolean {
  return (
    words.some(
      (word) => ANYWHERE.has(word) || word === NO || OUTSIDE.has(word) || word === 'pas' || word === 't' || sentence?.isDenial(word),
    ) ||
    /[不非除讨討没沒외]|以外|じゃな|でな|では|なし|無し|たくない|いや|嫌|苦手|ちょっと|말고|빼고|제외|아닌|외의|이외|없|싫/u.test(question)
  );
}

/** What a folded question denies. `words`: in their order. `meanings`: those that may be denied. `isVietnamese`: it is written in Vietnamese letters. */
export function denialsOf<M extends Meaning>(
  question: string,
  words: readonly ({ word: string } & Stretch)[],
  meanings: readonly M[],
  { sentence, isVietnamese }: { sentence: Sentence | undefined; isVietnamese: boolean },
): Denials<M> {
  const denied = new Set<M>();
  const said: Stretch[] = [];
  if (!mayDeny(words.map(({ word }) => word), question, sentence)) return { denied, said }; // biome-ignore format: one thought
  const known = meanings.filter((one) => !one.isFiller && one.terms.length > 0).toSorted((a, b) => a.from - b.from);
  let last: M | undefined;
  for (const [at, one] of known.entries()) {
    const before = wordsBefore(question, words, one, meanings);
    const denial = before.findIndex(
      ({ word }, at) =>
        (ANYWHERE.has(word) && !(isVietnamese && word === NAO)) ||
        (one.isPlace && OUTSIDE.has(word)) ||
        sentence?.isDenial(word) ||
        (word === NO && at === 0 && isKindOfWork(one) && !PORTUGUESE.test(question.slice(one.from, one.to))) ||
        (word === 'pas' && PAS.has(before[at - 1]?.word ?? '')) ||
        (word === 't' && DONT.has(before[at + 1]?.word ?? '')),
    );
    const between = before.slice(0, denial < 0 ? BETWEEN_MAX + 1 : denial);
    const isDenied =
      denial >= 0 &&
      denial <= BETWEEN_MAX &&
      between.every(({ word }) => isLink(word, sentence) || (word === MORE && before[denial]!.word === NAO));
    const sign = DENSE_BEFORE.exec(question.slice(0, one.from));
    const behind = DENSE_BEHIND.exec(question.slice(one.to));
    if (isDenied) said.push(before[denial]!);
    if (sign) said.push({ from: sign.index, to: one.from });
    if (behind) said.push({ from: one.to, to: one.to + behind[0].length });
    if (isDenied || sign || behind || (last && (goesOn(last, one, before, question) || isListed(last, one, known[at + 1], question)))) {
      denied.add(one);
      last = one;
    } else last = undefined;
  }
  return { denied, said };
}

/** The words before a meaning, nearest first, as far as nothing else means something and no sign parts them. */
function wordsBefore(question: string, words: readonly ({ word: string } & Stretch)[], one: Stretch, meanings: readonly Meaning[]) {
  const before: ({ word: string } & Stretch)[] = [];
  for (let at = words.findIndex(({ to }) => to > one.from) - 1; at >= 0 && before.length <= BETWEEN_MAX + 1; at--) {
    const word = words[at]!;
    const isMeant = meanings.some((other) => !other.isFiller && other.terms.length > 0 && other.from < word.to && word.from < other.to);
    if (isMeant || /[,;.:!?()]/u.test(question.slice(word.to, words[at + 1]?.from ?? one.from))) break;
    before.push(word);
  }
  return before;
}

const isLink = (word: string, sentence: Sentence | undefined): boolean =>
  !BREAKS.has(word) && (isFiller(word) || LINKS.has(word) || sentence?.isCommon(word) === true);

/** What no list of what is not wanted goes on with: "no internships, full time or part time". */
const WANTED_TIMES: ReadonlySet<string> = new Set(['full-time', 'part-time', 'permanent', 'remote', 'hybrid'].map(conceptTerm));

/** Whether it stands in a list that is denied as a whole, and goes on: "keine Werkstudentenstellen, Praktika oder Traineeprogramme". */
function isListed(last: Meaning, one: Meaning, next: Meaning | undefined, question: string): boolean {
  if (next === undefined || last.isPlace || !/^\s?[,、]\s?$/u.test(question.slice(last.to, one.from))) return false;
  // "Kahit hindi nurse, sa opisina o reception": behind another work stands what is wanted instead.
  const isAlike = [last, one, next].every((each) => isKindOfWork(each) && !each.terms.some((term) => WANTED_TIMES.has(term)));
  const joins = question.slice(one.to, next.from).trim().split(/\s/u);
  return isAlike && joins.length === 1 && JOINING.has(joins[0]!);
}

/** Whether what follows on something denied is denied with it: "neither sales nor marketing", "keine Pflege oder Küche", "без продаж и работы с клиентами". */
function goesOn(last: Meaning, one: Meaning, before: readonly { word: string }[], question: string): boolean {
  if (last.isPlace !== one.isPlace) return false;
  const between = question.slice(last.to, one.from);
  if (before.length < GOES_ON_MAX && ENDS_JOINED.test(question.slice(last.from, last.to))) return true;
  if (before.length === 0) return /^\s?[/、]\s?$/u.test(between);
  return before.length <= GOES_ON_MAX && before.some(({ word }) => JOINING.has(word)) && /^[\s\p{L}]+$/u.test(between);
}
