// What somebody did until now and would leave for something else: "from hospitality to office work", "von der Pflege ins Büro", "из продаж в айти". It is
// not asked for. Who says that they have had enough of it ("raus aus der Gastro", "marre de la vente") does not want it at all. @rule search.29
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

/** What of a folded question is left for something else, and what somebody has had enough of. */
export function leftBehind<M extends Meaning>(question: string, meanings: readonly M[]): { left: ReadonlySet<M>; enough: ReadonlySet<M> } {
  const left = new Set<M>();
  const enough = new Set<M>();
  const known = meanings.filter((one) => !one.isFiller && one.terms.length > 0).toSorted((a, b) => a.from - b.from);
  for (const [at, one] of known.entries()) {
    const next = known[at + 1];
    const before = question.slice(0, one.from);
    if (one.isPlace) continue;
    if (next && !next.isPlace && FROM_TO.some(([from, to]) => leadsTo(to, question, one, next) && from.test(before))) left.add(one);
    else if (ENOUGH.some((pattern) => pattern.test(before))) enough.add(one);
  }
  return { left, enough };
}

/** Whether what stands between is all of what stands before the next, which may have some of it in its own name ("ins Büro"). */
function leadsTo(to: RegExp, question: string, one: Meaning, next: Meaning): boolean {
  const end = one.to + (to.exec(question.slice(one.to))?.[0].length ?? 0);
  return end > one.to && next.from - end <= 1 && end < next.to;
}
