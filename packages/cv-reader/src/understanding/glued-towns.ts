// Names with their town behind them and nothing between ("Norsea Ltd Penryn"). A town is cut off only where the section shows that it is written so:
// behind the form of a company, or where a name ends with the same town twice. "Technische Universität Braunschweig" alone keeps its own.
import type { Cv, Read } from '../cv.ts';
import { isUnspaced } from './phrases.ts';
import { placeOf } from './place-words.ts';

const MOST_WORDS = 3;
const FORM_END =
  /(?:^|\s)(?:GmbH|AG|KG|OHG|UG|SE|Inc\.?|LLC|LLP|Ltd\.?|PLC|Corp\.?|S\.?A\.?|S\.?A\.?S\.?|SARL|SAS|S\.p\.A\.?|S\.?r\.?l\.?|SRL|S\.?L\.?|S\.?L\.?U\.?|Ltda\.?|Lda\.?|B\.?V\.?|N\.?V\.?|Oy|AB|JSC)$/iu;
/** A name does not end with these: what stands behind them is part of it. */
const JOINT_END =
  /(?:^|\s)(?:of|for|in|at|the|and|de|del|della|degli|dei|di|du|des|do|da|dos|das|la|le|el|los|las|les|il|lo|gli|van|von|der|den|voor|für|und|din|al|ng|sa|и|в|&|-|–)$/iu;
const NAME = /^\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+){0,2}$/u;

type Cut = { name: string; town: string };

/** A name and the words at its end, the fewest first. */
function* cutsOf(text: string): Generator<Cut> {
  const words = text.split(/\s+/);
  for (let count = 1; count <= MOST_WORDS && count < words.length; count += 1) {
    const cut = { name: words.slice(0, -count).join(' '), town: words.slice(-count).join(' ') };
    if (!/[,，(（–—-]$/u.test(cut.name) && !JOINT_END.test(cut.name)) yield cut;
  }
  if (words.length > 1 || !isUnspaced(text)) return;
  for (let count = 2; count <= MOST_LETTERS && count < text.length - 1; count += 1) {
    const cut = { name: text.slice(0, -count), town: text.slice(-count) };
    if (placeOf(cut.town) !== undefined) yield cut;
  }
}

/** "株式会社東海静岡市": letters that are written without white, and behind them a town that is known. */
const MOST_LETTERS = 4;
const UNSPACED_FORM_END = /(?:公司|集团|集團|株式会社|有限会社|合同会社|주식회사)$/u;

/** Houses whose branches are called by their town: "롯데호텔 부산". */
const BRANCHED = /(?:호텔|리조트|백화점|면세점|아울렛|마트|은행|ホテル|百貨店|銀行|酒店|百货|银行)$/u;

/** What shows that a town stands behind the name. `isDoubledName`: names of Viet Nam say a word twice ("Gạch men Thanh Thanh"). */
function shown(text: string, isDoubledName: boolean): Cut | undefined {
  for (const cut of cutsOf(text)) {
    const isOther = isUnspaced(text)
      ? !BRANCHED.test(cut.name) && placeOf(cut.town) !== undefined && (text.includes(' ') || UNSPACED_FORM_END.test(cut.name))
      : NAME.test(cut.town) && (FORM_END.test(cut.name) || (!isDoubledName && cut.name.endsWith(` ${cut.town}`)));
    if (isOther && !FORM_END.test(` ${cut.town}`)) return cut;
  }
  return undefined;
}

/** The work and education of a CV, with such towns apart. `beside`: pieces of the person's contact details, one of which may be such a town. */
export function withoutGluedTowns({ work, education, place, language }: Cv, beside: readonly string[]): Pick<Cv, 'work' | 'education'> {
  const named = [place?.value.city, ...[...work, ...education].map(({ location }) => location?.value)];
  const towns = new Set(named.filter((town) => town !== undefined));
  const names = [...work.map(({ employer }) => employer?.value), ...education.map(({ school }) => school?.value)];
  // "Pharmacist, Falmouth" above "Falmouth Hospital Falmouth".
  for (const piece of beside) if (!FORM_END.test(` ${piece}`) && names.some((name) => name?.endsWith(` ${piece}`))) towns.add(piece);
  const isLastWord = language.value !== 'vi';
  // Each is read again with the towns that the other one showed; schools, whose names have towns in them, only where one of them shows it.
  const first = withTownsApart(education, 'school', { towns, isShown: false, isLastWord });
  const own = withTownsApart(work, 'employer', { towns, isShown: first.isShown, isLastWord });
  return { work: own.entries, education: withTownsApart(education, 'school', { towns, isShown: false, isLastWord }).entries };
}

type Named<K extends string> = Partial<Record<K | 'location', Read<string>>>;

/** `isShown`: the other section is written so; `isLastWord`: a town of which nobody knows how many words it has is the last one. */
type Shown = { towns: Set<string>; isShown: boolean; isLastWord: boolean };

function withTownsApart<K extends 'employer' | 'school', T extends Named<K>>(
  entries: readonly T[],
  key: K,
  { towns, isShown, isLastWord }: Shown,
): { entries: T[]; isShown: boolean } {
  const named = entries.map((entry) => (entry.location ? undefined : entry[key]?.value));
  const cuts = named.map((name) => (name === undefined ? undefined : shown(name, !isLastWord)));
  const isOwn = cuts.some((cut) => cut !== undefined);
  for (const cut of cuts) if (cut) towns.add(cut.town);
  if (!isOwn && !isShown) return { entries: [...entries], isShown: false };
  const isKnown = ({ town }: Cut) => towns.has(town) || (isOwn && placeOf(town) !== undefined);
  const byTown = named.map((name, at) => cuts[at] ?? (name === undefined ? undefined : [...cutsOf(name)].find(isKnown)));
  const byPlace = byTown.map((cut, at) => cut ?? (isOwn && isLastWord ? lastWord(named[at]) : undefined));
  const read = (value: string): Read<string> => ({ value, doubt: 'check' });
  const apart = entries.map((entry, at) => {
    const cut = byPlace[at];
    return cut ? { ...entry, [key]: read(cut.name), location: read(cut.town) } : entry;
  });
  return { entries: apart, isShown: isOwn };
}

/** "Lizard Trust Helston" where another entry of the section has its town so; from where a word of the name comes again: "Alcalá Alcalá de Henares". */
function lastWord(name: string | undefined): Cut | undefined {
  const cuts = [...cutsOf(name ?? '')].filter(({ town }) => /^\p{Lu}|^\p{Lo}{2}/u.test(town) && !FORM_END.test(` ${town}`));
  const again = cuts.find((cut) => cut.name.endsWith(` ${cut.town.split(' ')[0]}`));
  const [last] = cuts;
  const isName = last && (last.name.includes(' ') || isUnspaced(last.name));
  return again ?? (isName && !last.town.includes(' ') ? last : undefined);
}
