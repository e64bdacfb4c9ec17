// Places of a question that are many: parts of the world by their countries ("Southeast Asia", Skandinavien, 北美), and parts of a country that are no
// region of their own by their towns ("Yorkshire", Ruhrgebiet). Postings name their town or country, so these are read in questions alone.
import { COUNTRIES } from '@fairway/rules/countries';
import { fold } from '@fairway/rules/folding';
import { ofWholeDenseWords, placeKeysNamed } from '@fairway/rules/recognition/place-names';
import { regionNames } from '@fairway/rules/recognition/region-names';
import { boundsOf, type PhraseFinder, phraseFinder, splitWords } from '@fairway/rules/recognition/words';
import { ABROAD, ABROAD_NAMES, ABROAD_TOO } from './asked-abroad.ts';
import { divisionNames } from './divisions.ts';
import { gazetteer, ownScriptTowns } from './gazetteer.ts';
import { AROUND } from './towns-around.ts';

const NORDICS = 'DK NO SE FI IS';
const WEST = 'AT BE CH DE FR GB IE LI LU MC NL';
const SOUTH = 'AD CY ES GR IT MT PT SM';
const EAST = 'AL BA BG BY CZ EE HR HU LT LV MD ME MK PL RO RS SI SK UA XK';
const EUROPE = `${WEST} ${SOUTH} ${EAST} ${NORDICS}`;
const SOUTHEAST_ASIA = 'BN ID KH LA MM MY PH SG TH TL VN';
const EAST_ASIA = 'CN HK JP KR MN MO TW';
const SOUTH_ASIA = 'BD BT IN LK MV NP PK';
const CENTRAL_ASIA = 'KG KZ TJ TM UZ';
const GULF = 'AE BH KW OM QA SA';
const MIDDLE_EAST = `${GULF} EG IL IQ IR JO LB PS SY TR YE`;
const MAGHREB = 'DZ LY MA TN';
const AFRICA = `${MAGHREB} AO BF BI BJ BW CD CF CG CI CM CV DJ EG ER ET GA GH GM GN GQ GW KE KM LR LS MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TZ UG ZA ZM ZW`;
const CENTRAL_AMERICA = 'BZ CR GT HN NI PA SV';
const CARIBBEAN = 'BB BS CU DM DO GD HT JM KN LC TT VC';
const SOUTH_AMERICA = 'AR BO BR CL CO EC GY PE PY SR UY VE';
const OCEANIA = 'AU FJ NZ PG WS';

/** Countries, and what people call all of them. */
const WORLD: readonly (readonly [countries: string, names: string])[] = [
  [
    EUROPE,
    'europe, continental europe, all over europe, anywhere in europe, europa, europese landen, европа, европе, европу, европы, châu âu, chau au, sa europa, ヨーロッパ, 欧州, 유럽, 欧洲, 歐洲',
  ],
  [
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    'european union, europäische union, europäischen union, union européenne, unión europea, unione europea, união europeia, europese unie, uniunea europeană, евросоюз, евросоюзе, европейский союз, liên minh châu âu, 欧州連合, 유럽연합, 欧盟, 歐盟',
  ],
  [
    WEST,
    'western europe, westeuropa, europe de l’ouest, europa occidental, europa occidentale, west-europa, europa de vest, западная европа, западной европе, tây âu, 西欧, 서유럽',
  ],
  [
    `${EAST} RU`,
    'eastern europe, osteuropa, europe de l’est, europa del este, europa dell’est, europa orientale, leste europeu, europa de leste, oost-europa, europa de est, восточная европа, восточной европе, đông âu, 東欧, 동유럽, 东欧, 東歐',
  ],
  [
    SOUTH,
    'southern europe, südeuropa, europe du sud, sur de europa, sud europa, sul da europa, zuid-europa, southern europe, 南欧, 남유럽',
  ],
  [
    NORDICS,
    'nordics, nordic countries, northern europe, nordeuropa, nordische länder, nordischen ländern, pays nordiques, europe du nord, países nórdicos, norte de europa, paesi nordici, nord europa, noord-europa, țările nordice, северная европа, северной европе, bắc âu, 北欧, 북유럽, 北歐',
  ],
  [
    'DK NO SE',
    'scandinavia, skandinavien, scandinavie, escandinavia, scandinavië, escandinávia, скандинавия, скандинавии, скандинавию, スカンジナビア, 스칸디나비아, 斯堪的纳维亚',
  ],
  [
    'EE LV LT',
    'baltics, baltic states, baltikum, pays baltes, países bálticos, paesi baltici, baltische staten, țările baltice, прибалтика, прибалтике, 波罗的海国家, バルト三国, 발트',
  ],
  ['BE LU NL', 'benelux'],
  ['AT CH DE', 'dach-raum, dach-region, dach region, deutschsprachiger raum, german-speaking countries'],
  ['ES PT', 'península ibérica, iberian peninsula, penisola iberica, péninsule ibérique'],
  ['AL BA BG GR HR ME MK RO RS SI XK', 'balkans, balkan, balcani, balcanes, balcãs, balcani, балканы, балканах'],
  [
    'US CA',
    'north america, nordamerika, amérique du nord, américa del norte, norteamérica, nord america, américa do norte, noord-amerika, america de nord, северная америка, северной америке, северную америку, bắc mỹ, 北米, 북미, 北美, 北美洲',
  ],
  [
    `MX ${CENTRAL_AMERICA} ${CARIBBEAN} ${SOUTH_AMERICA}`,
    'latin america, latam, lateinamerika, amérique latine, latinoamérica, américa latina, america latina, latijns-amerika, латинская америка, латинской америке, mỹ la tinh, 中南米, ラテンアメリカ, 중남미, 라틴아메리카, 拉美, 拉丁美洲',
  ],
  [
    SOUTH_AMERICA,
    'south america, südamerika, amérique du sud, sudamérica, suramérica, américa del sur, sud america, américa do sul, zuid-amerika, america de sud, южная америка, южной америке, nam mỹ, 南米, 남미, 南美, 南美洲',
  ],
  [
    CENTRAL_AMERICA,
    'central america, mittelamerika, zentralamerika, amérique centrale, centroamérica, américa central, centro america, midden-amerika, центральная америка, 中米, 중미',
  ],
  [CARIBBEAN, 'caribbean, karibik, caraïbes, caribe, caraibi, caraïben, карибы, カリブ, 카리브'],
  [
    `${SOUTHEAST_ASIA} ${EAST_ASIA} ${SOUTH_ASIA} ${CENTRAL_ASIA}`,
    'asia, asien, asie, azië, ásia, asya, sa asya, азия, азии, азию, châu á, chau a, アジア, 아시아, 亚洲, 亞洲',
  ],
  [
    SOUTHEAST_ASIA,
    'southeast asia, south east asia, south-east asia, südostasien, asie du sud-est, sudeste asiático, sud-est asiatico, zuidoost-azië, asia de sud-est, юго-восточная азия, юго-восточной азии, đông nam á, dong nam a, timog-silangang asya, asean, 東南アジア, 동남아, 동남아시아, 东南亚, 東南亞',
  ],
  [
    EAST_ASIA,
    'east asia, ostasien, asie de l’est, asia oriental, asia oriental, asia orientale, ásia oriental, oost-azië, восточная азия, восточной азии, đông á, 東アジア, 동아시아, 东亚, 東亞',
  ],
  [SOUTH_ASIA, 'south asia, südasien, asie du sud, nam á, южная азия, 南アジア, 남아시아, 南亚'],
  [
    CENTRAL_ASIA,
    'central asia, zentralasien, asie centrale, средняя азия, средней азии, центральная азия, центральной азии, 中央アジア, 중앙아시아, 中亚',
  ],
  [
    MIDDLE_EAST,
    'middle east, naher osten, nahen osten, moyen-orient, oriente medio, medio oriente, médio oriente, oriente médio, midden-oosten, orientul mijlociu, ближний восток, ближнем востоке, trung đông, gitnang silangan, 中東, 중동, 中东',
  ],
  [
    GULF,
    'gulf countries, gulf states, golfstaaten, pays du golfe, países del golfo, paesi del golfo, países do golfo, golfstaten, gcc countries, 海湾国家',
  ],
  [AFRICA, 'africa, afrika, afrique, áfrica, африка, африке, африку, châu phi, アフリカ, 아프리카, 非洲'],
  [
    MAGHREB,
    'maghreb, north africa, nordafrika, afrique du nord, norte de áfrica, nord africa, norte de áfrica, noord-afrika, северная африка, северной африке, 北アフリカ, 북아프리카, 北非',
  ],
  [OCEANIA, 'oceania, ozeanien, océanie, oceanía, океания, châu úc, オセアニア, 오세아니아, 大洋洲, 澳新'],
  ['AM AZ BY KG KZ MD RU TJ UZ', 'снг, стран снг, страны снг, странах снг'],
];

let finder: PhraseFinder<readonly string[]> | undefined;

/** The first sign of a province whose second one begins an area: 云南米线 (noodles of Yunnan) is not 南米, nor 河北美术 North America. */
const PROVINCE = /[云雲湖河海济濟江越台华華山]$/u;
const SIDE = /^[东東南西北中]/u;
/** What Korean puts behind a place; 아시아나 is an airline. */
const BEHIND_HANGUL = /^(?:$|\P{Script=Hangul}|(?:에서|에|의|으로|로|쪽|지역|권|이나|와|과|도|은|는|이|가|을|를)(?!\p{Script=Hangul}{2}))/u;

/** The areas that are no part of another name. */
function besidesOthers<V>(areas: PhraseFinder<V>): PhraseFinder<V> {
  return {
    find(words, ignoresCase) {
      return areas.find(words, ignoresCase).filter((match) => {
        if (match.first >= 0) return true;
        const { from, to } = boundsOf(words, match);
        const name = words.text.slice(from, to);
        if (SIDE.test(name) && PROVINCE.test(words.text.slice(0, from))) return false;
        return !/\p{Script=Hangul}$/u.test(name) || BEHIND_HANGUL.test(words.text.slice(to));
      });
    },
  };
}

type Area = [name: string, keys: string[]];

/** One sign is a word of many. */
const OWN_UNITS_MIN = 2;

/** Finds areas in a folded question; values are the keys of the places that they are made of. */
export function areaFinder(): PhraseFinder<readonly string[]> {
  finder ??= besidesOthers(
    ofWholeDenseWords(
      phraseFinder([
        ...namesIn(ABROAD_NAMES).map((name): Area => [name, [ABROAD, ...COUNTRIES]]),
        ...namesIn(ABROAD_TOO).map((name): Area => [name, []]),
        ...WORLD.flatMap(([countries, names]) => phrasesOf(names).map((name) => [name, countries.split(' ')] as const)),
        ...divisionNames().map(([name, key]): Area => [name, [key]]),
        ...ownTowns(),
        ...barely(),
        ...AROUND.flatMap(([country, towns, names]) => {
          const keys = [...new Set(towns.split(',').flatMap((town) => townKeys(town, country)))];
          return phrasesOf(names).map((name): Area => [name, keys]);
        }),
      ]),
    ),
  );
  return finder;
}

/** "カリフォルニア" is "カリフォルニア州": regions without the sign for what they are, but for what is another place so (纽约). */
function* barely(): Generator<Area> {
  for (const [name, key] of regionNames()) {
    const bare = name.replace(/(?:州|省|邦|县|県|주|성)$/u, '');
    if (bare !== name && bare.length > OWN_UNITS_MIN && placeKeysNamed(bare).length === 0) yield [bare, [key]];
  }
}

/** Towns in their own script, but for what is a division or in the rules (place-names.ts). */
function* ownTowns(): Generator<Area> {
  const taken = new Set(divisionNames().map(([name]) => fold(name).trim()));
  for (const [name, towns] of ownScriptTowns()) {
    if (OWN_UNITS_MIN > name.length || taken.has(name) || placeKeysNamed(name).length > 0) continue;
    yield [name, towns.flatMap((town) => townKeys(town.name, town.country))];
  }
}

/** The keys of a town, or of a region, of a country: as it is known in many languages, and by its coordinates. */
export function townKeys(name: string, country: string): string[] {
  const [town = '', state] = name.split('/');
  const isThere = (key: string) =>
    state === undefined || country !== 'US' ? key.startsWith(country) : key.startsWith(`${country}-${state}/`);
  const largest = gazetteer().named(town).find((place) => place.country === country && (state === undefined || place.region === state)); // biome-ignore format: one thought
  return [...placeKeysNamed(town).filter(isThere), ...(largest ? [`@${largest.id}`] : [])];
}

const phrasesOf = (names: string): string[] => [...new Set(names.split(', '))];
const namesIn = (lines: string): string[] => phrasesOf(lines.replaceAll(/,\s+/gu, ', '));

/** The keys of the area that is called so; undefined where none is, and of the whole world. */
export function areaNamed(name: string): readonly string[] | undefined {
  const words = splitWords(fold(name).trim());
  const whole = areaFinder()
    .find(words, true)
    .find((hit) => {
      const { from, to } = boundsOf(words, hit);
      return from === 0 && to === words.text.length;
    });
  return whole && whole.value.length > 0 && !whole.value.includes(ABROAD) ? whole.value : undefined;
}

/** The first name of each area of a country that is no abbreviation, with its country: others are ways to say it ("paris et sa région"). */
export const areaNames = (): (readonly [name: string, country: string])[] =>
  AROUND.flatMap(([country, , names]) => {
    const first = phrasesOf(names).find((name) => !SHORTENED.test(name));
    return first === undefined ? [] : [[first, country] as const];
  });
const SHORTENED = /^[a-z]{1,4}$|^(?:am|dans|the|regio|région) /u;
