// "Abroad" in a question, in whichever language: every country but the reader's. It is a place like the parts of the world (areas.ts), of which a reader's own
// countries are taken. @rule search.27
import type { AskedUnit } from './asked-units.ts';
import { placeOf, placeTerm } from './terms.ts';

/** Stands among the places of "abroad", which are all countries but the reader's own (abroadFor). */
export const ABROAD = '~~';

/** What people say who want to work elsewhere. Not "Ausland" or "estero" alone: "commerciale estero" sells abroad, from home. */
export const ABROAD_NAMES = `abroad, outside my country, outside of my country, in another country, in a foreign country, in other countries,
  im ausland, ins ausland, in einem anderen land, à l’étranger, a l'etranger, dans un autre pays, hors de mon pays,
  en el extranjero, al extranjero, en el exterior, fuera del país, en otro país, all’estero, all'estero, in un altro paese, fuori dal mio paese,
  in het buitenland, naar het buitenland, in een ander land, no exterior, no estrangeiro, para o exterior, fora do país, em outro país, noutro país,
  în străinătate, peste hotare, în afara țării, în altă țară, за границей, за границу, заграницей, за рубежом, в другой стране,
  ở nước ngoài, ra nước ngoài, tại nước ngoài, di nuoc ngoai, sa abroad, sa ibang bansa, 海外で, 海外での, 国外で, 外国で, 해외에서, 외국에서, 다른 나라에서,
  在国外, 去国外, 到国外, 在海外, 去海外`;
/** Who would go abroad too asks for nothing: everywhere is right. */
export const ABROAD_TOO = `also abroad, even abroad, or abroad, abroad too, abroad as well, auch im ausland, auch ins ausland, gerne im ausland, oder im ausland,
  aussi à l’étranger, même à l’étranger, ou à l’étranger, también en el extranjero, incluso en el extranjero, o en el extranjero, anche all’estero, anche all'estero, va bene anche all’estero, va bene anche all'estero,
  o all’estero, o all'estero, ook in het buitenland, of in het buitenland, também no exterior, ou no exterior, também no estrangeiro, și în străinătate,
  sau în străinătate, или за границей, можно за границей, и за границей, hoặc ở nước ngoài, kể cả nước ngoài, o sa abroad, kahit abroad, 海外でも, 해외도, 국외도, 国外也可以, 海外也可以`;

/** Whether a part of a question is "abroad". */
export const isAbroad = ({ terms }: Pick<AskedUnit, 'terms'>): boolean => terms.includes(placeTerm(ABROAD));

/** Abroad as it is for the reader. Who has no country is asked nothing. */
export function abroadFor(unit: AskedUnit, countries: readonly string[]): AskedUnit[] {
  if (countries.length === 0) return [];
  const own = new Set([ABROAD, ...countries].map(placeTerm));
  const terms = unit.terms.filter((term) => placeOf(term) !== undefined && !own.has(term));
  return [{ ...unit, words: [], terms, near: [] }];
}
