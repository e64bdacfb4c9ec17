// The cities of a text that stands where a city should: "Leeds or London", "Nr Maidenhead & Slough", "Castle House Bedworth", "75008 Paris". A building, a
// district of work or a sentence is no city.
import { isBritishCounty, isBritishTown } from './british-towns.ts';
import { countryOf } from './country-names.ts';
import { cities, foldPlace, regionsByCode, regionsByName } from './gazetteer.ts';
import { plainNotation, withoutSide } from './place-notations.ts';

/** Buildings, employers and districts of work are no cities. */
const NO_CITY =
  /\b(hospitals?|infirmary|trust|trustwide|centres?|centers?|clinic|offices?|sites?|campus|house|surgery|road|street|services?|nhs|region|teams?|unit|department|wide|various|locality|locations?|across|based|working|covering|required|agreed|agreement|confirmed|national|nationally|flexible|division|network|area|areas|community|hubs?|hospice|wards?|college|base|tbc|surrounding\w*|nearby|ho[spit]{4,5}als?|ysbyty|ty|exchange|footprint|ward|nurs(?:e|es|ing)|lane|avenue|umgebung|environs|alentours|alrededores|dintorni|omgeving)\b/i;
const BUILDING_BEFORE =
  /\b(?:[Hh]ospital|[Ii]nfirmary|[Hh]ouse|[Cc]entre|[Cc]enter|[Cc]linic|[Cc]ampus|[Ss]urgery|[Hh]ospice|[Cc]ollege|[Pp]ark)\s+(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)$/u;
/** Parts of a country. */
const DISTRICT =
  /^(?:north|south|east|west|mid|central|upper|lower|greater|inner|outer)(?:[ -]|$)|^(?:isle|vale|county|boroughs?|forest|region|city) of |^county |shire$|^(?:the )?(?:midlands|humber)$|^(?:england|scotland|wales|northern ireland|great britain)$/i;
/** "South East", "North Wales": a part of a country, not a town such as "North Shields". */
const DIRECTION =
  /^(?:north|south|east|west|mid|central)[ -](?:north|south|east|west|wales|england|scotland|midlands|anglia|yorkshire|sussex|coast|country|of .*)$/i;
/** Towns and boroughs whose one name joins two. */
const ONE_NAME = new Set(
  'barking and dagenham,kensington and chelsea,hammersmith and fulham,brighton and hove,telford and wrekin,redcar and cleveland,windsor and maidenhead,epsom and ewell,kingston and st andrew'.split(
    ',',
  ),
);
const NEAR =
  /^(?:near(?: to)?|nr\.?|close to|outskirts of|between|around|in and around|greater|bei|nahe|raum|großraum|près de|proche de|région de|cerca de|vicino a|perto de|regio|omgeving)\s+/i;
const AROUND =
  /\s+(?:areas?|boroughs?|region|metropolitan area|metro area|and surrounding areas?\.?|& surrounding areas?\.?|und umgebung|et alentours|et (?:sa )?périphérie|y alrededores)$/i;
/** "75008 Paris", "D-10115 Berlin", "SE-111 22 Stockholm", "1012 AB Amsterdam", "00-950 Warszawa". */
const CODE_BEFORE = /^(?:[A-Z]{1,2}[- ]\d{3,5}|\d{4,5}|\d{2,3}[- ]\d{2,3})(?: \d{2})?(?: [A-Z]{2}(?= ))?\s+(?=\p{L})/u;
const UK_CODE = /\s+[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?:\s+UK)?$/;
/** "Paris 8e", "Lyon 3ème arrondissement", "Paris 15", "Paris Cedex 08", "Dublin 2". */
const DISTRICT_BEHIND = /\s+(?:cedex(?: \d+)?|\d{1,2}(?:er|e|è?me|eme|\.)?(?: (?:arr\.?|arrondissement|bezirk))?)$/i;
const JOINED = /\s*[/&;|+]\s*(?:or\s+)?|\s+(?:and ?\/ ?or|and or|and|or|und|oder)\s+/i;
const JOINED_KNOWN = /\s+(?:et|ou|y|o|e|en|of|och|og|и|или)\s+/i;
/** A part of the town that stands behind it: "Downtown Manhattan". */
const PART_BEFORE = /^(?:downtown|midtown|uptown|central|inner|old town)\s+(?=\p{L})/iu;
/** Letters of a department beside a town: "IHTT Airedale", "Torquay ISU". */
const LETTERS = /^\p{Lu}{3,5}\s+(?=\p{Lu}\p{Ll}+$)|(?<=^\p{Lu}\p{Ll}+)\s+\p{Lu}{3,5}$/u;
/** "Maidstone Hospital", "Royal Derby Hospital", "Plymouth Hospitals NHS Trust": a building that is called after its town. */
const OF_TOWN =
  /^(?:(?:The|Royal|University of|\d[\d ]*) ){0,2}(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}?) (?:(?:&|and|General|District|University|Community|County|City|Royal|Memorial|War|Hospitals|Teaching|Cottage|Eye|Dental|Victoria|Treatment|Health|Medical|Urgent|Care|NHS|Foundation) ){0,4}(?:Hospitals?|Infirmary|Campus|Offices?|Cent(?:re|er)|Trust)$/iu;
const TOWN =
  /^\p{Lu}[\p{L}’'.-]+(?:[ -](?:on|upon|in|the|le|la|les|de|del|du|da|di|am|an|der|sur|sous|by|under|at|\p{Lu}[\p{L}’'.-]+)){0,4}$/u;
const CITIES_KEPT = 6;
/** Shorter parts of what is no list of towns are any words. */
const TOWN_CHARACTERS = 4;

const isKnown = (name: string): boolean => cities.has(foldPlace(name));
const isRegion = (name: string): boolean => regionsByName.has(foldPlace(name)) || isBritishCounty(name) || DISTRICT.test(name);
/** "West Bromwich" and "North Shields" are towns; "South East" and "West Yorkshire" are not. */
const isPartOfCountry = (name: string): boolean => isRegion(name) && !(isSideTown(name) && !DIRECTION.test(name));
const isSideTown = (name: string): boolean =>
  isBritishTown(name) ||
  (/^(?:north|south|east|west|upper|lower|mid)[ -]\p{Lu}[\p{L}-]+$/iu.test(name) &&
    !regionsByName.has(foldPlace(name)) &&
    !isRegion(name.replace(/^\p{L}+[ -]/u, '')));
const isKnownTown = (name: string): boolean => isKnown(name) || isBritishTown(name);
const isTown = (name: string): boolean => isKnown(name) || (TOWN.test(name) && !NO_CITY.test(name) && !isRegion(name));

/** `38 Grosvenor Gardens London` ends with a city. */
export function cityAtEnd(part: string): string | undefined {
  const words = part.split(' ');
  // "Derriford Road Plymouth Devon".
  if (words.length > 2 && isRegion(words.at(-1)!)) words.pop();
  if (words.length < 3) return undefined;
  return [words.slice(-2).join(' '), words.slice(-1).join(' ')].find(
    (name) => isKnown(name) || (isBritishTown(name) && !JOINED.test(part)),
  );
}

/** What may be part of a town's name where its state or country stands behind it: "State College, PA". */
const TOWN_WORDS = /\b(?:college|cent(?:er|re)|house)\b/i;

/**
 * The cities of a field that holds "Peterborough City Hospital, Peterborough", "PLYMOUTH" or "Chichester and Worthing", at most six.
 * `isPlace`: a state or country stands behind it, so that "Washington" is no region.
 */
export function citiesOf(field: string, isPlace = false): string[] {
  const bare = plainNotation(withoutRemarks(field).replace(isPlace ? NEAR : '', ''));
  if (isPlace && / County$/.test(bare)) return [];
  if (isPlace && TOWN.test(bare) && !NO_CITY.test(bare.replace(TOWN_WORDS, '')) && !JOINED.test(bare)) {
    const central = bare.replace(PART_BEFORE, '');
    return [quiet(isKnown(central) ? central : bare)];
  }
  const parts = bare
    .split(',')
    .map((part) => part.trim().replace(UK_CODE, '').replace(CODE_BEFORE, '').replace(DISTRICT_BEHIND, ''))
    .map((part) => withoutSide(plainNotation(part)))
    .filter((part) => part && !/\d/.test(part));
  const known = parts.findLast((part) => isKnown(part) && !isDistrict(part)) ?? parts.findLast(isKnown);
  const region = parts.length > 1 && isPartOfCountry(parts.at(-1)!) ? parts.at(-2) : undefined;
  const named = known ?? region ?? parts.findLast((part) => part.length > 1);
  if (!named) return [];
  const listed = listedTowns(parts);
  if (listed) return listed.map(quiet).slice(0, CITIES_KEPT);
  if (isKnown(named)) return [quiet(named)];
  const towns = townsOf(named);
  // "Torquay, Torbay Hospital".
  const before = towns.length > 0 ? undefined : parts.slice(0, -1).findLast(isBritishTown);
  return (before ? [before] : towns).map(quiet).slice(0, CITIES_KEPT);
}

/** A line without the postal code that it begins with. */
export const withoutCode = (line: string): string => line.replace(CODE_BEFORE, '');

/** The country of the cities that are known, where it is one. */
export function countryOfCities(names: readonly string[]): string | undefined {
  const countries = new Set(names.flatMap((name) => cities.get(foldPlace(name))?.country ?? []));
  return countries.size === 1 ? [...countries][0] : undefined;
}

function withoutRemarks(field: string): string {
  const bare = field
    .replaceAll(/\([^)]*\)|\[[^\]]*\]|<|>/g, ' ')
    .replaceAll(/[()]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s|,;/&-]+|(?:[\s|;/&-]|\s(?:or|and)\s*$)+$/g, '');
  return bare || field;
}

/** "Didcot, Abingdon and Thame", "Salford, Bury, Rochdale, Oldham": the towns of a list; of an address ("Woolwich, Greenwich, London") none. */
function listedTowns(parts: readonly string[]): string[] | undefined {
  const last = parts.at(-1)!.split(JOINED).filter(Boolean);
  const known = [...new Set(parts.filter(isKnownTown))];
  if (last.length === 1) return known.length >= LISTED && known.at(-1) !== 'London' && !known.some(isDistrict) ? known : undefined;
  const isList =
    known.length > 0 && !ONE_NAME.has(foldPlace(parts.at(-1)!)) && last.every((name) => isTown(name) && name.split(' ').length <= LISTED);
  return isList ? [...new Set([...known, ...last])] : undefined;
}
const LISTED = 3;

function townsOf(text: string): string[] {
  const joined = text.split(JOINED).filter((part) => part && !/^\p{Lu}{1,3}$/u.test(part));
  if (joined.length === 0) return [];
  if (joined.length === 1 && joined[0] !== text) return townsOf(joined[0]!);
  if (joined.length > 1 && !ONE_NAME.has(foldPlace(text))) {
    const towns = joined.map(townOf).filter((town) => town !== undefined);
    if (towns.length === joined.length) return [...new Set(towns)];
    const known = towns.filter(isKnownTown);
    return known.length > 0 ? known : towns.filter((town) => town.length >= TOWN_CHARACTERS).slice(0, 1);
  }
  const listed = text.split(JOINED_KNOWN);
  if (listed.length > 1 && listed.every(isKnown)) return listed;
  const town = townOf(text);
  return town === undefined ? [] : [town];
}

/** One town; undefined where a text is none. */
function townOf(text: string): string | undefined {
  // "London - Waterloo", "Norfolk - Norwich", "Enfield - Substance Misuse".
  const dashed = text.split(/\s+[-–—]\s*(?!on-|upon-)(?=\p{L})/u);
  if (dashed.length > 1) return dashed.find(isKnown) ?? townOf(dashed.find((part) => isTown(part)) ?? '');
  const plain = text
    .trim()
    .replace(NEAR, '')
    .replace(AROUND, '')
    .replace(/[.,\s]+$/, '')
    .replace(LETTERS, '');
  if (isKnown(plain)) return plain;
  const central = plain.replace(PART_BEFORE, '');
  if (isKnown(central)) return central;
  const ofTown = OF_TOWN.exec(plain)?.[1];
  if (ofTown && isKnownTown(ofTown)) return ofTown;
  if (NO_CITY.test(plain)) return cityAtEnd(plain) ?? townBehindBuilding(plain);
  if (countryOf(plain)) return undefined;
  const end = plain.split(' ').length > 1 && plain !== text.trim() ? plain.split(' ').at(-1)! : '';
  if (isKnown(end)) return end;
  const isSentence = plain.split(' ').length > 5;
  return plain === '' || isSentence || DIRECTION.test(plain) || isPartOfCountry(plain) ? cityAtEnd(plain) : plain;
}

function townBehindBuilding(plain: string): string | undefined {
  const town = BUILDING_BEFORE.exec(plain)?.[1];
  return town && !NO_CITY.test(town) && !isPartOfCountry(town) ? town : undefined;
}

/** Part of a city that may stand beside it. */
export const isDistrict = (name: string): boolean => SUBURBS.has(foldPlace(name));
const SUBURBS = new Set(
  'canary wharf,shoreditch,soho,camden,hackney,islington,westminster,southwark,greenwich,stratford,sandton,kowloon,brooklyn,manhattan,queens,bronx,staten island,pangyo,cyberjaya,lyngby,la defense,shibuya'.split(
    ',',
  ),
);

/** "Berlin, Hamburg, München" and "Lyon, Paris, France" one by one; undefined where a line names one place. */
export function listedCities(line: string): string[] | undefined {
  const parts = line.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const country = parts.length > 2 && !isKnown(last) ? countryOf(last) : undefined;
  const names = country ? parts.slice(0, -1) : parts;
  const found = names.map((name) => cities.get(foldPlace(name)));
  const isOne = names.some((name) => regionsByName.has(foldPlace(name)) || regionsByCode.has(name) || SUBURBS.has(foldPlace(name)));
  if (names.length < 2 || isOne || new Set(found.map((city) => city?.name)).size !== names.length) return undefined;
  if (!found.every((city) => city && (!country || city.country === country))) return undefined;
  return country ? names.map((name) => `${name}, ${last}`) : names;
}

/** "PLYMOUTH" as people write it. */
const quiet = (city: string): string =>
  city.length > 3 && (city === city.toUpperCase() || city === city.toLowerCase())
    ? city.toLowerCase().replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : city;
