// How places are written beside their bare name: provinces and wards of East Asia ("广东省深圳市", "서울특별시 강남구"), districts ("Berlin-Mitte"), postal codes
// behind ("Wien 1010", "London EC2A"), words before and behind ("г. Москва", "Co. Dublin", "Leeds City Centre"). What people read stays as it is written.
import { isBritishCounty } from './british-towns.ts';
import { cities, foldPlace, regionsByCode, regionsByName } from './gazetteer.ts';

const DENSE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** "神奈川県", "广东省", "경기도": a province before its town; Tokyo is one only before another town. */
const PROVINCE = /^(?:[^省県道府]{2,3}(?:省|県|道|府)(?=.)|東京都(?=.+市)|.{2,5}自治区(?=.))/u;
const DENSE_SUFFIX = /(?:特別市|广域市|특별시|광역시|특별자치시|시|市|都)$/u;
const PIECES = /[\s·・|:：/-]+/u;
/** "Frankfurt a.M." */
const ON_THE_MAIN = /^Frankfurt a\.? ?M\.?$/i;
/** Words before a known town that say no more than that it is one, or what lies around it. */
const BEFORE =
  /^(?:г\. ?|город |гор\. |tp\.? |thành phố |lungsod ng |jud(?:e[tț]ul|\.)? |municipiul |distrito de |provinc(?:ia|ie|e) (?:di |de |of )?|concelho de |comune di |ciudad de |ville de |cidade de |zona (?:di |de )?|área (?:metropolitana )?de |area di |agglomération de |métropole de |stadt |kreis |landkreis |gemeente |co\.? |county |city of |downtown |(?:london )?boroughs? (?:of )?)/iu;
const BEHIND =
  /(?:,? (?:city cent(?:re|er)|town cent(?:re|er)|metro(?:plex)?|metropolitan region|mitte|nord|süd|ost|zentrum|innenstadt|centre(?: ville)?|centre-ville|centro|centrum|noord|zuid|oost|zuidoost|cbd|и область|и мо|e provincia|e arredores|und umland|& umland|și împrejurimi|et environs|et sa région)|-capital region)$/iu;
/** "Lyon 69003", "Wien 1010"; "London EC2A", "Leeds LS1". */
const DIGITS_BEHIND = /\s+\d{4,6}$/;
const OUTWARD_CODE = /\s+(?:[A-Z]{1,2}\d[A-Z\d]?)$/;
/** "Sydney NSW 2000". */
const STATE_AND_CODE = /^(\p{L}[\p{L} .'’-]+) ([A-Z]{2,3}) \d{4,5}$/u;
/** "Hamburg-Altona", "Dallas-Fort Worth": what stands first is known, and the whole is not. */
const HYPHENED = /^(\p{Lu}[\p{L}. ]+?)[-–](?=\p{Lu})/u;
/** "South London", "North West London": around a British city; elsewhere ("East Orange") it is another town. */
const SIDE = /^(?:(?:north|south|east|west)[ -]?){1,2} (?=\p{L})|^(?:inner|outer) /iu;
const ONE_TOWN = new Set(['east london', 'west ham', 'east ham']);

/** States of Brazil and provinces of Italy that are states of the USA or countries too count behind their own towns alone. */
const STATES_OF_BRAZIL = /^(?:AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)$/;
const OF_BRAZIL_ALONE = /^(?:SP|RJ|RS)$/;
const COUNTY_OF_IRELAND = /^(?:co\.?|county) \p{L}+$/iu;
const OF_NORTHERN_IRELAND = /(?:antrim|armagh|down|fermanagh|tyrone|derry)$/i;

/** The country that the last part of a line tells, where that is a county or a state that needs its town beside it. */
export function countryByRegion(town: string, region: string): string | undefined {
  const found = known(town);
  if (COUNTY_OF_IRELAND.test(region) && (!found || found.country === 'IE') && !/ durham$/i.test(region))
    return OF_NORTHERN_IRELAND.test(region) ? 'GB' : 'IE';
  if (STATES_OF_BRAZIL.test(region) && (found ? found.country === 'BR' : OF_BRAZIL_ALONE.test(region))) return 'BR';
  // "Milano, MI": an American town is called Milan.
  if (/^[A-Z]{2}$/.test(region) && found?.country === 'IT' && found.name === town && region[0] === town[0]) return 'IT';
  return isBritishCounty(region) && (!found || found.country === 'GB') ? 'GB' : undefined;
}

/** A line in which a slash stands before a state is one place: "São Paulo/SP", "Kansas City, MO/KS". */
export const withoutSlashes = (line: string): string =>
  line
    .replace(/(, ?[A-Z]{2})\/[A-Z]{2}$/, '$1')
    .replace(/(?<=\p{Ll})\s?\/\s?([A-Z]{2})$/u, (all, state: string) => (STATES_OF_BRAZIL.test(state) ? `, ${state}` : all));

const known = (name: string) => cities.get(foldPlace(name));

/** A place without what is written beside its name, where that leaves a known town; else as it is. */
export function plainNotation(text: string): string {
  const line = /^\(([^()]+)\)$/.exec(text)?.[1] ?? text;
  if (known(line) || regionsByName.has(foldPlace(line)) || /^co\.? durham$/i.test(line)) return line;
  if (DENSE.test(line)) return townOfDense(line) ?? line;
  if (ON_THE_MAIN.test(line)) return 'Frankfurt am Main';
  const [, town = '', state = ''] = STATE_AND_CODE.exec(line) ?? [];
  if (regionsByCode.has(state)) return `${town}, ${state}`;
  const bare = line.replace(BEFORE, '').replace(BEHIND, '').replace(DIGITS_BEHIND, '').replace(OUTWARD_CODE, '').trim();
  if (bare !== line && known(bare)) return bare;
  const first = HYPHENED.exec(bare)?.[1];
  if (first && known(first)) return first;
  const [before = '', behind] = bare.split(/:\s/);
  return behind && known(before) ? before : line;
}

/** "South London" is London; "East Orange" stays what it is. */
export function withoutSide(town: string): string {
  const bare = town.replace(SIDE, '');
  return bare !== town && known(bare)?.country === 'GB' && !ONE_TOWN.has(foldPlace(town)) ? bare : town;
}

/** The town of "上海市浦东新区" or "경기도 성남시 분당구". */
function townOfDense(line: string): string | undefined {
  for (const piece of line.split(PIECES)) {
    const inside = piece.replace(PROVINCE, '');
    for (let end = inside.length; end >= 2; end--) {
      const name = inside.slice(0, end);
      const town = known(name) ? name : known(name.replace(DENSE_SUFFIX, '')) ? name.replace(DENSE_SUFFIX, '') : undefined;
      if (town && town.length >= 2) return town;
    }
  }
  return undefined;
}
