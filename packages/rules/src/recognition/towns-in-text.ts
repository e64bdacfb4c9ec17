// Towns that a text says somebody is looked for in, where the feed names no more than a country: "We're hiring developers in Ottawa, Toronto and
// Montreal", "You will be based in Leeds". Known cities alone, and none of what an organization tells of its offices.
import { countryOf } from './country-names.ts';
import { cities, foldPlace } from './gazetteer.ts';
import type { RawPlace } from './places.ts';

/** Words of looking for somebody, or of where the work is, before the list. */
const LOOKED_FOR =
  /(?:(?<!\p{L})(?:[Hh]iring|[Rr]ecruiting|[Aa]pplications? (?:for|from)|[Oo]perating from|[Cc]andidatures|avons besoin|[Ll]ooking for|[Ss]eeking|embauch\p{L}+|recrut\p{L}+|[Rr]echerch(?:ons|e)|à la recherche|suchen|[Bb]uscamos|[Cc]ontratamos|[Cc]erchiamo|[Pp]rocuramos|[Zz]oeken|[Ии]щем|[Cc]ăutăm)(?!\p{L})[^.;!?\n]{0,140}?|\b(?:[Yy]ou(?:[’']ll| will| must)? (?:be|work|live)|requires you to (?:be|work|live)|(?:position|role|job|post|candidate|poste|[Ss]telle|puesto) (?:is|will be|must be|est|ist|está|sera)|(?:travailliez|travaillerez|[Aa]rbeiten [Ss]ie|[Dd]u arbeitest|[Aa]rbeitest du|[Tt]rabajarás|[Ll]avorerai))(?!\p{L})[^.;!?\n]{0,60}?)(?:,\s*|\s)(?:in|at|from|à|au|de|a|en|em|te|în|в)\s+(?=\p{Lu}|the \p{Lu}|la région)/gu;
const TOWN = /^(?:the (?:\p{Lu}\p{L}+ ){1,3}\(|la région de la capitale nationale \()?(\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,2})/u;
const BETWEEN = /^\)?\s*(?:,\s*(?:and|or|et|ou|und|oder|y|o|e|ou à|et à|à)?\s*|\s+(?:and|or|et|ou|und|oder|y|o|e|&)\s+)(?:à\s+)?/u;
const TOWNS_KEPT = 10;

/** Places of a feed; where none of them is more than a country, the towns that the text names instead. */
export function withTownsOfText(places: readonly RawPlace[], text: string): RawPlace[] {
  const isCountry = ({ city, region, raw, street, postalCode }: RawPlace) =>
    !city && !region && !street && !postalCode && (!raw || countryOf(raw) !== undefined);
  if (!places.every(isCountry)) return [...places];
  const countries = new Set(places.flatMap(({ country, raw }) => countryOf(country ?? raw ?? '') ?? []));
  const towns = townsLookedFor(text).filter(({ country }) => countries.size === 0 || countries.has(country));
  return towns.length > 0 ? towns.map(({ name, country }) => ({ city: name, country })) : [...places];
}

/** The known cities of the lists behind words of looking for somebody, as the text writes them. */
function townsLookedFor(text: string): { name: string; country: string }[] {
  const found = new Map<string, { name: string; country: string }>();
  for (const { 0: said, index } of text.matchAll(LOOKED_FOR)) {
    let rest = text.slice(index + said.length, index + said.length + 200);
    for (;;) {
      const name = TOWN.exec(rest)?.[1];
      const known = name === undefined ? undefined : cities.get(foldPlace(name));
      if (!known || found.size === TOWNS_KEPT) break;
      found.set(known.name, { name: known.name, country: known.country });
      rest = rest.slice(rest.indexOf(name!) + name!.length);
      const between = BETWEEN.exec(rest)?.[0];
      if (between === undefined) break;
      rest = rest.slice(between.length);
    }
  }
  return [...found.values()];
}
