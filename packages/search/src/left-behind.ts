// What somebody did until now and would leave for something else: "from hospitality to office work", "von der Pflege ins Büro", "из продаж в айти". It is
// not asked for. Who says that they have had enough of it ("raus aus der Gastro", "marre de la vente") does not want it at all. @rule search.29
import { AND, OR } from './alternatives.ts';
import { isKindOfWork } from './denials.ts';
import { fold } from './words.ts';

type Meaning = { from: number; to: number; isPlace: boolean; isFiller?: boolean; terms: readonly string[] };

const ends = (pattern: string): RegExp => new RegExp(`(?:^|[\\s,.;:(])(?:${fold(pattern)})['’]?\\s?$`, 'u');
const between = (pattern: string): RegExp => new RegExp(`^\\s(?:${fold(pattern)})(?:['’]|\\s)`, 'u');

/** Before what is left, and between it and what it is left for. */
const FROM_TO: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [ends('from(?: the| a| an| my| being| being a| being an| working in| working as a)?'), between('(?:(?:job|jobs|work|industry) )?(?:to|into|towards?)(?: the| a| an| something in| something like| working in| being a)?')],
  [ends('(?:von|aus|vom)(?: der| dem| den| einem| einer)?'), between('(?:in die|in den|in das|in ein|in eine|ins|zu|zum|zur|richtung|in richtung)')],
  [ends('.*'), between('vers(?: le| la| l| les| un| une| du| des)?')],
  [ends('(?:dal|dalla|dallo|dalle|dai|dagli|dall|passare da|cambiare da)'), between('(?:a|al|alla|allo|all|ai|alle|verso)(?: il| la| l)?')],
  [ends('(?:van|uit)(?: de| het| een)?'), between('naar(?: de| het| een)?')],
  [ends('(?:trec|trecere|schimb|plec|mut|reprofilez|reprofilare|reconversie|vin)(?: din| de la)'), between('(?:la|în|spre|către)(?: un| o)?')],
  [ends('из'), between('(?:в|во|на)')],
  [ends('(?:перейти|переход|уйти) (?:с|со|от)'), between('(?:в|во|на|к)')],
  [ends('(?:pasar|cambiar|cambio|cambiarme)(?: de| del| de la)'), between('(?:a|al|a la|hacia)')],
  [ends('(?:mudar|passar|migrar|transição)(?: de| do| da)'), between('(?:para|pra)(?: o| a)?')],
]; // biome-ignore format: one a line

/** The same in Japanese, Korean, Chinese and Vietnamese: behind what is left, and behind what it is left for or before it. */
const TURNED: readonly (readonly [left: RegExp, wanted: RegExp])[] = [
  [/^(?:の仕事|職|業)?から$/u, /^(?:の仕事|職|業)?(?:へ|に(?:転職|転向|移|変わ|なり))/u],
  [/^(?:\s?(?:일|직|쪽|업무))?에서\s?$/u, /^(?:\s?(?:일|직|쪽|업무))?(?:으로|로)\s?(?:이직|전직|전환|옮|바꾸|넘어)/u],
  [/^(?:工作|岗位)?(?:转行|转岗|转职|轉職|转|跳槽)(?:到|做|去|成|为)?$/u, /^/u],
  [/^ (?:sang|qua) $/u, /^/u],
];
/** The change itself, which means that somebody changes. */
const TURN = /^(?:转行|转岗|转职|轉職|跳槽|転職|이직|전직|전환)/u;
/** What stands before what is left there. */
const TURNED_BEFORE: readonly RegExp[] = [/$/u, /$/u, /(?:从|由|從)$/u, /(?:tu|từ) $/u];

/** Before what somebody has had enough of. Not "sortir de", "uscire da": so people say where they have graduated. */
const ENOUGH = [
  '(?:get|getting) (?:out of|away from)(?: the| my)?|(?:tired|sick|bored) of(?: the| my| working in)?|(?:fed up|bored) with(?: the)?|burnt out from(?: the)?|quit(?:ting)?(?: my| the)?|(?:thinking of|want to|looking to) (?:leave|leaving)(?: the| my)?',
  '(?:raus|weg) (?:aus|von)(?: der| dem| den)?|weg vom|genug (?:von|vom)(?: der| dem)?|keine lust (?:mehr )?auf(?: die| den| das)?',
  'veux plus(?: faire| travailler)?(?: de la| du| des| de l| de| d| dans la| dans le| dans l| en)?',
  '(?:marre|ras le bol|fatigue|fatiguee)(?: de la| du| des| de l| de| d)|quitter(?: la| le| les)?',
  'lasciare(?: il| la| l)?|(?:andarmene|scappare)(?: dal| dalla| dall| dallo)|(?:stufo|stufa|stanco|stanca)(?: di| del| della| dell| dello)',
  'weg (?:uit|van)(?: de| het)?|geen zin (?:meer )?in(?: de| het)?',
  'plec din|(?:satul|sătulă|obosit|obosită) de|renunț la',
  'уйти из|ухожу из|надоел[аио]?|устала? от',
].map(ends); // biome-ignore format: one a line

/** Behind what is nothing for somebody. */
const NOT_FOR_ME = new RegExp(
  `^(?:${fold(
    [
      "\\s(?:is|are)(?: definitely| really| just)?(?: not| ?n['’ ]?t)(?: really)? (?:for me|an option|my thing|what i want)",
      '\\s(?:ist|sind|wäre) (?:nichts|nix|leider nichts) für mich|\\spass(?:t|en) (?:für mich |mir )?(?:leider )?nicht|\\s(?:kommt|kommen)(?: für mich)? nicht (?:mehr )?in frage',
      "\\s(?:ce )?n['’ ]?est pas (?:fait )?pour moi|\\sne m['’ ]?intéressen?t? pas|\\sne me conviene?n?t? pas|[,.]? c['’ ]?est pas pour moi",
      '\\sno (?:es|son) (?:lo mío|para mí)|\\sno me (?:sirven?|valen?|convienen?)|\\sno me interesan?|[,.] eso no',
      '\\snon (?:fa|fanno) (?:per|al caso) (?:me|mio)|\\snon mi (?:vanno bene|va bene|servono|serve)|\\snon mi interessano?',
      '\\snão (?:é|são) (?:para mim|comigo|pra mim)|\\snão (?:me )?servem?|\\snão me interessam?',
      '\\s(?:is|zijn) (?:niets|niks) voor mij|\\shoeft (?:van mij )?niet|\\s(?:zoek|wil) ik niet',
      '\\snu (?:e|este|sunt) pentru mine|\\snu mă interesează',
      '\\s(?:это )?не для меня|\\sне интересу[ею]т|\\sне рассматрива[а-я]+|\\sне предлага(?:ть|йте|й)|\\s(?:мне )?не (?:нужн|надо|интерес|подход|подойд)[а-я]*',
      '\\skhông (?:hợp|phù hợp) với|\\shindi para sa akin|\\say hindi para',
      '(?:は|って)?(?:私には|自分には)?(?:向いていない|向いてない|向いていません|興味がない|興味はない|興味がありません|希望しません|希望していません|考えていません)',
      '(?:은|는|이|가)?\\s?(?:저랑|나랑|저한테|저와)?\\s?(?:안 맞|맞지 않|관심\\s?없|원하지 않)',
      '(?:工作|岗位)?(?:不适合我|不感兴趣|不考虑|不考慮|没兴趣|沒興趣|就不用了|免谈)',
    ].join('|'),
  )})`,
  'u',
);

/** Around what somebody has already done, and would not do again: "schon zwei Praktika gemacht". Nothing is left out for it. */
const DONE_BEFORE = [
  '(?:have |i |ve )?already (?:did|done|had|completed|finished)(?: an?| my| several| two| some)?',
  '(?:schon|bereits)(?: ein| mein| zwei| drei| mehrere| einige)?',
  'déjà (?:fait|effectué|eu)(?: un| des| mon| mes| deux| plusieurs)?',
  'ya (?:hice|he hecho|tuve|realicé)(?: unas| mis| dos| varias)?',
  'già (?:fatto|svolto|concluso)(?: uno| un| due| il)?',
  'já (?:fiz|tive|concluí)(?: um| dois| vários)?',
  'deja (?:un|două)?|(?:am făcut|am avut) deja(?: un| două)?',
  'уже (?:проходил|проходила|прошел|прошла|была?|была? на)',
].map(ends);
const GERMAN_DONE = /^\s(?:gemacht|absolviert|hinter mir|abgeschlossen)/u;
const DONE_BEHIND =
  /^(?:は|を)?(?:もう|すでに|既に)(?:経験|やっ|し)(?:た|済み|ました|したので)|^は?経験済み|^(?:은|는|을|를)?\s?(?:이미|벌써)\s?(?:해|했|마쳤)|^(?:은|는)\s?해\s?봤|^(?:已经|已經)?(?:做过|做過)了?|^\s(?:heb ik al gedaan|đã làm rồi|tapos na)/u;

function isDone(before: string, behind: string): boolean {
  if (DONE_BEHIND.test(behind)) return true;
  const at = DONE_BEFORE.findIndex((pattern) => pattern.test(before));
  return at >= 0 && (at !== GERMAN || GERMAN_DONE.test(behind));
}
/** Its verb stands at the end. */
const GERMAN = 1;

/** What of a folded question is left for something else, and what somebody has had enough of. */
export function leftBehind<M extends Meaning>(question: string, meanings: readonly M[]): { left: ReadonlySet<M>; enough: ReadonlySet<M> } {
  const left = new Set<M>();
  const enough = new Set<M>();
  const known = meanings.filter((one) => !one.isFiller && one.terms.length > 0).toSorted((a, b) => a.from - b.from);
  for (const [at, one] of known.entries()) {
    const next = known.slice(at + 1).find(({ from, to }) => !TURN.test(question.slice(from, to)));
    const before = question.slice(0, one.from);
    if (one.isPlace) continue;
    if (next && !next.isPlace && FROM_TO.some(([from, to]) => leadsTo(to, question, one, next) && from.test(before))) left.add(one);
    else if (next && !next.isPlace && isTurned(question, one, next)) left.add(one);
    else if (ENOUGH.some((pattern) => pattern.test(before)) || NOT_FOR_ME.test(question.slice(one.to))) enough.add(one);
    else if (isDone(before, question.slice(one.to))) left.add(one);
  }
  // "Стажировки и подработки не предлагайте": what stands before is joined to it.
  for (const [at, one] of [...known.entries()].toReversed()) {
    const next = known[at + 1];
    if (!next || !enough.has(next) || one.isPlace) continue;
    const between = question.slice(one.to, next.from);
    if (isJoining(between) || isListed(one, next, between)) enough.add(one);
  }
  return { left, enough };
}

const isJoining = (between: string) => OR.has(between.trim()) || AND.has(between.trim()) || between === ' of ';
/** Kinds of work with a comma between them, and a word that means nothing: "стажировки, студенческие подработки". */
const isListed = (one: Meaning, next: Meaning, between: string) =>
  isKindOfWork(one) && isKindOfWork(next) && /^,\s(?:\p{L}+\s)?$/u.test(between);

function isTurned(question: string, one: Meaning, next: Meaning): boolean {
  const between = question.slice(one.to, next.from);
  return TURNED.some(
    ([from, to], at) => from.test(between) && to.test(question.slice(next.to)) && TURNED_BEFORE[at]!.test(question.slice(0, one.from)),
  );
}

/** Whether what stands between is all of what stands before the next, which may have some of it in its own name ("ins Büro"). */
function leadsTo(to: RegExp, question: string, one: Meaning, next: Meaning): boolean {
  const end = one.to + (to.exec(question.slice(one.to))?.[0].length ?? 0);
  return end > one.to && next.from - end <= 1 && end < next.to;
}
